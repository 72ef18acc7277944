"""Prints how many chains of Mage Noir are resolved in a second on one core: `python -m tests.benchmarks.magenoir`.

A round of chains is announced and resolved on one table; the fastest of some runs counts, in processor time, and 10 000
a second are wanted."""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from bot.engine.magenoir.announcing.announce_act import announce_act
from bot.engine.magenoir.announcing.planned_actions import PlannedChain
from bot.engine.magenoir.asking.scenario import Activate, Announcement, Use
from bot.engine.magenoir.game.game_table import Table
from bot.engine.magenoir.ground.identifiers import ObjectId
from bot.engine.magenoir.ground.mana import Mana
from bot.engine.magenoir.ground.options import Options
from bot.engine.magenoir.resolving.resolve_chain import resolve_chain
from bot.engine.magenoir.table.game_state import GameState
from bot.engine.magenoir.words.filters import BoardState, Zone
from tests.engine.magenoir.table import ALICE, BOB, card, made_up, real, table

WANTED = 10_000
RUNS = 5
ROUND = 2_000
"""Chains of one run."""


@dataclass(frozen=True)
class Case:
    name: str
    state: GameState
    act: Announcement


TOTEM, FLAME, TORNADO, SEED = ObjectId("totem"), ObjectId("flame"), ObjectId("tornado"), ObjectId("seed")
SAP = made_up("Sap", "When you are dealt damage, you gain 1 HP.")
CROWD = [card(f"bystander-{number}", made_up(f"Bystander {number}")) for number in range(30)]

CASES = (
    Case(
        "an any-time effect: one action",
        table(card("totem", made_up("Totem", "At any time: you gain 1 HP."))),
        Use(TOTEM, ALICE),
    ),
    Case("Draconic flame: three actions", table(card("flame", real("Draconic flame"))), Activate(FLAME, ALICE, (BOB,))),
    Case(
        "Draconic flame, a trigger, 30 cards beside",
        table(card("flame", real("Draconic flame")), card("sap", SAP, BOB), *CROWD),
        Activate(FLAME, ALICE, (BOB,)),
    ),
    Case(
        "Tornado with Seed in the wind: seven actions",
        table(
            card("tornado", real("Tornado")),
            card("seed", real("Seed in the wind"), state=BoardState.CHANNELLED),
            card("c1", made_up("c1"), zone=Zone.DECK),
            card("c2", made_up("c2"), zone=Zone.DECK),
            bob={"reserve": Mana(fire=1)},
        ),
        Activate(TORNADO, ALICE, (BOB, SEED)),
    ),
)


def chains(case: Case) -> None:
    """Announce and resolve the act on that table again and again, each time as if for the first time."""
    on = Table(case.state, Options())
    for _ in range(ROUND):
        on.state = case.state
        on.trace.clear()
        on.chains.clear()
        prospect = announce_act(on, case.act, pending=False)
        if not isinstance(prospect, PlannedChain):
            raise TypeError(prospect)
        resolve_chain(on, prospect)


def seconds(action: Callable[[], None]) -> float:
    began = time.process_time()
    action()
    return time.process_time() - began


def main() -> int:
    print(f"{'chains a second':<50} {'best':>10}")
    worst = float("inf")
    for case in CASES:
        rate = ROUND / min(seconds(lambda case=case: chains(case)) for _ in range(RUNS))  # type: ignore[misc]  # bound now
        worst = min(worst, rate)
        print(f"{case.name:<50} {rate:10.0f}{'' if rate >= WANTED else '  slow'}", flush=True)
    return 0 if worst >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())

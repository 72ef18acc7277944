"""What a chain of Mage Noir costs, announced and resolved again and again on one table: a hundred of them."""

from dataclasses import dataclass
from functools import partial

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
from tests.benchmarks.measuring.cases import Case, of_any_size
from tests.engine.magenoir.table import ALICE, BOB, card, made_up, real, table

ROUND = 100
"""Chains of one run."""


@dataclass(frozen=True)
class Chain:
    name: str
    state: GameState
    act: Announcement


TOTEM, FLAME, TORNADO, SEED = ObjectId("totem"), ObjectId("flame"), ObjectId("tornado"), ObjectId("seed")
SAP = made_up("Sap", "When you are dealt damage, you gain 1 HP.")
CROWD = [card(f"bystander-{number}", made_up(f"Bystander {number}")) for number in range(30)]

CHAINS = (
    Chain(
        "an any-time effect: one action",
        table(card("totem", made_up("Totem", "At any time: you gain 1 HP."))),
        Use(TOTEM, ALICE),
    ),
    Chain(
        "Draconic flame: three actions", table(card("flame", real("Draconic flame"))), Activate(FLAME, ALICE, (BOB,))
    ),
    Chain(
        "Draconic flame, a trigger, 30 cards beside",
        table(card("flame", real("Draconic flame")), card("sap", SAP, BOB), *CROWD),
        Activate(FLAME, ALICE, (BOB,)),
    ),
    Chain(
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


def resolve_round(chain: Chain) -> None:
    """Announce and resolve the act on that table again and again, each time as if for the first time."""
    on = Table(chain.state, Options())
    for _ in range(ROUND):
        on.state = chain.state
        on.trace.clear()
        on.chains.clear()
        prospect = announce_act(on, chain.act, pending=False)
        if not isinstance(prospect, PlannedChain):
            raise TypeError(prospect)
        resolve_chain(on, prospect)


CASES = tuple(Case(each.name, of_any_size(partial, resolve_round, each)) for each in CHAINS)

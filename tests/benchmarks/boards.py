"""What boards of sixty permanents and hostile tables cost: their engine, all of an answer to them (the reading, the
engine and the longer of the explanations, since who asks waits for all of them), and how many megabytes are held at
most."""

import json
import tracemalloc
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.engine.magic.asking.scenario import Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.engine_limits import EngineLimit
from bot.explain.explanation import explain_outcome, render_explanation
from bot.judge.scenario_file import read_document
from bot.language import Language
from bot.ui.naming import names_of
from tests.benchmarks.measuring.cases import AnyCase, Case, Count, of_any_size
from tests.benchmarks.measuring.package_measured import play_document
from tests.judge.playing import ALL, Told, bear, card, cast, thing
from tests.judge.table import LIBRARY

MOST_MEGABYTES = 64.0


@dataclass(frozen=True)
class Board:
    name: str
    document: Told


def bears(number: int, by: str, **more: Any) -> tuple[Told, ...]:
    return tuple(bear(f"{by.lower()}{each}", by, **more) for each in range(number))


def many(number: int, name: str, types: str, text: str, by: str = "Alice", **more: Any) -> tuple[Told, ...]:
    return tuple(thing(f"{name}{each}", types, text, by, **more) for each in range(number))


def fight(number: int) -> tuple[Told, ...]:
    """So many of Alice's attack, each blocked by one of Bob's."""
    attack = [{"who": f"alice{each}", "at": "Bob"} for each in range(number)]
    return {"attack": attack}, {"block": [{"who": f"bob{each}", "blocks": [f"alice{each}"]} for each in range(number)]}


def table(*do: Told, objects: tuple[Told, ...], **rest: Any) -> Told:
    return {"objects": list(objects), "do": list(do), **rest}


WIPE = card("Test Wipe", "Sorcery", "Destroy all creatures.")
RAIN = card("Test Rain", "Sorcery", "Test Rain deals 1 damage to each creature and each player.")
SALVE = card("Test Salve", "Instant", "You gain 3 life.")
ANTHEM = "Creatures you control get +1/+1."
SIDES = (*bears(20, "Alice"), *bears(20, "Bob"))
AURAS = tuple(
    thing(f"aura{each}", "Enchantment - Aura", "Enchant creature\nEnchanted creature gets +1/+1 and has trample.")
    | {"attached_to": f"alice{each}"}
    for each in range(10)
)
BLADES = tuple(
    thing(f"blade{each}", "Artifact - Equipment", "Equipped creature gets +2/+0 and has first strike.\nEquip {1}")
    | {"attached_to": f"alice{each + 10}"}
    for each in range(10)
)
MOURNERS = many(20, "mourner", "Enchantment", "Whenever a creature dies, you gain 1 life.")
WATCHERS = many(10, "watcher", "Enchantment", "Whenever a creature attacks, put a +1/+1 counter on it.")
ONE_MORE = (
    "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters "
    "are put on it instead."
)
HARDENED = many(10, "hard", "Enchantment", ONE_MORE)
SHIELD = "If a source would deal damage to a creature you control, prevent 1 of that damage."
TOKENS = (
    "If an effect would create one or more tokens under your control, it creates twice that many "
    "of those tokens instead."
)
DAMAGE = (
    "If a source you control would deal damage to a permanent or player, it deals double that damage "
    "to that permanent or player instead."
)
DRUMS = "Whenever you gain life, each opponent loses 1 life."
BELLS = "Whenever you gain life, put a +1/+1 counter on Test Bell."
THEIRS = "Whenever an opponent loses life, you gain 1 life."
CHEERS = "Whenever a creature enters, you gain 1 life."
ARCHERS = "Whenever a creature enters, Test Archer deals 1 damage to target opponent."
ELF = card("Test Call", "Instant", "Create a 1/1 green Elf creature token.")
BLESSING = card("Test Blessing", "Sorcery", "Put a +1/+1 counter on target creature.")
BOLT = card("Test Spark", "Sorcery", "Test Spark deals 1 damage to any target.")
RICH: Sequence[Told] = [{"name": "Alice"}, {"name": "Bob", "life": 100_000}]
POOR: Sequence[Told] = [{"name": "Alice"}, {"name": "Bob", "life": 2_000}]


def hostile(*do: Told, objects: tuple[Told, ...], players: Sequence[Told] = RICH) -> Told:
    return table(*do, objects=objects, players=list(players))


MAKER = "Whenever a creature enters under your control, create a 1/1 green Elf creature token."
BOARDS = (
    Board("20 against 20, 20 lands", table(*fight(20), objects=(*SIDES, *many(20, "land", "Land - Forest", "")))),
    Board(
        "20 against 20 under 20 anthems",
        table(*fight(20), objects=(*SIDES, *many(20, "anthem", "Enchantment", ANTHEM))),
    ),
    Board("20 against 20 with auras and equipment", table(*fight(20), objects=(*SIDES, *AURAS, *BLADES))),
    Board("20 against 20, 20 watch deaths", table(*fight(20), objects=(*SIDES, *MOURNERS))),
    Board(
        "20 against 20, 10 watch attacks, 10 add counters", table(*fight(20), objects=(*SIDES, *WATCHERS, *HARDENED))
    ),
    Board("a wipe, 20 watch deaths", table(cast(WIPE), ALL, objects=(*SIDES, *MOURNERS))),
    Board("a rain, auras and equipment", table(cast(RAIN), ALL, objects=(*SIDES, *AURAS, *BLADES))),
    Board(
        "a rain, 10 double damage, 10 prevent it",
        table(
            cast(RAIN),
            ALL,
            objects=(*SIDES, *many(10, "fury", "Enchantment", DAMAGE), *many(10, "ward", "Enchantment", SHIELD, "Bob")),
        ),
    ),
)
HOSTILES = (
    Board("512 life triggers", hostile(cast(SALVE), ALL, objects=many(512, "drum", "Enchantment", DRUMS))),
    Board(
        "1,024 life triggers of 32 that watch 32 creatures",
        hostile(
            *(cast(ELF) | {"as": f"elf{each}"} for each in range(32)),
            ALL,
            objects=many(32, "cheer", "Enchantment", CHEERS),
        ),
    ),
    Board(
        "1,024 counters by triggers of 32",
        hostile(
            *(cast(SALVE) | {"as": f"salve{each}"} for each in range(32)),
            ALL,
            objects=many(32, "bell", "Creature - Bear", BELLS, power=1, toughness=1),
        ),
    ),
    Board(
        "512 tokens of 9 that double them, 2 watch",
        hostile(
            cast(ELF),
            ALL,
            objects=(*many(9, "season", "Enchantment", TOKENS), *many(2, "cheer", "Enchantment", CHEERS)),
        ),
    ),
    Board(
        "512 tokens, an archer",
        hostile(
            cast(ELF),
            ALL,
            objects=(
                *many(9, "season", "Enchantment", TOKENS),
                *many(1, "archer", "Creature - Elf", ARCHERS, power=1, toughness=1),
            ),
        ),
    ),
    Board("tokens of 40 that double them", hostile(cast(ELF), ALL, objects=many(40, "season", "Enchantment", TOKENS))),
    Board(
        "damage of 300 that double it",
        hostile(cast(BOLT, "Bob"), ALL, objects=many(300, "fury", "Enchantment", DAMAGE)),
    ),
    Board(
        "counters of 300 that add to them",
        hostile(
            cast(BLESSING, "alice0"), ALL, objects=(*bears(1, "Alice"), *many(300, "hard", "Enchantment", ONE_MORE))
        ),
    ),
    Board(
        "a loop that must go on",
        hostile(
            cast(SALVE),
            ALL,
            objects=(
                *many(1, "drum", "Enchantment", DRUMS),
                *many(
                    1, "feast", "Enchantment", "Whenever an opponent loses life, you lose 1 life and you gain 2 life."
                ),
            ),
        ),
    ),
    Board(
        "a loop that kills 2,000 life",
        hostile(
            cast(SALVE),
            ALL,
            objects=(*many(1, "drum", "Enchantment", DRUMS), *many(1, "feast", "Enchantment", THEIRS)),
            players=POOR,
        ),
    ),
    Board(
        "a loop that kills 2,000 life, four each",
        hostile(
            cast(SALVE),
            ALL,
            objects=(*many(4, "drum", "Enchantment", DRUMS), *many(4, "feast", "Enchantment", THEIRS)),
            players=POOR,
        ),
    ),
    Board("a loop of tokens", hostile(cast(ELF), ALL, objects=many(1, "maker", "Enchantment", MAKER))),
    Board("a loop of tokens, ten make them", hostile(cast(ELF), ALL, objects=many(10, "maker", "Enchantment", MAKER))),
    Board(
        "a loop of tokens, made twice as many",
        hostile(
            cast(ELF), ALL, objects=(*many(1, "maker", "Enchantment", MAKER), *many(1, "season", "Enchantment", TOKENS))
        ),
    ),
    Board(
        "600 bears under 300 anthems",
        hostile(cast(RAIN), ALL, objects=(*bears(600, "Alice"), *many(300, "anthem", "Enchantment", ANTHEM))),
    ),
    Board(
        "300 against 300, 100 watch deaths",
        hostile(
            *fight(300),
            objects=(
                *bears(300, "Alice"),
                *bears(300, "Bob"),
                *many(100, "mourner", "Enchantment", "Whenever a creature dies, you gain 1 life."),
            ),
        ),
    ),
)


def explained(scenario: Scenario, outcome: Outcome, lang: Language) -> list[str]:
    return render_explanation(explain_outcome(outcome, names_of(scenario, LIBRARY, lang), lang, scenario.do))


def answer(document: Told) -> None:
    """Read the document, play it, and explain the outcome."""
    scenario = read_document(json.loads(json.dumps(document)), LIBRARY).scenario
    with suppress(EngineLimit):
        explained(scenario, resolve_scenario(scenario), "fr")


def megabytes(document: Told) -> float:
    """The most that is held at a time, up to our limit where that is reached."""
    tracemalloc.start()
    answer(document)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak / 1e6


def cases_of_board(board: Board, *, hostile: bool) -> tuple[AnyCase, ...]:
    document = board.document
    return (
        Case(f"{board.name}, engine", of_any_size(play_document, document), once=hostile),
        Case(f"{board.name}, answer", of_any_size(partial, answer, document), once=hostile),
        Count(f"{board.name}, memory", partial(megabytes, document), "MB", MOST_MEGABYTES, asked=True),
    )


CASES = (
    *(each for board in BOARDS for each in cases_of_board(board, hostile=False)),
    *(each for board in HOSTILES for each in cases_of_board(board, hostile=True)),
)

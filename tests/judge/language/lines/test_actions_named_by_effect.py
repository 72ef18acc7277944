"""Lines that say what a card does instead of what is done with it, and who goes on doing something, in both
languages."""

from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.judge.language.lines.typed_interaction import read_interaction
from bot.judge.language.reading.request import InteractionRequest
from bot.judge.problems import ProblemKind, ScenarioError
from tests.judge.table import BOLT, GIANT, WALKER, WURM, card

DENIAL = card("Test Denial", "Refus d’essai", "Instant", "Counter target spell.")
PINGER = card("Test Pinger", "Pincée d’essai", "Creature — Human", "{T}: Test Pinger deals 1 damage to any target.")
ELF = card("Test Elf", "Elfe d’essai", "Creature — Elf", "{G}: Test Elf gains flying.\n{T}: Add {G}.")
FOREST = card("Test Forest", "Forêt d’essai", "Basic Land — Forest", "({T}: Add {G}.)")
STORM = card("Test Storm", "Tempête d’essai", "Sorcery", "Destroy all creatures.")
CARDS = Catalogue((BOLT, GIANT, WALKER, WURM, DENIAL, PINGER, ELF, FOREST, STORM))
TABLE = "Alice: Hill Giant, Test Pinger, Test Elf, Test Forest; Bob: Test Wurm"
BOLTED = {"cast": "Test Bolt", "by": "Bob", "as": "test-bolt", "targets": ["hill-giant"]}
DENIED = {"cast": "Test Denial", "by": "Alice", "as": "test-denial", "targets": ["test-bolt"]}
ATTACK = {"attack": [{"who": "hill-giant"}]}


def do(actions: str) -> list[dict[str, Any]]:
    return list(read_interaction(InteractionRequest(actions, TABLE), "en", CARDS).document["do"])


@pytest.mark.parametrize(
    "said",
    [
        "Bob kills Hill Giant with Test Bolt",
        "Bob blast Géant des collines avec Éclair d’essai",
        "Bob tue Géant des collines avec Éclair d’essai",
    ],
)
def test_what_is_killed_with_a_card_is_its_target(said: str) -> None:
    assert do(said) == [BOLTED]


@pytest.mark.parametrize("said", ["Alice pings Test Wurm with Test Pinger", "Alice tue Test Wurm avec Test Pinger"])
def test_with_what_is_on_the_table_its_ability_is_activated(said: str) -> None:
    assert do(said) == [
        {
            "activate": "test-pinger",
            "ability": "{T}: Test Pinger deals 1 damage to any target",
            "by": "Alice",
            "targets": ["test-wurm"],
        }
    ]


@pytest.mark.parametrize(
    "said",
    [
        "Alice responds with Test Denial on Test Bolt",
        "Alice responds by casting Test Denial on Test Bolt",
        "Alice répond avec Refus d’essai sur Éclair d’essai",
        "Alice répond en lançant Refus d’essai sur Éclair d’essai",
        "Alice counters Test Bolt with Test Denial",
        "Alice counters it with Test Denial",
        "Alice contre Éclair d’essai avec Refus d’essai",
    ],
)
def test_an_answer_is_cast_in_response(said: str) -> None:
    assert do(f"Bob casts Test Bolt on Hill Giant; {said}") == [BOLTED, DENIED]
    assert do(f"Bob casts Test Bolt on Hill Giant, {said}") == [BOLTED, DENIED]


@pytest.mark.parametrize("said", ["Bob casts Test Bolt on it", "il lance Éclair d’essai dessus"])
def test_it_is_the_only_creature_of_which_the_line_before_speaks(said: str) -> None:
    assert do(f"Alice attacks with Hill Giant; {said}") == [ATTACK, BOLTED]


def test_it_is_nothing_after_several_creatures() -> None:
    with pytest.raises(ScenarioError) as caught:
        do("Alice attacks with Hill Giant and Test Elf; Bob casts Test Bolt on it")
    assert caught.value.problem.kind is ProblemKind.NOT_ON_THE_TABLE


@pytest.mark.rule("605.1a")
@pytest.mark.parametrize(
    "said", ["Alice taps Test Elf and Test Forest for mana", "Alice engage Test Elf et Test Forest pour du mana"]
)
def test_605_1a_what_is_tapped_for_mana_has_its_mana_ability_activated(said: str) -> None:
    assert do(said) == [
        {"activate": "test-elf", "ability": "{T}: Add", "by": "Alice"},
        {"activate": "test-forest", "ability": 1, "by": "Alice"},
    ]


@pytest.mark.parametrize("said", ["twice", "deux fois", "2 times", "x2"])
def test_an_ability_is_activated_more_than_once(said: str) -> None:
    assert do(f"Alice activates Test Elf {said}") == [{"activate": "test-elf", "ability": 1, "by": "Alice"}] * 2


@pytest.mark.parametrize(
    "said",
    [
        "Bob blocks with Test Wurm and casts Test Bolt on Hill Giant",
        "Bob blocks with Test Wurm, casts Test Bolt on Hill Giant",
        "Bob blocks with Test Wurm then casts Test Bolt on Hill Giant",
        "Bob bloque avec Test Wurm et lance Test Bolt sur Hill Giant",
        "Bob blocks with Test Wurm. Bob casts Test Bolt on Hill Giant.",
        "Bob chump blocks with Test Wurm and Bob casts Test Bolt on Hill Giant",
    ],
)
def test_who_does_one_thing_and_goes_on_does_the_other(said: str) -> None:
    block = {"block": [{"who": "test-wurm", "blocks": ["hill-giant"]}]}
    assert do(f"Alice attacks with Hill Giant; {said}") == [ATTACK, block, BOLTED]


@pytest.mark.parametrize("said", ["à deux avec Test Wurm", "a deux avec Test Wurm", "together with Test Wurm"])
def test_that_several_block_together_is_said_by_their_list(said: str) -> None:
    assert do(f"Alice attacks with Hill Giant; Bob blocks {said}")[1:] == [
        {"block": [{"who": "test-wurm", "blocks": ["hill-giant"]}]}
    ]


@pytest.mark.parametrize(("said", "step"), [("next turn", "next turn"), ("fin de tour", "end"), ("upkeep", "upkeep")])
def test_a_step_alone_is_until_when_everybody_passes(said: str, step: str) -> None:
    assert do(said) == [{"to": step}]


@pytest.mark.parametrize("said", ["Bob test bolts Hill Giant", "Bob zorches Hill Giant"])
def test_a_word_that_is_no_card_is_no_verb(said: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        do(said)
    assert caught.value.problem.kind is ProblemKind.NO_VERB


def test_a_card_of_one_word_is_a_verb() -> None:
    cards = Catalogue(
        (GIANT, card("Unsummon", "Désinvocation", "Instant", "Return target creature to its owner's hand."))
    )
    typed = "Bob unsummons Hill Giant, Alice concedes"
    read = read_interaction(InteractionRequest(typed, "Alice: Hill Giant"), "en", cards)
    unsummon = {"cast": "Unsummon", "by": "Bob", "as": "unsummon", "targets": ["hill-giant"]}
    assert read.document["do"] == [unsummon, {"leave": "Alice"}]

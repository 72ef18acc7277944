"""How single things are said: where a choice stands, whose Mana it is, what holds this turn, a target too many."""

import pytest

from bot.engine.magenoir.asking.scenario import Activate, Resolve
from bot.engine.magenoir.ground.identifiers import ObjectId
from bot.engine.magenoir.words.filters import BoardState, Zone
from bot.explain.magenoir.explanation import explain_magenoir
from bot.language import Language
from tests.engine.magenoir.table import ALICE, card, play, real, table
from tests.explain.magenoir.test_worked_traces import lines

TIDE = table(
    card("tide", real("Tide")),
    card("under", real("Tornado")),
    card("seed", real("Seed"), zone=Zone.HAND),
    card("flame", real("Flame"), zone=Zone.HAND),
)
WINDS = table(
    card("winds", real("Favorable winds")),
    card("breath", real("Breath"), state=BoardState.CHANNELLED),
)
ARROW = table(card("arrow", real("Fiery arrow")), card("flame", real("Flame"), state=BoardState.CHANNELLED))


@pytest.mark.parametrize(
    ("lang", "choice", "action"),
    [
        ("en", "By default: Alice chooses Seed (card to discard)", "2. Alice discards Seed from the hand."),
        ("fr", "Par défaut : Alice choisit Graine (carte à défausser)", "2. Alice défausse Graine de sa main."),
    ],
)
def test_a_choice_is_told_before_the_action_for_which_it_was_made(lang: Language, choice: str, action: str) -> None:
    told = lines(explain_magenoir(play(TIDE, Activate(ObjectId("tide"), ALICE), Resolve()), lang))
    (at,) = (at for at, line in enumerate(told) if line.startswith(choice))
    assert told[at + 1] == action


@pytest.mark.parametrize(
    ("lang", "held", "released"),
    [
        ("en", "for Alice: “you trade", "  ↳ Favorable winds' Mana is released: 2 Air Mana to the Available Ether."),
        (
            "fr",
            "pour Alice : « vous échangez",
            "  ↳ La Mana de Vents favorables est libérée : 2 Mana Air rejoignent l’Éther Disponible.",
        ),
    ],
)
def test_what_holds_this_turn_is_quoted_and_a_plural_name_owns_what_is_its(
    lang: Language, held: str, released: str
) -> None:
    told = lines(explain_magenoir(play(WINDS, Activate(ObjectId("winds"), ALICE), Resolve()), lang))
    assert any(held in line for line in told)
    assert any(line.endswith(released) for line in told)


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "Alice is one target too many for Fiery arrow"),
        ("fr", "Alice est une cible de trop pour Flèche ardente"),
    ],
)
def test_a_target_that_nothing_is_aimed_at_is_one_too_many(lang: Language, expected: str) -> None:
    told = lines(explain_magenoir(play(ARROW, Activate(ObjectId("arrow"), ALICE, (ALICE,)), Resolve()), lang))
    assert expected in told[0]

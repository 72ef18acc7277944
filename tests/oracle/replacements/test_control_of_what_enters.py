"""Sentences about under whose control permanents enter (CR 616.1b)."""

import pytest

from bot.engine.magic.words.abilities import ReplacementAbility, SpellAbility, Unread
from bot.engine.magic.words.abilities.event_replacements import EnterUnderControl, WouldEnter
from bot.engine.magic.words.effects import ReplaceForAWhile
from bot.engine.magic.words.filters import THIS, Filter, Matching, Side
from tests.oracle.reading import read

THEIRS = Filter(all_of=("Creature",), side=Side.OPPONENT)
STANDING = ReplacementAbility(WouldEnter(Matching(THEIRS)), EnterUnderControl())
WOULD = "If a creature would enter under an opponent's control"


@pytest.mark.rule("616.1b")
def test_616_1b_what_would_enter_under_an_opponents_control_enters_under_yours() -> None:
    assert read(f"{WOULD}, it enters under your control instead.") == (STANDING,)


@pytest.mark.rule("616.1b")
def test_616_1b_a_spell_says_so_for_this_turn() -> None:
    text = f"{WOULD} this turn, it enters under your control instead."
    assert read(text, types=("Instant",)) == (SpellAbility((ReplaceForAWhile(STANDING),), ()),)


@pytest.mark.rule("616.1b")
def test_616_1b_something_enters_under_the_control_of_an_opponent_whom_its_controller_chooses() -> None:
    text = "This creature enters under the control of an opponent of your choice."
    assert read(text) == (ReplacementAbility(WouldEnter(THIS), EnterUnderControl(of_opponent=True)),)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (f"{WOULD}, it enters under your control instead.", "Instant"),
        (f"{WOULD} this turn, it enters under your control instead.", "Creature"),
        (
            "If a creature you control would enter under an opponent's control, it enters under your control.",
            "Creature",
        ),
    ],
)
def test_for_how_long_is_said_by_spells_alone(text: str, kind: str) -> None:
    assert any(isinstance(each, Unread) for each in read(text, types=(kind,)))

"""Sentences that suspend rules: untapping, the legend rule, the maximum hand size, gaining life."""

import pytest

from bot.engine.magic.abilities import (
    Ability,
    CantGainLife,
    NoLegendRule,
    NoMaximumHandSize,
    StaysTapped,
)
from bot.engine.magic.filters import THIS, AttachedObject, Filter, Matching, Players, Side
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read, shown


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("You have no maximum hand size.", NoMaximumHandSize()),
        ("Players have no maximum hand size.", NoMaximumHandSize(Players.EACH_PLAYER)),
        ("Players can't gain life.", CantGainLife(Players.EACH_PLAYER)),
        ("Your opponents can't gain life.", CantGainLife(Players.EACH_OPPONENT)),
        ('The "legend rule" doesn\'t apply.', NoLegendRule()),
        ('The "legend rule" doesn\'t apply to permanents you control.', NoLegendRule(Filter(side=Side.YOU))),
        ("This creature doesn't untap during your untap step.", StaysTapped(THIS)),
        ("Enchanted creature doesn't untap during its controller's untap step.", StaysTapped(AttachedObject())),
        (
            "Islands don't untap during their controllers' untap steps.",
            StaysTapped(Matching(Filter(all_of=("Island",)))),
        ),
    ],
)
def test_614_17_what_a_sentence_suspends(text: str, ability: Ability) -> None:
    assert read(text) == (ability,)


@pytest.mark.parametrize(
    ("whole", "shorter"),
    shorter_by_a_word(
        "You have no maximum hand size.",
        "Players can't gain life.",
        "Enchanted creature doesn't untap during its controller's untap step.",
    ),
)
def test_614_17_a_word_less_is_read_otherwise_or_not_at_all(whole: str, shorter: str) -> None:
    assert shown(shorter) != shown(whole)


def test_502_3_whose_untap_step_is_meant_has_to_be_clear() -> None:
    text = "Enchanted creature doesn't untap during your untap step."
    assert shown(text) == [f"?{text}"]


def test_103_6a_a_card_that_may_begin_the_game_on_the_battlefield_says_nothing_later() -> None:
    assert read("If this card is in your opening hand, you may begin the game with it on the battlefield.") == ()

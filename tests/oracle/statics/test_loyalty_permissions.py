"""What is said of activating loyalty abilities (CR 606.3)."""

import pytest

from bot.engine.magic.words.abilities import LoyaltyPermission
from bot.engine.magic.words.filters import THIS, Filter, Matching, Side
from tests.oracle.reading import read, shown

YOURS = Matching(Filter(all_of=("Planeswalker",), side=Side.YOU))


@pytest.mark.parametrize(
    ("sentence", "permission"),
    [
        (
            "You may activate loyalty abilities of planeswalkers you control any time you could cast an instant.",
            LoyaltyPermission(YOURS, as_instant=True),
        ),
        (
            "You may activate loyalty abilities of Rats on any player's turn any time you could cast an instant.",
            LoyaltyPermission(Matching(Filter(all_of=("Rat",))), as_instant=True),
        ),
        (
            "On any player's turn, you may activate loyalty abilities of Rats any time that you could cast an instant.",
            LoyaltyPermission(Matching(Filter(all_of=("Rat",))), as_instant=True),
        ),
        (
            "You may activate the loyalty abilities of Made-Up Bear twice each turn rather than only once.",
            LoyaltyPermission(THIS, times=2),
        ),
    ],
)
def test_606_3_more_often_or_at_other_times(sentence: str, permission: LoyaltyPermission) -> None:
    assert read(sentence) == (permission,)


@pytest.mark.parametrize(
    "sentence",
    [
        "You may activate loyalty abilities of planeswalkers you control.",
        "You may activate loyalty abilities of planeswalkers you control twice this turn rather than only once.",
        "You may activate abilities of planeswalkers you control any time you could cast an instant.",
    ],
)
def test_what_says_more_or_less_is_not_read(sentence: str) -> None:
    assert shown(sentence) == [f"?{sentence}"]

"""What an effect gives for a while, in a card's words: read whole, or not at all."""

import pytest

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import CantBlock, StaticAbility
from bot.engine.magic.words.effects import AddAbility, KeywordAbility, LoseKeyword, Modification, ModifyPowerToughness
from bot.oracle.lines.gained_text import compile_gained_text

FLYING = AddAbility(KeywordAbility(KeywordName.FLYING))


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ("Flying", (FLYING,)),
        ("Flying, trample", (FLYING, AddAbility(KeywordAbility(KeywordName.TRAMPLE)))),
        ("This creature gets +2/-1 and has flying.", (ModifyPowerToughness(2, -1), FLYING)),
        ("This creature loses flying.", (LoseKeyword(KeywordName.FLYING),)),
        ("This creature can't block.", (AddAbility(CantBlock()),)),
    ],
)
def test_611_2c_what_is_gained_is_read_as_a_cards_text(text: str, changes: tuple[Modification, ...]) -> None:
    assert compile_gained_text(text) == changes


def test_613_4c_a_size_that_depends_on_a_number_is_an_ability_of_its_own() -> None:
    (change,) = compile_gained_text("This creature gets +1/+1 for each creature you control.") or ()
    assert isinstance(change, AddAbility)
    assert isinstance(change.ability, StaticAbility)


@pytest.mark.parametrize("text", ["", "Foo", "Flying, foo", "Flying\nFoo the bar.", "Draw a card."])
def test_what_is_not_read_whole_is_not_read(text: str) -> None:
    assert compile_gained_text(text) is None

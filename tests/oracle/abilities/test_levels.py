"""Level symbols and class level bars: what holds at some levels alone."""

import pytest

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import (
    Ability,
    ActivatedAbility,
    Cost,
    NoMaximumHandSize,
    OnlyWhen,
    StaticAbility,
    TriggeredAbility,
)
from bot.engine.magic.words.abilities.stack_triggers import BecomesLevel
from bot.engine.magic.words.conditions import Bounds, Condition, IsLike, LevelIs
from bot.engine.magic.words.effects import (
    ONE,
    AddAbility,
    BecomeLevel,
    Draw,
    Fixed,
    KeywordAbility,
    Modification,
    SetPowerToughness,
)
from bot.engine.magic.words.filters import THIS, CounterNumber, Filter, Players
from tests.oracle.reading import read, shown

LEVELER = "Level up {1}{W}\nLEVEL 2-6\n3/3\nFirst strike\nLEVEL 7+\n4/4\nFlying"
CLASS = (
    "You have no maximum hand size.\n{1}{G}: Level 2\nWhen this Class becomes level 2, draw a card.\n{3}{G}: Level 3\n"
    "You have no maximum hand size."
)


def while_(condition: Condition, change: Modification) -> Ability:
    return StaticAbility(THIS, (change,), condition=condition)


def has(keyword: KeywordName) -> Modification:
    return AddAbility(KeywordAbility(keyword))


def counters(least: int, most: int | None = None) -> Condition:
    return IsLike(THIS, Filter(counters=CounterNumber("level", least, most)))


def bar(mana: str, number: int, text: str) -> Ability:
    when = OnlyWhen(condition=LevelIs(Bounds(number - 1, number - 1)), as_sorcery=True)
    return ActivatedAbility(Cost(mana), (BecomeLevel(number),), text=text, when=when)


def test_711_2_a_leveler_is_read_level_by_level() -> None:
    assert read(LEVELER) == (
        KeywordAbility(KeywordName("level up"), cost="{1}{W}"),
        while_(counters(2, 6), SetPowerToughness(Fixed(3), Fixed(3))),
        while_(counters(2, 6), has(KeywordName.FIRST_STRIKE)),
        while_(counters(7), SetPowerToughness(Fixed(4), Fixed(4))),
        while_(counters(7), has(KeywordName.FLYING)),
    )


def test_716_2_a_class_is_read_level_by_level() -> None:
    drawing = TriggeredAbility(
        BecomesLevel(2), (Draw(Players.YOU, ONE),), text="When this Class becomes level 2, draw a card."
    )
    assert read(CLASS, types=("Enchantment",)) == (
        NoMaximumHandSize(),
        bar("{1}{G}", 2, "{1}{G}: Level 2"),
        while_(LevelIs(Bounds(2)), AddAbility(drawing)),
        bar("{3}{G}", 3, "{3}{G}: Level 3"),
        while_(LevelIs(Bounds(3)), AddAbility(NoMaximumHandSize())),
    )


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("LEVEL 2-6\n3/3\nWhistle a tune.", ["?Whistle a tune."]),
        ("LEVEL 2-6\nFlying", ["?LEVEL 2-6", "?Flying"]),
        ("LEVEL 2-6\n3/*\nFlying", ["?LEVEL 2-6", "?3/*", "?Flying"]),
        ("STATION 8+\nFlying", ["?STATION 8+", "?Flying"]),
        ("{1}{G}: Level up\nFlying", ["?{1}{G}: Level up", "?Flying"]),
    ],
)
def test_711_2_what_is_not_read_of_a_level_is_kept(text: str, unread: list[str]) -> None:
    assert [each for each in shown(text) if each.startswith("?")] == unread

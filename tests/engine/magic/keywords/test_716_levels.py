"""CR 702.87, 711, 716: creatures that level up, and Classes that gain levels."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Action, Activate, ObjectSetup
from bot.engine.magic.events import LevelChanged
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words.abilities import Ability, ActivatedAbility, Cost, OnlyWhen, StaticAbility, TriggeredAbility
from bot.engine.magic.words.abilities.stack_triggers import BecomesLevel
from bot.engine.magic.words.conditions import Bounds, IsLike, LevelIs
from bot.engine.magic.words.effects import AddAbility, BecomeLevel, Fixed, KeywordAbility, SetPowerToughness
from bot.engine.magic.words.filters import THIS, CounterNumber, Filter
from tests.engine.magic.tables.cards import creature, having
from tests.engine.magic.tables.spells import ALL, MURDER, ONE_LIFE, beside, cast
from tests.engine.magic.tables.table import cited, duel, events, lives, refused, to
from tests.engine.magic.tables.words import ALICE

UP = KeywordAbility(KeywordName("level up"), cost="{1}")


def at_levels(least: int, most: int | None, size: int, ability: Ability) -> tuple[Ability, ...]:
    """CR 711.2a: what a level symbol stands for."""
    there = IsLike(THIS, Filter(counters=CounterNumber("level", least, most)))
    sized = SetPowerToughness(Fixed(size), Fixed(size))
    return tuple(StaticAbility(THIS, (each,), condition=there) for each in (sized, AddAbility(ability)))


STUDENT = creature(
    "student",
    "1/1",
    UP,
    *at_levels(2, 3, 3, having(KeywordName.FIRST_STRIKE)),
    *at_levels(4, None, 4, having(KeywordName.DOUBLE_STRIKE)),
)


def bar(number: int, *abilities: Ability) -> tuple[Ability, ...]:
    """CR 716.2a: what a class level bar stands for."""
    when = OnlyWhen(condition=LevelIs(Bounds(number - 1, number - 1)), as_sorcery=True)
    gain = ActivatedAbility(Cost("{1}"), (BecomeLevel(number),), text=f"Level {number}", when=when)
    held = (StaticAbility(THIS, (AddAbility(each),), condition=LevelIs(Bounds(number))) for each in abilities)
    return (gain, *held)


ATTENDING = Characteristics(
    "class",
    types=("Enchantment",),
    abilities=(
        *bar(2, TriggeredAbility(BecomesLevel(2), (ONE_LIFE,))),
        *bar(3, having(KeywordName.INDESTRUCTIBLE)),
    ),
)
CLASS = ObjectSetup(ObjectId("class"), CardDefinition((ATTENDING,)), ALICE, ALICE)


def learning(*actions: Action, level: int = 1) -> Outcome:
    return resolve_scenario(beside(duel("", "", *actions), replace(CLASS, level=level)))


def gain(number: int) -> tuple[Action, ...]:
    return Activate(ObjectId("class"), f"Level {number}"), ALL


def keywords(outcome: Outcome, thing: str) -> set[str]:
    return {str(each) for each in characteristics(outcome.state, ObjectId(thing)).keywords}


@pytest.mark.parametrize(
    ("counters", "size", "has"),
    [
        (0, 1, set()),
        (1, 1, set()),
        (2, 3, {"first strike"}),
        (3, 3, {"first strike"}),
        (4, 4, {"double strike"}),
        (9, 4, {"double strike"}),
    ],
)
@pytest.mark.rule("711.2b", "711.5")
def test_711_2a_size_and_abilities_go_by_the_level_counters(counters: int, size: int, has: set[str]) -> None:
    outcome = resolve_scenario(beside(duel("", ""), replace(STUDENT, counters={"level": counters})))
    values = characteristics(outcome.state, ObjectId("student"))
    assert (values.power, values.toughness, keywords(outcome, "student")) == (size, size, has | {"level up"})


@pytest.mark.rule("711.4")
def test_702_87a_leveling_up_puts_a_level_counter_as_a_sorcery() -> None:
    up = Activate(ObjectId("student"), "Level up")
    outcome = resolve_scenario(beside(duel("", "", up, ALL, up, ALL, to(Step.END), up), STUDENT))
    assert outcome.state.objects[ObjectId("student")].counters == {"level": 2}
    assert [kind for ((kind, _),) in refused(outcome).values()] == [RefusalKind.SORCERY_TIMING]


def test_711_2_the_level_is_lost_with_the_object() -> None:
    student = replace(STUDENT, counters={"level": 4})
    outcome = resolve_scenario(beside(duel("", "", cast(MURDER, "student"), ALL), student))
    values = characteristics(outcome.state, ObjectId("student"))
    assert (values.power, values.toughness) == (1, 1)


@pytest.mark.rule("716.2d")
def test_716_2a_a_class_gains_one_level_after_the_other() -> None:
    outcome = learning(*gain(2), *gain(3))
    assert [each.level for each in events(outcome, LevelChanged)] == [2, 3]
    assert all("716.2a" in rules for rules in cited(outcome, LevelChanged))
    assert "indestructible" in keywords(outcome, "class")


@pytest.mark.parametrize(("level", "tried"), [(1, 3), (2, 2), (3, 2)])
def test_716_2a_no_level_is_left_out_or_gained_again(level: int, tried: int) -> None:
    outcome = learning(*gain(tried), level=level)
    assert [kind for ((kind, _),) in refused(outcome).values()] == [RefusalKind.WRONG_TIME]


def test_716_2a_a_level_is_gained_as_a_sorcery() -> None:
    outcome = learning(to(Step.END), *gain(2))
    assert [kind for ((kind, _),) in refused(outcome).values()] == [RefusalKind.SORCERY_TIMING]


def test_716_2a_what_becoming_a_level_triggers_is_had_from_that_level_on() -> None:
    assert (lives(learning(*gain(2)))[0], lives(learning(level=2))[0]) == (21, 20)


def test_716_2a_the_abilities_of_lower_levels_are_kept() -> None:
    levels = [characteristics(learning(level=level).state, ObjectId("class")) for level in (1, 2, 3)]
    triggers = [sum(isinstance(each, TriggeredAbility) for each in values.abilities) for values in levels]
    assert triggers == [0, 1, 1]


def test_716_2b_the_level_is_lost_with_the_object() -> None:
    blink = MURDER
    scenario = beside(duel("", ""), replace(CLASS, level=3))
    assert resolve_scenario(scenario).state.objects[ObjectId("class")].form.level == 3
    walking = replace(STUDENT, level=3)
    outcome = resolve_scenario(beside(duel("", "", cast(blink, "student"), ALL), walking))
    assert outcome.state.objects[ObjectId("student")].form.level == 1

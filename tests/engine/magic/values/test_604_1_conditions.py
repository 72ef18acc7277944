"""Conditions of static abilities (CR 604.1, 611.3a): each form judged on a table, and what holds only while it does."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import CanAttack, CanBlock, Scenario
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.front.starting_table import starting_state
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.values.condition_checks import judge_condition
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words.abilities import CantAttack, CantBeBlocked, CantBlock, StaticAbility
from bot.engine.magic.words.conditions import (
    ZERO,
    AllConditions,
    AnyCondition,
    Bounds,
    CardsInGraveyard,
    CardsInHand,
    CardTypesInGraveyard,
    Condition,
    ControlsMore,
    HasCounters,
    IsLike,
    LifeTotal,
    Not,
    NumberOf,
    TurnOf,
    Whose,
)
from bot.engine.magic.words.effects import AddAbility, KeywordAbility, ModifyPowerToughness
from bot.engine.magic.words.filters import CREATURE, THIS, AttachedObject, CounterNumber, Filter, Side, Status
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import beside, state_after, with_carol
from tests.engine.magic.tables.table import NEXT_TURN, asked, attack, block, duel, lives, refused
from tests.engine.magic.tables.words import ALICE, BOB, CAROL

BEAR = ObjectId("bear")
ISLAND = Filter(all_of=("Island",))
YOURS = replace(CREATURE, side=Side.YOU)
ALICES = "bear 2/2, cub 1/1 +1/+1:2, ring artifact equipment on:bear, veil enchantment aura on:cub, sea land island"
BOBS = "ox 3/3 red, ally 1/1, shore land island, coast land island, grave artifact creature 1/1 zone:graveyard"

TRUE: Mapping[str, Condition] = {
    "you control a creature": NumberOf(YOURS),
    "you control two or more creatures": NumberOf(YOURS, Bounds(2)),
    "you control exactly one other creature": NumberOf(replace(YOURS, other=True), Bounds(1, 1)),
    "you control no planeswalker": NumberOf(Filter(all_of=("Planeswalker",), side=Side.YOU), ZERO),
    "an opponent controls two Islands": NumberOf(ISLAND, Bounds(2), Whose.AN_OPPONENT),
    "each player controls an Island": NumberOf(ISLAND, Bounds(1), Whose.EACH_PLAYER),
    "three Islands are on the battlefield": NumberOf(ISLAND, Bounds(3, 3)),
    "an opponent controls more Islands than you": ControlsMore(ISLAND, Whose.AN_OPPONENT, Whose.YOU),
    "two cards in an opponent's graveyard": CardsInGraveyard(Whose.AN_OPPONENT, Bounds(1)),
    "two card types in an opponent's graveyard": CardTypesInGraveyard(Whose.AN_OPPONENT, Bounds(2)),
    "no card in your graveyard": CardsInGraveyard(Whose.YOU, ZERO),
    "you have 20 life": LifeTotal(Whose.YOU, Bounds(20, 20)),
    "an opponent has 10 or less life": LifeTotal(Whose.AN_OPPONENT, Bounds(None, 10)),
    "it's your turn": TurnOf(Whose.YOU),
    "it isn't an opponent's turn": Not(TurnOf(Whose.AN_OPPONENT)),
    "it's equipped": IsLike(THIS, Filter(statuses=(Status.EQUIPPED,))),
    "it isn't enchanted": Not(IsLike(THIS, Filter(statuses=(Status.ENCHANTED,)))),
    "both": AllConditions((TurnOf(Whose.YOU), NumberOf(YOURS))),
    "either": AnyCondition((TurnOf(Whose.AN_OPPONENT), NumberOf(YOURS))),
}
FALSE: Mapping[str, Condition] = {
    "you control three creatures": NumberOf(YOURS, Bounds(3)),
    "you control two Islands": NumberOf(ISLAND, Bounds(2), Whose.YOU),
    "each opponent controls no Island": NumberOf(ISLAND, ZERO, Whose.EACH_OPPONENT),
    "you control more Islands than an opponent": ControlsMore(ISLAND, Whose.YOU, Whose.AN_OPPONENT),
    "an opponent is poisoned": HasCounters(Whose.AN_OPPONENT, "poison"),
    "defending player controls an Island, without an attack": NumberOf(replace(ISLAND, side=Side.DEFENDING_PLAYER)),
    "it's attached to a creature": IsLike(AttachedObject(), CREATURE),
    "it has a counter": IsLike(THIS, Filter(counters=CounterNumber())),
    "both": AllConditions((TurnOf(Whose.YOU), TurnOf(Whose.AN_OPPONENT))),
    "either": AnyCondition((TurnOf(Whose.AN_OPPONENT), NumberOf(YOURS, ZERO))),
}


def truth(condition: Condition, source: ObjectId = BEAR) -> bool | None:
    state = starting_state(duel(ALICES, BOBS, lives=(20, 8)))
    return judge_condition(state, Context(source, ALICE), condition, partial(characteristics, state))


@pytest.mark.parametrize("words", TRUE)
def test_604_1_a_condition_that_holds(words: str) -> None:
    assert truth(TRUE[words]) is True
    assert truth(Not(TRUE[words])) is False


@pytest.mark.parametrize("words", FALSE)
def test_604_1_a_condition_that_does_not_hold(words: str) -> None:
    assert truth(FALSE[words]) is False
    assert truth(Not(FALSE[words])) is True


def test_122_1_so_many_counters_of_a_kind() -> None:
    two = Filter(counters=CounterNumber("+1/+1", 2))
    three = Filter(counters=CounterNumber("+1/+1", 3))
    cub = ObjectId("cub")
    assert [truth(IsLike(THIS, each), cub) for each in (two, three)] == [True, False]


EMPTY_HANDED = CardsInHand(Whose.YOU, ZERO)


@pytest.mark.parametrize(
    ("condition", "told"),
    [
        (EMPTY_HANDED, None),
        (Not(EMPTY_HANDED), None),
        (AllConditions((EMPTY_HANDED, TurnOf(Whose.YOU))), None),
        (AllConditions((EMPTY_HANDED, TurnOf(Whose.AN_OPPONENT))), False),
        (AnyCondition((EMPTY_HANDED, TurnOf(Whose.YOU))), True),
        (AnyCondition((EMPTY_HANDED, TurnOf(Whose.AN_OPPONENT))), None),
    ],
)
def test_402_nothing_can_be_told_of_an_unknown_hand_that_hangs_on_it(condition: Condition, told: bool | None) -> None:
    assert truth(condition) is told


def hellbent(hand: int | None) -> Scenario:
    grown = StaticAbility(THIS, (ModifyPowerToughness(2, 0),), condition=EMPTY_HANDED)
    scenario = beside(duel("", "", attack("imp")), creature("imp", "1/1", grown))
    alice, bob = scenario.players
    return replace(scenario, players=(replace(alice, hand=hand), bob))


@pytest.mark.parametrize(("hand", "life", "admitted"), [(0, 17, []), (2, 19, []), (None, 19, ["cards in hand"])])
def test_402_a_condition_on_an_unknown_hand_is_taken_not_to_hold_and_admitted(
    hand: int | None, life: int, admitted: list[str]
) -> None:
    outcome = resolve_scenario(hellbent(hand))
    assert lives(outcome) == (20, life)
    assert [each.text for each in outcome.unmodelled] == admitted


# What holds only while a condition does.


@pytest.mark.rule("611.3")
def test_611_3a_a_size_changes_with_its_condition_and_with_what_an_earlier_layer_gives() -> None:
    flies = IsLike(THIS, Filter(keywords=(KeywordName.FLYING,)))
    grown = StaticAbility(THIS, (ModifyPowerToughness(1, 1),), condition=flies)
    wings = StaticAbility(
        THIS, (AddAbility(KeywordAbility(KeywordName.FLYING)),), condition=NumberOf(replace(YOURS, other=True))
    )
    imp = creature("imp", "1/1", wings, grown)
    sizes = [starting_state(beside(duel(alice, ""), imp)) for alice in ("", "bear 2/2")]
    assert [characteristics(state, ObjectId("imp")).power for state in sizes] == [1, 2]


def test_604_1_during_your_turn_ends_with_it() -> None:
    first = StaticAbility(THIS, (AddAbility(KeywordAbility(KeywordName.FIRST_STRIKE)),), condition=TurnOf(Whose.YOU))
    knight = creature("knight", "2/2", first)
    keywords = [
        characteristics(resolve_scenario(beside(duel("", "", *do), knight)).state, ObjectId("knight")).keywords
        for do in ((), (NEXT_TURN,))
    ]
    assert keywords == [frozenset({KeywordName.FIRST_STRIKE}), frozenset()]


SAILS = CantAttack(condition=Not(NumberOf(replace(ISLAND, side=Side.DEFENDING_PLAYER))))


@pytest.mark.parametrize(
    ("bob", "can"),
    [("", False), ("sea land island", True), ("sea land island, jace walker:3", True), ("jace walker:3", False)],
)
def test_508_1c_an_attack_that_hangs_on_what_the_defending_player_controls(bob: str, can: bool) -> None:
    serpent = creature("serpent", "5/5", SAILS)
    scenario = beside(duel("shore land island", bob), serpent)
    at = ObjectId("jace") if "jace" in bob else BOB
    assert asked(scenario, CanAttack(ObjectId("serpent"), at)) == [can]
    illegal = refused(resolve_scenario(replace(scenario, do=(attack(f"serpent>{at}"),))))
    assert illegal == ({} if can else {0: [(RefusalKind.CANT_ATTACK, ("508.1c",))]})


def test_508_5a_each_attack_asks_about_its_own_defending_player() -> None:
    serpent = creature("serpent", "5/5", SAILS)
    scenario = beside(with_carol(duel("", ""), "sea land island"), serpent)
    assert asked(scenario, *(CanAttack(ObjectId("serpent"), at) for at in (BOB, CAROL))) == [False, True]


@pytest.mark.parametrize(("bob", "can"), [("ox 2/2", True), ("ox 2/2, ring artifact", False)])
def test_509_1b_a_block_that_hangs_on_what_the_defending_player_controls(bob: str, can: bool) -> None:
    sly = CantBeBlocked(condition=NumberOf(Filter(all_of=("Artifact",), side=Side.DEFENDING_PLAYER)))
    scenario = beside(duel("", bob, attack("rogue")), creature("rogue", "2/2", sly))
    assert asked(scenario, CanBlock(ObjectId("ox"), ObjectId("rogue"))) == [can]
    illegal = refused(resolve_scenario(replace(scenario, do=(*scenario.do, block("ox>rogue")))))
    assert illegal == ({} if can else {1: [(RefusalKind.CANT_BE_BLOCKED, ("509.1b",))]})


def test_509_1b_more_creatures_than_the_attacking_player() -> None:
    coward = CantBlock(condition=Not(ControlsMore(CREATURE, Whose.YOU, Whose.ATTACKING_PLAYER)))
    goon = creature("goon", "6/6", coward, by=BOB)
    for bob, can in (("", False), ("ox 1/1", True)):
        scenario = beside(duel("bear 2/2", bob, attack("bear")), goon)
        assert asked(scenario, CanBlock(ObjectId("goon"), BEAR)) == [can]


def test_604_1_a_condition_is_asked_anew_in_every_state() -> None:
    state = state_after("bear 2/2, ring artifact equipment on:bear", "ox 1/1")
    held = judge_condition(state, Context(BEAR, ALICE), TRUE["it's equipped"], partial(characteristics, state))
    ring = replace(state.objects[ObjectId("ring")], attached_to=None)
    loose = replace(state, objects={**state.objects, ring.id: ring})
    assert held is True
    assert judge_condition(loose, Context(BEAR, ALICE), TRUE["it's equipped"], partial(characteristics, loose)) is False


def test_105_2_red_is_a_color_that_the_opponents_creature_has() -> None:
    red = NumberOf(Filter(all_of=("Creature",), colors=(Color.RED,), side=Side.OPPONENT))
    assert truth(red) is True

"""CR 614.16, 122.6, 111.1, 616.1: counters, tokens and life that replacement effects make more or fewer of."""

import pytest

from bot.engine.magic.asking.scenario import Action, Activate, ObjectSetup
from bot.engine.magic.events import AmountChanged, CountersChanged, CountersNotChanged
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import ActivatedAbility, Cost, ReplacementAbility
from bot.engine.magic.words.abilities.event_replacements import (
    AlsoCreate,
    Scaled,
    WouldCreateTokens,
    WouldGainLife,
    WouldGetCounters,
)
from bot.engine.magic.words.effects import Attacking, CreateTokens, Entering, Fixed, GainLife, PutCounters
from bot.engine.magic.words.filters import ANYTHING, CREATURE, Matching, Players, Side
from tests.engine.magic.tables.changes import ONE_MORE_COUNTER, TWICE_TOKENS, enchantment, season
from tests.engine.magic.tables.spells import ALL, ONE_LIFE, beside, cast, spell
from tests.engine.magic.tables.table import attack, block, choose, counters, duel, events, fight, lives
from tests.engine.magic.tables.words import ALICE, BOB

GROW = spell("grow", PutCounters(Matching(CREATURE), "+1/+1", Fixed(2)))
GOBLIN = CreateTokens("Goblin", 1, 1, ("R",), ("Goblin",))
GOBLINS = CreateTokens("Goblin", 1, 1, ("R",), ("Goblin",), amount=Fixed(2))
FOOD = CreateTokens("Squirrel", 1, 1, ("G",), ("Squirrel",))
ANY_PUTTING = ReplacementAbility(WouldGetCounters(ANYTHING, Side.ANY, by=Side.YOU), Scaled(2))
HALF = ReplacementAbility(WouldGetCounters(ANYTHING, Side.ANY, by=Side.OPPONENT), Scaled(divisor=2))


def after(alice: str, bob: str, *do: Action, beside_it: tuple[ObjectSetup, ...]) -> Outcome:
    return resolve_scenario(beside(duel(alice, bob, *do), *beside_it))


def tokens(outcome: Outcome) -> list[str]:
    return sorted(str(each.id) for each in outcome.state.battlefield() if each.token)


def test_614_16_counters_that_an_effect_puts_are_doubled_for_one_player_alone() -> None:
    outcome = after("bear 2/2", "elf 1/1", cast(GROW), ALL, beside_it=(season(),))
    assert counters(outcome) == {"bear": {"+1/+1": 4}, "elf": {"+1/+1": 2}}


PLUS = ActivatedAbility(Cost(loyalty=2), (ONE_LIFE,), text="+2: You gain 1 life.")


def walker() -> ObjectSetup:
    printed = Characteristics("walker", types=("Planeswalker",), abilities=(PLUS,), loyalty=3)
    return ObjectSetup(ObjectId("walker"), CardDefinition((printed,)), ALICE, ALICE)


def test_606_4_614_16_a_loyalty_cost_is_no_effect() -> None:
    outcome = after("", "", Activate(ObjectId("walker"), 1), beside_it=(walker(), season()))
    assert counters(outcome) == {"walker": {"loyalty": 5}}
    assert events(outcome, CountersNotChanged) == [CountersNotChanged(ObjectId("walker"), ObjectId("season"))]


def test_606_4_whatever_a_player_puts_includes_a_cost() -> None:
    double = enchantment("double", ANY_PUTTING)
    outcome = after("", "", Activate(ObjectId("walker"), 1), beside_it=(walker(), double))
    assert counters(outcome) == {"walker": {"loyalty": 7}}


def test_120_3d_614_16_counters_from_wither_are_put_by_the_sources_controller_and_by_no_effect() -> None:
    do = (attack("snake"),)
    blocked = "bear 2/6"
    plain = after("snake 2/2 wither", blocked, *do, block("bear>snake"), beside_it=(season(BOB),))
    doubled = after(
        "snake 2/2 wither", blocked, *do, block("bear>snake"), beside_it=(enchantment("double", ANY_PUTTING),)
    )
    assert (counters(plain), counters(doubled)) == ({"bear": {"-1/-1": 2}}, {"bear": {"-1/-1": 4}})


def test_120_3b_half_the_poison_rounded_down_and_none_of_one() -> None:
    halved = (enchantment("half", HALF, by=BOB),)
    outcome = after("rat 3/3 infect", "", attack("rat"), beside_it=halved)
    assert dict(outcome.state.players[BOB].counters) == {"poison": 1}
    outcome = after("rat 1/1 infect", "", attack("rat"), beside_it=halved)
    assert dict(outcome.state.players[BOB].counters) == {}


def test_616_1_the_affected_player_wants_least_of_what_is_bad() -> None:
    outcome = after(
        "rat 3/3 infect",
        "",
        attack("rat"),
        beside_it=(enchantment("double", ANY_PUTTING), enchantment("half", HALF, by=BOB)),
    )
    assert dict(outcome.state.players[BOB].counters) == {"poison": 2}
    assert [(each.player, each.picked) for each in outcome.choices if each.kind == "replacement"] == [(BOB, "half")]


def test_614_5_each_effect_gets_one_opportunity() -> None:
    outcome = after("bear 2/2", "", cast(GROW), ALL, beside_it=(season(), enchantment("again", ONE_MORE_COUNTER)))
    assert counters(outcome) == {"bear": {"+1/+1": 6}}
    assert [(each.before, each.after) for each in events(outcome, CountersChanged)] == [(2, 3), (3, 6)]


def test_616_1_which_of_several_alike_is_applied_first_is_chosen_once() -> None:
    alike = (season(), season(name="spring"), season(name="summer"))
    outcome = after("bear 2/2", "", cast(GROW), ALL, beside_it=alike)
    assert counters(outcome) == {"bear": {"+1/+1": 16}}
    assert [each.by for each in events(outcome, CountersChanged)] == ["season", "spring", "summer"]
    assert [(each.kind, each.options) for each in outcome.choices] == [("replacement", 3)]


def test_616_1_as_long_as_one_is_different_it_is_chosen_which_comes_next() -> None:
    mixed = (season(), enchantment("again", ONE_MORE_COUNTER), enchantment("more", ONE_MORE_COUNTER))
    outcome = after("bear 2/2", "", cast(GROW), ALL, beside_it=mixed)
    assert counters(outcome) == {"bear": {"+1/+1": 8}}
    assert [(each.kind, each.options) for each in outcome.choices] == [("replacement", 3), ("replacement", 2)]


# Tokens.


def test_614_16_twice_as_many_tokens_are_created() -> None:
    outcome = after("", "", cast(spell("goblins", GOBLINS)), ALL, beside_it=(season(),))
    assert tokens(outcome) == ["goblin", "goblin-2", "goblin-3", "goblin-4"]
    assert [(each.before, each.after, each.by) for each in events(outcome, AmountChanged)] == [(2, 4, "season")]


def test_614_16_two_such_effects_multiply() -> None:
    both = (season(), enchantment("procession", TWICE_TOKENS))
    assert len(tokens(after("", "", cast(spell("goblin", GOBLIN)), ALL, beside_it=both))) == 4


def test_616_1_several_alike_that_multiply_tokens_are_chosen_from_once() -> None:
    alike = (season(), season(name="spring"), season(name="summer"))
    outcome = after("", "", cast(spell("goblin", GOBLIN)), ALL, beside_it=alike)
    assert len(tokens(outcome)) == 8
    assert [(each.kind, each.options) for each in outcome.choices] == [("replacement", 3)]


def test_614_16_an_opponents_effect_does_not_change_what_one_creates() -> None:
    assert len(tokens(after("", "", cast(spell("goblin", GOBLIN)), ALL, beside_it=(season(BOB),)))) == 1


@pytest.mark.parametrize(("for_each", "squirrels"), [(False, 1), (True, 2)])
def test_614_1a_other_tokens_come_besides_and_are_not_multiplied_by_their_own_effect(
    for_each: bool, squirrels: int
) -> None:
    besides = ReplacementAbility(WouldCreateTokens(), AlsoCreate(FOOD, for_each))
    outcome = after("", "", cast(spell("goblins", GOBLINS)), ALL, beside_it=(enchantment("feast", besides),))
    assert sorted(each.split("-")[0] for each in tokens(outcome)) == ["goblin"] * 2 + ["squirrel"] * squirrels


def test_616_1_by_default_additional_tokens_come_first_and_are_doubled_too() -> None:
    besides = ReplacementAbility(WouldCreateTokens(), AlsoCreate(FOOD))
    both = (season(), enchantment("feast", besides))
    assert len(tokens(after("", "", cast(spell("goblin", GOBLIN)), ALL, beside_it=both))) == 4
    do = (choose("replacement", "season"), cast(spell("goblin", GOBLIN)), ALL)
    assert len(tokens(after("", "", *do, beside_it=both))) == 3


def test_614_16_508_4_an_additional_attacking_token_attacks_as_the_first_one() -> None:
    raid = spell("raid", CreateTokens("Goblin", 1, 1, ("R",), ("Goblin",), entering=Entering(attacking=Attacking())))
    outcome = after("bear 2/2", "", attack("bear"), cast(raid), ALL, beside_it=(season(),))
    assert lives(outcome) == (20, 16)


# Life.


@pytest.mark.parametrize(("change", "gained"), [(Scaled(2), 6), (Scaled(more=1), 4)])
def test_119_10_life_gained_is_changed(change: Scaled, gained: int) -> None:
    ability = ReplacementAbility(WouldGainLife(), change)
    heal = spell("heal", GainLife(Players.YOU, Fixed(3)))
    outcome = after("", "", cast(heal), ALL, beside_it=(enchantment("font", ability),))
    assert (lives(outcome)[0], len(events(outcome, AmountChanged))) == (20 + gained, 1)


def test_without_replacement_effects_nothing_is_told_of_them() -> None:
    assert events(fight("bear 2/2", "", cast(GROW), ALL), CountersChanged) == []

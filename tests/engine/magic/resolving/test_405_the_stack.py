"""CR 405: what goes on the stack and what happens without it."""

import pytest

from bot.engine.magic.asking.scenario import Activate, CanTarget, Leave, ResolveStack, SpellOrAbility
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import Attacks
from bot.engine.magic.words.effects import Counter, Duration, GainControl, Modify, ModifyPowerToughness
from bot.engine.magic.words.filters import ANYTHING, Filter, TargetObject, TargetSpec
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.layered import seen
from tests.engine.magic.tables.spells import (
    ALL,
    PING,
    TARGET_CREATURE,
    beside,
    burn,
    cast,
    spell,
    stack_after,
    state_after,
    watching,
    with_carol,
)
from tests.engine.magic.tables.table import asked, asked_state, attack, duel, lives, zones
from tests.engine.magic.tables.words import ALICE, BOB

TOP = ResolveStack(everything=False)
TAKE = spell("take", Modify(TargetObject(), (GainControl(),), Duration.PERMANENT), targets=TARGET_CREATURE)
PINGS = Activate(ObjectId("pinger"), 1, targets=(BOB,))


@pytest.mark.rule("602.2a")
def test_405_1_a_card_lies_on_the_stack_as_a_spell_and_an_ability_without_one() -> None:
    pinger = creature("pinger", "1/1", PING)
    state = asked_state(beside(duel("", "", PINGS, cast(burn(), "Bob")), pinger))
    assert state.stack == ("pinger!1", "bolt")
    assert {str(each.id): each.zone for each in state.objects.values()} == {
        "pinger": Zone.BATTLEFIELD,
        "bolt": Zone.STACK,
    }
    assert [state.stacked[each].card for each in state.stack] == [None, "bolt"]


def test_405_2_what_comes_last_lies_on_top_whatever_it_is_and_whoever_controls_it() -> None:
    scenario = duel("", "", cast(burn(), "Bob"), PINGS, cast(burn(name="answer"), "Bob", by=BOB))
    assert stack_after(beside(scenario, creature("pinger", "1/1", PING))) == ["answer", "pinger!1", "bolt"]


def test_405_4_an_ability_on_the_stack_has_no_color_of_its_source_and_is_no_spell() -> None:
    red = SpellOrAbility(
        spell("blast", Counter(TargetObject()), targets=(TargetSpec(spells=Filter(colors=(Color.RED,))),))
    )
    scenario = duel("ember 1/1 red", "", cast(burn(color=Color.RED), "Bob"))
    ember = watching("ember-mage", "1/1", Attacks())
    answers = asked(beside(scenario, ember), CanTarget(ObjectId("bolt"), red))
    assert answers == [True]
    pinging = beside(duel("", "", PINGS), creature("pinger", "1/1", PING))
    assert asked(pinging, CanTarget(ObjectId("pinger!1"), red)) == [False]
    assert asked(pinging, CanTarget(ObjectId("pinger!1"), anything_on_the_stack())) == [False]


def anything_on_the_stack() -> SpellOrAbility:
    return SpellOrAbility(spell("cancel", Counter(TargetObject()), targets=(TargetSpec(spells=ANYTHING),)))


@pytest.mark.rule("603.3a")
def test_405_4_who_controlled_the_source_as_it_triggered_controls_the_ability() -> None:
    herald = watching("herald", "2/2", Attacks())
    outcome = resolve_scenario(beside(duel("", "", attack("herald"), cast(TAKE, "herald", by=BOB), ALL), herald))
    assert (lives(outcome), outcome.state.objects[ObjectId("herald")].controller) == ((21, 20), BOB)


def test_405_4_who_activated_an_ability_controls_it_although_its_source_is_somebody_elses_by_then() -> None:
    pinger = creature("pinger", "1/1", PING)
    state = asked_state(beside(duel("", "", PINGS, cast(TAKE, "pinger", by=BOB), TOP), pinger))
    (on_stack,) = state.stack
    assert (state.stacked[on_stack].controller, state.objects[ObjectId("pinger")].controller) == (ALICE, BOB)


@pytest.mark.rule("405.4")
@pytest.mark.parametrize("by", [ALICE, BOB])
def test_601_2a_who_casts_a_spell_controls_it(by: PlayerId) -> None:
    assert state_after("bear 2/2", "", cast(burn(), "Bob", by=by)).stacked[ObjectId("bolt")].controller == by


def test_405_6a_an_effect_is_no_object_on_the_stack() -> None:
    grown = spell("growth", Modify(TargetObject(), (ModifyPowerToughness(3, 3),)), targets=TARGET_CREATURE)
    state = state_after("bear 2/2", "", cast(grown, "bear"), TOP)
    assert (state.stack, len(state.effects), seen(state, "bear").power) == ((), 1, 5)


def test_405_6b_a_static_ability_applies_without_the_stack() -> None:
    state = state_after("bear 2/2, sword artifact equipment host:+2/+2 on:bear", "")
    assert (state.stack, seen(state, "bear").power) == ((), 4)


def test_405_6g_who_concedes_leaves_at_once_with_a_spell_on_the_stack() -> None:
    outcome = resolve_scenario(duel("", "", cast(burn(20), "Bob"), Leave(ALICE)))
    assert (outcome.state.winner, lives(outcome)) == ("Bob", (20, 20))


@pytest.mark.rule("405.6g")
def test_405_6h_what_a_player_who_leaves_owns_is_gone_at_once() -> None:
    scenario = with_carol(duel("bear 2/2", "ox 3/3", cast(burn(3), "Alice", by=BOB), Leave(BOB)))
    assert stack_after(scenario) == []
    outcome = resolve_scenario(scenario)
    assert (lives(outcome)[0], zones(outcome)["ox"], zones(outcome)["bear"]) == (20, "outside", "battlefield")

"""CR 400.7, 111.8, 603.7: what is exiled and returns is a new object."""

import pytest

from bot.engine.magic.asking.scenario import Activate, ObjectSetup
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import ActivatedAbility, Cost, Enters, TriggeredAbility
from bot.engine.magic.words.effects import ExileAndReturn
from bot.engine.magic.words.filters import ANYTHING, THIS, TargetObject, TargetSpec
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, MURDER, ONE_LIFE, beside, cast, spell
from tests.engine.magic.tables.table import attack, counters, duel, lives, refused, to, zones
from tests.engine.magic.tables.words import ALICE, BOB

PERMANENT = (TargetSpec(ANYTHING),)
BLINK = spell("blink", ExileAndReturn(TargetObject()), targets=PERMANENT)
STEAL = spell("steal", ExileAndReturn(TargetObject(), yours=True, tapped=True), targets=PERMANENT)
LATER = spell("later", ExileAndReturn(TargetObject(), at_end_step=True), targets=PERMANENT)
PLUS = ActivatedAbility(Cost(loyalty=1), (ONE_LIFE,), text="+1: You gain 1 life.")


def test_400_7_counters_damage_and_effects_are_forgotten_and_it_enters_anew() -> None:
    herald = creature("herald", "2/2", TriggeredAbility(Enters(), (ONE_LIFE,)), damage=1, counters={"+1/+1": 1})
    outcome = resolve_scenario(beside(duel("", "", cast(BLINK, "herald"), ALL), herald))
    assert (lives(outcome)[0], counters(outcome), outcome.state.objects[ObjectId("herald")].damage) == (21, {}, 0)


def test_608_2b_in_response_to_removal_the_target_is_another_object() -> None:
    outcome = resolve_scenario(duel("bear 2/2", "", cast(MURDER, "bear", by=BOB), cast(BLINK, "bear"), ALL))
    assert zones(outcome)["bear"] == "battlefield"


def test_606_3_a_flickered_planeswalker_may_be_used_again_with_its_printed_loyalty() -> None:
    printed = Characteristics("walker", types=("Planeswalker",), abilities=(PLUS,), loyalty=3)
    walker = ObjectSetup(ObjectId("walker"), CardDefinition((printed,)), ALICE, ALICE, counters={"loyalty": 5})
    use = Activate(ObjectId("walker"), 1)
    outcome = resolve_scenario(beside(duel("", "", use, ALL, cast(BLINK, "walker"), ALL, use, ALL), walker))
    assert (refused(outcome), counters(outcome)) == ({}, {"walker": {"loyalty": 4}})


def test_506_4_an_attacker_that_is_flickered_is_out_of_combat_and_sick() -> None:
    outcome = resolve_scenario(duel("bear 2/2", "", attack("bear"), cast(BLINK, "bear"), ALL))
    assert (lives(outcome), outcome.state.objects[ObjectId("bear")].sick) == ((20, 20), True)


def test_111_8_a_token_does_not_come_back() -> None:
    assert zones(resolve_scenario(duel("goblin 1/1 token", "", cast(BLINK, "goblin"), ALL)))["goblin"] == "ceased"


def test_110_2a_it_returns_under_the_control_that_the_effect_says() -> None:
    outcome = resolve_scenario(duel("", "bear 2/2", cast(STEAL, "bear"), ALL))
    bear = outcome.state.objects[ObjectId("bear")]
    assert (bear.controller, bear.owner, bear.tapped) == (ALICE, BOB, True)


@pytest.mark.rule("610.2")
@pytest.mark.parametrize(("step", "zone"), [(Step.POSTCOMBAT_MAIN, "exile"), (Step.CLEANUP, "battlefield")])
def test_603_7b_it_returns_at_the_next_end_step(step: Step, zone: str) -> None:
    outcome = resolve_scenario(duel("bear 2/2", "", cast(LATER, "bear"), ALL, to(step)))
    assert zones(outcome)["bear"] == zone


def test_603_7b_what_exiles_itself_returns_too() -> None:
    ability = ActivatedAbility(Cost(), (ExileAndReturn(THIS, at_end_step=True),), text="{0}: It leaves for a while.")
    spirit = creature("spirit", "2/2", ability)
    do = (Activate(ObjectId("spirit"), 1), ALL)
    away, back = (
        resolve_scenario(beside(duel("", "", *do, to(step)), spirit)) for step in (Step.POSTCOMBAT_MAIN, Step.CLEANUP)
    )
    assert (zones(away)["spirit"], zones(back)["spirit"]) == ("exile", "battlefield")

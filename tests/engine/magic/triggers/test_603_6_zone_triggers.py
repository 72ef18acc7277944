"""CR 603.6, 603.4, 603.2c, 702.108: what triggers as permanents come and go and spells are cast, and "if" clauses."""

import pytest

from bot.engine.magic.asking.scenario import Action, Cast, ResolveStack
from bot.engine.magic.events import AbilityTriggered, DidNotResolve
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import AnyOf, Dies, Enters, Leaves, TriggeredAbility
from bot.engine.magic.words.abilities.stack_triggers import Casts
from bot.engine.magic.words.conditions import AttackedThisTurn, NumberOf
from bot.engine.magic.words.effects import CreateTokens, DealDamage, Effect, Fixed, PutCounters
from bot.engine.magic.words.filters import (
    ANY_TARGET,
    CREATURE,
    THIS,
    YOUR_CREATURE,
    Filter,
    Matching,
    Side,
    TargetObject,
    TargetSpec,
)
from tests.engine.magic.tables.cards import creature, fallen, having
from tests.engine.magic.tables.spells import ALL, MURDER, ONE_LIFE, beside, burn, cast, spell, watching
from tests.engine.magic.tables.table import attack, cited, duel, events, lives
from tests.engine.magic.tables.words import ALICE, BOB

OTHERS = Matching(Filter(all_of=("Creature",), side=Side.YOU, other=True))
GOBLINS = CreateTokens("Goblin", 1, 1, ("R",), ("Goblin",), amount=Fixed(2))
TWO_GOBLINS = spell("goblins", GOBLINS, kind="Sorcery")


def bear(*abilities: TriggeredAbility) -> CardDefinition:
    return CardDefinition((Characteristics("bear", types=("Creature",), power=2, toughness=2, abilities=abilities),))


def cast_bear(*abilities: TriggeredAbility) -> Cast:
    return Cast(ObjectId("bear"), bear(*abilities), ALICE)


def test_603_6a_a_permanent_watches_its_own_entering() -> None:
    outcome = resolve_scenario(duel("", "", cast_bear(TriggeredAbility(Enters(), (ONE_LIFE,))), ALL))
    assert lives(outcome) == (21, 20)


@pytest.mark.parametrize(("together", "gained"), [(False, 2), (True, 1)])
def test_603_2c_each_newcomer_triggers_but_one_or_more_trigger_once(together: bool, gained: int) -> None:
    drum = watching("drum", "0/4", Enters(Matching(YOUR_CREATURE), together))
    outcome = resolve_scenario(beside(duel("", "", cast(TWO_GOBLINS), ALL), drum))
    assert lives(outcome)[0] == 20 + gained


def test_603_6a_those_that_enter_under_another_players_control_do_not_count() -> None:
    drum = watching("drum", "0/4", Enters(Matching(YOUR_CREATURE)), by=BOB)
    assert lives(resolve_scenario(beside(duel("", "", cast(TWO_GOBLINS), ALL), drum))) == (20, 20)


@pytest.mark.parametrize("others", [True, False])
def test_603_6c_leaving_the_battlefield_looks_back(others: bool) -> None:
    cat = watching("cat", "2/2", Leaves(OTHERS if others else THIS))
    outcome = resolve_scenario(beside(duel("dog 1/1", "", cast(MURDER, "dog" if others else "cat"), ALL), cat))
    assert lives(outcome) == (21, 20)


def test_603_10a_enters_or_dies_watches_both_on_its_own_side_of_the_event() -> None:
    mourner = TriggeredAbility(AnyOf((Enters(), Dies())), (ONE_LIFE,))
    outcome = resolve_scenario(duel("", "", cast_bear(mourner), ALL, cast(MURDER, "bear"), ALL))
    assert lives(outcome) == (22, 20)


@pytest.mark.parametrize(("do", "gained"), [((), 0), ((attack("cat"),), 2)])
def test_603_4_what_the_if_clause_names_has_to_hold_as_it_triggers(do: tuple[Action, ...], gained: int) -> None:
    raider = TriggeredAbility(Enters(), (ONE_LIFE, ONE_LIFE), only_if=AttackedThisTurn())
    flash = CardDefinition(
        (
            Characteristics(
                "bear", types=("Creature",), power=2, toughness=2, abilities=(raider, having(KeywordName.FLASH))
            ),
        )
    )
    outcome = resolve_scenario(duel("cat 1/1", "", *do, Cast(ObjectId("bear"), flash, ALICE), ALL))
    assert (lives(outcome)[0], len(events(outcome, AbilityTriggered))) == (20 + gained, gained // 2)


def test_603_4_and_again_as_it_resolves() -> None:
    company = NumberOf(Filter(all_of=("Creature",), side=Side.YOU, other=True))
    lonely = TriggeredAbility(Enters(), (ONE_LIFE,), only_if=company)
    respond = (ResolveStack(everything=False), cast(MURDER, "dog", by=BOB))
    outcome = resolve_scenario(duel("dog 1/1", "", cast_bear(lonely), *respond, ALL))
    assert (lives(outcome), cited(outcome, DidNotResolve)) == ((20, 20), [("603.4", "608.2a")])
    assert lives(resolve_scenario(duel("dog 1/1", "", cast_bear(lonely), ALL))) == (21, 20)


def test_702_108a_prowess_triggers_on_a_noncreature_spell_of_its_controller() -> None:
    monk = creature("monk", "1/1", having(KeywordName("prowess")))
    grown = [
        lives(resolve_scenario(beside(duel("", "", attack("monk"), action, ALL), monk)))[1]
        for action in (cast(burn(0), "Alice"), cast(burn(0), "Alice", by=BOB))
    ]
    assert grown == [18, 19]
    assert lives(resolve_scenario(beside(duel("", "", cast_bear(), ALL, attack("monk")), monk)))[1] == 19


def test_702_108a_prowess_resolves_before_the_spell_that_triggered_it() -> None:
    monk = creature("monk", "1/1", having(KeywordName("prowess")))
    outcome = resolve_scenario(beside(duel("", "", cast(burn(1), "monk", by=ALICE), ALL), monk))
    assert fallen(outcome) == set()


def test_702_108b_each_instance_of_prowess_triggers() -> None:
    monk = creature("monk", "1/1", having(KeywordName("prowess")), having(KeywordName("prowess")))
    outcome = resolve_scenario(beside(duel("", "", attack("monk"), cast(burn(0), "Alice"), ALL), monk))
    assert lives(outcome)[1] == 17


@pytest.mark.parametrize(("by", "gained"), [(ALICE, 0), (BOB, 1)])
def test_601_2i_a_spell_is_seen_by_whom_it_is_cast(by: PlayerId, gained: int) -> None:
    watcher = watching("watcher", "0/9", Casts(Filter(any_of=("Instant", "Sorcery"), side=Side.OPPONENT)))
    assert (
        lives(resolve_scenario(beside(duel("", "", cast(burn(0), "watcher", by=by), ALL), watcher)))[0] == 20 + gained
    )


def shooting(target: TargetSpec, *effects: Effect) -> TriggeredAbility:
    return TriggeredAbility(Enters(), effects, (target,))


def test_603_3d_by_default_harm_is_aimed_at_an_opponent_and_help_at_oneself() -> None:
    harm = shooting(ANY_TARGET, DealDamage(Fixed(1), TargetObject()))
    assert fallen(resolve_scenario(duel("dog 1/1", "cat 1/1", cast_bear(harm), ALL))) == {"cat"}
    help_ = shooting(TargetSpec(CREATURE), PutCounters(TargetObject(), "+1/+1"))
    outcome = resolve_scenario(duel("dog 1/1", "cat 1/1", cast_bear(help_), ALL))
    assert outcome.state.objects[ObjectId("dog")].counters == {"+1/+1": 1}

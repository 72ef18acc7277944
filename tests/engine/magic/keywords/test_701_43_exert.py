"""CR 701.43, 508.1g: exerting a creature as it attacks, or to pay for an ability, and what is linked to it."""

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Activate, Choose, ObjectSetup, Scenario
from bot.engine.magic.events import AbilityTriggered, Exerted, StayedTapped, Untapped
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import (
    ActivatedAbility,
    AsItAttacks,
    Cost,
    Exerts,
    OptionalAttackCost,
    TriggeredAbility,
    WhenYouDo,
)
from bot.engine.magic.words.conditions import TurnOf, Whose
from bot.engine.magic.words.effects import GainControl, Modify
from bot.engine.magic.words.filters import CREATURE, Filter, Matching, TargetObject, TargetSpec
from bot.engine.trace import cite_rules
from tests.engine.magic.tables.cards import creature, having, scene
from tests.engine.magic.tables.spells import ALL, ONE_LIFE, TARGET_CREATURE, cast, spell, watching
from tests.engine.magic.tables.table import NEXT_TURN, attack, block, choose, cited, events, lives, refusals
from tests.engine.magic.tables.words import ALICE, BOB

LION, OX = ObjectId("lion"), ObjectId("ox")
LINKED = OptionalAttackCost(AsItAttacks.EXERT, TriggeredAbility(WhenYouDo(), (ONE_LIFE,)))
BARE = OptionalAttackCost(AsItAttacks.EXERT)
TO_ALICE_AGAIN = (NEXT_TURN, NEXT_TURN)


def lion(*more: OptionalAttackCost, name: str = "lion") -> ObjectSetup:
    """A 2/2 that may be exerted as it attacks; when that is done, its controller gains 1 life."""
    return creature(name, "2/2", LINKED, *more)


def exert(creature: str | None) -> Choose:
    return Choose(ChoiceKind.EXERT, None if creature is None else ObjectId(creature))


def exerted(scenario: Scenario) -> list[str]:
    return [str(each.permanent) for each in events(resolve_scenario(scenario), Exerted)]


def test_701_43d_a_creature_is_exerted_as_it_attacks_and_what_is_linked_to_that_triggers() -> None:
    outcome = resolve_scenario(scene(lion(), do=(exert("lion"), attack("lion"))))
    assert (lives(outcome), cited(outcome, Exerted)) == ((21, 18), [("508.1g", "701.43d")])
    assert events(outcome, Exerted) == [Exerted(LION, ALICE, LINKED)]


@pytest.mark.rule("508.1g")
def test_701_43d_by_default_nobody_is_exerted() -> None:
    outcome = resolve_scenario(scene(lion(), do=(attack("lion"),)))
    assert lives(outcome) == (20, 18)
    assert [(each.kind, each.picked, each.default, each.options) for each in outcome.choices] == [
        ("exert", None, True, 2)
    ]


@pytest.mark.rule("502.3")
@pytest.mark.parametrize("name", ["lion", None])
def test_701_43a_what_was_exerted_does_not_untap_in_its_players_next_untap_step(name: str | None) -> None:
    outcome = resolve_scenario(scene(lion(), do=(exert(name), attack("lion"), *TO_ALICE_AGAIN)))
    assert outcome.state.objects[LION].tapped is (name is not None)
    assert cited(outcome, StayedTapped) == ([("701.43a",)] if name else [])


def test_701_43a_in_the_untap_step_after_that_it_untaps() -> None:
    outcome = resolve_scenario(scene(lion(), do=(exert("lion"), attack("lion"), *TO_ALICE_AGAIN, *TO_ALICE_AGAIN)))
    assert (outcome.state.objects[LION].tapped, outcome.state.objects[LION].memory.exerted_by) == (False, frozenset())


def test_701_43b_every_exertion_expires_in_the_same_untap_step() -> None:
    twice = (exert("lion"), exert("lion"), attack("lion"), *TO_ALICE_AGAIN)
    outcome = resolve_scenario(scene(lion(BARE), do=twice))
    assert len(events(outcome, Exerted)) == 2
    again = resolve_scenario(scene(lion(BARE), do=(*twice, *TO_ALICE_AGAIN)))
    assert (outcome.state.objects[LION].tapped, again.state.objects[LION].tapped) == (True, False)


def test_701_43b_it_expires_though_the_creature_was_untapped() -> None:
    vigilant = creature("lion", "2/2", BARE, having(KeywordName.VIGILANCE))
    attacked = (exert("lion"), attack("lion"), NEXT_TURN)
    there, then = (resolve_scenario(scene(vigilant, do=do)) for do in (attacked, (*attacked, NEXT_TURN)))
    assert (there.state.objects[LION].memory.exerted_by, there.state.objects[LION].tapped) == (
        frozenset({ALICE}),
        False,
    )
    assert (then.state.objects[LION].memory.exerted_by, cited(then, StayedTapped)) == (frozenset(), [])


THEFT = spell("theft", Modify(TargetObject(), (GainControl(),)), targets=TARGET_CREATURE)


def test_701_43a_the_next_untap_step_is_that_of_who_exerted_it() -> None:
    """Bob has it only for Alice's turn, and untaps nothing of hers."""
    do = (exert("lion"), attack("lion"), block(), cast(THEFT, "lion", by=BOB), ALL, NEXT_TURN)
    outcome = resolve_scenario(scene(lion(), do=do))
    assert [each.permanent for each in events(outcome, Untapped)] == []
    assert outcome.state.objects[LION].memory.exerted_by == frozenset({ALICE})


def test_701_43d_only_some_of_several_creatures_are_exerted() -> None:
    pair = lion(), lion(name="cub")
    both = (attack("lion", "cub"),)
    assert exerted(scene(*pair, do=(exert("cub"), *both))) == ["cub"]
    assert exerted(scene(*pair, do=(exert("cub"), exert("lion"), *both))) == ["lion", "cub"]


def test_701_43d_who_does_not_attack_is_not_exerted() -> None:
    outcome = resolve_scenario(scene(lion(), lion(name="cub"), do=(exert("cub"), attack("lion"))))
    assert refusals(outcome) == {
        0: [Refusal(RefusalKind.NOT_AN_OPTION, cite_rules("508.1g", "701.43d"), ALICE)],
    }
    assert events(outcome, Exerted) == []


def test_604_1_an_option_under_a_condition_is_offered_while_that_holds() -> None:
    on_bobs_turn = OptionalAttackCost(AsItAttacks.EXERT, condition=TurnOf(Whose.AN_OPPONENT))
    outcome = resolve_scenario(scene(creature("lion", "2/2", on_bobs_turn), do=(attack("lion"),)))
    assert outcome.choices == ()


@pytest.mark.parametrize(("controller", "left"), [(ALICE, (21, 18)), (BOB, (20, 18))])
def test_701_43a_abilities_trigger_whenever_their_controller_exerts_a_creature(
    controller: PlayerId, left: tuple[int, int]
) -> None:
    watcher = watching("ox", "1/1", Exerts(Matching(CREATURE)), by=controller)
    outcome = resolve_scenario(
        scene(creature("lion", "2/2", BARE), watcher, do=(exert("lion"), attack("lion"), block()))
    )
    assert lives(outcome) == left


def test_607_2h_what_is_linked_to_the_attack_does_not_trigger_for_another_exertion() -> None:
    tiring = ActivatedAbility(Cost(exert_this=True), (ONE_LIFE,), (), "Exert it: You gain 1 life.")
    scenario = scene(creature("lion", "2/2", LINKED, tiring), do=(Activate(LION, 1), ALL))
    outcome = resolve_scenario(scenario)
    assert (lives(outcome), events(outcome, AbilityTriggered)) == ((21, 20), [])
    assert events(outcome, Exerted) == [Exerted(LION, ALICE)]


@pytest.mark.rule("508.2b")
def test_607_2h_what_is_linked_has_targets_of_its_own() -> None:
    theirs = TargetSpec(Filter(all_of=("Creature",)))
    linked = TriggeredAbility(WhenYouDo(), (Modify(TargetObject(), (GainControl(),)),), (theirs,))
    table = creature("lion", "2/2", OptionalAttackCost(AsItAttacks.EXERT, linked)), creature("ox", "2/4", by=BOB)
    outcome: Outcome = resolve_scenario(
        scene(*table, do=(exert("lion"), choose("target", OX), attack("lion"), block()))
    )
    assert outcome.state.objects[OX].controller == ALICE

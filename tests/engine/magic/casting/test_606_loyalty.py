"""CR 606: loyalty abilities, once a turn and permanent, and what allows more."""

import pytest

from bot.engine.magic.asking.scenario import Action, Activate, ObjectSetup
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import ActivatedAbility, Cost, LoyaltyPermission
from bot.engine.magic.words.filters import Filter, Matching, Side
from tests.engine.magic.table.test_114_emblems import emblem
from tests.engine.magic.tables.spells import ALL, ONE_LIFE, beside
from tests.engine.magic.tables.table import NEXT_TURN, duel, refused, to
from tests.engine.magic.tables.words import ALICE, BOB

YOUR_PLANESWALKERS = Matching(Filter(all_of=("Planeswalker",), side=Side.YOU))
AT_ANY_TIME = LoyaltyPermission(YOUR_PLANESWALKERS, as_instant=True)
TWICE = LoyaltyPermission(YOUR_PLANESWALKERS, times=2)
PLUS = ActivatedAbility(Cost(loyalty=1), (ONE_LIFE,), text="+1: You gain 1 life.")
MINUS = ActivatedAbility(Cost(loyalty=-2), (ONE_LIFE,), text="−2: You gain 1 life.")
UP, DOWN = Activate(ObjectId("walker"), "+1"), Activate(ObjectId("walker"), "-2")


def walker(by: PlayerId = ALICE, *types: str) -> ObjectSetup:
    printed = Characteristics("walker", types=types or ("Planeswalker",), abilities=(PLUS, MINUS), loyalty=3)
    return ObjectSetup(ObjectId("walker"), CardDefinition((printed,)), by, by, counters={"loyalty": 3})


def play(*do: Action, permission: LoyaltyPermission | None = None, by: PlayerId = ALICE) -> Outcome:
    """With an emblem that permits something, where there is one."""
    objects = [walker(), *([emblem(permission, by=by)] if permission else [])]
    return resolve_scenario(beside(duel("", "", *do), *objects))


def reasons(outcome: Outcome) -> dict[int, list[str]]:
    return {action: [kind.name for kind, _ in found] for action, found in refused(outcome).items()}


@pytest.mark.rule("306.5d")
def test_606_3_one_loyalty_ability_of_a_permanent_a_turn_whichever_it_is() -> None:
    outcome = play(UP, ALL, DOWN, NEXT_TURN, NEXT_TURN, to(Step.PRECOMBAT_MAIN), DOWN)
    assert reasons(outcome) == {2: ["LOYALTY_USED"]}


def test_606_3_an_ability_may_allow_a_second_activation_and_no_third() -> None:
    assert reasons(play(UP, ALL, UP, ALL, UP, permission=TWICE)) == {4: ["LOYALTY_USED"]}


def test_606_3_an_opponents_permission_is_theirs_alone() -> None:
    assert reasons(play(UP, ALL, UP, permission=TWICE, by=BOB)) == {2: ["LOYALTY_USED"]}


@pytest.mark.parametrize(("permission", "expected"), [(None, {1: ["LOYALTY_TIMING"]}), (AT_ANY_TIME, {})])
def test_606_3_an_ability_may_allow_it_at_any_time_of_an_instant(
    permission: LoyaltyPermission | None, expected: dict[int, list[str]]
) -> None:
    assert reasons(play(to(Step.BEGINNING_OF_COMBAT), UP, permission=permission)) == expected


def test_606_3_at_any_time_is_not_more_often() -> None:
    outcome = play(to(Step.UPKEEP), UP, ALL, to(Step.END), UP, permission=AT_ANY_TIME)
    assert reasons(outcome) == {4: ["LOYALTY_USED"]}


def test_606_3_nobody_has_priority_in_the_cleanup_step() -> None:
    outcome = play(to(Step.CLEANUP), UP, permission=AT_ANY_TIME)
    assert "NO_PRIORITY" in reasons(outcome)[1]


def test_606_6_a_cost_needs_as_many_counters() -> None:
    scenario = beside(duel("", "", DOWN, NEXT_TURN, NEXT_TURN, to(Step.PRECOMBAT_MAIN), DOWN), walker())
    assert reasons(resolve_scenario(scenario)) == {4: ["NOT_ENOUGH_LOYALTY"]}


def test_606_2_a_permanent_that_is_no_planeswalker_may_have_loyalty_abilities() -> None:
    outcome = resolve_scenario(beside(duel("", "", UP, ALL, UP), walker(ALICE, "Artifact")))
    assert (reasons(outcome), dict(outcome.state.objects[ObjectId("walker")].counters)) == (
        {2: ["LOYALTY_USED"]},
        {"loyalty": 4},
    )

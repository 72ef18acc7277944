"""CR 704.1, 704.2, 704.4, 704.8: when state-based actions happen, and what they look at."""

import pytest

from bot.engine.magic.events import AbilityTriggered, Destroyed, ZoneChanged
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.effects import Modify, ModifyPowerToughness
from bot.engine.magic.words.filters import TargetObject
from tests.engine.magic.tables.cards import creature, having
from tests.engine.magic.tables.spells import ALL, TARGET_CREATURE, beside, burn, cast, spell, stack_after
from tests.engine.magic.tables.table import cited, duel, events, fight, gone
from tests.engine.magic.tables.words import ALICE, BOB

SHRINK = Modify(TargetObject(), (ModifyPowerToughness(-3, -3),))
GROW = Modify(TargetObject(), (ModifyPowerToughness(3, 3),))


def test_704_1_state_based_actions_happen_by_themselves_and_not_on_the_stack() -> None:
    table = duel("", "bear 2/2", cast(burn(), "bear"), ALL)
    assert stack_after(table) == []
    outcome = resolve_scenario(table)
    assert (gone(outcome), cited(outcome, Destroyed)) == ({"bolt", "bear"}, [("704.5g",)])
    assert events(outcome, AbilityTriggered) == []


@pytest.mark.parametrize("active", [ALICE, BOB])
@pytest.mark.parametrize("step", [step for step in Step if step not in {Step.UNTAP, Step.CLEANUP}])
def test_704_2_they_are_checked_in_every_step_for_all_players_alike(step: Step, active: PlayerId) -> None:
    outcome = fight("bear 2/2 damage:2", "cub 1/1 damage:1", step=step, active=active)
    deaths = [entry for entry in outcome.trace if isinstance(entry.event, ZoneChanged)]
    assert (gone(outcome), len({entry.moment for entry in deaths})) == ({"bear", "cub"}, 1)


def test_704_4_a_toughness_of_zero_in_the_middle_of_a_resolution_kills_nobody() -> None:
    both = spell("both", SHRINK, GROW, targets=TARGET_CREATURE)
    assert gone(fight("", "bear 2/2", cast(both, "bear"), ALL)) == {"both"}
    shrink, grow = spell("shrink", SHRINK, targets=TARGET_CREATURE), spell("grow", GROW, targets=TARGET_CREATURE)
    assert gone(fight("", "bear 2/2", cast(grow, "bear"), cast(shrink, "bear"), ALL)) == {"shrink", "grow", "bear"}


@pytest.mark.parametrize(("counters", "zone"), [({"+1/+1": 1, "-1/-1": 3}, "graveyard"), ({"-1/-1": 3}, "battlefield")])
def test_704_8_what_left_is_remembered_as_it_was_before_all_the_simultaneous_actions(
    counters: dict[str, int], zone: str
) -> None:
    wolf = creature("wolf", "1/1", having(KeywordName("undying")), counters=counters)
    outcome = resolve_scenario(beside(duel("ox 1/4", "", ALL), wolf))
    assert outcome.state.objects[ObjectId("wolf")].zone.value == zone

"""CR 613.1, 704.3: nothing is missed by looking only at what can matter, and by keeping what was worked out before."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from bot.engine.magic.applying.apply import apply_events
from bot.engine.magic.asking.choices import Choice
from bot.engine.magic.events import DamageAssigned, Event, LifeLost, StepBegan, Tapped
from bot.engine.magic.front.starting_table import starting_state
from bot.engine.magic.game.state_based_actions import (
    STATE_BASED_ACTIONS,
    StateBasedAction,
    checks_for,
    finds_nothing_new,
    needs_met,
)
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.combat_state import Attacker, Combat
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layer_run import Projection
from bot.engine.magic.values.layers import characteristics, project_board
from bot.engine.trace import Rule
from tests.engine.magic.tables.table import duel
from tests.engine.magic.tables.words import BOB

BEAR = ObjectId("bear")
ISLE = "isle land island"
ODD = (
    "cub 0/0",
    "ox 1/4 damage:4",
    "elf 1/1 legendary named:Elf",
    "other-elf 1/1 legendary named:Elf",
    "jace walker:3 loyalty:0",
    "moon enchantment world",
    "sun enchantment world",
    "mist enchantment aura",
    "sword artifact equipment on:isle",
    "wall artifact fortification creature on:isle",
    "vine land forest on:isle",
    "fur enchantment aura role on:isle",
    "hood enchantment aura role on:isle",
    "veil enchantment aura enchant-creature on:elk, elk 2/2 protection-from-everything",
    "satyr enchantment creature 4/2 bestow on:isle",
    "tree 3/3 +1/+1:1 -1/-1:1",
    "pot artifact charge:9 five-charges",
    "tale enchantment saga lore:3 third-chapter",
    "siege battle:4 siege defense:0",
)
"""Each of these, alone or with another one, is something that a state-based action is about."""

OF_PLAYERS = ("704.5a", "704.5b", "704.5c", "704.6a", "704.6b", "704.6c")
OF_DESIGNATIONS = ("702.131b", "704.5z")
NOT_ABOUT_THESE = {
    *map(
        Rule,
        (*OF_PLAYERS, *OF_DESIGNATIONS, "702.95e", "704.5d", "704.5e", "704.5h", "704.5x", "704.6d", "801.8", "801.9"),
    )
}
"""The rules that nothing in this list breaks."""


def first(choice: Choice[Any]) -> Any:
    return choice.options[0]


def found(state: GameState, checks: Iterable[StateBasedAction]) -> dict[Rule, list[Event]]:
    """What these checks find, by rule."""
    events = {each.rule: list(each.check(state, first)) for each in checks}
    return {rule: each for rule, each in events.items() if each}


def odd_tables() -> Iterable[GameState]:
    tables = (*((each,) for each in ODD), *combinations(ODD, 2))
    return [starting_state(duel(", ".join((ISLE, *table)))) for table in tables]


def test_704_3_the_checks_left_out_for_the_kinds_of_permanents_would_have_found_nothing() -> None:
    rules: set[Rule] = set()
    for state in odd_tables():
        everything = found(state, STATE_BASED_ACTIONS)
        assert found(state, checks_for(project_board(state).kinds, needs_met(state))) == everything
        rules |= everything.keys()
    assert {each.rule for each in STATE_BASED_ACTIONS} - rules == NOT_ABOUT_THESE


def test_704_3_what_is_not_checked_again_has_not_changed() -> None:
    rested = 0
    for before in odd_tables():
        attacked = {BEAR: Attacker(ObjectId("siege"), BOB)}
        for after in (replace(before, step=Step.END), replace(before, combat=Combat(attacked)), replace(before)):
            if finds_nothing_new(after, before):
                rested += 1
                assert found(after, STATE_BASED_ACTIONS) == found(before, STATE_BASED_ACTIONS)
    assert rested > 0


def test_704_3_a_player_who_lost_life_is_looked_at_again() -> None:
    before = starting_state(duel("bear 2/2"))
    after = apply_events(before, [LifeLost(BOB, 20)])
    assert (finds_nothing_new(before, before), finds_nothing_new(after, before)) == (True, False)
    assert finds_nothing_new(apply_events(before, [Tapped(BEAR)]), before) is False


def test_613_1_permanents_that_nothing_changes_are_what_the_layers_would_make_of_them() -> None:
    for state in odd_tables():
        assert project_board(state).values == Projection(state).run()


def test_states_between_which_no_object_changed_share_what_is_known_of_the_objects() -> None:
    before = starting_state(duel("bear 2/2"))
    step = apply_events(before, [StepBegan(Step.COMBAT_DAMAGE)])
    assert (step.objects is before.objects, project_board(step) is project_board(before)) == (True, True)
    assert apply_events(step, [DamageAssigned(BEAR, BOB, 2)]) is step
    assert apply_events(step, [Tapped(BEAR)]).objects == {BEAR: replace(before.objects[BEAR], tapped=True)}
    assert not before.objects[BEAR].tapped


@pytest.mark.parametrize("words", ["bear 2/2", "bear 2/2 self:flying", "bear 2/2 +1/+1:2"])
def test_613_1_what_is_shared_is_worked_out_anew_once_an_object_changes(words: str) -> None:
    before = starting_state(duel(words))
    bear = before.objects[BEAR]
    after = replace(before, objects={BEAR: changed(bear, counters={**bear.counters, "trample": 1, "+1/+1": 3})})
    assert not characteristics(before, BEAR).keywords & {KeywordName.TRAMPLE}
    values = characteristics(after, BEAR)
    assert (values.power, values.toughness, KeywordName.TRAMPLE in values.keywords) == (5, 5, True)


def test_a_changed_value_is_the_one_that_the_constructor_makes() -> None:
    state = starting_state(duel("bear 2/2, ox 1/4 damage:1"))
    bear = state.objects[BEAR]
    assert changed(bear, tapped=True, damage=3) == replace(bear, tapped=True, damage=3)
    ended = changed(state, winner="Bob", objects={BEAR: bear})
    assert ended.battlefield() == (bear,)
    assert repr(ended) == repr(replace(state, winner="Bob", objects={BEAR: bear}))

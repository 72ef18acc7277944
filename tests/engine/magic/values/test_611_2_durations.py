"""How long effects of spells and abilities last (CR 611.2), and control among them (613.1b)."""

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Action, Activate, Choose, ObjectSetup
from bot.engine.magic.events import ControlChanged, EffectsEnded
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.words.abilities import ActivatedAbility, Cost
from bot.engine.magic.words.effects import (
    AddTypes,
    CharacteristicOf,
    Duration,
    Effect,
    GainControl,
    Modify,
    ModifyPowerToughness,
    PhaseOut,
    RemoveTypes,
    TakeChosen,
)
from bot.engine.magic.words.filters import AFFECTED, Filter, TargetObject, TargetSpec
from tests.engine.magic.tables.cards import scene
from tests.engine.magic.tables.layered import ALL, CREATURES, base, grow, look, permanent, played, show, state_of, trick
from tests.engine.magic.tables.spells import MURDER, cast, spell
from tests.engine.magic.tables.table import NEXT_TURN, attack, cited, events, to
from tests.engine.magic.tables.words import ALICE, BOB

BEAR, THIEF = ObjectId("bear"), ObjectId("thief")


def thief(*modifications: GainControl | ModifyPowerToughness, lasts: Duration, tap: bool = False) -> ObjectSetup:
    """A creature that steals, or changes, what it targets for so long."""
    effect = Modify(TargetObject(), modifications, lasts)
    return permanent("thief 1/1", ActivatedAbility(Cost(tap=tap), (effect,), (TargetSpec(Filter()),)))


STEAL: tuple[Action, ...] = (Activate(THIEF, 1, targets=(BEAR,)), ALL)


def controller(state: GameState, name: str = "bear") -> PlayerId:
    return state.objects[ObjectId(name)].controller


def test_611_2a_until_end_of_turn_ends_at_cleanup() -> None:
    grown = played(trick("grow", grow(2, 2)), "bear")
    assert look(permanent("bear 2/2"), at="bear", do=(*grown, to(Step.END))) == ["4/4 Creature"]
    assert look(permanent("bear 2/2"), at="bear", do=(*grown, to(Step.CLEANUP))) == ["2/2 Creature"]


def test_611_2a_until_your_next_turn_ends_as_it_begins_and_not_as_anothers_does() -> None:
    grown = played(trick("grow", grow(2, 2), duration=Duration.YOUR_NEXT_TURN), "bear")
    assert look(permanent("bear 2/2"), at="bear", do=(*grown, NEXT_TURN)) == ["4/4 Creature"]
    assert look(permanent("bear 2/2"), at="bear", do=(*grown, NEXT_TURN, NEXT_TURN)) == ["2/2 Creature"]


def test_611_2a_until_the_end_of_your_next_turn() -> None:
    grown = played(trick("grow", grow(2, 2), duration=Duration.END_OF_YOUR_NEXT_TURN), "bear")
    turns = (NEXT_TURN, NEXT_TURN)
    assert look(permanent("bear 2/2"), at="bear", do=(*grown, *turns, to(Step.END))) == ["4/4 Creature"]
    assert look(permanent("bear 2/2"), at="bear", do=(*grown, *turns, to(Step.CLEANUP))) == ["2/2 Creature"]


def test_611_2a_without_a_duration_it_lasts() -> None:
    grown = played(trick("grow", grow(2, 2), duration=Duration.PERMANENT), "bear")
    assert look(permanent("bear 2/2"), at="bear", do=(*grown, NEXT_TURN, NEXT_TURN)) == ["4/4 Creature"]


def test_611_2b_for_as_long_as_you_control_this_ends_when_this_dies() -> None:
    objects = (thief(GainControl(), lasts=Duration.WHILE_SOURCE_CONTROLLED), permanent("bear 2/2", by=BOB))
    assert controller(state_of(*objects, do=STEAL)) == ALICE
    outcome = resolve_scenario(scene(*objects, do=(*STEAL, NEXT_TURN, *played(MURDER, "thief"))))
    assert outcome.state.objects[BEAR].controller == BOB
    assert [each.sources for each in events(outcome, EffectsEnded)] == [(THIEF,)]
    assert cited(outcome, ControlChanged) == [("613.1b",), ("613.1b",)]


def test_611_2b_for_as_long_as_you_control_this_ends_when_somebody_takes_this_and_never_begins_again() -> None:
    objects = (thief(GainControl(), lasts=Duration.WHILE_SOURCE_CONTROLLED), permanent("bear 2/2", by=BOB))
    take = played(trick("take", GainControl()), "thief", by=BOB)
    assert controller(state_of(*objects, do=(*STEAL, *take))) == BOB
    after = state_of(*objects, do=(*STEAL, *take, NEXT_TURN))
    assert (controller(after, "thief"), controller(after)) == (ALICE, BOB)


def test_611_2b_what_remains_on_the_battlefield_may_change_controllers() -> None:
    objects = (thief(GainControl(), lasts=Duration.WHILE_SOURCE_REMAINS), permanent("bear 2/2", by=BOB))
    take = played(trick("take", GainControl()), "thief", by=BOB)
    assert controller(state_of(*objects, do=(*STEAL, *take))) == ALICE
    assert controller(state_of(*objects, do=(*STEAL, *played(MURDER, "thief")))) == BOB


@pytest.mark.parametrize(
    ("duration", "after"), [(Duration.WHILE_SOURCE_REMAINS, BOB), (Duration.UNTIL_SOURCE_LEAVES, ALICE)]
)
def test_702_26d_702_26f_what_waits_for_a_permanent_to_leave_goes_on_while_it_is_phased_out(
    duration: Duration, after: PlayerId
) -> None:
    objects = (thief(GainControl(), lasts=duration), permanent("bear 2/2", by=BOB))
    away = spell("away", PhaseOut(TargetObject()), targets=(TargetSpec(Filter()),))
    assert controller(state_of(*objects, do=(*STEAL, *played(away, "thief")))) == after
    assert controller(state_of(*objects, do=(*STEAL, *played(MURDER, "thief")))) == BOB


def test_611_2b_for_as_long_as_it_remains_tapped_ends_as_it_untaps() -> None:
    objects = (thief(grow(3, 3), lasts=Duration.WHILE_SOURCE_TAPPED, tap=True), permanent("bear 2/2"))
    assert look(*objects, at="bear", do=(*STEAL, NEXT_TURN)) == ["5/5 Creature"]
    assert look(*objects, at="bear", do=(*STEAL, NEXT_TURN, NEXT_TURN)) == ["2/2 Creature"]


@pytest.mark.parametrize("duration", [Duration.WHILE_SOURCE_CONTROLLED, Duration.WHILE_SOURCE_REMAINS])
def test_611_2b_a_duration_that_is_over_before_it_begins_does_nothing(duration: Duration) -> None:
    objects = (thief(GainControl(), lasts=duration), permanent("bear 2/2", by=BOB))
    outcome = resolve_scenario(scene(*objects, do=(STEAL[0], cast(MURDER, "thief", by=BOB), ALL)))
    assert outcome.state.objects[BEAR].controller == BOB
    assert events(outcome, ControlChanged) == []


def test_611_2c_what_came_later_is_not_among_the_creatures_that_were_changed() -> None:
    rally = spell("rally", Modify(CREATURES, (grow(1, 1),)))
    animate = played(trick("animate", AddTypes(("Creature",)), base(1, 1)), "wood")
    objects = (permanent("bear 2/2"), permanent("wood land forest"))
    assert look(*objects, at="bear wood", do=(cast(rally), ALL, *animate)) == [
        "3/3 Creature",
        "1/1 Land Creature Forest",
    ]


def test_611_2c_what_is_no_longer_a_creature_is_changed_all_the_same() -> None:
    """A giant growth on an animated land that stops being a creature and becomes one again."""
    wood = permanent("wood land forest")
    animate = played(trick("animate", AddTypes(("Creature",)), base(1, 1)), "wood")
    grown = played(trick("grow", grow(3, 3)), "wood")
    still = played(trick("still", RemoveTypes(("Creature",))), "wood")
    again = played(trick("again", AddTypes(("Creature",))), "wood")
    assert look(wood, at="wood", do=(*animate, *grown, *still)) == ["Land Forest"]
    assert look(wood, at="wood", do=(*animate, *grown, *still, *again)) == ["4/4 Land Creature Forest"]


def test_611_2d_each_object_has_the_amount_that_is_its_own_worked_out_once() -> None:
    doubling = Modify(CREATURES, (ModifyPowerToughness(1, 1, CharacteristicOf(AFFECTED)),))
    do = (cast(spell("doubling", doubling)), ALL, *played(trick("grow", grow(1, 0)), "ox"))
    objects = (permanent("bear 2/2"), permanent("ox 3/5"))
    assert look(*objects, at="bear ox", do=do) == ["4/4 Creature", "7/8 Creature"]


@pytest.mark.parametrize(
    ("what", "pick", "result"),
    [
        ("color", "blue", "2/2 Creature Beast, U"),
        ("creature type", "Frog", "2/2 Creature Frog, G"),
        ("land type", "Swamp", "2/2 Creature Beast Swamp, G"),
    ],
)
def test_608_2d_what_it_becomes_is_chosen_as_the_effect_begins(what: str, pick: str, result: str) -> None:
    become = trick("become", TakeChosen(what))
    do = (Choose(ChoiceKind(what), pick), *played(become, "bear"))
    assert look(permanent("bear 2/2 green beast"), at="bear", do=do) == [result]


def test_506_4_what_stops_being_a_creature_leaves_combat() -> None:
    still: Effect = Modify(TargetObject(), (RemoveTypes(("Creature",)),))
    calm = spell("calm", still, targets=(TargetSpec(Filter()),))
    do = (attack("bear"), cast(calm, "bear", by=BOB))
    outcome = resolve_scenario(scene(permanent("bear 2/2"), do=do))
    assert outcome.state.players[BOB].life == 20


def test_613_1b_of_two_effects_that_give_control_the_newer_wins_and_the_older_is_left_when_it_ends() -> None:
    keep = played(trick("keep", GainControl(), duration=Duration.PERMANENT), "bear", by=BOB)
    borrow = played(trick("borrow", GainControl()), "bear")
    bear = permanent("bear 2/2")
    assert controller(state_of(bear, do=(*keep, *borrow))) == ALICE
    assert controller(state_of(bear, do=(*keep, *borrow, to(Step.CLEANUP)))) == BOB
    assert show(state_of(bear, do=keep), "bear") == ["2/2 Creature"]

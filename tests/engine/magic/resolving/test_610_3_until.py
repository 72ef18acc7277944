"""CR 610.3: what is exiled until a permanent leaves the battlefield, and returns immediately after."""

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Action, Activate, Cast, Choose, Leave, ObjectSetup, ResolveStack
from bot.engine.magic.events import AbilityTriggered, ZoneChanged
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.words.abilities import ActivatedAbility, Cost, Enters, TriggeredAbility
from bot.engine.magic.words.effects import Duration, Exile, ExileAndReturn, GainControl, Modify
from bot.engine.magic.words.filters import ANYTHING, TargetObject, TargetSpec
from tests.engine.magic.tables.changes import card
from tests.engine.magic.tables.layered import permanent
from tests.engine.magic.tables.spells import ALL, MURDER, ONE_LIFE, TARGET_CREATURE, beside, cast, spell, with_carol
from tests.engine.magic.tables.table import NEXT_TURN, cited, counters, duel, events, lives, zones
from tests.engine.magic.tables.words import ALICE, BOB, CAROL

PRISON = Exile(TargetObject(), until_source_leaves=True)
ANY_PERMANENT = (TargetSpec(ANYTHING),)
TOP = ResolveStack(everything=False)
BANISHER = card(
    "banisher", "Creature", abilities=(TriggeredAbility(Enters(), (PRISON,), ANY_PERMANENT),), power=2, toughness=2
)
ENTERS: tuple[Action, ...] = (Choose(ChoiceKind.TARGET, "bear"), Cast(ObjectId("banisher"), BANISHER, ALICE))
EXILED = (*ENTERS, ALL)
KILL = cast(MURDER, "banisher", by=BOB)


def play(*do: Action, bob: str = "bear 2/2 +1/+1:1", objects: tuple[ObjectSetup, ...] = ()) -> Outcome:
    return resolve_scenario(beside(duel("", bob, *do), *objects))


def test_610_3_it_stays_in_exile_while_the_permanent_stays() -> None:
    assert zones(play(*EXILED, NEXT_TURN, NEXT_TURN)) == {"bear": "exile", "banisher": "battlefield"}


@pytest.mark.rule("610.3c")
def test_610_3_it_returns_as_a_new_object_right_after_without_the_stack() -> None:
    """Nothing triggers and nobody could respond: it is there before the spell that killed the other has resolved."""
    take = spell("take", Modify(TargetObject(), (GainControl(),), Duration.PERMANENT), targets=TARGET_CREATURE)
    outcome = play(cast(take, "bear"), ALL, *EXILED, KILL, ALL)
    bear = outcome.state.objects[ObjectId("bear")]
    assert (zones(outcome)["bear"], bear.controller, counters(outcome)) == ("battlefield", BOB, {})
    assert len(events(outcome, AbilityTriggered)) == 1
    moves = [(str(each.object), each.destination.value) for each in events(outcome, ZoneChanged)]
    assert moves[-3:] == [("banisher", "graveyard"), ("bear", "battlefield"), ("murder", "graveyard")]
    assert cited(outcome, ZoneChanged)[-2] == ("610.3", "610.3c")


def test_610_3_what_triggers_as_it_enters_triggers() -> None:
    herald = permanent("bear 2/2", TriggeredAbility(Enters(), (ONE_LIFE,)), by=BOB)
    assert lives(play(*EXILED, KILL, ALL, bob="", objects=(herald,))) == (20, 21)


def test_610_3_a_token_does_not_come_back() -> None:
    assert zones(play(*EXILED, KILL, ALL, bob="bear 2/2 token"))["bear"] == "ceased"


def test_610_3_once_it_has_returned_it_is_held_no_more() -> None:
    flicker = spell("flicker", ExileAndReturn(TargetObject()), targets=TARGET_CREATURE)
    outcome = play(*EXILED, KILL, ALL, cast(flicker, "bear"), ALL)
    assert (zones(outcome)["bear"], outcome.state.ongoing.held) == ("battlefield", ())


@pytest.mark.rule("610.3b")
def test_610_3b_nothing_is_exiled_once_the_permanent_has_left_although_its_ability_resolves() -> None:
    outcome = play(*ENTERS, TOP, KILL, ALL)
    assert (zones(outcome)["bear"], zones(outcome)["banisher"]) == ("battlefield", "graveyard")
    assert counters(outcome) == {"bear": {"+1/+1": 1}}


@pytest.mark.parametrize(("response", "zone"), [((KILL,), "battlefield"), ((), "exile")])
def test_610_3a_nor_by_an_activated_ability(response: tuple[Action, ...], zone: str) -> None:
    jail = permanent("banisher 1/1", ActivatedAbility(Cost(), (PRISON,), ANY_PERMANENT, "{0}: Exile it."))
    activate = Activate(ObjectId("banisher"), 1, targets=(ObjectId("bear"),))
    assert zones(play(activate, *response, ALL, objects=(jail,)))["bear"] == zone


def test_610_3b_a_permanent_that_left_and_came_back_is_another_one() -> None:
    """The first ability exiles nothing; the one that triggers anew exiles until the new object leaves."""
    flicker = spell("flicker", ExileAndReturn(TargetObject()), targets=TARGET_CREATURE)
    outcome = play(
        *ENTERS, TOP, Choose(ChoiceKind.TARGET, "ox"), cast(flicker, "banisher"), ALL, bob="bear 2/2, ox 3/3"
    )
    assert {name: zones(outcome)[name] for name in ("bear", "ox")} == {"bear": "battlefield", "ox": "exile"}


def test_610_3d_all_that_one_permanent_held_returns_at_once() -> None:
    two = Exile(TargetObject(), until_source_leaves=True)
    jail = permanent(
        "banisher 1/1", ActivatedAbility(Cost(), (two,), (TargetSpec(ANYTHING, least=2, most=2),), "{0}: Exile them.")
    )
    do = (Activate(ObjectId("banisher"), 1, targets=(ObjectId("bear"), ObjectId("ox"))), ALL, KILL, ALL)
    outcome = play(*do, bob="bear 2/2, ox 3/3", objects=(jail,))
    back = {
        entry.moment
        for entry in outcome.trace
        if isinstance(entry.event, ZoneChanged) and entry.event.destination.value == "battlefield"
    }
    assert (len(back), zones(outcome)["bear"], zones(outcome)["ox"]) == (1, "battlefield", "battlefield")


def test_800_4a_it_returns_when_the_owner_of_the_permanent_leaves_the_game() -> None:
    outcome = resolve_scenario(with_carol(duel("", "bear 2/2", *EXILED, Leave(ALICE))))
    assert (zones(outcome)["bear"], outcome.state.in_game()) == ("battlefield", (BOB, CAROL))

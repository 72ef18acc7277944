"""CR 603.2, 603.3b, 603.6c, 603.8: triggers about spells, targets, cards and life; their order; states."""

from collections.abc import Sequence

import pytest

from bot.engine.magic.asking.choices import ChoiceKind, Chosen
from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import (
    Action,
    Activate,
    Choose,
    ObjectSetup,
    PlayerSetup,
    ResolveStack,
    Scenario,
    WhatIsOnTheStack,
)
from bot.engine.magic.events import AbilityTriggered, CardDiscarded
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import Dies, ReplacementAbility, TriggerCondition, TriggeredAbility
from bot.engine.magic.words.abilities.event_replacements import GoTo, WouldMove
from bot.engine.magic.words.abilities.stack_triggers import (
    BecomesTapped,
    BecomesTarget,
    Casts,
    CastThis,
    Discards,
    Draws,
    GainsLife,
    LosesLife,
    PutIntoGraveyard,
    StateIs,
)
from bot.engine.magic.words.conditions import ZERO, NumberOf
from bot.engine.magic.words.effects import (
    DealDamage,
    Discard,
    Draw,
    Effect,
    Fixed,
    GainLife,
    LoseLife,
    Mill,
    PutCounters,
    SacrificeObjects,
)
from bot.engine.magic.words.filters import ANYTHING, CREATURE, THIS, YOUR_CREATURE, Filter, Matching, Players, Side
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import (
    ALL,
    MURDER,
    ONE_LIFE,
    PING,
    TARGET_CREATURE,
    beside,
    burn,
    cast,
    spell,
    watching,
)
from tests.engine.magic.tables.table import attack, block, duel, events, life_changes, lives, refused, zones
from tests.engine.magic.tables.words import ALICE, BOB

TOP = ResolveStack(everything=False)
DRAIN = spell("drain", LoseLife(Players.EACH_OPPONENT, Fixed(2)))
SALVE = spell("salve", GainLife(Players.YOU, Fixed(3)))
INSIGHT = spell("insight", Draw(Players.YOU, Fixed(2)))
CARD = Filter(token=False)
GROW = PutCounters(THIS, "+1/+1")


def triggers(condition: TriggerCondition, *do: Action, objects: str = "", by: Sequence[ObjectSetup] = ()) -> int:
    """How often the ability of Alice's drum triggers while this is done."""
    drum = watching("drum", "0/9", condition, GROW)
    outcome = resolve_scenario(beside(duel(objects, "", *do), drum, *by))
    return sum(event.stacked.source == "drum" for event in events(outcome, AbilityTriggered))


@pytest.mark.parametrize(
    ("condition", "do", "times"),
    [
        (Casts(ANYTHING, THIS), (cast(burn(), "drum"), ALL), 1),
        (Casts(ANYTHING, THIS), (cast(burn(), "Bob"), ALL), 0),
        (Casts(ANYTHING, Matching(YOUR_CREATURE)), (cast(burn(), "cat"), ALL), 1),
        (BecomesTarget(), (cast(burn(), "drum"), ALL), 1),
        (BecomesTarget(by=Side.OPPONENT), (cast(burn(), "drum"), ALL), 0),
        (BecomesTarget(by=Side.OPPONENT), (cast(burn(), "drum", by=BOB), ALL), 1),
        (BecomesTarget(abilities=True), (cast(burn(), "drum"), ALL), 0),
        (BecomesTarget(Players.YOU), (cast(burn(), "Alice"), ALL), 1),
        (Draws(), (cast(INSIGHT), ALL), 2),
        (Draws(Side.OPPONENT), (cast(INSIGHT), ALL), 0),
        (GainsLife(), (cast(SALVE), ALL), 1),
        (GainsLife(Side.OPPONENT), (cast(SALVE, by=BOB), ALL), 1),
        (LosesLife(Side.OPPONENT), (cast(DRAIN), ALL), 1),
        (LosesLife(), (cast(DRAIN), ALL), 0),
        (BecomesTapped(), (attack("drum"),), 1),
        (BecomesTapped(Matching(YOUR_CREATURE)), (attack("drum", "cat"),), 2),
        (PutIntoGraveyard(Matching(Filter(all_of=("Creature",), token=False))), (cast(MURDER, "cat"), ALL), 1),
        (PutIntoGraveyard(Matching(CARD)), (cast(MURDER, "cat"), ALL), 2),
        (PutIntoGraveyard(Matching(CARD), elsewhere=True), (cast(MURDER, "cat"), ALL), 1),
        (PutIntoGraveyard(Matching(Filter(side=Side.OPPONENT, token=False))), (cast(MURDER, "cat"), ALL), 0),
    ],
)  # fmt: skip
def test_603_2_the_event_triggers_it_so_often(condition: TriggerCondition, do: tuple[Action, ...], times: int) -> None:
    assert triggers(condition, *do, objects="cat 2/2") == times


def test_603_2e_a_permanent_that_a_spell_targets_twice_becomes_its_target_once() -> None:
    twice = spell("twice", ONE_LIFE, targets=TARGET_CREATURE * 2)
    assert triggers(BecomesTarget(), cast(twice, "drum", "drum"), ALL) == 1


def test_603_2e_abilities_target_too() -> None:
    mage = creature("mage", "1/1", PING)
    ping = Activate(ObjectId("mage"), 1, targets=(ObjectId("drum"),))
    assert triggers(BecomesTarget(abilities=True), ping, ALL, by=[mage]) == 1


def test_601_2i_when_a_spell_is_cast_its_own_ability_triggers_and_resolves_first() -> None:
    printed = Characteristics("ox", types=("Creature",), power=3, toughness=3, abilities=(
        TriggeredAbility(CastThis(), (ONE_LIFE,)),))  # fmt: skip
    outcome = resolve_scenario(
        duel("", "", cast(CardDefinition((printed,))), WhatIsOnTheStack(), TOP, WhatIsOnTheStack(), ALL)
    )
    assert [answer.value for answer in outcome.answers] == [["ox!1", "ox"], ["ox"]]
    assert lives(outcome) == (21, 20)


def test_119_9_two_creatures_with_lifelink_cause_two_gains_of_life() -> None:
    assert triggers(GainsLife(), attack("cat", "dog"), objects="cat 2/2 lifelink, dog 2/2 lifelink") == 2


def test_119_3_what_is_lost_at_the_same_time_is_lost_at_once() -> None:
    drum = watching("drum", "0/9", LosesLife(Side.OPPONENT))
    outcome = resolve_scenario(beside(duel("cat 2/2, dog 2/2", "", attack("cat", "dog")), drum))
    assert lives(outcome) == (21, 16)


# Discarding and milling move cards (CR 701.9a, 701.17a).


def known(name: str, zone: Zone) -> ObjectSetup:
    printed = Characteristics(name, types=("Creature",), power=1, toughness=1)
    return ObjectSetup(ObjectId(name), CardDefinition((printed,)), ALICE, ALICE, zone)


def thrown(effect: Effect, *objects: ObjectSetup, hand: int | None = 1) -> Outcome:
    """Alice casts a spell that throws her cards away."""
    alice = PlayerSetup(ALICE, hand=hand, library_known=True)
    return resolve_scenario(Scenario((alice, PlayerSetup(BOB)), objects, (cast(spell("made", effect)), ALL)))


DISCARD = Discard(Players.YOU, Fixed(1))
MILL = Mill(Players.YOU, Fixed(1))
INSTEAD = ReplacementAbility(
    WouldMove(Matching(ANYTHING), origin=None, destination=Zone.GRAVEYARD, cards=True), GoTo(Zone.EXILE)
)


@pytest.mark.parametrize(("effect", "zone"), [(DISCARD, Zone.HAND), (MILL, Zone.LIBRARY)])
def test_701_9a_where_a_card_goes_can_be_replaced_and_triggers(effect: Effect, zone: Zone) -> None:
    watcher = watching("drum", "0/9", PutIntoGraveyard(Matching(CREATURE)))
    owl = known("owl", zone)
    assert zones(thrown(effect, owl))["owl"] == "graveyard"
    assert lives(thrown(effect, owl, watcher)) == (21, 20)
    replaced = thrown(effect, owl, watcher, creature("void", "0/9", INSTEAD))
    assert (zones(replaced)["owl"], lives(replaced)) == ("exile", (20, 20))


def test_701_9a_a_card_that_is_exiled_instead_is_discarded_all_the_same() -> None:
    drum = watching("drum", "0/9", Discards())
    outcome = thrown(DISCARD, known("owl", Zone.HAND), drum, creature("void", "0/9", INSTEAD))
    assert (events(outcome, CardDiscarded), lives(outcome)) == ([CardDiscarded(ALICE, ObjectId("owl"))], (21, 20))


@pytest.mark.parametrize(("what", "times"), [(ANYTHING, 1), (CREATURE, 0)])
def test_603_2_a_card_that_nobody_can_name_is_like_any_card(what: Filter, times: int) -> None:
    assert triggers(Discards(what=what), cast(spell("made", DISCARD)), ALL) == times
    assert triggers(PutIntoGraveyard(Matching(what), Zone.HAND), cast(spell("made", DISCARD)), ALL) == times


def test_603_2c_one_or_more_cards_trigger_once() -> None:
    two = cast(spell("made", Discard(Players.YOU, Fixed(2))))
    assert triggers(Discards(together=True), two, ALL) == 1
    assert triggers(Discards(), two, ALL) == 2
    assert triggers(PutIntoGraveyard(Matching(ANYTHING), Zone.HAND, together=True), two, ALL) == 1


def test_603_6c_from_anywhere_does_not_look_back() -> None:
    drum = watching("drum", "2/2", PutIntoGraveyard(Matching(CREATURE)))
    watched = resolve_scenario(beside(duel("", "ox 2/2", attack("drum"), block("ox>drum")), drum))
    assert lives(watched) == (20, 20)


def test_603_6c_a_card_sees_itself_put_into_a_graveyard_from_anywhere() -> None:
    phoenix = creature("owl", "1/1", TriggeredAbility(PutIntoGraveyard(), (ONE_LIFE,)), zone=Zone.HAND)
    assert lives(thrown(DISCARD, phoenix)) == (21, 20)


# The order of simultaneous triggers (CR 603.3b).

SHOCK = (DealDamage(Fixed(1), Players.EACH_OPPONENT),)
LAST_RITES = TriggeredAbility(Dies(), SHOCK)
LEGACY = TriggeredAbility(Dies(), (GainLife(Players.EACH_PLAYER, Fixed(1)),))


def both_die(*do: Action) -> Outcome:
    objects = (creature("knell", "1/1", LAST_RITES), creature("gift", "1/1", LEGACY))
    blows = attack("knell", "gift"), block("wall>knell", "cage>gift")
    return resolve_scenario(beside(duel("", "wall 3/9, cage 3/9", *do, *blows), *objects))


def test_603_3b_the_order_of_one_players_triggers_is_that_players_choice() -> None:
    default, other = both_die(), both_die(Choose(ChoiceKind.TRIGGER_ORDER, ("gift", "knell"), ALICE))
    chosen = ("knell", "gift"), ("gift", "knell")
    assert default.choices[-1] == Chosen(ALICE, ChoiceKind.TRIGGER_ORDER, chosen[0], default=True, options=2)
    assert other.choices[-1] == Chosen(ALICE, ChoiceKind.TRIGGER_ORDER, chosen[1], default=False, options=2)
    order = [[event.stacked.source for event in events(each, AbilityTriggered)] for each in (default, other)]
    assert order == [["knell", "gift"], ["gift", "knell"]]
    assert [life_changes(each)[0][1] for each in (default, other)] == [1, -1]


def test_603_3b_an_order_that_leaves_one_out_is_refused_and_the_default_taken() -> None:
    outcome = both_die(Choose(ChoiceKind.TRIGGER_ORDER, ("gift",), ALICE))
    assert refused(outcome) == {0: [(RefusalKind.NOT_AN_OPTION, ("603.3b",))]}
    assert outcome.choices[-1].default


def test_603_3b_several_abilities_of_one_source_are_told_apart_by_their_numbers() -> None:
    objects = (creature("knell", "1/1", LAST_RITES, LEGACY),)
    do = Choose(ChoiceKind.TRIGGER_ORDER, ("knell!2", "knell!1")), cast(MURDER, "knell"), ALL
    outcome = resolve_scenario(beside(duel("", "", *do), *objects))
    assert outcome.choices[-1].picked == ("knell!2", "knell!1")
    assert lives(outcome) == (21, 20)


def test_603_3b_abilities_that_add_up_in_any_order_are_no_choice() -> None:
    objects = (watching("drum", "0/9", GainsLife()), watching("horn", "0/9", GainsLife(), ONE_LIFE, ONE_LIFE))
    assert resolve_scenario(beside(duel("", "", cast(spell("made", DISCARD)), ALL), *objects)).choices == ()


def test_603_3b_the_active_players_go_on_the_stack_first_and_resolve_last() -> None:
    objects = (watching("drum", "1/1", Dies()), watching("horn", "1/1", Dies(), by=BOB))
    outcome = resolve_scenario(beside(duel("", "", attack("drum"), block("horn>drum")), *objects))
    assert [event.stacked.source for event in events(outcome, AbilityTriggered)] == ["drum", "horn"]
    assert [player for player, _ in life_changes(outcome)] == ["Bob", "Alice"]


# States (CR 603.8).

NO_OTHERS = StateIs(NumberOf(Filter(all_of=("Creature",), side=Side.YOU, other=True), ZERO))


def test_603_8_a_state_triggers_as_soon_as_it_is_true_and_once_until_it_resolves() -> None:
    hermit = watching("hermit", "3/3", NO_OTHERS, SacrificeObjects(THIS))
    stays = resolve_scenario(beside(duel("cat 1/1", "", TOP), hermit))
    assert (zones(stays)["hermit"], events(stays, AbilityTriggered)) == ("battlefield", [])
    goes = resolve_scenario(beside(duel("cat 1/1", "", cast(MURDER, "cat"), TOP, cast(SALVE), ALL), hermit))
    assert (zones(goes)["hermit"], len(events(goes, AbilityTriggered))) == ("graveyard", 1)


def test_603_8_a_state_that_is_true_from_the_beginning_triggers_at_once() -> None:
    hermit = watching("hermit", "3/3", NO_OTHERS, SacrificeObjects(THIS))
    assert zones(resolve_scenario(beside(duel("", ""), hermit)))["hermit"] == "graveyard"

"""CR 603.2d, 101.2: abilities that make others trigger an additional time, or keep them from triggering."""

from bot.engine.magic.asking.scenario import Cast, Scenario
from bot.engine.magic.events import TriggerChanged
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import (
    Ability,
    Attacks,
    Dies,
    Enters,
    TriggerCause,
    TriggersAgain,
    TriggersNothing,
)
from bot.engine.magic.words.filters import ANYTHING, CREATURE, THIS, Filter, Matching, Side
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, MURDER, beside, cast, watching
from tests.engine.magic.tables.table import attack, cited, duel, events, lives
from tests.engine.magic.tables.words import ALICE, BOB

YOURS = Matching(Filter(side=Side.YOU))
ENTERING = (TriggerCause.ENTERING,)
WARDEN = watching("warden", "1/1", Enters(Matching(Filter())))
"""It gains its controller 1 life whenever a permanent enters."""


def arriving(kind: str, *abilities: Ability) -> Scenario:
    """Alice casts something beside the warden and a creature that changes what triggers."""
    printed = Characteristics("newcomer", types=(kind,), power=1, toughness=1)
    scenario = duel("", "", Cast(ObjectId("newcomer"), CardDefinition((printed,)), ALICE), ALL)
    return beside(scenario, WARDEN, *(creature(f"orb{each}", "0/9", one) for each, one in enumerate(abilities)))


def test_101_2_creatures_entering_cause_nothing_to_trigger() -> None:
    outcome = resolve_scenario(arriving("Creature", TriggersNothing(CREATURE, ENTERING)))
    assert lives(outcome) == (20, 20)
    assert events(outcome, TriggerChanged) == [TriggerChanged(ObjectId("warden"), ObjectId("orb0"), again=False)]
    assert cited(outcome, TriggerChanged) == [("603.2", "101.2")]


def test_101_2_what_is_not_described_still_causes_abilities_to_trigger() -> None:
    outcome = resolve_scenario(arriving("Artifact", TriggersNothing(CREATURE, ENTERING)))
    assert lives(outcome) == (21, 20)
    assert events(outcome, TriggerChanged) == []


def test_101_2_abilities_of_others_permanents_alone_may_be_meant() -> None:
    theirs = TriggersNothing(ANYTHING, ENTERING, of=Filter(side=Side.OPPONENT))
    assert lives(resolve_scenario(arriving("Creature", theirs))) == (21, 20)
    scenario = beside(arriving("Creature", theirs), watching("spy", "1/1", Enters(Matching(Filter())), by=BOB))
    assert lives(resolve_scenario(scenario)) == (21, 20)


def test_101_2_creatures_dying_cause_nothing_to_trigger() -> None:
    hush = TriggersNothing(CREATURE, (TriggerCause.ENTERING, TriggerCause.DYING))
    scenario = beside(
        duel("bear 2/2", "", cast(MURDER, "bear"), ALL), watching("artist", "0/1", Dies(Matching(CREATURE)))
    )
    assert lives(resolve_scenario(scenario)) == (21, 20)
    assert lives(resolve_scenario(beside(scenario, creature("hush", "1/2", hush)))) == (20, 20)


def test_603_2d_an_entering_permanent_makes_it_trigger_once_more_for_each_such_ability() -> None:
    again = TriggersAgain(YOURS, Filter(any_of=("Artifact", "Creature")), ENTERING)
    outcome = resolve_scenario(arriving("Creature", again, again))
    assert lives(outcome) == (23, 20)
    assert cited(outcome, TriggerChanged) == [("603.2d",), ("603.2d",)]


def test_603_2d_what_is_not_described_makes_it_trigger_once() -> None:
    again = TriggersAgain(YOURS, Filter(any_of=("Artifact", "Creature")), ENTERING)
    assert lives(resolve_scenario(arriving("Enchantment", again))) == (21, 20)


def test_603_2d_without_a_cause_every_ability_of_the_object_triggers_once_more() -> None:
    again = TriggersAgain(YOURS)
    hero = watching("hero", "1/1", Attacks(THIS))
    outcome = resolve_scenario(beside(duel("", "", attack("hero>Bob")), hero, creature("twin", "0/1", again)))
    assert lives(outcome) == (22, 19)


def test_603_2d_attacking_may_be_the_cause() -> None:
    isshin = TriggersAgain(YOURS, CREATURE, (TriggerCause.ATTACKING,))
    hero = watching("hero", "1/1", Attacks(THIS))
    outcome = resolve_scenario(beside(duel("", "", attack("hero>Bob")), hero, creature("isshin", "0/1", isshin)))
    assert lives(outcome) == (22, 19)

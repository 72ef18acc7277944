"""CR 701.9b, 701.20: a card that is chosen out of somebody's revealed hand."""

from dataclasses import replace

from bot.engine.magic.asking.scenario import Action, ObjectSetup, Scenario
from bot.engine.magic.events import CardDiscarded
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.effects import TakeFromHand
from bot.engine.magic.words.filters import Filter, Side, TargetObject, TargetSpec
from tests.engine.magic.tables.spells import ALL, beside, cast, spell
from tests.engine.magic.tables.table import choose, duel, events, zones
from tests.engine.magic.tables.words import ALICE, BOB

NONLAND = Filter(none_of=("Land",))


def held(name: str, kind: str, cost: str = "") -> ObjectSetup:
    printed = Characteristics(name, types=(kind,), mana_cost=cost)
    return ObjectSetup(ObjectId(name), CardDefinition((printed,)), BOB, BOB, Zone.HAND)


HAND = (held("hill", "Land"), held("elf", "Creature", "{G}"), held("ogre", "Creature", "{3}{R}"))


def seized(*do: Action, exiled: bool = False, hand: tuple[ObjectSetup, ...] = HAND) -> Scenario:
    taking = spell(
        "seize",
        TakeFromHand(TargetObject(), NONLAND, exiled),
        targets=(TargetSpec(players=Side.ANY),),
        kind="Sorcery",
    )
    scenario = beside(duel("", "", *do, cast(taking, "Bob"), ALL), *hand)
    players = tuple(replace(each, hand=len(hand)) if each.name == BOB else each for each in scenario.players)
    return replace(scenario, players=players)


def test_701_9b_by_default_the_dearest_card_that_fits_is_discarded() -> None:
    assert zones(resolve_scenario(seized())) == {
        "hill": "hand",
        "elf": "hand",
        "ogre": "graveyard",
        "seize": "graveyard",
    }


def test_701_9b_the_ability_s_controller_chooses() -> None:
    assert zones(resolve_scenario(seized(choose("discard", "elf", ALICE))))["elf"] == "graveyard"


def test_701_9b_it_may_be_exiled_instead() -> None:
    outcome = resolve_scenario(seized(exiled=True))
    assert zones(outcome)["ogre"] == "exile"
    assert events(outcome, CardDiscarded) == []


def test_701_9b_without_such_a_card_nothing_is_discarded() -> None:
    outcome = resolve_scenario(seized(hand=HAND[:1]))
    assert events(outcome, CardDiscarded) == []

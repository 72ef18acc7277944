"""CR 701.6: spells and abilities that are countered, and those that can't be."""

import pytest

from bot.engine.magic.asking.scenario import Activate, Cast, ObjectSetup
from bot.engine.magic.events import Countered, NotCountered
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import CantBeCountered
from bot.engine.magic.words.effects import Counter
from bot.engine.magic.words.filters import (
    ANYTHING,
    THIS,
    AbilityKind,
    Filter,
    Matching,
    ObjectSet,
    Side,
    TargetObject,
    TargetSpec,
)
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, PING, beside, burn, cast, spell
from tests.engine.magic.tables.table import cited, duel, events, lives, zones
from tests.engine.magic.tables.words import ALICE, BOB

CANCEL = spell("cancel", Counter(TargetObject()), targets=(TargetSpec(spells=ANYTHING),))
DISSIPATE = spell("dissipate", Counter(TargetObject(), Zone.EXILE), targets=(TargetSpec(spells=ANYTHING),))
STIFLE = spell("stifle", Counter(TargetObject()), targets=(TargetSpec(abilities=tuple(AbilityKind)),))


def bear(*abilities: CantBeCountered) -> Cast:
    printed = Characteristics("bear", types=("Creature",), power=2, toughness=2, abilities=abilities)
    return Cast(ObjectId("bear"), CardDefinition((printed,)), ALICE)


def test_701_6a_a_countered_spell_does_nothing_and_goes_to_its_owners_graveyard() -> None:
    outcome = resolve_scenario(duel("", "", cast(burn(), "Bob"), cast(CANCEL, "bolt", by=BOB), ALL))
    assert lives(outcome) == (20, 20)
    assert zones(outcome) == {"bolt": "graveyard", "cancel": "graveyard"}
    assert cited(outcome, Countered) == [("608.2c", "701.6a")]
    assert outcome.state.stack == ()


def test_701_6a_a_countered_permanent_spell_never_enters() -> None:
    outcome = resolve_scenario(duel("", "", bear(), cast(CANCEL, "bear", by=BOB), ALL))
    assert zones(outcome)["bear"] == "graveyard"


def test_608_2c_later_text_can_say_where_a_countered_card_goes_instead() -> None:
    outcome = resolve_scenario(duel("", "", cast(burn(), "Bob"), cast(DISSIPATE, "bolt", by=BOB), ALL))
    assert zones(outcome) == {"bolt": "exile", "dissipate": "graveyard"}


def test_701_6b_a_countered_ability_is_removed_and_its_costs_stay_paid() -> None:
    ping = Activate(ObjectId("pinger"), 1, targets=(BOB,))
    outcome = resolve_scenario(
        beside(duel("", "", ping, cast(STIFLE, "pinger!1", by=BOB), ALL), creature("pinger", "1/1", PING))
    )
    assert lives(outcome) == (20, 20)
    assert outcome.state.objects[ObjectId("pinger")].tapped


@pytest.mark.rule("604.5")
def test_101_2_what_cant_be_countered_is_a_legal_target_and_resolves_all_the_same() -> None:
    outcome = resolve_scenario(duel("", "", bear(CantBeCountered()), cast(CANCEL, "bear", by=BOB), ALL))
    assert zones(outcome) == {"bear": "battlefield", "cancel": "graveyard"}
    assert cited(outcome, NotCountered) == [("608.2c", "101.2")]


def protector(affects: ObjectSet) -> ObjectSetup:
    printed = Characteristics("cavern", types=("Enchantment",), abilities=(CantBeCountered(affects),))
    return ObjectSetup(ObjectId("cavern"), CardDefinition((printed,)), ALICE, ALICE)


def test_113_6_a_permanent_can_say_so_of_spells_that_it_describes() -> None:
    creatures = protector(Matching(Filter(all_of=("Creature",), side=Side.YOU)))
    outcome = resolve_scenario(beside(duel("", "", bear(), cast(CANCEL, "bear", by=BOB), ALL), creatures))
    assert zones(outcome)["bear"] == "battlefield"
    outcome = resolve_scenario(beside(duel("", "", cast(burn(), "Bob"), cast(CANCEL, "bolt", by=BOB), ALL), creatures))
    assert (zones(outcome)["bolt"], len(events(outcome, Countered))) == ("graveyard", 1)


def test_113_6_what_protects_its_own_spell_protects_no_other_from_the_battlefield() -> None:
    outcome = resolve_scenario(beside(duel("", "", bear(), cast(CANCEL, "bear", by=BOB), ALL), protector(THIS)))
    assert zones(outcome)["bear"] == "graveyard"


@pytest.mark.parametrize(("to", "zone"), [(Zone.HAND, "hand"), (Zone.LIBRARY, "library"), (Zone.EXILE, "exile")])
def test_701_6a_the_card_of_a_countered_spell_goes_where_the_text_says(to: Zone, zone: str) -> None:
    remand = spell("remand", Counter(TargetObject(), to), targets=(TargetSpec(spells=ANYTHING),))
    outcome = resolve_scenario(duel("", "", bear(), cast(remand, "bear", by=BOB), ALL))
    assert zones(outcome)["bear"] == zone

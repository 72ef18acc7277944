"""CR 120.4a, 120.10: excess damage, dealt to somebody else instead, counted and watched for; 614.15, 616.1a: damage
that a spell itself changes; 615.13: prevention that triggers."""

from collections.abc import Mapping

import pytest

from bot.engine.magic.asking.scenario import ObjectSetup, Scenario
from bot.engine.magic.events import DamageDealt, DamageRedirected, LifeGained
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.words.abilities import IsDealtDamage, IsPrevented, TriggeredAbility
from bot.engine.magic.words.conditions import NumberOf
from bot.engine.magic.words.damage_replacements import ChangeAmount, DamageDescribed, Operation, Prevent
from bot.engine.magic.words.effects import (
    ChangeDamage,
    DealDamage,
    ExcessDamage,
    Fixed,
    GainLife,
    OwnReplacement,
    ThatMuch,
)
from bot.engine.magic.words.filters import CREATURE, ControllerOf, Filter, Matching, Players, TargetObject, TargetSpec
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, beside, burn, cast, spell
from tests.engine.magic.tables.table import attack, block, cited, duel, events, lives, marked
from tests.engine.magic.tables.words import BOB

PERMANENT = (TargetSpec(Filter()),)
SPILL = spell("spill", DealDamage(Fixed(5), TargetObject(), excess_to=ControllerOf(TargetObject())), targets=PERMANENT)


def dealt(scenario: Scenario) -> set[str]:
    return {f"{each.recipient}:{each.amount}" for each in events(resolve_scenario(scenario), DamageDealt)}


EXCESS: Mapping[str, set[str]] = {
    "ox 2/4": {"ox:4", "Bob:1"},
    "ox 2/4 damage:3": {"ox:1", "Bob:4"},
    "ox 2/6": {"ox:5"},
    "ox walker:2": {"ox:2", "Bob:3"},
    "ox battle:3 protector:Alice": {"ox:3", "Bob:2"},
    "ox 2/4 walker:1": {"ox:1", "Bob:4"},
    "ox 2/4 indestructible": {"ox:4", "Bob:1"},
}


@pytest.mark.parametrize("bob", EXCESS)
def test_120_4a_excess_damage_is_dealt_to_somebody_else_instead(bob: str) -> None:
    assert dealt(duel("", bob, cast(SPILL, "ox"), ALL)) == EXCESS[bob]


def test_120_4a_it_is_turned_before_anything_modifies_the_damage() -> None:
    outcome = resolve_scenario(duel("", "ox 2/4", cast(DOUBLING), ALL, cast(SPILL, "ox"), ALL))
    assert {f"{each.recipient}:{each.amount}" for each in events(outcome, DamageDealt)} == {"ox:8", "Bob:2"}
    assert cited(outcome, DamageRedirected) == [("608.2c", "120.4a")]


def test_120_4a_deathtouch_leaves_all_but_one() -> None:
    bite = DealDamage(Fixed(5), TargetObject(), source=TargetObject(1), excess_to=ControllerOf(TargetObject()))
    bitten = spell("bite", bite, targets=(*PERMANENT, *PERMANENT))
    assert dealt(duel("snake 1/1 deathtouch", "ox 2/4", cast(bitten, "ox", "snake"), ALL)) == {"ox:1", "Bob:4"}


# Excess damage that was dealt (CR 120.10).

DRAIN = spell("drain", DealDamage(Fixed(5), TargetObject()), GainLife(Players.YOU, ExcessDamage()), targets=PERMANENT)
GAINED: Mapping[str, int] = {
    "ox 2/4": 1,
    "ox 2/5": 0,
    "ox 2/4 damage:3": 4,
    "ox walker:2": 3,
    "ox battle:3 protector:Alice": 2,
    "ox 2/4 walker:1": 4,
}


@pytest.mark.parametrize("bob", GAINED)
def test_120_10_the_excess_is_what_is_more_than_lethal_or_than_its_loyalty_or_defense(bob: str) -> None:
    assert lives(resolve_scenario(duel("", bob, cast(DRAIN, "ox"), ALL)))[0] == 20 + GAINED[bob]


def watcher(*, combat: bool | None = None) -> ObjectSetup:
    """Its controller gains as much life as a creature is dealt excess damage."""
    gains = TriggeredAbility(IsDealtDamage(Matching(CREATURE), True, combat), (GainLife(Players.YOU, ThatMuch()),))
    return creature("giant", "0/9", gains)


FIGHTS: Mapping[tuple[str, str], int] = {
    ("bear 3/3, cub 2/2", "ox 0/4"): 1,
    ("bear 2/2, cub 2/2", "ox 0/4"): 0,
    ("bear 1/1 deathtouch, cub 2/2", "ox 0/4"): 2,
    ("bear 3/3 infect, cub 2/2", "ox 0/4"): 1,
}


@pytest.mark.parametrize("table", FIGHTS, ids=" - ".join)
def test_120_10_what_simultaneous_sources_deal_counts_together(table: tuple[str, str]) -> None:
    banded = beside(duel(table[0], f"{table[1]} blocks-two", attack("bear", "cub"), block("ox>bear+cub")), watcher())
    assert lives(resolve_scenario(banded))[0] == 20 + FIGHTS[table]


@pytest.mark.parametrize(("combat", "gained"), [(None, 1), (False, 1), (True, 0)])
def test_120_10_noncombat_damage_alone_may_be_watched_for(combat: bool | None, gained: int) -> None:
    scenario = beside(duel("", "ox 2/2", cast(burn(3), "ox"), ALL), watcher(combat=combat))
    assert lives(resolve_scenario(scenario))[0] == 20 + gained


# Self-replacement effects (CR 614.15).

AN_ARTIFACT = NumberOf(Filter(all_of=("Artifact",)))
BLAST = spell(
    "blast", DealDamage(Fixed(2), TargetObject(), instead=OwnReplacement(AN_ARTIFACT, Fixed(4))), targets=PERMANENT
)
DOUBLING = spell("doubling", ChangeDamage(DamageDescribed(), ChangeAmount(Operation.TIMES)))
CAP = spell("cap", ChangeDamage(DamageDescribed(at_least=3), ChangeAmount(Operation.BECOMES, 1)))


@pytest.mark.rule("614.15")
@pytest.mark.parametrize(("alice", "damage"), [("", 2), ("toy artifact", 4)])
def test_616_1a_a_spell_replaces_its_own_damage(alice: str, damage: int) -> None:
    assert marked(resolve_scenario(duel(alice, "ox 2/9", cast(BLAST, "ox"), ALL))) == {"ox": damage}


@pytest.mark.rule("616.1f")
def test_616_1a_before_any_other_replacement_effect() -> None:
    """Four damage is capped to 1; two would not have been."""
    capped = duel("toy artifact", "ox 2/9", cast(CAP), ALL, cast(BLAST, "ox"), ALL)
    assert marked(resolve_scenario(capped)) == {"ox": 1}
    assert marked(resolve_scenario(duel("", "ox 2/9", cast(CAP), ALL, cast(BLAST, "ox"), ALL))) == {"ox": 2}


# Prevention that triggers (CR 615.13).


def squire() -> ObjectSetup:
    gains = TriggeredAbility(IsPrevented(), (GainLife(Players.YOU, ThatMuch()),))
    return creature("squire", "1/1", gains, by=BOB)


def shield(name: str, amount: int) -> CardDefinition:
    """For the next so much damage to its controller."""
    return spell(name, ChangeDamage(DamageDescribed(to=(Players.YOU,)), Prevent(), next=Fixed(amount)))


def test_615_13_damage_prevented_triggers_once_for_each_effect_that_prevents_some() -> None:
    do = (cast(shield("small", 2), by=BOB), ALL, cast(shield("large", 9), by=BOB), ALL)
    outcome = resolve_scenario(beside(duel("bear 3/3, cub 2/2", "", attack("bear", "cub"), *do), squire()))
    assert lives(outcome) == (20, 25)
    gained = [each.amount for each in events(outcome, LifeGained)]
    assert sorted(gained) == [2, 3]


def test_615_13_damage_that_is_not_prevented_or_not_to_that_player_triggers_nothing() -> None:
    alone = duel("bear 3/3", "ox 0/4", attack("bear"), block("ox>bear"), cast(shield("large", 9), by=BOB), ALL)
    assert lives(resolve_scenario(beside(alone, squire()))) == (20, 20)
    through = duel("bear 3/3 unpreventable", "", attack("bear"), cast(shield("large", 9), by=BOB), ALL)
    assert lives(resolve_scenario(beside(through, squire()))) == (20, 17)

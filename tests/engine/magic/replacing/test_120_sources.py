"""CR 120.1-120.4, 120.9: what deals damage, to what, and in which order its results come about."""

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Activate
from bot.engine.magic.events import (
    CountersPut,
    CountersRemoved,
    DamageDealt,
    DamageMarked,
    LifeGained,
    LifeLost,
)
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import DealsDamage, TriggerRecipient
from bot.engine.magic.words.effects import DealDamage, Fight, Fixed, GainLife, KeywordAbility, ThatMuch
from bot.engine.magic.words.filters import Filter, Matching, Players, TargetObject
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, PING, TARGET_CREATURE, beside, burn, cast, spell, watching
from tests.engine.magic.tables.table import (
    attack,
    block,
    cited,
    combat,
    duel,
    events,
    fight,
    life_changes,
    lives,
    refused,
)
from tests.engine.magic.tables.words import BOB

SIEGE = "siege battle:5 siege protector:Bob"


@pytest.mark.parametrize(
    ("target", "result"),
    [
        ("Bob", LifeLost(BOB, 3)),
        ("bear", DamageMarked(ObjectId("bear"), 3, deathtouch=False)),
        ("jace", CountersRemoved(ObjectId("jace"), "loyalty", 3)),
        ("siege", CountersRemoved(ObjectId("siege"), "defense", 3)),
    ],
)
def test_120_1_damage_is_dealt_to_players_creatures_planeswalkers_and_battles(target: str, result: object) -> None:
    outcome = fight(SIEGE, "bear 4/4, jace walker:5", cast(burn(), target), ALL)
    (damage,) = events(outcome, DamageDealt)
    assert (damage.source, damage.recipient, damage.amount) == ("bolt", target, 3)
    assert [entry.event for entry in outcome.trace if entry.event == result] == [result]


def test_120_1a_nothing_else_on_the_battlefield_can_be_dealt_damage() -> None:
    sweep = spell("sweep", DealDamage(Fixed(1), Matching(Filter())), keywords=[KeywordAbility(KeywordName.LIFELINK)])
    outcome = fight("rock artifact, field land", "cub 2/2", cast(sweep), ALL)
    assert [each.recipient for each in events(outcome, DamageDealt)] == ["cub"]
    assert lives(outcome) == (21, 20)


@pytest.mark.parametrize("words", ["artifact", "land", "enchantment"])
def test_115_4_any_target_is_nothing_that_damage_can_not_be_dealt_to(words: str) -> None:
    outcome = fight("", f"thing {words}", cast(burn(), "thing"))
    assert {index: [kind for kind, _ in found] for index, found in refused(outcome).items()} == {
        0: [RefusalKind.NOT_A_LEGAL_TARGET]
    }


def test_120_2_a_spell_a_creature_and_a_noncreature_permanent_deal_damage() -> None:
    pinger = creature("pinger", "1/1", PING)
    scenario = beside(
        duel("bear 2/2", "", Activate(ObjectId("pinger"), 1, targets=(BOB,)), cast(burn(), "Bob"), ALL, attack("bear")),
        pinger,
    )
    outcome = resolve_scenario(scenario)
    assert [(each.source, each.combat) for each in events(outcome, DamageDealt)] == [
        ("bolt", False),
        ("pinger", False),
        ("bear", True),
    ]
    assert lives(outcome) == (20, 14)


def test_120_2a_attackers_and_blockers_deal_combat_damage_equal_to_their_power() -> None:
    outcome = combat("3/5", "2/5")
    assert {(each.source, each.amount, each.combat) for each in events(outcome, DamageDealt)} == {
        ("attacker", 3, True),
        ("b1", 2, True),
    }
    assert cited(outcome, DamageDealt) == [("510.2", "120.2a")] * 2


def test_120_2b_an_effect_says_which_object_deals_its_damage() -> None:
    duel_spell = spell("duel", Fight(TargetObject(0), TargetObject(1)), targets=TARGET_CREATURE * 2)
    fought = fight("bear 2/2", "ox 1/4", cast(duel_spell, "bear", "ox"), ALL)
    assert {each.source for each in events(fought, DamageDealt)} == {"bear", "ox"}
    burnt = fight("", "ox 1/4", cast(burn(), "ox"), ALL)
    assert {each.source for each in events(burnt, DamageDealt)} == {"bolt"}
    assert cited(burnt, DamageDealt) == [("120.2b",)]
    assert not any(each.combat for outcome in (fought, burnt) for each in events(outcome, DamageDealt))


def test_120_3_damage_has_every_result_that_its_source_and_recipient_call_for() -> None:
    outcome = fight("imp 2/2 infect lifelink", "gideon 4/4 walker:4", attack("imp>gideon"))
    assert events(outcome, CountersRemoved) == [CountersRemoved(ObjectId("gideon"), "loyalty", 2)]
    assert events(outcome, CountersPut) == [CountersPut(ObjectId("gideon"), "-1/-1", 2)]
    assert (events(outcome, DamageMarked), life_changes(outcome)) == ([], [("Alice", 2)])


@pytest.mark.parametrize(("bear", "gained"), [("4/4", 1), ("4/4 shielded-in-combat", 0), ("4/4 shielded", 0)])
def test_120_4b_what_is_prevented_triggers_nothing_and_what_is_dealt_does(bear: str, gained: int) -> None:
    ox = watching("ox", "1/4", DealsDamage(), by=BOB)
    outcome = resolve_scenario(beside(duel(f"bear {bear}", "", attack("bear"), block("ox>bear")), ox))
    assert lives(outcome) == (20, 20 + gained)


def test_120_4d_the_damage_and_all_its_results_are_one_event() -> None:
    outcome = fight("cat 3/3 lifelink, imp 2/2 wither", "ox 1/4", attack("cat", "imp"), block("ox>imp"))
    kinds = (DamageDealt, DamageMarked, LifeLost, LifeGained, CountersPut)
    found = [entry for entry in outcome.trace if isinstance(entry.event, kinds)]
    assert {type(entry.event) for entry in found} == set(kinds)
    assert len({entry.moment for entry in found}) == 1


def test_120_9_the_damage_dealt_is_that_of_the_named_source_alone() -> None:
    cat = watching("cat", "3/3", DealsDamage(to=TriggerRecipient.PLAYER), GainLife(Players.YOU, ThatMuch()))
    outcome = resolve_scenario(beside(duel("bear 2/2", "", attack("bear", "cat")), cat))
    assert life_changes(outcome) == [("Bob", -2), ("Bob", -3), ("Alice", 3)]

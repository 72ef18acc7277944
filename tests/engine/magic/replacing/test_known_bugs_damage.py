"""Damage that other engines have got wrong, each by its rule: what the table is, and the whole of what comes out."""

import pytest

from bot.engine.magic.events import (
    AbilityTriggered,
    CountersRemoved,
    DamageChanged,
    DamageDealt,
    DamageMarked,
    DamageNotPrevented,
    DamagePrevented,
    LifeGained,
)
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.words.abilities import DealsDamage
from bot.engine.magic.words.effects import DealDamage, Fight, Fixed
from bot.engine.magic.words.filters import ANY_TARGET, TargetObject
from tests.engine.magic.tables.shields import FOG, NO_PREVENTION, salve
from tests.engine.magic.tables.spells import ALL, TARGET_CREATURE, beside, cast, spell, watching
from tests.engine.magic.tables.table import (
    attack,
    block,
    choose,
    cited,
    counters,
    dealt,
    duel,
    events,
    fight,
    life_changes,
    lives,
    marked,
    prevented,
)
from tests.engine.magic.tables.words import ALICE, BOB

GHOST = "ghost 1/1 phantom +1/+1:3"
FIRE = spell("fire", DealDamage(Fixed(2), TargetObject(), unpreventable=True), targets=(ANY_TARGET,))
BOUT = spell("bout", Fight(TargetObject(0), TargetObject(1)), targets=(*TARGET_CREATURE, *TARGET_CREATURE))


# Damage that can't be prevented (CR 615.12).


def test_615_12_prevention_is_applied_in_vain_and_its_other_part_happens() -> None:
    """Dealt in full, and the counter is removed none the less."""
    outcome = fight("", GHOST, cast(FIRE, "ghost"), ALL)
    assert (marked(outcome), counters(outcome), prevented(outcome)) == ({"ghost": 2}, {"ghost": {"+1/+1": 2}}, set())
    assert cited(outcome, DamageNotPrevented) == [("615.12", "615.12a")]


def test_615_12_a_numbered_shield_is_not_reduced() -> None:
    do = (cast(salve(3), "Bob", by=BOB), ALL, cast(FIRE, "Bob"), ALL)
    outcome = fight("", "", *do)
    assert (lives(outcome), [each.left for each in outcome.state.ongoing.damage_effects]) == ((20, 18), [3])


@pytest.mark.parametrize("spells", [(NO_PREVENTION, FOG), (FOG, NO_PREVENTION)])
def test_615_12_it_does_not_matter_which_effect_came_first(spells: tuple[CardDefinition, CardDefinition]) -> None:
    first, second = (cast(each, by=BOB) for each in spells)
    outcome = fight("ogre 3/3", "", first, ALL, second, ALL, attack("ogre"))
    assert (lives(outcome), prevented(outcome)) == ((20, 17), set())


def test_614_9_redirection_is_no_prevention() -> None:
    outcome = fight("", "angel 0/9 guards", cast(FIRE, "Bob"), ALL)
    assert (lives(outcome), marked(outcome)) == ((20, 20), {"angel": 2})


def test_120_3c_e_unpreventable_damage_to_a_creature_planeswalker_has_both_results() -> None:
    """The prevention that a planeswalker puts around itself as it becomes a creature comes to nothing, twice."""
    outcome = fight("bear 2/2 unpreventable", "gideon 4/4 walker:4 shielded", attack("bear>gideon"))
    gideon = ObjectId("gideon")
    assert events(outcome, CountersRemoved) == [CountersRemoved(gideon, "loyalty", 2)]
    assert events(outcome, DamageMarked) == [DamageMarked(gideon, 2, deathtouch=False)]
    assert (counters(outcome), marked(outcome)) == ({"gideon": {"loyalty": 2}}, {"gideon": 2})


# The order of several effects (CR 616.1).


@pytest.mark.parametrize(("pick", "life"), [(None, 18), ("salve", 18), ("idol", 14)])
def test_616_1_the_player_who_would_be_dealt_the_damage_orders_doubling_and_prevention(
    pick: str | None, life: int
) -> None:
    answers = () if pick is None else (choose("replacement", pick, by=BOB),)
    shield = (cast(salve(4), "Bob", by=BOB), ALL)
    outcome = fight("ogre 5/5, idol enchantment furnace", "", *shield, *answers, attack("ogre"))
    assert lives(outcome) == (20, life)
    assert [(each.player, each.kind, each.options, each.default) for each in outcome.choices] == [
        (BOB, "replacement", 2, pick is None)
    ]
    assert {each.chooser for each in events(outcome, DamageChanged)} == {BOB}
    assert {each.chooser for each in events(outcome, DamagePrevented)} == {BOB}


def test_616_1_of_a_creature_that_is_dealt_damage_its_controller_orders() -> None:
    wall = "wall 0/9 all-but-one, idol enchantment furnace"
    outcome = fight("ogre 5/5", wall, attack("ogre"), block("wall>ogre"))
    assert [(each.player, each.subject) for each in outcome.choices] == [(BOB, "wall")]
    assert marked(outcome) == {"wall": 1}  # double first, then all but 1


# Lifelink (CR 120.3f, 702.15).


def test_702_15b_one_source_gains_once_for_each_time_that_it_deals_damage() -> None:
    """Three recipients at once, doubled and partly prevented: one gain, of the sum of what was dealt."""
    outcome = fight(
        "cat 6/6 lifelink trample, idol enchantment doubles",
        "bear 2/2, wall 0/2 shielded, armor artifact blunts-one",
        attack("cat"),
        block("bear>cat", "wall>cat"),
    )
    assert dealt(outcome)[0] >= {"cat>bear:4", "cat>Bob:2"}
    assert events(outcome, LifeGained) == [LifeGained(ALICE, 6, ObjectId("cat"))]


def test_702_15e_each_of_several_sources_gains_for_itself_within_the_damage_event() -> None:
    outcome = fight("cat 2/2 lifelink, lion 3/3 lifelink", "", attack("cat", "lion"), lives=(1, 20))
    moments = {entry.moment for entry in outcome.trace if isinstance(entry.event, LifeGained | DamageDealt)}
    assert (len(events(outcome, LifeGained)), len(moments)) == (2, 1)
    assert sorted(life_changes(outcome)) == [("Alice", 2), ("Alice", 3), ("Bob", -3), ("Bob", -2)]


# What is no combat damage (CR 701.14, 510).


def test_701_14_a_fight_is_no_combat_damage_even_in_combat() -> None:
    """Fog does not prevent it, and what waits for combat damage does not trigger."""
    table = duel("", "bear 2/4", cast(FOG, by=BOB), ALL, cast(BOUT, "wolf", "bear"), ALL)
    outcome = resolve_scenario(beside(table, watching("wolf", "3/5", DealsDamage(combat=True))))
    assert (marked(outcome), lives(outcome)) == ({"wolf": 2, "bear": 3}, (20, 20))
    assert [each.combat for each in events(outcome, DamageDealt)] == [False, False]
    assert events(outcome, AbilityTriggered) == []


def test_120_2b_damage_equal_to_power_is_no_combat_damage() -> None:
    bite = spell("bite", DealDamage(Fixed(3), TargetObject(1), TargetObject(0)), targets=(*TARGET_CREATURE, ANY_TARGET))
    outcome = fight("wolf 3/3", "bear 2/4", cast(FOG, by=BOB), ALL, cast(bite, "wolf", "bear"), ALL)
    assert [(each.source, each.recipient, each.combat) for each in events(outcome, DamageDealt)] == [
        ("wolf", "bear", False)
    ]
    assert (marked(outcome), prevented(outcome)) == ({"bear": 3}, set())

"""CR 614: damage that is doubled, increased, reduced, redirected or becomes something else."""

import pytest

from bot.engine.magic.asking.scenario import Activate
from bot.engine.magic.events import (
    CountersPut,
    DamageChanged,
    DamageDealt,
    DamageEffectBegan,
    DamageRedirected,
    DamageReplaced,
)
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.abilities import ActivatedAbility, Cost
from bot.engine.magic.words.damage_replacements import (
    ChangeAmount,
    CountersInstead,
    DamageDescribed,
    Operation,
    Redirect,
)
from bot.engine.magic.words.effects import ChangeDamage, Fight, Fixed
from bot.engine.magic.words.filters import THIS, Players, TargetObject
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.shields import CAROM, changing
from tests.engine.magic.tables.spells import ALL, MURDER, TARGET_CREATURE, beside, burn, cast, spell
from tests.engine.magic.tables.table import (
    NEXT_TURN,
    attack,
    block,
    cited,
    combat,
    counters,
    dealt,
    duel,
    events,
    fight,
    gone,
    life_changes,
    lives,
    marked,
    prevented,
    to,
)
from tests.engine.magic.tables.words import BOB

# The amount (CR 614.1a).


@pytest.mark.parametrize(
    ("word", "amount"),
    [
        ("furnace", 10),
        ("doubles", 10),
        ("triples", 15),
        ("adds-one", 6),
        ("halves", 2),
        ("halves-up", 3),
        ("at-most-three", 3),
    ],
)
def test_614_1a_a_static_ability_changes_how_much_damage_is_dealt(word: str, amount: int) -> None:
    outcome = fight(f"ogre 5/5, idol enchantment {word}", "", attack("ogre"))
    assert (lives(outcome), dealt(outcome)) == ((20, 20 - amount), [{f"ogre>Bob:{amount}"}])
    (changed,) = events(outcome, DamageChanged)
    assert (changed.before, changed.amount, changed.by, changed.chooser) == (5, amount, "idol", BOB)
    assert cited(outcome, DamageChanged) == [("614.1a",)]


def test_614_1a_only_damage_by_sources_of_its_controller_is_doubled() -> None:
    outcome = combat("3/5, idol enchantment doubles", "2/9")
    assert marked(outcome) == {"attacker": 2, "b1": 6}


def test_614_1a_damage_to_their_creatures_is_reduced_and_may_become_none() -> None:
    outcome = combat("1/5", "2/2, barrier enchantment takes-one")
    assert (marked(outcome), [each.amount for each in events(outcome, DamageChanged)]) == ({"attacker": 2}, [0])


def test_614_1a_an_effect_for_damage_of_so_much_or_more_leaves_less_alone() -> None:
    outcome = fight("ogre 3/3, idol enchantment at-most-three", "", attack("ogre"))
    assert (events(outcome, DamageChanged), lives(outcome)) == ([], (20, 17))


@pytest.mark.parametrize("word", ["furnace", "adds-one", "guards"])
def test_614_7a_where_no_damage_would_be_dealt_there_is_nothing_to_replace(word: str) -> None:
    outcome = fight(f"wall 0/4, idol enchantment {word}", "", attack("wall"))
    assert (events(outcome, DamageDealt), lives(outcome)) == ([], (20, 20))


def test_702_19b_damage_is_divided_before_it_is_doubled() -> None:
    outcome = combat("5/5 trample", "2/2", then=())
    doubled = fight("ogre 5/5 trample, idol enchantment furnace", "bear 2/2", attack("ogre"), block("bear>ogre"))
    assert dealt(outcome) == [{"attacker>b1:2", "attacker>Bob:3", "b1>attacker:2"}]
    assert dealt(doubled) == [{"ogre>bear:4", "ogre>Bob:6", "bear>ogre:4"}]


def test_614_5_each_effect_gets_one_opportunity_so_two_doublers_make_four_times_as_much() -> None:
    outcome = fight("bear 2/2, idol enchantment furnace, totem enchantment furnace", "", attack("bear"))
    assert (lives(outcome), [(e.before, e.amount) for e in events(outcome, DamageChanged)]) == (
        (20, 12),
        [(2, 4), (4, 8)],
    )
    assert cited(outcome, DamageChanged) == [("614.1a",), ("614.1a", "616.1f")]


@pytest.mark.parametrize("keyword", ["lifelink", "infect", "wither"])
def test_614_6_the_modified_damage_has_its_results_as_if_it_came_so_from_its_source(keyword: str) -> None:
    outcome = fight(f"bear 2/2 {keyword}, idol enchantment doubles", "", attack("bear"))
    bob = outcome.state.players[BOB]
    assert (lives(outcome), dict(bob.counters)) == {
        "lifelink": ((24, 16), {}),
        "infect": ((20, 20), {"poison": 4}),
        "wither": ((20, 16), {}),
    }[keyword]


def test_120_3f_lifelink_counts_what_was_dealt_after_replacement_once_for_all_recipients() -> None:
    outcome = fight(
        "cat 5/5 lifelink trample, idol enchantment furnace",
        "bear 2/2, dog 1/1, wall enchantment blunts-one",
        attack("cat"),
        block("bear>cat", "dog>cat"),
    )
    assert dealt(outcome)[0] >= {"cat>bear:4", "cat>dog:2", "cat>Bob:2"}
    assert [change for change in life_changes(outcome) if change[0] == "Alice"] == [("Alice", 8)]


def test_702_15e_redirected_damage_of_several_lifelinkers_is_gained_separately() -> None:
    outcome = fight("cat 2/2 lifelink, lion 3/3 lifelink", "angel 0/9 guards", attack("cat", "lion"))
    assert marked(outcome) == {"angel": 5}
    assert sorted(life_changes(outcome)) == [("Alice", 2), ("Alice", 3)]


# For a turn (CR 614.3).

DOUBLED = spell("insult", changing(DamageDescribed(), ChangeAmount(Operation.TIMES, 2)))


def test_614_3_a_spell_doubles_damage_until_end_of_turn() -> None:
    outcome = fight("bear 2/2", "", cast(DOUBLED), ALL, attack("bear"), NEXT_TURN, NEXT_TURN, attack("bear"))
    assert life_changes(outcome) == [("Bob", -4), ("Bob", -2)]
    assert outcome.state.ongoing.damage_effects == ()


def test_614_4_what_happened_before_the_effect_existed_stays_as_it_was() -> None:
    outcome = fight("", "", cast(burn(3), "Bob"), ALL, cast(DOUBLED), ALL)
    assert lives(outcome) == (20, 17)


def test_614_3_a_spell_that_resolves_in_response_changes_what_the_first_one_deals() -> None:
    outcome = fight("", "", cast(burn(3), "Bob"), cast(DOUBLED), ALL)
    assert lives(outcome) == (20, 14)


# Redirection (CR 614.9).


def test_614_9_damage_is_dealt_to_the_other_permanent_instead() -> None:
    outcome = fight("ogre 3/3 deathtouch", "angel 5/8 guards", attack("ogre"))
    (event,) = events(outcome, DamageRedirected)
    assert (event.source, event.recipient, event.onto, event.amount) == ("ogre", "Bob", "angel", 3)
    assert (dealt(outcome), lives(outcome), gone(outcome)) == ([{"ogre>angel:3"}], (20, 20), {"angel"})
    assert cited(outcome, DamageRedirected) == [("614.9",)]


def test_614_9_source_and_kind_of_the_damage_stay() -> None:
    outcome = fight("ogre 3/3", "angel 5/8 guards", attack("ogre"))
    assert [each.combat for each in events(outcome, DamageDealt)] == [True]
    burnt = fight("", "angel 5/8 guards", cast(burn(2), "Bob"), ALL)
    assert [(each.source, each.combat) for each in events(burnt, DamageDealt)] == [("bolt", False)]


def test_614_9_an_aura_redirects_to_the_creature_that_it_enchants() -> None:
    outcome = fight("ogre 3/3, cub 1/1", "pariah enchantment aura enchant-creature host-guards on:cub", attack("ogre"))
    assert (lives(outcome), gone(outcome)) == ((20, 20), {"cub", "pariah"})


def test_614_9_damage_to_a_permanent_is_dealt_to_its_controller() -> None:
    outcome = combat("4/4", "2/2, link enchantment aura enchant-creature treacherous on:b1")
    assert (marked(outcome), lives(outcome), gone(outcome)) == ({"attacker": 2}, (20, 16), set())


@pytest.mark.parametrize("guard", ["idol artifact guards", "angel 5/8 guards phased_out"])
def test_614_9_nothing_is_redirected_to_what_can_not_be_dealt_damage(guard: str) -> None:
    outcome = fight("ogre 3/3", guard, attack("ogre"))
    assert (events(outcome, DamageRedirected), lives(outcome)) == ([], (20, 17))


def test_614_9_the_new_recipient_that_is_gone_gets_nothing_and_the_effect_is_not_used_up() -> None:
    outcome = fight(
        "ogre 3/3",
        "cub 1/1",
        cast(CAROM, "Bob", "cub", by=BOB),
        ALL,
        cast(MURDER, "cub"),
        ALL,
        attack("ogre"),
        to(Step.END_OF_COMBAT),
    )
    assert (events(outcome, DamageRedirected), lives(outcome)) == ([], (20, 17))
    assert [each.left for each in outcome.state.ongoing.damage_effects] == [2]


def test_614_9_so_much_of_the_next_damage_is_redirected_and_the_rest_is_dealt() -> None:
    outcome = fight("ogre 5/5", "cub 1/9", cast(CAROM, "Bob", "cub", by=BOB), ALL, attack("ogre"))
    assert dealt(outcome) == [{"ogre>cub:2", "ogre>Bob:3"}]
    assert outcome.state.ongoing.damage_effects == ()


def test_614_9_a_numbered_redirection_is_used_up_damage_by_damage() -> None:
    outcome = fight("ogre 5/5", "cub 1/9", cast(CAROM, "Bob", "cub", by=BOB), ALL, cast(burn(1), "Bob"), ALL)
    assert (marked(outcome), [each.left for each in outcome.state.ongoing.damage_effects]) == ({"cub": 1}, [1])


def test_614_5_two_guards_do_not_throw_damage_back_and_forth() -> None:
    guards = "angel 0/9 guards-all, giant 0/9 guards-all"
    outcome = fight("ogre 3/3", guards, attack("ogre"))
    assert [(each.recipient, each.onto) for each in events(outcome, DamageRedirected)] == [
        ("Bob", "angel"),
        ("angel", "giant"),
    ]
    assert marked(outcome) == {"giant": 3}


def test_616_2_protection_of_the_new_recipient_becomes_applicable() -> None:
    outcome = fight("ogre 3/3 green", "angel 0/9 guards protection-from-green", attack("ogre"))
    assert (prevented(outcome), lives(outcome)) == ({"ogre>angel:3"}, (20, 20))


def test_614_9_a_creature_that_redirects_its_own_damage_can_pass_it_on_again() -> None:
    """The abilities of two creatures, each once: back to the first, and there it stays."""
    pass_on = spell(
        "pass",
        ChangeDamage(DamageDescribed(to=(TargetObject(0),)), Redirect(TargetObject(1)), next=Fixed(1)),
        targets=(*TARGET_CREATURE, *TARGET_CREATURE),
    )
    outcome = fight("", "nomad 1/1, monk 1/2", cast(pass_on, "nomad", "monk", by=BOB), ALL, cast(burn(1), "nomad"), ALL)
    assert (marked(outcome), gone(outcome)) == ({"monk": 1}, {"pass", "bolt"})


# Something else instead (CR 614.1a, 614.6).


def test_614_6_counters_are_put_instead_of_damage() -> None:
    outcome = combat("3/3 deathtouch", "1/1 hydra")
    assert (counters(outcome), marked(outcome), gone(outcome)) == ({"b1": {"+1/+1": 3}}, {"attacker": 1}, set())
    assert cited(outcome, DamageReplaced) == [("614.1a", "614.6")]
    assert events(outcome, DamageDealt) == [DamageDealt(ObjectId("b1"), ObjectId("attacker"), 1, combat=True)]


def test_614_6_damage_of_several_sources_becomes_counters_each_for_itself() -> None:
    outcome = fight("bear 2/2, cub 1/1", "plant 1/1 hydra", attack("bear", "cub"), block("plant>bear"))
    assert events(outcome, CountersPut) == [CountersPut(ObjectId("plant"), "+1/+1", 2)]


def test_614_1a_that_is_no_prevention_so_unpreventable_damage_is_replaced_too() -> None:
    assert counters(combat("3/3 unpreventable", "1/1 hydra")) == {"b1": {"+1/+1": 3}}


def test_614_1a_noncombat_damage_to_their_creatures_becomes_counters() -> None:
    burnt = cast(burn(3), "bear")
    outcome = fight("mage 1/9 shrinks-theirs", "bear 5/6", burnt, ALL, attack("mage"), block("bear>mage"))
    assert counters(outcome) == {"bear": {"-1/-1": 3}}
    assert marked(outcome) == {"bear": 1, "mage": 2}


def test_614_1a_a_fight_is_no_combat_damage() -> None:
    bout = spell("bout", Fight(TargetObject(0), TargetObject(1)), targets=(*TARGET_CREATURE, *TARGET_CREATURE))
    outcome = fight("mage 2/9 shrinks-theirs", "bear 4/4", cast(bout, "mage", "bear"), ALL)
    assert (counters(outcome), marked(outcome)) == ({"bear": {"-1/-1": 2}}, {"mage": 4})
    assert [each.combat for each in events(outcome, DamageDealt)] == [False]


def test_614_3_the_next_time_damage_becomes_counters_instead() -> None:
    growth = spell(
        "growth",
        ChangeDamage(DamageDescribed(to=(TargetObject(),)), CountersInstead("+1/+1"), once=True),
        targets=TARGET_CREATURE,
    )
    burnt = cast(burn(1), "bear")
    outcome = fight("", "bear 2/2", cast(growth, "bear", by=BOB), ALL, burnt, ALL, burnt, ALL)
    assert (counters(outcome), marked(outcome)) == ({"bear": {"+1/+1": 1}}, {"bear": 1})


def test_400_7_a_redirection_to_the_source_ends_with_that_object() -> None:
    """An activated ability redirects to its source; once that has died, nothing is redirected."""
    guard = ActivatedAbility(
        Cost(), (ChangeDamage(DamageDescribed(to=(Players.YOU,)), Redirect(THIS)),), text="{0}: It guards you."
    )
    table = beside(
        duel("ogre 3/3", "", Activate(ObjectId("knight"), 1, BOB), ALL, cast(MURDER, "knight"), ALL, attack("ogre")),
        creature("knight", "1/4", guard, by=BOB),
    )
    outcome = resolve_scenario(table)
    assert (lives(outcome), len(events(outcome, DamageEffectBegan))) == ((20, 17), 1)

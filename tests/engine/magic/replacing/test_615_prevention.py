"""CR 615: shields for the next damage or the next time, prevention for a turn, and damage that can't be prevented."""

import pytest

from bot.engine.magic.asking.scenario import Activate
from bot.engine.magic.events import DamageDealt, DamageEffectBegan, DamageNotPrevented, DamagePrevented, LifeGained
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.words.abilities import ActivatedAbility, Cost
from bot.engine.magic.words.damage_replacements import PREVENT_ALL, DamageDescribed
from bot.engine.magic.words.effects import ChangeDamage, DealDamage, Fixed, GainLife, Modify, PreventedDamage, SetColors
from bot.engine.magic.words.filters import (
    ANY_TARGET,
    CREATURE,
    ControllerOf,
    Filter,
    Matching,
    Players,
    Side,
    Sources,
    TargetObject,
    ThatSource,
)
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.shields import CALM, CIRCLE, FOG, NO_PREVENTION, RED_CIRCLE, changing, salve
from tests.engine.magic.tables.spells import ALL, MURDER, TARGET_CREATURE, beside, burn, cast, spell
from tests.engine.magic.tables.table import (
    NEXT_TURN,
    attack,
    block,
    choose,
    cited,
    combat,
    counters,
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


def left(outcome: object) -> list[int | None]:
    return [each.left for each in outcome.state.ongoing.damage_effects]  # type: ignore[attr-defined]  # an outcome


# The next so much damage (CR 615.7).


def test_615_7_the_next_damage_is_prevented_and_reduces_the_shield() -> None:
    outcome = fight("", "", cast(salve(3), "Bob", by=BOB), ALL, cast(burn(2), "Bob"), ALL)
    assert (prevented(outcome), lives(outcome), left(outcome)) == ({"bolt>Bob:2"}, (20, 20), [1])
    assert cited(outcome, DamagePrevented) == [("615.7",)]


def test_615_7_once_the_shield_is_used_up_the_rest_is_dealt_as_ever() -> None:
    outcome = fight("", "", cast(salve(3), "Bob", by=BOB), ALL, cast(burn(2), "Bob"), ALL, cast(burn(2), "Bob"), ALL)
    assert (lives(outcome), left(outcome)) == ((20, 19), [])
    assert [each.amount for each in events(outcome, DamagePrevented)] == [2, 1]


@pytest.mark.parametrize(("target", "object_id"), [("bear", "bear"), ("jace", "jace")])
def test_615_7_a_shield_protects_whatever_was_targeted(target: str, object_id: str) -> None:
    outcome = fight("", "bear 2/2, jace walker:3", cast(salve(3), target, by=BOB), ALL, cast(burn(4), target), ALL)
    assert prevented(outcome) == {f"bolt>{object_id}:3"}
    assert [each.amount for each in events(outcome, DamageDealt)] == [1]


def test_615_7_the_shield_is_on_that_object_and_on_no_other() -> None:
    outcome = fight("ogre 3/3", "bear 2/2, cub 2/2", cast(salve(3), "bear", by=BOB), ALL, cast(burn(2), "cub"), ALL)
    assert (gone(outcome) - {"salve", "bolt"}, left(outcome)) == ({"cub"}, [3])


def test_514_2_a_shield_ends_with_the_turn() -> None:
    outcome = fight("bear 2/2", "", cast(salve(3), "Bob", by=BOB), NEXT_TURN, NEXT_TURN, attack("bear"))
    assert (lives(outcome), left(outcome)) == ((20, 18), [])


def test_615_7_of_simultaneous_damage_the_player_chooses_what_the_shield_prevents() -> None:
    bob = cast(salve(3), "Bob", by=BOB)
    outcome = fight("ogre 3/3, bear 3/3", "", bob, ALL, choose("source", "bear", by=BOB), attack("ogre", "bear"))
    assert (prevented(outcome), lives(outcome)) == ({"bear>Bob:3"}, (20, 17))
    assert [(each.player, each.kind, each.picked, each.default, each.options) for each in outcome.choices] == [
        (BOB, "source", "bear", False, 2)
    ]


def test_615_7_by_default_the_shield_prevents_what_is_worse_than_its_amount() -> None:
    bob = cast(salve(1), "wall", by=BOB)
    outcome = fight(
        "ogre 2/2, snake 1/1 deathtouch",
        "wall 0/9 blocks-any",
        bob,
        ALL,
        attack("ogre", "snake"),
        block("wall>ogre+snake"),
    )
    assert (prevented(outcome), gone(outcome) - {"salve"}) == ({"snake>wall:1"}, set())
    (choice,) = outcome.choices
    assert (choice.kind, choice.picked, choice.subject, choice.rules) == ("source", "snake", "wall", ("615.7",))


def test_615_7_what_is_left_after_the_first_choice_goes_to_another_source() -> None:
    bob = cast(salve(4), "Bob", by=BOB)
    picks = [choose("source", "c", by=BOB), choose("source", "b", by=BOB)]
    outcome = fight("a 3/3, b 3/3, c 3/3", "", bob, ALL, *picks, attack("a", "b", "c"))
    assert prevented(outcome) == {"c>Bob:3", "b>Bob:1"}
    assert lives(outcome) == (20, 15)


def test_615_7_a_shield_that_reaches_for_everything_leaves_nothing_to_choose() -> None:
    outcome = fight("a 2/2, b 2/2", "", cast(salve(4), "Bob", by=BOB), ALL, attack("a", "b"))
    assert (outcome.choices, lives(outcome)) == ((), (20, 20))


def test_615_7_of_what_one_source_deals_to_several_the_player_chooses_who_is_spared() -> None:
    ward = spell(
        "ward",
        ChangeDamage(DamageDescribed(to=(Players.YOU, Matching(Filter(side=Side.YOU)))), PREVENT_ALL, next=Fixed(2)),
    )
    sweep = spell("sweep", DealDamage(Fixed(2), Matching(CREATURE)))
    default = fight("", "bear 2/2, cub 2/2", cast(ward, by=BOB), ALL, cast(sweep), ALL)
    chosen = fight("", "bear 2/2, cub 2/2", cast(ward, by=BOB), ALL, choose("recipient", "cub"), cast(sweep), ALL)
    assert (prevented(default), prevented(chosen)) == ({"sweep>bear:2"}, {"sweep>cub:2"})


def test_615_11_each_of_several_creatures_gets_a_shield_of_its_own() -> None:
    censer = spell(
        "censer",
        ChangeDamage(
            DamageDescribed(to=(Matching(Filter(all_of=("Creature",), side=Side.YOU)),)),
            next=Fixed(1),
            each=True,
            change=PREVENT_ALL,
        ),
    )
    sweep = spell("sweep", DealDamage(Fixed(2), Matching(CREATURE)))
    outcome = fight("ox 2/9", "bear 2/3, cub 2/3", cast(censer, by=BOB), ALL, cast(sweep), ALL)
    assert marked(outcome) == {"ox": 2, "bear": 1, "cub": 1}
    assert [each.effect.left for each in events(outcome, DamageEffectBegan)] == [1, 1]


# The next time (CR 615.8-615.9, 609.7).


def test_615_8_the_next_damage_of_the_chosen_source_is_prevented_however_much_it_is() -> None:
    outcome = fight(
        "ogre 7/7, bear 2/2", "", cast(CIRCLE, by=BOB), choose("source", "ogre", by=BOB), ALL, attack("ogre", "bear")
    )
    assert (prevented(outcome), lives(outcome)) == ({"ogre>Bob:7"}, (20, 18))
    assert cited(outcome, DamagePrevented) == [("615.8",)]


def test_615_8_what_the_source_deals_later_is_dealt_as_ever() -> None:
    outcome = fight("ogre 3/3 double-strike", "", attack("ogre"), cast(CIRCLE, by=BOB), ALL)
    assert (prevented(outcome), lives(outcome)) == ({"ogre>Bob:3"}, (20, 17))


def test_609_7a_by_default_the_source_is_what_threatens_the_chooser() -> None:
    burnt = fight("bear 9/9", "", cast(burn(3), "Bob"), cast(CIRCLE, by=BOB), ALL)
    fought = fight("bear 2/2, ogre 5/5, ox 9/9", "", attack("bear", "ogre"), cast(CIRCLE, by=BOB), ALL)
    assert (prevented(burnt), prevented(fought)) == ({"bolt>Bob:3"}, {"ogre>Bob:5"})
    assert [(each.kind, each.rules) for each in burnt.choices] == [("source", ())]


def test_609_7a_a_source_with_a_property_is_chosen_among_those_that_have_it() -> None:
    outcome = fight("bear 2/2 red, ogre 5/5 green", "", attack("bear", "ogre"), cast(RED_CIRCLE, by=BOB), ALL)
    assert (prevented(outcome), lives(outcome)) == ({"bear>Bob:2"}, (20, 15))
    assert [each.options for each in outcome.choices] == [1]


@pytest.mark.rule("609.7b")
def test_615_9_a_source_that_no_longer_has_the_property_is_not_prevented_and_nothing_is_used_up() -> None:
    dye = spell("dye", Modify(TargetObject(), (SetColors((Color.BLUE,)),)), targets=TARGET_CREATURE)
    outcome = fight(
        "bear 2/2 red",
        "",
        cast(RED_CIRCLE, by=BOB),
        ALL,
        cast(dye, "bear"),
        ALL,
        attack("bear"),
        to(Step.END_OF_COMBAT),
    )
    assert (lives(outcome), len(outcome.state.ongoing.damage_effects)) == ((20, 18), 1)


def test_609_7a_a_chosen_permanent_spell_is_also_the_permanent_that_it_becomes() -> None:
    ogre = CardDefinition((creature("ogre", "4/4").definition.faces[0],))
    outcome = fight("", "", cast(ogre), cast(CIRCLE, by=BOB), ALL, NEXT_TURN)
    (began,) = events(outcome, DamageEffectBegan)
    (source,) = began.effect.what.by
    assert source.chosen == (("ogre", 0), ("ogre", 1))  # type: ignore[union-attr]  # a chosen source


def test_615_8_nothing_left_to_choose_makes_no_shield() -> None:
    outcome = fight("bear 2/2", "", cast(RED_CIRCLE, by=BOB), ALL)
    assert (outcome.choices, outcome.state.ongoing.damage_effects) == ((), ())


# All damage of a kind (CR 615.1a).


@pytest.mark.rule("615.1")
def test_615_1a_all_combat_damage_this_turn_is_prevented_and_other_damage_is_not() -> None:
    outcome = fight(
        "ogre 3/3", "bear 2/2", cast(FOG, by=BOB), ALL, cast(burn(1), "Bob"), ALL, attack("ogre"), block("bear>ogre")
    )
    assert (prevented(outcome), lives(outcome)) == ({"ogre>bear:3", "bear>ogre:2"}, (20, 19))
    assert cited(outcome, DamagePrevented) == [("615.1a",), ("615.1a",)]


def test_611_2c_an_effect_on_damage_also_affects_what_comes_later() -> None:
    hush = spell("hush", changing(DamageDescribed(to=(Matching(Filter(all_of=("Creature",), side=Side.YOU)),))))
    cub = CardDefinition((creature("cub", "1/1").definition.faces[0],))
    outcome = fight("", "", cast(hush), ALL, cast(cub), ALL, cast(burn(2), "cub", by=BOB), ALL)
    assert prevented(outcome) == {"bolt>cub:2"}


def test_615_1a_all_damage_that_the_target_would_deal_is_prevented() -> None:
    outcome = fight("ogre 3/3", "bear 2/2", cast(CALM, "ogre", by=BOB), ALL, attack("ogre"), block("bear>ogre"))
    assert (prevented(outcome), marked(outcome)) == ({"ogre>bear:3"}, {"ogre": 2})


def test_608_2h_it_is_prevented_even_of_a_source_that_has_left() -> None:
    ping = ActivatedAbility(Cost(), (DealDamage(Fixed(1), TargetObject()),), (ANY_TARGET,), "{0}: It pings.")
    table = beside(
        duel(
            "",
            "",
            cast(CALM, "mage", by=BOB),
            ALL,
            Activate(ObjectId("mage"), 1, None, (BOB,)),
            cast(MURDER, "mage", by=BOB),
            ALL,
        ),
        creature("mage", "1/1", ping),
    )
    assert prevented(resolve_scenario(table)) == {"mage>Bob:1"}


@pytest.mark.parametrize(
    ("word", "prevents"),
    [("fog", {"ogre>bear:3", "bear>ogre:2"}), ("peace", set()), ("callous", {"ogre>bear:3"}), ("shields-you", set())],
)
def test_615_1a_static_abilities_for_kinds_of_damage(word: str, prevents: set[str]) -> None:
    outcome = fight("ogre 3/3", f"bear 2/4 {word}", attack("ogre"), block("bear>ogre"))
    assert prevented(outcome) == prevents


def test_615_1a_a_static_ability_shields_its_controller() -> None:
    assert lives(fight("ogre 3/3", "idol enchantment shields-you", attack("ogre"))) == (20, 20)


def test_615_10_a_specific_amount_is_prevented_of_each_damage_event() -> None:
    outcome = fight("ogre 3/3, bear 2/2", "armor artifact blunts-one", attack("ogre", "bear"))
    assert (prevented(outcome), lives(outcome)) == ({"ogre>Bob:1", "bear>Bob:1"}, (20, 17))
    assert cited(outcome, DamagePrevented) == [("615.10",), ("615.10",)]


def test_615_10_all_but_so_much_is_prevented() -> None:
    assert marked(combat("5/5", "2/2 all-but-one")) == {"attacker": 2, "b1": 1}


# The other part of a prevention (CR 615.5).


def test_615_5_the_other_part_takes_place_immediately_afterwards() -> None:
    outcome = combat("5/5", "2/2 phantom +1/+1:2")
    assert (counters(outcome), marked(outcome)) == ({"b1": {"+1/+1": 1}}, {"attacker": 4})
    kinds = [type(entry.event).__name__ for entry in outcome.trace]
    assert kinds.index("CountersRemoved") > kinds.index("DamageDealt")


def test_615_5_damage_of_several_sources_at_once_is_prevented_in_one_go() -> None:
    outcome = fight("a 2/2, b 2/2", "ghost 1/1 phantom +1/+1:3 blocks-any", attack("a", "b"), block("ghost>a+b"))
    assert (prevented(outcome), counters(outcome)) == ({"a>ghost:2", "b>ghost:2"}, {"ghost": {"+1/+1": 2}})


def test_615_5_in_two_damage_steps_it_happens_twice() -> None:
    assert counters(combat("1/9 double-strike", "0/1 phantom +1/+1:3")) == {"b1": {"+1/+1": 1}}


def test_615_5_it_refers_to_the_damage_that_would_have_been_dealt() -> None:
    assert counters(combat("2/9", "0/1 melting +1/+1:5")) == {"b1": {"+1/+1": 3}}


def test_615_5_it_refers_to_the_damage_that_was_prevented_and_to_whom() -> None:
    outcome = fight("ogre 3/9", "vigor 6/6 vigor, cub 1/1", attack("ogre"), block("cub>ogre"))
    assert counters(outcome) == {"cub": {"+1/+1": 3}}


STRIKE = spell(
    "strike",
    ChangeDamage(
        DamageDescribed(by=(TargetObject(),)), PREVENT_ALL, (GainLife(Players.YOU, PreventedDamage()),), once=True
    ),
    targets=TARGET_CREATURE,
)


def test_120_4_a_life_is_gained_for_the_prevented_damage_of_a_spell() -> None:
    outcome = fight("a 5/5, b 5/5", "", cast(STRIKE, "a", by=BOB), ALL, attack("a", "b"), lives=(20, 6))
    assert (lives(outcome), outcome.state.winner) == ((20, 6), None)
    assert life_changes(outcome) == [("Bob", -5), ("Bob", 5)]
    assert cited(outcome, LifeGained) == [("615.5",)]


PALM = spell(
    "palm",
    ChangeDamage(
        DamageDescribed(by=(Sources(Filter()),), to=(Players.YOU,), each_source=True),
        PREVENT_ALL,
        (DealDamage(PreventedDamage(), ControllerOf(ThatSource())),),
        once=True,
    ),
)


def test_615_5_the_other_part_can_deal_that_much_damage_to_the_controller_of_the_source() -> None:
    outcome = fight("ogre 4/4", "", cast(PALM, by=BOB), ALL, attack("ogre"))
    assert (lives(outcome), prevented(outcome)) == ((16, 20), {"ogre>Bob:4"})
    assert DamageDealt(ObjectId("palm"), outcome.state.active, 4, combat=False) in events(outcome, DamageDealt)


def test_615_8_the_next_time_that_some_source_would_deal_damage_is_one_source_s() -> None:
    outcome = fight("ogre 4/4, bear 2/2", "", cast(PALM, by=BOB), ALL, attack("ogre", "bear"))
    assert (lives(outcome), prevented(outcome)) == ((16, 18), {"ogre>Bob:4"})


# Shield counters (CR 122.1c).


def test_122_1c_a_shield_counter_prevents_all_damage_at_once_and_is_removed() -> None:
    outcome = fight("a 2/2, b 9/9", "wall 0/3 shield:2 blocks-any", attack("a", "b"), block("wall>a+b"))
    assert (counters(outcome), marked(outcome)) == ({"wall": {"shield": 1}}, {})
    assert cited(outcome, DamagePrevented) == [("122.1c", "615.1a")] * 2


def test_122_1c_a_shield_counter_replaces_destruction_by_an_effect() -> None:
    outcome = fight("", "bear 2/2 shield:1", cast(MURDER, "bear"), ALL)
    assert (gone(outcome) - {"murder"}, counters(outcome)) == (set(), {})


def test_122_1c_lethal_damage_is_no_effect() -> None:
    outcome = fight("", "bear 2/2 damage:2 shield:1", to(Step.END))
    assert gone(outcome) == {"bear"}


# Damage that can't be prevented (CR 615.12).


def test_615_12_for_a_turn_no_damage_can_be_prevented() -> None:
    outcome = fight(
        "ogre 3/3",
        "",
        cast(salve(5), "Bob", by=BOB),
        ALL,
        cast(NO_PREVENTION),
        ALL,
        attack("ogre"),
        to(Step.END_OF_COMBAT),
    )
    assert (lives(outcome), prevented(outcome), left(outcome)[:1]) == ((20, 17), set(), [5])
    (vain,) = events(outcome, DamageNotPrevented)
    assert (vain.amount, vain.by, vain.why) == (3, "salve", "stomp")


def test_615_12_the_shield_is_not_reduced_and_prevents_other_damage_later() -> None:
    fire = spell("fire", DealDamage(Fixed(2), TargetObject(), unpreventable=True), targets=(ANY_TARGET,))
    outcome = fight("", "", cast(salve(3), "Bob", by=BOB), ALL, cast(fire, "Bob"), ALL, cast(burn(3), "Bob"), ALL)
    assert (lives(outcome), prevented(outcome)) == ((20, 18), {"bolt>Bob:3"})


def test_615_12_the_spell_says_it_of_its_own_damage() -> None:
    fire = spell("fire", DealDamage(Fixed(2), TargetObject(), unpreventable=True), targets=(ANY_TARGET,))
    outcome = fight("", "cub 1/2 shielded", cast(fire, "cub"), ALL)
    assert gone(outcome) - {"fire"} == {"cub"}
    assert [each.why for each in events(outcome, DamageNotPrevented)] == ["fire"]


@pytest.mark.rule("615.12a")
def test_615_12_prevention_still_applies_and_its_other_part_happens_once() -> None:
    outcome = fight(
        "a 1/1, b 1/1, idol enchantment relentless",
        "ghost 1/3 phantom +1/+1:3 blocks-any",
        attack("a", "b"),
        block("ghost>a+b"),
    )
    assert (counters(outcome), marked(outcome)["ghost"]) == ({"ghost": {"+1/+1": 2}}, 2)
    assert cited(outcome, DamageNotPrevented) == [("615.12", "615.12a")] * 2


def test_615_12_the_other_part_finds_that_nothing_was_prevented() -> None:
    outcome = fight("a 5/5, idol enchantment relentless", "", cast(STRIKE, "a", by=BOB), ALL, attack("a"))
    assert life_changes(outcome) == [("Bob", -5)]


def test_615_12_but_what_refers_to_the_damage_itself_still_does() -> None:
    outcome = fight("a 2/2 unpreventable", "blob 0/4 melting +1/+1:3", attack("a"), block("blob>a"))
    assert (counters(outcome), marked(outcome)) == ({"blob": {"+1/+1": 1}}, {"blob": 2})


def test_614_9_redirection_is_no_prevention_so_unpreventable_damage_is_redirected() -> None:
    outcome = fight("ogre 3/3 unpreventable", "angel 5/8 guards shielded", attack("ogre"))
    assert (marked(outcome), lives(outcome)) == ({"angel": 3}, (20, 20))


def test_615_12_unpreventable_damage_to_a_creature_planeswalker_has_both_results() -> None:
    outcome = fight("bear 2/2 unpreventable", "gideon 4/4 walker:4 shielded", attack("bear>gideon"))
    assert (counters(outcome), marked(outcome)) == ({"gideon": {"loyalty": 2}}, {"gideon": 2})


def test_615_12_prevention_in_vain_is_no_choice() -> None:
    aura = "enchantment aura enchant-creature shields-host on:cub"
    outcome = fight(
        "bear 2/2 unpreventable", f"cub 1/4, first {aura}, second {aura}", attack("bear"), block("cub>bear")
    )
    assert (outcome.choices, [each.by for each in events(outcome, DamageNotPrevented)]) == ((), ["first", "second"])


def test_615_4_prevention_comes_too_late_once_damage_was_dealt() -> None:
    assert lives(fight("", "", cast(burn(3), "Bob"), ALL, cast(salve(3), "Bob", by=BOB), ALL)) == (20, 17)


@pytest.mark.parametrize(("later", "prevented_now"), [(False, True), (True, False)])
def test_615_3_a_shield_lasts_until_its_duration_ends(later: bool, prevented_now: bool) -> None:
    wait = (NEXT_TURN, NEXT_TURN) if later else ()
    outcome = fight("bear 2/2", "", cast(salve(5), "Bob", by=BOB), ALL, *wait, attack("bear"))
    assert lives(outcome)[1] == (20 if prevented_now else 18)
    assert bool(outcome.state.ongoing.damage_effects) is prevented_now


def test_615_3_a_shield_lasts_until_it_is_used_up() -> None:
    outcome = fight("bear 2/2", "", cast(salve(2), "Bob", by=BOB), ALL, attack("bear"), to(Step.POSTCOMBAT_MAIN))
    assert (lives(outcome)[1], outcome.state.ongoing.damage_effects) == (20, ())

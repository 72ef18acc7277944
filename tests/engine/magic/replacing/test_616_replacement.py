"""CR 615-616: prevention of damage, and who chooses where several effects compete."""

import pytest

from bot.engine.magic.events import DamageChanged, DamagePrevented
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words.abilities import DamageAbility
from bot.engine.magic.words.conditions import IsLike
from bot.engine.magic.words.damage_replacements import DamageDescribed, Redirect
from bot.engine.magic.words.filters import THIS, Filter, Players, Status
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.shields import salve
from tests.engine.magic.tables.spells import ALL, beside, cast
from tests.engine.magic.tables.table import (
    assigned,
    attack,
    block,
    choose,
    cited,
    combat,
    dealt,
    duel,
    events,
    fight,
    gone,
    lives,
    marked,
    prevented,
    to,
)
from tests.engine.magic.tables.words import ALICE, BOB

AURA = "enchantment aura enchant-creature shields-host on:bear"
DOUBLY = f"bear 2/2, shield {AURA}, cloak {AURA}"


def test_702_16e_protection_prevents_the_damage_of_sources_with_the_quality() -> None:
    outcome = combat("3/3 green", "2/2 protection-from-green")
    assert (prevented(outcome), dealt(outcome)) == ({"attacker>b1:3"}, [{"b1>attacker:2"}])
    assert (gone(outcome), cited(outcome, DamagePrevented)) == (set(), [("702.16e", "615.1")])


def test_702_16e_protection_does_not_prevent_other_damage() -> None:
    assert gone(combat("3/3 red", "2/2 protection-from-green")) == {"b1"}


def test_702_16e_deathtouch_that_is_prevented_destroys_nothing() -> None:
    assert gone(combat("3/3 green deathtouch", "2/2 protection-from-green")) == set()


def test_702_16e_protection_of_a_planeswalker_prevents_the_damage_to_it() -> None:
    outcome = fight("bear 2/2 green", "jace walker:3 protection-from-green", attack("bear>jace"))
    assert (prevented(outcome), dict(outcome.state.objects[ObjectId("jace")].counters)) == (
        {"bear>jace:2"},
        {"loyalty": 3},
    )


def test_702_16k_protection_from_a_player_prevents_what_their_creatures_deal() -> None:
    assert prevented(combat("3/3", "2/2 protection-from-Alice")) == {"attacker>b1:3"}


@pytest.mark.parametrize("word", ["shielded", "shielded-in-combat"])
def test_615_1a_a_static_ability_prevents_all_damage_to_its_creature(word: str) -> None:
    outcome = combat("3/3", f"2/2 {word}")
    assert (prevented(outcome), marked(outcome)) == ({"attacker>b1:3"}, {"attacker": 2})
    assert cited(outcome, DamagePrevented) == [("615.1a",)]


def test_615_1a_a_static_ability_prevents_all_combat_damage_by_its_creature() -> None:
    outcome = combat("3/3 harmless", "2/2")
    assert (prevented(outcome), gone(outcome)) == ({"attacker>b1:3"}, set())
    assert lives(fight("bear 3/3 harmless", "", attack("bear"))) == (20, 20)


def test_615_1a_an_aura_prevents_damage_to_the_creature_that_it_enchants() -> None:
    outcome = fight(
        "ogre 3/3",
        "bear 2/2, shield enchantment aura enchant-creature shields-host on:bear",
        attack("ogre"),
        block("bear>ogre"),
    )
    assert [each.by for each in events(outcome, DamagePrevented)] == ["shield"]
    assert gone(outcome) == set()


def test_616_1_the_controller_of_the_affected_creature_chooses_among_effects() -> None:
    outcome = fight("ogre 3/3", DOUBLY, attack("ogre"), block("bear>ogre"))
    (event,) = events(outcome, DamagePrevented)
    assert (event.by, event.among, event.chooser) == ("shield", ("shield", "cloak"), BOB)
    (choice,) = outcome.choices
    assert (choice.player, choice.kind, choice.picked, choice.default, choice.options) == (
        BOB,
        "replacement",
        "shield",
        True,
        2,
    )


@pytest.mark.rule("616.1e")
def test_616_1_another_effect_may_be_chosen() -> None:
    outcome = fight("ogre 3/3", DOUBLY, attack("ogre"), choose("replacement", "cloak", by=BOB), block("bear>ogre"))
    (event,) = events(outcome, DamagePrevented)
    assert (event.by, [each.default for each in outcome.choices]) == ("cloak", [False])


def test_702_19b_trample_assigns_lethal_damage_to_a_protected_blocker_and_that_is_prevented() -> None:
    outcome = combat("8/8 green trample", "2/1 protection-from-green")
    assert assigned(outcome) == [{"attacker>b1:1", "attacker>Bob:7", "b1>attacker:2"}]
    assert (prevented(outcome), lives(outcome), gone(outcome)) == ({"attacker>b1:1"}, (20, 13), set())


def test_702_19b_trample_assigns_toughness_to_a_creature_whose_damage_is_all_prevented() -> None:
    assert assigned(combat("8/8 trample", "2/2 shielded"))[0] >= {"attacker>b1:2", "attacker>Bob:6"}


def test_615_6_prevented_damage_is_assigned_again_in_the_second_step() -> None:
    outcome = combat("6/6 trample double-strike", "2/2 shielded flying")
    assert lives(outcome) == (20, 12)
    assert prevented(outcome) == {"attacker>b1:2"}


def test_702_16_a_granted_protection_prevents_like_a_printed_one() -> None:
    outcome = combat("3/3 green", "2/2 self:protection-from-green")
    assert prevented(outcome) == {"attacker>b1:3"}
    assert len(characteristics(outcome.state, ObjectId("b1")).keywords) == 1


# Double and prevent: the order changes the result (CR 616.1).

FURNACE = "idol enchantment furnace"


def test_616_1_by_default_the_order_is_the_one_that_hurts_the_affected_player_least() -> None:
    outcome = fight(f"ogre 5/5, {FURNACE}", "", cast(salve(4), "Bob", by=BOB), ALL, attack("ogre"))
    (prevention,) = events(outcome, DamagePrevented)
    (change,) = events(outcome, DamageChanged)
    assert (prevention.amount, prevention.among, prevention.chooser) == (4, ("idol", "salve"), BOB)
    assert (change.before, change.amount, change.among) == (1, 2, ("idol",))
    assert lives(outcome) == (20, 18)
    assert [(each.kind, each.picked, each.default, each.options) for each in outcome.choices] == [
        ("replacement", "salve", True, 2)
    ]


def test_616_1_the_affected_player_may_choose_the_other_order() -> None:
    pick = choose("replacement", "idol", by=BOB)
    outcome = fight(f"ogre 5/5, {FURNACE}", "", cast(salve(4), "Bob", by=BOB), ALL, pick, attack("ogre"))
    assert (lives(outcome), prevented(outcome)) == ((20, 14), {"ogre>Bob:4"})
    assert [each.amount for each in events(outcome, DamageChanged)] == [10]


def test_616_1_the_controller_of_the_source_does_not_choose() -> None:
    pick = choose("replacement", "idol", by=ALICE)
    outcome = fight(f"ogre 5/5, {FURNACE}", "", cast(salve(4), "Bob", by=BOB), ALL, pick, attack("ogre"))
    assert lives(outcome) == (20, 18)


def test_616_1f_the_rest_is_cited_as_the_process_repeated() -> None:
    outcome = fight(f"ogre 5/5, {FURNACE}", "", cast(salve(4), "Bob", by=BOB), ALL, attack("ogre"))
    assert (cited(outcome, DamagePrevented), cited(outcome, DamageChanged)) == ([("615.7",)], [("614.1a", "616.1f")])


@pytest.mark.parametrize(
    ("alice", "bob", "dealt_to_bob"),
    [
        ("idol enchantment furnace", "armor artifact blunts-one", 4),  # (3 - 1) × 2, not 3 × 2 - 1
        ("idol enchantment adds-one", "armor artifact halves", 2),  # (3 + 1) / 2 or 3 / 2 + 1, both 2
        ("idol enchantment furnace", "armor enchantment at-most-three", 3),  # at most 3 comes last
        ("idol enchantment furnace, totem enchantment triples", "armor artifact blunts-one", 12),
    ],
)
def test_616_1_every_order_is_tried_for_the_default(alice: str, bob: str, dealt_to_bob: int) -> None:
    assert lives(fight(f"ogre 3/3, {alice}", bob, attack("ogre"))) == (20, 20 - dealt_to_bob)


def test_616_1_many_effects_are_put_in_an_order_without_trying_every_one() -> None:
    idols = ", ".join(f"idol{number} enchantment furnace" for number in range(7))
    outcome = fight(f"bear 1/1, {idols}", "armor artifact blunts-one", attack("bear"))
    assert lives(outcome) == (20, 20)


def test_616_1_what_is_used_up_is_spared_where_another_effect_does_as_well() -> None:
    outcome = fight(
        "ogre 3/3",
        "idol enchantment shields-you",
        cast(salve(3), "Bob", by=BOB),
        ALL,
        attack("ogre"),
        to(Step.END_OF_COMBAT),
    )
    assert [each.by for each in events(outcome, DamagePrevented)] == ["idol"]
    assert [each.left for each in outcome.state.ongoing.damage_effects] == [3]


def test_616_1_prevention_or_redirection_first_is_a_choice() -> None:
    bob = "angel 1/9 guards, idol enchantment shields-you"
    kept = fight("ogre 3/3", bob, attack("ogre"))
    passed_on = fight("ogre 3/3", bob, choose("replacement", "angel", by=BOB), attack("ogre"))
    assert (prevented(kept), marked(kept)) == ({"ogre>Bob:3"}, {})
    assert (prevented(passed_on), marked(passed_on)) == (set(), {"angel": 3})


def test_616_1_after_a_redirection_the_controller_of_the_new_recipient_chooses() -> None:
    aura = "pariah enchantment aura enchant-creature host-guards on:ogre"
    outcome = fight(
        "bear 2/2, ogre 3/3, idol enchantment furnace, armor artifact takes-one",
        aura,
        choose("replacement", "pariah", by=BOB),
        attack("bear"),
    )
    assert [(each.player, each.picked) for each in outcome.choices] == [("Bob", "pariah"), ("Alice", "armor")]
    assert marked(outcome) == {"ogre": 2}


def test_101_4_players_choose_in_turn_order() -> None:
    shield = "enchantment aura enchant-creature shields-host"
    outcome = fight(
        f"ogre 3/3, a1 {shield} on:ogre, a2 {shield} on:ogre",
        f"bear 2/2, b1 {shield} on:bear, b2 {shield} on:bear",
        attack("ogre"),
        block("bear>ogre"),
    )
    assert [each.player for each in outcome.choices] == [ALICE, BOB]


def test_604_1_an_effect_under_a_condition_applies_while_it_holds() -> None:
    guard = DamageAbility(
        DamageDescribed(to=(Players.YOU,)), Redirect(THIS), condition=IsLike(THIS, Filter(statuses=(Status.UNTAPPED,)))
    )
    table = duel("ogre 3/3", "", attack("ogre"))
    ready = resolve_scenario(beside(table, creature("guard", "1/9", guard, by=BOB)))
    tired = resolve_scenario(beside(table, creature("guard", "1/9", guard, by=BOB, tapped=True)))
    assert (lives(ready), lives(tired)) == ((20, 20), (20, 17))

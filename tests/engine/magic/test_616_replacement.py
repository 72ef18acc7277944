"""CR 615-616: prevention of damage, and who chooses where several effects compete."""

import pytest

from bot.engine.magic.events import DamagePrevented
from bot.engine.magic.identifiers import ObjectId
from bot.engine.magic.layers import characteristics
from tests.engine.magic.table import (
    assigned,
    attack,
    block,
    choose,
    cited,
    combat,
    dealt,
    events,
    fight,
    gone,
    lives,
    marked,
    prevented,
)
from tests.engine.magic.words import BOB

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

"""Life that would be lost, and what is lost instead (CR 119.3, 120.4c-d, 614.1a, 616.1)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, card, cast, choices, lives, played, thing, told

CURSE = thing("curse", "Enchantment", "If an opponent would lose life, they lose twice that much life instead.")
NIGHT = thing(
    "night", "Enchantment", "If an opponent would lose life during your turn, they lose twice that much life instead."
)
CHARM = thing("charm", "Enchantment", "If you would lose life, you lose no life instead.", by="Bob")
WORSHIP = thing(
    "worship",
    "Enchantment",
    "Damage that would reduce your life total to less than 1 reduces it to 1 instead.",
    by="Bob",
)
DRAIN = card("drain", "Sorcery", "Target player loses 3 life.")
BURN = card("burn", "Instant", "burn deals 3 damage to any target.")


def with_life(bob: int) -> list[Told]:
    return [{"name": "Alice"}, {"name": "Bob", "life": bob}]


@pytest.mark.parametrize("spell", [DRAIN, BURN])
@pytest.mark.rule("120.3a", "614.1a")
def test_119_3_twice_as_much_life_is_lost_to_an_effect_and_to_damage(spell: Told) -> None:
    outcome = played(cast(spell, "Bob"), ALL, objects=(CURSE,))
    assert lives(outcome) == (20, 14)


@pytest.mark.parametrize(("target", "left"), [("Alice", (17, 20)), ("Bob", (20, 14))])
def test_614_1a_only_the_player_whom_the_effect_speaks_of_loses_more(target: str, left: tuple[int, int]) -> None:
    assert lives(played(cast(DRAIN, target), ALL, objects=(CURSE,))) == left


@pytest.mark.parametrize(("active", "left"), [("Alice", 14), ("Bob", 17)])
def test_604_1_during_the_turn_of_its_controller_alone(active: str, left: int) -> None:
    shock = card("shock", "Instant", "Target player loses 3 life.")
    assert lives(played(cast(shock, "Bob"), ALL, objects=(NIGHT,), active=active)) == (20, left)


@pytest.mark.rule("119.4")
def test_119_4_life_that_is_paid_is_lost_as_well() -> None:
    well = thing("well", "Artifact", "Pay 2 life: You gain 1 life.", by="Bob")
    outcome = played({"activate": "well", "ability": 1, "by": "Bob"}, ALL, objects=(CURSE, well))
    assert lives(outcome) == (20, 17)


def test_614_5_two_effects_apply_once_each() -> None:
    assert lives(played(cast(DRAIN, "Bob"), ALL, objects=(CURSE, {**CURSE, "id": "again"}))) == (20, 8)


@pytest.mark.rule("614.6")
def test_614_6_life_that_is_not_lost_triggers_nothing() -> None:
    fond = thing("fond", "Enchantment", "Whenever an opponent loses life, you gain 1 life.")
    assert lives(played(cast(DRAIN, "Bob"), ALL, objects=(fond,))) == (21, 17)
    assert lives(played(cast(DRAIN, "Bob"), ALL, objects=(fond, CHARM))) == (20, 20)


@pytest.mark.rule("616.1e")
@pytest.mark.parametrize("first", [None, "charm", "curse"])
def test_616_1_the_affected_player_chooses_the_order(first: str | None) -> None:
    answer: tuple[Told, ...] = () if first is None else ({"choose": "replacement", "by": "Bob", "pick": first},)
    outcome = played(*answer, cast(DRAIN, "Bob"), ALL, objects=(CURSE, CHARM))
    asked = [(each["by"], each["choice"], each["picked"]) for each in choices(outcome)]
    assert (lives(outcome), asked) == ((20, 20), [("Bob", "replacement", first or "curse")])
    assert any("instead of 6" in line for line in told(outcome)) is (
        first != "charm"
    )  # 614.7: nothing is left to double


@pytest.mark.rule("614.17c")
def test_614_17c_a_life_total_that_cant_change_is_changed_by_no_replacement() -> None:
    crown = thing("crown", "Enchantment", "Your life total can't change.", by="Bob")
    outcome = played(cast(DRAIN, "Bob"), ALL, objects=(CURSE, crown))
    assert (lives(outcome), choices(outcome)) == ((20, 20), [])
    assert not any("instead of 3" in line for line in told(outcome))


# What damage leaves (CR 120.4c), as the event is by then (120.4d).


@pytest.mark.parametrize(("life", "left"), [(9, 3), (6, 1), (4, 1)])
@pytest.mark.rule("616.1")
def test_120_4c_what_is_lost_twice_as_much_of_leaves_one_life(life: int, left: int) -> None:
    outcome = played(cast(BURN, "Bob"), ALL, objects=(CURSE, WORSHIP), players=with_life(life))
    assert lives(outcome) == (20, left)


def fight(lifelink: str) -> Told:
    """Bob is dealt 5 damage and his blocker with lifelink deals 5; he has 2 life."""
    size: Any = {"power": 5, "toughness": 5}
    there = (
        thing("ogre", "Creature", **size),
        thing("giant", "Creature", **size),
        thing("cat", "Creature", lifelink, by="Bob", **size),
        WORSHIP,
    )
    attack: Told = {"attack": [{"who": "ogre", "at": "Bob"}, {"who": "giant", "at": "Bob"}]}
    block: Told = {"block": [{"who": "cat", "blocks": ["giant"]}]}
    return played(attack, block, {"to": "end of combat"}, objects=there, players=with_life(2))


@pytest.mark.parametrize(("lifelink", "left"), [("", 1), ("Lifelink", 2)])
@pytest.mark.rule("120.4d")
def test_120_4d_life_that_is_gained_by_the_same_damage_counts(lifelink: str, left: int) -> None:
    assert lives(fight(lifelink)) == (20, left)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Bob loses 6 life instead of 3: that is curse's effect. [614.1a]"),
        ("fr", "Bob perd 6 points de vie au lieu de 3\u202f: c’est l’effet de curse. [614.1a]"),
    ],
)
def test_614_1a_is_told(language: str, line: str) -> None:
    assert line in told(played(cast(DRAIN, "Bob"), ALL, objects=(CURSE,)), language)

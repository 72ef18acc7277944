"""CR 111.10j-r, 303.7: Role tokens, what they do and that a permanent keeps one of a player."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, told, zones

KILL = card("kill", "Instant", "Destroy target creature.")


def role(name: str, **more: Any) -> Told:
    return cast(card("spell", "Instant", f"Create a {name} Role token attached to target creature."), "b", **more)


def given(name: str, *do: Told, objects: tuple[Told, ...] = ()) -> Told:
    return played(role(name), ALL, *do, objects=(bear("b"), *objects))


@pytest.mark.rule("111.10j", "111.10k", "111.10m", "111.10p")
@pytest.mark.parametrize(
    ("name", "size", "keywords"),
    [
        ("Cursed", (1, 1), []),
        ("Monster", (3, 3), ["trample"]),
        ("Royal", (3, 3), ["ward {1}"]),
        ("Virtuous", (3, 3), []),
        ("Wicked", (3, 3), []),
        ("Young Hero", (2, 2), []),
    ],
)
def test_111_10_each_role_changes_the_creature(name: str, size: tuple[int, int], keywords: list[str]) -> None:
    found = given(name)["objects"]["b"]
    assert ((found["power"], found["toughness"]), found["keywords"]) == (size, keywords)


@pytest.mark.rule("111.10p")
def test_111_10p_virtuous_counts_the_enchantments_of_its_controller() -> None:
    found = given("Virtuous", objects=(thing("e", "Enchantment"), thing("f", "Enchantment", by="Bob")))
    assert found["objects"]["b"]["power"] == 4


@pytest.mark.rule("111.10q", "704.5m")
def test_111_10q_as_a_wicked_role_goes_to_the_graveyard_each_opponent_loses_life() -> None:
    assert lives(given("Wicked", cast(KILL, "b"), ALL)) == (20, 19)


@pytest.mark.rule("111.10r")
@pytest.mark.parametrize(("toughness", "counters"), [(3, {"+1/+1": 1}), (4, {})])
def test_111_10r_a_young_hero_grows_only_while_it_is_small(toughness: int, counters: dict[str, int]) -> None:
    small = thing("b", "Creature", power=1, toughness=toughness)
    outcome = played(role("Young Hero"), ALL, {"attack": [{"who": "b"}]}, ALL, objects=(small,))
    assert outcome["objects"]["b"]["counters"] == counters


@pytest.mark.rule("303.7a", "704.5y")
def test_704_5y_only_the_newest_role_of_each_player_stays() -> None:
    mine = given("Monster", {**role("Royal"), "as": "second"}, ALL)
    both = played(
        role("Monster"), ALL, {**role("Cursed", by="Bob"), "as": "second"}, ALL, objects=(bear("b"),), step="end"
    )
    assert zones(mine, "monster", "royal") == ["ceased", "battlefield"]
    assert mine["objects"]["b"]["power"] == 3
    assert both["objects"]["b"]["keywords"] == ["trample"]


@pytest.mark.rule("303.4i")
def test_303_4i_what_can_t_be_enchanted_gets_no_role() -> None:
    safe = thing("b", "Creature", "Protection from enchantments", power=2, toughness=2)
    outcome = played(role("Monster"), ALL, objects=(safe,))
    assert ("monster" in outcome["objects"], outcome["objects"]["b"]["power"]) == (False, 2)


@pytest.mark.rule("115.6")
def test_115_6_without_a_target_no_token_is_created() -> None:
    text = "Create a Monster Role token attached to up to one target creature."
    assert "monster" not in played(cast(card("spell", "Sorcery", text)), ALL)["objects"]


@pytest.mark.rule("111.10k")
def test_111_10k_it_is_told_in_both_languages() -> None:
    outcome = given("Monster")
    assert "spell: Alice creates a Monster Role token. [608.2c]" in told(outcome)
    assert "spell\u202f: Alice crée un jeton rôle Monster. [608.2c]" in told(outcome, "fr")

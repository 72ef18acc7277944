"""What is announced as a spell is cast: modes, alternative and additional costs; what else changes casting
(CR 601.2b, 601.2f, 601.3, 700.2, 702.34, 702.96, 118.8)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, told, why, zones

CHARM = card(
    "charm",
    "Instant",
    "Choose one —\n• charm deals 3 damage to target creature.\n• Target player gains 4 life.\n"
    "• Destroy target artifact.",
)
COMMAND = card("command", "Instant", "Choose two —\n• You gain 4 life.\n• Destroy target artifact.\n• Draw a card.")
OFTEN = card(
    "often",
    "Instant",
    "Choose two. You may choose the same mode more than once.\n• Target player gains 1 life.\n• Target player loses 1"
    " life.",
)
ROCK = thing("rock", "Artifact")


@pytest.mark.rule("700.2a", "700.2c", "601.2b", "601.2c")
@pytest.mark.parametrize(
    ("spell", "modes", "targets", "rules"),
    [
        (CHARM, [1], ["b"], None),
        (CHARM, [2], ["Bob"], None),
        (CHARM, [2], ["b"], ("601.2c", "115.1")),
        (CHARM, [1, 2], ["b", "Bob"], ("700.2a",)),
        (CHARM, [4], ["b"], ("700.2", "700.2a")),
        (COMMAND, [1, 2], ["rock"], None),
        (COMMAND, [1, 3], [], None),
        (COMMAND, [1, 1], [], ("700.2d",)),
        (COMMAND, [1], [], ("700.2a",)),
        (OFTEN, [1, 1], ["Bob", "Bob"], None),
        (OFTEN, [1, 2], ["Alice", "Bob"], None),
        (card("plain", "Instant", "You gain 1 life."), [1], [], ("700.2",)),
    ],
)
def test_700_2a_modes_are_chosen_as_the_spell_is_cast(
    spell: dict[str, Any], modes: list[int], targets: list[str], rules: tuple[str, ...] | None
) -> None:
    outcome = played(cast(spell, *targets, modes=modes), ALL, objects=(bear("b"), ROCK))
    assert why(outcome) == ([] if rules is None else [rules])


@pytest.mark.rule("700.2d", "608.2c")
def test_700_2d_each_chosen_mode_is_carried_out_with_its_own_target() -> None:
    assert lives(played(cast(OFTEN, "Alice", "Bob", modes=[1, 2]), ALL)) == (21, 19)
    assert lives(played(cast(OFTEN, "Bob", "Bob", modes=[2, 2]), ALL)) == (20, 18)


@pytest.mark.rule("700.2a")
def test_700_2a_without_a_word_the_modes_are_those_that_the_targets_fit() -> None:
    outcome = played(cast(CHARM, "rock"), ALL, objects=(bear("b"), ROCK))
    assert zones(outcome, "rock", "b") == ["graveyard", "battlefield"]
    free = card("free", "Instant", "Choose two —\n• You gain 4 life.\n• Draw a card.\n• You lose 1 life.")
    chosen = played({"choose": "modes", "pick": [1, 3]}, cast(free), ALL)
    choice = {"by": "Alice", "choice": "modes", "picked": [1, 3], "default": False, "options": 3}
    assert (lives(chosen), chosen["choices"]) == ((23, 20), [choice])


@pytest.mark.rule("700.2a")
def test_700_2a_a_modal_spell_can_be_cast_where_one_of_its_modes_has_a_target() -> None:
    shatter = card("either", "Instant", "Choose one —\n• Destroy target artifact.\n• Destroy target creature.")
    ask = {"ask": "can cast", "card": shatter, "by": "Alice"}
    assert [played(ask, objects=objects)["answers"][0]["answer"] for objects in ((), (ROCK,))] == [False, True]


# Alternative costs.

STORM = card("storm", "Sorcery", "Destroy target creature you don't control.\nOverload {6}{R}", mana_cost="{R}")


@pytest.mark.rule("702.96a", "702.96b")
def test_702_96a_an_overloaded_spell_has_no_target_and_affects_each() -> None:
    shrouded = thing("shrouded", "Creature", "Hexproof", by="Bob", power=1, toughness=1)
    objects = (bear("a"), bear("b", "Bob"), shrouded)
    outcome = played(cast(STORM, **{"with": "overload"}), ALL, objects=objects)
    assert zones(outcome, "a", "b", "shrouded") == ["battlefield", "graveyard", "graveyard"]
    assert legal(played(cast(STORM, "b", **{"with": "overload"}), ALL, objects=objects)) == [False, True]
    assert why(played(cast(CHARM, **{"with": "overload"}))) == [("601.2b", "118.9")]


@pytest.mark.rule("118.9", "601.2f", "601.2h")
def test_118_9_an_alternative_cost_is_paid_rather_than_the_mana_cost() -> None:
    players = [{"name": "Alice", "mana": {"R": 1}}, {"name": "Bob"}]
    objects = (bear("b", "Bob"),)
    assert legal(played(cast(STORM, **{"with": "overload"}), objects=objects, players=players)) == [False]
    assert legal(played(cast(STORM, "b"), objects=objects, players=players)) == [True]


PRAYER = card("prayer", "Sorcery", "You gain 2 life.\nFlashback {1}{W}")


@pytest.mark.rule("702.34a", "601.3")
def test_702_34a_flashback_casts_it_from_the_graveyard_and_exiles_it() -> None:
    players = [{"name": "Alice", "graveyard": [{"id": "old", "is": PRAYER}]}, {"name": "Bob"}]
    outcome = played(cast(PRAYER, **{"from": "graveyard", "with": "flashback"}), ALL, players=players)
    assert (zones(outcome, "prayer", "old"), lives(outcome)) == (["exile", "exile"], (22, 20))
    counter = card("counter", "Instant", "Counter target spell.")
    countered = played(cast(PRAYER, **{"with": "flashback"}), cast(counter, "prayer", by="Bob"), ALL, players=players)
    assert (zones(countered, "prayer"), lives(countered)) == (["exile"], (20, 20))
    assert why(played(cast(PRAYER, **{"from": "graveyard"}), players=players)) == [("601.3",)]


# Additional costs, and what costs become.

VILLAGE = card(
    "village", "Instant", "As an additional cost to cast this spell, sacrifice a creature.\nYou gain 2 life."
)
LIFE = card("pact", "Instant", "As an additional cost to cast this spell, pay 3 life.\nYou gain 2 life.")


@pytest.mark.rule("118.8", "601.2h")
def test_118_8_an_additional_cost_is_paid_with_the_spell() -> None:
    outcome = played(cast(VILLAGE), {"ask": "stack"}, ALL, objects=(bear("b"),))
    assert (zones(outcome, "b"), outcome["answers"][0]["answer"], lives(outcome)) == (
        ["graveyard"],
        ["village"],
        (22, 20),
    )
    assert lives(played(cast(LIFE), ALL)) == (19, 20)
    refused = played(cast(VILLAGE), objects=(bear("b", "Bob"),))
    assert (why(refused), list(refused["objects"])) == ([("601.2h", "118.8", "118.3")], ["b"])
    assert told(refused)[0] == "Illegal: nothing can be sacrificed for village."


CHANGES: list[tuple[str, str, str, bool]] = [
    ("", "Creature", "CC", True),
    ("", "Creature", "C", False),
    ("Creature spells you cast cost {1} less to cast.", "Creature", "C", True),
    ("Artifact spells you cast cost {1} less to cast.", "Creature", "C", False),
    ("Creature spells your opponents cast cost {1} less to cast.", "Creature", "C", False),
    ("Spells you cast cost {1} more to cast.", "Creature", "CC", False),
    ("Spells you cast cost {1} more to cast.", "Creature", "CCC", True),
]


@pytest.mark.rule("601.2f", "118.7a")
@pytest.mark.parametrize(("text", "types", "mana", "allowed"), CHANGES)
def test_601_2f_costs_are_increased_and_reduced(text: str, types: str, mana: str, allowed: bool) -> None:
    players = [{"name": "Alice", "mana": {"C": len(mana)}}, {"name": "Bob"}]
    spell = card("spell", types, mana_cost="{2}", power=1, toughness=1)
    assert legal(played(cast(spell), objects=(thing("law", "Enchantment", text),), players=players)) == [allowed]


@pytest.mark.rule("601.2f", "118.7a", "118.5")
def test_601_2f_a_spell_may_change_its_own_cost_but_no_colored_part_of_it() -> None:
    for text, mana, allowed in (
        ("This spell costs {1} less to cast for each artifact you control.", {"R": 1}, True),
        ("This spell costs {2} less to cast if you control an artifact.", {"R": 1}, True),
        ("If you control a creature, this spell costs {2} less to cast.", {"R": 1}, False),
        ("This spell costs {9} less to cast if you control an artifact.", {"C": 1}, False),
    ):
        spell = card("spell", "Instant", f"{text}\nYou gain 1 life.", mana_cost="{2}{R}")
        players = [{"name": "Alice", "mana": mana}, {"name": "Bob"}]
        objects = (ROCK, thing("rock2", "Artifact"))
        assert legal(played(cast(spell), objects=objects, players=players)) == [allowed]


@pytest.mark.rule("702.41a", "702.41b", "702.125a")
@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("Affinity for artifacts", True),
        ("Affinity for Equipment\nAffinity for creatures", True),
        ("Affinity for Equipment", False),
        ("Undaunted\nAffinity for creatures", True),
        ("Undaunted", False),
    ],
)
def test_702_41a_a_spell_costs_less_for_each_permanent_that_its_affinity_is_for(text: str, allowed: bool) -> None:
    spell = card("frog", "Artifact Creature", text, mana_cost="{4}", power=2, toughness=2)
    mine = (ROCK, thing("blade", "Artifact - Equipment"), bear("b"))
    theirs = thing("other", "Artifact - Equipment", by="Bob")
    players = [{"name": "Alice", "mana": {"C": 2}}, {"name": "Bob"}]
    outcome = played(cast(spell), objects=(*mine, theirs), players=players)
    assert legal(outcome) == [allowed]
    assert outcome["unmodelled"] == []


# What may be cast, and when.


@pytest.mark.rule("601.3b", "702.8a")
@pytest.mark.parametrize("word", ["though", "if"])
def test_601_3b_an_ability_lets_spells_be_cast_as_though_they_had_flash(word: str) -> None:
    leyline = thing("leyline", "Enchantment", f"You may cast creature spells as {word} they had flash.")
    cub, rite = card("cub", "Creature", power=1, toughness=1), card("rite", "Sorcery", "You gain 1 life.")
    outcome = played(cast(cub), cast(rite), cast(cub, by="Bob", **{"as": "other"}), objects=(leyline,), active="Bob")
    assert legal(outcome) == [True, False, False]


@pytest.mark.rule("601.3", "101.2")
def test_601_3_an_ability_forbids_casting() -> None:
    law = thing("law", "Enchantment", "Your opponents can't cast noncreature spells.")
    rite = card("rite", "Instant", "You gain 1 life.")
    outcome = played(cast(rite), cast(rite, by="Bob", **{"as": "other"}), objects=(law,))
    assert (legal(outcome), why(outcome)) == ([True, False], [("601.3", "101.2")])
    assert told(outcome)[0].startswith("Illegal: rite #2 can't be cast, because of law.")
    asks = tuple({"ask": "can cast", "card": each, "by": "Bob"} for each in (rite, card("cub", "Creature")))
    assert [each["answer"] for each in played(*asks, objects=(law,), active="Bob")["answers"]] == [False, True]

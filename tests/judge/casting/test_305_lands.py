"""Lands are played once a turn (CR 116.2a, 305); land types give mana abilities, which use no stack (305.6, 605)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, played, thing, told, why, zones

FIELD = {"play": "Test Field", "by": "Alice", "as": "field"}
EXPLORER = thing("explorer", "Enchantment", "You may play an additional land on each of your turns.")
BOLT = card("bolt", "Instant", "bolt deals 3 damage to any target.")


def field(name: str, by: str = "Alice") -> dict[str, Any]:
    return {"play": "Test Field", "by": by, "as": name}


@pytest.mark.rule("116.2a", "305.1", "305.4", "117.1c", "405.6d")
def test_305_1_a_land_is_put_onto_the_battlefield_without_the_stack() -> None:
    outcome = played(FIELD, {"ask": "stack"}, players=[{"name": "Alice", "hand": ["Test Field"]}, {"name": "Bob"}])
    assert (zones(outcome, "field"), outcome["answers"][0]["answer"]) == (["battlefield"], [])
    assert outcome["players"]["Alice"]["hand"] == 0
    assert told(outcome)[-2] == "Alice plays Test Field. [116.2a, 305.1]"
    assert told(outcome)[-1] == "Test Field enters the battlefield. [305.1]"
    assert told(outcome, "fr")[-2] == "Alice joue le Champ d’essai. [116.2a, 305.1]"


@pytest.mark.rule("305.1", "305.2", "305.2b", "305.3", "116.2a", "117.1c")
@pytest.mark.parametrize(
    ("do", "rest", "rules"),
    [
        ((field("a"), field("b")), {}, ("305.2b",)),
        ((field("a", "Bob"),), {}, ("305.3",)),
        ((field("a"),), {"step": "upkeep"}, ("116.2a", "305.1")),
        ((field("a"),), {"step": "declare attackers"}, ("116.2a", "305.1")),
        ((cast(BOLT, "Bob"), field("a")), {}, ("116.2a", "305.1")),
        (({"play": "Hill Giant", "by": "Alice", "as": "giant"},), {}, ("305.1",)),
    ],
)
def test_305_2_a_land_is_played_once_in_a_main_phase_of_ones_own_turn_with_an_empty_stack(
    do: tuple[dict[str, Any], ...], rest: dict[str, Any], rules: tuple[str, ...]
) -> None:
    outcome = played(*do, **rest)
    assert why(outcome) == [rules]
    assert do[-1]["as"] not in outcome["objects"]


@pytest.mark.rule("305.2")
def test_305_2_an_effect_lets_its_controller_play_one_more() -> None:
    outcome = played(field("a"), field("b"), field("c"), objects=(EXPLORER,))
    assert legal(outcome) == [True, True, False]
    once = card("once", "Sorcery", "You may play up to two additional lands this turn.")
    outcome = played(cast(once), ALL, field("a"), field("b"), field("c"), field("d"))
    assert legal(outcome) == [True, True, True, True, True, False]
    assert any("Alice may play 2 additional lands this turn." in each for each in told(outcome))


@pytest.mark.rule("305.2")
def test_305_2_each_turn_counts_by_itself() -> None:
    outcome = played(field("a"), {"to": "next turn"}, {"to": "next turn"}, {"to": "precombat main"}, field("b"))
    assert legal(outcome)[-1]


# Mana abilities.

FOREST = thing("forest", "Basic Land - Forest")
LIMITED = {"players": [{"name": "Alice", "mana": {"C": 0}}, {"name": "Bob"}]}
GREEN = card("green", "Creature", mana_cost="{G}", power=1, toughness=1)
TAP = {"activate": "forest", "ability": 1}


@pytest.mark.rule("305.6", "605.3b", "605.1a", "106.4")
def test_305_6_a_land_type_gives_a_mana_ability_that_resolves_at_once_and_pays() -> None:
    outcome = played(cast(GREEN), TAP, {"ask": "stack"}, cast(GREEN, **{"as": "again"}), objects=(FOREST,), **LIMITED)
    assert (legal(outcome), outcome["answers"][0]["answer"]) == ([False, True, True], [])
    assert outcome["objects"]["forest"]["tapped"] is True
    assert told(outcome)[3:5] == [
        "Alice activates an ability of forest. [602.2a, 605.3b]",
        "Alice adds {G}. [605.3b, 106.4]",
    ]
    assert told(outcome, "fr")[4] == "Alice ajoute {G}. [605.3b, 106.4]"


@pytest.mark.rule("605.3a", "602.5a", "117.1d")
@pytest.mark.parametrize("moment", [{"step": "upkeep"}, {"active": "Bob", "step": "declare attackers"}])
def test_605_3a_a_mana_ability_is_activated_whenever_its_controller_has_priority(moment: dict[str, Any]) -> None:
    assert legal(played(cast(BOLT, "Bob"), TAP, objects=(FOREST,), **moment)) == [True, True]
    assert why(played(TAP, TAP, objects=(FOREST,))) == [("602.2b", "118.3")]


MANA: list[tuple[str, dict[str, Any], dict[str, int]]] = [
    ("{T}: Add {C}{C}.", {}, {"C": 2}),
    ("{T}: Add {R} or {W}.", {}, {"R": 1}),
    ("{T}: Add {R} or {W}.", {"choose": "color", "pick": "white"}, {"W": 1}),
    ("{T}: Add {C} or {W}.", {"choose": "color", "pick": "colorless"}, {"C": 1}),
    ("{T}: Add one mana of any color.", {"choose": "color", "pick": "blue"}, {"U": 1}),
    ("{T}: Add three mana of any one color.", {"choose": "color", "pick": "black"}, {"B": 3}),
    ("{T}: Add {G} for each creature you control.", {}, {"G": 2}),
    ("{T}: Add an amount of {R} equal to the number of creatures you control.", {}, {"R": 2}),
]


@pytest.mark.rule("106.3", "605.3b")
@pytest.mark.parametrize(("text", "choice", "mana"), MANA)
def test_106_3_mana_of_the_players_choice_is_added(text: str, choice: dict[str, Any], mana: dict[str, int]) -> None:
    source = thing("source", "Artifact", text)
    cost = "".join(f"{{{kind}}}" * number for kind, number in mana.items())
    given = (choice,) if choice else ()
    objects = (source, bear("a"), bear("b"), bear("c", "Bob"))
    exact = card("exact", "Artifact", mana_cost=cost)
    more = card("more", "Artifact", mana_cost=f"{cost}{{1}}")
    tap = {"activate": "source", "ability": 1}
    outcome = played(*given, tap, cast(more), cast(exact), objects=objects, **LIMITED)
    assert legal(outcome) == [True, False, True]


@pytest.mark.rule("605.3b", "701.21a", "405.6c")
def test_605_3b_what_a_mana_ability_costs_is_paid_and_nothing_answers_it() -> None:
    altar = thing("altar", "Artifact", "Sacrifice a creature: Add {C}{C}.")
    outcome = played({"activate": "altar", "ability": 1}, objects=(altar, bear("b")))
    assert (zones(outcome, "b"), outcome["stack"]) == (["graveyard"], [])


@pytest.mark.rule("305.7", "613.1f", "305.6")
def test_305_7_a_land_of_another_type_has_the_mana_ability_of_that_type_alone() -> None:
    seas = card("seas", "Enchantment - Aura", "Enchant land\nEnchanted land is an Island.")
    asks = tuple({"ask": "can activate", "object": "forest", "ability": f"{{T}}: Add {{{each}}}"} for each in "GU")
    outcome = played(cast(seas, "forest"), ALL, *asks, objects=(FOREST,))
    assert [each["answer"] for each in outcome["answers"]] == [False, True]
    bare = card("bare", "Enchantment - Aura", "Enchant land\nEnchanted land loses all abilities.")
    outcome = played(cast(bare, "forest"), ALL, *asks, objects=(FOREST,))
    assert [each["answer"] for each in outcome["answers"]] == [False, False]


@pytest.mark.rule("106.6")
def test_106_6_a_restriction_on_mana_that_was_not_read_is_admitted_once_the_mana_is_made() -> None:
    text = "{T}: Add {C}{C}. Spend this mana only to sing."
    source = thing("source", "Land", text)
    assert played(objects=(source,))["unmodelled"] == []
    outcome = played({"activate": "source", "ability": 1}, objects=(source,))
    assert outcome["unmodelled"] == [{"card": "source", "text": "Spend this mana only to sing."}]

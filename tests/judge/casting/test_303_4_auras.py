"""Aura spells have a target and enter attached to it; Auras that enter otherwise are attached to what is chosen
(CR 303.4, 601.2c, 608.3b-c)."""

from typing import Any

import pytest

from bot.explain.french_grammar import THIN
from tests.judge.playing import ALL, bear, card, cast, choices, legal, played, thing, told, why, zones

STRENGTH = card("strength", "Enchantment - Aura", "Enchant creature\nEnchanted creature gets +1/+2.", colors=["W"])
MINE = card("mine", "Enchantment - Aura", "Enchant creature you control\nEnchanted creature has flying.")
THEFT = card("theft", "Enchantment - Aura", "Enchant creature\nYou control enchanted creature.", colors=["U"])
CURSE = card("curse", "Enchantment - Aura", "Enchant opponent\nEnchanted player is attacked.")
PRISON = card("prison", "Enchantment - Aura", "Enchant creature, land, or planeswalker\nFlash")
MURDER = card("murder", "Instant", "Destroy target creature.")
SHROUDED = thing("shrouded", "Creature", "Shroud", power=1, toughness=1)
GREEN_PROOF = thing("proof", "Creature", "Protection from white", power=1, toughness=1)
OWN_PROOF = thing("proof", "Creature", "Hexproof", power=1, toughness=1, by="Bob")
FIELD = thing("field", "Land")


@pytest.mark.rule("303.4a", "608.3c", "303.4e")
def test_608_3c_an_aura_spell_enters_attached_to_its_target_under_its_casters_control() -> None:
    outcome = played(cast(STRENGTH, "b"), ALL, objects=(bear("b", "Bob"),))
    strength, enchanted = outcome["objects"]["strength"], outcome["objects"]["b"]
    assert (strength["attached_to"], strength["controller"]) == ("b", "Alice")
    assert (enchanted["power"], enchanted["toughness"], enchanted["controller"]) == (3, 4, "Bob")
    assert told(outcome)[-1] == "strength enters the battlefield attached to b. [608.3c]"
    assert told(outcome, "fr")[-1] == "strength arrive sur le champ de bataille en enchantant b. [608.3c]"


@pytest.mark.rule("303.4a", "702.5a", "702.5d", "601.2c")
@pytest.mark.parametrize(
    ("aura", "targets", "objects"),
    [
        (STRENGTH, [], (bear("b"),)),
        (STRENGTH, ["Bob"], ()),
        (STRENGTH, ["field"], (FIELD,)),
        (STRENGTH, ["b", "c"], (bear("b"), bear("c"))),
        (STRENGTH, ["shrouded"], (SHROUDED,)),
        (STRENGTH, ["proof"], (GREEN_PROOF,)),
        (STRENGTH, ["proof"], (OWN_PROOF,)),
        (MINE, ["b"], (bear("b", "Bob"),)),
        (CURSE, ["Alice"], ()),
        (CURSE, ["b"], (bear("b", "Bob"),)),
    ],
    ids=lambda value: value["name"] if isinstance(value, dict) else None,
)
def test_702_5a_an_aura_spell_targets_what_its_enchant_ability_allows(
    aura: dict[str, Any], targets: list[str], objects: tuple[dict[str, Any], ...]
) -> None:
    outcome = played(cast(aura, *targets), ALL, objects=objects)
    assert legal(outcome) == [False, True]
    assert aura["name"] not in outcome["objects"]


@pytest.mark.parametrize(("aura", "target"), [(MINE, "b"), (CURSE, "Bob"), (PRISON, "field"), (PRISON, "b")])
def test_702_5a_what_is_enchanted_may_be_described_or_be_a_player(aura: dict[str, Any], target: str) -> None:
    outcome = played(cast(aura, target), ALL, objects=(bear("b"), FIELD))
    assert outcome["objects"][aura["name"]]["attached_to"] == target


@pytest.mark.rule("608.3b", "608.2b")
def test_608_3b_an_aura_spell_with_an_illegal_target_goes_to_the_graveyard() -> None:
    outcome = played(cast(STRENGTH, "b"), cast(MURDER, "b", by="Bob"), ALL, objects=(bear("b"),))
    assert (legal(outcome), zones(outcome, "strength", "murder", "b")) == ([True] * 3, ["graveyard"] * 3)
    assert told(outcome)[-1] == "strength does nothing: its target is illegal. [608.2b]"
    assert told(outcome, "fr")[-1] == f"strength ne se résout pas{THIN}: sa cible n’est plus légale. [608.2b]"


@pytest.mark.rule("303.4e", "613.1b")
def test_303_4e_an_aura_that_gives_control_of_a_creature_stays_its_casters() -> None:
    outcome = played(cast(THEFT, "b"), ALL, objects=(bear("b", "Bob"),))
    assert [outcome["objects"][each]["controller"] for each in ("theft", "b")] == ["Alice", "Alice"]


@pytest.mark.rule("303.4c", "704.5m", "702.16c")
def test_303_4c_an_aura_that_protects_from_itself_falls_off_unless_it_says_otherwise() -> None:
    text = "Enchant creature\nEnchanted creature has protection from white."
    spared = f"{text} This effect doesn't remove this Aura."
    for sentences, zone in ((text, "graveyard"), (spared, "battlefield")):
        ward = card("ward", "Enchantment - Aura", sentences, colors=["W"])
        assert zones(played(cast(ward, "b"), ALL, objects=(bear("b"),)), "ward") == [zone]


YOURS = (
    "Enchant creature\nEnchanted creature has protection from white. This effect doesn't remove Auras and Equipment"
    " you control that are already attached to it."
)


@pytest.mark.parametrize(("by", "zone"), [("Alice", "battlefield"), ("Bob", "graveyard")])
def test_702_16n_what_was_attached_before_is_spared_where_it_is_the_same_players(by: str, zone: str) -> None:
    old = {"id": "old", "is": STRENGTH, "controller": by, "attached_to": "b"}
    ward = card("ward", "Enchantment - Aura", YOURS)
    assert zones(played(cast(ward, "b"), ALL, objects=(bear("b"), old)), "old", "ward") == [zone, "battlefield"]


# Auras that enter without having been cast.

BLINK = card(
    "blink", "Instant", "Exile target enchantment, then return it to the battlefield under its owner's control."
)
OLD = {"id": "old", "is": STRENGTH, "controller": "Alice", "attached_to": "b"}


@pytest.mark.rule("303.4f")
def test_303_4f_an_aura_that_is_put_onto_the_battlefield_is_attached_to_what_its_controller_chooses() -> None:
    objects = (bear("b"), bear("c", "Bob"), SHROUDED, OLD)
    default = played(cast(BLINK, "old"), ALL, objects=objects)
    assert choices(default) == [{"by": "Alice", "choice": "recipient", "picked": "b", "default": True, "options": 3}]
    chosen = played(cast(BLINK, "old"), {"choose": "recipient", "pick": "shrouded"}, ALL, objects=objects)
    assert chosen["objects"]["old"]["attached_to"] == "shrouded"


@pytest.mark.rule("303.4g")
def test_303_4g_a_returned_aura_without_a_host_stays_in_exile() -> None:
    sweep = card("sweep", "Sorcery", "Destroy all creatures.")
    later = card(
        "later",
        "Instant",
        "Exile target enchantment. Return it to the battlefield under its owner's control at the beginning of the next"
        " end step.",
    )
    outcome = played(cast(later, "old"), ALL, cast(sweep), ALL, {"to": "end"}, ALL, objects=(bear("b"), OLD))
    assert zones(outcome, "old") == ["exile"]
    assert "strength stays where it is, because there is nothing that it could enchant." in told(outcome)[-1]
    french = f"strength reste à sa place{THIN}: rien ne peut être enchanté de cette façon."
    assert french in told(outcome, "fr")[-1]


@pytest.mark.rule("601.2e")
def test_601_2_a_refused_aura_spell_changes_nothing() -> None:
    outcome = played(cast(MINE, "b"), objects=(bear("b", "Bob"),))
    assert (why(outcome), outcome["stack"], list(outcome["objects"])) == ([("601.2c", "115.1")], [], ["b"])


TWICE = card("twice", "Enchantment - Aura", "Enchant creature\nEnchant artifact\nEnchanted creature gets +1/+1.")
GOLEM = thing("golem", "Artifact Creature - Golem", power=2, toughness=2)
STONE = thing("stone", "Artifact")


@pytest.mark.rule("702.5c")
@pytest.mark.parametrize(("target", "allowed"), [("golem", True), ("b", False), ("stone", False), ("Bob", False)])
def test_702_5c_the_target_must_follow_all_enchant_abilities(target: str, allowed: bool) -> None:
    asked = {"ask": "legal targets", "card": TWICE}
    outcome = played(cast(TWICE, target), ALL, asked, objects=(bear("b"), GOLEM, STONE))
    assert (legal(outcome)[0], outcome["answers"][0]["answer"]) == (allowed, ["golem"])
    assert outcome["objects"]["golem"]["power"] == (3 if allowed else 2)


@pytest.mark.rule("702.5c", "704.5m")
def test_702_5c_it_goes_when_its_host_no_longer_follows_one_of_them() -> None:
    rouse = card("rouse", "Instant", "Target artifact becomes a 2/2 artifact creature until end of turn.")
    cast_it = (cast(rouse, "stone"), ALL, cast(TWICE, "stone"), ALL)
    assert zones(played(*cast_it, objects=(STONE,)), "twice") == ["battlefield"]
    assert zones(played(*cast_it, {"to": "next turn"}, objects=(STONE,)), "twice") == ["graveyard"]

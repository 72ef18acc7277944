"""Made-up cards that change damage, from their sentences to the explanation in both languages."""

import json
from typing import Any

from bot.judge.answer import ScenarioRuling, judge_scenario
from bot.judge.outcome_document import outcome_document
from tests.judge.table import LIBRARY

OGRE = {"id": "ogre", "is": {"name": "Ogre", "power": 5, "toughness": 5}, "controller": "Alice"}
FORGE = {
    "id": "forge",
    "is": {
        "name": "Forge",
        "types": ["Enchantment"],
        "text": "If a source would deal damage to a permanent or player, it deals double that damage to that permanent"
        " or player instead.",
    },
    "controller": "Alice",
}
SALVE = {
    "name": "Salve",
    "types": ["Instant"],
    "text": "Prevent the next 4 damage that would be dealt to any target this turn.",
}
WARD = {
    "name": "Ward",
    "types": ["Instant"],
    "text": "The next time a source of your choice would deal damage to you this turn, prevent that damage. You gain"
    " life equal to the damage prevented this way.",
}
ATTACK = {"attack": [{"who": "ogre", "at": "Bob"}]}


def outcome_of(*do: dict[str, Any], objects: tuple[dict[str, Any], ...] = (OGRE,)) -> dict[str, Any]:
    ruling = judge_scenario(json.dumps({"objects": objects, "do": do}), LIBRARY)
    assert isinstance(ruling, ScenarioRuling)
    told = outcome_document(ruling.outcome)
    assert json.loads(json.dumps(told)) == told
    return told


def casting(card: dict[str, Any], *targets: str) -> tuple[dict[str, Any], ...]:
    return {"cast": card, "by": "Bob", "targets": list(targets)}, {"resolve": "all"}


def test_616_1_the_order_is_a_choice_that_a_scenario_answers_by_the_source_of_the_effect() -> None:
    objects = (OGRE, FORGE)
    default = outcome_of(*casting(SALVE, "Bob"), ATTACK, objects=objects)
    pick = {"choose": "replacement", "by": "Bob", "pick": "forge"}
    chosen = outcome_of(*casting(SALVE, "Bob"), pick, ATTACK, objects=objects)
    assert (default["players"]["Bob"]["life"], chosen["players"]["Bob"]["life"]) == (18, 14)
    assert default["choices"] == [
        {"by": "Bob", "choice": "replacement", "picked": "salve", "default": True, "options": 2}
    ]
    assert chosen["choices"] == [
        {"by": "Bob", "choice": "replacement", "picked": "forge", "default": False, "options": 2}
    ]
    told = [each for each in default["trace"] if each["event"] in {"damage prevented", "damage changed"}]
    assert [(each["event"], each["by"], each["amount"], each["rules"]) for each in told] == [
        ("damage prevented", "salve", 4, ["615.7"]),
        ("damage changed", "forge", 2, ["614.1a", "616.1f"]),
    ]
    assert default["unmodelled"] == []


def test_609_7a_the_source_is_chosen_by_its_id() -> None:
    bear = {"id": "bear", "is": {"name": "Bear", "power": 2, "toughness": 2}, "controller": "Alice"}
    both = {"attack": [{"who": "ogre", "at": "Bob"}, {"who": "bear", "at": "Bob"}]}
    choose = {"choose": "source", "by": "Bob", "pick": "bear"}
    outcome = outcome_of(choose, *casting(WARD), both, objects=(OGRE, bear))
    assert outcome["players"]["Bob"]["life"] == 20 - 5 + 2
    assert outcome["choices"] == [{"by": "Bob", "choice": "source", "picked": "bear", "default": False, "options": 2}]


def test_702_89a_umbra_armor_read_from_an_aura() -> None:
    bear = {"id": "bear", "is": {"name": "Bear", "power": 2, "toughness": 2}, "controller": "Bob"}
    aura = {"name": "Cloak", "types": ["Enchantment"], "subtypes": ["Aura"], "text": "Enchant creature\nUmbra armor"}
    cloak = {"id": "cloak", "is": aura, "controller": "Bob", "attached_to": "bear"}
    block = {"block": [{"who": "bear", "blocks": ["ogre"]}]}
    outcome = outcome_of(ATTACK, block, objects=(OGRE, bear, cloak))
    assert (outcome["objects"]["bear"]["zone"], outcome["objects"]["bear"]["damage"]) == ("battlefield", 0)
    assert (outcome["objects"]["cloak"]["zone"], outcome["unmodelled"]) == ("graveyard", [])

"""The outcome as a JSON document, compared with the page's form."""

import json
from typing import Any

from bot.judge.answer import ScenarioRuling, judge_scenario
from bot.judge.outcome_document import outcome_document
from tests.judge.table import LIBRARY

WURM = {"id": "wurm", "card": "Test Wurm", "controller": "Alice"}
BEARS = {
    "id": "bears",
    "is": {"name": "Bears", "power": 2, "toughness": 2, "text": "Reach\nReach", "colors": ["G"]},
    "controller": "Bob",
}


def outcome_of(**document: Any) -> dict[str, Any]:
    ruling = judge_scenario(json.dumps(document), LIBRARY)
    assert isinstance(ruling, ScenarioRuling)
    told = outcome_document(ruling.outcome, {"en": ["a line"], "fr": ["une ligne"]})
    copied: dict[str, Any] = json.loads(json.dumps(told))
    assert copied == told, "a document holds plain JSON values only"
    return told


def combat(*more: dict[str, Any]) -> dict[str, Any]:
    attack = {"attack": [{"who": "wurm", "at": "Bob"}]}
    return outcome_of(objects=[WURM, BEARS], do=[attack, {"block": [{"who": "bears", "blocks": ["wurm"]}]}, *more])


def test_the_document_has_the_keys_of_its_page() -> None:
    assert set(outcome_of()) == {
        *("actions", "answers", "players", "objects", "stack", "winner", "restarted", "active", "step", "choices"),
        *("unmodelled", "trace", "explanation", "rules_edition"),
    }


def test_a_refused_declaration_shows_the_nearest_legal_one_as_an_action_that_can_be_played() -> None:
    giants = [{"id": each, "is": {"name": each, "power": 3, "toughness": 3}, "controller": "Bob"} for each in "ab"]
    menace = {"id": "m", "is": {"name": "M", "power": 2, "toughness": 2, "text": "Menace"}, "controller": "Alice"}
    tapped = {**WURM, "tapped": True}
    attack = {"attack": [{"who": "m", "at": "Bob"}, {"who": "wurm", "at": "Bob"}]}
    objects = [tapped, menace, *giants]
    first = outcome_of(objects=objects, do=[attack])
    assert first["actions"] == [
        {
            "legal": False,
            "rules": ["508.1a"],
            "reason": "it is tapped",
            "nearest": {"attack": [{"who": "m", "at": "Bob"}]},
        }
    ]
    (refused,) = [each for each in first["trace"] if each["event"] == "action refused"]
    legal = first["actions"][0]["nearest"]
    assert refused["nearest"] == legal
    block = {"block": [{"who": "a", "blocks": ["m"]}], "by": "Bob"}
    second = outcome_of(objects=objects, do=[legal, block])["actions"][1]
    both = {"block": [{"who": each, "blocks": ["m"]} for each in "ab"], "by": "Bob"}
    assert (second["legal"], second["nearest"]) == (False, both)
    assert outcome_of(objects=objects, do=[legal, both])["actions"] == [{"legal": True}] * 2


def test_an_object_is_shown_with_its_characteristics_and_its_place() -> None:
    assert combat()["objects"]["bears"] == {
        "name": "Bears",
        "zone": "graveyard",
        "controller": "Bob",
        "owner": "Bob",
        "supertypes": [],
        "types": ["Creature"],
        "subtypes": [],
        "colors": ["G"],
        "power": 2,
        "toughness": 2,
        "loyalty": None,
        "defense": None,
        "damage": 0,
        "counters": {},
        "tapped": False,
        "phased_out": False,
        "attached_to": None,
        "keywords": ["reach"],
        "attacking": None,
        "blocked": None,
        "blocking": [],
    }


def test_legal_and_illegal_actions_and_questions_each_have_their_entry() -> None:
    document = combat({"ask": "priority"}, {"attack": []}, {"choose": "legend rule", "pick": "bears"})
    assert document["actions"] == [
        {"legal": True},
        {"legal": True},
        {},
        {"legal": False, "rules": ["508.1"], "reason": "the declaration has been made"},
        {},
    ]


def test_answers_name_their_action_and_characteristics_are_shown_as_objects_are() -> None:
    document = combat({"ask": "characteristics", "what": "wurm"}, {"ask": "can attack", "who": "bears"})
    first, second = document["answers"]
    assert first["action"] == 2
    assert (first["answer"]["attacking"], first["answer"]["blocked"]) == ("Bob", True)
    assert first["answer"]["keywords"] == ["trample"]
    assert (second["action"], second["answer"], "reason" in second) == (3, False, True)


def test_a_choice_by_default_is_shown_with_the_number_of_its_options() -> None:
    assert combat()["choices"] == [
        {"by": "Alice", "choice": "combat damage", "picked": {"bears": 2, "Bob": 6}, "default": True, "options": 7}
    ]


def test_events_are_named_in_words_and_say_to_whom() -> None:
    trace = combat()["trace"]
    assigned = next(entry for entry in trace if entry["event"] == "damage assigned" and entry["to"] == "bears")
    assert {key: assigned[key] for key in ("event", "source", "to", "amount")} == {
        "event": "damage assigned",
        "source": "wurm",
        "to": "bears",
        "amount": 2,
    }
    assert all(entry["rules"] for entry in trace)


def test_players_show_life_counters_loss_and_an_unknown_hand_as_null() -> None:
    document = outcome_of(players=[{"name": "A", "counters": {"poison": 2}, "hand": ["Hill Giant"]}, {"name": "B"}])
    assert document["players"] == {
        "A": {"life": 20, "counters": {"poison": 2}, "lost": False, "hand": 1},
        "B": {"life": 20, "counters": {}, "lost": False, "hand": None},
    }


def test_what_attacked_a_planeswalker_that_is_gone_attacks_nothing() -> None:
    walker = {"id": "jora", "card": "Jora Beleren", "controller": "Bob"}
    attack = {"attack": [{"who": "wurm", "at": "jora"}]}
    document = outcome_of(objects=[WURM, walker], do=[attack, {"to": "end of combat"}])
    assert document["objects"]["jora"]["zone"] == "graveyard"
    assert document["objects"]["wurm"]["attacking"] == "nothing"


def test_after_the_end_of_combat_nobody_attacks() -> None:
    assert combat({"to": "end"})["objects"]["wurm"]["attacking"] is None

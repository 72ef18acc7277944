"""The examples of sections 707, 709 and 712 of the Comprehensive Rules about cards with several faces."""

import json
from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.cards.model import CardFace
from bot.judge.answer import ScenarioRuling, judge_scenario, library_of
from bot.judge.ruling_document import typed_document
from tests.judge.playing import ALL, Told, bear, card, cast
from tests.judge.table import of_two, turning

WOLF = turning(
    CardFace("Day Human", "{2}{R}", "Creature — Human", "", ("R",), "2", "2", name_fr="Humain du jour"),
    CardFace("Night Wolf", "", "Creature — Wolf", "Trample", ("R",), "5", "4", name_fr="Loup de la nuit"),
)
SPLIT = of_two(
    "split",
    CardFace("Raid", "{R}", "Instant", "Raid deals 2 damage to any target.", ("R",), name_fr="Raid"),
    CardFace("Siege", "{2}{G}", "Sorcery", "You gain 3 life.", ("G",), name_fr="Siège"),
)
FACES = library_of(Catalogue((WOLF, SPLIT)))
CLONE = card(
    "Clone",
    "Creature - Shapeshifter",
    "You may have this creature enter as a copy of any creature on the battlefield.",
    power=0,
    toughness=0,
)
TURN = card("Turn", "Instant", "Transform target creature.")


def played(*do: Told, **rest: Any) -> Told:
    ruling = judge_scenario(json.dumps({"do": do, **rest}), FACES)
    assert isinstance(ruling, ScenarioRuling), ruling
    return typed_document(ruling, {})


def wolf(face: str) -> Told:
    return {"id": "wolf", "card": face, "controller": "Alice"}


def looks(outcome: Told, name: str) -> tuple[Any, ...]:
    it = outcome["objects"][name]
    return it["name"], it["power"], it["toughness"]


@pytest.mark.example("707.8a#1")
@pytest.mark.parametrize(("up", "down"), [("Day Human", "Night Wolf"), ("Night Wolf", "Day Human")])
def test_707_8a_a_token_that_copies_a_double_faced_permanent_has_both_faces(up: str, down: str) -> None:
    copy = card("Copy", "Sorcery", "Create a token that's a copy of target creature you control.")
    made = cast(copy, "wolf"), ALL
    token = next(name for name in played(*made, objects=[wolf(up)])["objects"] if name not in {"wolf", "Copy"})
    assert looks(played(*made, objects=[wolf(up)]), token)[0] == up
    assert looks(played(*made, cast(TURN, token), ALL, objects=[wolf(up)]), token)[0] == down


@pytest.mark.example("707.8a#2")
def test_707_8a_a_token_that_copies_a_clone_has_one_face() -> None:
    copy = card("Copy", "Sorcery", "Create a token that's a copy of target creature you control.")
    made: Any = cast(CLONE), ALL, cast(copy, "Clone"), ALL
    before = played(*made, objects=[wolf("Day Human")])
    token = next(name for name in before["objects"] if name not in {"wolf", "Copy", "Clone"})
    after = played(*made, cast(TURN, token), ALL, objects=[wolf("Day Human")])
    assert [looks(each, token) for each in (before, after)] == [("Day Human", 2, 2)] * 2


@pytest.mark.example("712.9#1")
def test_712_9_a_clone_of_a_back_face_can_not_transform() -> None:
    done: Any = cast(CLONE), ALL
    before = played(*done, objects=[wolf("Night Wolf")])
    after = played(*done, cast(TURN, "Clone"), ALL, objects=[wolf("Night Wolf")])
    assert [looks(each, "Clone") for each in (before, after)] == [("Night Wolf", 5, 4)] * 2


@pytest.mark.example("712.9#2")
def test_712_9_a_double_faced_card_that_is_a_copy_transforms_and_stays_the_copy() -> None:
    become = card("Become", "Instant", "Target creature becomes a copy of another target creature until end of turn.")
    there = [wolf("Day Human"), bear("cub")]
    done: Any = cast(become, "wolf", "cub"), ALL, cast(TURN, "wolf"), ALL
    assert looks(played(*done, objects=there), "wolf") == ("cub", 2, 2)
    later = played(*done, {"to": "next turn"}, objects=there)
    assert looks(later, "wolf") == ("Night Wolf", 5, 4)


@pytest.mark.example("712.18#1")
def test_712_18_what_raised_one_face_raises_the_other() -> None:
    growth = card("Growth", "Instant", "Target creature gets +2/+2 until end of turn.")
    outcome = played(cast(growth, "wolf"), ALL, cast(TURN, "wolf"), ALL, objects=[wolf("Day Human")])
    assert looks(outcome, "wolf") == ("Night Wolf", 7, 6)


@pytest.mark.example("709.4b#1")
def test_709_4b_a_split_card_has_both_costs_and_a_half_that_is_cast_its_own() -> None:
    cast_half: Any = {"cast": "Raid", "by": "Alice", "targets": ["Bob"], "as": "raid"}
    ask: Told = {"ask": "characteristics", "what": "raid"}
    outcome = played(cast_half, ask, ALL)
    assert outcome["answers"][0]["answer"]["colors"] == ["R"]
    assert sorted(outcome["objects"]["raid"]["colors"]) == ["G", "R"]
    for value in range(7):
        counter = card("Counter", "Instant", f"Counter target spell with mana value {value}.")
        fetch = card("Fetch", "Instant", f"Exile target card with mana value {value} from a graveyard.")
        there = [{"id": "buried", "card": SPLIT.name, "controller": "Alice", "zone": "graveyard"}]
        fits = played(cast_half, cast(counter, "raid", by="Bob"))["actions"][1]["legal"]
        found = played(cast(fetch, "buried"), objects=there)["actions"][0]["legal"]
        assert (fits, found) == (value == 1, value == 4)

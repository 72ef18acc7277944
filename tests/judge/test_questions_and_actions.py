"""What a question says can be done is what can be done: both ask the same rules (CR 116, 601.3, 602.5)."""

import json
from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.cards.model import CardFace
from bot.judge.answer import ScenarioRuling, judge_scenario, library_of
from bot.judge.outcome_document import outcome_document
from bot.judge.problems import Problem, ProblemKind
from tests.judge.playing import Told, bear, card, played
from tests.judge.table import LIBRARY, of_two

ROOM_LINE = "Enchantment — Room"
ROOMS = library_of(
    Catalogue(
        (
            of_two(
                "split",
                CardFace("Foyer", "{W}", ROOM_LINE, "Creatures you control get +1/+1.", ("W",), name_fr="Hall"),
                CardFace("Vault", "{2}{U}{U}", ROOM_LINE, "You have hexproof.", ("U",), name_fr="Coffre"),
            ),
        )
    )
)

CASES: dict[str, tuple[Told, Told, Told]] = {
    "suspend": (
        {"id": "it", "is": card("it", "Sorcery", "Suspend 2—{U}\nDraw a card.", mana_cost="")},
        {"activate": "it", "ability": "suspend"},
        {"ask": "can activate", "object": "it", "ability": "suspend"},
    ),
    "suspend X": (
        {"id": "it", "is": card("it", "Creature", "Suspend X—{X}{W}. X can't be 0.", power=1, toughness=1)},
        {"activate": "it", "ability": "suspend", "x": 1},
        {"ask": "can activate", "object": "it", "ability": "suspend"},
    ),
    "foretell": (
        {"id": "it", "is": card("it", "Instant", "Foretell {U}\nDraw a card.", mana_cost="{2}{U}")},
        {"activate": "it", "ability": "foretell"},
        {"ask": "can activate", "object": "it", "ability": "foretell"},
    ),
    "plot": (
        {"id": "it", "is": card("it", "Sorcery", "Plot {1}{U}\nDraw a card.", mana_cost="{U}")},
        {"activate": "it", "ability": "plot"},
        {"ask": "can activate", "object": "it", "ability": "plot"},
    ),
    "activate": (
        {"id": "it", "is": card("it", "Artifact", "{2}: You gain 1 life.", mana_cost="{1}")},
        {"activate": "it", "ability": 1},
        {"ask": "can activate", "object": "it", "ability": 1},
    ),
    "activate as a sorcery": (
        {"id": "it", "is": card("it", "Artifact", "{2}: You gain 1 life. Activate only as a sorcery.")},
        {"activate": "it", "ability": 1},
        {"ask": "can activate", "object": "it", "ability": 1},
    ),
    "loyalty": (
        {"id": "it", "is": {**card("it", "Planeswalker", "+1: You gain 1 life."), "loyalty": 3}},
        {"activate": "it", "ability": "+1"},
        {"ask": "can activate", "object": "it", "ability": "+1"},
    ),
    "nothing of that name": (
        {"id": "it", "is": card("it", "Artifact", "{2}: You gain 1 life.")},
        {"activate": "it", "ability": "unlock"},
        {"ask": "can activate", "object": "it", "ability": "unlock"},
    ),
}
IN_HAND = {"suspend", "suspend X", "foretell", "plot"}
SETTINGS: dict[str, Told] = {
    "at once": {},
    "without mana": {"mana": {}},
    "with some mana": {"mana": {"U": 2}},
    "in the upkeep": {"step": "upkeep"},
    "in combat": {"step": "declare attackers"},
    "of somebody else's turn": {"active": "Bob"},
    "by somebody else": {"by": "Bob"},
    "where it is not": {"zone": "graveyard"},
}


def table(name: str, mana: object = "unlimited", by: str = "Alice", zone: str | None = None, **rest: Any) -> Told:
    listed, _, _ = CASES[name]
    where = zone or ("hand" if name in IN_HAND else "battlefield")
    seat: Told = {"name": "Alice", "mana": mana}
    objects: list[Told] = [bear("other")]
    if where in {"hand", "graveyard"}:
        seat |= {where: [listed]}
    else:
        objects += [{**listed, "controller": "Alice"}]
    return {"players": [seat, {"name": "Bob", "mana": mana}], "objects": objects, **rest}


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("name", CASES)
def test_116_602_a_question_answers_what_the_action_shows(name: str, setting: str) -> None:
    _, action, question = CASES[name]
    there, by = table(name, **SETTINGS[setting]), SETTINGS[setting].get("by", "Alice")
    outcome = played({**question, "by": by}, {**action, "by": by}, **there)
    (answer,), acted = outcome["answers"], outcome["actions"][1]
    assert (answer["answer"], answer["rules"] if not answer["answer"] else None) == (
        acted["legal"],
        acted.get("rules"),
    )


MORPH = card("wolf", "Creature - Wolf", "Morph {2}{G}", mana_cost="{4}{G}", power=4, toughness=4)
FACE_DOWN = ({"cast": MORPH, "with": "morph", "as": "wolf", "by": "Alice"}, {"resolve": "all"})
"""What comes before in which Alice has a face-down permanent."""


@pytest.mark.parametrize(("mana", "may"), [({"G": 5}, False), ({"G": 6}, True), ("unlimited", True)])
@pytest.mark.parametrize("by", ["Alice", "Bob"])
@pytest.mark.parametrize("how", ["morph", "turn"])
def test_116_2b_whether_it_can_be_turned_face_up(mana: object, may: bool, by: str, how: str) -> None:
    named = {"ability": how, "by": by}
    outcome = played(
        *FACE_DOWN,
        {"ask": "can activate", "object": "wolf", **named},
        {"activate": "wolf", **named},
        players=[{"name": "Alice", "mana": mana}, {"name": "Bob"}],
    )
    (answer,), acted = outcome["answers"], outcome["actions"][-1]
    assert (answer["answer"], acted["legal"]) == (may and by == "Alice",) * 2
    assert answer["answer"] or answer["rules"] == acted["rules"]


@pytest.mark.parametrize(
    ("half", "mana", "rest", "may"),
    [
        ("unlock", {"U": 2, "C": 2}, {}, True),
        ("unlock Vault", "unlimited", {}, True),
        ("déverrouiller", "unlimited", {}, True),
        ("unlock", {"U": 1}, {}, False),
        ("unlock Foyer", "unlimited", {}, False),
        ("unlock", "unlimited", {"step": "upkeep"}, False),
        ("unlock", "unlimited", {"active": "Bob"}, False),
    ],
)
def test_116_2m_whether_a_locked_half_can_be_unlocked(half: str, mana: object, rest: Told, may: bool) -> None:
    players = [{"name": "Alice", "mana": mana}, {"name": "Bob"}]
    named = {"ability": half, "by": "Alice"}
    do = {"ask": "can activate", "object": "room", **named}, {"activate": "room", **named}
    room = {"id": "room", "card": "Foyer", "controller": "Alice"}
    ruling = judge_scenario(json.dumps({"objects": [room], "players": players, "do": do, **rest}), ROOMS)
    assert isinstance(ruling, ScenarioRuling), ruling
    outcome = outcome_document(ruling.outcome, {})
    (answer,), acted = outcome["answers"], outcome["actions"][-1]
    assert (answer["answer"], acted["legal"]) == (may, may)
    assert may or answer["rules"] == acted["rules"]


@pytest.mark.parametrize("named", ["Threshold", "Threshold — {R}", "{R}: This", "Zip Past! — {R}"])
def test_207_2c_an_ability_is_named_with_the_word_before_its_dash_or_without_it(named: str) -> None:
    text = "{1}: Scry 1.\nThreshold — {R}: This creature gains haste until end of turn."
    owner = {"id": "it", "is": card("it", "Creature", text, power=1, toughness=1), "controller": "Alice"}
    outcome = played({"activate": "it", "ability": named}, {"resolve": "all"}, objects=(owner,))
    assert outcome["objects"]["it"]["keywords"] == ["haste"]


@pytest.mark.parametrize("named", ["Exhaust", "Exhaust — {R}", "exhaust — {R}: This", "{R}"])
def test_702_177a_an_ability_is_named_by_its_keyword_or_without_it(named: str) -> None:
    text = "{1}: Scry 1.\nExhaust — {R}: This creature gains haste until end of turn."
    owner = {"id": "it", "is": card("it", "Creature", text, power=1, toughness=1), "controller": "Alice"}
    outcome = played({"activate": "it", "ability": named}, {"resolve": "all"}, objects=(owner,))
    assert outcome["objects"]["it"]["keywords"] == ["haste"]


@pytest.mark.parametrize(
    ("text", "happens"),
    [
        ("Whenever this creature attacks, create a Treasure token.", {"attack": [{"who": "it"}]}),
        ("Landfall — Whenever a land you control enters, create a Treasure token.", {"play": "Test Field"}),
        ("At the beginning of combat on your turn, create a Treasure token.", {"to": "beginning of combat"}),
    ],
)
def test_603_1_what_a_trigger_makes_is_named_by_the_action_that_uses_it(text: str, happens: Told) -> None:
    owner = {"id": "it", "is": card("it", "Creature", text, power=1, toughness=1), "controller": "Alice"}
    done = played(happens, {"resolve": "all"}, {"activate": "treasure", "ability": 1}, objects=(owner,))
    assert (done["actions"][2], done["objects"]["treasure"]["zone"]) == ({"legal": True}, "ceased")


def test_603_1_what_nothing_makes_is_missed_where_it_is_named() -> None:
    do = [{"to": "end"}, {"activate": "treasure", "ability": 1}]
    found = judge_scenario(json.dumps({"objects": [bear("bear")], "do": do}), LIBRARY)
    assert found == Problem(ProblemKind.NO_SUCH_OBJECT, "do[1].activate", "treasure")

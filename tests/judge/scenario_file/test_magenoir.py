"""Scenario files of Mage Noir: what is read, what each wrong one is told, and the outcome's document."""

import json
from dataclasses import fields
from typing import Any

import pytest

from bot.engine.magenoir.asking.scenario import Add, AdvanceTo, CanPrepare, Channel, Prepare, Scenario, Use
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.mana import Mana
from bot.engine.magenoir.ground.options import DefeatCheck, EqualPiles, Options
from bot.engine.magenoir.table.game_state import Phase
from bot.engine.magenoir.words.filters import BoardState, CardType, Zone
from bot.judge.answer import MageNoirRuling, judge_scenario
from bot.judge.problems import Problem, ProblemKind, ScenarioError
from bot.judge.ruling_document import ruling_document
from bot.judge.scenario_file import MageNoirFile, read_scenario
from bot.judge.scenario_file.magenoir_options import OPTIONS
from tests.judge.table import LIBRARY

K = ProblemKind
ALICE, BOB = PlayerId("Alice"), PlayerId("Bob")


def read(**document: Any) -> Scenario:
    file = read_scenario(json.dumps({"game": "magenoir", **document}), LIBRARY)
    assert isinstance(file, MageNoirFile)
    return file.scenario


def ruled(**document: Any) -> dict[str, Any]:
    ruling = judge_scenario(json.dumps({"game": "magenoir", **document}), LIBRARY)
    assert isinstance(ruling, MageNoirRuling)
    found: dict[str, Any] = json.loads(json.dumps(ruling_document(ruling)))
    return found


def hand(*cards: object) -> dict[str, Any]:
    return {"players": [{"name": "Alice", "hand": list(cards), "reserve": {"Fire": 4}}, {"name": "Bob"}]}


def test_an_empty_document_is_a_duel_in_the_main_phase() -> None:
    table = read().table
    assert list(table.players) == ["Alice", "Bob"]
    assert (table.active, table.phase, table.players[ALICE].hit_points) == (ALICE, Phase.MAIN, 20)
    assert table.players[ALICE].deck_goes_on


def test_a_card_lies_with_its_cost_under_it_as_its_type_does() -> None:
    listed = [{"id": "whip", "card": "Fouet de feu", "controller": "Bob"}, {"id": "seed", "card": "seed"}]
    cards = read(objects=listed).table.cards
    whip = cards[ObjectId("whip")]
    assert (whip.facts.name, whip.controller, whip.state, whip.mana) == (
        "Fire whip",
        BOB,
        BoardState.EQUIPPED,
        Mana(fire=3),
    )
    assert cards[ObjectId("seed")].state is BoardState.PREPARED


def test_a_made_up_card_is_what_is_said_of_it_in_either_language() -> None:
    told = {
        "name": "Souffle noir",
        "type": "équipement",
        "cost": {"Fire": 1},
        "needs": {"Vent": 2},
        "hp": 3,
        "text": "Piochez 1 carte.",
    }
    facts = read(objects=[{"id": "x", "is": told}]).table.cards[ObjectId("x")].facts
    assert (facts.type, facts.cost, facts.needs, facts.hit_points) == (
        CardType.EQUIPMENT,
        Mana(fire=1),
        {"Wind": 2},
        3,
    )
    assert facts.provides == ("Breath",)
    assert len(facts.on_activation) == 1


def test_an_act_names_a_card_of_the_hand_by_its_name_and_may_give_it_an_id() -> None:
    scenario = read(
        **hand("Flamme draconique", "Flamme draconique"),
        do=[{"prepare": "Draconic flame", "as": "first"}, {"prepare": "Flamme draconique"}],
    )
    assert scenario.table.players[ALICE].hand == ("first", "draconic-flame")
    assert scenario.do == (Prepare(ObjectId("first"), ALICE), Prepare(ObjectId("draconic-flame"), ALICE))


def test_an_x_is_said_as_the_card_is_prepared_or_read_off_the_mana_under_it() -> None:
    meteor = {"id": "met", "card": "Météore d'Ina", "mana": {"Mineral": 3}}
    cards = read(objects=[meteor, {**meteor, "id": "other", "x": 2}]).table.cards
    assert [cards[ObjectId(each)].x for each in ("met", "other")] == [3, 2]
    scenario = read(do=[{"prepare": "Ina's meteor", "x": 4}])
    assert scenario.do == (Prepare(ObjectId("ina-s-meteor"), ALICE, 4),)


def test_a_hand_that_was_left_out_may_hold_what_is_prepared_and_one_that_was_listed_does_not() -> None:
    act = {"do": [{"prepare": "Graine", "as": "seed"}]}
    assert read(**act).table.players[ALICE].hand == ("seed",)
    listed = read(**hand(), **act).table
    assert listed.players[ALICE].hand == ()
    assert listed.cards[ObjectId("seed")].zone is Zone.OUTSIDE


def test_who_acts_is_who_could_where_nobody_says() -> None:
    scenario = read(
        objects=[{"id": "totem", "is": {"type": "permanent"}, "controller": "Bob"}, {"id": "seed", "card": "Seed"}],
        do=[{"use": "totem"}, {"channel": "seed"}, {"to": "next turn"}, {"to": "mana recovery"}, {"add": "Fire"}],
    )
    use, channel, *_, add = scenario.do
    assert isinstance(use, Use)
    assert use.by == BOB
    assert isinstance(channel, Channel)
    assert channel.by == ALICE
    assert isinstance(add, Add)
    assert add.by == BOB


def test_going_on_to_an_earlier_phase_passes_the_turn() -> None:
    scenario = read(step="end", do=[{"to": "draw"}, {"add": "Fire"}])
    assert scenario.do[0] == AdvanceTo(Phase.DRAW)
    assert isinstance(scenario.do[1], Add)
    assert scenario.do[1].by == BOB


def test_a_question_may_name_a_card_by_its_name() -> None:
    scenario = read(**hand("Graine"), do=[{"ask": "can prepare", "card": "Seed"}])
    assert scenario.do == (CanPrepare(ObjectId("seed"), ALICE),)


MISTAKES: list[tuple[dict[str, Any], Problem]] = [
    ({"step": "mian"}, Problem(K.UNKNOWN_WORD, "step", "mian", ("main",))),
    ({"players": [{"name": "A"}]}, Problem(K.TOO_FEW_PLAYERS, "players", "1")),
    ({"players": [{"name": n} for n in "ABC"]}, Problem(K.TOO_MANY, "players", "3", limit=2)),
    ({"players": [{"hp": 3}, {"name": "B"}]}, Problem(K.MISSING_KEY, "players[0]", "name")),
    ({"objects": [{"id": "x", "card": "Tornade noire"}]},
     Problem(K.UNKNOWN_CARD, "objects[0].card", "Tornade noire", ("Tornado", "Tornade"))),
    ({"objects": [{"id": "x"}]}, Problem(K.EXACTLY_ONE, "objects[0]", "–", ("card", "is"))),
    ({"available": [{}]}, Problem(K.WRONG_TYPE, "available", "[{}]", expected="two-piles")),
    ({"do": [{"activate": "nobody"}]}, Problem(K.NO_SUCH_OBJECT, "do[0].activate", "nobody")),
    ({"do": [{"choose": "pay"}]}, Problem(K.MISSING_KEY, "do[0]", "pick")),
    ({"do": [{"dance": "x"}]}, Problem(K.EXACTLY_ONE, "do[0]", "dance",
                                       ("prepare", "channel", "activate", "use", "trade"))),
    ({"do": [{"trade": ["Fire"]}]},
     Problem(K.WRONG_TYPE, "do[0].trade", "['Fire']", expected="three-elements")),
]  # fmt: skip


@pytest.mark.parametrize(("document", "expected"), MISTAKES, ids=[each[1].where for each in MISTAKES])
def test_a_mistake_is_told_with_its_place(document: dict[str, Any], expected: Problem) -> None:
    with pytest.raises(ScenarioError) as raised:
        read(**document)
    assert raised.value.problem == expected


def test_the_document_shows_chains_with_a_label_for_each_action() -> None:
    found = ruled(
        **hand(),
        objects=[
            {"id": "flame", "card": "Flamme draconique", "controller": "Alice", "state": "prepared"},
            {"id": "ring", "card": "Anneau pourpre", "controller": "Bob"},
        ],
        available=[{"Water": 1}, {}],
        do=[{"activate": "flame", "targets": ["Bob"]}, {"ask": "windows"}, {"resolve": "all"}],
    )
    assert found["chains"] == [
        {
            "starter": "flame",
            "actions": ["damage 2 Bob", "nothing: cannot pay", "discard flame", "release mana flame"],
        }
    ]
    assert found["actions"] == [{"legal": True}, {}, {}]
    assert found["answers"] == [{"action": 1, "answer": ["before", "after"], "rules": ["MN any time"]}]
    assert found["available"] == [{"Fire": 1, "Water": 1}, {"Fire": 1}]
    assert found["players"]["Bob"]["hp"] == 18
    assert found["objects"]["flame"]["zone"] == "discard"
    assert found["trace"][2]["event"] == "damage dealt"


def test_an_illegal_act_says_why_with_its_chapter() -> None:
    found = ruled(
        objects=[{"id": "flame", "card": "Flamme draconique", "controller": "Bob"}], do=[{"activate": "flame"}]
    )
    assert found["actions"] == [
        {
            "legal": False,
            "rules": ["MN classic actions"],
            "reason": "classic actions belong to the player whose turn it is",
        }
    ]


def test_the_options_of_a_table_are_read_and_the_others_are_as_by_default() -> None:
    options = {"equal piles": "turn player", "defeat check": "after each chain", "hand limit": 5}
    assert read(options=options).options == Options(
        equal_piles=EqualPiles.TURN_PLAYER, defeat_check=DefeatCheck.AFTER_CHAIN, hand_limit=5
    )
    assert read().options == Options()


def test_every_option_of_the_engine_can_be_set() -> None:
    assert {key.replace(" ", "_") for key in OPTIONS} == {each.name for each in fields(Options)}


def test_an_unknown_option_is_told_with_the_nearest() -> None:
    with pytest.raises(ScenarioError) as raised:
        read(options={"hand limits": 5})
    assert (raised.value.problem.kind, raised.value.problem.nearest[0]) == (K.UNKNOWN_KEY, "hand limit")


def test_a_spell_is_not_activated_in_the_turn_of_its_preparation_where_the_table_says_so() -> None:
    do = [{"prepare": "Flamme draconique", "as": "f"}, {"activate": "f", "targets": ["Bob"]}]
    by_default = ruled(**hand("Flamme draconique"), do=[do[0], {"resolve": "all"}, do[1]])
    assert by_default["open_questions"] == [{"question": "same turn", "card": "f"}]
    there = ruled(
        **hand("Flamme draconique"), options={"same turn activation": False}, do=[do[0], {"resolve": "all"}, do[1]]
    )
    assert there["actions"][2] == {
        "legal": False,
        "rules": ["MN classic actions"],
        "reason": "it was prepared this turn",
    }

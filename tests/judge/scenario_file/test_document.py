"""The scenario file: what is read, and what each wrong file is told."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import (
    AdvanceTo,
    Assign,
    Assignments,
    Attack,
    Block,
    Choose,
    DamageRange,
    ObjectSetup,
    PlayerSetup,
    ResolveStack,
    Scenario,
    WhatBlockingCosts,
    WhoHasPriority,
)
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import EMBLEM, CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import StaticAbility
from bot.engine.magic.words.effects import ModifyPowerToughness
from bot.engine.magic.words.filters import YOUR_CREATURE, Matching
from bot.judge.problems import NotPlayedYet, Problem, ProblemKind, ScenarioError
from bot.judge.scenario_file import AnyFile, ScenarioFile, read_scenario
from bot.judge.scenario_file.json_text import refuse_repeated_keys
from tests.judge.table import LIBRARY

ALICE, BOB = PlayerId("Alice"), PlayerId("Bob")
BRUTE = {"id": "brute", "is": {"power": 5, "toughness": 5, "text": "Trample"}, "controller": "Alice"}
BEARS = {"id": "bears", "is": {"power": 2, "toughness": 2}, "controller": "Bob"}


def read(**document: Any) -> Scenario:
    file = read_scenario(json.dumps(document), LIBRARY)
    assert isinstance(file, ScenarioFile)
    return file.scenario


def problem(content: str | bytes) -> Problem:
    with pytest.raises(ScenarioError) as raised:
        read_scenario(content, LIBRARY)
    return raised.value.problem


def problem_in(**document: Any) -> Problem:
    return problem(json.dumps(document))


def test_an_empty_document_is_a_duel_in_the_first_main_phase() -> None:
    assert read() == Scenario((PlayerSetup(ALICE), PlayerSetup(BOB)), (), (), ALICE, Step.PRECOMBAT_MAIN, "duel")


def test_a_combat_is_read_action_by_action() -> None:
    scenario = read(
        objects=[BRUTE, BEARS],
        do=[
            {"attack": [{"who": "brute"}]},
            {"block": [{"who": "bears", "blocks": ["brute"]}], "by": "Bob"},
            {"ask": "assignments", "who": "brute"},
            {"ask": "damage range", "who": "brute", "to": "Bob"},
            {"ask": "priority"},
            {"assign": "brute", "damage": {"bears": 2, "Bob": 3, "brute": 0}},
            {"choose": "legend rule", "pick": "bears"},
            {"resolve": "all"},
            {"to": "next turn"},
            {"to": "end"},
        ],
    )
    brute, bears = ObjectId("brute"), ObjectId("bears")
    assert scenario.do == (
        Attack({brute: None}),
        Block({bears: (brute,)}, BOB),
        Assignments(brute),
        DamageRange(brute, BOB),
        WhoHasPriority(),
        Assign(brute, {bears: 2, BOB: 3}),
        Choose(ChoiceKind.LEGEND_RULE, bears),
        ResolveStack(everything=True),
        AdvanceTo(None),
        AdvanceTo(Step.END),
    )


def test_508_1g_509_1d_costs_are_chosen_and_asked() -> None:
    do = [
        {"choose": "exert", "pick": "brute"},
        {"choose": "enlist", "pick": None, "by": "Alice"},
        {"ask": "block cost", "who": "bears", "what": "brute"},
    ]
    brute, bears = ObjectId("brute"), ObjectId("bears")
    assert read(objects=[BRUTE, BEARS], do=do).do == (
        Choose(ChoiceKind.EXERT, brute),
        Choose(ChoiceKind.ENLIST, None, ALICE),
        WhatBlockingCosts(bears, brute),
    )


def test_903_10a_what_commanders_have_dealt_is_read_after_the_objects() -> None:
    scenario = read(
        variant="commander",
        players=[{"name": "Alice"}, {"name": "Bob", "commander_damage": {"brute": 7, "bears": 0}}],
        objects=[{**BRUTE, "commander": True}, BEARS],
        do=[{"choose": "command zone", "pick": False}],
    )
    assert [dict(each.commander_damage) for each in scenario.players] == [{}, {ObjectId("brute"): 7}]
    assert [each.commander for each in scenario.objects] == [True, False]
    assert scenario.do == (Choose(ChoiceKind.COMMAND_ZONE, False),)


def test_a_player_and_an_object_keep_everything_that_is_said_of_them() -> None:
    scenario = read(
        players=[{"name": "Ann", "life": 7, "team": "red", "counters": {"poison": 3, "energy": 0}}, {"name": "Ben"}],
        active="Ben",
        step="upkeep",
        objects=[
            {"id": "aura", "is": {"types": ["Enchantment"]}, "controller": "Ben", "attached_to": "giant"},
            {
                "id": "giant",
                "card": "Géant des collines",
                "controller": "Ann",
                "owner": "Ben",
                "tapped": True,
                "sick": True,
                "damage": 2,
                "counters": {"+1/+1": 1},
                "chosen": {"color": "green", "player": "Ben"},
            },
        ],
    )
    giant = scenario.objects[1]
    assert scenario.players[0] == PlayerSetup(PlayerId("Ann"), 7, "red", counters={"poison": 3})
    assert (scenario.active, scenario.step) == ("Ben", Step.UPKEEP)
    assert scenario.objects[0].attached_to == ObjectId("giant")
    assert giant == ObjectSetup(
        ObjectId("giant"),
        giant.definition,
        PlayerId("Ann"),
        PlayerId("Ben"),
        tapped=True,
        sick=True,
        damage=2,
        counters={"+1/+1": 1},
        chosen={"color": "green", "player": "Ben"},
    )
    assert giant.definition.name == "Hill Giant"


def test_a_made_up_object_is_read_as_a_card_is() -> None:
    made = {"power": 5, "toughness": 5, "text": "Trample", "mana_cost": "{3}{G}", "subtypes": ["Time Lord"]}
    (brute,) = read(objects=[{**BRUTE, "is": made}]).objects
    face = brute.definition.faces[0]
    assert (face.name, face.types, face.subtypes, face.colors) == (
        "5/5",
        ("Creature",),
        ("Time Lord",),
        (Color.GREEN,),
    )
    assert face.keywords == {KeywordName.TRAMPLE}


def test_printed_loyalty_is_there_unless_counters_say_otherwise() -> None:
    walkers: list[dict[str, Any]] = [
        {"id": "a", "card": "Jora Beleren"},
        {"id": "b", "card": "Jora Beleren", "counters": {"charge": 1}},
        {"id": "c", "card": "Jora Beleren", "counters": {"loyalty": 0}},
    ]
    scenario = read(objects=[{**each, "controller": "Bob"} for each in walkers])
    assert [each.counters for each in scenario.objects] == [None, {"charge": 1, "loyalty": 3}, {}]


def test_the_face_whose_name_is_used_is_up_unless_another_is_stated() -> None:
    objects: list[dict[str, Any]] = [
        {"id": "a", "card": "Young Mage"},
        {"id": "b", "card": "Mage accompli"},
        {"id": "c", "card": "Young Mage", "face": "Grown Mage"},
        {"id": "d", "card": "Grown Mage", "face": 0},
        {"id": "e", "card": "Grown Mage", "zone": "graveyard"},
    ]
    scenario = read(objects=[{**each, "controller": "Bob"} for each in objects])
    assert [each.face for each in scenario.objects] == [0, 1, 1, 0, 0]


def test_an_id_that_an_action_gives_is_kept_for_it() -> None:
    cast = {"cast": "Hill Giant", "by": "Alice", "as": "hill-giant"}
    scenario = read(players=[{"name": "Alice", "hand": ["Hill Giant"]}, {"name": "Bob"}], do=[cast])
    assert [each.id for each in scenario.objects] == ["hill-giant-2"]
    assert resolve_scenario(scenario).state.objects[ObjectId("hill-giant")].zone is Zone.BATTLEFIELD


def test_cards_of_hands_and_libraries_get_ids_of_their_names() -> None:
    scenario = read(
        players=[
            {"name": "Alice", "hand": ["Mara, Rebel", {"id": "x", "card": "Hill Giant"}], "library": ["Hill Giant"]},
            {"name": "Bob"},
        ],
        objects=[{"id": "hill-giant", "card": "Hill Giant", "controller": "Bob"}],
    )
    assert [(each.id, each.zone) for each in scenario.objects] == [
        ("hill-giant", Zone.BATTLEFIELD),
        ("mara--rebel", Zone.HAND),
        ("x", Zone.HAND),
        ("hill-giant-2", Zone.LIBRARY),
    ]
    assert scenario.players[0] == PlayerSetup(ALICE, hand=2, library_known=True)


def test_400_2_of_hands_and_libraries_the_number_of_cards_may_be_known_alone() -> None:
    scenario = read(players=[{"name": "Alice", "hand": 2, "library": 30}, {"name": "Bob", "hand": 0, "library": []}])
    assert scenario.players == (
        PlayerSetup(ALICE, hand=2, library=30),
        PlayerSetup(BOB, hand=0, library_known=True),
    )


def test_a_token_copy_has_the_printed_values_of_what_it_copies() -> None:
    copy = {"id": "copy", "copy_of": "giant", "token": True, "controller": "Bob"}
    scenario = read(objects=[copy, {"id": "giant", "card": "Hill Giant", "controller": "Bob"}])
    assert scenario.objects[0].definition == scenario.objects[1].definition


def test_707_2_what_is_said_to_be_a_copy_keeps_what_it_is_itself() -> None:
    giant = {"id": "giant", "card": "Hill Giant", "controller": "Bob"}
    once = {"id": "once", "is": {"name": "Twin"}, "copy_of": "giant", "controller": "Alice"}
    twice = {"id": "twice", "card": "Mara, Rebel", "copy_of": "once", "controller": "Alice"}
    alone = {"id": "alone", "copy_of": "twice", "controller": "Alice"}
    found = read(objects=[giant, once, twice, alone]).objects
    printed = found[0].definition.faces[0]
    assert [each.values for each in found] == [None, printed, printed, None]
    assert [each.definition.name for each in found] == ["Hill Giant", "Twin", "Mara, Rebel", "Hill Giant"]


def test_707_2_a_copy_of_a_card_that_is_not_listed_has_its_loyalty() -> None:
    copy = {"id": "copy", "card": "Hill Giant", "copy_of": "Mage accompli", "counters": {"+1/+1": 1}}
    (found,) = read(objects=[{**copy, "controller": "Bob"}]).objects
    assert found.values is not None
    assert (found.values.name, found.counters) == ("Grown Mage", {"+1/+1": 1, "loyalty": 5})


def test_114_2_an_emblem_of_a_card_lies_in_the_command_zone_with_the_abilities_that_the_card_says() -> None:
    scenario = read(objects=[{"id": "emblem", "emblem_of": "Patronne d’essai", "controller": "Bob"}])
    (emblem,) = scenario.objects
    crusade = StaticAbility(Matching(YOUR_CREATURE), (ModifyPowerToughness(1, 1),))
    assert (emblem.zone, emblem.definition) == (
        Zone.COMMAND,
        CardDefinition((Characteristics("", "", abilities=(crusade,)),), EMBLEM),
    )


def test_114_2_an_emblem_that_is_made_up_lies_there_too() -> None:
    scenario = read(objects=[{"id": "emblem", "emblem_of": {"text": "{0}: Draw a card."}, "controller": "Bob"}])
    (emblem,) = scenario.objects
    assert (emblem.zone, emblem.definition.layout, len(emblem.definition.faces[0].abilities)) == (
        Zone.COMMAND,
        EMBLEM,
        1,
    )


def test_title_and_expectations_are_kept_apart_from_the_scenario() -> None:
    file = read_scenario('{"title": "A", "expect": {"winner": null}}', LIBRARY)
    assert (file.title, file.expect, file.scenario) == ("A", {"winner": None}, read())


def test_a_byte_order_mark_is_tolerated() -> None:
    assert read_scenario(b"\xef\xbb\xbf{}", LIBRARY).scenario == read()


K = ProblemKind

BROKEN_FILES: dict[str | bytes, ProblemKind] = {
    b"\xff\xfe{}": K.NOT_UTF8,
    "": K.NOT_JSON,
    '{"do": [}': K.NOT_JSON,
    "[" * 50_000: K.TOO_DEEP,
    '{"do": [], "do": []}': K.KEY_TWICE,
    '{"players": NaN}': K.NO_NUMBER,
    '{"objects": ' + "9" * 5000 + "}": K.OUT_OF_RANGE,
    "[]": K.WRONG_TYPE,
    " " * 4_000_001: K.TOO_LARGE,
    '{"title": "' + "a" * 4_001 + '"}': K.TOO_LONG,
    '{"players": [{"name": "\\u200b\\ud800"}, {"name": "B"}]}': K.NO_NAME,
}


@pytest.mark.parametrize("content", BROKEN_FILES, ids=[kind.name for kind in BROKEN_FILES.values()])
def test_a_broken_file_is_one_problem(content: str | bytes) -> None:
    assert problem(content).kind is BROKEN_FILES[content]


class CountedKey(str):
    """A key that counts how often it is hashed or compared: what a table of keys costs, without a clock."""

    __slots__ = ()
    uses = 0

    def __hash__(self) -> int:
        CountedKey.uses += 1
        return super().__hash__()

    def __eq__(self, other: object) -> bool:
        CountedKey.uses += 1
        return super().__eq__(other)


def uses_of_keys(number: int) -> int:
    """Return how often keys are looked at where the last one of so many stood there before."""
    keys = [CountedKey(f"key {each}") for each in range(number)]
    CountedKey.uses = 0
    with pytest.raises(ScenarioError) as raised:
        refuse_repeated_keys([(key, None) for key in (*keys, CountedKey(keys[-1]))])
    assert (raised.value.problem.kind, raised.value.problem.found) == (K.KEY_TWICE, keys[-1])
    return CountedKey.uses


def test_a_repeated_key_is_found_in_work_that_grows_with_the_number_of_keys() -> None:
    few, many = uses_of_keys(500), uses_of_keys(8000)
    assert many <= 1.1 * 16 * few


def test_brackets_inside_strings_do_not_count_as_depth() -> None:
    assert read_scenario(json.dumps({"title": "[" * 200 + '"'}), LIBRARY).title == "[" * 200 + '"'


def with_action(*actions: Any) -> dict[str, Any]:
    return {"objects": [BRUTE, BEARS], "do": list(actions)}


def with_object(**keys: Any) -> dict[str, Any]:
    return {"objects": [{"id": "x", "controller": "Bob", **keys}]}


MISTAKES: list[tuple[dict[str, Any], Problem]] = [
    ({"objcts": []}, Problem(K.UNKNOWN_KEY, "", "objcts", ("objects",))),
    ({"variant": "dual"}, Problem(K.UNKNOWN_WORD, "variant", "dual", ("duel",))),
    ({"players": [{"name": "A"}]}, Problem(K.TOO_FEW_PLAYERS, "players", "1")),
    ({"players": [{"name": n} for n in "ABC"]}, Problem(K.TWO_PLAYERS, "players", "3", limit=2)),
    (
        {"players": [{"name": "A", "hand": -1}, {"name": "B"}]},
        Problem(K.OUT_OF_RANGE, "players[0].hand", "-1", expected="least", limit=0),
    ),
    ({"players": [{"nam": "A"}, {"name": "B"}]}, Problem(K.UNKNOWN_KEY, "players[0]", "nam", ("name",))),
    ({"active": "Bop"}, Problem(K.NO_SUCH_PLAYER, "active", "Bop", ("Bob",))),
    ({"step": "declare blocker"}, Problem(K.UNKNOWN_WORD, "step", "declare blocker", ("declare blockers",))),
    (with_object(emblem_of="Hill Giant"), Problem(K.NO_EMBLEM, "objects[0].emblem_of", "Hill Giant")),
    (with_object(), Problem(K.EXACTLY_ONE, "objects[0]", "–", ("card", "is", "copy_of", "emblem_of"))),
    (
        with_object(card="Hill Giant", **{"is": {}}),
        Problem(K.EXACTLY_ONE, "objects[0]", "card + is", ("card", "is", "emblem_of")),
    ),
    (with_object(copy_of="Hill Gaint"), Problem(K.NO_SUCH_OBJECT, "objects[0].copy_of", "Hill Gaint", ("Hill Giant",))),
    (
        with_object(card="Hill Giant", gains="Flying, foo"),
        Problem(K.NO_GAIN, "objects[0].gains", "Flying, foo", ("Flying, trample", "This creature gets +2/+2.")),
    ),
    (with_object(card="Hill Giant", prepared=True), Problem(K.NO_PREPARE_SPELL, "objects[0].prepared", "Hill Giant")),
    (with_object(**{"is": {"types": ["Instant"]}}), Problem(K.NO_PERMANENT, "objects[0]", "Instant", ("zone",))),
    (with_object(**{"is": {"types": ["Sorcery"]}}), Problem(K.NO_PERMANENT, "objects[0]", "Sorcery", ("zone",))),
    (
        with_object(card="Hill Giant", zone="graveyard", tapped=True),
        Problem(K.NO_STATUS_THERE, "objects[0].tapped", "tapped"),
    ),
    (with_object(card="Hill Giant", zone="exile", damage=2), Problem(K.NO_STATUS_THERE, "objects[0].damage", "damage")),
    (with_object(card="Hill Giant", copy_of="x"), Problem(K.NO_SUCH_OBJECT, "objects[0].copy_of", "x")),
    (with_object(card="Hill Gaint"), Problem(K.UNKNOWN_CARD, "objects[0].card", "Hill Gaint", ("Hill Giant",))),
    (
        with_object(card="Choc soudain"),
        Problem(K.AMBIGUOUS_CARD, "objects[0].card", "Choc soudain", ("Sudden Shock", "Sudden Jolt")),
    ),
    ({"objects": [BRUTE, BRUTE]}, Problem(K.ID_TWICE, "objects[1].id", "brute")),
    (with_object(id="Alice", card="Hill Giant"), Problem(K.ID_TWICE, "objects[0].id", "Alice")),
    (
        with_object(card="Hill Giant", damage=-1),
        Problem(K.OUT_OF_RANGE, "objects[0].damage", "-1", expected="least", limit=0),
    ),
    (with_object(card="Hill Giant", tapped=1), Problem(K.WRONG_TYPE, "objects[0].tapped", "1", expected="flag")),
    (
        with_object(**{"is": {"power": 10**7}}),
        Problem(K.OUT_OF_RANGE, "objects[0].is.power", "10000000", expected="most", limit=1_000_000),
    ),
    (with_object(**{"is": {"power": 1.5}}), Problem(K.WRONG_TYPE, "objects[0].is.power", "1.5", expected="number")),
    ({"objects": [{"id": "x", "card": "Hill Giant"}]}, Problem(K.MISSING_KEY, "objects[0]", "controller")),
    (with_action({"attak": []}), Problem(K.EXACTLY_ONE, "do[0]", "attak", ("attack",))),
    (with_action({"attack": [], "block": []}), Problem(K.EXACTLY_ONE, "do[0]", "attack + block", ("attack", "block"))),
    (
        with_action({"to": "end"}, {"assign": "brute", "damage": {"bear": 1}}),
        Problem(K.NOBODY_AND_NOTHING, "do[1].damage.bear", "bear", ("bears",)),
    ),
    (
        with_action({"cast": "Hill Giant", "targets": ["brut"]}),
        Problem(K.NOBODY_AND_NOTHING, "do[0].targets[0]", "brut", ("brute",)),
    ),
    (
        with_action({"ask": "can blok", "who": "brute"}),
        Problem(K.UNKNOWN_WORD, "do[0].ask", "can blok", ("can block",)),
    ),
    (with_action({"ask": "can block", "who": "brute"}), Problem(K.MISSING_KEY, "do[0]", "what")),
    (with_action({"activate": "brute"}), Problem(K.MISSING_KEY, "do[0]", "ability")),
    ({"do": [{"to": "end"}] * 501}, Problem(K.TOO_MANY, "do", "501", limit=500)),
    ({"game": "magenoir", "step": "mian"}, Problem(K.UNKNOWN_WORD, "step", "mian", ("main",))),
]


@pytest.mark.parametrize(("document", "expected"), MISTAKES, ids=[each[1].where or "top" for each in MISTAKES])
def test_a_mistake_is_told_with_its_place_and_the_nearest_right_thing(
    document: dict[str, Any], expected: Problem
) -> None:
    assert problem_in(**document) == expected


def test_who_is_attacked_must_be_said_where_there_are_several_opponents() -> None:
    document = {"variant": "free-for-all", "players": [{"name": n} for n in "ABC"]}
    brute = {**BRUTE, "controller": "A"}
    found = problem_in(**document, objects=[brute], do=[{"attack": [{"who": "brute"}]}])
    assert found == Problem(K.MISSING_KEY, "do[0].attack[0]", "at")


NOT_PLAYED: list[tuple[dict[str, Any], str, str]] = [
    (with_action({"cast": "Hill Giant", "with": "haunt"}), "do[0].with", "with"),
]


@pytest.mark.parametrize(("document", "where", "what"), NOT_PLAYED, ids=[each[2] for each in NOT_PLAYED])
def test_what_the_engine_does_not_play_yet_is_our_limit_and_no_mistake(
    document: dict[str, Any], where: str, what: str
) -> None:
    with pytest.raises(NotPlayedYet) as raised:
        read(**document)
    assert raised.value.problem == Problem(K.NOT_PLAYED_YET, where, what)
    assert raised.value.problem.ours


def test_a_mistake_is_told_before_our_limit() -> None:
    found = problem_in(**with_action({"cast": "Hill Giant"}, {"to": "nowhere"}))
    assert replace(found, nearest=()) == Problem(K.UNKNOWN_WORD, "do[1].to", "nowhere")


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=8)
    | st.sampled_from(["brute", "Bob", "attack", "end"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KEYS = ("game", "variant", "players", "active", "step", "objects", "do", "title", "expect")


def told(content: str | bytes) -> AnyFile | Problem:
    try:
        return read_scenario(content, LIBRARY)
    except ScenarioError as error:
        return error.problem


@given(st.dictionaries(st.sampled_from(KEYS), JSON, max_size=4))
def test_whatever_json_stands_there_is_a_scenario_or_one_line(document: dict[str, Any]) -> None:
    found = told(json.dumps(document))
    assert isinstance(found, AnyFile) or not {"\n", "\r"} & set(str(found.arguments))


@given(st.binary(max_size=200))
def test_whatever_bytes_a_file_has_it_is_a_scenario_or_one_problem(content: bytes) -> None:
    assert isinstance(told(content), AnyFile | Problem)


GIANTS: dict[str, Any] = {"variant": "two-headed-giant"}


def test_810_3_four_players_without_teams_sit_together_in_pairs() -> None:
    scenario = read(**GIANTS, players=[{"name": n} for n in "ABCD"])
    assert [each.team for each in scenario.players] == ["A & B", "A & B", "C & D", "C & D"]


def test_810_1_everybody_in_two_headed_giant_is_on_a_team() -> None:
    found = problem_in(**GIANTS, players=[{"name": "A", "team": "x"}, {"name": "B"}])
    assert found == Problem(K.NO_TEAM, "players[1]", "B")


def test_810_4_a_team_has_one_life_total() -> None:
    found = problem_in(**GIANTS, players=[{"name": n, "team": "x", "life": life} for n, life in (("A", 12), ("B", 9))])
    assert found == Problem(K.SHARED_LIFE, "players[1].life", "B")


def test_810_10_a_team_shares_its_poison_counters() -> None:
    both = (("A", {"poison": 10}), ("B", {"poison": 3}))
    found = problem_in(**GIANTS, players=[{"name": n, "team": "x", "counters": counters} for n, counters in both])
    assert found == Problem(K.SHARED_POISON, "players[1].counters.poison", "B")


def test_725_3_there_is_one_monarch_at_a_time() -> None:
    found = problem_in(players=[{"name": "A", "monarch": True}, {"name": "B", "monarch": True}])
    assert found == Problem(K.SECOND_MONARCH, "players[1].monarch", "B")

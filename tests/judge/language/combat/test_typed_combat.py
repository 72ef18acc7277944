"""What people type for a combat, in both languages, and the document that it becomes."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.judge.answer import TypedRuling, judge_typed
from bot.judge.language.combat.typed_combat import Reading, read_combat
from bot.judge.language.reading.notes import NoteKind, make_note
from bot.judge.language.reading.request import CombatRequest
from bot.judge.problems import Problem, ProblemKind, ScenarioError
from bot.language import Language
from tests.judge.table import CARDS, LIBRARY


def read(attackers: str, lang: Language = "en", **options: str) -> Reading:
    return read_combat(CombatRequest(attackers, **options), lang, CARDS)


def made(text: str, lang: Language = "en") -> dict[str, Any]:
    """What a typed creature is made up as, its name aside."""
    (thing,) = read(text, lang).document["objects"]
    return {key: value for key, value in thing["is"].items() if key not in {"name", "types"}}


def problem(attackers: str, lang: Language = "en", **options: str) -> Problem:
    with pytest.raises(ScenarioError) as raised:
        read(attackers, lang, **options)
    return raised.value.problem


def blocks(reading: Reading) -> dict[str, list[str]]:
    return {each["who"]: each["blocks"] for action in reading.document["do"] for each in action.get("block", ())}


DESCRIPTIONS = {
    "5/5 trample deathtouch": "Trample, deathtouch",
    "5/5 piétinement contact mortel": "Trample, deathtouch",
    "a 5/5 trampler": "Trample",
    "une 5/5 volante": "Flying",
    "5/5 flyer with reach and haste": "Flying, reach, haste",
    "5/5 DS LL": "Double strike, lifelink",
    "5/5 FS": "First strike",
    "5/5 l’initiative et le lien de vie": "First strike, lifelink",
    "5/5 traversée des marais": "Swampwalk",
    "5/5 pro-rouge": "Protection from red",
    "5/5 protection contre le noir et contre les artefacts": "Protection from black, protection from artifacts",
    "5/5 pro red, vol": "Protection from red, flying",
    "5/5 hexproof from blue": "Hexproof from blue",
    "5/5 protection contre tout": "Protection from everything",
    "5/5 bushido 2": "Bushido 2",
    "5/5 pietinemnt": "Trample",
    "5/5 contact mortle": "Deathtouch",
}


@pytest.mark.parametrize("text", DESCRIPTIONS)
def test_keywords_are_read_in_both_languages_slang_and_all(text: str) -> None:
    assert made(text) == {"power": 5, "toughness": 5, "text": DESCRIPTIONS[text]}


@pytest.mark.parametrize("text", ["green 3/3", "3/3 verte", "un 3/3 vert", "3/3 (green)", "3/3 (verte)"])
def test_colors_are_read_in_both_languages(text: str) -> None:
    assert made(text) == {"power": 3, "toughness": 3, "colors": ["G"]}


def test_brackets_hold_what_a_creature_is_as_well_as_its_state() -> None:
    assert made("3/3 (green, flying) (elf)") == {
        "power": 3,
        "toughness": 3,
        "text": "Flying",
        "subtypes": ["Elf"],
        "colors": ["G"],
    }
    (giant,) = read("3/3 (green, tapped)").document["objects"]
    assert (giant["tapped"], giant["is"]["colors"], giant["is"]["name"]) == (True, ["G"], "3/3 green")


@pytest.mark.rule("105.3", "205.1b")
@pytest.mark.parametrize(
    ("typed", "gains"),
    [
        ("green", "This creature is green."),
        ("white and blue", "This creature is white and blue."),
        ("incolore", "This creature is colorless."),
        ("artifact", "This creature is a Artifact in addition to its other types."),
        ("legendary Elf", "This creature is a Elf in addition to its other types.\nThis creature is legendary."),
        ("4/5 vol", "Flying\nThis creature has base power and toughness 4/5."),
    ],
)
def test_105_3_205_1b_what_is_said_of_a_card_it_is_until_end_of_turn(typed: str, gains: str) -> None:
    reading = read(f"Hill Giant ({typed})")
    giant = {"id": "hill-giant", "card": "Hill Giant", "controller": "Alice", "gains": gains}
    assert reading.document["objects"][0] == giant
    assert reading.understood == (make_note(NoteKind.GAINED, name="Hill Giant", keywords=typed),)
    assert reading.certain


@pytest.mark.parametrize("text", ["green 3/3 flyer", "a green 3/3 flyer"])
def test_a_creature_is_called_by_its_size_first_and_answers_to_what_was_typed(text: str) -> None:
    reading = read(f"{text}, 2/2", blockers=f"1/1 reach -> {text}")
    assert reading.document["objects"][0]["is"]["name"] == "3/3 green flyer"
    assert list(blocks(reading).values()) == [["3-3-green-flyer"]]


COUNTS = {"2x 3/3": 2, "2 × 3/3": 2, "x2 3/3": 2, "deux 3/3": 2, "2 3/3": 2, "3/3 x2": 2, "une 3/3": 1, "2x3/3": 2}


@pytest.mark.parametrize("text", COUNTS)
def test_counts_are_read_before_and_after(text: str) -> None:
    assert [each["is"]["name"] for each in read(text).document["objects"]] == ["3/3"] * COUNTS[text]


STATES: dict[str, dict[str, Any]] = {
    "(tapped)": {"tapped": True},
    "(engagée)": {"tapped": True},
    "(damage 1)": {"damage": 1},
    "(1 blessure)": {"damage": 1},
    "(+1/+1 x2)": {"counters": {"+1/+1": 2}},
    "(2 marqueurs -1/-1)": {"counters": {"-1/-1": 2}},
    "(sick)": {"sick": True},
    "(mal d’invocation, engagé)": {"sick": True, "tapped": True},
    "(attacking)": {},
    "(damage 2) (+1/+1)": {"damage": 2, "counters": {"+1/+1": 1}},
}


@pytest.mark.parametrize("text", STATES)
def test_the_state_stands_in_brackets(text: str) -> None:
    (giant,) = read(f"Hill Giant {text}").document["objects"]
    assert giant == {"id": "hill-giant", "card": "Hill Giant", "controller": "Alice", **STATES[text]}


@pytest.mark.parametrize("text", ["Mara, Rebel, Hill Giant", "Géant des collines; Mara, rebelle"])
def test_the_comma_of_a_known_name_separates_nothing(text: str) -> None:
    assert {each["card"] for each in read(text, "fr").document["objects"]} == {"Mara, Rebel", "Hill Giant"}


@pytest.mark.parametrize("arrow", ["->", "→", "=>", "bloque", "blocks"])
def test_a_blocker_is_aimed_by_an_arrow_or_a_word(arrow: str) -> None:
    reading = read("Hill Giant, Mara, Rebel", blockers=f"2/2 {arrow} Mara, Rebel; 3/3 {arrow} Géant des collines")
    assert blocks(reading) == {"2-2": ["mara-rebel"], "3-3": ["hill-giant"]}


def test_a_plus_joins_on_either_side() -> None:
    reading = read("5/5, 4/4", blockers="2/2 + 3/3 -> 5/5, Mara, Rebel -> 5/5 + 4/4")
    assert blocks(reading) == {"2-2": ["5-5"], "3-3": ["5-5"], "mara-rebel": ["5-5", "4-4"]}


LISTED = {
    "5/5 and 4/4": ["5/5", "4/4"],
    "5/5 et une 4/4 vol": ["5/5", "4/4 vol"],
    "5/5 & Hill Giant": ["5/5", "Hill Giant"],
    "5/5 + 4/4": ["5/5", "4/4"],
    "the Hill Giant and Mara, Rebel": ["Hill Giant", "Mara, Rebel"],
    "Mara, Rebel and Hill Giant": ["Mara, Rebel", "Hill Giant"],
    "Odo and Lia and Hill Giant": ["Odo and Lia", "Hill Giant"],
    "Odo et Lia et un géant des collines": ["Odo and Lia", "Hill Giant"],
    "Hill Gaint and Mara, Rebel": ["Hill Giant", "Mara, Rebel"],
    "Tset Wurm and Hill Gaint": ["Test Wurm", "Hill Giant"],
    "5/5 and Hill Gaint": ["5/5", "Hill Giant"],
    "5/5 flying and first strik": ["5/5 flying and first strike"],
    "5/5 flying and trample and 4/4": ["5/5 flying and trample", "4/4"],
    "5/5, flying and trample": ["5/5 flying and trample"],
    "red and green 5/5": ["5/5 red and green"],
    "5/5 pro-red and pro-blue": ["5/5 pro-red and pro-blue"],
}


@pytest.mark.parametrize("text", LISTED)
def test_and_parts_creatures_and_nothing_that_belongs_to_one(text: str) -> None:
    objects = read(text).document["objects"]
    assert [each["is"]["name"] if "is" in each else each["card"] for each in objects] == LISTED[text]


AIMED = {
    "2/2 and 3/3 -> 5/5": {"2-2": ["5-5"], "3-3": ["5-5"]},
    "1/1, 2/2 and 3/3 -> 5/5": {"1-1": ["5-5"], "2-2": ["5-5"], "3-3": ["5-5"]},
    "2/2 -> 5/5 and 4/4": {"2-2": ["5-5", "4-4"]},
    "2/2 bloque 5/5 et 3/3 bloque 4/4": {"2-2": ["5-5"], "3-3": ["4-4"]},
    "2/2 -> 5/5 + 3/3 -> 4/4": {"2-2": ["5-5"], "3-3": ["4-4"]},
    "2/2 -> 5/5 and 3/3 & 1/1 -> 4/4": {"2-2": ["5-5"], "3-3": ["4-4"], "1-1": ["4-4"]},
    "Odo and Lia -> 4/4": {"odo-and-lia": ["4-4"]},
}


@pytest.mark.parametrize("text", AIMED)
def test_and_joins_those_who_block_or_those_who_are_blocked_or_begins_the_next_block(text: str) -> None:
    assert blocks(read("5/5, 4/4", blockers=text)) == AIMED[text]


def test_and_in_an_attackers_name_is_no_second_attacker() -> None:
    reading = read("Odo and Lia, 5/5 flying and trample", blockers="2/2 -> Odo and Lia, 3/3 -> 5/5 flying and trample")
    assert blocks(reading) == {"2-2": ["odo-and-lia"], "3-3": ["5-5-flying-and-trample"]}


@pytest.mark.parametrize("text", ["2/2 -> 5/5", "2/2", "2/2 -> 5/5, 1/1 -> 4/4"])
def test_which_of_several_that_are_alike_is_blocked_once_need_not_be_said(text: str) -> None:
    attackers = "3x 5/5, 4/4" if "4/4" in text else "3x 5/5"
    assert blocks(read(attackers, blockers=text))["2-2"] == ["5-5"]


def test_a_misspelt_keyword_takes_no_word_that_means_something_with_it() -> None:
    assert made("4/4 indestructble FS") == {"power": 4, "toughness": 4, "text": "Indestructible, first strike"}
    assert made("4/4 doubl strike")["text"] == "Double strike"


@pytest.mark.parametrize(("lang", "name"), [("en", "5/5 trample"), ("fr", "5/5 piétinement")])
def test_a_creature_is_called_by_its_keywords_as_they_are_spelt(lang: Language, name: str) -> None:
    reading = read("5/5 trampel", lang, blockers="2/2 -> 5/5 trampel")
    assert reading.document["objects"][0]["is"]["name"] == name
    assert len(blocks(reading)) == 1


def test_a_number_is_never_taken_for_a_slip() -> None:
    told = problem("10/10 trample", blockers="2/2 -> 10/11 trample")
    assert (told.kind, told.found) == (ProblemKind.NOT_AN_ATTACKER, "10/11 trample")


def test_a_number_picks_among_equal_names() -> None:
    assert blocks(read("3x 3/3 flying", blockers="2/2 reach -> 3/3 #2")) == {"2-2-reach": ["3-3-flying-2"]}


@pytest.mark.parametrize("typed", ["none", "no blockers", "doesn't block", "-", "il ne bloque pas", "personne"])
def test_that_nobody_blocks_may_be_said(typed: str) -> None:
    assert read("3/3", blockers=typed).document == read("3/3").document


def test_a_blocker_without_an_arrow_blocks_the_only_attacker() -> None:
    reading = read("5/5", blockers="2/2, 3/3")
    assert blocks(reading) == {"2-2": ["5-5"], "3-3": ["5-5"]}
    assert reading.assumed == ()


def test_one_planeswalker_is_what_everybody_attacks() -> None:
    document = read("5/5, 3/3 (attacks Bob)", defender="Jora Beleren (2)").document
    assert document["objects"][2] == {
        "id": "jora-beleren",
        "card": "Jora Beleren",
        "counters": {"loyalty": 2},
        "controller": "Bob",
    }
    assert [each["at"] for each in document["do"][0]["attack"]] == ["jora-beleren", "Bob"]


def test_of_several_planeswalkers_each_attacker_says_which() -> None:
    options = {"defender": "Jora Beleren (2), Jora, adepte, Norbert"}
    document = read("5/5 (attaque Jora Beleren), 3/3", "fr", **options).document
    assert [each["at"] for each in document["do"][0]["attack"]] == ["jora-beleren", "Norbert"]
    told = problem("5/5", defender="Jora Beleren, Jora, Test Adept")
    assert (told.kind, told.nearest) == (
        ProblemKind.WHAT_DOES_IT_ATTACK,
        ("5/5 (attacks Jora Beleren)", "5/5 (attacks Jora, Test Adept)"),
    )


def test_a_player_and_a_planeswalker_are_attacked_at_once() -> None:
    document = read("5/5, 3/3 (attacks Jora Beleren)", defender="Bob and Jora Beleren (2)").document
    assert [each["at"] for each in document["do"][0]["attack"]] == ["Bob", "jora-beleren"]


def test_damage_of_a_creature_whose_name_holds_and_is_assigned() -> None:
    actions = read("Odo and Lia", blockers="1/1", assign="Odo and Lia: 1/1 1 and Bob 2").document["do"]
    assert actions[2] == {"assign": "odo-and-lia", "damage": {"1-1": 1, "Bob": 2}}


def test_a_battle_is_protected_by_the_defending_player() -> None:
    siege = read("5/5", defender="Siège d’essai").document["objects"][1]
    assert siege == {"id": "siege-of-test", "card": "Siege of Test", "controller": "Alice", "protector": "Bob"}


def test_a_planeswalker_on_a_back_face_is_up_where_it_is_attacked() -> None:
    mage = read("5/5", defender="Young Mage (3)").document["objects"][1]
    assert (mage["face"], mage["counters"]) == (1, {"loyalty": 3})


@pytest.mark.parametrize(
    "text", ["Alice 15, Bob 12", "Alice 15 and Bob 12", "Bob: 12; Alice = 15", "alice 15 pv, bob 12"]
)
def test_life_is_said_by_name(text: str) -> None:
    assert read("5/5", life=text).document["players"] == [{"name": "Alice", "life": 15}, {"name": "Bob", "life": 12}]


def test_life_alone_is_the_defending_players() -> None:
    players = read("5/5", life="12", defender="Norbert").document["players"]
    assert players == [{"name": "Alice"}, {"name": "Norbert", "life": 12}]


@pytest.mark.parametrize(
    "text",
    [
        "Test Wurm: Mara, Rebel 2, Bob 6",
        "Guivre d’essai : Mara, rebelle 2, Bob 6",
        "wurm: 2 to Mara, 6 to Bob",
        "wurm: 2 to Mara and 6 to Bob",
        "Test Wurm: Mara: 2, Bob: 6",
    ],
)
def test_damage_is_assigned_by_names_as_typed(text: str) -> None:
    actions = read("Test Wurm", blockers="Mara, Rebel", assign=text).document["do"]
    assert actions[2] == {"assign": "test-wurm", "damage": {"mara-rebel": 2, "Bob": 6}}


def test_several_creatures_assign_one_after_the_other() -> None:
    reading = read("5/5, 4/4", blockers="2/2 -> 5/5", assign="5/5: 2/2 5; 4/4: Bob 4, 2/2: 5/5 2")
    assert reading.document["do"][2:] == [
        {"assign": "5-5", "damage": {"2-2": 5}},
        {"assign": "4-4", "damage": {"Bob": 4}},
        {"assign": "2-2", "damage": {"5-5": 2}},
    ]


def test_a_typo_in_a_keyword_is_corrected_and_said() -> None:
    reading = read("5/5 trampel", "fr")
    assert reading.understood == (
        make_note(NoteKind.CREATURE, name="5/5", keywords="piétinement"),
        make_note(NoteKind.TYPO, typed="trampel", name="piétinement"),
    )
    assert reading.certain


def test_a_word_that_is_not_understood_makes_the_answer_uncertain() -> None:
    reading = read("5/5 zorbling")
    assert reading.ignored == (make_note(NoteKind.IGNORED, doubt=True, typed="zorbling"),)
    assert not reading.certain


def test_a_size_beside_counters_may_hold_them_already_and_is_no_state() -> None:
    with pytest.raises(ScenarioError) as error:
        read("Hill Giant (4/4, +1/+1)")
    assert (error.value.problem.kind, error.value.problem.found) == (K.UNKNOWN_STATE, "4/4")


def test_611_2_a_keyword_said_of_a_card_is_gained_until_end_of_turn() -> None:
    reading = read("Hill Giant trample")
    assert reading.document["objects"][0] == {
        "id": "hill-giant",
        "card": "Hill Giant",
        "controller": "Alice",
        "gains": "Trample",
    }
    assert reading.understood == (make_note(NoteKind.GAINED, name="Hill Giant", keywords="trample"),)
    assert reading.certain


def test_a_misspelt_card_is_said_and_makes_the_answer_uncertain() -> None:
    reading = read("Hill Gaint")
    assert reading.understood == (make_note(NoteKind.CARD, doubt=True, typed="Hill Gaint", name="Hill Giant"),)
    assert not reading.certain


def test_markdown_and_mentions_are_text() -> None:
    (thing,) = read("**5/5** <@123> @everyone").document["objects"]
    assert thing["id"] == "5-5-123-everyone"


K = ProblemKind
MISTAKES: list[tuple[dict[str, str], ProblemKind, str, tuple[str, ...]]] = [
    ({"attackers": " , ;"}, K.NO_ATTACKER, "", ()),
    ({"attackers": "-3/x"}, K.BAD_SIZE, "-3/x", ()),
    ({"attackers": "5/"}, K.BAD_SIZE, "5/", ()),
    ({"attackers": "500x 1/1"}, K.TOO_MANY_CREATURES, "500", ()),
    ({"attackers": "60x 1/1, 60x 2/2"}, K.TOO_MANY_CREATURES, "120", ()),
    ({"attackers": "0x 1/1"}, K.BAD_COUNT, "0x 1/1", ()),
    ({"attackers": "x" * 4001}, K.TEXT_TOO_LONG, "4001", ()),
    ({"attackers": "Zzzyx qqq"}, K.CARD_NOT_FOUND, "Zzzyx qqq", ()),
    ({"attackers": "Jora"}, K.CARD_AMBIGUOUS, "Jora", ("Jora Beleren", "Jora, Test Adept")),
    ({"attackers": "Zzzyx qqq and Hill Giant"}, K.CARD_NOT_FOUND, "Zzzyx qqq", ()),
    ({"attackers": "5/5 and 3/x"}, K.BAD_SIZE, "3/x", ()),
    ({"attackers": "5/5 (burnt)"}, K.UNKNOWN_STATE, "burnt", ("tapped", "damage 1", "+1/+1 x2", "-1/-1", "attacks …")),
    ({"attackers": "5/5 (taped)"}, K.UNKNOWN_STATE, "taped", ("tapped",)),
    ({"attackers": "5/5 (engagéee)"}, K.UNKNOWN_STATE, "engagéee", ("engagée",)),
    ({"attackers": "5/5 (tapped"}, K.OPEN_BRACKET, "5/5 (tapped", ()),
    ({"attackers": "5/5", "blockers": "2/2 -> 4/4"}, K.NOT_AN_ATTACKER, "4/4", ("5/5",)),
    ({"attackers": "2x 5/5", "blockers": "2x 2/2 -> 5/5"}, K.WHICH_ONE, "5/5", ("5/5 #1", "5/5 #2")),
    ({"attackers": "2x 5/5", "blockers": "2/2 -> 5/5, 1/1 -> 5/5"}, K.WHICH_ONE, "5/5", ("5/5 #1", "5/5 #2")),
    ({"attackers": "5/5, 5/5 (tapped)", "blockers": "2/2 -> 5/5"}, K.WHICH_ONE, "5/5", ("5/5 #1", "5/5 #2")),
    ({"attackers": "2x 5/5", "blockers": "2/2 -> 5/5 #3"}, K.NO_SUCH_ONE, "5/5 #3", ()),
    ({"attackers": "5/5, 4/4", "blockers": "2/2"}, K.WHOM_DOES_IT_BLOCK, "2/2", ("2/2 -> 5/5", "2/2 -> 4/4")),
    (
        {"attackers": "2x 5/5, 4/4", "blockers": "2/2"},
        K.WHOM_DOES_IT_BLOCK,
        "2/2",
        ("2/2 -> 5/5 #1", "2/2 -> 5/5 #2", "2/2 -> 4/4"),
    ),
    ({"attackers": "2x 5/5", "blockers": "2/2, 1/1"}, K.WHOM_DOES_IT_BLOCK, "2/2", ("2/2 -> 5/5 #1", "2/2 -> 5/5 #2")),
    ({"attackers": "5/5", "blockers": "-> 5/5"}, K.EMPTY_PIECE, "", ()),
    ({"attackers": "5/5 (attacks Jora)"}, K.NOT_ATTACKABLE, "Jora", ("Bob",)),
    ({"attackers": "5/5", "life": "abc"}, K.BAD_LIFE, "abc", ("Alice 20", "Bob 20")),
    ({"attackers": "5/5", "assign": "5/5: Bob"}, K.BAD_ASSIGNMENT, "Bob", ()),
    ({"attackers": "5/5", "assign": "4/4: Bob 5"}, K.NOT_IN_COMBAT, "4/4", ("5/5",)),
    ({"attackers": "5/5", "defender": "Hill Giant (3)"}, K.CARD_NOT_FOUND, "Hill Giant", ("Hill Giant",)),
]


@pytest.mark.parametrize(("options", "kind", "found", "nearest"), MISTAKES, ids=[each[1].name for each in MISTAKES])
def test_a_mistake_names_the_piece_and_the_nearest_right_thing(
    options: dict[str, str], kind: ProblemKind, found: str, nearest: tuple[str, ...]
) -> None:
    told = judge_typed(CombatRequest(**options), "en", LIBRARY)
    assert isinstance(told, Problem)
    assert (told.kind, told.found, told.nearest) == (kind, found, nearest)


def test_a_mistake_says_where_it_stands() -> None:
    told = problem("Hill Giant, 3/3, 2/x")
    assert (told.where, told.piece, told.caret) == ("attackers", "2/x", 17)


def test_a_typed_combat_is_judged() -> None:
    ruling = judge_typed(CombatRequest("5/5 trample", "2/2", life="12"), "en", LIBRARY)
    assert isinstance(ruling, TypedRuling)
    assert ruling.certain
    assert ruling.outcome.state.players[ruling.scenario.players[1].name].life == 9
    assert ruling.assumed == ()


@pytest.mark.parametrize(("attackers", "assumed"), [("5/5 (attacks Jora Beleren)", 1), ("5/5", 0)])
def test_assumed_loyalty_is_said_where_any_was_lost(attackers: str, assumed: int) -> None:
    ruling = judge_typed(CombatRequest(attackers, defender="Bob, Jora Beleren", life="Bob 9"), "en", LIBRARY)
    assert isinstance(ruling, TypedRuling)
    assert ruling.assumed == (make_note(NoteKind.LOYALTY, name="Jora Beleren", loyalty="3"),) * assumed


def test_assumed_life_and_colors_are_said_where_they_matter() -> None:
    ruling = judge_typed(CombatRequest("5/5 trample", "2/2 pro-red"), "en", LIBRARY)
    assert isinstance(ruling, TypedRuling)
    assert ruling.assumed == (
        make_note(NoteKind.LIFE, name="Bob", life=20),
        make_note(NoteKind.COLORLESS, name="5/5 trample"),
    )


def test_a_keyword_that_is_offered_is_played() -> None:
    ruling = judge_typed(CombatRequest("5/5 phasing"), "en", LIBRARY)
    assert isinstance(ruling, TypedRuling)
    assert (ruling.certain, ruling.outcome.unmodelled) == (True, ())


def test_a_problem_is_returned_and_not_raised() -> None:
    assert isinstance(judge_typed(CombatRequest("2/x"), "en", LIBRARY), Problem)


TYPED = st.text(max_size=60) | st.lists(
    st.sampled_from(
        [
            "5/5",
            "2x",
            "trample",
            "Mara, Rebel",
            "Hill Giant",
            ",",
            ";",
            "+",
            "->",
            "(",
            ")",
            "tapped",
            ":",
            "Bob",
            "3",
            "#2",
        ]
    ),
    max_size=12,
).map(" ".join)


@given(TYPED, TYPED, TYPED, TYPED, TYPED)
def test_whatever_is_typed_is_a_ruling_or_one_problem(
    attackers: str, blockers: str, defender: str, life: str, assign: str
) -> None:
    ruling = judge_typed(CombatRequest(attackers, blockers, defender, life, assign), "fr", LIBRARY)
    assert isinstance(ruling, TypedRuling | Problem)


@pytest.mark.parametrize(
    "unit", ["a ", "5/5 ", "5/5,", "x", "(", "1/", "flying ", "2x ", "a,", " ", "5/5 trampel ", "#", "é"]
)
def test_a_flood_of_text_is_answered(unit: str) -> None:
    flood = (unit * 4000)[:4000]
    ruling = judge_typed(CombatRequest("5/5", flood, flood, flood, flood), "en", LIBRARY)
    assert isinstance(ruling, TypedRuling | Problem)
    assert isinstance(judge_typed(CombatRequest(flood), "en", LIBRARY), TypedRuling | Problem)


def test_rules_of_2009_are_the_documents_and_others_are_a_mistake() -> None:
    assert read("5/5", rules="2009").document["rules"] == "2009"
    assert "rules" not in read("5/5").document
    assert problem("5/5", rules="1994") == Problem(ProblemKind.UNKNOWN_WORD, "rules", "1994", ("2009",))


def test_510_1c_a_typed_combat_is_divided_in_the_order_of_2009() -> None:
    typed = CombatRequest("5/5", blockers="2/2, 3/1", assign="5/5: 2/2 1, 3/1 4", rules="2009")
    ruling = judge_typed(typed, "en", LIBRARY)
    assert isinstance(ruling, TypedRuling)
    assert [each.legal for each in ruling.outcome.actions] == [True, True, False]


def test_the_rest_of_the_table_counts_in_the_combat() -> None:
    request = CombatRequest("2/2", "Hill Giant", situation="5/5, 3 cards in hand; Bob: 4 life, 2x 1/1")
    ruling = judge_typed(request, "en", LIBRARY)
    assert isinstance(ruling, TypedRuling)
    players = ruling.outcome.state.players
    sizes = [each["is"].get("power") for each in ruling.reading.document["objects"] if "is" in each]
    assert [(name, each.life, each.hand) for name, each in players.items()] == [("Alice", 20, 3), ("Bob", 4, None)]
    assert sizes == [5, 1, 1, 2]


@pytest.mark.parametrize(
    ("situation", "defender", "found"),
    [("Carol: 1/1; Dave: 1/1", "", "Carol"), ("Bob's turn", "", "Bob"), ("Dave: 1/1", "Carol", "Dave")],
)
def test_the_rest_of_the_table_is_that_of_the_two_who_fight(situation: str, defender: str, found: str) -> None:
    told = judge_typed(CombatRequest("2/2", defender=defender, situation=situation), "en", LIBRARY)
    assert isinstance(told, Problem)
    assert (told.where, told.found) == ("situation", found)

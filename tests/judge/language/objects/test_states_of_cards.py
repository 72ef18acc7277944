"""What a table says of a card in both languages: what it is a copy of, what was chosen for it, that it is a token."""

import json
from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.objects import Zone
from bot.judge.answer import ScenarioRuling, TypedRuling, judge_scenario, judge_typed, library_of
from bot.judge.language.combat.typed_combat import read_combat
from bot.judge.language.lines.typed_interaction import read_interaction
from bot.judge.language.reading.notes import Note, NoteKind, make_note
from bot.judge.language.reading.request import CombatRequest, InteractionRequest
from bot.judge.problems import Problem, ScenarioError
from bot.judge.problems import ProblemKind as K
from bot.language import LANGUAGES, Language
from bot.ui.commands.rulings import lines_of_notes
from bot.ui.strings import strings_in
from tests.judge.table import BOLT, GIANT, REBEL, WALKER_TOO, WURM, card

MIMIC = card(
    "Test Mimic",
    "Mime d’essai",
    "Creature — Shapeshifter",
    "You may have this creature enter as a copy of any creature on the battlefield, except it's a Bird in addition to "
    "its other types.",
    power="0",
    toughness="0",
)
SHY = card(
    "Shy Giant",
    "Géant timide",
    "Creature — Giant",
    "As this creature enters, choose a player.",
    power="3",
    toughness="3",
)
PAINTER = card("Test Painter", "Peintre d’essai", "Artifact", "As this artifact enters, choose a color.")
CAVERN = card("Test Cavern", "Caverne d’essai", "Land", "As this land enters, choose a creature type.")
NEEDLE = card("Test Needle", "Aiguille d’essai", "Artifact", "As this artifact enters, choose a card name.")
ENTERS = "This creature enters with {} +1/+1 counter{} on it."
HYDRA = card("Test Hydra", "Hydre d’essai", "Creature — Hydra", ENTERS.format("three", "s"), power="0", toughness="0")
DEPTHS = card("Test Depths", "Profondeurs d’essai", "Land", ENTERS.format("ten", "s").replace("+1/+1", "ice"))
BALLISTA = card("Test Ballista", "Baliste d’essai", "Creature", ENTERS.format("X", "s"), power="0", toughness="0")
RAVAGER = card("Test Ravager", "Ravageur d’essai", "Creature — Beast", "Modular 1", power="0", toughness="0")
CARDS = Catalogue(
    (DEPTHS, HYDRA, BALLISTA, RAVAGER, MIMIC, SHY, PAINTER, CAVERN, NEEDLE, GIANT, REBEL, WURM, WALKER_TOO, BOLT)
)
LIBRARY = library_of(CARDS)


def objects(situation: str, lang: Language = "en") -> list[dict[str, Any]]:
    read = read_interaction(InteractionRequest("resolve", situation), lang, CARDS)
    return list(read.document["objects"])


def said(situation: str, lang: Language = "en") -> dict[str, Any]:
    """What the document says of the first object besides what it is and whose."""
    return {key: value for key, value in objects(situation, lang)[0].items() if key not in {"id", "card", "controller"}}


def problem(situation: str) -> Problem:
    with pytest.raises(ScenarioError) as raised:
        objects(situation)
    return raised.value.problem


@pytest.mark.parametrize(
    ("typed", "lang"),
    [
        ("Test Mimic (copy of Mara, Rebel)", "en"),
        ("Test Mimic (a copy of Mara, Rebel)", "en"),
        ("Test Mimic copying Mara, Rebel", "en"),
        ("Test Mimic as a copy of Mara, Rebel", "en"),
        ("Mime d’essai (copie de Mara, rebelle)", "fr"),
        ("Mime d’essai copiant Mara, rebelle", "fr"),
    ],
)
def test_707_2_what_is_copied_need_not_be_on_the_table(typed: str, lang: Language) -> None:
    (mimic,) = objects(f"Alice: {typed}; Bob: 12 life", lang)
    assert mimic == {"id": "test-mimic", "card": "Test Mimic", "controller": "Alice", "copy_of": "Mara, Rebel"}


@pytest.mark.parametrize(
    "typed", ["copy of Hill Giant", "copie de Géant des collines", "copying Giant", "copie du géant"]
)
def test_707_2_what_is_copied_on_the_table_is_named_by_its_id(typed: str) -> None:
    copies = [each.get("copy_of") for each in objects(f"Alice: Test Mimic ({typed}, tapped); Bob: 2x Hill Giant")]
    assert copies == ["hill-giant", None, None]


def test_a_name_goes_on_behind_a_comma_and_a_state_does_not() -> None:
    assert said("Test Mimic (tapped, copy of Jora, Test Adept, damage 1)") == {
        "copy_of": "Jora, Test Adept",
        "tapped": True,
        "damage": 1,
    }
    assert said("Test Mimic (copy of Mara, Rebbel)") == {"copy_of": "Mara, Rebel"}


def test_707_9_a_typed_copy_is_called_as_what_it_copies_and_differs_as_its_card_says() -> None:
    request = InteractionRequest("Mara attacks Bob; what is Test Mimic?", "Test Mimic (copy of Mara, Rebel)")
    ruling = judge_typed(request, "en", LIBRARY)
    assert isinstance(ruling, TypedRuling)
    assert (ruling.reading.certain, ruling.outcome.actions[0].legal) == (True, True)
    assert ruling.outcome.state.objects[ruling.scenario.objects[0].id].printed.subtypes == ("Human", "Bird")
    assert ruling.outcome.state.players[ruling.scenario.players[1].name].life == 18


def test_707_2_of_a_copy_alone_nobody_says_what_it_is_itself() -> None:
    alone = {"id": "hill-giant-2", "controller": "Bob", "copy_of": "hill-giant"}
    assert objects("Alice: Hill Giant; Bob: a copy of Hill Giant")[1] == alone


def test_707_2_what_is_copied_is_some_object_or_card() -> None:
    assert problem("Test Mimic (copy of nothing at all)").kind is K.CARD_NOT_FOUND
    assert problem("Test Mimic (copy of 3/3)").kind is K.NOT_ON_THE_TABLE
    assert problem("Test Mimic (copy of Giant); Bob: Hill Giant, Shy Giant").kind is K.WHICH_ONE


def test_707_2_a_combat_knows_copies_too() -> None:
    request = CombatRequest("Test Mimic (copy of Hill Giant), Shy Giant (chosen: Bob)", "Hill Giant -> Shy Giant")
    mimic, shy, _ = read_combat(request, "en", CARDS).document["objects"]
    assert (mimic["copy_of"], shy["chosen"]) == ("hill-giant", {"player": "Bob"})


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [
        ("Shy Giant (Bob)", {"player": "Bob"}),
        ("Shy Giant (chosen: Bob)", {"player": "Bob"}),
        ("Shy Giant (choosing the opponent)", {"player": "Bob"}),
        ("Géant timide (joueur choisi : Bob)", {"player": "Bob"}),
        ("Géant timide (joueur : moi)", {"player": "Alice"}),
        ("Test Painter (blue)", {"color": "blue"}),
        ("Test Painter (choosing red)", {"color": "red"}),
        ("Peintre d’essai (choix : rouge)", {"color": "red"}),
        ("Peintre d’essai (couleur : le vert)", {"color": "green"}),
        ("Test Painter choosing black", {"color": "black"}),
        ("Test Cavern (Goblin)", {"creature type": "Goblin"}),
        ("Test Cavern (chosen type: Elves)", {"creature type": "Elf"}),
        ("Caverne d’essai (Elfe)", {"creature type": "Elf"}),
        ("Caverne d’essai (type choisi : gobelins)", {"creature type": "Goblin"}),
        ("Test Needle (Mara, Rebel)", {"name": "Mara, Rebel"}),
        ("Test Needle naming Jora, Test Adept", {"name": "Jora, Test Adept"}),
        ("Aiguille d’essai nommant Géant des collines", {"name": "Hill Giant"}),
    ],
)
def test_607_2d_what_was_chosen_as_it_entered_is_of_the_kind_that_its_text_asks_for(
    typed: str, chosen: dict[str, str]
) -> None:
    assert said(f"Alice: {typed}; Bob: 12 life") == {"chosen": chosen}


def test_607_2d_a_choice_that_no_card_asks_for_is_no_state() -> None:
    unknown = problem("Hill Giant (Bob)")
    assert (unknown.kind, unknown.found, unknown.piece) == (K.UNKNOWN_STATE, "Bob", "Hill Giant (Bob)")
    assert problem("Test Painter (chosen: Bob)").kind is K.UNKNOWN_STATE


@pytest.mark.parametrize(
    "typed",
    [
        "Hill Giant token",
        "token Hill Giant",
        "a token of Hill Giant",
        "token copy of Hill Giant",
        "Hill Giant (token)",
        "jeton Géant des collines",
        "un jeton copie du Géant des collines",
        "Géant des collines (jeton)",
    ],
)
def test_111_1_a_token_may_be_called_by_the_name_of_a_card(typed: str) -> None:
    assert objects(typed) == [{"id": "hill-giant", "card": "Hill Giant", "controller": "Alice", "token": True}]


def test_111_1_several_tokens_and_tokens_with_a_size() -> None:
    soldier = {"name": "1/1 Soldat", "power": 1, "toughness": 1, "types": ["Creature"], "subtypes": ["Soldier"]}
    assert [
        (each.get("card", each.get("is")), each["token"]) for each in objects("2 Hill Giant tokens, jeton Soldat 1/1")
    ] == [
        ("Hill Giant", True),
        ("Hill Giant", True),
        (soldier, True),
    ]


@pytest.mark.parametrize(
    ("typed", "lang", "gains", "said"),
    [
        ("Hill Giant (flying)", "en", "Flying", "flying"),
        ("Hill Giant with deathtouch", "en", "Deathtouch", "deathtouch"),
        ("Hill Giant with flying and trample", "en", "Flying, trample", "flying, trample"),
        ("Hill Giant with flying, trample", "en", "Flying, trample", "flying, trample"),
        ("Hill Giant (indestructible until end of turn)", "en", "Indestructible", "indestructible"),
        ("Hill Giant (gets +2/-1)", "en", "This creature gets +2/-1.", "+2/-1"),
        ("Hill Giant +3/+0", "en", "This creature gets +3/+0.", "+3/+0"),
        ("Hill Giant (+1/+1 until EOT)", "en", "This creature gets +1/+1.", "+1/+1"),
        ("Hill Giant gets +2/+2 and trample", "en", "Trample\nThis creature gets +2/+2.", "trample, +2/+2"),
        ("Hill Giant (loses trample)", "en", "This creature loses trample.", "no trample"),
        ("Hill Giant (ward {2})", "en", "Ward {2}", "ward {2}"),
        ("Hill Giant (can't block this turn)", "en", "This creature can't block.", "can't block"),
        ("Géant des collines (vol)", "fr", "Flying", "vol"),
        ("Géant des collines avec contact mortel", "fr", "Deathtouch", "contact mortel"),
        ("Géant des collines (+2/+2 jusqu’à la fin du tour)", "fr", "This creature gets +2/+2.", "+2/+2"),
        (
            "Géant des collines (acquiert le vol et gagne +1/+0)",
            "fr",
            "Flying\nThis creature gets +1/+0.",
            "vol, +1/+0",
        ),
        ("Géant des collines (acquiert la célérité)", "fr", "Haste", "célérité"),
        ("Géant des collines (perd le vol)", "fr", "This creature loses flying.", "sans vol"),
    ],
)
def test_611_2_what_is_said_of_a_card_is_gained_until_end_of_turn(
    typed: str, lang: Language, gains: str, said: str
) -> None:
    read = read_interaction(InteractionRequest("resolve", f"Alice: {typed}; Bob: 12 life"), lang, CARDS)
    giant = {"id": "hill-giant", "card": "Hill Giant", "controller": "Alice", "gains": gains}
    name = "Géant des collines" if lang == "fr" else "Hill Giant"
    assert read.document["objects"] == [giant]
    assert make_note(NoteKind.GAINED, name=name, keywords=said) in read.understood
    assert read.certain


def test_611_2_what_is_made_up_has_its_keywords_and_gains_the_rest() -> None:
    (made_up,) = objects("3/3 flying (trample, gets +1/+1)")
    assert (made_up["is"]["text"], made_up["gains"]) == ("Flying, trample", "This creature gets +1/+1.")


@pytest.mark.parametrize("typed", ["untapped", "no damage", "dégagé", "sans mal d'invocation"])
def test_what_goes_without_saying_may_be_said(typed: str) -> None:
    assert objects(f"Alice: Hill Giant ({typed})") == objects("Alice: Hill Giant")


@pytest.mark.rule("122.6a")
@pytest.mark.parametrize("typed", ["no counters", "sans marqueur"])
def test_122_6a_what_is_said_to_have_no_counters_has_none(typed: str) -> None:
    assert counters(f"Test Hydra ({typed})") == ({}, ())


@pytest.mark.rule("122.1")
@pytest.mark.parametrize(
    "typed",
    [
        "Test Depths (4)",
        "Test Depths (4 ice counters)",
        "Test Depths (ice x4)",
        "Profondeurs d’essai (4 marqueurs glace)",
    ],
)
def test_122_1_counters_of_the_kinds_of_which_the_card_speaks_may_be_said(typed: str) -> None:
    assert counters(typed) == ({"ice": 4}, ())


def test_122_1_counters_of_other_kinds_say_nothing_known_of_a_card() -> None:
    assert problem("Test Depths (4 charge counters)").kind is K.UNKNOWN_STATE


@pytest.mark.rule("702.21a")
@pytest.mark.parametrize("typed", ["3/3 ward 2", "3/3 parade {2}", "3/3 vol ward {2}"])
def test_702_21a_ward_may_be_said_of_what_is_made_up(typed: str) -> None:
    (made_up,) = objects(f"Alice: {typed}; Bob: 12 life")
    assert made_up["is"]["text"].lower().endswith("ward {2}")


@pytest.mark.rule("111.10a")
@pytest.mark.parametrize("typed", ["Treasure token", "Treasure", "jeton Trésor", "un jeton Trésor"])
def test_111_10_a_predefined_token_is_known_by_its_name(typed: str) -> None:
    (treasure,) = objects(f"Alice: {typed}; Bob: 12 life")
    assert (treasure["token"], treasure["is"]["name"], treasure["is"]["types"]) == (True, "Treasure", ["Artifact"])
    told = judge_typed(InteractionRequest("Alice activates Treasure", f"Alice: {typed}"), "en", LIBRARY)
    assert isinstance(told, TypedRuling)
    assert (told.certain, told.outcome.state.objects[ObjectId("treasure")].zone) == (True, Zone.CEASED)


def test_a_creature_token_needs_a_size() -> None:
    assert (problem("Elf token").kind, problem("Elf token").found) == (K.NO_SIZE, "Elf")


@pytest.mark.parametrize("typed", ["nothing", "no creatures", "rien", "board vide"])
def test_a_table_may_be_said_to_be_empty(typed: str) -> None:
    assert objects(f"Alice: {typed}; Bob: Hill Giant") == objects("Alice: 20 life; Bob: Hill Giant")


@pytest.mark.rule("402.1")
def test_402_1_a_hand_of_nothing_is_empty() -> None:
    read = read_interaction(InteractionRequest("resolve", "Alice hand: nothing; Bob: 12 life"), "en", CARDS)
    assert read.document["players"][0] == {"name": "Alice", "hand": []}


@pytest.mark.parametrize("typed", ["draw a card", "wins", "gets big"])
def test_what_says_nothing_known_is_told_with_its_card(typed: str) -> None:
    unknown = problem(f"Hill Giant ({typed})")
    assert (unknown.kind, unknown.found, unknown.piece) == (K.UNKNOWN_STATE, typed, f"Hill Giant ({typed})")


def test_a_card_that_is_cast_has_gained_nothing() -> None:
    read = read_interaction(InteractionRequest("Alice casts Hill Giant with flying"), "en", CARDS)
    assert read.ignored == (make_note(NoteKind.KEYWORD_NOT_ADDED, doubt=True, typed="with flying", name="Hill Giant"),)


def counters(typed: str, lang: Language = "en") -> tuple[dict[str, int] | None, tuple[Note, ...]]:
    """The counters of the one thing on the table, and what was understood."""
    read = read_interaction(InteractionRequest("resolve", f"Alice: {typed}; Bob: 12 life"), lang, CARDS)
    return read.document["objects"][0].get("counters"), read.understood


@pytest.mark.parametrize(
    ("typed", "lang", "number"),
    [("Test Hydra", "en", 3), ("Hydre d’essai (engagée)", "fr", 3), ("Test Ravager", "en", 1)],
)
def test_122_6a_a_creature_on_the_table_has_the_counters_with_which_it_enters(
    typed: str, lang: Language, number: int
) -> None:
    name = typed.removesuffix(" (engagée)")
    entered = make_note(NoteKind.ENTERED_WITH, name=name, typed="+1/+1", number=number)
    assert counters(typed, lang) == ({"+1/+1": number}, (entered,))


@pytest.mark.rule("122.6a")
def test_122_6a_no_creature_alone_enters_with_counters() -> None:
    entered = make_note(NoteKind.ENTERED_WITH, name="Test Depths", typed="ice", number=10)
    assert counters("Test Depths") == ({"ice": 10}, (entered,))
    assert list(lines_of_notes([entered], "fr")) == [
        "Test Depths a les 10 marqueurs « glace » avec lesquels ce permanent arrive sur le champ de bataille"
    ]


def test_122_6a_counters_that_are_said_are_those_that_it_has() -> None:
    assert counters("Test Hydra (+1/+1)") == ({"+1/+1": 1}, ())
    assert counters("Test Hydra (+1/+1 x0)") == ({"+1/+1": 0}, ())
    assert counters("Test Hydra (graveyard)") == (None, ())
    copy = make_note(NoteKind.COPY, name="Test Hydra", typed="Hill Giant")
    assert counters("Test Hydra (copy of Hill Giant)") == (None, (copy,))
    assert counters("Test Hydra (2)") == ({"+1/+1": 2}, ())


@pytest.mark.parametrize(("typed", "lang"), [("Test Ballista", "en"), ("Baliste d’essai", "fr")])
def test_107_3m_of_a_number_that_nobody_knows_there_are_no_counters(typed: str, lang: Language) -> None:
    assert counters(typed, lang) == (None, (make_note(NoteKind.ENTERED_WITHOUT, name=typed, typed="+1/+1"),))


def test_122_6a_what_an_answer_says_of_such_counters_reads_well() -> None:
    values: dict[str, str | int] = {"name": "Hydra", "typed": "+1/+1"}
    told = [strings_in(lang)(NoteKind.ENTERED_WITH, **values, number=number) for lang in LANGUAGES for number in (1, 3)]
    assert sorted(told) == [
        "Hydra a le marqueur +1/+1 avec lequel ce permanent arrive sur le champ de bataille",
        "Hydra a les 3 marqueurs +1/+1 avec lesquels ce permanent arrive sur le champ de bataille",
        "Hydra has the +1/+1 counter with which it enters",
        "Hydra has the 3 +1/+1 counters with which it enters",
    ]


def test_122_6a_a_file_says_itself_which_counters_there_are() -> None:
    document = {"objects": [{"id": "hydra", "card": "Test Hydra", "controller": "Alice"}]}
    ruling = judge_scenario(json.dumps(document), LIBRARY)
    assert isinstance(ruling, ScenarioRuling)
    assert ruling.outcome.state.objects[ObjectId("hydra")].zone is Zone.GRAVEYARD

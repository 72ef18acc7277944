"""`/interaction` as typed in both languages: the table, what happens, what is asked, and what is wrong with it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cards.catalogue import Catalogue
from bot.cards.model import CardFace
from bot.engine.magic.asking.refusals import RefusalKind
from bot.judge.answer import TypedRuling, judge_typed, library_of, problem_at_typed_line
from bot.judge.language.lines.completion import Choice, complete_action_line, complete_situation
from bot.judge.language.lines.typed_interaction import read_interaction
from bot.judge.language.reading.notes import NoteKind, make_note
from bot.judge.language.reading.pieces import Piece
from bot.judge.language.reading.request import InteractionRequest
from bot.judge.problems import Problem
from bot.judge.problems import ProblemKind as K
from bot.language import Language
from tests.judge.table import CARDS, GIANT, LIBRARY, WURM, card, of_two


def document(actions: str, situation: str = "", lang: Language = "en") -> dict[str, Any]:
    return read_interaction(InteractionRequest(actions, situation), lang, CARDS).document


def objects(situation: str, lang: Language = "en") -> list[dict[str, Any]]:
    return list(document("resolve", situation, lang)["objects"])


# The table.


@pytest.mark.parametrize(
    "situation",
    [
        "Alice: Hill Giant; Bob: Test Wurm",
        "Hill Giant; Test Wurm",
        "me: Hill Giant; opp: Test Wurm",
        "Alice: Hill Giant, Bob : Test Wurm",
    ],
)
def test_each_section_is_a_players(situation: str) -> None:
    assert objects(situation) == [
        {"id": "hill-giant", "card": "Hill Giant", "controller": "Alice"},
        {"id": "test-wurm", "card": "Test Wurm", "controller": "Bob"},
    ]


@pytest.mark.parametrize("situation", ["Circle of Tests: Red (tapped), Hill Giant", "cercle d’essai : rouge (engagé)"])
def test_a_colon_in_the_name_of_a_card_makes_no_player(situation: str) -> None:
    circle = {"id": "circle-of-tests-red", "card": "Circle of Tests: Red", "controller": "Alice", "tapped": True}
    assert objects(situation)[0] == circle


def test_304_4_an_instant_on_the_table_is_one_in_hand() -> None:
    reading = read_interaction(InteractionRequest("resolve", "Alice: Hill Giant; Bob: Test Bolt"), "en", CARDS)
    assert [each["id"] for each in reading.document["objects"]] == ["hill-giant"]
    assert reading.understood == (make_note(NoteKind.IN_HAND, typed="Test Bolt", name="Bob"),)


def test_cards_lie_in_the_zone_that_is_named() -> None:
    table = "Alice: Hill Giant (cimetière), Test Wurm (en main), Test Bolt (in hand)"
    assert document("resolve", table)["players"][0] == {"name": "Alice", "hand": ["Test Wurm", "Test Bolt"]}
    giant = {"id": "hill-giant", "card": "Hill Giant", "controller": "Alice", "zone": "graveyard"}
    assert objects(table) == [giant]


@pytest.mark.rule("401.2")
@pytest.mark.parametrize(
    "typed",
    [
        "Alice: 12 life; library: Test Wurm, 2x Hill Giant",
        "Alice: 12 PV; bibliothèque d’Alice : Test Wurm, 2 Hill Giant",
    ],
)
def test_401_2_a_library_is_listed_from_its_top(typed: str) -> None:
    alice, _ = document("resolve", typed)["players"]
    assert alice == {"name": "Alice", "life": 12, "library": ["Test Wurm", "Hill Giant", "Hill Giant"]}


@pytest.mark.parametrize(
    ("heading", "owner"),
    [
        ("graveyard", "Alice"),
        ("my graveyard", "Alice"),
        ("cimetière d'Alice", "Alice"),
        ("Bob's graveyard", "Bob"),
        ("le cimetière de Bob", "Bob"),
    ],
)
def test_a_section_may_be_a_zone_of_a_player(heading: str, owner: str) -> None:
    there = {"id": "test-wurm", "card": "Test Wurm", "controller": owner, "zone": "graveyard"}
    assert objects(f"Alice: Hill Giant; {heading}: Test Wurm; Bob: 12 life")[1] == there


@pytest.mark.parametrize(
    "typed",
    [
        "Alice: Hill Giant, Alice graveyard: Test Wurm, Bob's hand: Test Bolt",
        "Alice : Hill Giant, cimetière d’Alice : Test Wurm, main de Bob : Test Bolt",
        "Alice: Hill Giant, graveyard: Test Wurm, Bob: hand: Test Bolt",
        "Alice: Hill Giant; Alice: graveyard: Test Wurm; Bob: hand: Test Bolt",
    ],
)
def test_a_heading_of_several_words_may_follow_a_comma_or_a_colon(typed: str) -> None:
    read = document("resolve", typed)
    assert [(each["id"], each.get("zone")) for each in read["objects"]] == [
        ("hill-giant", None),
        ("test-wurm", "graveyard"),
    ]
    assert read["players"] == [{"name": "Alice"}, {"name": "Bob", "hand": ["Test Bolt"]}]


def test_806_1_three_players_play_for_themselves() -> None:
    read = document("resolve", "Alice: Hill Giant; Bob: 12 life; Carl: Test Wurm")
    assert (read["variant"], [each["name"] for each in read["players"]]) == ("free-for-all", ["Alice", "Bob", "Carl"])
    assert "variant" not in document("resolve", TABLE)


@pytest.mark.parametrize("said", ["with", "equipped with", "avec", "équipé de", "portant"])
def test_301_5_what_a_creature_is_said_to_be_with_is_attached_to_it(said: str) -> None:
    giant, blade = objects(f"Alice: Hill Giant (tapped) {said} Test Blade; Bob: 12 life")
    assert giant == {"id": "hill-giant", "card": "Hill Giant", "controller": "Alice", "tapped": True}
    assert blade == {"id": "test-blade", "card": "Test Blade", "controller": "Alice", "attached_to": "hill-giant"}


@pytest.mark.rule("301.5b")
@pytest.mark.parametrize("host", ["Hill Giant", "Mara, Rebel"])
def test_301_5_what_is_attached_may_be_listed_before_what_bears_it(host: str) -> None:
    blade, first, second = objects(f"Alice: Test Blade on {host}, {host}, Test Wurm")
    assert (first["card"], second["card"], blade["attached_to"]) == (host, "Test Wurm", first["id"])


@pytest.mark.rule("301.5")
@pytest.mark.parametrize("said", ["Test Blade on Hill Giant", "Test Blade (attached to Hill Giant)"])
def test_301_5_what_bears_it_is_on_the_table_though_it_is_not_listed(said: str) -> None:
    blade, giant = objects(f"Alice: {said}; Bob: 12 life")
    assert giant == {"id": "hill-giant", "card": "Hill Giant", "controller": "Alice"}
    assert blade["attached_to"] == "hill-giant"


@pytest.mark.rule("301.5")
def test_301_5_what_is_said_behind_its_bearer_is_said_of_that_one() -> None:
    giant, blade = objects("Alice: Test Blade on Hill Giant (tapped); Bob: 12 life")
    assert (giant["tapped"], blade["attached_to"], "tapped" in blade) == (True, "hill-giant", False)


SWORD = card("Sword of Rain and Sun", "Épée de pluie et de soleil", "Artifact — Equipment", "Equip {2}")


@pytest.mark.parametrize(
    ("said", "lang"),
    [
        ("Test Wurm, Hill Giant with Sword of Rain and Sun", "en"),
        ("Test Wurm, Hill Giant, Sword of Rain and Sun on Hill Giant", "en"),
        ("Sword of Rain and Sun on Hill Giant, Hill Giant and Test Wurm", "en"),
        ("Test Wurm et Géant des collines avec Épée de pluie et de soleil", "fr"),
    ],
)
def test_301_5_the_name_of_what_is_attached_may_hold_an_and(said: str, lang: Language) -> None:
    typed = InteractionRequest("resolve", f"Alice: {said}; Bob: 12 life")
    read = read_interaction(typed, lang, Catalogue((GIANT, WURM, SWORD))).document["objects"]
    assert {each["card"]: each.get("attached_to") for each in read} == {
        "Test Wurm": None,
        "Hill Giant": None,
        "Sword of Rain and Sun": "hill-giant",
    }


@pytest.mark.parametrize(("typed", "last"), [("Mara, Rebl", "mara-rebel"), ("Hill Giant, Mara, rebele", "mara-rebel")])
def test_a_name_that_has_a_comma_may_be_misspelt(typed: str, last: str) -> None:
    assert objects(f"Alice: {typed}; Bob: 12 life")[-1]["id"] == last


def test_a_misremembered_name_is_asked_for_whole() -> None:
    told = judge_typed(InteractionRequest("resolve", "Alice: Mara, rebel of kings"), "en", LIBRARY)
    assert isinstance(told, Problem)
    assert (told.kind, told.found, told.nearest) == (K.CARD_NOT_FOUND, "Mara, rebel of kings", ("Mara, Rebel",))


def test_what_begins_with_an_article_goes_on_a_misspelt_name() -> None:
    """The first part is the whole name of another card; with the second it is a slip of one with a comma."""
    named = [("Odric", "Odric"), ("Odric, the Baron", "Odric, le baron")]
    cards = Catalogue([card(name, name_fr, "Creature — Human", power="2", toughness="2") for name, name_fr in named])
    reading = read_interaction(InteractionRequest("résoudre", "Alice: Odric, le barron; Bob: 5 PV"), "fr", cards)
    assert [each["card"] for each in reading.document["objects"]] == ["Odric, the Baron"]
    assert [each.kind for each in reading.understood] == [NoteKind.CARD]
    both = read_interaction(InteractionRequest("résoudre", "Alice: Odric, un ours 2/2"), "fr", cards)
    assert [each.get("card") for each in both.document["objects"]] == ["Odric", None]


def test_607_2d_of_two_players_the_other_one_is_taken_to_have_been_chosen() -> None:
    text = "As this creature enters, choose an opponent.\nThis creature has protection from the chosen player."
    shy = card("Shy Giant", "Géant timide", "Creature — Giant", text, power="3", toughness="3")
    judged = library_of(Catalogue([shy]))
    request = InteractionRequest("Alice attacks with Shy Giant; Bob blocks Shy Giant with 3/3", "Shy Giant; 3/3")
    ruling = judge_typed(request, "en", judged)
    assert isinstance(ruling, TypedRuling)
    assert (ruling.outcome.actions[1].legal, ruling.outcome.unmodelled) == (False, ())
    assert make_note(NoteKind.CHOSEN, name="Bob") in ruling.assumed
    several = judge_typed(InteractionRequest("resolve", "Shy Giant; Bob: 3/3; Carl: 2/2"), "en", judged)
    assert isinstance(several, TypedRuling)
    assert [each.text for each in several.outcome.unmodelled] == ["the chosen player"]


def test_a_zone_may_be_named_without_brackets() -> None:
    table = "Alice: Hill Giant au cimetière, Test Wurm in hand"
    assert document("resolve", table) == document("resolve", "Alice: Hill Giant (graveyard), Test Wurm (hand)")


def test_french_sections_name_the_same_players() -> None:
    assert [each["controller"] for each in objects("moi : Hill Giant ; l’adversaire : Test Wurm", "fr")] == [
        "Alice",
        "Bob",
    ]


@pytest.mark.parametrize(
    ("situation", "seats"),
    [("", ["Alice", "Bob"]), ("Norbert: Hill Giant", ["Alice", "Norbert"]), ("Alice: Hill Giant", ["Alice", "Bob"])],
)
def test_one_name_alone_is_the_opponents(situation: str, seats: list[str]) -> None:
    assert [each["name"] for each in document("resolve", situation)["players"]] == seats


def test_state_stands_in_brackets() -> None:
    assert objects("Alice: Jora Beleren (4); Bob: 2x 2/2 flying (tapped, damage 1)") == [
        {"id": "jora-beleren", "card": "Jora Beleren", "controller": "Alice", "counters": {"loyalty": 4}},
        *(
            {
                "id": id_,
                "is": objects("2/2 flying")[0]["is"],
                "controller": "Bob",
                "tapped": True,
                "damage": 1,
            }
            for id_ in ("2-2-flying", "2-2-flying-2")
        ),
    ]


@pytest.mark.parametrize("typed", ["Test Blade (attached to Hill Giant)", "Test Blade on Hill Giant"])
def test_what_is_attached_names_its_host(typed: str) -> None:
    blade = objects(f"Alice: Hill Giant, {typed}")[1]
    assert blade == {"id": "test-blade", "card": "Test Blade", "controller": "Alice", "attached_to": "hill-giant"}


@pytest.mark.parametrize(
    ("situation", "lang"),
    [
        ("Alice: 12 life; Bob: Bob's turn, end step", "en"),
        ("Alice: life 12; Bob: Bob's turn, end step", "en"),
        ("Alice : 12 PV ; Bob : tour de Bob, étape de fin", "fr"),
        ("Alice : à 12 PV ; Bob : tour de Bob, étape de fin", "fr"),
    ],
)
def test_life_turn_and_step_are_part_of_the_table(situation: str, lang: Language) -> None:
    assert document("resolve", situation, lang) == {
        "players": [{"name": "Alice", "life": 12}, {"name": "Bob"}],
        "objects": [],
        "active": "Bob",
        "step": "end",
        "do": [{"resolve": "top"}],
    }


# What happens, and what is asked.

TABLE = "Alice: Hill Giant, Test Blade, Jora Beleren (3); Bob: Test Wurm"
LINES: list[tuple[str, str, dict[str, Any]]] = [
    (
        "Bob casts Test Bolt on Jora",
        "Bob lance Éclair d’essai sur Jora",
        {"cast": "Test Bolt", "by": "Bob", "as": "test-bolt", "targets": ["jora-beleren"]},
    ),
    (
        "in response, I cast Test Bolt on Bob",
        "en réponse, je lance Éclair d’essai sur Bob",
        {"cast": "Test Bolt", "by": "Alice", "as": "test-bolt", "targets": ["Bob"]},
    ),
    ("Alice activates Jora +1", "Alice active Jora +1", {"activate": "jora-beleren", "ability": "+1", "by": "Alice"}),
    (
        "Alice activates Test Blade “Equip” on Hill Giant",
        "Alice active Lame d’essai « Equip » sur Hill Giant",
        {"activate": "test-blade", "ability": "Equip", "by": "Alice", "targets": ["hill-giant"]},
    ),
    ("Alice plays Test Field", "Alice joue Champ d’essai", {"play": "Test Field", "by": "Alice", "as": "test-field"}),
    ("Hill Giant attacks Bob", "Hill Giant attaque Bob", {"attack": [{"who": "hill-giant", "at": "Bob"}]}),
    ("I attack Bob with Hill Giant", "j’attaque Bob avec Hill Giant", {"attack": [{"who": "hill-giant", "at": "Bob"}]}),
    (
        "Test Wurm blocks Hill Giant",
        "Test Wurm bloque Hill Giant",
        {"block": [{"who": "test-wurm", "blocks": ["hill-giant"]}]},
    ),
    (
        "Bob blocks Hill Giant with Test Wurm",
        "Bob bloque Hill Giant avec Test Wurm",
        {"block": [{"who": "test-wurm", "blocks": ["hill-giant"]}]},
    ),
    ("resolve", "résoudre", {"resolve": "top"}),
    ("resolve all", "tout se résout", {"resolve": "all"}),
    ("to end of turn", "jusqu’à la fin de tour", {"to": "end"}),
    ("Bob concedes", "Bob concède", {"leave": "Bob"}),
    (
        "can Bob cast Test Bolt?",
        "Bob peut-il lancer Éclair d’essai ?",
        {"ask": "can cast", "card": "Test Bolt", "by": "Bob"},
    ),
    (
        "can Hill Giant attack Bob?",
        "Hill Giant peut-il attaquer Bob ?",
        {"ask": "can attack", "who": "hill-giant", "at": "Bob"},
    ),
    (
        "can Test Wurm block Hill Giant?",
        "Test Wurm peut-il bloquer Hill Giant ?",
        {"ask": "can block", "who": "test-wurm", "what": "hill-giant", "attacking": True},
    ),
    (
        "can Test Bolt target Jora?",
        "Éclair d’essai peut-il cibler Jora ?",
        {"ask": "can target", "what": "jora-beleren", "card": "Test Bolt"},
    ),
    (
        "can Bob target Jora with Test Bolt?",
        "peut-on cibler Jora avec Éclair d’essai ?",
        {"ask": "can target", "what": "jora-beleren", "card": "Test Bolt", "by": "Bob"},
    ),
    (
        "can Alice activate Jora -1?",
        "Alice peut-elle activer Jora -1 ?",
        {"ask": "can activate", "object": "jora-beleren", "ability": "-1", "by": "Alice"},
    ),
]


@pytest.mark.parametrize(("english", "french", "expected"), LINES, ids=[each[0] for each in LINES])
def test_a_line_is_an_action_or_a_question(english: str, french: str, expected: dict[str, Any]) -> None:
    assert document(english, TABLE)["do"] == [expected]
    without_player = {key: value for key, value in expected.items() if key != "by"}
    assert document(french, TABLE, "fr")["do"] in ([expected], [without_player])


def test_lines_follow_each_other_and_what_is_cast_can_be_named() -> None:
    do = document("I cast Test Bolt on Test Wurm, then Bob casts Test Bolt on Jora; resolve", TABLE)["do"]
    assert [each.get("as") for each in do] == ["test-bolt", "test-bolt-2", None]


@pytest.mark.parametrize("aims", ["Hill Giant, Jora", "Hill Giant and Jora", "Hill Giant + Jora"])
def test_601_2c_each_name_of_a_list_is_a_target(aims: str) -> None:
    (cast,) = document(f"Bob casts Test Bolt on {aims}", TABLE)["do"]
    assert cast["targets"] == ["hill-giant", "jora-beleren"]


def test_a_name_that_is_said_as_often_as_it_is_borne_means_each() -> None:
    table = "Alice: 2x Hill Giant; Bob: Test Wurm"
    (attack,) = document("Alice attacks Bob with Hill Giant and Hill Giant", table)["do"]
    assert [each["who"] for each in attack["attack"]] == ["hill-giant", "hill-giant-2"]


def test_602_2_whoever_activates_means_what_is_theirs() -> None:
    both = "Alice: Jora Beleren; Bob: Jora Beleren"
    ids = [document(f"{who} activates Jora -1", both)["do"][0]["activate"] for who in ("Alice", "Bob")]
    assert ids == ["jora-beleren", "jora-beleren-2"]
    told = judge_typed(InteractionRequest("activate Jora -1", both), "en", LIBRARY)
    assert isinstance(told, Problem)
    assert told.kind is K.WHICH_ONE


@pytest.mark.parametrize("said", ["in response", "in response to Bob", "en réponse", "en réponse à Bob"])
def test_117_7_what_is_said_to_be_in_response_follows_anyway(said: str) -> None:
    (cast,) = document(f"Bob casts Test Bolt on Jora {said}", TABLE)["do"]
    assert cast["targets"] == ["jora-beleren"]


def test_601_2c_whether_something_can_be_cast_on_a_target_is_two_questions() -> None:
    spell = {"card": "Test Bolt", "by": "Bob"}
    assert document("can Bob cast Test Bolt on Jora?", TABLE)["do"] == [
        {"ask": "can target", "what": "jora-beleren", **spell},
        {"ask": "can cast", **spell},
    ]
    ability = {"object": "jora-beleren", "ability": "-1", "by": "Alice"}
    assert document("Alice peut-elle activer Jora -1 sur Bob ?", TABLE)["do"] == [
        {"ask": "can target", "what": "Bob", **ability},
        {"ask": "can activate", **ability},
    ]


@pytest.mark.rule("601.2a", "601.3")
@pytest.mark.parametrize(
    ("said", "table", "lang"),
    [
        ("can Bob cast Test Bolt from the graveyard on Jora?", TABLE, "en"),
        ("Bob peut-il lancer Éclair d’essai depuis son cimetière sur Jora ?", TABLE, "fr"),
        ("can Bob cast Test Bolt on Jora?", f"{TABLE}; Bob's graveyard: Test Bolt", "en"),
    ],
)
def test_601_2a_what_would_be_cast_from_elsewhere_is_cast_and_its_legality_is_the_answer(
    said: str, table: str, lang: Language
) -> None:
    (cast,) = document(said, table, lang)["do"]
    assert (cast["cast"], cast["by"], cast["from"], cast["targets"]) == (
        "Test Bolt",
        "Bob",
        "graveyard",
        ["jora-beleren"],
    )


def test_601_2a_what_another_player_has_in_a_graveyard_is_not_where_one_casts_from() -> None:
    assert document("can Alice cast Test Bolt?", f"{TABLE}; Bob's graveyard: Test Bolt")["do"] == [
        {"ask": "can cast", "card": "Test Bolt", "by": "Alice"}
    ]


def test_601_2f_a_question_with_a_cost_of_its_own_is_the_cast_that_pays_it() -> None:
    (cast,) = document("can Bob cast Test Bolt for its flashback cost on Jora?", TABLE)["do"]
    assert (cast["cast"], cast["by"], cast["with"]) == ("Test Bolt", "Bob", "flashback")


@pytest.mark.rule("601.3")
def test_601_3_a_spell_that_lies_in_the_graveyard_alone_can_not_be_cast() -> None:
    asked = InteractionRequest("can Bob cast Test Bolt on Jora?", f"{TABLE}; Bob's graveyard: Test Bolt")
    ruling = judge_typed(asked, "en", LIBRARY)
    assert isinstance(ruling, TypedRuling)
    assert [refusal.kind for each in ruling.outcome.actions for refusal in each.refusals] == [
        RefusalKind.NOT_FROM_THERE
    ]


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("Bob casts Test Bolt with mutate on Jora", "en"),
        ("Bob casts Test Bolt with cleave on Jora", "en"),
        ("Bob lance Test Bolt avec sa mutation sur Jora", "fr"),
        ("Bob lance Test Bolt pour son coût de mutation sur Jora", "fr"),
    ],
)
def test_a_cost_that_is_not_played_is_refused_as_such(text: str, lang: Language) -> None:
    problem = judge_typed(InteractionRequest(text, TABLE), lang, LIBRARY)
    assert isinstance(problem, Problem)
    assert (problem.kind, problem.piece) == (K.NOT_PLAYED_YET, text)


JORA = {"ask": "characteristics", "what": "jora-beleren"}


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("who has priority?", {"ask": "priority"}),
        ("qui a la priorité ?", {"ask": "priority"}),
        ("what's on the stack?", {"ask": "stack"}),
        ("qu’y a-t-il dans la pile ?", {"ask": "stack"}),
        ("what is Jora?", JORA),
        ("how big is Jora?", JORA),
        ("is Jora still a creature?", JORA),
        ("que devient Jora ?", JORA),
        ("quelle est la taille de Jora ?", JORA),
        ("Jora est-elle encore une créature ?", JORA),
        ("what can Test Bolt target?", {"ask": "legal targets", "card": "Test Bolt"}),
        ("que peut cibler Test Bolt ?", {"ask": "legal targets", "card": "Test Bolt"}),
        ("what can Jora target?", {"ask": "legal targets", "object": "jora-beleren"}),
    ],
)
def test_a_question_may_be_asked_in_plain_words(text: str, asked: dict[str, Any]) -> None:
    assert document(text, TABLE)["do"] == [asked]


def test_601_2a_what_its_caster_lists_and_then_casts_was_not_on_the_battlefield() -> None:
    reading = read_interaction(InteractionRequest("Alice casts Hill Giant", "Alice: Hill Giant"), "en", CARDS)
    assert reading.document["objects"] == []
    assert reading.understood == (make_note(NoteKind.IS_CAST, typed="Hill Giant", name="Alice"),)


@pytest.mark.parametrize(
    ("deed", "table", "there"),
    [
        ("Bob casts Hill Giant", "Alice: Hill Giant", ["hill-giant"]),
        ("Alice casts Hill Giant", "Alice: Hill Giant (tapped)", ["hill-giant"]),
        ("Alice casts Hill Giant", "Alice: 2x Hill Giant", ["hill-giant", "hill-giant-2"]),
        ("Alice attacks Bob with Hill Giant; Alice casts Hill Giant", "Alice: Hill Giant", ["hill-giant"]),
        ("Alice casts Jora Beleren", "Alice: Jora Beleren", ["jora-beleren"]),
    ],
)
def test_601_2a_what_something_else_is_said_of_stays_there(deed: str, table: str, there: list[str]) -> None:
    reading = read_interaction(InteractionRequest(deed, table), "en", CARDS)
    assert [each["id"] for each in reading.document["objects"]] == there
    assert not any(each.kind is NoteKind.IS_CAST for each in reading.understood)


def test_numbers_and_options_of_a_spell_are_said_beside_it() -> None:
    (cast,) = document("Bob casts Test Bolt on Jora (X = 3) kicked, modes 1 and 2", TABLE)["do"]
    assert (cast["x"], cast["kicked"], cast["modes"], cast["targets"]) == (3, True, [1, 2], ["jora-beleren"])


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("Bob casts Test Bolt kicked on Jora", {"kicked": True}),
        ("Bob casts Test Bolt on Jora, kicked twice", {"kicked": 2}),
        ("Bob casts Test Bolt on Jora, kicked 3 times", {"kicked": 3}),
        ("Bob casts Test Bolt with its {1}{R} kicker on Jora", {"kicked": ["{1}{R}"]}),
        ("Bob casts Test Bolt on Jora kicked with its {1}{r} kicker", {"kicked": ["{1}{R}"]}),
        ("Bob casts Test Bolt with multikicker three times on Jora", {"kicked": 3}),
        ("Bob lance Test Bolt avec son kick sur Jora", {"kicked": True}),
        ("Bob lance Test Bolt kické deux fois sur Jora", {"kicked": 2}),
        ("Bob lance Test Bolt sur Jora en payant son coût de kick {1}{R}", {"kicked": ["{1}{R}"]}),
        ("Bob lance Test Bolt avec son kick de {1}{R} sur Jora", {"kicked": ["{1}{R}"]}),
        ("Bob casts Test Bolt with buyback on Jora", {"with": "buyback"}),
        ("Bob lance Test Bolt avec le rappel sur Jora", {"with": "buyback"}),
        (
            "Bob casts Test Bolt for its flashback cost, paying its buyback cost, on Jora",
            {"with": ["flashback", "buyback"]},
        ),
        ("Bob lance Test Bolt pour son coût d'union sur Jora", {"with": "entwine"}),
        ("Bob lance Test Bolt avec son évocation sur Jora", {"with": "evoke"}),
        ("Bob casts Test Bolt with bestow on Jora", {"with": "bestow"}),
        ("Bob lance Test Bolt pour son coût de grâce sur Jora", {"with": "bestow"}),
        ("Bob casts Test Bolt for its alternative cost on Jora", {"with": "alternative cost"}),
        ("Bob casts Test Bolt with replicate twice on Jora", {"with": ["replicate", "replicate"]}),
        ("Bob lance Test Bolt avec duplication trois fois sur Jora", {"with": ["replicate"] * 3}),
        ("Bob casts Test Bolt for its spectacle cost on Jora", {"with": "spectacle"}),
        ("Bob lance Test Bolt pour son coût d'incursion sur Jora", {"with": "prowl"}),
        ("Bob casts Test Bolt with web-slinging on Jora", {"with": "web-slinging"}),
        ("Bob lance Test Bolt avec relance sur Jora", {"with": "jump-start"}),
        ("Bob casts Test Bolt with the gift on Jora", {"with": "gift"}),
        ("Bob lance Test Bolt avec le cadeau sur Jora", {"with": "gift"}),
        ("Bob lance Test Bolt avec négociation sur Jora", {"with": "bargain"}),
        ("Bob casts Test Bolt without paying its mana cost on Jora", {"with": "without paying its mana cost"}),
        ("Bob lance Test Bolt sur Jora sans payer son coût de mana", {"with": "without paying its mana cost"}),
    ],
)
def test_what_is_paid_for_a_spell_is_said_beside_it(said: str, expected: dict[str, Any]) -> None:
    (cast,) = document(said, TABLE)["do"]
    assert {key: cast[key] for key in ("kicked", "with") if key in cast} == expected
    assert cast["targets"] == ["jora-beleren"]


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("Bob casts Test Bolt with overload", "overload"),
        ("Bob lance Test Bolt avec sa surcharge", "overload"),
        ("Bob casts Test Bolt for its flashback cost on Jora", "flashback"),
        ("Bob lance Test Bolt avec flashback sur Jora", "flashback"),
        ("Bob casts Test Bolt with escape on Jora", "escape"),
        ("Bob lance Test Bolt avec échappée sur Jora", "escape"),
        ("Bob casts Test Bolt overloaded", "overload"),
        ("Bob casts Test Bolt overloaded on Jora", "overload"),
        ("Bob lance Test Bolt surchargé", "overload"),
        ("Bob evokes Test Bolt", "evoke"),
        ("Bob évoque Test Bolt", "evoke"),
        ("Bob bestows Test Bolt on Jora", "bestow"),
    ],
)
def test_an_alternative_cost_is_named_by_its_keyword(text: str, cost: str) -> None:
    (cast,) = document(text, TABLE)["do"]
    assert (cast["with"], cast.get("targets", [])) == (cost, ["jora-beleren"] if "Jora" in text else [])


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Alice chooses black", {"choose": "color", "by": "Alice", "pick": "black"}),
        ("Alice choisit le noir pour la couleur", {"choose": "color", "by": "Alice", "pick": "black"}),
        ("Bob nomme bleu", {"choose": "color", "by": "Bob", "pick": "blue"}),
        ("Bob chooses yes", {"choose": "may", "by": "Bob", "pick": True}),
        ("Bob choisit non pour le paiement", {"choose": "pay", "by": "Bob", "pick": False}),
        ("Bob pays", {"choose": "pay", "by": "Bob", "pick": True}),
        ("Bob does not pay", {"choose": "pay", "by": "Bob", "pick": False}),
        ("Bob ne paie pas", {"choose": "pay", "by": "Bob", "pick": False}),
        ("Alice chooses modes 1 and 3", {"choose": "modes", "by": "Alice", "pick": [1, 3]}),
        ("Alice chooses jora for the legend rule", {"choose": "legend rule", "by": "Alice", "pick": "jora-beleren"}),
        ("Alice chooses Bob for the target", {"choose": "target", "by": "Alice", "pick": "Bob"}),
        ("Alice chooses Hill Giant, Jora for trigger order", {
            "choose": "trigger order", "by": "Alice", "pick": ["hill-giant", "jora-beleren"]}),
    ],
)  # fmt: skip
def test_608_2d_a_choice_is_answered_beforehand(text: str, answer: dict[str, Any]) -> None:
    assert document(text, TABLE)["do"] == [answer]


def test_whoever_attacks_has_the_turn_where_nothing_is_said_of_it() -> None:
    reading = read_interaction(InteractionRequest("Test Wurm attacks Jora", TABLE), "en", CARDS)
    assert (reading.document["active"], reading.assumed) == ("Bob", (make_note(NoteKind.TURN, name="Bob"),))
    assert "active" not in document("Hill Giant attacks Bob", TABLE)


@pytest.mark.parametrize("deed", ["Bob casts Test Wurm", "Bob plays Test Field", "Bob activates Jora, Test Adept +1"])
def test_117_1a_whoever_does_what_needs_a_main_phase_has_the_turn_where_nothing_is_said_of_it(deed: str) -> None:
    table = "Alice: Hill Giant; Bob: Jora, Test Adept"
    reading = read_interaction(InteractionRequest(deed, table), "en", CARDS)
    assert (reading.document["active"], reading.assumed) == ("Bob", (make_note(NoteKind.TURN, name="Bob"),))
    assert "active" not in document("Bob casts Test Bolt on Alice", table)


def test_508_1_a_question_moves_no_turn_that_something_done_has_fixed() -> None:
    asked = document("Bob casts Test Wurm; can Hill Giant attack?", "Alice: Hill Giant; Bob: ")
    assert asked["active"] == "Bob"
    assert document("can Test Wurm attack?", TABLE)["active"] == "Bob"


EMPTY_STACK = [{"resolve": "all"}]


@pytest.mark.parametrize(
    ("actions", "resolves"),
    [
        ("Alice casts Test Wurm; Alice casts Test Wurm", True),
        ("Alice casts Test Wurm; Alice plays Test Field", True),
        ("Alice casts Test Bolt on Bob; Alice casts Test Wurm", True),
        ("Alice casts Test Bolt on Bob; can Hill Giant attack?", True),
        ("Alice casts Test Bolt on Bob; Bob casts Test Bolt on Alice; Alice casts Test Wurm", True),
        ("Alice casts Test Bolt on Bob; Alice casts Test Bolt on Bob", False),
        ("Alice casts Test Bolt on Bob; Bob casts Test Wurm", False),
        ("Alice casts Test Wurm; resolve all; Alice casts Test Wurm", False),
        ("Alice casts Test Wurm; resolve; Alice casts Test Wurm", False),
        ("Alice casts Test Wurm; next turn; Bob casts Test Wurm", False),
    ],
)
def test_117_1a_what_needs_an_empty_stack_waits_for_what_its_player_put_there(actions: str, resolves: bool) -> None:
    reading = read_interaction(InteractionRequest(actions, "Alice: Hill Giant; Bob: "), "en", CARDS)
    *_, last = actions.split("; ")
    noted = make_note(NoteKind.RESOLVED_BEFORE, name="Alice", typed=last.removesuffix("?"))
    assert (reading.document["do"][-2:-1] == EMPTY_STACK and noted in reading.understood) is resolves


@pytest.mark.parametrize("used", ["activate Jora Beleren +1", "can Alice activate Jora Beleren +1?"])
def test_306_5d_a_planeswalker_that_was_just_cast_is_there_before_it_is_activated(used: str) -> None:
    do = document(f"Alice casts Jora Beleren; {used}", "Alice: ; Bob: ")["do"]
    assert do[1:2] == EMPTY_STACK
    assert do[2].get("activate", do[2].get("object")) == do[0]["as"]


MISTAKES: list[tuple[str, str, K, str]] = [
    ("", "", K.NOTHING_HAPPENS, ""),
    ("Bob frobnicates", "", K.NO_VERB, "Bob frobnicates"),
    ("Bob casts Test Bolt on Nobody", "", K.NOT_ON_THE_TABLE, "Nobody"),
    ("Bob casts Nothing Of This Sort", "", K.CARD_NOT_FOUND, "Nothing Of This Sort"),
    ("attack with", "", K.WHAT_IS_MISSING, "attack with"),
    ("to the moon", "", K.UNKNOWN_STEP, "the moon"),
    ("Alice chooses purple", "", K.NO_CHOICE, "purple"),
    ("Alice chooses purple for the color", "", K.NO_CHOICE, "purple"),
    ("Alice chooses Hill Giant for the moon", TABLE, K.NO_CHOICE, "Hill Giant for the moon"),
    ("Alice chooses Hill Giant for modes", TABLE, K.NO_CHOICE, "Hill Giant"),
    ("Alice chooses perhaps for payment", TABLE, K.NO_CHOICE, "perhaps"),
    ("resolve", "Alice: Hill Giant (4)", K.UNKNOWN_STATE, "4"),
    ("resolve", "Alice: Test Blade (attached to Moon)", K.NOT_ON_THE_TABLE, "Moon"),
    ("; ".join(["resolve"] * 61), "", K.TOO_MANY, "61"),
    ("resolve", "; ".join(f"P{seat}: Hill Giant" for seat in range(21)), K.TOO_MANY, "21"),
]


def test_cards_of_the_same_french_name_are_told_apart_by_their_english_ones() -> None:
    told = judge_typed(InteractionRequest("Bob lance Choc soudain sur Alice"), "fr", LIBRARY)
    assert isinstance(told, Problem)
    assert (told.kind, told.nearest) == (
        K.CARD_AMBIGUOUS,
        ("Choc soudain (Sudden Shock)", "Choc soudain (Sudden Jolt)"),
    )


def test_what_is_wrong_with_an_action_is_told_of_its_line() -> None:
    lines = (Piece("resolve", 0), Piece("Bob casts Test Bolt on Jora", 9))
    missing = Problem(K.NO_SUCH_OBJECT, "do[1].targets[0]", "jora")
    line = lines[1].text
    assert problem_at_typed_line(missing, lines) == Problem(K.NO_SUCH_OBJECT, "actions", "jora", piece=line, caret=9)
    ours = Problem(K.NOT_PLAYED_YET, "do[1]", "cast")
    assert problem_at_typed_line(ours, lines) == Problem(K.NOT_PLAYED_YET, "actions", line, piece=line, caret=9)
    assert problem_at_typed_line(Problem(K.UNKNOWN_CARD, "objects[0]"), lines) == Problem(K.UNKNOWN_CARD, "objects[0]")


@pytest.mark.parametrize(("actions", "situation", "kind", "found"), MISTAKES, ids=[each[0] for each in MISTAKES])
def test_a_mistake_names_the_piece(actions: str, situation: str, kind: K, found: str) -> None:
    told = judge_typed(InteractionRequest(actions, situation), "en", LIBRARY)
    assert isinstance(told, Problem)
    assert (told.kind, told.found) == (kind, found)


def test_an_interaction_is_played() -> None:
    request = InteractionRequest("Bob casts Test Bolt on Jora; resolve all; I attack with Hill Giant", TABLE)
    ruling = judge_typed(request, "en", LIBRARY)
    assert isinstance(ruling, TypedRuling)
    assert [result.legal for result in ruling.outcome.actions] == [True, True, True]


WORDS = st.sampled_from(
    (
        *("casts", "cast", "on", "with", "can", "?", ";", ",", "+", "-1", "+2", "Bob", "Alice", "Jora", "Hill Giant"),
        *("Test Bolt", "resolve", "to", "end", "attacks", "blocks", ":", "(", ")", "2/2", "x = 3", "“Equip”"),
        *("l’adversaire", "peut-il", "mode 2"),
    )
)
TYPED = st.text(max_size=60) | st.lists(WORDS, max_size=12).map(" ".join)


@given(TYPED, TYPED)
def test_whatever_is_typed_is_a_ruling_or_one_problem(actions: str, situation: str) -> None:
    assert isinstance(judge_typed(InteractionRequest(actions, situation), "fr", LIBRARY), TypedRuling | Problem)


@pytest.mark.parametrize("unit", ["a ", "casts ", "x", "(", "on ", "Bob casts Test Bolt on Bob;", "?", "with and "])
def test_a_flood_of_text_is_answered(unit: str) -> None:
    flood = (unit * 4000)[:4000]
    assert isinstance(judge_typed(InteractionRequest(flood, flood), "en", LIBRARY), TypedRuling | Problem)


# Autocompletion.


def names(typed: str) -> list[Choice]:
    known = ("Hill Giant", "Test Bolt", "Test Wurm")
    return [(name, name) for name in known if typed and name.lower().startswith(typed.lower())]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("hil", ["Hill Giant"]),
        ("Alice: hil", ["Alice: Hill Giant"]),
        ("Alice: Hill Giant; Bob: 2x test w", ["Alice: Hill Giant; Bob: 2x Test Wurm"]),
        ("Alice:", []),
    ],
)
def test_the_table_is_completed_behind_its_player(text: str, expected: list[str]) -> None:
    assert [value for _, value in complete_situation(text, "en", names)] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Bob casts test b", ["Bob casts Test Bolt"]),
        ("Bob casts Test Bolt on jor", ["Bob casts Test Bolt on Jora Beleren"]),
        ("resolve; hil", ["resolve; Hill Giant"]),
        ("Bob ", []),
    ],
)
def test_a_line_is_completed_with_the_table_and_with_cards(text: str, expected: list[str]) -> None:
    assert [
        value for _, value in complete_action_line(text, names, "Alice: Jora Beleren (3); Bob: 2x Hill Giant")
    ] == expected or ("Hill Giant" in text)


PARTS = Catalogue(
    (
        of_two(
            "split",
            CardFace("Ember", type_line="Instant", name_fr="Braise"),
            CardFace("Frost", type_line="Sorcery", name_fr="Givre"),
        ),
        of_two(
            "adventure",
            CardFace("Test Ogre", type_line="Creature — Ogre", name_fr="Ogre d’essai"),
            CardFace("Test Stroll", type_line="Instant — Adventure", name_fr="Balade d’essai"),
        ),
        of_two(
            "prepare",
            CardFace("Test Scribe", type_line="Creature — Bird", name_fr="Scribe d’essai"),
            CardFace("Test Spark", type_line="Instant", name_fr="Étincelle d’essai"),
        ),
        of_two("modal_dfc", CardFace("Test Verdict", type_line="Instant"), CardFace("Test Plateau", type_line="Land")),
    )
)


@pytest.mark.parametrize(
    ("said", "done"),
    [
        ("Alice casts Ember", {"cast": "Ember"}),
        ("Alice lance Braise", {"cast": "Ember"}),
        ("Alice casts Ember and Frost with fuse", {"cast": "Ember // Frost", "with": "fuse"}),
        ("Alice lance Braise et Givre avec la fusion", {"cast": "Ember // Frost", "with": "fuse"}),
        ("Alice casts Test Ogre from exile", {"cast": "Test Ogre", "from": "exile"}),
        ("Alice lance Ogre d’essai depuis l’exil", {"cast": "Test Ogre", "from": "exile"}),
        ("Alice casts Test Ogre from the top of her library", {"cast": "Test Ogre", "from": "library"}),
        ("Alice lance Ogre d’essai depuis le dessus de sa bibliothèque", {"cast": "Test Ogre", "from": "library"}),
        ("Alice plays Test Plateau", {"play": "Test Plateau"}),
    ],
)
def test_709_3_715_3_what_is_cast_is_the_part_that_is_named(said: str, done: dict[str, Any]) -> None:
    (deed,) = read_interaction(InteractionRequest(said, ""), "fr", PARTS).document["do"]
    assert {key: each for key, each in deed.items() if key not in {"by", "as"}} == done


@pytest.mark.rule("722.3c")
@pytest.mark.parametrize(
    ("lang", "table", "said"),
    [
        ("en", "Alice: Test Scribe (prepared)", "Alice casts Test Spark from Test Scribe on Bob"),
        ("en", "Alice: Test Scribe (prepared)", "Alice casts the copy of Test Spark on Bob from Test Scribe"),
        ("fr", "Alice : Scribe d’essai (préparé)", "Alice lance Étincelle d’essai depuis Scribe d’essai sur Bob"),
        ("fr", "Alice : Scribe d’essai (préparée)", "Alice lance la copie d’Étincelle d’essai depuis l’exil sur Bob"),
    ],
)
def test_722_3c_a_prepare_spell_is_cast_from_the_prepared_creature(lang: Language, table: str, said: str) -> None:
    document = read_interaction(InteractionRequest(said, table), lang, PARTS).document
    (scribe,) = document["objects"]
    assert (scribe["card"], scribe["prepared"]) == ("Test Scribe // Test Spark", True)
    assert document["do"] == [
        {"cast": "Test Spark", "by": "Alice", "as": "test-spark", "targets": ["Bob"], "from": "exile"}
    ]


@pytest.mark.rule("722.4")
def test_722_4_a_preparation_card_is_not_called_by_its_prepare_spell() -> None:
    said = "Alice casts Test Spark on Bob; Bob casts Ember on Test Spark"
    *_, answer = read_interaction(InteractionRequest(said, "Alice: Test Scribe (prepared)"), "en", PARTS).document["do"]
    assert answer["targets"] == ["test-spark"]


def test_715_3d_what_is_cast_from_exile_is_called_by_the_name_of_the_card() -> None:
    said = "Alice casts Test Stroll; resolve; Alice casts Test Ogre; resolve; Test Ogre attacks Bob"
    *_, attack = read_interaction(InteractionRequest(said, ""), "en", PARTS).document["do"]
    assert attack == {"attack": [{"who": "test-ogre-test-stroll-2", "at": "Bob"}]}

"""A typed game of Mage Noir as the scenario document that it becomes, in both languages."""

from typing import Any

import pytest

from bot.judge.language.magenoir.typed_game import read_mage_noir
from bot.judge.language.reading.request import MageNoirRequest
from bot.judge.problems import ScenarioError
from bot.language import Language

BOARDS: dict[Language, str] = {
    "en": (
        "Alice: Tornado, Seed in the wind (channelled), 12 HP, 2 Fire; Bob: 2x Crimson ring,"
        " Fire whip (in hand); Ether: 1 Water / 2 Air, 1 Fire"
    ),
    "fr": (
        "Alice : Tornade, Graine dans le vent (canalisée), 12 PV, 2 Feu ; Bob : 2x Anneau pourpre,"
        " Fouet de feu (en main) ; Éther : 1 Eau / 2 Air, 1 Feu"
    ),
}
LINES: dict[Language, str] = {
    "en": (
        "Alice activates Tornado on Bob and Seed in the wind with Seed in the wind; Bob pays; Alice declines;"
        " resolve; Alice trades 2 Fire for 1 Water; can Bob use Crimson ring #2?; to end of turn"
    ),
    "fr": (
        "Alice active Tornade sur Bob et Graine dans le vent avec Graine dans le vent ; Bob paie ; Alice refuse ;"
        " résoudre ; Alice échange 2 Feu contre 1 Eau ; Bob peut-il utiliser Anneau pourpre #2 ? fin de tour"
    ),
}


def read(lang: Language, actions: str, board: str = "") -> dict[str, object]:
    return read_mage_noir(MageNoirRequest(actions, board), lang).document


def acts(lang: Language, actions: str, board: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = read_mage_noir(MageNoirRequest(actions, board), lang).document["do"]
    return found


def do(lang: Language, actions: str, board: str = "") -> object:
    return read(lang, actions, board)["do"]


def test_both_languages_become_the_same_document() -> None:
    english, french = read("en", LINES["en"], BOARDS["en"]), read("fr", LINES["fr"], BOARDS["fr"])
    assert english == french
    assert english["players"] == [
        {"name": "Alice", "hp": 12, "reserve": {"Fire": 2}},
        {
            "name": "Bob",
            "hand": [{"id": "fire-whip", "card": "Fire whip"}],
            "reserve": dict.fromkeys(("Fire", "Water", "Air", "Vegetal", "Mineral", "Arcane"), 9),
        },
    ]
    assert english["available"] == [{"Water": 1}, {"Fire": 1, "Air": 2}]
    assert english["do"] == [
        {"activate": "tornado", "by": "Alice", "targets": ["Bob", "seed-in-the-wind"],
         "components": ["seed-in-the-wind"]},
        {"choose": "pay", "by": "Bob", "pick": True},
        {"choose": "pay", "by": "Alice", "pick": False},
        {"resolve": "all"},
        {"trade": ["Fire", "Fire", "Water"], "by": "Alice"},
        {"ask": "can use", "object": "crimson-ring-2", "by": "Bob"},
        {"to": "end"},
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("lang", "line", "window"),
    [
        ("en", "Bob uses Totem just before", "before"),
        ("en", "in response, Bob uses Totem", "before"),
        ("en", "Bob uses Totem after", "after"),
        ("fr", "juste avant, Bob utilise Totem", "before"),
        ("fr", "Bob utilise Totem en réponse", "before"),
        ("fr", "Bob utilise Totem juste après", "after"),
        ("fr", "Bob utilise Totem pendant", "during"),
    ],
)
def test_where_an_any_time_effect_stands_to_what_waits(lang: Language, line: str, window: str) -> None:
    board = "Alice: Tornado; Bob: Totem “At any time: you gain 1 HP.”"
    assert do(lang, f"Alice active Tornado; {line}", board) == [
        {"activate": "tornado", "by": "Alice"},
        {"use": "totem", "by": "Bob", "window": window},
    ]


def test_a_choice_that_is_told_after_the_resolution_is_kept_for_it() -> None:
    acts = do("en", "Alice activates Tornado; resolve; Bob doesn't pay", "Alice: Tornado")
    assert acts == [
        {"activate": "tornado", "by": "Alice"},
        {"choose": "pay", "by": "Bob", "pick": False},
        {"resolve": "all"},
    ]


def test_what_waits_is_resolved_before_the_next_classic_action_unless_that_comes_in_response() -> None:
    cards = "Alice: Tornado, Draconic flame"
    assert do("en", "Alice activates Tornado; Alice channels Draconic flame", cards) == [
        {"activate": "tornado", "by": "Alice"},
        {"resolve": "all"},
        {"channel": "draconic-flame", "by": "Alice"},
    ]
    assert do("en", "Alice activates Tornado; in response, Alice channels Draconic flame", cards) == [
        {"activate": "tornado", "by": "Alice"},
        {"channel": "draconic-flame", "by": "Alice"},
    ]


def test_whoever_first_does_something_has_the_turn_unless_it_is_said() -> None:
    flames = "Alice: Draconic flame; Bob: Draconic flame"
    assert read("fr", "Bob active Flamme draconique", flames)["active"] == "Bob"
    assert read("fr", "tour de Bob ; Alice active Flamme draconique", flames)["active"] == "Bob"
    assert read("en", "Bob activates Draconic flame", f"{flames}, Alice's turn")["active"] == "Alice"


@pytest.mark.parametrize(
    ("lang", "line", "active", "phase"),
    [
        ("en", "Mana recovery", None, "mana recovery"),
        ("en", "Bob's turn start", "Bob", "turn start"),
        ("en", "Bob's turn; recovery", "Bob", "mana recovery"),
        ("fr", "récupération de Mana", None, "mana recovery"),
        ("fr", "début du tour de Bob", "Bob", "turn start"),
        ("fr", "phase principale d'Alice", "Alice", "main"),
    ],
)
def test_a_phase_that_is_named_before_anything_is_done_is_where_the_scenario_begins(
    lang: Language, line: str, active: str | None, phase: str
) -> None:
    document = read(lang, f"{line}; Alice adds Fire")
    assert (document.get("active"), document["step"]) == (active, phase)
    assert document["do"] == [{"add": "Fire", "by": "Alice"}]


def test_a_phase_that_is_named_later_is_moved_on_to() -> None:
    assert do("fr", "Alice ajoute Feu; fin de tour; début du tour de Bob") == [
        {"add": "Fire", "by": "Alice"},
        {"to": "end"},
        {"to": "next turn"},
    ]
    with pytest.raises(ScenarioError):
        do("en", "Alice adds Fire; Bob's main phase")


def test_a_player_who_is_named_alone_on_the_board_has_nothing_in_play() -> None:
    document = read("en", "Alice adds Fire", "Alice; Bob: Tornado; Ether: 1 Fire")
    assert document["objects"] == [{"id": "tornado", "card": "Tornado", "controller": "Bob"}]


def test_damage_is_redirected_and_options_are_chosen_by_their_words() -> None:
    tree = "Alice: Draconic flame; Bob: Animated tree"
    acts = do("fr", "Alice active Flamme draconique sur Bob ; Bob redirige vers Arbre animé ; Alice choisit oui", tree)
    assert acts == [
        {"activate": "draconic-flame", "by": "Alice", "targets": ["Bob"]},
        {"choose": "option", "by": "Bob", "pick": "animated-tree"},
        {"choose": "option", "by": "Alice", "pick": True},
    ]


def test_a_card_in_hand_is_used_by_nobody_but_is_read() -> None:
    assert do("en", "Alice uses Tornado", "Alice: Tornado (in hand)") == [{"use": "tornado", "by": "Alice"}]


def test_a_made_up_card_has_its_text_and_the_type_that_its_brackets_say() -> None:
    document = read(
        "fr", "résoudre", "Bob : Rafale « Piochez 1 carte, puis vous gagnez 1 PV. » (en préparation, 1 Air)"
    )
    assert document["objects"] == [
        {
            "id": "rafale",
            "is": {"name": "Rafale", "text": "Piochez 1 carte, puis vous gagnez 1 PV.", "type": "spell"},
            "controller": "Bob",
            "state": "prepared",
            "mana": {"Air": 1},
        }
    ]


@pytest.mark.parametrize(
    "text", ["", ";;;", "???", "«", "Alice", "Alice active", "(((", "sur", "-> ->", "ordre:", "0x Tornade"]
)
def test_whatever_is_typed_is_read_or_is_a_problem(text: str) -> None:
    for actions, board in ((text, ""), ("résoudre", text), (text, "Alice: Tornade")):
        assert problem_or_document(actions, board) in {"actions", "board", "document"}


def problem_or_document(actions: str, board: str) -> str:
    """Where the problem is, or that there is none."""
    try:
        read("fr", actions, board)
    except ScenarioError as error:
        return error.problem.where
    return "document"


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "trade two alike; hand limit 8, not the same turn; equal piles to the turn player"),
        (
            "fr",
            "échange de deux identiques ; limite de main : 8, pas le même tour, piles égales au joueur actif",
        ),
    ],
)
def test_how_a_table_plays_what_is_open_is_said_in_either_language(lang: Language, typed: str) -> None:
    document = read_mage_noir(MageNoirRequest("resolve", options=typed), lang).document
    assert document["options"] == {
        "trade two alike": True,
        "hand limit": 8,
        "same turn activation": False,
        "equal piles": "turn player",
    }


@pytest.mark.parametrize("typed", ["hand limit", "trade two alike 3", "no dancing"])
def test_an_option_that_is_none_is_told_with_what_is_near(typed: str) -> None:
    with pytest.raises(ScenarioError) as raised:
        read_mage_noir(MageNoirRequest("resolve", options=typed), "en")
    assert (raised.value.problem.kind.name, raised.value.problem.piece) == ("MAGENOIR_NO_SUCH_OPTION", typed)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Alice prepares Ina's meteor with X = 3"),
        ("fr", "Alice prépare Météore d'Ina avec X = 3"),
        ("fr", "Alice prépare Météore d'Ina pour x 3"),
    ],
)
def test_the_x_of_a_cost_is_said_as_the_card_is_prepared(lang: Language, line: str) -> None:
    (act,) = acts(lang, line)
    assert (act["prepare"], act["x"]) == ("Ina's meteor", 3)


@pytest.mark.parametrize("typed", ["Bob x3, tornado x2", "3x Bob and 2 x Tornado", "Bob, Bob, Bob, Tornado, Tornado"])
def test_a_target_is_named_as_often_as_points_are_aimed_at_it(typed: str) -> None:
    (act,) = acts("en", f"Alice activates Rain of flames on {typed}", "Alice: Rain of flames; Bob: Tornado")
    assert act["targets"] == ["Bob"] * 3 + ["tornado"] * 2


def test_one_mana_may_be_traded_for_one() -> None:
    assert do("fr", "Alice échange 1 Air contre 1 Eau") == [{"trade": ["Air", "Water"], "by": "Alice"}]


def test_mana_of_several_elements_under_a_card_is_told_in_one_bracket() -> None:
    board = read_mage_noir(MageNoirRequest("résoudre", "Alice : Condensation (2 Eau, 1 Feu)"), "fr")
    (cloud,) = board.document["objects"]
    assert cloud["mana"] == {"Water": 2, "Fire": 1}


@pytest.mark.parametrize(
    ("lang", "line", "pick"),
    [
        ("en", "Alice chooses Water", "Water"),
        ("fr", "Alice choisit Air", "Air"),
        ("fr", "Alice choisit l'Arcane", "Arcane"),
        ("fr", "Alice choisit la Mana d'Eau", "Water"),
        ("fr", "Alice choisit la réserve", "Alice"),
        ("en", "Alice chooses Zephyr", "zephyr"),
        ("en", "Alice chooses option 2", 2),
        ("fr", "Alice choisit la pile 2", 1),
        ("fr", "Alice choisit oui", True),
    ],
)
def test_what_is_chosen_is_a_number_an_element_the_reserve_or_a_card(lang: Language, line: str, pick: object) -> None:
    assert acts(lang, line, "Alice: Zephyr") == [{"choose": "option", "by": "Alice", "pick": pick}]

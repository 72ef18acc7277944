"""What players name by its cost or its keyword: what they sacrifice, equip and unlock."""

from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.cards.model import CardFace
from bot.judge.language.lines.typed_interaction import read_interaction
from bot.judge.language.reading.request import InteractionRequest
from bot.judge.problems import ProblemKind as K
from bot.judge.problems import ScenarioError
from bot.language import Language
from tests.judge.table import BLADE, BOLT, GIANT, WURM, card, of_two

ALTAR = card("Altar to Test", "Autel à essais", "Artifact", "Sacrifice a creature: Add {C}{C}.")
SHRINE = card("Test Shrine", "Oratoire d’essai", "Artifact", "{1}, Sacrifice another permanent: Scry 1.")
MARTYR = card("Test Martyr", "Martyre d’essai", "Creature — Human", "Sacrifice this creature: You gain 1 life.")
ROOM = of_two(
    "split",
    CardFace("Left Room", "{1}", "Enchantment — Room", name_fr="Salle de gauche"),
    CardFace("Right Room", "{2}", "Enchantment — Room", name_fr="Salle de droite"),
)
CARDS = Catalogue((ALTAR, SHRINE, MARTYR, BLADE, BOLT, GIANT, WURM, ROOM))
TABLE = "Alice: Hill Giant, Test Martyr, Altar to Test, Test Blade; Bob: Test Wurm"


def do(actions: str, lang: Language = "en", table: str = TABLE) -> list[dict[str, Any]]:
    return list(read_interaction(InteractionRequest(actions, table), lang, CARDS).document["do"])


GIVEN_UP = [
    {"choose": "sacrifice", "by": "Alice", "pick": "hill-giant"},
    {"activate": "altar-to-test", "ability": "Sacrifice a creature", "by": "Alice"},
]


@pytest.mark.rule("602.1a", "701.21a")
@pytest.mark.parametrize(
    ("said", "lang"),
    [
        ("Alice sacrifices Hill Giant to Altar to Test", "en"),
        ("Alice sacs the giant for the Altar", "en"),
        ("Alice sacrifices Hill Giant", "en"),
        ("Alice sacrifie Géant des collines à l’Autel à essais", "fr"),
        ("Alice sacrifie le Géant des collines", "fr"),
    ],
)
def test_602_1a_what_is_sacrificed_pays_for_the_ability_that_asks_for_it(said: str, lang: Language) -> None:
    assert do(said, lang) == GIVEN_UP


def test_what_may_sacrifice_itself_does_where_nothing_else_is_said() -> None:
    assert do("Alice sacrifices Test Martyr") == [
        {"activate": "test-martyr", "ability": "Sacrifice this creature", "by": "Alice"}
    ]
    assert do("Alice sacrifices Test Martyr to Altar to Test")[0] == {
        "choose": "sacrifice",
        "by": "Alice",
        "pick": "test-martyr",
    }


@pytest.mark.rule("702.6a")
@pytest.mark.parametrize(
    ("said", "lang"),
    [
        ("Alice equips Test Blade to Hill Giant", "en"),
        ("Alice equips Hill Giant with Test Blade", "en"),
        ("Alice équipe Géant des collines avec Lame d’essai", "fr"),
        ("Alice équipe la Lame d’essai au Géant des collines", "fr"),
    ],
)
def test_702_6a_to_equip_is_to_activate_the_equipment(said: str, lang: Language) -> None:
    assert do(said, lang) == [{"activate": "test-blade", "ability": "Equip", "by": "Alice", "targets": ["hill-giant"]}]


@pytest.mark.rule("709.5e")
@pytest.mark.parametrize(
    ("said", "lang", "ability"),
    [
        ("Alice unlocks Right Room", "en", "unlock Right Room"),
        ("Alice déverrouille Salle de droite", "fr", "unlock Right Room"),
        ("Alice unlocks Left Room // Right Room", "en", "unlock"),
    ],
)
def test_709_5e_a_half_is_unlocked_by_its_name(said: str, lang: Language, ability: str) -> None:
    document = read_interaction(InteractionRequest(said, "Alice: Left Room"), lang, CARDS).document
    room = {"id": "left-room-right-room", "card": "Left Room // Right Room", "face": 0, "controller": "Alice"}
    assert document["objects"] == [room]
    assert document["do"] == [{"activate": "left-room-right-room", "ability": ability, "by": "Alice"}]


@pytest.mark.parametrize(
    ("said", "table", "kind", "nearest"),
    [
        ("Bob sacrifices Test Wurm", TABLE, K.SACRIFICED_TO_WHAT, ()),
        (
            "sacrifice Hill Giant",
            "Alice: Hill Giant, Altar to Test, Test Shrine; Bob: Test Wurm",
            K.SACRIFICED_TO_WHAT,
            ("altar-to-test", "test-shrine"),
        ),
        ("Alice sacrifices", TABLE, K.WHAT_IS_MISSING, ()),
        ("Alice equips Hill Giant", TABLE, K.WHAT_IS_MISSING, ()),
        ("Alice equips Hill Giant with Test Martyr", TABLE, K.WHAT_IS_MISSING, ()),
    ],
)
def test_what_no_ability_asks_for_is_asked_back(said: str, table: str, kind: K, nearest: tuple[str, ...]) -> None:
    with pytest.raises(ScenarioError) as told:
        do(said, table=table)
    assert (told.value.problem.kind, told.value.problem.nearest) == (kind, nearest)


@pytest.mark.rule("117.7")
@pytest.mark.parametrize("between", [", ", ", and ", "; ", ", then "])
def test_117_7_somebody_else_may_go_on_behind_a_comma(between: str) -> None:
    said = f"Bob casts Test Bolt on Hill Giant, in response{between}Alice sacrifices Hill Giant to Altar to Test"
    assert [next(iter(each)) for each in do(said)] == ["cast", "choose", "activate"]


def test_a_name_behind_a_comma_that_does_nothing_is_one_of_a_list() -> None:
    assert do("Alice casts Test Bolt on Test Wurm, Bob")[0]["targets"] == ["test-wurm", "Bob"]

"""What a line chooses beside what it does: sacrificing, discarding, naming, in both languages."""

from typing import Any

import pytest

from bot.judge.language.lines.typed_interaction import read_interaction
from bot.judge.language.reading.request import InteractionRequest
from bot.language import Language
from tests.judge.table import CARDS


def done(actions: str, situation: str, lang: Language = "en") -> list[Any]:
    return list(read_interaction(InteractionRequest(actions, situation), lang, CARDS).document["do"])


TABLE = "Alice: Hill Giant, 2/2; Bob: Test Wurm"


@pytest.mark.parametrize(
    ("line", "lang"),
    [
        ("Alice activates Hill Giant sacrificing 2/2", "en"),
        ("Alice activates Hill Giant, sacrificing 2/2", "en"),
        ("Alice activates Hill Giant by sacrificing 2/2", "en"),
        ("Alice active Hill Giant en sacrifiant 2/2", "fr"),
    ],
)
def test_a_line_says_what_is_sacrificed(line: str, lang: Language) -> None:
    assert done(line, TABLE, lang) == [
        {"choose": "sacrifice", "by": "Alice", "pick": "2-2"},
        {"activate": "hill-giant", "ability": 1, "by": "Alice"},
    ]


@pytest.mark.parametrize(
    ("line", "choice"),
    [
        ("Alice activates Hill Giant tapping 2/2", {"choose": "tap", "pick": "2-2"}),
        ("Alice active Hill Giant en engageant 2/2", {"choose": "tap", "pick": "2-2"}),
        ("Alice activates Hill Giant choosing red", {"choose": "color", "pick": "red"}),
        ("Alice active Hill Giant en choisissant le rouge", {"choose": "color", "pick": "red"}),
        (
            "Alice activates Hill Giant choosing Test Wurm for the sacrifice",
            {"choose": "sacrifice", "pick": "test-wurm"},
        ),
    ],
)
def test_a_line_says_what_is_tapped_or_chosen(line: str, choice: dict[str, str]) -> None:
    assert done(line, TABLE) == [{**choice, "by": "Alice"}, {"activate": "hill-giant", "ability": 1, "by": "Alice"}]


def test_a_color_is_chosen_before_or_behind_the_target() -> None:
    expected = [
        {"choose": "color", "by": "Alice", "pick": "red"},
        {"activate": "hill-giant", "ability": 1, "by": "Alice", "targets": ["2-2"]},
    ]
    assert done("Alice activates Hill Giant targeting 2/2 choosing red", TABLE) == expected
    assert done("Alice activates Hill Giant choosing red targeting 2/2", TABLE) == expected


@pytest.mark.parametrize(
    "line",
    [
        "Alice activates Hill Giant sacrificing 2/2 on Test Wurm",
        "Alice activates Hill Giant on Test Wurm sacrificing 2/2",
    ],
)
def test_the_targets_may_stand_before_or_behind(line: str) -> None:
    assert done(line, TABLE) == [
        {"choose": "sacrifice", "by": "Alice", "pick": "2-2"},
        {"activate": "hill-giant", "ability": 1, "by": "Alice", "targets": ["test-wurm"]},
    ]


@pytest.mark.parametrize(
    ("line", "lang"),
    [
        ("Alice activates Hill Giant removing a +1/+1 counter from 2/2", "en"),
        ("Alice active Hill Giant en retirant un marqueur +1/+1 de 2/2", "fr"),
        ("Alice active Hill Giant en retirant deux marqueurs charge sur 2/2", "fr"),
    ],
)
def test_a_line_says_what_counters_are_removed_from(line: str, lang: Language) -> None:
    assert done(line, TABLE, lang) == [
        {"choose": "counters", "by": "Alice", "pick": "2-2"},
        {"activate": "hill-giant", "ability": 1, "by": "Alice"},
    ]


def test_each_of_several_is_a_choice_of_its_own() -> None:
    assert done("Alice activates Hill Giant sacrificing 2/2 and Hill Giant", TABLE)[:2] == [
        {"choose": "sacrifice", "by": "Alice", "pick": "2-2"},
        {"choose": "sacrifice", "by": "Alice", "pick": "hill-giant"},
    ]


@pytest.mark.parametrize(
    ("line", "lang"),
    [("Alice casts Hill Giant naming Test Wurm", "en"), ("Alice lance Hill Giant en nommant Test Wurm", "fr")],
)
def test_a_line_names_a_card_that_need_not_be_there(line: str, lang: Language) -> None:
    assert done(line, "Alice: 2/2", lang) == [
        {"choose": "name", "by": "Alice", "pick": "Test Wurm"},
        {"cast": "Hill Giant", "by": "Alice", "as": "hill-giant"},
    ]


def test_two_kinds_of_choices_stand_in_one_line() -> None:
    assert [each.get("choose") for each in done("Alice casts Hill Giant naming Test Wurm sacrificing 2/2", TABLE)] == [
        "name",
        "sacrifice",
        None,
    ]


@pytest.mark.parametrize("bracket", ["naming Test Wurm", "nommant Test Wurm"])
def test_201_4_what_lies_on_the_table_can_have_a_name_chosen_for_it(bracket: str) -> None:
    document = read_interaction(InteractionRequest("resolve", f"Alice: Hill Giant ({bracket})"), "en", CARDS).document
    assert document["objects"] == [
        {"id": "hill-giant", "card": "Hill Giant", "controller": "Alice", "chosen": {"name": "Test Wurm"}}
    ]

"""Of things that nothing tells apart, a line may name one without saying which."""

from typing import Any

import pytest

from bot.judge.language.lines.typed_interaction import read_interaction
from bot.judge.language.reading.notes import NoteKind, make_note
from bot.judge.language.reading.request import InteractionRequest
from bot.judge.problems import ProblemKind, ScenarioError
from tests.judge.table import CARDS

BOLT = "Bob casts Test Bolt targeting Hill Giant"


def targets(table: str, actions: str) -> list[Any]:
    reading = read_interaction(InteractionRequest(actions, table), "en", CARDS)
    return [each.get("targets") for each in reading.document["do"]]


def test_the_first_of_several_that_are_alike_is_taken_and_that_is_said() -> None:
    reading = read_interaction(InteractionRequest(BOLT, "Alice: 3x Hill Giant"), "en", CARDS)
    assert reading.document["do"][0]["targets"] == ["hill-giant"]
    assert make_note(NoteKind.ONE_OF_ALIKE, typed="Hill Giant", number=3) in reading.understood


def test_what_was_spoken_of_once_is_meant_the_next_time() -> None:
    told = targets("Alice: 2x Hill Giant", f"Bob casts Test Bolt targeting Hill Giant #2; {BOLT}")
    assert told == [["hill-giant-2"], ["hill-giant-2"]]


def test_a_name_that_stands_twice_in_a_line_means_two_of_them() -> None:
    told = read_interaction(
        InteractionRequest("Alice attacks with Hill Giant and Hill Giant", "3x Hill Giant"), "en", CARDS
    )
    (attack,) = told.document["do"]
    assert [each["who"] for each in attack["attack"]] == ["hill-giant", "hill-giant-2"]


@pytest.mark.parametrize(
    ("table", "actions"),
    [
        ("Alice: Hill Giant, Hill Giant (tapped)", BOLT),
        ("Alice: Hill Giant; Bob: Hill Giant", BOLT),
        ("Alice: 2x Hill Giant, Test Blade on Hill Giant #1", BOLT),
        ("Alice: 3x Hill Giant", f"Alice attacks with Hill Giant #1 and Hill Giant #2; {BOLT}"),
    ],
)
def test_what_something_tells_apart_is_asked_about(table: str, actions: str) -> None:
    with pytest.raises(ScenarioError) as raised:
        targets(table, actions)
    assert raised.value.problem.kind is ProblemKind.WHICH_ONE

"""Every problem and every note has its sentence in both languages, and the sentence can be filled in."""

from enum import StrEnum

import pytest

from bot.judge.language.reading.notes import NoteKind
from bot.judge.problems import Problem, ProblemKind
from bot.ui.strings import strings_in

NOTE_VALUES: dict[str, str | int] = {"typed": "x", "name": "y", "keywords": "z", "life": 20, "loyalty": 3, "number": 2}
EXPECTED = ("number", "text", "flag", "list", "object", "mana-cost", "two-piles", "ability")


def everything() -> list[tuple[StrEnum, dict[str, str | int]]]:
    problems = [(kind, Problem(kind, "do[0]", "x", ("a", "b"), limit=1_000).arguments) for kind in ProblemKind]
    return [*problems, *((kind, NOTE_VALUES) for kind in NoteKind)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_kind_has_a_sentence_of_one_line(lang: str) -> None:
    texts = {kind: strings_in("fr" if lang == "fr" else "en")(kind.value, **values) for kind, values in everything()}
    assert {kind for kind, text in texts.items() if not text or "\n" in text} == set()


@pytest.mark.parametrize("expected", EXPECTED)
def test_each_expected_thing_has_words_of_its_own(expected: str) -> None:
    problem = Problem(ProblemKind.WRONG_TYPE, "do[0]", "x", expected=expected)
    other = Problem(ProblemKind.WRONG_TYPE, "do[0]", "x", expected="?")
    for lang in ("en", "fr"):
        say = strings_in("fr" if lang == "fr" else "en")
        assert say(problem.kind, **problem.arguments) != say(other.kind, **other.arguments)


def test_a_french_line_keeps_its_thin_spaces() -> None:
    problem = Problem(ProblemKind.UNKNOWN_KEY, "do[0]", "attak", ("attack",))
    say = strings_in("fr")
    line = say("scenario-nearest", problem=say(problem.kind, **problem.arguments), **problem.arguments)
    line = say("scenario-at", problem=line, **problem.arguments)
    assert line == "do[0]\u202f: clé inconnue\u202f: «\u202fattak\u202f» (au plus proche\u202f: attack)"

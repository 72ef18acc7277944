"""Bytes or text into plain JSON values, with every way in which a file can be no JSON as one problem.

Knows no scenario: sizes, depth, encoding and syntax only."""

import json
import re
from collections import Counter
from typing import Any, NoReturn

from bot.judge.problems import Problem, ProblemKind, ScenarioError, problem_of, shown_in_message

MOST_BYTES = 4_000_000
DEEPEST = 40
MOST_DIGITS = 12
"""Longer numbers are out of every range; reading them would only cost time."""

BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)
"""Strings whole, so that brackets inside them do not count."""


def parse_json(content: str | bytes) -> Any:
    """Return the JSON value of a file; raises `ScenarioError`."""
    text = decode_text(content)
    check_depth(text)
    try:
        return json.loads(
            text,
            object_pairs_hook=refuse_repeated_keys,
            parse_int=read_integer,
            parse_float=read_fraction,
            parse_constant=not_a_number,
        )
    except json.JSONDecodeError as error:
        line = f"{error.lineno}:{error.colno}"
        raise problem_of(ProblemKind.NOT_JSON, "", line) from error


def decode_text(content: str | bytes) -> str:
    """Return the text, without a byte order mark."""
    if len(content) > MOST_BYTES:
        raise ScenarioError(Problem(ProblemKind.TOO_LARGE, limit=MOST_BYTES))
    if isinstance(content, str):
        return content.removeprefix("\ufeff")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise problem_of(ProblemKind.NOT_UTF8, "", error.start) from error


def check_depth(text: str) -> None:
    """Refuse what is nested deeper than any scenario, before the parser would run out of stack."""
    depth = 0
    for token in BRACKETS.finditer(text):
        first = text[token.start()]
        depth += (first in "[{") - (first in "]}")
        if depth > DEEPEST:
            raise ScenarioError(Problem(ProblemKind.TOO_DEEP, limit=DEEPEST))


def refuse_repeated_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse a key that stands twice in one object: which one is meant is anybody's guess."""
    values = dict(pairs)
    if len(values) < len(pairs):
        times = Counter(key for key, _ in pairs)
        raise problem_of(ProblemKind.KEY_TWICE, "", next(key for key in times if times[key] > 1))
    return values


def read_integer(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ScenarioError(Problem(ProblemKind.OUT_OF_RANGE, "", shown_in_message(digits), limit=1_000_000))
    return int(digits)


def read_fraction(digits: str) -> float:
    return float(digits[:100])


def not_a_number(word: str) -> NoReturn:
    raise problem_of(ProblemKind.NO_NUMBER, "", word)

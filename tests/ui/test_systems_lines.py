"""The five systems as players type them: planeswalkers, trample, protection, Emperor in both rule sets, Mage Noir."""

import re
from collections.abc import Iterator
from pathlib import Path

from bot.language import Language
from bot.ui.ask import answer_line
from bot.ui.desk import Desk

RIGHT = 0.92
"""The share of the lines that have to be right."""
MARKS = re.compile("[\ue000-\uf8ff]")
"""Characters for private use, by which sentences are made."""
ANSWERS = frozenset({"keyword", "card", "rule", "ruling"})


def lines() -> Iterator[tuple[Language, str, list[str]]]:
    lang: Language = "fr"
    for line in (Path(__file__).parent / "systems_lines.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("@"):
            lang = "en" if line == "@en" else "fr"
        elif line and not line.startswith("#"):
            typed, *words = line.split("|")
            yield lang, typed, [each.casefold() for each in words if each]


def is_right(desk: Desk, lang: Language, typed: str, words: list[str]) -> bool:
    reply = answer_line(desk, lang, typed)
    return reply.kind in ANSWERS and (not words or any(each in reply.text.casefold() for each in words))


def test_lines_of_the_five_systems_are_answered_rightly(desk: Desk) -> None:
    every = list(lines())
    wrong = [typed for lang, typed, words in every if not is_right(desk, lang, typed, words)]
    assert len(wrong) <= (1 - RIGHT) * len(every), wrong


def test_no_mark_for_agreement_or_glosses_is_left_in_a_reply(desk: Desk) -> None:
    assert [typed for lang, typed, _ in lines() if MARKS.search(answer_line(desk, lang, typed).text)] == []

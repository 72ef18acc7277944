"""What a question asks, by the ways in which it is asked: the fact, of whom or what, and how much.

`questions_en.txt` and `questions_fr.txt` list them below the situations of which they are asked, each behind `=`.
Behind `|` stands what is asked: `damage opponent 3`, `not loses opponent`, `dies 2/2 of opponent`."""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from bot.cards.catalogue import Catalogue
from bot.judge.language.asked.drafting.draft import DraftQuestion
from bot.judge.language.asked.reading_text import read_text
from bot.language import Language

FOLDER = Path(__file__).parent


def questions_of(lang: Language) -> Iterator[tuple[str, str]]:
    """Yield each situation with its question, and what it asks."""
    situation = ""
    for line in (FOLDER / f"questions_{lang}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("= "):
            situation = line[2:]
        elif line:
            question, asked = line.split(" | ")
            yield f"{situation} {question}", asked


def words_of(question: DraftQuestion) -> str:
    """Return what is asked as the files have it."""
    things = dict.fromkeys(f"{each.card or each.size} of {each.owner}" for each in question.things)
    parts = ["not" if question.negated else "", question.asked.value, *things, question.size]
    parts += [question.player or "" if not things else "", "" if question.number is None else str(question.number)]
    return " ".join(each for each in parts if each)


def words_asked(text: str, lang: Language, cards: Catalogue) -> str:
    draft = read_text(text, lang, cards).draft
    left = [f"({each.text})" for each in draft.leftovers] + [f"({each.what}?)" for each in draft.missing]
    return "; ".join([*map(words_of, draft.questions), *left])


@pytest.mark.parametrize("lang", get_args(Language))
def test_each_way_to_ask_is_read_as_its_fact(lang: Language) -> None:
    cards = Catalogue.open()
    read = {text: (asked, words_asked(text, lang, cards)) for text, asked in questions_of(lang)}
    assert {text: both for text, both in read.items() if both[0] != both[1]} == {}

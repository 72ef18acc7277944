"""Each statement of the articles is found by words that half remember it, and the answer tells it."""

import tomllib
from pathlib import Path

import pytest

from bot.language import Language
from bot.reference.citations import shipped_citations
from bot.ui.ask import answer_line
from bot.ui.desk import Desk
from tests.reference.test_article_facts import TABLES
from tests.shared import SHARED, needs_shared
from tests.ui.rulebook import desk_with_rules

TYPED = tomllib.loads((Path(__file__).parent / "article_words.toml").read_text(encoding="utf-8"))
WORDINGS = [
    line.split("|")
    for line in (Path(__file__).parent / "article_wordings.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
FOUND = 0.95
"""The share of the statements that have to be found."""
ANSWERS = frozenset({"keyword", "card", "rule", "ruling"})


def told_facts() -> list[str]:
    tables = [tomllib.loads(table.read_text(encoding="utf-8")) for table in TABLES]
    return [fact for table in tables for fact, told in table.items() if "aside" not in told]


def is_found(desk: Desk, fact: str) -> bool:
    reply = answer_line(desk, "fr", TYPED[fact]["typed"])
    text = reply.text.casefold()
    wanted = [each.casefold() for each in TYPED[fact]["tells"]]
    return reply.kind in ANSWERS and (not wanted or any(each in text for each in wanted))


def is_answered(desk: Desk, lang: Language, typed: str, tells: str) -> bool:
    reply = answer_line(desk, lang, typed)
    text, begins = plain(reply.text), plain(reply.verdict)
    words = [plain(each) for each in tells.split("~")]
    held = any(begins.startswith(each[1:]) if each[0] == "^" else each in text for each in words)
    return reply.kind in ANSWERS and held


def plain(text: str) -> str:
    return text.casefold().replace("’", "'").replace("\u202f", " ")


def test_there_are_words_for_every_statement_about_a_rule() -> None:
    assert [fact for fact in told_facts() if fact not in TYPED] == []


@needs_shared
@pytest.mark.timeout(300)
def test_the_statements_are_found_by_these_words(tmp_path: Path) -> None:
    rules = (SHARED / "data" / "rules" / f"comprehensive-rules-{shipped_citations().edition}.txt").read_text("utf-8")
    desk = desk_with_rules(tmp_path, rules)
    lost = [fact for fact in TYPED if not is_found(desk, fact)]
    assert len(lost) <= (1 - FOUND) * len(TYPED), lost
    unlike = [
        typed
        for _, lang, typed, tells in WORDINGS
        if not is_answered(desk, "fr" if lang == "fr" else "en", typed, tells)
    ]
    assert len(unlike) <= (1 - FOUND) * len(WORDINGS), unlike

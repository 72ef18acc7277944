"""Made-up rules in an index of their own: what words find, and what stands around a rule."""

import sqlite3

import pytest

from bot.reference.rulebook import Findings, Rulebook, RuleText, search_expressions

RULES = [
    ("7", "More", "More"),
    ("702", "Talents", "Talents"),
    ("702.9", "Gliding", "Gliding"),
    ("702.9a", "Gliding", "Gliding is a talent of owls."),
    ("702.9b", "Gliding", "An owl that glides is caught by nets alone. See rule 703.1."),
    ("703", "Nets", "Nets"),
    ("703.1", "Nets", "A net catches one owl, and this is the owl law."),
    ("703.2", "Nets", "Nets tear."),
]
GLOSSARY = {"Owl Law (Obsolete)": "A law about nets. See rules 703.1 and 702.9b.", "Owlet": "A small owl."}


@pytest.fixture(scope="module")
def book() -> Rulebook:
    index = sqlite3.connect(":memory:", check_same_thread=False)
    index.execute("CREATE VIRTUAL TABLE words USING fts5 (number UNINDEXED, heading, text, tokenize='porter')")
    index.executemany("INSERT INTO words VALUES (?, ?, ?)", RULES)

    def matching(words: str, most: int) -> list[str]:
        asked = "SELECT number FROM words WHERE words MATCH ? ORDER BY rank LIMIT ?"
        return [number for (number,) in index.execute(asked, (words, most))]

    rules = {number: RuleText(number, heading, text) for number, heading, text in RULES}
    return Rulebook("2026-04-17", rules, GLOSSARY, matching)


def numbers(found: Findings) -> list[str]:
    return [each.number for each in found.rules]


def test_a_rule_stands_among_others(book: Rulebook) -> None:
    assert book.rule("702.9b") == RuleText("702.9b", "Gliding", RULES[4][2])
    assert book.rule("702.9c") is None
    assert [each.number for each in book.parts("702.9")] == ["702.9a", "702.9b"]
    assert [each.number for each in book.parts("7")] == ["702", "703"]
    assert [each.number for each in book if each.is_heading] == ["7", "702", "702.9", "703"]


@pytest.mark.parametrize(
    ("terms", "held", "found"),
    [
        (("nets",), "name", ["703"]),
        (("owl law",), "name", ["703.1", "702.9b"]),
        (("a talent of owls",), "phrase", ["702.9a"]),
        (("glides", "net"), "words", ["702.9b"]),
        (("tears", "owl"), "some", ["703.2"]),
    ],
)
def test_words_find_what_they_name_then_what_holds_them(
    book: Rulebook, terms: tuple[str, ...], held: str, found: list[str]
) -> None:
    findings = book.find(terms)
    assert (findings.held, numbers(findings)[: len(found)]) == (held, found)


def test_no_words_find_nothing(book: Rulebook) -> None:
    assert (book.find(()).rules, book.find(("zzz",)).rules) == ((), ())


def test_a_word_that_stands_nowhere_is_taken_for_the_one_that_is_nearest(book: Rulebook) -> None:
    assert book.spelt(("glidng nets", "owl")) == ("gliding", "nets", "owl")
    assert book.spelt(("zzz",)) == ("zzz",)


def test_a_term_is_known_by_its_folded_name_and_the_nearest_are_offered(book: Rulebook) -> None:
    assert book.term("owl law") == ("Owl Law (Obsolete)", GLOSSARY["Owl Law (Obsolete)"])
    assert book.term("law") is None
    assert book.near("owlett") == ("Owlet",)
    assert list(book.topics.items())[-2:] == [("owl law obsolete", "Owl Law (Obsolete)"), ("owlet", "Owlet")]
    assert list(book.topics.values()) == ["More", "Talents", "Gliding", "Nets", *GLOSSARY]


def test_the_strictest_question_comes_first() -> None:
    assert list(search_expressions(("legend rule", "planeswalker"))) == [
        ('"legend rule planeswalker"', "phrase"),
        ('"legend rule" AND "planeswalker"', "words"),
        ('"legend" AND "rule" AND "planeswalker"', "words"),
        ('"legend" OR "rule" OR "planeswalker"', "some"),
    ]
    assert list(search_expressions(())) == []

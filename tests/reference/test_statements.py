"""Statements on the rules by what players half remember of them: `data/rules/statements.toml`."""

import pytest

from bot.language import LANGUAGES, Language
from bot.reference.citations import shipped_citations
from bot.reference.statements import Named, Statement, shipped_statements, statement_search
from tests.reference.typography import complaints

EACH_ASKED = [
    (language, each, asked)
    for language in LANGUAGES
    for each in shipped_statements("rules")
    for asked in each.asked[language]
]

FOUND = 0.93
"""The share of these words that have to find it; some say only with others what they are about."""


def found(question: str, language: Language) -> Statement | None:
    hits = statement_search()[language].find(question, (), 1)
    return hits[0].statement if hits else None


def test_a_statement_is_found_by_nearly_each_of_the_ways_to_ask_for_it() -> None:
    lost = [
        asked
        for language, each, asked in EACH_ASKED
        if each not in [hit.statement for hit in statement_search()[language].find(asked, (), 2)]
    ]
    assert len(lost) <= (1 - FOUND) * len(EACH_ASKED), lost


def test_the_rules_of_a_statement_are_cited_with_a_word_of_theirs() -> None:
    assert {
        rule for each in shipped_statements("rules") for rule in each.rules
    } - shipped_citations().topics.keys() == set()


def test_statements_are_written_as_they_are_printed() -> None:
    assert [(each.told.fr, found) for each in shipped_statements("rules") if (found := complaints(each.told.fr))] == []


def test_what_names_nothing_that_a_statement_is_about_finds_none() -> None:
    assert found("can a creature with vigilance be cast in the main phase of an opponent", "en") is None
    assert found("une créature avec la vigilance se lance-t-elle au tour adverse", "fr") is None


def test_a_card_stands_for_its_types() -> None:
    karn = Named("Karn libéré", "Karn Liberated", "Legendary Planeswalker — Karn")
    hits = statement_search()["fr"].find("deux créatures peuvent attaquer Karn libéré en même temps ?", (karn,))
    assert hits[0].statement.rules == ("506.2", "508.1")


@pytest.mark.parametrize(
    ("language", "question", "rule"),
    [
        ("en", "can my planeswalker be attacked by two creatures at once", "506.2"),
        ("fr", "trample contre deux bloqueurs dont un indestructible", "702.19b"),
        ("fr", "utiliser le +1 puis le -2 du même planeswalker", "606.3"),
        ("fr", "jace meurt avant les blessures, ses attaquants tapent le joueur ?", "506.4"),
    ],
)
def test_half_remembered_words_find_it(language: Language, question: str, rule: str) -> None:
    hit = found(question, language)
    assert hit is not None
    assert hit.rules[0] == rule

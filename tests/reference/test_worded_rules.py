"""Rules in our own words: short, in each language, and found by questions in plain words."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from bot.cards.headings import rules_with_headings
from bot.language import LANGUAGES, RULES_LANGUAGE, Language
from bot.reference.citations import shipped_citations
from bot.reference.keywords import shipped_keywords
from bot.reference.own_words import rules_in_own_words
from bot.reference.rule_search import RuleSearch, search_of, shipped_questions
from bot.reference.rule_titles import shipped_titles
from bot.reference.rulebook import RuleText
from bot.ui.commands.rule_shown import BRIEF, own_text, shorten_words
from tests.reference.corpus import rulebook
from tests.shared import needs_shared


def questions_in(file: str) -> list[tuple[str, ...]]:
    """Return a file's questions: language, words, and the rules that a judge would open."""
    lines = Path(__file__).with_name(file).read_text(encoding="utf-8").splitlines()
    return [tuple(each.strip() for each in line.split("|")) for line in lines if not line.startswith("#")]


QUESTIONS = questions_in("worded_rules.txt")
DRAWN = questions_in("drawn_rules.txt")
LONGEST = 75
"""In words."""


@cache
def search_with_official_text() -> RuleSearch:
    rules = rules_with_headings(rulebook(shipped_citations().edition).items())
    return search_of(shipped_keywords(), (RuleText(*rule) for rule in rules))


def misses(
    search: RuleSearch, lang: Language, questions: Sequence[tuple[str, ...]] = QUESTIONS, most: int = 1
) -> tuple[list[str], int]:
    """Return the questions of whose first `most` rules none is one that a judge would open, and how many are asked; a
    section shows its rules."""
    asked = [(question, set(expected.split())) for spoken, question, expected in questions if spoken == lang]
    found = [
        (question, expected, [hit.rule for hit in search.find(question, lang, most)]) for question, expected in asked
    ]
    return [
        f"{question}: {rules}"
        for question, expected, rules in found
        if expected.union(map(section_of, expected)).isdisjoint(rules)
    ], len(asked)


def section_of(number: str) -> str:
    return number.rstrip("abcdefghijklmnopqrstuvwxyz")


@needs_shared
@pytest.mark.parametrize("lang", get_args(Language))
def test_questions_in_plain_words_lead_to_the_rule_that_a_judge_would_open(lang: Language) -> None:
    missed, asked = misses(search_with_official_text(), lang)
    assert asked >= 200
    assert len(missed) <= asked / 10, missed


@needs_shared
@pytest.mark.parametrize("lang", get_args(Language))
def test_questions_on_rules_drawn_by_lot_find_them_among_the_first(lang: Language) -> None:
    search = search_with_official_text()
    wrong, asked = misses(search, lang, DRAWN)
    assert len(wrong) <= asked / 4, wrong
    lost, asked = misses(search, lang, DRAWN, most=3)
    assert len(lost) <= asked / 10, lost


@pytest.mark.parametrize("lang", get_args(Language))
def test_most_are_answered_where_no_rules_were_synced(lang: Language) -> None:
    missed, asked = misses(search_of(shipped_keywords()), lang)
    assert len(missed) <= asked / 5, missed


def test_words_that_say_nothing_lead_nowhere() -> None:
    search = search_of(shipped_keywords())
    assert search.find("what is the rule", "en") == ()
    assert [hit for hit in search.find("how do I bake bread", "en") if hit.covered > 0.3] == []


def test_a_rule_is_found_by_the_questions_by_which_players_ask_for_it() -> None:
    search = search_of(shipped_keywords())
    lost = [
        (number, question)
        for lang in LANGUAGES
        for number, questions in shipped_questions()[lang].items()
        for question in questions
        if number not in {hit.rule for hit in search.find(question, lang, 3)}
    ]
    assert lost == []


def test_rules_in_our_words_are_short_and_in_every_language() -> None:
    texts = rules_in_own_words()
    english = texts["en"].keys()
    assert len(english) >= 450
    for lang in get_args(Language):
        assert english == texts[lang].keys()
        assert [number for number, text in texts[lang].items() if len(text.split()) > LONGEST] == []


@needs_shared
def test_every_chapter_has_a_title_in_every_language() -> None:
    chapters = {number for number, _ in rulebook(shipped_citations().edition).items() if "." not in number}
    for lang in get_args(Language):
        assert lang == RULES_LANGUAGE or shipped_titles()[lang].keys() == chapters


@needs_shared
def test_a_rule_shows_at_most_sixty_words_of_its_official_text_before_more() -> None:
    rules = [RuleText(*rule) for rule in rules_with_headings(rulebook(shipped_citations().edition).items())]
    assert [each.number for each in rules if len(shorten_words(own_text(each), BRIEF).split()) > BRIEF + 1] == []

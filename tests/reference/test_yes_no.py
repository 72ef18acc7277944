"""Questions on the rules that Yes or No answers: `data/rules/yes_no.toml`."""

from collections import Counter

import pytest

from bot.language import LANGUAGES, Language
from bot.reference.citations import shipped_citations
from bot.reference.yes_no import shipped_answers, shipped_yes_no, wordings_of, words_that_count, yes_or_no
from tests.reference.typography import complaints

LONGEST = 20
"""In words."""


@pytest.mark.parametrize(
    ("language", "question", "yes", "rule"),
    [
        ("en", "Can a tapped creature block?", False, "509.1a"),
        ("en", "can tapped creatures block", False, "509.1a"),
        ("en", "Does trample work on planeswalkers?", True, "702.19b"),
        ("fr", "Une créature engagée peut-elle bloquer ?", False, "509.1a"),
        ("fr", "Est-ce que les créatures engagées peuvent bloquer ?", False, "509.1a"),
        ("fr", "est-ce que l’initiative marche contre la double initiative ?", True, "702.7b"),
    ],
)
def test_a_question_is_answered_in_its_usual_words(language: Language, question: str, yes: bool, rule: str) -> None:
    answer = yes_or_no(question, language)
    assert answer is not None
    assert (answer.yes, answer.rules[0]) == (yes, rule)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "can a tapped creature be blocked"),
        ("en", "can an untapped creature block"),
        ("en", "can a tapped creature not block"),
        ("en", "can a creature block a tapped creature"),
        ("fr", "une créature engagée peut-elle être bloquée"),
        ("fr", "une créature dégagée peut-elle bloquer"),
        ("en", ""),
    ],
)
def test_another_question_is_not(language: Language, question: str) -> None:
    assert yes_or_no(question, language) is None


def test_no_question_has_two_answers() -> None:
    asked = [
        (language, words)
        for language in LANGUAGES
        for answer in shipped_yes_no()["answer"]
        for words in {
            words_that_count(wording, language) for each in answer["asked"][language] for wording in wordings_of(each)
        }
    ]
    assert [each for each, times in Counter(asked).items() if times > 1] == []


def test_answers_are_short_and_stand_in_each_language() -> None:
    answers = {answer for language in LANGUAGES for answer in shipped_answers()[language].values()}
    assert len(answers) >= 150
    for language in LANGUAGES:
        reached = set(shipped_answers()[language].values())
        assert answers - reached == set()
        assert [each.because[language] for each in answers if len(each.because[language].split()) > LONGEST] == []
    assert [(each.because.fr, found) for each in answers if (found := complaints(each.because.fr))] == []


def test_the_rules_of_an_answer_are_cited_with_a_word_of_theirs() -> None:
    cited = {rule for answer in shipped_yes_no()["answer"] for rule in answer["rules"]}
    assert cited - shipped_citations().topics.keys() == set()


def test_whose_a_thing_is_may_turn_the_answer_round() -> None:
    answer = yes_or_no("can I sacrifice my indestructible creature?", "en")
    assert answer is not None
    assert answer.yes
    assert yes_or_no("can I sacrifice his indestructible creature?", "en") is None
    assert yes_or_no("je peux sacrifier sa créature indestructible ?", "fr") is None

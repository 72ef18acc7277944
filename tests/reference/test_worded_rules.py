"""Rules in our own words: short, in each language, and found by questions in plain words."""

from pathlib import Path
from typing import get_args

import pytest

from bot.language import Language
from bot.reference.own_words import rules_in_own_words, worded_rules

QUESTIONS = [
    tuple(each.strip() for each in line.split("|"))
    for line in Path(__file__).with_name("worded_rules.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
LONGEST = 75
"""In words."""


@pytest.mark.parametrize("lang", get_args(Language))
def test_questions_in_plain_words_lead_to_the_rule_that_a_judge_would_open(lang: Language) -> None:
    """Four in five by our own words alone; where these are silent, keywords and the rulebook's words decide."""
    asked = [(question, expected.split()) for spoken, question, expected in QUESTIONS if spoken == lang]
    found = [(question, expected, worded_rules(lang).find(question)) for question, expected in asked]
    wrong = [(question, rule) for question, expected, rule in found if rule and rule.number not in expected]
    assert len(asked) >= 60
    assert len(wrong) <= len(asked) / 20, wrong
    assert sum(rule is not None for _, _, rule in found) - len(wrong) >= 0.8 * len(asked)


def test_words_that_say_nothing_lead_nowhere() -> None:
    assert worded_rules("en").find("what is the rule") is None
    assert worded_rules("en").find("how do I bake bread") is None


def test_rules_in_our_words_are_short_and_in_every_language() -> None:
    texts = rules_in_own_words()
    english = texts["en"].keys()
    assert len(english) >= 320
    for lang in get_args(Language):
        assert english <= texts[lang].keys()
        assert [number for number, text in texts[lang].items() if len(text.split()) > LONGEST] == []

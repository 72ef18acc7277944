"""How answers to a fixed set of lines read: how long they are, what they cite, and what they never say."""

from functools import cache
from statistics import median, quantiles
from typing import get_args

import pytest

from bot.language import Language
from tests.benchmarks.prose import Prose, fixed_lines, measured
from tests.examples import sample

LANGUAGES = get_args(Language)


@cache
def answers_in(lang: Language) -> tuple[Prose, ...]:
    return tuple(measured(lang, sample(fixed_lines(lang), least=300)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_least_two_hundred_answers_are_measured(lang: Language) -> None:
    assert len(answers_in(lang)) >= 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_a_verdict_is_in_the_outcome(lang: Language) -> None:
    assert [(each.line, each.reply.verdict) for each in answers_in(lang) if each.unfounded] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_are_short(lang: Language) -> None:
    words = [each.words for each in answers_in(lang)]
    assert median(words) <= 40
    assert quantiles(words, n=10)[-1] <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_cite_three_rules_at_most(lang: Language) -> None:
    few = sum(each.rules <= 3 for each in answers_in(lang))
    assert few >= 0.9 * len(answers_in(lang))


def test_french_names_that_are_not_legendary_have_their_article() -> None:
    named = sum(each.names for each in answers_in("fr"))
    bare = [name for each in answers_in("fr") for name in each.bare]
    assert len(bare) <= 0.03 * named, bare


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_say_nothing_that_no_judge_would(lang: Language) -> None:
    assert [(each.line, each.forbidden) for each in answers_in(lang) if each.forbidden] == []

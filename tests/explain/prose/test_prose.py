"""How answers to a fixed set of lines read: how long they are, what they cite, and what they never say."""

from functools import cache
from statistics import median, quantiles
from typing import get_args

import pytest

from bot.language import Language
from tests.benchmarks.prose import Prose, measured

LANGUAGES = get_args(Language)


@cache
def answers_in(lang: Language) -> tuple[Prose, ...]:
    return tuple(measured(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_least_two_hundred_answers_are_measured(lang: Language) -> None:
    assert len(answers_in(lang)) >= 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_a_verdict_is_in_the_outcome(lang: Language) -> None:
    assert [(each.line, each.reply.verdict) for each in answers_in(lang) if each.unfounded] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_are_short(lang: Language) -> None:
    words = [each.words for each in answers_in(lang)]
    assert median(words) <= 50
    assert quantiles(words, n=10)[-1] <= 80

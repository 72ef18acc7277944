"""Whatever is typed ends with an answer or with a stated limit, which the same line always meets at the same place."""

import pytest

from bot.engine.fuel import limited_fuel
from bot.language import LANGUAGES, Language
from bot.ui.ask import answer_line_or_raise

from .hostile_lines import DESK, HOSTILE

FUEL = 500_000
"""A tenth of what a question has, so that the test is quick."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", HOSTILE)
def test_it_is_answered_or_the_limit_is_stated(name: str, lang: Language) -> None:
    kind, typed = HOSTILE[name]
    with limited_fuel(FUEL):
        reply = answer_line_or_raise(DESK, lang, typed[lang])
    assert (reply.kind, bool(reply.verdict), reply.certain and kind != "ruling") == (kind, True, False)


def test_there_are_thirty_of_them() -> None:
    assert len(HOSTILE) >= 30

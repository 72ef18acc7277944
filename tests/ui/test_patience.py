"""In a terminal a line that takes too long is given up, and the next one is answered."""

import signal
import sys

import pytest

from bot.language import LANGUAGES, Language
from bot.ui.patience import OutOfTime, answer_in_time, interrupt
from bot.ui.strings import strings_in

from .workers.hostile_lines import DESK, HOSTILE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_that_takes_too_long_is_given_up_and_the_next_is_answered(lang: Language) -> None:
    before = signal.getsignal(signal.SIGPROF)
    heavy = answer_in_time(DESK, lang, HOSTILE["wakes"][1][lang], seconds=0.02)
    assert (heavy.kind, heavy.verdict, heavy.certain) == ("too heavy", strings_in(lang)("ask-too-slow"), False)
    assert answer_in_time(DESK, lang, "/keyword trample").kind == "keyword"
    assert signal.getsignal(signal.SIGPROF) is before


def test_others_code_is_never_interrupted_in_the_middle() -> None:
    def run_as(module: str) -> None:
        exec("interrupt(14, sys._getframe())", {"__name__": module, "interrupt": interrupt, "sys": sys})  # noqa: S102

    run_as("gc_callback")
    with pytest.raises(OutOfTime):
        run_as("bot.engine")

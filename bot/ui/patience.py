"""How long a line may take: a limit of time around what its fuel should have ended already.

In Discord the worker's process is ended with its question; in a terminal the line alone is given up, once it took so
much of the processor: on a machine that is busy with other things, waiting is no work on the question."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from bot.language import Language
from bot.ui.ask import answer_line, too_slow_reply
from bot.ui.desk import Desk
from bot.ui.reply import Reply

PATIENCE = 8.0
"""Seconds of work after which a question is given up: its fuel ends it before, save where work is not counted."""

AGAIN = 0.02
"""Seconds after which it is tried again where the moment did not allow to interrupt."""

OURS = "bot."
"""How the names of the modules begin that may be interrupted. What others' code does in between, as when garbage is
collected, could swallow what is raised there, or be left half done."""


class OutOfTime(BaseException):
    """The question took longer than anything may; no fault, so that nothing that catches faults catches it."""


def answer_in_time(desk: Desk, lang: Language, text: str, seconds: float = PATIENCE) -> Reply:
    """Answer a typed line, or say that it took too long. Never raises."""
    try:
        with limited_time(seconds):
            return answer_line(desk, lang, text)
    except OutOfTime:
        return too_slow_reply(lang)


@contextmanager
def limited_time(seconds: float) -> Iterator[None]:
    """Inside, raise `OutOfTime` once the process has worked for so many seconds; where the system has no such timer,
    and outside of the main thread, nothing is limited."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before, left = signal.signal(signal.SIGPROF, interrupt), (0.0, 0.0)
    try:
        left = signal.setitimer(signal.ITIMER_PROF, seconds, AGAIN)
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
        signal.setitimer(signal.ITIMER_PROF, *left)


def interrupt(_number: int, frame: FrameType | None) -> None:
    """Raise `OutOfTime` where our own code runs; elsewhere the timer comes again."""
    if frame is not None and str(frame.f_globals.get("__name__", "")).startswith(OURS):
        raise OutOfTime

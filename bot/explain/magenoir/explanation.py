"""Tells an outcome of Mage Noir: the verdict, the answers, then each step with the chapters that it cites."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Protocol

from bot.engine.magenoir.events import Event
from bot.engine.magenoir.outcome import Answer, Outcome
from bot.engine.magenoir.scenario import CanActivate, CanPrepare, CanUse, OpenWindows, Question, Step
from bot.explain.explanation import Explanation, Line
from bot.explain.magenoir import english, french
from bot.explain.magenoir.names import Lang, Names, names_in


class Teller(Protocol):
    """What a language module offers."""

    def sentence(self, event: Event, names: Names) -> str | None: ...
    def answer(self, given: Answer, question: Question, names: Names) -> str: ...
    def verdict(self, outcome: Outcome) -> str: ...


TELLERS: Mapping[Lang, Teller] = MappingProxyType({"en": english, "fr": french})


def explain_magenoir(outcome: Outcome, do: Sequence[Step], lang: Lang) -> Explanation:
    """Tell an outcome in that language; every line comes from an event of the trace, or answers a question."""
    teller, names = TELLERS[lang], names_in(outcome, lang)
    answers = [
        Line(teller.answer(each, asked, names), each.rules)
        for each in outcome.answers
        if isinstance(asked := do[each.action], CanUse | CanActivate | CanPrepare | OpenWindows)
    ]
    steps = [
        Line(told, entry.rules, entry.moment)
        for entry in outcome.trace
        if (told := teller.sentence(entry.event, names)) is not None
    ]
    lines = (*answers, *steps)
    cited = tuple(dict.fromkeys(rule for line in lines for rule in line.rules))
    return Explanation(teller.verdict(outcome), lines, cited)

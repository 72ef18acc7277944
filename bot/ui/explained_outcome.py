"""The outcome of a scenario as programs read it: a document with its explanation in every language, or one line that
says why there is none.

`resolve --json` prints it and `bot.api` returns it."""

from enum import StrEnum
from typing import NamedTuple

from bot.explain.explanation import explain_outcome, render_answer, render_explanation
from bot.explain.magenoir.explanation import explain_magenoir as explain_mage_noir
from bot.explain.magenoir.explanation import render_telling as render_mage_noir
from bot.judge.answer import AnyRuling, MageNoirRuling, ScenarioRuling
from bot.judge.definitions import Library
from bot.judge.outcome_document import Document
from bot.judge.problems import Problem
from bot.judge.ruling_document import ruling_document
from bot.language import LANGUAGES, Language
from bot.ui.forks import explanation_with_branches
from bot.ui.naming import names_of
from bot.ui.problems import problem_line


def outcome_explained(ruling: AnyRuling, cards: Library) -> Document:
    """Return the outcome's document. `explanation` has a list of lines for each language, the verdict first, then what
    it hangs on; `steps` has all that happened."""
    told = {lang: told_lines(ruling, cards, lang) for lang in LANGUAGES}
    document = ruling_document(ruling, {lang: each.answer for lang, each in told.items()})
    return document | {"steps": {lang: each.steps for lang, each in told.items()}}


class Missing(StrEnum):
    """Why there is no outcome."""

    NOT_PLAYED = "not played"
    WRONG_INPUT = "wrong input"
    TOO_HEAVY = "too heavy"


def outcome_missing(why: str, kind: Missing | None = None, so_far: Document | None = None) -> Document:
    """Return what stands in place of an outcome that could not be made: one line, its kind where it is no fault of
    ours, and what was certain where a scenario was stopped."""
    told = {} if kind is None else {"kind": kind.value}
    return {"error": why} | told | ({} if so_far is None else {"so_far": so_far})


def outcome_missing_for(problem: Problem, lang: Language) -> Document:
    """Return what stands in place of an outcome because of a problem."""
    return outcome_missing(problem_line(problem, lang), missing_kind(problem))


def missing_kind(problem: Problem) -> Missing:
    """Return of which kind it is that there is no outcome."""
    if problem.too_heavy:
        return Missing.TOO_HEAVY
    return Missing.NOT_PLAYED if problem.ours else Missing.WRONG_INPUT


def outcome_or_stop(ruling: AnyRuling, cards: Library, lang: Language) -> Document:
    """Return the whole outcome; of a scenario that was stopped the line that says so, and under `so_far` the outcome up
    to there."""
    document = outcome_explained(ruling, cards)
    if not was_stopped(ruling):
        return document
    return outcome_missing(document["explanation"][lang][0], Missing.TOO_HEAVY, document)


def was_stopped(ruling: AnyRuling) -> bool:
    """Say whether the scenario was too heavy to be played to its end."""
    return isinstance(ruling, ScenarioRuling) and ruling.outcome.stopped is not None


class ToldLines(NamedTuple):
    """What is read by default, the verdict first, and every step, as plain lines."""

    answer: list[str]
    steps: list[str]


def told_lines(ruling: AnyRuling, cards: Library, lang: Language) -> ToldLines:
    """Tell a ruling of either game."""
    if isinstance(ruling, MageNoirRuling):
        lines = render_mage_noir(explain_mage_noir(ruling.outcome, lang, ruling.scenario.do))
        return ToldLines(lines, lines[1:])
    names = names_of(ruling.scenario, cards, lang)
    explanation = explain_outcome(ruling.outcome, names, lang, ruling.scenario.do)
    explanation = explanation_with_branches(explanation, ruling.forks, names, lang)
    return ToldLines(render_answer(explanation), render_explanation(explanation)[1:])

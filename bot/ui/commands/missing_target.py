"""Asks for the target of what was cast or activated at nothing, with what can stand there."""

from bot.explain.explanation import names_of_outcome
from bot.judge.answer import TypedRuling
from bot.judge.language.lines.line_parts import OPTION
from bot.judge.missing_targets import missing_target
from bot.judge.problems import Problem, ProblemKind, shown_in_message
from bot.language import Language
from bot.ui.desk import Desk
from bot.ui.naming import names_of
from bot.ui.pictures.names import shown_name
from bot.ui.strings import strings_in

MOST_TARGETS = 5
"""How many possible targets are offered."""


def aimed_at_only_spell(ruling: TypedRuling, actions: str, desk: Desk, lang: Language) -> str:
    """CR 601.2c: return the actions with « répond Contresort » aimed at the one spell that waits; as they were where no
    target is missing, or it may be another."""
    missing = missing_target(ruling.scenario, ruling.outcome)
    problem = problem_of_target(ruling, desk, lang) if missing is not None and missing.answered else None
    if problem is None or len(problem.nearest) != 1:
        return actions
    return actions.replace(problem.found, problem.nearest[0], 1)


def problem_of_target(ruling: TypedRuling, desk: Desk, lang: Language) -> Problem | None:
    """CR 601.2c: return what asks for a target that nobody named; None where none is missing or something else is
    wrong, too."""
    missing = missing_target(ruling.scenario, ruling.outcome)
    if missing is None or missing.action >= len(ruling.reading.lines):
        return None
    line, do = ruling.reading.lines[missing.action], ruling.scenario.do
    named = names_of_outcome(ruling.outcome, names_of(ruling.scenario, desk.library, lang), lang, do)
    possible = dict.fromkeys(shown_name(named, each) for each in missing.possible)
    say, typed = strings_in(lang), shown_in_message(line.text)
    offered = tuple(say("interaction-target-named", typed=typed, target=each) for each in possible if each)
    return Problem(ProblemKind.NO_TARGET_NAMED, OPTION, typed, offered[:MOST_TARGETS], piece=typed, caret=line.start)

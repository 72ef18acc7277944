"""A problem with what was asked, as one line in the asker's language."""

from bot.judge.problems import Problem
from bot.language import Language
from bot.reference.typography import with_apostrophes
from bot.ui.strings import strings_in


def problem_line(problem: Problem, lang: Language, place: str | None = None) -> str:
    """Return what is wrong, where, and the nearest thing that would be right.

    `place` names the place for the reader; None means the problem's own place, empty means to leave it out."""
    say = strings_in(lang)
    arguments = problem.arguments | ({} if place is None else {"place": place})
    arguments["nearest"] = with_apostrophes(str(arguments["nearest"]), lang)
    text = say(problem.kind, **arguments)
    if problem.suggests:
        text = say("scenario-nearest", problem=text, **arguments)
    if arguments["place"]:
        text = say("scenario-at", problem=text, **arguments)
    return " ".join(text.split("\n"))

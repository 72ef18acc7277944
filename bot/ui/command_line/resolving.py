"""`resolve`: plays scenario files and prints their rulings, as text or as one JSON outcome a line."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.cards.errors import CardsError
from bot.cards.serving import open_serving_catalogue
from bot.config import Settings
from bot.engine.frozen_class import dataclass
from bot.engine.fuel import FUEL_OF_A_QUESTION, OutOfFuel, limited_fuel
from bot.judge.answer import AnyRuling, MageNoirRuling, judge_scenario, library_of, problem_of_error
from bot.judge.definitions import Library
from bot.judge.expectations import unmet_expectations
from bot.judge.outcome_document import Document
from bot.judge.problems import Problem
from bot.language import Language
from bot.ui.command_line import DONE, FAILED, WRONG_INPUT
from bot.ui.command_line.output import STANDARD_INPUT, json_line, output_language, standard_input
from bot.ui.explained_outcome import Missing, outcome_missing, outcome_missing_for, outcome_or_stop, was_stopped
from bot.ui.faults import note_fault
from bot.ui.naming import names_of
from bot.ui.unmodelled import unmodelled_lines, unplayed_lines


@dataclass(frozen=True, slots=True)
class Report:
    """What is printed about one file, and its exit status.

    `shown` goes to standard output, `complaints` to standard error, each after the file's name."""

    status: int
    shown: str = ""
    complaints: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Form:
    """How a ruling is printed: as JSON, or to be read, with every step or only with what decides."""

    as_json: bool
    steps: bool

    def lines(self, document: Document, lang: Language) -> list[str]:
        """Return what is to be read of an outcome, the verdict first."""
        verdict, *why = document["explanation"][lang]
        return [verdict, *(document["steps"][lang] if self.steps else why)]


def resolve_files(settings: Settings, options: argparse.Namespace) -> int:
    """Resolve each file, and return the worst exit status.

    That is 2 when a file is no scenario or the store can't be read, else 1 when an expectation is not met or a fault of
    ours came between."""
    lang = output_language(settings, options)
    try:
        cards = library_of(open_serving_catalogue(settings.store, verified=False))
    except CardsError as error:
        print(error, file=sys.stderr)
        return WRONG_INPUT
    form = Form(as_json=options.json, steps=options.steps)
    return max(resolve_file(Path(file), cards, lang, form) for file in options.files)


def resolve_file(file: Path, cards: Library, lang: Language, form: Form) -> int:
    """Print the ruling of one file and return its exit status; a fault of ours is logged and ends this file alone."""
    try:
        report = report_on(file, cards, lang, form)
    except Exception as fault:  # noqa: BLE001 - the boundary: the next file has nothing to do with it
        report = report_without_ruling(str(note_fault(str(file), fault, lang)), FAILED, as_json=form.as_json)
    if report.shown:
        print(report.shown, flush=True)
    for each in report.complaints:
        print(f"{file}: {each}", file=sys.stderr)
    return report.status


def report_on(file: Path, cards: Library, lang: Language, form: Form) -> Report:
    """Judge one file, and compare the outcome with the one that the file expects, if it expects any."""
    with limited_fuel(FUEL_OF_A_QUESTION):
        try:
            return report_on_ruling(read_and_judge(file, cards), cards, lang, form)
        except OSError as error:
            return report_without_ruling(
                error.strerror or str(error), WRONG_INPUT, Missing.WRONG_INPUT, as_json=form.as_json
            )
        except OutOfFuel as limit:
            return report_on_ruling(problem_of_error(limit), cards, lang, form)


def report_on_ruling(ruling: AnyRuling | Problem, cards: Library, lang: Language, form: Form) -> Report:
    """Return what is printed about a ruling, or about the problem for which there is none."""
    if isinstance(ruling, Problem):
        missing = outcome_missing_for(ruling, lang)
        return Report(WRONG_INPUT, json_line(missing) if form.as_json else "", (missing["error"],))
    document = outcome_or_stop(ruling, cards, lang)
    if was_stopped(ruling):
        told = form.lines(document["so_far"], lang)
        shown = json_line(document) if form.as_json else ruling_to_read(ruling, told, cards, lang)
        return Report(WRONG_INPUT, shown, (document["error"],))
    differences = tuple(unmet_expectations(ruling.file.expect or {}, document))
    shown = json_line(document) if form.as_json else ruling_to_read(ruling, form.lines(document, lang), cards, lang)
    return Report(FAILED if differences else DONE, shown, differences)


def report_without_ruling(why: str, status: int, kind: Missing | None = None, *, as_json: bool) -> Report:
    """Return the report on a file without a ruling, with the one line that says why."""
    return Report(status, json_line(outcome_missing(why, kind)) if as_json else "", (why,))


def read_and_judge(file: Path, cards: Library) -> AnyRuling | Problem:
    """Return the ruling, or the problem for which there is none; raises `OSError` for a file that can't be read.

    `-` is standard input."""
    content = standard_input().buffer.read() if str(file) == STANDARD_INPUT else file.read_bytes()
    return judge_scenario(content, cards)


def ruling_to_read(ruling: AnyRuling, lines: list[str], cards: Library, lang: Language) -> str:
    """Return a ruling as text: the title, the verdict, what was not played, the steps, then an empty line."""
    caption = [f"# {ruling.file.title}"] if ruling.file.title else []
    verdict, *steps = lines
    return "\n".join([*caption, verdict, *unplayed_of_ruling(ruling, cards, lang), *steps, ""])


def unplayed_of_ruling(ruling: AnyRuling, cards: Library, lang: Language) -> Iterator[str]:
    """Yield the lines about what was not played, in a ruling of either game."""
    if isinstance(ruling, MageNoirRuling):
        return unplayed_lines(ruling.outcome, lang)
    return unmodelled_lines(ruling.scenario, ruling.outcome, lang, names_of(ruling.scenario, cards, lang))

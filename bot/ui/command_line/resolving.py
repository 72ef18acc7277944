"""`resolve`: scenario files to rulings, to read or one outcome a line."""

import argparse
import sys
from pathlib import Path
from typing import Any

from bot.cards.catalogue import Catalogue
from bot.config import LANGUAGES, Language, Settings
from bot.explain.explanation import explain, render
from bot.judge.answer import ScenarioRuling, judge_scenario, library
from bot.judge.definitions import Library
from bot.judge.expectations import unmet
from bot.judge.outcome_document import outcome_document
from bot.judge.problems import Problem
from bot.ui.command_line.output import language, print_json
from bot.ui.naming import names_of
from bot.ui.problems import told

DONE, FAILED, WRONG_INPUT = 0, 1, 2


def resolve_files(settings: Settings, options: argparse.Namespace) -> int:
    """Resolve each file; exit 2 when one is no scenario, else 1 when an expectation is not met."""
    lang = language(settings, options)
    cards = library(Catalogue.open(settings.store))
    return max(resolve_file(Path(file), cards, lang, as_json=options.json) for file in options.files)


def resolve_file(file: Path, cards: Library, lang: Language, *, as_json: bool) -> int:
    """Print the ruling of one file and return its exit status."""
    ruling = read_and_judge(file, cards, lang)
    if isinstance(ruling, str):
        if as_json:
            print_json({"error": ruling})
        print(f"{file}: {ruling}", file=sys.stderr)
        return WRONG_INPUT
    told_by_language: dict[str, list[str]] = {each: explained(ruling, cards, each) for each in LANGUAGES}
    document = outcome_document(ruling.scenario, ruling.outcome, told_by_language)
    if as_json:
        print_json(document)
    else:
        print_ruling(ruling, told_by_language[lang])
    return check_expectation(file, ruling, document)


def read_and_judge(file: Path, cards: Library, lang: Language) -> ScenarioRuling | str:
    """The ruling, or one line that says why there is none."""
    try:
        content = file.read_bytes()
    except OSError as error:
        return f"{error.strerror or error}"
    ruling = judge_scenario(content, cards)
    return told(ruling, lang) if isinstance(ruling, Problem) else ruling


def explained(ruling: ScenarioRuling, cards: Library, lang: Language) -> list[str]:
    names = names_of(ruling.scenario, cards, lang)
    return render(explain(ruling.outcome, names, lang, ruling.scenario.do))


def print_ruling(ruling: ScenarioRuling, lines: list[str]) -> None:
    """The person's form: the caption, then the explanation."""
    if ruling.file.title:
        print(f"# {ruling.file.title}")
    print(*lines, sep="\n", end="\n\n")


def check_expectation(file: Path, ruling: ScenarioRuling, document: dict[str, Any]) -> int:
    """Compare the outcome with what the file expects of it; each difference is a line on standard error."""
    differences = list(unmet(ruling.file.expect or {}, document))
    for each in differences:
        print(f"{file}: {each}", file=sys.stderr)
    return FAILED if differences else DONE

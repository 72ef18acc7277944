"""The worked examples of keywords: scenarios, played when they are shown."""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.config import Language
from bot.engine.magic.resolve import resolve
from bot.explain.explanation import explain, render
from bot.judge.problems import NotPlayedYet
from bot.judge.scenario_file import read_document
from bot.ui.desk import Desk
from bot.ui.naming import names_of
from bot.ui.problems import told


def play_example(desk: Desk, example: Mapping[str, Any], lang: Language) -> Iterator[str]:
    """Yield the explanation of an example, verdict first; one that needs what is not played yet says so."""
    try:
        scenario = read_document(dict(example), desk.library).scenario
    except NotPlayedYet as limit:
        yield told(limit.problem, lang, place="")  # nobody but us knows the document
        return
    outcome = resolve(scenario)
    yield from render(explain(outcome, names_of(scenario, desk.library, lang), lang, scenario.do))

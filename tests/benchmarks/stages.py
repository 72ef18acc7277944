"""What a typed combat costs from its text to its reply, all processes counted, and its stages; what autocomplete
offers; and the console, from its start until it is ready."""

from functools import cache, partial

from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.explain.explanation import explain_outcome
from bot.judge.answer import library_of
from bot.judge.language.combat.typed_combat import read_combat
from bot.judge.language.reading.request import CombatRequest
from bot.judge.scenario_file import read_document
from bot.ui.commands.registry import COMMANDS, suggest_values
from bot.ui.naming import names_of
from bot.ui.typed import TypedCommand, read_typed
from tests.benchmarks.measuring.cases import Case, of_any_size
from tests.benchmarks.measuring.package_measured import desk, run_program
from tests.benchmarks.measuring.unit import Action
from tests.benchmarks.replies import LINES

CONSOLE = """
import sys
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from bot.app import main
import bot.ui.console as console
class Ready(DummyOutput):
    def flush(self):
        __import__("os")._exit(0)
run = console.run_console
def measured(desk, lang, welcome, show, **settled):
    with create_pipe_input() as keys:
        run(desk, lang, welcome, lambda line: None, (keys, Ready()), **settled)
console.run_console = measured
main(["console"])
"""


@cache
def stages(text: str) -> dict[str, Action]:
    """The steps from typed options to the explanation, each on what the one before it made."""
    typed = read_typed(text)
    assert isinstance(typed, TypedCommand)
    request = CombatRequest(**typed.options)
    cards = library_of(desk().cards)
    document = read_combat(request, "en", cards.cards).document
    scenario = read_document(document, cards).scenario
    outcome = resolve_scenario(scenario)
    names = names_of(scenario, cards, "en")
    return {
        "options": partial(read_typed, text),
        "text to document": partial(read_combat, request, "en", cards.cards),
        "document to scenario": partial(read_document, document, cards),
        "engine": partial(resolve_scenario, scenario),
        "explanation": partial(explain_outcome, outcome, names, "en", scenario.do),
    }


def stage_of(text: str, stage: str) -> Action:
    return stages(text)[stage]


def offer_attackers(typed: str) -> Action:
    combat = next(command for command in COMMANDS if command.id == "combat")
    return partial(suggest_values, desk(), "fr", combat.options[0], typed, {})


STAGES = ("options", "text to document", "document to scenario", "engine", "explanation")
TYPED = ("Force of Na", "Serra Angel, 2x Spectral Ly", "5/5 tram", "xyzzy plugh")

CASES = (
    *(
        Case(f"{label}, {stage}", of_any_size(stage_of, text, stage), budget=0.1)
        for label, text in LINES.items()
        for stage in STAGES
    ),
    *(Case(f"autocomplete {typed!r}", of_any_size(offer_attackers, typed), budget=0.1) for typed in TYPED),
    Case("the console, ready", of_any_size(run_program, ["-c", CONSOLE]), budget=1.5),
)

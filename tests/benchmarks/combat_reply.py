"""Prints what a typed combat costs, and where the time goes: `python -m tests.benchmarks.combat_reply [STORE]`.

Without a store the shared pool is synced into a temporary folder; where there is none, the shipped facts serve."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median, quantiles

from bot.cards.catalogue import Catalogue
from bot.cards.sync import sync_from_folder
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.explain.explanation import explain_outcome
from bot.judge.answer import library_of
from bot.judge.language.combat.typed_combat import read_combat
from bot.judge.language.reading.request import CombatRequest
from bot.judge.scenario_file import read_document
from bot.reference.keywords import shipped_keywords
from bot.ui.ask import answer_line
from bot.ui.commands.registry import COMMANDS, suggest_values
from bot.ui.desk import Desk
from bot.ui.naming import names_of
from bot.ui.typed import TypedCommand, read_typed
from tests.shared import SHARED

RUNS = 300

LINES: Mapping[str, str] = {
    "1 x 1, sizes": "/combat attackers: 5/5 trample blockers: 2/2",
    "1 x 1, cards": "/combat attackers: Force of Nature blockers: Spectral Lynx -> Force of Nature",
    "3 x 3, sizes": (
        "/combat attackers: 5/5 trample, 4/4 flying, 3/3 first strike "
        "blockers: 2/2 -> 5/5, 2/4 reach -> 4/4, 3/3 deathtouch -> 3/3 life: 12"
    ),
    "3 x 3, cards": (
        "/combat attaquants: Force de la Nature, Serra Angel, 3/3 initiative "
        "bloqueurs: Lynx spectral -> Force de la Nature, 2/4 portée -> Serra Angel, 3/3 CM -> 3/3 vie: 12"
    ),
    "8 x 8, sizes": (
        "/combat attackers: 8x 3/3 trample blockers: " + ", ".join(f"2/2 -> 3/3 trample #{n}" for n in range(1, 9))
    ),
}


def timed(action: Callable[[], object], runs: int = RUNS) -> list[float]:
    """Milliseconds of each run but the first."""
    times = []
    for _ in range(runs + 1):
        began = time.perf_counter()
        action()
        times.append((time.perf_counter() - began) * 1000)
    return times[1:]


def show(label: str, times: list[float]) -> None:
    late = quantiles(times, n=100, method="inclusive")[-1]
    print(f"{label:<44} median {median(times):8.2f} ms   p99 {late:8.2f} ms", flush=True)


@contextmanager
def store(arguments: list[str]) -> Iterator[Path | None]:
    source = SHARED / "data" / "scryfall"
    if arguments:
        yield Path(arguments[0])
    elif source.is_dir():
        with tempfile.TemporaryDirectory() as folder:
            target = Path(folder) / "cards.db"
            sync_from_folder(source, target)
            yield target
    else:
        yield None


def stages(desk: Desk, text: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """The steps from typed options to the explanation, each on what the one before it made."""
    typed = read_typed(text)
    assert isinstance(typed, TypedCommand)
    request = CombatRequest(**typed.options)
    cards = library_of(desk.cards)
    document = read_combat(request, "en", cards.cards).document
    scenario = read_document(document, cards).scenario
    outcome = resolve_scenario(scenario)
    names = names_of(scenario, cards, "en")
    yield "options", lambda: read_typed(text)
    yield "text to document", lambda: read_combat(request, "en", cards.cards)
    yield "document to scenario", lambda: read_document(document, cards)
    yield "engine", lambda: resolve_scenario(scenario)
    yield "explanation", lambda: explain_outcome(outcome, names, "en", scenario.do)


def combats(desk: Desk) -> None:
    for label, text in LINES.items():
        whole = timed(partial(answer_line, desk, "en", text))
        show(f"/combat {label}", whole)
        for stage, action in stages(desk, text):
            times = timed(action)
            show(f"    {stage} ({median(times) / median(whole):.0%})", times)


def completions(desk: Desk) -> None:
    combat = next(command for command in COMMANDS if command.id == "combat")
    for typed in ("Force of Na", "Serra Angel, 2x Spectral Ly", "5/5 tram", "xyzzy plugh"):
        show(f"autocomplete {typed!r}", timed(partial(suggest_values, desk, "fr", combat.options[0], typed, {})))


CONSOLE = """
import time, sys
began = time.perf_counter()
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from bot.app import main
import bot.ui.console as console
class Ready(DummyOutput):
    def flush(self):
        print(time.perf_counter() - began)
        sys.stdout.flush()
        __import__("os")._exit(0)
run = console.run_console
def measured(desk, lang, welcome, show, **settled):
    with create_pipe_input() as keys:
        run(desk, lang, welcome, lambda line: None, (keys, Ready()), **settled)
console.run_console = measured
main(["console"])
"""
RESOLVE = ["-m", "bot", "resolve", "--json"]
SCENARIO = (
    '{"objects": [{"id": "force", "card": "Force of Nature", "controller": "Alice"}, '
    '{"id": "lynx", "card": "Spectral Lynx", "controller": "Bob"}], '
    '"do": [{"attack": [{"who": "force"}]}, {"block": [{"who": "lynx", "blocks": ["force"]}]}]}'
)


def programs(cards: Path | None) -> None:
    """What a new process costs, from its start to its end."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "scenario.json"
        file.write_text(SCENARIO, encoding="utf-8")
        for label, data in {"shipped facts": Path(folder), "synced store": cards.parent if cards else None}.items():
            if data is None:
                continue
            settings = {"ARBITRE_DATA": str(data), "PATH": ""}
            show(f"resolve, cold ({label})", timed(partial(program, [*RESOLVE, str(file)], settings), 15))
            show(f"console, ready ({label})", timed(partial(program, ["-c", CONSOLE], settings), 15))
    show("Python that does nothing", timed(partial(program, ["-c", ""], {}), 15))


def program(arguments: list[str], environment: Mapping[str, str]) -> None:
    run = [sys.executable, *arguments]
    subprocess.run(run, env=dict(environment), check=True, stdout=subprocess.DEVNULL, timeout=60)  # noqa: S603  our own


def main() -> None:
    with store(sys.argv[1:]) as cards:
        desk = Desk(Catalogue.open(cards), shipped_keywords())
        desk.cards.warm()
        print(f"{desk.cards.size} cards, {RUNS} runs")
        combats(desk)
        completions(desk)
        programs(cards)


if __name__ == "__main__":
    main()

"""The options `--ledger` (after the run, which rules have a passing test) and `--full` (all examples, the whole pool);
the real pool of cards."""

import gc
import os
import pickle
import time
from collections.abc import Generator
from pathlib import Path

import pytest

from bot.cards.catalogue import Catalogue
from bot.cards.sync import SyncReport, sync_from_folder
from tests.examples import choose_profile
from tests.ledger import report as ledger_of_rules
from tests.ledger import rules_of
from tests.shared import SHARED

PROVED, EXAMPLE = "proved", "example"
"""Under these names the report of a passing test carries the rules that it proves, and the examples of the rulebook
that it plays, out of a worker too."""


COLLECTED_AFTER = (50_000, 20, 50)
"""New objects before the youngest are looked through, and rounds before those that are older."""


class Ledger:
    """Listens to a run: the rules that passing tests prove, and the examples that they play."""

    def __init__(self) -> None:
        self.proved: set[str] = set()
        self.examples: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        outcome = yield
        if call.when == "call" and outcome.passed:
            marked = [str(number) for mark in item.iter_markers("rule") for number in mark.args]
            outcome.user_properties += [(PROVED, rule) for rule in sorted(rules_of(item.name, marked))]
            examples = [str(example) for mark in item.iter_markers("example") for example in mark.args]
            outcome.user_properties += [(EXAMPLE, example) for example in examples]
        return outcome

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Where the tests run in workers, these report to the process that prints."""
        self.proved |= {str(rule) for name, rule in report.user_properties if name == PROVED}
        self.examples |= {str(example) for name, example in report.user_properties if name == EXAMPLE}

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("ledger of rules")
        for line in ledger_of_rules(frozenset(self.proved), frozenset(self.examples)):
            terminalreporter.write_line(line)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--ledger", action="store_true", help="print which rules have a passing test")
    parser.addoption("--full", action="store_true", help="try all examples and the whole pool of cards, not a sample")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are processors: some tests wait for processes, disks and clients."""
    return (os.cpu_count() or 1) + 1


def pytest_configure(config: pytest.Config) -> None:
    gc.set_threshold(*COLLECTED_AFTER)
    # Many tests start the bot as a process of its own: it compiles what it imports once, and not each time anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    choose_profile(full=config.getoption("--full"))
    config.addinivalue_line("markers", "rule(number, …): rules that the test proves besides those in its name")
    config.addinivalue_line("markers", "example(name, …): examples of the rulebook that the test plays, as 107.1b#2")
    if config.getoption("--ledger"):
        config.pluginmanager.register(Ledger(), "ledger")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Thousands of tests stay until the end of the run: to look through them for garbage again and again took a fifth
    of it."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def full_sync(tmp_path_factory: pytest.TempPathFactory) -> tuple[SyncReport, Catalogue]:
    """The real pool, synced once for all workers; only for tests marked `needs_shared`."""
    place = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        place = place.parent
    report = synced_once(place / "full")
    return report, Catalogue.open(place / "full" / "cards.db")


def synced_once(place: Path) -> SyncReport:
    """Sync the shared data into the folder, or wait for the worker that is at it; what it reports lies beside it."""
    told = place / "report"
    try:
        place.mkdir()
    except FileExistsError:
        while not told.exists():
            time.sleep(0.1)
        report: SyncReport = pickle.loads(told.read_bytes())  # noqa: S301  written by the lines below
        return report
    source = place / "source"
    source.mkdir()
    for file in (SHARED / "data" / "scryfall").glob("*.json"):
        (source / file.name).symlink_to(file)
    for file in (SHARED / "data" / "rules").glob("comprehensive-rules*.txt"):
        (source / file.name).symlink_to(file)
    report = sync_from_folder(source, place / "cards.db")
    (place / "writing").write_bytes(pickle.dumps(report))
    (place / "writing").rename(told)
    return report


@pytest.fixture(scope="session")
def full(full_sync: tuple[SyncReport, Catalogue]) -> Catalogue:
    return full_sync[1]

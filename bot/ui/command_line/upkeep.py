"""`sync` and `check`: the data of an installation, and its health."""

import argparse
import sqlite3
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from bot.cards.errors import CardsError
from bot.config import Settings
from bot.resources import data_folder
from bot.ui.command_line import DONE, FAILED
from bot.ui.command_line.output import print_json


def sync_folder(settings: Settings, options: argparse.Namespace) -> int:
    """Build the store from a folder; on failure the old one stays, and the exit status is 1."""
    from bot.cards.sync.folder import from_folder

    try:
        report = from_folder(Path(options.folder), settings.store, progress_on(sys.stderr.isatty()))
    except CardsError as error:
        print(error, file=sys.stderr)
        return FAILED
    if options.json:
        print_json(asdict(report))
    else:
        print(
            f"{report.cards} cards, {report.french} with French names, {report.rulings} rulings, "
            f"rules of {report.rules_edition or 'no edition'}, in {report.seconds:.1f} s: {settings.store}"
        )
    return DONE


def progress_on(terminal: bool) -> Callable[[str, int], None]:
    """A line that moves on a terminal, and nothing in a log."""

    def show(step: str, done: int) -> None:
        if terminal:
            print(f"\r{step}: {done:>7}", end="\n" if step == "check" else "", file=sys.stderr, flush=True)

    return show


@dataclass(frozen=True, slots=True)
class Health:
    """One thing that was looked at; `advice` is what to do when it is not well."""

    what: str
    well: bool
    found: str
    advice: str = ""


def check_installation(settings: Settings, options: argparse.Namespace) -> int:
    """Look at everything that this installation needs; exit 1 when something is not well."""
    findings = list(examine(settings))
    if options.json:
        print_json({"healthy": all(each.well for each in findings), "findings": [asdict(each) for each in findings]})
    else:
        for each in findings:
            advice = f" -> {each.advice}" if each.advice else ""
            print(f"{'ok ' if each.well else 'BAD'} {each.what}: {each.found}{advice}")
    return DONE if all(each.well for each in findings) else FAILED


def examine(settings: Settings) -> Iterator[Health]:
    """Yield a finding for each part: Python, shipped data, keywords, store, token."""
    yield Health("python", sys.version_info >= (3, 11), sys.version.split()[0])
    yield attempt("shipped data", lambda: shipped_data(data_folder()), "install the package again")
    yield attempt("keywords", keyword_count, "install the package again")
    yield attempt("card store", lambda: store_state(settings), "python -m bot sync --from DIR")
    yield Health("sqlite", well=True, found=sqlite3.sqlite_version)
    token = "set" if settings.discord_token else "not set: `python -m bot` opens the console"
    yield Health("DISCORD_TOKEN", well=True, found=token)


def attempt(what: str, look: Callable[[], str], advice: str) -> Health:
    """Look at one part; whatever is wrong with it becomes the finding."""
    try:
        return Health(what, well=True, found=look())
    except (CardsError, OSError, ValueError, sqlite3.Error) as error:
        return Health(what, well=False, found=str(error), advice=advice)


def shipped_data(folder: Path) -> str:
    from bot.cards.shipped import shipped_cards

    return f"{len(list(shipped_cards()))} cards in {folder}"


def keyword_count() -> str:
    from bot.reference.keywords import keywords

    return f"{len(keywords())} entries"


def store_state(settings: Settings) -> str:
    """What the synced store holds; none at all is no fault, the shipped facts serve."""
    if not settings.store.exists():
        return f"none at {settings.store}; the shipped facts serve"
    from bot.cards.store import Store

    with Store(settings.store) as store:
        return f"{store.metadata['cards']} cards as of {store.metadata['data_date']} in {settings.store}"

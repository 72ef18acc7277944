"""`check`: whether everything that an installation needs is there and readable."""

import argparse
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryFile

from bot.cards.errors import CardsError
from bot.config import Settings
from bot.engine.frozen_class import dataclass
from bot.resources import data_folder
from bot.ui.command_line import DONE, FAILED
from bot.ui.command_line.output import print_json
from bot.ui.heartbeat import heartbeat_file, is_alive, read_heartbeat
from bot.ui.kept.backup import kept_state

SOUND_LOG = (3, 51, 3)
"""The first version of SQLite whose write-ahead log bears several programs that move it into the file."""


@dataclass(frozen=True, slots=True)
class Health:
    """A finding about one part of the installation; `advice` says what to do, and is empty if nothing is."""

    what: str
    well: bool
    found: str
    advice: str = ""


def check_installation(settings: Settings, options: argparse.Namespace) -> int:
    """Check every part of this installation, or the running bot alone, and print what was found; exit 1 when one is not
    well."""
    findings = [running_bot(settings, due=True)] if options.running else list(examine_installation(settings))
    if options.json:
        print_json({"healthy": all(each.well for each in findings), "findings": [asdict(each) for each in findings]})
    else:
        for each in findings:
            advice = f" -> {each.advice}" if each.advice else ""
            print(f"{finding_mark(each)} {each.what}: {each.found}{advice}")
    return DONE if all(each.well for each in findings) else FAILED


def finding_mark(finding: Health) -> str:
    """Return how a finding's line begins; `!!` means well, but with something to do."""
    if not finding.well:
        return "BAD"
    return "!! " if finding.advice else "ok "


def examine_installation(settings: Settings) -> Iterator[Health]:
    """Yield a finding for each part, from Python to the token."""
    yield Health("python", sys.version_info >= (3, 11), sys.version.split()[0])
    yield examine_part("shipped data", lambda: shipped_data(data_folder()), "install the package again")
    yield examine_part("keywords", keyword_count, "install the package again")
    yield examine_part("data folder", lambda: write_trial(settings.data), "set ARBITRE_DATA to a folder of yours")
    yield examine_part("card store", lambda: store_state(settings), "python -m bot sync")
    yield last_sync(settings)
    yield examine_part(
        "what people left", lambda: kept_state(settings), "python -m bot restore FILE, or ARBITRE_KEPT_URL"
    )
    yield running_bot(settings)
    yield Health("sqlite", well=True, found=sqlite_told(sqlite3.sqlite_version_info))
    token = "set" if settings.discord_token else "not set: `python -m bot` opens the console"
    yield Health("DISCORD_TOKEN", well=True, found=token)


def sqlite_told(version: tuple[int, int, int]) -> str:
    """Name the version of SQLite; of one whose log can damage a file where several programs write, say so. Arbitre's
    own processes never do what leads to it."""
    named = ".".join(map(str, version))
    return named if version >= SOUND_LOG else f"{named}; let no other program write to Arbitre's files before 3.51.3"


def examine_part(what: str, look: Callable[[], str], advice: str) -> Health:
    """Check one part; an error on the way becomes the finding, with the advice."""
    try:
        return Health(what, well=True, found=look())
    except (CardsError, OSError, ValueError, sqlite3.Error) as error:
        return Health(what, well=False, found=str(error), advice=advice)


def shipped_data(folder: Path) -> str:
    from bot.cards.shipped import shipped_cards

    return f"{len(list(shipped_cards()))} cards in {folder}"


def keyword_count() -> str:
    from bot.reference.keywords import shipped_keywords

    return f"{len(shipped_keywords())} entries"


def write_trial(folder: Path) -> str:
    """Write a file into the data folder and remove it again; raises `OSError` where that is refused."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryFile(dir=folder) as trial:
        trial.write(b"trial")
    return f"{folder} can be written"


def store_state(settings: Settings) -> str:
    """Say what the synced store holds. To have none is no fault: then the shipped facts serve."""
    if not settings.store.exists():
        return f"none at {settings.store}; the shipped facts serve"
    from bot.cards.checksum import verify_checksum
    from bot.cards.store import Store

    verify_checksum(settings.store, settings.store)
    with Store(settings.store) as store:
        store.refuse_damage()
        return f"{store.metadata['cards']} cards as of {store.metadata['data_date']} in {settings.store}"


def last_sync(settings: Settings) -> Health:
    """Say how the last sync over the network went. A failed one leaves the installation well, since the old cards
    serve, and comes with advice."""
    from bot.cards.sync.online.last import last_sync as remembered
    from bot.cards.sync.online.syncing import downloads_folder

    match remembered(downloads_folder(settings.store)):
        case None:
            return Health("last sync", well=True, found="none over the network yet")
        case state, last:
            moment = f"{datetime.fromtimestamp(last.ended or last.began, UTC):%Y-%m-%d %H:%M} UTC"
            problem = f": {last.problem}" if last.problem else ""
            advice = "python -m bot sync" if state in ("failed", "interrupted") else ""
            return Health("last sync", well=True, found=f"{state} {moment}{problem}", advice=advice)


def running_bot(settings: Settings, *, due: bool = False) -> Health:
    """Say whether the bot of this folder gives signs of life.

    With `due` there has to be one; without, none is well too: who checks may not have started it."""
    try:
        beat = read_heartbeat(heartbeat_file(settings.data, settings.part))
    except (OSError, ValueError) as error:
        return Health("running bot", well=False, found=str(error), advice="start it again")
    if beat is None:
        return Health("running bot", well=not due, found="none here", advice="python -m bot" if due else "")
    if not is_alive(beat):
        age = beat.age(time.monotonic())
        silence = "since this machine started" if age is None else f"for {age:.0f} seconds"
        return Health("running bot", well=False, found=f"no sign of life {silence}", advice="start it again")
    cards = f"cards of {beat.data_date}" if beat.data_date else "the shipped cards"
    found = f"{beat.gateway}, {beat.waiting} questions waiting, {beat.answers} answers, {cards}"
    advice = "" if beat.gateway == "connected" else "Discord does not hear it: it keeps trying"
    return Health("running bot", well=True, found=found, advice=advice)

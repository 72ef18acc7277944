"""`sync`: makes the store from the network or from a folder, with a bar on a terminal and plain lines elsewhere."""

import argparse
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from bot.cards.errors import CardsError
from bot.config import Settings
from bot.ui.command_line import DONE, FAILED
from bot.ui.command_line.output import output_language, print_json
from bot.ui.strings import Strings, strings_in

if TYPE_CHECKING:
    from bot.cards.sync.online.syncing import Synced
    from bot.cards.sync.report import Progress, Step

BAR = 24


def sync_store(settings: Settings, options: argparse.Namespace) -> int:
    """Make the store anew; if that fails the old one stays and serves, and the exit status is 1."""
    from bot.ui.sync_words import sync_done_line, sync_error_line

    say = strings_in(output_language(settings, options))
    meter = Meter(sys.stderr, say, bar=sys.stderr.isatty())
    try:
        synced = synced_from(settings, options.folder, meter, replacing=options.replace)
    except CardsError as error:
        meter.close()
        serving = f" {say('sync-old-serves')}" if settings.store.exists() else ""
        print(f"{sync_error_line(error, say)}{serving}", file=sys.stderr)
        return FAILED
    meter.close()
    if synced.rules_trouble is not None:
        print(say("sync-rules-kept", why=sync_error_line(synced.rules_trouble, say)), file=sys.stderr)
    if options.json:
        print_json(asdict(synced.report))
    else:
        print(sync_done_line(synced.report, say, fresh=synced.fresh))
    return DONE


def synced_from(settings: Settings, folder: str | None, progress: "Progress", *, replacing: bool) -> "Synced":
    """Sync from a folder (`replacing` what it lacks), or over the network where that is None. Raises a `SyncError`."""
    from bot.cards.sync.folder import sync_from_folder
    from bot.cards.sync.online import Network, sync_from_network
    from bot.cards.sync.online.syncing import Synced

    if folder is not None:
        return Synced(sync_from_folder(Path(folder), settings.store, progress, replacing=replacing), fresh=True)
    network = Network(settings.scryfall, settings.rules, settings.proxy, settings.timeout)
    return sync_from_network(network, settings.store, progress)


@dataclass(slots=True)
class Shown:
    """What the meter showed last: a step, and its progress in hundredths (bar) or tenths (lines), None if unknown."""

    step: "Step"
    parts: int | None


class Meter:
    """Shows how far a sync is: with `bar` as a bar that moves, else as a line for each tenth."""

    def __init__(self, stream: TextIO, say: Strings, *, bar: bool) -> None:
        self._stream, self._say, self._bar = stream, say, bar
        self._shown: Shown | None = None
        self._width = 0

    def __call__(self, step: "Step", count: int, total: int | None) -> None:
        """Show a step's progress, unless the same is shown already; `total` is None where it is not known."""
        finest = 100 if self._bar else 10
        shown = Shown(step, count * finest // total if total else None)
        if shown == self._shown and (total or not count):
            return
        if self._bar:
            self._move(shown, count, total)
        elif count:
            print(self._text(step, count, total), file=self._stream, flush=True)
        self._shown = shown

    def _text(self, step: "Step", count: int, total: int | None) -> str:
        from bot.ui.sync_words import progress_in_words

        return progress_in_words(step, count, total, self._say)

    def _move(self, shown: Shown, count: int, total: int | None) -> None:
        if self._shown is not None and self._shown.step != shown.step:
            self.close()
        filled = BAR * shown.parts // 100 if shown.parts is not None else 0
        bar = f"[{'#' * filled}{'.' * (BAR - filled)}] " if total else ""
        text = f"{bar}{self._text(shown.step, count, total)}"
        print(f"\r{text:<{self._width}}", end="", file=self._stream, flush=True)
        self._width = len(text)

    def close(self) -> None:
        """End the line of the bar, if there is one."""
        if self._bar and self._width:
            print(file=self._stream)
        self._width = 0

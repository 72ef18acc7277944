"""A sync from a folder of files: finds out which file is which. `making` does the rest."""

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from bot.cards.errors import PartsMissingError, SourceMissingError, StoreError
from bot.cards.store import Store
from bot.cards.sync.making import Sources, make_store
from bot.cards.sync.report import Progress, SyncReport, no_progress
from bot.cards.sync.rulebook import newest_rulebook

CARDS = "oracle-cards.json"
FRENCH = "cards-fr.json"
RULINGS = "rulings.json"
RULES = "comprehensive-rules*.txt"


def sync_from_folder(
    folder: Path, target: Path, progress: Progress = no_progress, *, replacing: bool = False
) -> SyncReport:
    """Build the store out of a folder's files and put it at `target`; the store before it stays as `….previous.db`.

    A part that the store has and the folder lacks is given up only if `replacing`. Raises a `SyncError`; `target` is
    then unchanged."""
    cards = folder / CARDS
    if not cards.is_file():
        raise SourceMissingError(cards)
    french, rulings = (path if path.exists() else None for path in (folder / FRENCH, folder / RULINGS))
    book = newest_rulebook(folder)
    if not replacing and (lost := _files_lacking(target, has={FRENCH: french, RULINGS: rulings, RULES: book})):
        raise PartsMissingError(folder, lost)
    data_date = datetime.fromtimestamp(cards.stat().st_mtime, UTC).date().isoformat()
    return make_store(Sources(cards, french, rulings, book, data_date), target, progress)


def _files_lacking(target: Path, has: Mapping[str, object]) -> tuple[str, ...]:
    """Return the files, of those that the folder does not have, whose part stands in the store at `target`."""
    if not target.exists():
        return ()
    try:
        with Store(target) as store:
            notes = store.metadata
    except StoreError:
        return ()  # what can't be read can't be lost
    standing = {FRENCH: notes["french"] != "0", RULINGS: notes["rulings"] != "0", RULES: "rules_edition" in notes}
    return tuple(file for file, found in has.items() if found is None and standing[file])

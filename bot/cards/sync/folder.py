"""A sync from a folder of files: finds out which file is which. `making` does the rest."""

from datetime import UTC, datetime
from pathlib import Path

from bot.cards.errors import SourceMissingError
from bot.cards.sync.making import Sources, make_store
from bot.cards.sync.report import Progress, SyncReport, no_progress
from bot.cards.sync.rulebook import newest_rulebook

CARDS = "oracle-cards.json"
FRENCH = "cards-fr.json"
RULINGS = "rulings.json"


def sync_from_folder(folder: Path, target: Path, progress: Progress = no_progress) -> SyncReport:
    """Build the store out of a folder's files and put it at `target`; the store before it stays as `….previous.db`.

    Raises a `SyncError`; `target` is then unchanged."""
    cards = folder / CARDS
    if not cards.is_file():
        raise SourceMissingError(cards)
    french, rulings = (path if path.exists() else None for path in (folder / FRENCH, folder / RULINGS))
    data_date = datetime.fromtimestamp(cards.stat().st_mtime, UTC).date().isoformat()
    return make_store(Sources(cards, french, rulings, newest_rulebook(folder), data_date), target, progress)

"""Building the card store out of Scryfall-shaped files, aside, and putting it in its place whole.

`sync_from_folder` takes the files of a folder, `online.sync_from_network` those that it fetches."""

from bot.cards.sync.folder import sync_from_folder
from bot.cards.sync.report import Progress, SyncReport, no_progress

__all__ = ["Progress", "SyncReport", "no_progress", "sync_from_folder"]

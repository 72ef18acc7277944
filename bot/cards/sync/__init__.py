"""Makes the card store out of Scryfall's files: builds it aside, checks it, and puts it in its place in one step.

`folder.sync_from_folder` takes the files of a folder, `online.sync_from_network` those that it fetches. Read `making`
(the order of the steps), then `read`, `scryfall` and `french` (from files to records), `build`, `check` and
`publishing`. Knows no interface: progress and errors are handed to whoever asked for the sync."""

from bot.cards.sync.folder import sync_from_folder
from bot.cards.sync.report import Progress, SyncReport, no_progress

__all__ = ["Progress", "SyncReport", "no_progress", "sync_from_folder"]

"""Prints what a full sync costs: `python -m tests.benchmarks.sync [FOLDER]`."""

import resource
import sys
import tempfile
from pathlib import Path

from bot.cards.sync import sync_from_folder
from tests.shared import SHARED


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SHARED / "data" / "scryfall"
    with tempfile.TemporaryDirectory() as place:
        target = Path(place) / "cards.db"
        report = sync_from_folder(folder, target)
        size = target.stat().st_size / 1e6
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{report}\nfile {size:.0f} MB, peak {peak:.0f} MB resident")


if __name__ == "__main__":
    main()

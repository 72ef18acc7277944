"""Where the files of `data/` lie: beside the package in a checkout, inside it in a wheel."""

from pathlib import Path

PACKAGE = Path(__file__).parent


def data_folder() -> Path:
    """Return the folder of the shipped facts, texts and entries."""
    inside = PACKAGE / "_data"
    return inside if inside.is_dir() else PACKAGE.parent / "data"

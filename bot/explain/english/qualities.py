"""What protection is from, in English (CR 702.16a)."""

from bot.explain.english.nouns import the
from bot.explain.names import Names


def protection(names: Names, protected: str, source: str) -> str:
    """Say that the one has protection from a quality of the other, which is named where it is known."""
    quality = names.quality(protected, source)
    what = str(quality) if quality is not None else f"a quality of {the(names, source)}"
    return f"{the(names, protected)} has protection from {what}"

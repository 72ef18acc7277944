"""What protection is from (CR 702.16a) and what creatures band with (702.22c), in English."""

from bot.engine.magic.words.qualities import ColorQuality, Quality
from bot.explain.english.nouns import name_with_article
from bot.explain.names import Names


def words_of_banded(quality: Quality) -> str:
    """What follows `bands with other` (CR 702.22c)."""
    return f"{quality} creatures" if isinstance(quality, ColorQuality) else str(quality)


def clause_of_protection(names: Names, protected: str, source: str, quality: Quality | None) -> str:
    """Say that the one has protection from a quality of the other, which is named where it is known."""
    return f"{name_with_article(names, protected)} has {words_of_protection(names, source, quality)}"


def words_of_protection(names: Names, source: str, quality: Quality | None) -> str:
    """Protection from a quality of that source."""
    what = str(quality) if quality is not None else f"a quality of {name_with_article(names, source)}"
    return f"protection from {what}"

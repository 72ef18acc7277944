"""Typography for text that is typed without it: of French the curved apostrophe and narrow no-break spaces."""

from collections.abc import Callable

from bot.language import ByLanguage, Language

NARROW = "\u202f"


def curved_apostrophes(text: str) -> str:
    return text.replace("'", "’")


def narrow_spaces(text: str) -> str:
    """Return French text with the spaces that stand before high punctuation and inside quotation marks."""
    for sign in ":;?!»":
        text = text.replace(f" {sign}", f"{NARROW}{sign}")
    return curved_apostrophes(text.replace("« ", f"«{NARROW}"))


APOSTROPHES: ByLanguage[Callable[[str], str]] = ByLanguage(en=str, fr=curved_apostrophes)
SPACES: ByLanguage[Callable[[str], str]] = ByLanguage(en=str, fr=narrow_spaces)


def with_apostrophes(text: str, language: Language) -> str:
    """Return a name, or a text, with the apostrophes that the language takes."""
    return APOSTROPHES[language](text)


def with_punctuation(text: str, language: Language) -> str:
    """Return a text with the apostrophes that the language takes, and the spaces of its punctuation."""
    return SPACES[language](text)

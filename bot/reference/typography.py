"""Typography for text that is stored without it: curved apostrophes and narrow no-break spaces in French."""

from collections.abc import Callable

from bot.language import ByLanguage, Language

NARROW = "\u202f"


def curved_apostrophes(text: str) -> str:
    return text.replace("'", "’")


def narrow_spaces(text: str) -> str:
    """Return French text with narrow no-break spaces before `;:!?` and inside quotation marks."""
    for sign in ":;?!»":
        text = text.replace(f" {sign}", f"{NARROW}{sign}")
    return curved_apostrophes(text.replace("« ", f"«{NARROW}"))


APOSTROPHES: ByLanguage[Callable[[str], str]] = ByLanguage(en=str, fr=curved_apostrophes)
SPACES: ByLanguage[Callable[[str], str]] = ByLanguage(en=str, fr=narrow_spaces)


def with_apostrophes(text: str, language: Language) -> str:
    """Return a name or a text with the apostrophes that the language uses."""
    return APOSTROPHES[language](text)


def with_punctuation(text: str, language: Language) -> str:
    """Return a text with the apostrophes and the spaces at punctuation that the language uses."""
    return SPACES[language](text)

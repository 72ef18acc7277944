"""Takes the endings off words, so that one is found by another of its forms. Reads `data/rules/endings.toml`.

Knows endings, not grammar: `déclenchent` and `déclenchement` are one word, since both are one without their endings."""

import tomllib
from collections.abc import Sequence
from functools import cache

from bot.language import ByLanguage, Language, by_language
from bot.resources import data_folder

LEAST = 4
"""So many letters are left of a word whose ending is taken off."""


@cache
def root_of_word(word: str, language: Language) -> str:
    """Return a folded word without its longest ending that leaves `LEAST` letters."""
    endings = (each for each in shipped_endings()[language] if word.endswith(each))
    return next((word[: -len(each)] for each in endings if len(word) - len(each) >= LEAST), word)


@cache
def shipped_endings() -> ByLanguage[Sequence[str]]:
    """Return the endings of each language, the longest first."""
    tables = tomllib.loads((data_folder() / "rules" / "endings.toml").read_text(encoding="utf-8"))
    return by_language(lambda language: tuple(sorted(tables[language], key=len, reverse=True)))

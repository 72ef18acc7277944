"""What some rules say in our own words, by language and number. Reads `data/rules/own_words.toml`."""

import tomllib
from collections.abc import Mapping
from functools import cache

from bot.language import ByLanguage, by_language
from bot.resources import data_folder


@cache
def rules_in_own_words() -> ByLanguage[Mapping[str, str]]:
    """Return the shipped texts by rule number in each language, read once."""
    tables = tomllib.loads((data_folder() / "rules" / "own_words.toml").read_text(encoding="utf-8"))
    return by_language(lambda language: tables[language])

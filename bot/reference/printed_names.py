"""What cards call each keyword ability in a language, from its data file; for who makes sentences.

Knows the names alone: `bot.reference.keywords` has the entries."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.language import Language
from bot.reference.keyword_index import keyword_tables


class PrintedName(NamedTuple):
    """A keyword's name as cards print it, and the gender in which sentences speak of it."""

    text: str
    feminine: bool = False


@cache
def printed_names(language: Language) -> Mapping[str, PrintedName]:
    """Return the name of each keyword ability, of its parts and of its variants, by the English one in lower case."""
    tables = (table for path, table in keyword_tables().items() if path.startswith("abilities/"))
    return MappingProxyType(
        {
            _engine_name(english): PrintedName(name, feminine)
            for table in tables
            for english, name, feminine in _names_of_table(table, language)
        }
    )


def _engine_name(english: str) -> str:
    """As the engine writes it: `bands with other` of `bands with other [quality]`, and a typewriter's apostrophe."""
    return english.partition(" [")[0].lower().replace("’", "'")


def _names_of_table(table: Mapping[str, Any], language: Language) -> Iterator[tuple[str, str, bool]]:
    """Yield the English name, the name in `language` and whether it is feminine, as its variants are."""
    english, own = table["en"], table[language]
    feminine = own.get("gender") == "feminine"
    yield english["name"], own["name"], feminine
    for each, name in zip(english.get("parts", ()), own.get("parts", ()), strict=True):
        yield each, name, feminine
    for variant in table.get("variants", ()):
        yield variant["name"]["en"], variant["name"][language].partition(" [")[0], feminine

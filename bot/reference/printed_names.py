"""The name of each keyword ability as cards print it in a language, for sentences.

Knows the names alone; the entries are found in `bot.reference.keywords`."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.language import Language
from bot.reference.keyword_index import keyword_tables


class PrintedName(NamedTuple):
    """A keyword's name as cards print it, and whether it is feminine."""

    text: str
    feminine: bool = False


@cache
def printed_names(language: Language) -> Mapping[str, PrintedName]:
    """Return the names of keyword abilities, their parts and their variants, by the English names in lower case."""
    tables = (table for path, table in keyword_tables().items() if path.startswith("abilities/"))
    return MappingProxyType(
        {
            _engine_name(english): PrintedName(name, feminine)
            for table in tables
            for english, name, feminine in _names_of_table(table, language)
        }
    )


def _engine_name(english: str) -> str:
    """Return an English name as the engine writes it: with a straight apostrophe, and without a `[quality]`."""
    return english.partition(" [")[0].lower().replace("’", "'")


def _names_of_table(table: Mapping[str, Any], language: Language) -> Iterator[tuple[str, str, bool]]:
    """Yield the English name, the name in `language` and whether that is feminine; variants have its gender."""
    english, own = table["en"], table[language]
    feminine = own.get("gender") == "feminine"
    yield english["name"], own["name"], feminine
    for each, name in zip(english.get("parts", ()), own.get("parts", ()), strict=True):
        yield each, name, feminine
    for variant in table.get("variants", ()):
        yield variant["name"]["en"], variant["name"][language].partition(" [")[0], feminine

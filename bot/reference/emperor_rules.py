"""The rules of Emperor on one page, by either set of them: reads `data/rules/emperor.toml`.

Knows no game: what the page says is in the file."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.language import ByLanguage, by_language
from bot.reference.folding import fold_text
from bot.reference.typography import with_punctuation
from bot.resources import data_folder

Era: TypeAlias = Literal["today", "older"]


@dataclass(frozen=True, slots=True)
class EmperorPart:
    """A part of the page: its title and text, with the rules that it rests on, none of the older ones."""

    title: ByLanguage[str]
    text: ByLanguage[str]
    rules: tuple[str, ...]
    asked: ByLanguage[tuple[str, ...]]
    """How words begin by which players ask for it."""


@cache
def emperor_rules(era: Era) -> tuple[EmperorPart, ...]:
    """Return the parts of one page, in order, read once."""
    file = data_folder() / "rules" / "emperor.toml"
    tables = tomllib.loads(file.read_text(encoding="utf-8"))["part"]
    return tuple(part_of(table, table[era]) for table in tables if era in table)


def part_of(table: Mapping[str, Any], said: Mapping[str, Any]) -> EmperorPart:
    return EmperorPart(
        by_language(lambda each: with_punctuation(table[each], each)),
        by_language(lambda each: with_punctuation(said[each], each)),
        tuple(said.get("rules", ())),
        by_language(lambda each: tuple(map(fold_text, table[f"asked_{each}"]))),
    )

"""Rules that once had other numbers: reads `data/rules/renumbered.toml`.

Knows numbers and the editions that used them; contains no text of any edition."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from bot.engine.frozen_class import dataclass
from bot.reference.rule_numbers import number_above
from bot.resources import data_folder

A_NUMBER = re.compile(r"\d{3}(\.\d+[a-z]?)?")
AN_EDITION = re.compile(r"\d{4}(-\d\d-\d\d)?")


class RenumberedError(ValueError):
    """The table is not in the format; the message says where."""


@dataclass(frozen=True, slots=True)
class OldNumber:
    """What a number once meant: the rule that is `today`'s, None if that rule is gone.

    `edition` is the ISO date, or the year, of the last edition known to use the number so."""

    edition: str
    today: str | None


class Renumbered:
    """What the numbers of older editions are today."""

    def __init__(self, editions: Mapping[str, Mapping[str, str]]) -> None:
        self._editions = MappingProxyType(dict(sorted(editions.items(), reverse=True)))

    def meant(self, number: str) -> tuple[OldNumber, ...]:
        """Return what a number once meant other than today, each rule once, the latest edition first; often empty."""
        found: dict[str | None, OldNumber] = {}
        for edition, numbers in self._editions.items():
            today = moved_to(number, numbers)
            if today != number:
                found.setdefault(today, OldNumber(edition, today))
        return tuple(found.values())

    def todays(self) -> frozenset[str]:
        """Return all of today's numbers in the tables."""
        return frozenset(today for numbers in self._editions.values() for today in numbers.values() if today)


def moved_to(number: str, numbers: Mapping[str, str]) -> str | None:
    """Return today's number of an old one, as listed or moved with the rule above it; None if the rule is gone."""
    if number in numbers:
        return numbers[number] or None
    above = number_above(number)
    if above is None:
        return number
    moved = moved_to(above, numbers)
    return None if moved is None else moved + number.removeprefix(above)


@cache
def shipped_renumberings(file: Path | None = None) -> Renumbered:
    """Return the shipped table, read once. Raises `RenumberedError`."""
    content = tomllib.loads((file or data_folder() / "rules" / "renumbered.toml").read_text(encoding="utf-8"))
    for edition, numbers in content["edition"].items():
        if not AN_EDITION.fullmatch(edition):
            raise RenumberedError(f"{edition} is neither a year nor a date")
        for old, today in numbers.items():
            if not A_NUMBER.fullmatch(old) or not (today == "" or A_NUMBER.fullmatch(today)):
                raise RenumberedError(f"edition {edition}: {old} = {today} are not two rule numbers")
    return Renumbered(content["edition"])

"""Identifiers for objects that come to be during a scenario."""

from collections.abc import Container, Iterator
from itertools import count

from bot.engine.magic.ground.identifiers import ObjectId


def fresh_identifiers(taken: Container[ObjectId], name: str) -> Iterator[ObjectId]:
    """Yield ids made of the English name in lower case, then with `-2`, `-3`, …; ids in `taken` are left out."""
    base = "".join(letter if letter.isalnum() else "-" for letter in name.lower())
    ids = (ObjectId(base if number == 1 else f"{base}-{number}") for number in count(1))
    return (each for each in ids if each not in taken)

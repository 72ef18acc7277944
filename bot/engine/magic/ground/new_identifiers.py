"""Identifiers for objects that come to be during a scenario."""

from collections.abc import Container, Iterator
from itertools import count

from bot.engine.magic.ground.identifiers import ObjectId

WORD_OF_UNNAMED = " Token"
"""CR 111.4: the end of the name of a token that nobody names."""


def fresh_identifiers(taken: Container[ObjectId], name: str) -> Iterator[ObjectId]:
    """Yield ids made of the English name in lower case, of a token's without that word, then with `-2`, `-3`, …; ids in
    `taken` are left out."""
    base = "".join(letter if letter.isalnum() else "-" for letter in name.removesuffix(WORD_OF_UNNAMED).lower())
    ids = (ObjectId(base if number == 1 else f"{base}-{number}") for number in count(1))
    return (each for each in ids if each not in taken)

"""Nicknames of cards that no likeness leads to: `data/nicknames.toml`, which players may edit.

Knows the format of that file and nothing else; a nickname whose card is unknown is no error."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from bot.cards.errors import ShippedFactsError
from bot.cards.keys import normalize_name
from bot.resources import data_folder


@cache
def cards_by_nickname(file: Path | None = None) -> Mapping[str, str]:
    """Return the English names of cards by normalized nickname, from a file or by default the shipped one.

    Raises `ShippedFactsError`."""
    file = file or data_folder() / "nicknames.toml"
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ShippedFactsError(file, "the whole file", str(error)) from error
    for nickname, name in content.items():
        if not isinstance(name, str) or not name or not normalize_name(nickname):
            raise ShippedFactsError(file, nickname, "a nickname stands for one card's English name")
    return {normalize_name(nickname): name for nickname, name in content.items()}

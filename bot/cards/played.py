"""How much a card is played: in how many of the decks that we counted it stands, from `data/played.tsv`.

Tells apart cards that a name may mean, and words that hardly anybody means as a card."""

from collections.abc import Mapping
from functools import cache

from bot.resources import data_folder


@cache
def played_cards() -> Mapping[str, int]:
    """Return the number of decks by English name, read once; a card of fewer decks than the table lists has none."""
    lines = (data_folder() / "played.tsv").read_text(encoding="utf-8").splitlines()
    found = (line.rpartition("\t") for line in lines if line and not line.startswith("#"))
    return {name: int(number) for name, _, number in found}


def times_played(name: str) -> int:
    """Return in how many decks the card stands, 0 where the table does not list it."""
    return played_cards().get(name, 0)

"""In which formats a card may be played, as far as the synced data says."""

from collections.abc import Iterator, Mapping

from bot.cards.model import CardRecord
from bot.language import Language
from bot.ui.strings import strings_in

FORMATS: Mapping[str, str] = {
    "standard": "Standard",
    "pioneer": "Pioneer",
    "modern": "Modern",
    "legacy": "Legacy",
    "vintage": "Vintage",
    "pauper": "Pauper",
    "commander": "Commander",
    "duel": "Duel Commander",
    "brawl": "Brawl",
}
"""The formats that are shown: from Scryfall's name to their own, which is the same in both languages."""

STATUSES = ("legal", "restricted", "banned", "not_legal")
"""Scryfall's statuses, in the order in which they are shown."""


def legality_lines(record: CardRecord, lang: Language) -> Iterator[str]:
    """Yield a line with the formats of each status; a format about which the data says nothing is left out."""
    known = dict(record.legalities)
    for status in STATUSES:
        formats = [name for play, name in FORMATS.items() if known.get(play) == status]
        if formats:
            yield strings_in(lang)(f"card-{status.replace('_', '-')}", formats=", ".join(formats))

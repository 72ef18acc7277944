"""In which formats a card may be played, as far as the data says."""

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
"""The formats that people play, by Scryfall's names; theirs are the same in both languages."""

STATUSES = ("legal", "restricted", "banned", "not_legal")
"""In the order in which they are told."""


def legality_lines(record: CardRecord, lang: Language) -> Iterator[str]:
    """Yield a line for each status that the card has somewhere; a format on which the data is silent is not named."""
    known = dict(record.legalities)
    for status in STATUSES:
        formats = [name for play, name in FORMATS.items() if known.get(play) == status]
        if formats:
            yield strings_in(lang)(f"card-{status.replace('_', '-')}", formats=", ".join(formats))

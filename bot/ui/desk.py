"""What the commands work with: the cards and the keywords, opened once."""

from dataclasses import dataclass

from bot.cards.catalogue import Catalogue
from bot.config import Settings
from bot.reference.keywords import KeywordIndex, keywords


@dataclass(frozen=True, slots=True)
class Desk:
    """The judge's desk."""

    cards: Catalogue
    keywords: KeywordIndex


def open_desk(settings: Settings) -> Desk:
    """Open the shipped facts and, where there is one, the synced store."""
    return Desk(Catalogue.open(settings.store), keywords())

"""What the commands work with: the cards and the keywords, opened once."""

from dataclasses import dataclass

from bot.cards.catalogue import Catalogue
from bot.reference.keywords import KeywordIndex


@dataclass(frozen=True, slots=True)
class Desk:
    """The judge's desk."""

    cards: Catalogue
    keywords: KeywordIndex

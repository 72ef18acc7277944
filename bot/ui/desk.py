"""What the commands work with: the cards and the keywords, opened once."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cached_property

from bot.cards.catalogue import Catalogue
from bot.config import Settings
from bot.judge.answer import library
from bot.judge.definitions import Library
from bot.reference.keywords import KeywordIndex, keywords


# Without slots: the library is laid out with the first card that is played.
@dataclass(frozen=True)
class Desk:
    """The judge's desk."""

    cards: Catalogue
    keywords: KeywordIndex
    today: Callable[[], date] = lambda: datetime.now(UTC).date()

    @cached_property
    def library(self) -> Library:
        """The cards as the judge wants them, compiled once each."""
        return library(self.cards)


def open_desk(settings: Settings) -> Desk:
    """Open the shipped facts and, where there is one, the synced store."""
    return Desk(Catalogue.open(settings.store), keywords())

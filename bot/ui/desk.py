"""What the commands work with: the cards and the keywords, opened once."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from bot.cards.catalogue import Catalogue
from bot.cards.errors import StoreError
from bot.cards.headings import rules_with_headings
from bot.config import Settings
from bot.judge.answer import library_of
from bot.judge.definitions import Library
from bot.reference.keywords import KeywordIndex, shipped_keywords
from bot.reference.rulebook import Rulebook, RuleText

if TYPE_CHECKING:
    from bot.cards.store import Store

log = logging.getLogger(__name__)


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
        return library_of(self.cards)

    @property
    def rulebook(self) -> Rulebook | None:
        """The synced text of the Comprehensive Rules, None where none was synced."""
        store = self.cards.store
        return None if store is None or "rules_edition" not in store.metadata else rulebook_of(store)

    def warm(self) -> None:
        """Build all that a first question would wait for; may run in a thread."""
        self.cards.warm()
        _ = self.rulebook

    def retire(self) -> None:
        """Let go of all that was built, once another desk serves; takes a while, and belongs in a thread."""
        self.__dict__.pop("library", None)
        self.cards.forget()


@lru_cache(maxsize=1)
def rulebook_of(store: "Store") -> Rulebook:
    """The rules of a store, read once."""
    rules = {number: RuleText(number, heading, text) for number, heading, text in rules_with_headings(store.rules())}
    return Rulebook(store.metadata["rules_edition"], rules, dict(store.glossary()), store.rules_with)


def open_serving_desk(settings: Settings) -> Desk:
    """Open a desk for a bot, which serves without its store rather than not at all: a sync will mend it."""
    try:
        return open_desk(settings)
    except StoreError as error:
        log.warning("%s; until then the shipped cards serve", error)
        return Desk(Catalogue.open(), shipped_keywords())


def open_desk(settings: Settings) -> Desk:
    """Open the shipped facts and, where there is one, the synced store."""
    return Desk(Catalogue.open(settings.store), shipped_keywords())

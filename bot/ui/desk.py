"""The desk, with all that the commands look things up in: cards, keywords, the rulebook, today's date."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cards.catalogue import Catalogue
from bot.cards.headings import rules_with_headings
from bot.cards.serving import open_serving_catalogue
from bot.config import Settings
from bot.reference.keywords import KeywordIndex, shipped_keywords
from bot.reference.rule_search import RuleSearch, search_of
from bot.reference.rulebook import Rulebook, RuleText

if TYPE_CHECKING:
    from bot.cards.store import Store
    from bot.judge.definitions import Library


@dataclass(frozen=True)  # without slots: `library` is cached in the instance's `__dict__`
class Desk:
    """What the commands work with, opened once and shared by all of them."""

    cards: Catalogue
    keywords: KeywordIndex
    today: Callable[[], date] = lambda: datetime.now(UTC).date()

    @cached_property
    def library(self) -> "Library":
        """The cards as the judge wants them, each compiled when it is first played."""
        from bot.judge.answer import library_of  # noqa: PLC0415  a look-up never pays for the judge

        return library_of(self.cards)

    @property
    def rulebook(self) -> Rulebook | None:
        """The synced text of the Comprehensive Rules, None where none was synced."""
        store = self.cards.store
        return None if store is None or "rules_edition" not in store.metadata else rulebook_of(store)

    @property
    def rule_search(self) -> RuleSearch:
        """What finds rules by a question: the synced text, where there is one, and what we say ourselves."""
        return search_over(self.rulebook, self.keywords)

    @cached_property
    def moved_rules(self) -> tuple[str, ...]:
        """The rules that answers cite and that do not hold in the edition that is served, in the order of the rulebook.

        None in the edition for which the citations were written, nor where no edition was synced."""
        from bot.reference.citations import moved_citations, shipped_citations  # noqa: PLC0415  no look-up pays for it

        book, cited = self.rulebook, shipped_citations()
        if book is None or book.edition == cited.edition:
            return ()
        return tuple(each.rule for each in moved_citations(cited, {rule.number: rule.text for rule in book}))

    def warm(self, *, completing: bool = True) -> None:
        """Build now what the first question would otherwise wait for; may run in a thread.

        What only autocomplete needs is left out where nobody is `completing`."""
        self.cards.warm() if completing else self.cards.warm_names()
        _ = self.moved_rules

    def retire(self) -> None:
        """Free what was built, once another desk serves. It takes a while: call it in a thread."""
        self.__dict__.pop("library", None)
        self.cards.forget()


@lru_cache(maxsize=1)
def rulebook_of(store: "Store") -> Rulebook:
    """Return the rulebook of a store, read once and kept for the store asked last."""
    rules = {number: RuleText(number, heading, text) for number, heading, text in rules_with_headings(store.rules())}
    return Rulebook(store.metadata["rules_edition"], rules, dict(store.glossary()))


@lru_cache(maxsize=1)
def search_over(book: Rulebook | None, keywords: KeywordIndex) -> RuleSearch:
    """Return the search over a rulebook, built once and kept for the one asked last."""
    return search_of(keywords, book or ())


def open_desk(settings: Settings, *, verified: bool = False) -> Desk:
    """Open the shipped facts and, where there is one, the synced store or the one before it.

    `verified` reads the whole store first, as `open_serving_catalogue` says."""
    return Desk(open_serving_catalogue(settings.store, verified=verified), shipped_keywords())


@lru_cache(maxsize=1)
def desk_around_damage(store: Path) -> Desk:
    """Return a desk for a store that could not be read to the end: on the cards before it, or the shipped ones."""
    return Desk(open_serving_catalogue(store, verified=True), shipped_keywords())


def open_serving_desk(settings: Settings) -> Desk:
    """Open a desk for a bot, whose store is verified."""
    return open_desk(settings, verified=True)

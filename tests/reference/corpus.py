"""The shipped entries and the pinned edition's text, as the tests of this package read them."""

from collections.abc import Iterator
from functools import cache

from bot.language import Language
from bot.reference.citations import rules_by_number
from bot.reference.entries import KeywordEntry
from bot.reference.keywords import shipped_keywords
from tests.shared import SHARED

ENTRIES = tuple(shipped_keywords())


@cache
def rulebook(edition: str) -> dict[str, str]:
    """Return the rules of an edition that lies in the shared folder."""
    file = SHARED / "data" / "rules" / f"comprehensive-rules-{edition}.txt"
    return dict(rules_by_number(file.read_bytes().decode()))


def sentences(entry: KeywordEntry, language: Language) -> Iterator[str]:
    """Yield all that an entry says in one language."""
    yield entry.line(language)
    yield entry.text(language)
    yield from (note.said(language) for note in (*entry.wrong, *entry.meets, *entry.variants, *entry.history))

"""Finds the keyword entries that a player means, typed in French, English or slang.

Answers from memory. Neither shows an entry nor plays its example."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, takewhile
from operator import itemgetter
from types import MappingProxyType
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.language import LANGUAGES, Language, other_languages
from bot.reference.entries import KeywordEntry, Note, entries_of_tables
from bot.reference.folding import fold_text
from bot.reference.keyword_index import keyword_tables
from bot.reference.search import Hit, WordIndex

MOST_OFFERED = 5
MOST_GUESSED = 20
"""Misspelt keywords of one query: of a flood of them nobody wants to read."""
MOST_JOINED = 20
"""Keywords that "and" and the like join: a flood of words is no list."""
HARD_JOINTS = re.compile(r"[+&,;]")
SOFT_JOINTS = re.compile(r"/|\b(?:et|and|avec|with|contre|vs)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Found:
    """One keyword is clearly meant; `sure` is False if the query was misspelled or only a part of the name."""

    entry: KeywordEntry
    sure: bool = True


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """Several keywords may be meant: at most five, best first."""

    query: str
    entries: tuple[KeywordEntry, ...]


@dataclass(frozen=True, slots=True)
class NotFound:
    """No keyword is meant; `near` are the most similar ones, best first, if any."""

    query: str
    near: tuple[KeywordEntry, ...] = ()


Match: TypeAlias = Found | Ambiguous | NotFound


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One line of an autocomplete: `label` is what the user reads, `value` what `find_each` is then asked."""

    value: str
    label: str


class KeywordIndex:
    """All entries, found by what players type; immutable once built."""

    def __init__(self, entries: Iterable[KeywordEntry]) -> None:
        self._entries = MappingProxyType({entry.id: entry for entry in entries})
        shortest = sorted(self, key=lambda entry: (len(entry.id), entry.id))  # of equal hits the shorter is likelier
        self._index = WordIndex((word, entry.id) for entry in shortest for word in entry.spellings())
        self._folded = MappingProxyType({entry.id: tuple(map(fold_text, entry.spellings())) for entry in self})
        self._longest = max((len(word.split()) for words in self._folded.values() for word in words), default=0)

        self._names = MappingProxyType(
            {lang: {entry.id: fold_text(entry.name(lang)) for entry in self} for lang in LANGUAGES}
        )
        under: dict[str, tuple[KeywordEntry, ...]] = {}
        notes: dict[str, tuple[tuple[KeywordEntry, Note], ...]] = {}
        for entry in self:
            under[entry.rule] = (*under.get(entry.rule, ()), entry)
            for note in entry.notes():
                notes |= {rule: (*notes.get(rule, ()), (entry, note)) for rule in note.rules}
        self._under, self._notes = MappingProxyType(under), MappingProxyType(notes)

    def __iter__(self) -> Iterator[KeywordEntry]:
        return iter(self._entries.values())

    def __len__(self) -> int:
        return len(self._entries)

    def __getitem__(self, keyword_id: str) -> KeywordEntry:
        return self._entries[keyword_id]

    def name_of(self, keyword_id: str, language: Language) -> str:
        """Return the official name of a keyword in `language`. Raises `KeyError` if there is no such id."""
        return self._entries[keyword_id].name(language)

    def under(self, rule: str) -> tuple[KeywordEntry, ...]:
        """Return the entries whose own rule this is."""
        return self._under.get(rule, ())

    def notes_on(self, rule: str) -> tuple[tuple[KeywordEntry, Note], ...]:
        """Return the notes that rest on a rule, each with its entry; those of the rule's own entry first."""
        return tuple(sorted(self._notes.get(rule, ()), key=lambda said: not rule.startswith(said[0].rule)))

    def called(self, folded: str) -> KeywordEntry | None:
        """Return the entry with this folded name or word, None if there is none."""
        keys = self._index.exactly(folded)
        return self._entries[keys[0]] if len(keys) == 1 else None

    def find(self, query: str) -> Match:
        """Return the one keyword that a query means, or the few that it may mean, or that it means none."""
        match self._index.find(query):
            case None:
                return NotFound(query, self._all(self._index.near(query)))
            case Hit(keys=(key,), nearness=nearness):
                return Found(self._entries[key], sure=nearness in ("exact", "opening"))
            case Hit(keys=keys):
                return Ambiguous(query, self._all(keys[:MOST_OFFERED]))

    def find_each(self, query: str) -> tuple[Match, ...]:
        """Return a result for each keyword of a query: `trample + contact mortel`, `FS et vol`, `pro-rouge`."""
        pieces = (piece.strip() for piece in HARD_JOINTS.split(query) if piece.strip())
        return tuple(chain.from_iterable(self._find_pieces(pieces))) or (NotFound(query),)

    def complete(self, text: str, language: Language, limit: int = 25) -> tuple[Suggestion, ...]:
        """Return what a text may be completed to, names in `language` first; after a `+`, its last keyword."""
        head, joint, tail = text.rpartition("+")
        sought = fold_text(tail)
        ranked = sorted(self._ranked(sought, language), key=itemgetter(0, 1))
        before = f"{head.strip()} + " if joint and head.strip() else ""
        return tuple(_suggest_entry(before, entry, language) for _, _, entry in ranked[:limit])

    def _find_pieces(self, pieces: Iterable[str]) -> Iterator[tuple[Match, ...]]:
        """Find what each piece means; one that stands there again is looked up once, and after a flood of those that
        are misspelt one has to be spelt right."""
        known: dict[str, tuple[Match, ...]] = {}
        for piece in pieces:
            if piece not in known:
                guessed = sum(not isinstance(each, Found) or not each.sure for each, *_ in known.values())
                known[piece] = self._find_piece(piece) if guessed < MOST_GUESSED else self._find_spelt(piece)
            yield known[piece]

    def _find_spelt(self, piece: str) -> tuple[Match, ...]:
        entry = self.called(fold_text(piece))
        return (NotFound(piece) if entry is None else Found(entry),)

    def _find_piece(self, piece: str) -> tuple[Match, ...]:
        whole = self.find(piece)
        if isinstance(whole, Found) and whole.sure:
            return (whole,)
        parts = [part for part in SOFT_JOINTS.split(piece) if part.strip()]
        if 1 < len(parts) <= MOST_JOINED:
            found = tuple(takewhile(lambda match: isinstance(match, Found), map(self.find, parts)))
            if len(found) == len(parts):
                return found
        return self._words_in_a_row(fold_text(piece).split()) or (whole,)

    def _words_in_a_row(self, words: list[str]) -> tuple[Found, ...]:
        """Read `fs dt` as two keywords, each the longest run of words that is one; none if a word is left over."""
        keywords: list[Found] = []
        while words:
            longest = min(len(words), self._longest)
            match next((hit for end in range(longest, 0, -1) if (hit := self._known(words[:end]))), None):
                case None:
                    return ()
                case end, entry:
                    keywords.append(Found(entry))
                    words = words[end:]
        return tuple(keywords)

    def _known(self, words: list[str]) -> tuple[int, KeywordEntry] | None:
        entry = self.called(" ".join(words))
        return None if entry is None else (len(words), entry)

    def _ranked(self, sought: str, language: Language) -> Iterator[tuple[int, str, KeywordEntry]]:
        similar = self._index.similar(sought) if sought else ()
        for entry in self:
            words, name = self._folded[entry.id], self._names[language][entry.id]
            ranks = (
                name.startswith(sought),
                any(word.startswith(sought) for word in words),
                len(sought) > 2 and any(f" {sought}" in word for word in words),
                entry.id in similar,
            )
            if any(ranks):
                yield ranks.index(True), name, entry

    def _all(self, keys: Iterable[str]) -> tuple[KeywordEntry, ...]:
        return tuple(self._entries[key] for key in keys)


def _suggest_entry(before: str, entry: KeywordEntry, language: Language) -> Suggestion:
    own = entry.name(language)
    others = [other for each in other_languages(language) if fold_text(other := entry.name(each)) != fold_text(own)]
    label = f"{own} ({', '.join(others)})" if others else own
    return Suggestion(value=f"{before}{entry.id}"[:100], label=f"{before}{label}"[:100])


@cache
def shipped_keywords() -> KeywordIndex:
    """Return the index of the shipped entries, read once. Raises `EntryError` if a file is not in the format."""
    return KeywordIndex(entries_of_tables(keyword_tables()))

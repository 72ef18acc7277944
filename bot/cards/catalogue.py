"""The one door to cards for the layers above: the shipped facts and, where there is one, the synced store, as one pool.

Decides which of the two wins (the synced card, completed by the shipped French and aliases) and when the expensive
parts are built; knows neither the order of look-ups nor any SQL."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cards.keys import normalize_name
from bot.cards.model import CardFace, CardRecord, Ruling
from bot.cards.names import Found, Key, Match, NamedCard, NameIndex, index_of, match_exactly
from bot.cards.shipped import shipped_cards
from bot.engine.frozen_class import dataclass
from bot.language import Language

if TYPE_CHECKING:
    from bot.cards.complete import Completion, NameChoice
    from bot.cards.store import Store


CREATURE, PLANESWALKER = "Creature", "Planeswalker"
COMPLETED_TYPES = (CREATURE, PLANESWALKER)
"""The card types of which alone names may be completed."""


@dataclass(frozen=True, slots=True)
class _Choices:
    """What autocomplete needs in memory beside the index."""

    completion: "Completion"
    of_type: Mapping[str, frozenset[tuple[str, int]]]
    """The faces that have a card type, each as its card's oracle id and its position."""


class Catalogue:
    """All known cards.

    It is cheap to open: an exact name costs one query, and the index is built for the first name that is not exact, or
    by `warm`."""

    def __init__(self, shipped: Iterable[CardRecord], store: "Store | None" = None) -> None:
        self._shipped: Mapping[str, CardRecord] = {record.name: record for record in shipped}
        self._store = store
        self._index: NameIndex | None = None
        self._choices: _Choices | None = None

    @classmethod
    def open(cls, store: Path | None = None, folder: Path | None = None) -> "Catalogue":
        """Open the shipped facts, and the store where that file exists.

        Raises `ShippedFactsError` and `StoreError`."""
        shipped = shipped_cards(folder)
        if store is None or not store.exists():
            return cls(shipped)
        from bot.cards.store import Store  # noqa: PLC0415  sqlite3 is paid for by those who synced

        return cls(shipped, Store(store))

    # --- names

    def find(self, query: str, lang: Language = "en") -> Match:
        """Return the one card that a name means, the few that it may mean, or that it means none."""
        if self._index is None and (exactly := match_exactly(query, lang, self)):
            return exactly
        return self.index.find(query, lang)

    def complete(
        self, text: str, limit: int = 25, lang: Language = "en", card_type: str | None = None
    ) -> "list[NameChoice]":
        """Return what autocomplete offers, best first, of cards of that type alone; once warm it never touches the
        disk."""
        if (choices := self._choices) is None:
            choices = self._choices = self._built_choices()
        among = None if card_type is None else choices.of_type[card_type]
        return choices.completion.complete(text, lang, limit, among)

    def exact(self, text: str) -> Sequence[Key]:
        """Return the keys with exactly this normalized text, from memory if warm, else from the file."""
        if (index := self._index) is not None:
            return index.exact(text)
        stored = self._store.exact(text) if self._store else []
        return _distinct_keys([*map(self._completed_key, stored), *map(self._adopted, self._shipped_index.exact(text))])

    def begins_name(self, text: str) -> bool:
        """Whether any name, in its normalized form, begins with this text: whether it pays to look for a longer one."""
        if (index := self._index) is not None:
            return index.begins_name(text)
        return self._shipped_index.begins_name(text) or (self._store is not None and self._store.begins_name(text))

    def warm(self) -> None:
        """Build now what `complete` and all that `warm_names` builds would otherwise wait for; may run in a thread."""
        self.warm_names()
        self._choices = self._choices or self._built_choices()

    def warm_names(self) -> None:
        """Build now what `find` for an inexact name and `size` would otherwise wait for; may run in a thread.

        It takes two thirds of the memory that `warm` does."""
        _ = self.index
        _ = self.size

    def forget(self) -> None:
        """Free what `warm` built. A look-up under way finishes with it; a later one builds it again."""
        self._index = self._choices = None

    @property
    def index(self) -> NameIndex:
        """Return every key of the pool, which stays in memory from now on."""
        if (index := self._index) is None:
            index = self._index = self._built_index()
        return index

    @property
    def is_warm(self) -> bool:
        """Whether names are found without the file."""
        return self._index is not None

    # --- cards

    def card(self, name: str, lang: Language = "en") -> CardRecord | None:
        """Return the card with exactly this name in either language; None if no card or several cards have it."""
        match match_exactly(name, lang, self):
            case Found(card=card):
                return self.record(card)
            case _:
                return None

    def record(self, card: NamedCard) -> CardRecord:
        """Return the full record of a card that a look-up found."""
        stored = self._store.by_oracle_id(card.oracle_id) if self._store else None
        shipped = self._shipped.get(card.name)
        if stored is not None:
            return complete_from_shipped(stored, shipped)
        if shipped is None:
            raise KeyError(card.name)
        return shipped

    def rulings(self, card: NamedCard) -> tuple[Ruling, ...]:
        """Return the official rulings on a card, oldest first; none without a store."""
        return self._store.rulings(card.oracle_id) if self._store else ()

    def records(self) -> Iterator[CardRecord]:
        """Yield every card: the store's, then those that are only shipped."""
        if self._store:
            yield from (
                complete_from_shipped(record, self._shipped.get(record.name)) for record in self._store.records()
            )
        yield from self._only_shipped

    # --- the pool as a whole

    @property
    def data_date(self) -> str | None:
        """The ISO date of the synced data, None if there is no store."""
        return self._store.metadata["data_date"] if self._store else None

    @property
    def size(self) -> int:
        """How many cards are known."""
        return len(self._only_shipped) + (int(self._store.metadata["cards"]) if self._store else 0)

    @property
    def store(self) -> "Store | None":
        """The synced store, None if there is none."""
        return self._store

    def close(self) -> None:
        """Close the store."""
        if self._store:
            self._store.close()

    # --- the two sources as one

    @cached_property
    def _shipped_index(self) -> NameIndex:
        return index_of(self._shipped.values())

    @cached_property
    def _only_shipped(self) -> tuple[CardRecord, ...]:
        synced = self._store.names() if self._store else frozenset()
        return tuple(record for name, record in self._shipped.items() if name not in synced)

    def _built_index(self) -> NameIndex:
        index = NameIndex(_distinct_keys(self._all_keys()))
        index.likeness()
        return index

    def _built_choices(self) -> _Choices:
        from bot.cards.complete import Completion  # noqa: PLC0415  an exact name never pays for rapidfuzz

        index = self.index
        ids = {key.card.oracle_id: key.card.oracle_id for key in index}  # no second copy of what is there
        of_type = {
            each: frozenset((ids.get(card, card), face) for card, face in self._faces_of_type(each))
            for each in COMPLETED_TYPES
        }
        return _Choices(Completion(index), of_type)

    def _faces_of_type(self, card_type: str) -> Iterator[tuple[str, int]]:
        if self._store:
            yield from self._store.faces_of_type(card_type)
        for record in self._only_shipped:
            yield from ((record.oracle_id, at) for at, face in enumerate(record.faces) if card_type in face.type_line)

    def _all_keys(self) -> Iterator[Key]:
        """Yield the keys of both sources. They come from the open store, since another file may be at its path now."""
        adopted: dict[str, NamedCard] = {}
        if self._store:
            for key in map(self._completed_key, self._store.keys()):
                if key.card.name in self._shipped and key.card.face is None and not key.exact_only:
                    adopted[key.card.name] = key.card
                yield key
        for key in self._shipped_index:
            yield _key_of_synced_card(key, adopted.get(key.card.name))

    def _completed_key(self, key: Key) -> Key:
        """Return a synced card's key, with the shipped French name if the card was synced without one."""
        shipped = self._shipped.get(key.card.name)
        if key.exact_only or key.card.name_fr is not None or shipped is None or shipped.name_fr is None:
            return key
        return key._replace(card=replace(key.card, name_fr=shipped.name_fr))

    def _adopted(self, key: Key) -> Key:
        """Return a shipped key, bound to the synced card of the same English name if there is one."""
        if self._store is None:
            return key
        same_key = self._store.exact(normalize_name(key.card.name))
        whole = (stored.card for stored in same_key if stored.card.face is None and not stored.exact_only)
        return _key_of_synced_card(key, next((card for card in whole if card.name == key.card.name), None))


def _key_of_synced_card(key: Key, card: NamedCard | None) -> Key:
    if card is None:
        return key
    return key._replace(card=NamedCard(card.oracle_id, card.name, card.name_fr or key.card.name_fr, key.card.face))


def _distinct_keys(keys: Iterable[Key]) -> list[Key]:
    """Return the keys without those of the same text, kind and language that lead to the same face."""
    return list({(key.text, key.kind, key.lang, key.card.oracle_id, key.card.face): key for key in keys}.values())


def complete_from_shipped(synced: CardRecord, shipped: CardRecord | None) -> CardRecord:
    """Return a synced card with the French texts and the aliases that only the shipped facts have."""
    if shipped is None or synced.exact_only:
        return synced
    faces = synced.faces
    if len(faces) == len(shipped.faces):
        faces = tuple(map(_completed_face, faces, shipped.faces))
    aliases = tuple(dict.fromkeys(synced.aliases + shipped.aliases))
    return replace(synced, faces=faces, name_fr=synced.name_fr or shipped.name_fr, aliases=aliases)


def _completed_face(synced: CardFace, shipped: CardFace) -> CardFace:
    return replace(
        synced,
        name_fr=synced.name_fr or shipped.name_fr,
        type_line_fr=synced.type_line_fr or shipped.type_line_fr,
        text_fr=synced.text_fr or shipped.text_fr,
    )

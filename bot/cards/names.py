"""Which card a name means: a ladder of look-ups, from the exact name to the merely similar one.

Decides the rungs, their order and which of three results they give (`Found`, `Ambiguous`, `NotFound`). Knows neither
where keys come from nor how likeness is measured, which is `likeness`'s."""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from operator import itemgetter
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, TypeAlias

from bot.cards.freeing import free_piecemeal
from bot.cards.keys import Kind, NameKey, keys_of, normalize_name
from bot.cards.model import CardRecord
from bot.cards.nicknames import cards_by_nickname
from bot.engine.frozen_class import dataclass
from bot.language import ByLanguage, Language

if TYPE_CHECKING:
    from bot.cards.likeness import Likeness

Rung: TypeAlias = Literal["nickname", "exact", "other language", "word prefix", "words", "prefix", "fuzzy"]

MOST = 5
"""The most candidates that come with an ambiguous or an unknown name."""

SURE = 0.80
LEAD = 0.06
"""A likeness of at least `SURE` that is `LEAD` above the next one is taken as found: 99.8 % of such answers are right
(`tests.benchmarks.names`, on held-out names)."""
SHORT_LEAD = 0.02
"""The lead that is enough over a card whose name leaves a word of the query unexplained."""
POSSIBLE = 0.70
"""Below this likeness a card is not found; sentences of a chat rarely reach it."""
NEAR = 0.45
"""Below this likeness a card is not even worth showing."""

_TELLING = 4
"""The letters from which on a name that differs by one letter is hardly another word."""

_LAST = "\U0010ffff"
_WIDEST = 1500  # the most keys looked at under one prefix: one of more has a letter or two, and then any will do


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card as a look-up finds it; `face` is the position of the face that was named, None for the whole card."""

    oracle_id: str
    name: str
    name_fr: str | None = None
    face: int | None = None

    def name_in(self, language: Language) -> str | None:
        """Return the name in the language; None where the card was never printed in it."""
        return ByLanguage(en=self.name, fr=self.name_fr)[language]


@dataclass(frozen=True, slots=True)
class Found:
    """One card is meant."""

    query: str
    rung: Rung
    card: NamedCard

    @property
    def cards(self) -> tuple[NamedCard, ...]:
        return (self.card,)

    @property
    def is_guess(self) -> bool:
        """Whether the name was misspelt, and this is what it is most like."""
        return self.rung == "fuzzy"


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """Several cards may be meant: two to five, best first."""

    query: str
    rung: Rung
    cards: tuple[NamedCard, ...]


@dataclass(frozen=True, slots=True)
class NotFound:
    """No card is meant. `cards` are the nearest ones, best first, if any; `searched` is how many names there are."""

    query: str
    cards: tuple[NamedCard, ...]
    searched: int
    rung: None = None


Match: TypeAlias = Found | Ambiguous | NotFound


class Key(NamedTuple):
    """A key with its card."""

    text: str
    kind: Kind
    lang: Language | None
    card: NamedCard
    exact_only: bool


class ExactKeys(Protocol):
    """Something that finds keys by their exact text: an index in memory, or the store's file."""

    def exact(self, text: str) -> Sequence[Key]: ...


def match_exactly(query: str, lang: Language, keys: ExactKeys) -> Found | Ambiguous | None:
    """Try the rungs that need no index in memory (exact name, nickname, the other language); None if none knows it.

    A card's whole name in either language comes before a nickname, and a nickname before the name of a part; both of
    its names, one in brackets, are the card."""
    text = normalize_name(query)
    if twice := _cards_named_twice(query, lang, keys):
        return _one_or_several(query, "exact", twice)
    named = _whole_before_face([key for key in keys.exact(text) if _BLANK in query or _BLANK not in key.card.name])
    if not any(key.kind is Kind.NAME and not key.exact_only for key in named) and (
        nicknamed := _cards_of_nickname(text, lang, keys)
    ):
        return _one_or_several(query, "nickname", nicknamed)
    hits = named or _whole_before_face(_both_halves(text, keys) or _keys_of_other_spellings(query, keys))
    own = [key for key in hits if key.lang in {lang, None}]
    if own:
        return _one_or_several(query, "exact", _best_cards(own, lang))
    return _one_or_several(query, "other language", _best_cards(hits, lang)) if hits else None


def _cards_named_twice(query: str, lang: Language, keys: ExactKeys) -> Sequence[NamedCard]:
    """Return the cards of which both what stands before a bracket and what stands within is a name."""
    both = _WITH_OTHER_NAME.fullmatch(query)
    if both is None:
        return ()
    first, second = (keys.exact(normalize_name(each)) for each in both.groups())
    known = {key.card.oracle_id for key in second}
    return _best_cards(_whole_before_face([key for key in first if key.card.oracle_id in known]), lang)


_WITH_OTHER_NAME = re.compile(r"([^()]+?)\s*\(([^()]+)\)\s*")
"""`Lightning Bolt (Foudre)`, as a choice of names shows it."""
_BLANK = "_"
"""What a name to be filled in has in it: who leaves it out means another card."""


def _cards_of_nickname(text: str, lang: Language, keys: ExactKeys) -> Sequence[NamedCard]:
    """Return the card that a nickname stands for, then those of which a part is named so; none if the former is
    unknown."""
    if text not in cards_by_nickname() or not (meant := keys.exact(normalize_name(cards_by_nickname()[text]))):
        return ()
    others = [key for key in keys.exact(text) if not key.exact_only]
    cards = [*_best_cards(_whole_before_face(meant), lang), *_best_cards(others, lang)]
    return _each_card_once(cards)


def _keys_of_other_spellings(query: str, keys: ExactKeys) -> Sequence[Key]:
    """Return the cards that the query names once its article is dropped, or its last word or all words are put in the
    singular."""
    bare = normalize_name(_ARTICLE.sub("", query.replace("’", "'")))
    *first, last = bare.split() or [""]
    respelt = (
        bare,
        " ".join([*first, _without_plural_sign(last)]),
        " ".join(map(_without_plural_sign, (*first, last))),
    )
    found = (keys.exact(text) for text in dict.fromkeys(respelt) if text)
    return next((hits for hits in found if hits), ())


_ARTICLE = re.compile(r"^\s*(?:l'|(?:le|la|les|un|une|des|the|an?)\s)\s*", re.IGNORECASE)


def _without_plural_sign(word: str) -> str:
    """Drop a plural's last letter, which is the same in both languages."""
    return word[:-1] if len(word) > 3 and word.endswith(("s", "x")) else word


def _both_halves(text: str, keys: ExactKeys) -> Sequence[Key]:
    """Return the cards of two halves that are named with a word between them, such as "Fire and Ice"."""
    halves = " ".join(word for word in text.split() if word not in _BETWEEN_HALVES)
    found = keys.exact(halves) if halves != text else ()
    return [key for key in found if key.kind is Kind.NAME and _HALVES in key.card.name]


_BETWEEN_HALVES = frozenset({"and", "et"})
_HALVES = " // "


def _whole_before_face(keys: Sequence[Key]) -> Sequence[Key]:
    """Keep the keys that win: whole names over faces of other cards, playable cards over tokens and souvenirs."""
    if not keys:
        return keys
    strongest = min((key.exact_only, key.kind) for key in keys)
    return [key for key in keys if (key.exact_only, key.kind) == strongest]


def _best_cards(keys: Iterable[Key], lang: Language, text: str = "") -> list[NamedCard]:
    """Return the cards of some keys, each once, best first.

    Better is a name in the asker's language, then one of few words, one that begins with `text`, a whole card, a short
    name."""

    def order(key: Key) -> tuple[object, ...]:
        words, begun = key.text.count(" "), key.text.startswith(text)
        return key.lang not in {lang, None}, words, not begun, key.kind, len(key.text), key.text

    return _each_card_once(key.card for key in sorted(keys, key=order))


def _each_card_once(cards: Iterable[NamedCard]) -> list[NamedCard]:
    """Return the cards in their order, each once."""
    first: dict[str, NamedCard] = {}
    for card in cards:
        first.setdefault(card.oracle_id, card)
    return list(first.values())


def _one_or_several(query: str, rung: Rung, cards: Sequence[NamedCard]) -> Found | Ambiguous:
    if len(cards) == 1:
        return Found(query, rung, cards[0])
    return Ambiguous(query, rung, tuple(cards[:MOST]))


class NameIndex:
    """Every key of a pool of cards, sorted, with the rungs that need all of them: parts of names, and likeness."""

    def __init__(self, keys: Iterable[Key]) -> None:
        self._keys = sorted(keys, key=lambda key: key.text)
        self._texts = [key.text for key in self._keys]
        self._likeness: Likeness | None = None
        free_piecemeal(self, self._texts, self._keys)

    def __len__(self) -> int:
        return len(self._keys)

    def __iter__(self) -> Iterator[Key]:
        return iter(self._keys)

    def exact(self, text: str) -> Sequence[Key]:
        start = bisect_left(self._texts, text)
        end = start
        while end < len(self._texts) and self._texts[end] == text:
            end += 1
        return self._keys[start:end]

    def begins_name(self, text: str) -> bool:
        """Whether any key begins with this text."""
        at = bisect_left(self._texts, text)
        return at < len(self._texts) and self._texts[at].startswith(text)

    def under(self, start: str, end: str, most: int = _WIDEST) -> Iterator[Key]:
        """Yield at most `most` keys from `start` up to but not including `end`, without those found only exactly."""
        span = range(bisect_left(self._texts, start), bisect_left(self._texts, end))
        return (key for key in islice(map(self._keys.__getitem__, span), most) if not key.exact_only)

    def findable(self) -> Iterator[str]:
        """Yield the texts that may be found inexactly, sorted and each once."""
        return iter(dict.fromkeys(key.text for key in self._keys if not key.exact_only and key.text))

    def likeness(self) -> "Likeness":
        """Return the measure of likeness over this pool, built on first use."""
        if self._likeness is None:
            from bot.cards.likeness import Likeness  # noqa: PLC0415  an exact name never pays for rapidfuzz

            self._likeness = Likeness(list(self.findable()))
        return self._likeness

    def find(self, query: str, lang: Language) -> Match:
        """Climb the whole ladder: return the one card that is meant, or the few that may be, or that none is."""
        text = normalize_name(query)
        if not text:
            return NotFound(query, (), len(self))
        if exactly := match_exactly(query, lang, self):
            return exactly
        if in_part := self._in_part(query, text, lang):
            return in_part
        alike = self._alike(query, text, lang)
        apart = self.likeness().apart(text) if isinstance(alike, Ambiguous) else text
        return (self._in_part(query, apart, lang) if apart != text else None) or alike

    def _in_part(self, query: str, text: str, lang: Language) -> Found | Ambiguous | None:
        """Return the cards of whose name the query is a part; None if there are none.

        The name begins with the query, or has all its words in their order, or is the query but for one letter. If none
        begins with its whole words, names that begin with its letters are added."""
        begun = list(self.under(f"{text} ", f"{text}!"))  # the character after a space
        holding = list(self._holding(text))
        letters = [] if begun else list(self.under(text, text + _LAST))
        if not (begun or holding or letters):
            return None
        tiers = ([*begun, *holding], self._but_for_one_letter(text), letters)
        cards = _each_card_once(card for tier in tiers for card in _best_cards(tier, lang, text))
        return _one_or_several(query, "word prefix" if begun else "words" if holding else "prefix", cards)

    def _holding(self, text: str) -> Iterator[Key]:
        """Yield the keys that have all of several words of a query; none for one word, which only begins names."""
        return self._findable(self.likeness().holding(text.split()) if " " in text else ())

    def _but_for_one_letter(self, text: str) -> Iterator[Key]:
        return self._findable(self.likeness().within(text, 1) if len(text) >= _TELLING else ())

    def _findable(self, texts: Iterable[str]) -> Iterator[Key]:
        return (key for text in texts for key in self.exact(text) if not key.exact_only)

    def _alike(self, query: str, text: str, lang: Language) -> Match:
        likely = self._likely(text, lang)
        if likely and self._is_sure(likely):
            return Found(query, "fuzzy", likely[0].card)
        possible = [one.card for one in likely if one.score >= max(POSSIBLE, likely[0].score - 3 * LEAD)]
        if len(possible) > 1:
            return Ambiguous(query, "fuzzy", tuple(possible))
        return NotFound(query, tuple(one.card for one in likely if one.score >= NEAR), len(self))

    def _is_sure(self, likely: Sequence["_LikelyCard"]) -> bool:
        """Whether the likeliest card is surely meant: it is plainly meant, and no other is about as alike.

        A smaller lead is enough over cards that leave a word of the query unexplained."""
        best, *others = likely
        leads = all(best.score - other.score >= (LEAD if other.plain else SHORT_LEAD) for other in others)
        return best.plain and best.score >= SURE and leads

    def _likely(self, text: str, lang: Language) -> Sequence["_LikelyCard"]:
        """Return the likeliest cards, best first, names in the asker's language first among equals."""
        found = [
            (-likely.score, key.lang not in {lang, None}, _LikelyCard(key.card, likely.score, likely.plain))
            for likely in self.likeness().nearest(text)
            for key in _whole_before_face(self.exact(likely.text))
        ]
        cards: dict[str, _LikelyCard] = {}
        for _, _, card in sorted(found, key=itemgetter(0, 1)):
            cards.setdefault(card.card.oracle_id, card)
        return list(cards.values())[:MOST]


class _LikelyCard(NamedTuple):
    """A card with the likeness of its likeliest name."""

    card: NamedCard
    score: float
    plain: bool


def named_card_of(record: CardRecord, face: int | None = None) -> NamedCard:
    """Return a record as look-ups name it."""
    return NamedCard(record.oracle_id, record.name, record.name_fr, face)


def index_of(records: Iterable[CardRecord]) -> NameIndex:
    """Return the index over the keys of some records."""
    return NameIndex(key for record in records for key in indexed_keys(record))


def indexed_keys(record: CardRecord) -> Iterator[Key]:
    """Yield a record's keys as an index holds them."""
    return (index_key(key, named_card_of(record, key.face), exact_only=record.exact_only) for key in keys_of(record))


def index_key(key: NameKey, card: NamedCard, *, exact_only: bool) -> Key:
    """Return a key bound to its card."""
    return Key(key.text, key.kind, key.lang, card, exact_only)

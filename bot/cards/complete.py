"""What autocomplete offers for the letters typed so far, from memory alone.

Decides the order of the choices: names that begin with the letters, then names of which a word does, then names that
begin almost so."""

from array import array
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Iterator, Sequence
from heapq import nsmallest
from itertools import islice

from rapidfuzz.distance import OSA

from bot.cards.keys import LIMIT, normalize_name
from bot.cards.names import POSSIBLE, Key, NamedCard, NameIndex
from bot.cards.near import Near
from bot.cards.nicknames import cards_by_nickname
from bot.engine.frozen_class import dataclass
from bot.language import Language

_LAST = "\U0010ffff"
BETWEEN_FACES = " // "
_SEEN = 400
"""The most keys ranked under one prefix; a prefix of more has one or two letters, and then any of them will do."""
_HEADS = range(4, 9)
"""In letters: the lengths at which names' beginnings are kept, to be compared with a misspelled one."""
_HEADS_SEEN = 40
_OF_A_HEAD = 40
"""The most beginnings, and the most keys of each, that are compared with what was typed."""
_SHORTEST_BEGUN = 3
"""The letters from which on the beginning of a nickname says which one is meant."""
_LETTER_BITS = LIMIT.bit_length()
_LETTER = (1 << _LETTER_BITS) - 1
"""The bits of a place in `_Words` that say at which letter of the text it is."""


@dataclass(frozen=True, slots=True)
class NameChoice:
    """A choice: `name` is shown, `value` is sent back and is the English name, which every look-up understands."""

    name: str
    value: str


class Completion:
    """The sorted keys of a pool, the beginnings of their words, and their first letters."""

    def __init__(self, index: NameIndex) -> None:
        self._index = index
        self._texts = list(index.findable())
        self._words = _Words(self._texts)
        self._heads = {length: _Heads(self._texts, length) for length in _HEADS}

    def complete(
        self, text: str, lang: Language, limit: int = 25, among: Container[tuple[str, int]] | None = None
    ) -> list[NameChoice]:
        """Return up to `limit` choices, best first; nothing for nothing typed. With `among`, these faces alone, each as
        its card's oracle id and its position."""
        typed = normalize_name(text)
        cards: dict[str, Key] = {}
        for enough, keys in self._sources(typed, lang, limit) if typed else ():
            for key in keys if len(cards) < enough else ():
                if among is None or (key.card.oracle_id, key.card.face or 0) in among:
                    cards.setdefault(key.card.oracle_id, key)
                if len(cards) == limit:
                    break
        return told_apart([choice_for_key(key, lang, by_face=among is not None) for key in cards.values()])

    def _sources(self, typed: str, lang: Language, limit: int) -> Iterator[tuple[int, Iterable[Key]]]:
        """Yield groups of keys to offer, the surest group first, each with how many choices already found make it
        needless."""
        ranked = _Rank(lang)
        yield limit, self._index.exact(typed)
        yield limit, self._nicknamed(typed)
        yield limit, ranked(self._index.under(typed, typed + _LAST, _SEEN))
        yield limit, ranked(self._with_word(typed))
        yield limit, self._almost(typed, ranked)
        yield 1, self._alike(typed)  # the slowest group, asked only if no other has anything

    def _nicknamed(self, typed: str) -> Iterator[Key]:
        """Yield the card that players call so, then those whose nicknames begin so."""
        known = cards_by_nickname()
        begun = [each for each in sorted(known) if each.startswith(typed)] if len(typed) >= _SHORTEST_BEGUN else []
        for nickname in dict.fromkeys([typed, *begun]):
            yield from self._index.exact(normalize_name(known.get(nickname, "")))

    def _with_word(self, typed: str) -> Iterator[Key]:
        for text in islice(self._words.beginning(typed), _SEEN):
            yield from self._findable(text)

    def _findable(self, text: str) -> Iterator[Key]:
        return (key for key in self._index.exact(text) if not key.exact_only)

    def _almost(self, typed: str, ranked: "_Rank") -> Iterator[Key]:
        """Yield the keys whose beginning differs from what was typed by a letter or two."""
        length = min(len(typed), max(_HEADS))
        if length not in self._heads:
            return
        errors = 1 if length < 6 else 2
        distances: defaultdict[int, list[Key]] = defaultdict(list)
        for head in self._heads[length].near(typed[:length], errors):
            for key in self._index.under(head, head + _LAST, _OF_A_HEAD):
                distances[_prefix_distance(typed, key.text)].append(key)
        for distance in sorted(distances):
            if distance <= max(errors, len(typed) // 4):
                yield from ranked(distances[distance])

    def _alike(self, typed: str) -> Iterator[Key]:
        """Yield the keys of the names most like what was typed, as where words are left out or misspelled later on."""
        for likely in self._index.likeness().nearest(typed) if len(typed) >= min(_HEADS) else ():
            if likely.score >= POSSIBLE:
                yield from self._findable(likely.text)


class _Rank:
    """Orders keys: those in the asker's language first, then short names."""

    def __init__(self, lang: Language) -> None:
        self._own = {lang, None}

    def __call__(self, keys: Iterable[Key]) -> Iterator[Key]:
        yield from sorted(keys, key=lambda key: (key.lang not in self._own, key.kind, len(key.text), key.text))


def choice_for_key(key: Key, lang: Language, *, by_face: bool = False) -> NameChoice:
    """Return the choice for a key: the card's name in the asker's language, then the other name if that was typed; with
    `by_face` those of the face that was typed, where it is not the first."""
    card = face_alone(key.card) if by_face else key.card
    own = card.name_in(lang) or card.name
    typed = None if key.lang is None else card.name_in(key.lang)
    both = f"{own} ({typed})"
    shown = both if key.lang != lang and typed not in {own, None} and len(both) <= LIMIT else own
    return NameChoice(shown if len(shown) <= LIMIT else shown[: LIMIT - 1] + "…", value_of_card(card))


def face_alone(card: NamedCard) -> NamedCard:
    """Return the face that was named as a card of its own, a first face as its whole card."""
    if not card.face:
        return card
    names = [None if name is None else name.split(BETWEEN_FACES) for name in (card.name, card.name_fr)]
    name, name_fr = (each[card.face] if each and card.face < len(each) else None for each in names)
    return card if name is None else NamedCard(card.oracle_id, name, name_fr, card.face)


def told_apart(choices: Sequence[NameChoice]) -> list[NameChoice]:
    """Return the choices, with the value behind a name that another one of them has, too."""
    counted = Counter(each.name for each in choices)
    both = ((f"{each.name} ({each.value})", each) for each in choices)
    return [
        NameChoice(shown, each.value) if counted[each.name] > 1 and len(shown) <= LIMIT else each
        for shown, each in both
    ]


def value_of_card(card: NamedCard) -> str:
    """Return a card's name if it has at most 100 characters, else its first face's."""
    return card.name if len(card.name) <= LIMIT else card.name.split(BETWEEN_FACES)[0][:LIMIT]


def _prefix_distance(typed: str, text: str) -> int:
    return min(OSA.distance(typed, text[: len(typed) + more]) for more in (-1, 0, 1))


class _Words:
    """Where words begin within texts, the first word of each left out, sorted by what follows there.

    A place is one number: the text's number, then in `_LETTER_BITS` the letter's. All of them lie in one block of
    memory, since freeing an object for each would keep every other thread waiting."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self._places = array("L")
        for places in self._by_letters():
            self._places.extend(sorted(places, key=self._following))

    def beginning(self, typed: str) -> Iterator[str]:
        """Yield each text in which what was typed begins at a word, in the order of what follows there."""
        start = bisect_left(self._places, typed, key=self._following)
        for place in islice(self._places, start, None):
            if not self._following(place).startswith(typed):
                return
            yield self._texts[place >> _LETTER_BITS]

    def _following(self, place: int) -> str:
        return self._texts[place >> _LETTER_BITS][place & _LETTER :]

    def _by_letters(self) -> Iterator[list[int]]:
        """Yield all places in sorted portions: to sort all of them at once would keep every other thread waiting."""
        by_letters: defaultdict[str, list[int]] = defaultdict(list)
        for number, text in enumerate(self._texts):
            at = text.find(" ")
            while at >= 0:
                by_letters[text[at + 1 : at + 7]].append(number << _LETTER_BITS | at + 1)
                at = text.find(" ", at + 1)
        return (by_letters[letters] for letters in sorted(by_letters))


class _Heads:
    """The beginnings of the texts, cut to one length."""

    def __init__(self, texts: Sequence[str], length: int) -> None:
        self._texts = list(dict.fromkeys(text[:length] for text in texts if len(text) >= length - 1))
        self._near = Near(self._texts)

    def near(self, typed: str, errors: int) -> list[str]:
        """Return the nearest beginnings that differ by at most `errors` letters, at most `_OF_A_HEAD` of them."""
        distances = self._near(typed, errors)
        return [self._texts[number] for number in nsmallest(_HEADS_SEEN, distances, key=distances.__getitem__)]

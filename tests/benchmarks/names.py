"""How well and at what cost names are found in a synced store.

The ranking was tuned on one seed; the other is held out. An answer counts where the card stands first, or among the
first three, whatever the result: found, ambiguous, or the nearest of a name not found. Costs are of a hundred
look-ups."""

# ruff: noqa: S311  the same figures for the same seed

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import islice
from random import Random

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.cards.catalogue import Catalogue
from bot.cards.keys import normalize_name
from bot.cards.model import CardRecord
from bot.cards.names import Found, NameIndex
from bot.language import LANGUAGES, Language
from tests.benchmarks.measuring.cases import AnyCase, Case, Count
from tests.benchmarks.measuring.package_measured import desk, synced_store
from tests.benchmarks.measuring.unit import Action
from tests.cards.spoilt import APART, KINDS, Spoiler, edited, one_edit, spoilt

TUNED, HELD_OUT = 11, 2026
EACH = 400
"""Queries of each of the ten kinds in each language."""
BATCH = 100
"""Look-ups that one figure of cost is of."""
FEW = 3
"""Cards that are looked at before one asks again."""


@dataclass
class Tally:
    """What came of some look-ups. A rank is the place of the meant card, 9 where it is not among those shown."""

    ranks: list[int] = field(default_factory=list)
    alone: list[bool] = field(default_factory=list)
    """Of each answer that words held or likeness gave without asking back, whether it was right."""
    missed: list[tuple[str, str]] = field(default_factory=list)
    """The queries whose card is not among the first three, and that card."""

    def add(self, other: "Tally") -> None:
        self.ranks += other.ranks
        self.alone += other.alone
        self.missed += other.missed

    def share_beyond(self, place: int) -> float:
        """The percentage of cards that stand behind this place."""
        return 100 * sum(rank >= place for rank in self.ranks) / len(self.ranks)


@cache
def catalogue() -> Catalogue:
    cards: Catalogue = desk(synced_store()).cards
    cards.warm()
    return cards


@cache
def findable_records() -> Sequence[CardRecord]:
    return [record for record in catalogue().records() if not record.exact_only]


@cache
def tally_of(seed: int, kinds: str) -> Tally:
    """What came of the look-ups of some kinds, in both languages."""
    both = Tally()
    for lang in LANGUAGES:
        for label, spoil in (*KINDS, *APART):
            if label == kinds or (not kinds and (label, spoil) in KINDS):
                both.add(look_ups(catalogue(), findable_records(), lang, spoil, seed))
    return both


def share_beyond(seed: int, kinds: str, place: int) -> float:
    return tally_of(seed, kinds).share_beyond(place)


def share_alone_and_wrong(seed: int) -> float:
    """The percentage of wrong ones among the answers that words held or likeness gave alone."""
    alone = tally_of(seed, "").alone
    return 100 * (1 - sum(alone) / len(alone))


def share_missed_for_no_reason(seed: int) -> float:
    """The percentage of all queries whose card is not among three, and that fit fewer than three other cards."""
    tally, index = tally_of(seed, ""), catalogue().index
    return 100 * sum(not fits_others(index, text, meant) for text, meant in tally.missed) / len(tally.ranks)


def fits_others(index: NameIndex, text: str, meant: str) -> bool:
    """Whether a query could as well mean three other cards: it takes no more changed letters to find its words, in
    their order, among those of one of their names."""
    words = text.split()
    least: dict[str, int] = {}
    for key in index:
        if not key.exact_only:
            card = key.card.oracle_id
            least[card] = min(least.get(card, len(text)), changed(words, key.text.split()))
    return sum(letters <= least[meant] for card, letters in least.items() if card != meant) >= FEW


def changed(words: Sequence[str], of_name: Sequence[str]) -> int:
    """Return how many letters of some words change for them to stand in this order in a name, which may hold more."""
    before = [0] * (len(of_name) + 1)
    for word in words:
        here = [sum(map(len, words))]
        for number, other in enumerate(of_name):
            here.append(min(here[-1], before[number] + OSA.distance(word, other)))
        before = here
    return before[-1]


def look_ups(catalogue: Catalogue, records: Sequence[CardRecord], lang: Language, spoil: Spoiler, seed: int) -> Tally:
    tally = Tally()
    for text, meant in islice(spoilt(records, lang, spoil, Random(seed)), EACH):
        match = catalogue.find(text, lang)
        ids = [card.oracle_id for card in match.cards]
        tally.ranks.append(ids.index(meant) if meant in ids else 9)
        if isinstance(match, Found) and match.rung in {"words", "fuzzy"}:
            tally.alone.append(ids == [meant])
        if tally.ranks[-1] >= FEW:
            tally.missed.append((text, meant))
    return tally


def slips(records: Sequence[CardRecord], random: Random) -> Iterator[str]:
    for lang in LANGUAGES:
        yield from (text for text, _ in islice(spoilt(records, lang, one_edit, random), BATCH // 2))


def each_of(texts: Sequence[str], find: Callable[[str], object]) -> None:
    for text in texts:
        find(text)


def exact_names(_: int) -> Action:
    names = [record.name for record in Random(HELD_OUT).sample(findable_records(), BATCH)]
    return partial(each_of, names, partial(catalogue().find, lang="en"))


def misspelt_names(_: int) -> Action:
    return partial(each_of, list(slips(findable_records(), Random(HELD_OUT))), partial(catalogue().find, lang="fr"))


def misspelt_by_rapidfuzz(_: int) -> Action:
    """The same look-ups by `rapidfuzz.process.extract` over all names as it comes."""
    names = list(catalogue().index.findable())
    texts = list(slips(findable_records(), Random(HELD_OUT)))
    return partial(each_of, texts, partial(process.extract, choices=names, limit=FEW))


def beginnings(_: int) -> Action:
    """Type the beginnings of names, three in ten with a slip."""
    random, typed = Random(HELD_OUT), []
    for record in random.sample(findable_records(), BATCH):
        name = normalize_name(record.name)
        text = name[: random.randrange(1, len(name) + 1)]
        typed.append(edited(text, random) if len(text) > 3 and random.random() < 0.3 else text)
    return partial(each_of, typed, partial(catalogue().complete, lang="fr"))


def open_and_index(_: int) -> Action:
    store = synced_store()
    return lambda: Catalogue.open(store).warm()


def shares_of_seed(seed: int) -> Iterator[AnyCase]:
    told = f"seed {seed}, {'tuned on' if seed == TUNED else 'held out'}"
    yield Count(f"not first, {told}", partial(share_beyond, seed, "", 1), "%")
    yield Count(f"not among three, {told}", partial(share_beyond, seed, "", FEW), "%")
    yield Count(f"wrong of those answered alone, {told}", partial(share_alone_and_wrong, seed), "%")
    yield Count(f"missed though few others fit, {told}", partial(share_missed_for_no_reason, seed), "%", asked=True)
    for label, _ in (*KINDS, *APART):
        yield Count(f"{label}: not among three, {told}", partial(share_beyond, seed, label, FEW), "%", asked=True)


CASES: tuple[AnyCase, ...] = (
    Case("open and index", open_and_index, budget=1),
    Case("100 exact names", exact_names),
    Case("100 misspelt names", misspelt_names),
    Case("100 misspelt names by rapidfuzz alone, over ours", misspelt_by_rapidfuzz, over=misspelt_names),
    Case("100 beginnings of names", beginnings),
    *shares_of_seed(TUNED),
    *shares_of_seed(HELD_OUT),
)

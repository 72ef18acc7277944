"""How much of a pool of cards the compiler reads: counts, by sentence and by card.

A sentence is modelled, understood and without effect, unread with a narrow moment, or unread at any moment; the four
are never added up into one. An ability that was read counts once, however many sentences it has."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.oracle.lines.compiler import compile_text
from bot.oracle.lines.face_reading import Reading
from bot.oracle.lines.faces import Face, split_type_line


@dataclass(frozen=True, slots=True)
class Coverage:
    """Sentences (or keywords of a keyword line), and cards by their least understood sentence."""

    modelled: int = 0
    understood: int = 0
    unread_narrow: int = 0
    """Unread, but with a moment narrower than `always`."""
    unread_always: int = 0
    cards: int = 0
    cards_read: int = 0
    """Cards without an unread sentence."""
    cards_narrow: int = 0
    """Cards whose unread sentences all have a narrow moment."""
    moments: tuple[tuple[ab.Moment, int], ...] = ()
    """Unread sentences by moment, the most frequent first."""
    expected: tuple[tuple[str, int], ...] = ()
    """What would have been understood where reading stopped, the most frequent first."""

    @property
    def sentences(self) -> int:
        return self.modelled + self.understood + self.unread_narrow + self.unread_always


def measure_coverage(cards: Iterable[tuple[str, Sequence[Face]]]) -> Coverage:
    """Compile every face of every (name, faces) and count."""
    states: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    moments: Counter[ab.Moment] = Counter()
    expected: Counter[str] = Counter()
    for _, faces in cards:
        readings = tuple(reading for face in faces for reading in readings_of(face))
        unread = tuple(
            ability for reading in readings for ability in reading.abilities if isinstance(ability, ab.Unread)
        )
        states.update(reading.state for reading in readings)
        kinds[_kind_of_unread(unread)] += 1
        moments.update(ability.moment for ability in unread)
        expected.update(ability.expected for ability in unread)
    return Coverage(
        modelled=states["modelled"],
        understood=states["understood"],
        unread_narrow=states["unread"] - moments[ab.Moment.ALWAYS],
        unread_always=moments[ab.Moment.ALWAYS],
        cards=kinds.total(),
        cards_read=kinds["read"],
        cards_narrow=kinds["narrow"],
        moments=tuple(moments.most_common()),
        expected=tuple(expected.most_common()),
    )


def readings_of(face: Face) -> tuple[Reading, ...]:
    """Compile one face's text with its own name and card types."""
    return compile_text(face.text, face.name, split_type_line(face.type_line)[1])


def _kind_of_unread(unread: Sequence[ab.Unread]) -> str:
    if not unread:
        return "read"
    return "always" if any(ability.moment is ab.Moment.ALWAYS for ability in unread) else "narrow"


# The same by the kinds of cards that players ask about.


@dataclass(frozen=True, slots=True)
class Share:
    """Cards of which every sentence is read, some are, or none is."""

    whole: int = 0
    partly: int = 0
    none: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class Sentences:
    modelled: int = 0
    understood: int = 0
    unread: int = 0


@dataclass(frozen=True, slots=True)
class Blocker:
    """What was expected where reading stopped, and of how many cards that is the only sentence unread."""

    phrase: str
    cards: int


@dataclass(frozen=True, slots=True)
class Tally:
    """Cards by kind, sentences, and what would make most cards whole."""

    cards: dict[str, Share]
    sentences: Sentences
    sole_blockers: tuple[Blocker, ...] = ()


@dataclass(frozen=True, slots=True)
class SentenceReading:
    """A sentence of a card and what became of it: `reading` in words, or what was `expected` where reading stopped."""

    text: str
    state: str
    reading: str = ""
    expected: str = ""


MOST_BLOCKERS = 25
KINDS: Mapping[str, str] = {
    "creature": "Creature",
    "planeswalker": "Planeswalker",
    "instant": "Instant",
    "sorcery": "Sorcery",
    "aura": "Aura",
    "equipment": "Equipment",
}


def tally_cards(cards: Iterable[tuple[str, Sequence[Face]]]) -> Tally:
    """Compile every face of every (layout, faces) and count; a card is of each kind that its type lines name."""
    shares: dict[str, Counter[str]] = {kind: Counter() for kind in (*KINDS, "all")}
    states: Counter[str] = Counter()
    blockers: Counter[str] = Counter()
    for _, faces in cards:
        sentences = [each for face in faces for each in sentences_of(face)]
        states.update(each.state for each in sentences)
        unread = [each for each in sentences if each.state == "unread"]
        share = "whole" if not unread else "none" if len(unread) == len(sentences) else "partly"
        if len(unread) == 1:
            blockers[unread[0].expected] += 1
        words = {word for face in faces for word in face.type_line.split()}
        for kind in (*(kind for kind, word in KINDS.items() if word in words), "all"):
            shares[kind][share] += 1
    return Tally(
        {kind: Share(each["whole"], each["partly"], each["none"], each.total()) for kind, each in shares.items()},
        Sentences(states["modelled"], states["understood"], states["unread"]),
        tuple(Blocker(phrase, number) for phrase, number in blockers.most_common(MOST_BLOCKERS)),
    )


def sentences_of(face: Face) -> tuple[SentenceReading, ...]:
    """Return every sentence of a face with its reading."""
    return tuple(
        SentenceReading(
            reading.text,
            reading.state,
            ", ".join(name_of_ability(ability) for ability in reading.abilities if not isinstance(ability, ab.Unread)),
            next((ability.expected for ability in reading.abilities if isinstance(ability, ab.Unread)), ""),
        )
        for reading in readings_of(face)
    )


def name_of_ability(ability: object) -> str:
    """Return a keyword ability as cards write it, and the kind of any other ability."""
    if isinstance(ability, fx.KeywordAbility):
        return str(ability)
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(ability).__name__).lower()

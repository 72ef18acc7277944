"""How much of a pool of cards the compiler reads: counts, by sentence and by card.

A sentence is modelled, understood and without effect, or unread; the three are never added up into one. An ability
that was read counts once, however many sentences it has."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.oracle.lines.compiler import compile_text
from bot.oracle.lines.face_reading import Reading
from bot.oracle.lines.faces import Face, supertypes_and_types


def readings_of(face: Face) -> tuple[Reading, ...]:
    """Compile one face's text with its own name and card types."""
    return compile_text(face.text, face.name, supertypes_and_types(face.type_line))


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


@dataclass(frozen=True, slots=True)
class Waiting:
    """A card with its weight, and the sentences that keep it from being whole."""

    name: str
    weight: int
    unread: tuple[SentenceReading, ...]


@dataclass(frozen=True, slots=True)
class WeightedTally:
    """Of the cards that a list weights: how many are whole, the share of all weight that they have, in percent, and the
    others, the heaviest first."""

    cards: int
    whole: int
    weighted: float
    waiting: tuple[Waiting, ...]
    unknown: tuple[str, ...] = ()
    """Names on the list that no card has."""


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


def weigh_cards(cards: Mapping[str, Sequence[Face]], weights: Mapping[str, int]) -> WeightedTally:
    """Compile the cards that are weighted, by name or by the name of their first face, and say what keeps the others
    from being whole."""
    by_face = {name.split(" // ")[0]: name for name in cards if " // " in name}
    known = {given: given if given in cards else by_face.get(given) for given in weights}
    waiting: list[Waiting] = []
    for given, name in known.items():
        faces = () if name is None else cards[name]
        unread = tuple(each for face in faces for each in sentences_of(face) if each.state == "unread")
        if unread:
            waiting.append(Waiting(given, weights[given], unread))
    found = [given for given, name in known.items() if name is not None]
    total = sum(weights[given] for given in found)
    missing = sum(each.weight for each in waiting)
    return WeightedTally(
        len(found),
        len(found) - len(waiting),
        round(100 * (total - missing) / total, 2) if total else 0.0,
        tuple(sorted(waiting, key=lambda each: -each.weight)),
        tuple(given for given, name in known.items() if name is None),
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

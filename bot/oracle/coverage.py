"""How much of a pool of cards the compiler reads: counts, by sentence and by card.

A sentence is modelled, understood and without effect, unread with a narrow moment, or unread at any moment; the four
are never added up into one. An ability that was read counts once, however many sentences it has."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.engine.magic.abilities import Moment, Unread
from bot.oracle.compiler import Reading, compile_text
from bot.oracle.faces import Face, type_line


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
    moments: tuple[tuple[Moment, int], ...] = ()
    """Unread sentences by moment, the most frequent first."""
    expected: tuple[tuple[str, int], ...] = ()
    """What would have been understood where reading stopped, the most frequent first."""

    @property
    def sentences(self) -> int:
        return self.modelled + self.understood + self.unread_narrow + self.unread_always


def coverage(cards: Iterable[tuple[str, Sequence[Face]]]) -> Coverage:
    """Compile every face of every (name, faces) and count."""
    states: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    moments: Counter[Moment] = Counter()
    expected: Counter[str] = Counter()
    for _, faces in cards:
        readings = tuple(reading for face in faces for reading in readings_of(face))
        unread = tuple(ability for reading in readings for ability in reading.abilities if isinstance(ability, Unread))
        states.update(reading.state for reading in readings)
        kinds[_kind(unread)] += 1
        moments.update(ability.moment for ability in unread)
        expected.update(ability.expected for ability in unread)
    return Coverage(
        modelled=states["modelled"],
        understood=states["understood"],
        unread_narrow=states["unread"] - moments[Moment.ALWAYS],
        unread_always=moments[Moment.ALWAYS],
        cards=kinds.total(),
        cards_read=kinds["read"],
        cards_narrow=kinds["narrow"],
        moments=tuple(moments.most_common()),
        expected=tuple(expected.most_common()),
    )


def readings_of(face: Face) -> tuple[Reading, ...]:
    """Compile one face's text with its own name and card types."""
    return compile_text(face.text, face.name, type_line(face.type_line)[1])


def _kind(unread: Sequence[Unread]) -> str:
    if not unread:
        return "read"
    return "always" if any(ability.moment is Moment.ALWAYS for ability in unread) else "narrow"

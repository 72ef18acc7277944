"""What a card's French printings say together: the newest name and text, and every name ever printed.

Decides which printing counts; knows nothing of the English cards."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec


class PrintedFace(msgspec.Struct, frozen=True):
    """A member of a printing's `card_faces`; any field may be missing."""

    printed_name: str | None = None
    printed_type_line: str | None = None
    printed_text: str | None = None


class Printing(PrintedFace, frozen=True, kw_only=True):
    """A line of the `cards-fr` file."""

    oracle_id: str | None = None
    lang: str = "fr"
    released_at: str | None = None
    card_faces: tuple[PrintedFace, ...] | None = None


@dataclass(slots=True)
class FrenchFace:
    """The newest name, type line and text of one face, each with the date of its printing."""

    name: str | None = None
    type_line: str | None = None
    text: str | None = None
    _dates: list[str] = field(default_factory=lambda: ["", "", ""])

    def add(self, printed: PrintedFace, date: str) -> None:
        """Take what this printing says that is newer than what is known; of the same day, what came first stays."""
        said = (printed.printed_name, printed.printed_type_line, printed.printed_text)
        name, type_line, text = (self._newer(position, new, date) for position, new in enumerate(said))
        self.name = name or self.name
        self.type_line = type_line or self.type_line
        self.text = text or self.text

    def _newer(self, position: int, new: str | None, date: str) -> str | None:
        if not new or date <= self._dates[position]:
            return None
        self._dates[position] = date
        return new


@dataclass(slots=True)
class FrenchCard:
    """What the French printings of one card say; they may be added in any order."""

    spellings: dict[str, None] = field(default_factory=dict)
    """Every name of the whole card in the order in which it was met; used as an ordered set."""
    face_spellings: list[dict[str, None]] = field(default_factory=list)
    _faces: list[FrenchFace] = field(default_factory=list)

    def add(self, printing: Printing) -> None:
        printed = printing.card_faces or (_split_faces(printing) if printing.printed_name else (printing,))
        for position, face in enumerate(printed):
            if position == len(self._faces):
                self._faces.append(FrenchFace())
                self.face_spellings.append({})
            self._faces[position].add(face, printing.released_at or "0000")
            if face.printed_name:
                self.face_spellings[position][face.printed_name] = None
        if all(face.printed_name for face in printed):
            self.spellings[" // ".join(face.printed_name or "" for face in printed)] = None

    def faces(self, count: int) -> Sequence[FrenchFace]:
        """Return exactly `count` faces, however many a printing of another shape had."""
        return [*self._faces, *(FrenchFace() for _ in range(count))][:count]


def _split_faces(printing: Printing) -> Sequence[PrintedFace]:
    """Return a printing's faces; one without faces may have their names joined, which are then split."""
    names = (printing.printed_name or "").split(" // ")
    if len(names) == 1:
        return (printing,)
    return [PrintedFace(name) for name in names]


def collect_french_cards(printings: Iterable[Printing]) -> dict[str, FrenchCard]:
    """Return what the French printings say of each card, by Oracle id."""
    cards: dict[str, FrenchCard] = {}
    for printing in printings:
        if printing.oracle_id is not None and printing.lang == "fr":
            cards.setdefault(printing.oracle_id, FrenchCard()).add(printing)
    return cards

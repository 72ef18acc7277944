"""How damage is divided, as typed: `Force of Nature: Spectral Lynx 1, Bob 7`.

`assign` = { CREATURE ":" SHARE { ("," | "and") SHARE } }, creatures separated by commas or semicolons;
`share` = NAME NUMBER | NUMBER ["to"] NAME. A name may hold a comma or an "and"."""

import re
from collections.abc import Sequence
from dataclasses import field, replace

from bot.engine.frozen_class import dataclass
from bot.judge.language.objects.ids_and_names import NamedThing, Thing, find_thing
from bot.judge.language.objects.states import MOST_COMMAS
from bot.judge.language.reading.notes import Note
from bot.judge.language.reading.pieces import Piece, cut_at_separators, merge_pieces, problem_in
from bot.judge.problems import ProblemKind, ScenarioError

OPTION = "assign"
LONGEST_SHARE = 200
"""Letters of a name in pieces, after which nobody waits for its number."""
SHARE = re.compile(r"(?P<name>.*?\S)\s*[:=]?\s*(?<![\d/])(?P<amount>\d{1,6})")
TURNED_SHARE = re.compile(r"(?P<amount>\d{1,6})\s+(?:(?:to|à|on|sur)\s+)?(?P<name>.+)")
OPENING = re.compile(r"(?P<creature>[^:]+):(?!\s*\d+\s*$)(?P<rest>.+)")
"""Something after the colon that is more than a number: else the colon belongs to a share."""


@dataclass(frozen=True, slots=True)
class Division:
    """One creature's damage, by the ids of who is dealt it."""

    creature: str
    shares: dict[str, int] = field(default_factory=dict)


@dataclass
class Divisions:
    """The divisions read so far. `pending` is the piece of a name that a separator has cut in two, None where there is
    none."""

    creatures: Sequence[Thing]
    recipients: Sequence[Thing]
    found: list[Division] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    pending: Piece | None = None

    def add(self, piece: Piece) -> None:
        """Read a share, after the creature's name where the piece opens with one."""
        whole = piece if self.pending is None else merge_pieces([self.pending, piece])
        self.pending = None
        share = self._opened(whole)
        read = SHARE.fullmatch(share.text) or TURNED_SHARE.fullmatch(share.text)
        if read is None:
            self.pending = share if share.may_go_on else replace(share, after=",")
            if share.text.count(",") > MOST_COMMAS or len(share.text) > LONGEST_SHARE:
                raise division_error(share)
            return
        if not self.found:
            raise problem_in(ProblemKind.BAD_ASSIGNMENT, OPTION, whole)
        to = self._noted(find_thing(read["name"], self.recipients, share, OPTION, ProblemKind.NOT_IN_COMBAT))
        shares = self.found[-1].shares
        shares[to.id] = shares.get(to.id, 0) + int(read["amount"])

    def _opened(self, piece: Piece) -> Piece:
        """Begin the division of the creature whose name opens the piece; return the rest of the piece."""
        opening = OPENING.fullmatch(piece.text)
        if opening is None:
            return piece
        who = find_thing(opening["creature"].strip(), self.creatures, piece, OPTION, ProblemKind.NOT_IN_COMBAT)
        self.found.append(Division(self._noted(who).id))
        return Piece(opening["rest"].strip(), piece.start + opening.start("rest"), piece.after)

    def _noted(self, named: NamedThing) -> Thing:
        self.notes += named.notes
        return named.thing


def read_divisions(text: str, creatures: Sequence[Thing], recipients: Sequence[Thing]) -> Divisions:
    """Read the option; raises `ScenarioError`."""
    divisions = Divisions(creatures, recipients)
    for piece in cut_at_separators(text, ("list", "and")):
        divisions.add(piece)
    if divisions.pending is not None:
        raise division_error(divisions.pending)
    return divisions


def division_error(piece: Piece) -> ScenarioError:
    return problem_in(ProblemKind.BAD_ASSIGNMENT, OPTION, piece)

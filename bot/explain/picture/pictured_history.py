"""What happened beside a combat as data for its picture: the stack, what is otherwise, layers, turns.

Knows no rule and no shape."""

from typing import Literal, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.explain.picture.sheet import Fate, ToldLine

Result: TypeAlias = Literal["resolved", "countered", "nothing", "waiting"]


@dataclass(frozen=True, slots=True)
class PicturedItem:
    """A spell or ability on the stack; `side` is whose it is, `targets` is written behind an arrow; `answers`: it was
    put there over the one below it."""

    number: int
    name: str
    side: int
    targets: str = ""
    spell: bool = True
    result: Result = "resolved"
    answers: bool = False
    shorter: str = ""


@dataclass(frozen=True, slots=True)
class PicturedChange:
    """What is otherwise: as it was and as it is. `side` is whose it is, None for nobody's; `player`: it is a life
    total."""

    name: str
    before: str
    after: str
    side: int | None
    player: bool = False
    fate: Fate = "stays"
    shorter: str = ""
    then: int | None = None
    """Whose it is then, where that is somebody else."""


@dataclass(frozen=True, slots=True)
class PicturedLayer:
    """What one effect does, and in which layer; no layer for what something is before and after."""

    layer: str
    source: str
    words: str


@dataclass(frozen=True, slots=True)
class PicturedTurn:
    """Whose turn it is, and what it comes to."""

    player: str
    side: int
    text: str


@dataclass(frozen=True, slots=True)
class HistoryWords:
    """The headings, and what the legend says."""

    stack: str
    in_order: str
    changes: str
    layers: str
    turns: str
    resolved: str
    countered: str
    nothing: str
    waiting: str
    answers: str
    dies: str
    leaves: str


@dataclass(frozen=True, slots=True)
class PicturedHistory:
    """`piles` are stacks, bottom first; `players` is the order of the sides."""

    words: HistoryWords
    players: tuple[str, ...]
    piles: tuple[tuple[PicturedItem, ...], ...] = ()
    changes: tuple[PicturedChange, ...] = ()
    layers: tuple[PicturedLayer, ...] = ()
    turns: tuple[PicturedTurn, ...] = ()
    told: tuple[ToldLine, ...] = ()
    """What was not allowed or was asked, in words."""

    @property
    def says_something(self) -> bool:
        """Whether there is more to see than one line of text says."""
        responded = any(item.answers for pile in self.piles for item in pile)
        acted = bool(self.piles) and bool(self.changes)
        return responded or acted or len(self.changes) > 1 or len(self.layers) > 2 or len(self.turns) > 1

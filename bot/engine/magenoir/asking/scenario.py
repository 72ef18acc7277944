"""A situation and what the players then do: what the engine is given, as data."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.ground.mana import Element
from bot.engine.magenoir.ground.options import Options
from bot.engine.magenoir.table.game_state import GameState, Phase


@dataclass(frozen=True, slots=True)
class Prepare:
    """`x` is None where nobody says it: then as much is paid as the reserve holds."""

    card: ObjectId
    by: PlayerId
    x: int | None = None


@dataclass(frozen=True, slots=True)
class Channel:
    card: ObjectId
    by: PlayerId


@dataclass(frozen=True, slots=True)
class Activate:
    """`targets`: one for each action that needs one, in order; what is left out takes its default. `components` None
    where nobody says which."""

    card: ObjectId
    by: PlayerId
    targets: tuple[Recipient, ...] = ()
    components: tuple[ObjectId, ...] | None = None


@dataclass(frozen=True, slots=True)
class Use:
    """Of an ability; `window` is None where nobody says one, `during` tries what is never allowed."""

    card: ObjectId
    by: PlayerId
    targets: tuple[Recipient, ...] = ()
    discards: tuple[ObjectId, ...] = ()
    window: ev.Window | None = None
    during: bool = False


@dataclass(frozen=True, slots=True)
class Trade:
    """Two given for one taken; or one, where a card lets that be."""

    by: PlayerId
    given: tuple[Element, ...]
    taken: Element


@dataclass(frozen=True, slots=True)
class Add:
    by: PlayerId
    element: Element


@dataclass(frozen=True, slots=True)
class Take:
    by: PlayerId
    pile: int


@dataclass(frozen=True, slots=True)
class Resolve:
    """Everybody passes: what waits is resolved."""


@dataclass(frozen=True, slots=True)
class AdvanceTo:
    """Everybody passes until that phase begins; None is the next player's turn start."""

    phase: Phase | None


@dataclass(frozen=True, slots=True)
class Choose:
    """The answer to the next choice of its kind that no action answers; `by` None fits any player."""

    kind: str
    pick: Any
    by: PlayerId | None = None


# Questions.


@dataclass(frozen=True, slots=True)
class CanUse:
    card: ObjectId
    by: PlayerId


@dataclass(frozen=True, slots=True)
class CanActivate:
    card: ObjectId
    by: PlayerId


@dataclass(frozen=True, slots=True)
class CanPrepare:
    card: ObjectId
    by: PlayerId


@dataclass(frozen=True, slots=True)
class OpenWindows:
    """Which windows the chain that waits leaves open."""


Question: TypeAlias = CanUse | CanActivate | CanPrepare | OpenWindows
Announcement: TypeAlias = Prepare | Channel | Activate | Use | Trade | Add | Take
Step: TypeAlias = Announcement | Resolve | AdvanceTo | Choose | Question


@dataclass(frozen=True, slots=True)
class Scenario:
    """The table and what is done, in order. Nothing that a phase does by itself has been done yet."""

    table: GameState
    do: Sequence[Step] = ()
    options: Options = field(default_factory=Options)
    names: Mapping[str, ObjectId] = field(default_factory=dict)
    """Every id of the document, so that no new card takes one of them."""

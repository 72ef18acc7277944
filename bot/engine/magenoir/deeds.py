"""The indivisible actions of a chain as they wait in it: what is to be done, by whose words, aimed at what."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.magenoir import effects as fx
from bot.engine.magenoir import events as ev
from bot.engine.magenoir.aims import Speaker
from bot.engine.magenoir.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.mana import Element
from bot.engine.record import record_class


@record_class
class Planned:
    """An action that waits. `aimed` are the parts that happen at once, with what was designated for each.

    `branches` are the actions that a part decides about, or that follow it; `cause` is the trace's entry that led
    here."""

    deed: "Deed"
    speaker: Speaker
    aimed: tuple[fx.Aimed, ...] = ()
    branches: "tuple[tuple[Planned, ...], ...]" = ()
    discards: tuple[ObjectId, ...] = ()
    """The cards that were designated to be discarded."""
    cause: int | None = None


@dataclass(frozen=True, slots=True)
class FinishSpell:
    """An activated spell is discarded."""


@dataclass(frozen=True, slots=True)
class Perish:
    """A permanent without hit points is destroyed."""


@dataclass(frozen=True, slots=True)
class Release:
    """The Mana under a card that has left the board is released."""


@dataclass(frozen=True, slots=True)
class PutOnBoard:
    """A card is prepared: it goes to the board with its Mana."""

    x: int = 0
    """Of a cost with an X."""


@dataclass(frozen=True, slots=True)
class ChannelIt:
    """A prepared spell becomes a component."""


@dataclass(frozen=True, slots=True)
class CountTwice:
    """A component counts for two, which it does once each turn: no action of its own in the chain."""


# What no card does.


@dataclass(frozen=True, slots=True)
class TradeMana:
    given: tuple[Element, ...]
    taken: Element


@dataclass(frozen=True, slots=True)
class AddToEther:
    element: Element


@dataclass(frozen=True, slots=True)
class TakePile:
    pile: int


@dataclass(frozen=True, slots=True)
class DrawOne:
    """The draw of the draw phase."""


@dataclass(frozen=True, slots=True)
class DiscardDownTo:
    """The forced discards of the end of turn: one card, as long as there are more than the limit."""

    limit: int


Deed: TypeAlias = (
    fx.Action
    | FinishSpell
    | Perish
    | Release
    | PutOnBoard
    | ChannelIt
    | CountTwice
    | TradeMana
    | AddToEther
    | TakePile
    | DrawOne
    | DiscardDownTo
)

FINISH_SPELL, PERISH, RELEASE = FinishSpell(), Perish(), Release()

NOBODYS = ObjectId("")
"""The source of what no card does."""


def by_player(deed: Deed, player: PlayerId) -> Planned:
    """What a player does without a card."""
    return Planned(deed, Speaker(NOBODYS, player))


@record_class
class Prospect:
    """A chain that waits to be resolved. `act` is None for what a phase does by itself."""

    starter: Recipient
    by: PlayerId
    planned: tuple[Planned, ...]
    act: ev.Act | None = None
    any_time: bool = False
    components: tuple[ObjectId, ...] = ()
    cause: int | None = None

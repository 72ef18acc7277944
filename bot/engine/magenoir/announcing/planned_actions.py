"""The indivisible actions that wait in a chain, and the chain itself as it waits to be resolved."""

from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.ground.mana import Element
from bot.engine.magenoir.words import effects as fx
from bot.engine.magenoir.words.designations import Speaker
from bot.engine.record import record_class


@record_class
class PlannedAction:
    """An action that waits in a chain. `aimed` are the parts that happen at once, with what was designated for each.

    `branches` are the actions that a part decides about, or that follow it; `cause` is the trace's entry that led
    here."""

    action: "ChainAction"
    speaker: Speaker
    aimed: tuple[fx.Aimed, ...] = ()
    branches: "tuple[tuple[PlannedAction, ...], ...]" = ()
    discards: tuple[ObjectId, ...] = ()
    """The cards that were designated to be discarded."""
    cause: int | None = None


@dataclass(frozen=True, slots=True)
class FinishSpell:
    """An activated spell is discarded."""


@dataclass(frozen=True, slots=True)
class DestroyPermanent:
    """A permanent without hit points is destroyed."""


@dataclass(frozen=True, slots=True)
class ReleaseLockedMana:
    """The Mana under a card that has left the board is released."""


@dataclass(frozen=True, slots=True)
class PutOnBoard:
    """A card is prepared: it goes to the board with its Mana."""

    x: int = 0
    """Of a cost with an X."""


@dataclass(frozen=True, slots=True)
class ChannelCard:
    """A prepared spell becomes a component."""


@dataclass(frozen=True, slots=True)
class CountTwice:
    """A component counts for two, which it does once each turn: no action of its own in the chain."""


# Actions of players without a card.


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
class DrawForTurn:
    """The draw of the draw phase."""


@dataclass(frozen=True, slots=True)
class DiscardDownTo:
    """The forced discards of the end of turn: one card, as long as there are more than the limit."""

    limit: int


ChainAction: TypeAlias = (
    fx.Action
    | FinishSpell
    | DestroyPermanent
    | ReleaseLockedMana
    | PutOnBoard
    | ChannelCard
    | CountTwice
    | TradeMana
    | AddToEther
    | TakePile
    | DrawForTurn
    | DiscardDownTo
)

FINISH_SPELL, DESTROY_PERMANENT, RELEASE_LOCKED_MANA = FinishSpell(), DestroyPermanent(), ReleaseLockedMana()

NO_CARD = ObjectId("")
"""The id that stands for the card where no card is the source."""


def plan_player_action(action: ChainAction, player: PlayerId) -> PlannedAction:
    """Return an action that a player takes without a card."""
    return PlannedAction(action, Speaker(NO_CARD, player))


@record_class
class PlannedChain:
    """A chain that waits to be resolved. `act` is None for what a phase does by itself."""

    starter: Recipient
    by: PlayerId
    planned: tuple[PlannedAction, ...]
    act: ev.Act | None = None
    any_time: bool = False
    components: tuple[ObjectId, ...] = ()
    cause: int | None = None

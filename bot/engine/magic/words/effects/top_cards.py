"""Effects on the top cards of libraries (CR 401, 701.20): looked at or revealed, and dealt out."""

from typing import TYPE_CHECKING, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import ONE, Amount
from bot.engine.magic.words.effects.cards import Place
from bot.engine.magic.words.effects.onto_the_battlefield import AS_USUAL, Entering

if TYPE_CHECKING:  # what is done where no card is taken is any effect
    from bot.engine.magic.words.effects import Effect


@dataclass(frozen=True, slots=True)
class Share:
    """So many of the cards like `what`, as the ability's controller chooses, None for all, with `up_to` or fewer; they
    go to that zone, `entering` so where it is the battlefield, and to that `place` where it is the library."""

    what: fl.Filter = fl.ANYTHING
    amount: Amount | None = ONE
    up_to: bool = False
    to: Zone = Zone.HAND
    entering: Entering = AS_USUAL
    place: Place = Place.TOP
    theirs: bool = False
    """Onto the battlefield under their owner's control, and not that of the ability's controller."""
    at_random: bool = False
    """On the bottom in a random order, which nobody knows then."""


@dataclass(frozen=True, slots=True)
class DealTopCards:
    """CR 401.4, 701.20: the ability's controller looks at so many top cards of the players' libraries, or they are
    revealed; the shares go where each of them says, one after the other, and what is left stays on top.

    `arranged`: in any order of the controller's choice."""

    player: fl.PlayerSet
    amount: Amount = ONE
    revealed: bool = False
    shares: tuple[Share, ...] = ()
    arranged: bool = False
    until: fl.Filter | None = None
    """Cards are revealed until so many like that have been, all those before them with them."""
    then: tuple["Effect", ...] = ()
    """CR 608.2c: what is done where a share takes one of the cards."""
    otherwise: tuple["Effect", ...] = ()
    """CR 608.2c: what is done where no share takes any of the cards."""


TopCardEffect: TypeAlias = DealTopCards

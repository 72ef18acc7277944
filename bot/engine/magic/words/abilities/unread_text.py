"""What was not read of a card, kept so that the answer can admit it."""

from dataclasses import field
from enum import StrEnum

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx


class Moment(StrEnum):
    """When a sentence that was not read could have acted, as far as its first words tell."""

    ALWAYS = "always"
    ACTIVATED = "activated"
    ADDS_MANA = "adds mana"
    CAST = "cast"
    ANNOUNCED = "is announced"
    """Whether the spell may be cast, and for what beside its mana cost, depends on it."""
    PAID = "paid"
    """Only what the spell costs, or how it may be cast, depends on it."""
    DISCARDED = "is discarded"
    DRAWN = "is drawn"
    CREATURE_DIES = "a creature dies"
    """It matters while the card itself is in the graveyard."""
    SUSPENDED = "is suspended"
    """It lets the card be suspended, or cast later from exile."""
    ENTERS = "enters"
    LEAVES = "leaves"
    ATTACKS = "attacks"
    BLOCKS = "blocks"
    BECOMES_BLOCKED = "becomes blocked"
    DEALS_DAMAGE = "deals damage"
    IS_DEALT_DAMAGE = "is dealt damage"
    SOMETHING_ENTERS = "something enters"
    SOMETHING_DIES = "something dies"
    SOMETHING_ATTACKS = "something attacks"
    SPELL_CAST = "a spell is cast"
    CARD_DRAWN = "a card is drawn"
    CARD_DISCARDED = "a card is discarded"
    UPKEEP = "upkeep"
    DRAW_STEP = "draw step"
    BEGINNING_OF_COMBAT = "beginning of combat"
    END_OF_COMBAT = "end of combat"
    END_STEP = "end step"
    MAIN_PHASE = "main phase"


OFF_THE_STACK = frozenset(
    {
        *(Moment.PAID, Moment.DISCARDED, Moment.DRAWN),
        *(Moment.CREATURE_DIES, Moment.SUSPENDED),
    }
)
"""The moments of sentences that say nothing about what a spell does as it resolves."""


@dataclass(frozen=True, slots=True)
class Unread:
    """A sentence that the compiler did not understand, kept so that the answer can admit it."""

    text: str
    span: tuple[int, int] = (0, 0)
    """Where it stands in the card's text, in characters."""
    expected: str = ""
    """What the compiler would have understood at the place where reading stopped."""
    moment: Moment = field(default=Moment.ALWAYS, kw_only=True)
    touches: tuple[fx.Aspect, ...] = field(default=fx.EVERYTHING, kw_only=True, compare=False)
    """What it could change, as far as its words tell."""
    zones: tuple[Zone, ...] = field(default=(), kw_only=True, compare=False)
    """CR 113.6: where beside the battlefield it could function."""

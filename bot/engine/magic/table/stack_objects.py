"""Spells and abilities on the stack (CR 112, 113, 405.1), and their targets."""

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Condition


@dataclass(frozen=True, slots=True)
class Target:
    """CR 115.1: a chosen target; `what` is None once it is not legal any more (608.2b)."""

    what: Recipient | None
    incarnation: int = 0
    """CR 400.7: the target's incarnation when it was chosen; 0 for a player or an ability."""
    instance: int = 0
    """The instance of the word "target" for which it was chosen, from 0."""
    share: int = 0
    """CR 601.2d: its part of what is divided among the targets."""


@dataclass(frozen=True)  # without slots: see `changed`
class StackedAbility:
    """CR 113.7, 405.1: a spell or ability on the stack: its controller, effects, targets and what it knows.

    `card` is the object of a spell; without one it is an ability, `activated` or else triggered."""

    id: ObjectId
    source: ObjectId
    controller: PlayerId
    effects: tuple[fx.Effect, ...]
    specs: tuple[fl.TargetSpec, ...] = ()
    targets: tuple[Target, ...] = ()
    triggering: Recipient | None = None
    about: int = 0
    """CR 400.7: the incarnation of `triggering` in the event; 0 for a player."""
    amount: int = 0
    defender: PlayerId | None = None
    optional: bool = False
    keyword: fx.KeywordAbility | None = None
    card: ObjectId | None = None
    incarnation: int = 0
    """CR 400.7: the source's incarnation when this came to be."""
    only_if: Condition | None = None
    """CR 603.4: the intervening "if" condition, which must hold as it resolves too."""
    rule: str | None = None
    """The rule that gives the ability to its source, where no card says it."""
    chapter: bool = False
    """CR 714.2b: it is a chapter ability of a Saga."""
    made: tuple[tuple[ObjectId, int], ...] = ()
    """What the ability that made this one created or put onto the battlefield, each with its incarnation."""
    sacrificed: tuple[tuple[ObjectId, int], ...] = ()
    """What was sacrificed to pay for it, each with its incarnation (CR 400.7)."""
    hands: tuple[tuple[PlayerId, int | None], ...] = ()
    """The hands that the ability that made this one exiled without anybody knowing the cards, each with their number,
    None where that is unknown, too."""
    attacked: tuple[Recipient, int] | None = None
    """CR 702.49c: what the creature attacked that was returned to a hand to pay for this, with its incarnation."""
    activated: bool = False
    damager: ObjectId | None = None
    """CR 615.5: for the additional effect of a prevention, the source of the damage."""
    prevented: int = 0
    """How much of that damage was prevented; `amount` is how much would have been dealt."""
    turned: int = 0
    """CR 701.27f: how often its source had transformed when this came to be."""
    modal: ab.Modal | None = None
    """CR 603.3c: the modes that its controller still has to choose from; None if there is nothing to choose."""
    tapping: bool = False
    """CR 106.12: it is a mana ability with {T} in its cost."""
    mana: bool = False
    """CR 605.1b: it is a triggered mana ability, which does not use the stack."""
    produced: str = ""
    """CR 106.12a: in mana symbols, the mana that was produced as it triggered."""
    spends: int | None = None
    """CR 603.7b: the number of the delayed ability that triggered, if that triggers only once."""
    link: str = ""
    """CR 607.1: the card on which the ability is printed."""
    limit: tuple[str, ab.TurnLimit] | None = None
    """CR 603.2h: how often it may trigger each turn, with its text, which identifies it."""

    @property
    def counted_as(self) -> tuple[ObjectId, int, str]:
        """CR 602.5b, 603.2h: the key under which its uses this turn are counted."""
        return self.source, self.incarnation, "" if self.limit is None else self.limit[0]

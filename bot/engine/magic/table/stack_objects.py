"""What stands on the stack (CR 112, 113, 405.1): spells and abilities, and their targets."""

from dataclasses import dataclass

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Condition


@dataclass(frozen=True, slots=True)
class Target:
    """CR 115.1: what was chosen as a target; `what` is None once it is not legal any more (608.2b)."""

    what: Recipient | None
    incarnation: int = 0
    """A new object is no target any more (CR 400.7); of a player and of an ability 0."""
    instance: int = 0
    """For which instance of the word "target" it was chosen."""
    share: int = 0
    """Of what is divided among the targets (CR 601.2d)."""


@dataclass(frozen=True)  # without slots: see `changed`
class StackedAbility:
    """CR 113.7, 405.1: an ability or a spell on the stack: whose, what it does, its targets and what it knows.

    `card` is the spell's object; without one it is an ability, `activated` or else triggered."""

    id: ObjectId
    source: ObjectId
    controller: PlayerId
    effects: tuple[fx.Effect, ...]
    specs: tuple[fl.TargetSpec, ...] = ()
    targets: tuple[Target, ...] = ()
    triggering: Recipient | None = None
    about: int = 0
    """Which object exactly that is, or was in the event (CR 400.7); of a player 0."""
    amount: int = 0
    defender: PlayerId | None = None
    optional: bool = False
    keyword: fx.KeywordAbility | None = None
    card: ObjectId | None = None
    incarnation: int = 0
    """Of the source, as it was when this came to be (CR 400.7)."""
    only_if: Condition | None = None
    """CR 603.4: what has to hold as it resolves, too."""
    rule: str | None = None
    """The rule that gives the ability to its source, where no card says it."""
    chapter: bool = False
    """CR 714.2b: it is a chapter ability of a Saga."""
    made: tuple[tuple[ObjectId, int], ...] = ()
    """What the ability that made this one created or put onto the battlefield, each with its incarnation."""
    hands: tuple[tuple[PlayerId, int | None], ...] = ()
    """The hands that the ability that made this one exiled without anybody knowing the cards, each with their number,
    None where that is unknown, too."""
    attacked: tuple[Recipient, int] | None = None
    """What the creature attacked that was returned to a hand to pay for it, with its incarnation (CR 702.49c)."""
    activated: bool = False
    damager: ObjectId | None = None
    """What would have dealt the damage of which this is the other part of a prevention (CR 615.5)."""
    prevented: int = 0
    """How much of that damage was prevented; `amount` is how much would have been dealt."""
    turned: int = 0
    """How often its source had transformed as this came to be (CR 701.27f)."""
    modal: ab.Modal | None = None
    """CR 603.3c: of what waits to be put on the stack, the modes of which its controller has still to choose."""
    tapping: bool = False
    """CR 106.12: it is a mana ability that its source is tapped for."""
    mana: bool = False
    """CR 605.1b: it is a triggered mana ability, which does not use the stack."""
    produced: str = ""
    """CR 106.12a: in mana symbols, what was produced as it triggered."""
    spends: int | None = None
    """CR 603.7b: which delayed triggered ability this is, where that triggers only once."""
    link: str = ""
    """CR 607.1: the card on which the ability is printed."""
    limit: tuple[str, ab.TurnLimit] | None = None
    """CR 603.2h: how often it triggers each turn, with its text, by which that is counted."""

    @property
    def counted_as(self) -> tuple[ObjectId, int, str]:
        """CR 602.5b, 603.2h: what a limit to so many times each turn counts."""
        return self.source, self.incarnation, "" if self.limit is None else self.limit[0]

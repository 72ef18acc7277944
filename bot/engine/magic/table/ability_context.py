"""What an ability refers to as it is read: its source, controller, targets and trigger event (CR 109.5, 608.2)."""

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.table.stack_objects import StackedAbility, Target
from bot.engine.magic.words.filters import Way
from bot.engine.record import record_class


@record_class
class Context:
    """What an ability refers to: its source, its controller, its targets, what triggered it, and what it did so far."""

    source: ObjectId
    controller: PlayerId
    targets: tuple[Target, ...] = ()
    triggering: Recipient | None = None
    amount: int = 0
    """The amount of the triggering event, or X."""
    defender: PlayerId | None = None
    """The defending player of the source (CR 508.5)."""
    made: tuple[tuple[ObjectId, int], ...] = ()
    """What it created or put onto the battlefield, each with its incarnation (CR 400.7)."""
    noted: tuple[tuple[ObjectId, int], ...] = ()
    """What an earlier instruction described as it was reached, each with its incarnation (CR 608.2c)."""
    damager: ObjectId | None = None
    """The source of the damage that an effect changes; `triggering` is who would be dealt it."""
    prevented: int = 0
    """How much of that damage was prevented."""
    sacrificed: tuple[tuple[ObjectId, int], ...] = ()
    """What was sacrificed to pay for it or by its effects so far, each with its incarnation (CR 400.7)."""
    excess: int = 0
    """How much excess damage its effects have dealt so far (CR 120.10)."""
    dealt: int = 0
    """How much damage its effects have dealt so far."""
    unnamed: int = 0
    """How many cards it has exiled that nobody can name."""
    hands: tuple[tuple[PlayerId, int | None], ...] = ()
    """The players whose hands it exiled without anybody knowing the cards, each with the number of cards, None where
    that is unknown too."""
    exiled: int = 0
    """How many cards it has exiled so far."""
    lost: int = 0
    """How much life players have lost by its effects so far."""
    affected: ObjectId | None = None
    """What a continuous effect is being applied to."""
    affected_player: PlayerId | None = None
    """The player to whom one effect is doing something that depends on them."""
    chosen: PlayerId | None = None
    """The player whom it chose as it resolves."""
    incarnation: int | None = None
    """The source's incarnation when the ability was put on the stack (CR 400.7); None: the source as it is now."""
    about: int | None = None
    """The incarnation of the triggering object in the event (CR 400.7); None: the object as it is now."""
    flips: tuple[bool, ...] = ()
    """CR 705.2: for each coin of the last flip, whether it came up heads or was won."""
    won_clash: bool = False
    """CR 701.30d: its controller won the last clash."""
    done: tuple[tuple[Way, Recipient | None, int], ...] = ()
    """What its effects have done so far, to which object or player, None for a card that nobody can name, and with its
    incarnation after that."""
    link: str = ""
    """CR 607.1: the card on which the ability is printed; empty where it doesn't matter."""


def context_of(stacked: StackedAbility) -> Context:
    """The context of a spell or ability on the stack."""
    return Context(
        stacked.source,
        stacked.controller,
        stacked.targets,
        stacked.triggering,
        stacked.amount,
        stacked.defender,
        stacked.made,
        damager=stacked.damager,
        prevented=stacked.prevented,
        incarnation=stacked.incarnation if stacked.card is None else None,
        about=stacked.about,
        link=stacked.link,
        hands=stacked.hands,
        sacrificed=stacked.sacrificed,
    )

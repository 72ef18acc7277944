"""The stack, and the continuous effects that come from it (CR 405, 601-611)."""

from typing import TypeAlias

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.table.stack_objects import StackedAbility, Target
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.record import record_class


@record_class
class EffectBegan:
    """CR 611.2: a continuous effect of a resolved spell or ability, which `controller` controlled."""

    source: ObjectId
    affected: tuple[ObjectId, ...]
    modifications: tuple[fx.Modification, ...]
    duration: fx.Duration
    controller: PlayerId | None = None


@record_class
class EffectsEnded:
    """CR 514.2, 511.2, 611.2b: all that lasted so long, or only those with these timestamps, of these sources."""

    duration: fx.Duration
    timestamps: tuple[int, ...] | None = None
    sources: tuple[ObjectId, ...] = ()


@record_class
class AbilityTriggered:
    """CR 603.3: put on the stack, with its targets."""

    stacked: StackedAbility


@record_class
class TriggerChanged:
    """CR 603.2d, 101.2: because of `by`, an ability of the source triggers an additional time, or not at all."""

    source: ObjectId
    by: ObjectId
    again: bool


@record_class
class DelayedTriggerMade:
    """CR 603.7, for the beginning of the next such step, or that of the player's next turn."""

    stacked: StackedAbility
    step: Step = Step.END_OF_COMBAT
    whose: PlayerId | None = None


@record_class
class DelayedAbilityMade:
    """CR 603.7a-b: a triggered ability of `source` waits for its event from now on, `once` or as long as it lasts."""

    source: ObjectId
    incarnation: int
    controller: PlayerId
    ability: ab.TriggeredAbility
    duration: fx.Duration
    once: bool = False


@record_class
class AbilityActivated:
    """CR 602.2. `loyalty`: it is a loyalty ability (606); `mana`: it is a mana ability, never on the stack (605.3b).
    `limited` is its text, where that says how often it may be activated each turn (602.5b)."""

    stacked: StackedAbility
    loyalty: bool = False
    mana: bool = False
    limited: str | None = None


@record_class
class SpellCast:
    """CR 601.2. `spell` is the card on the stack, new to the game where it came from an unknown hand."""

    stacked: StackedAbility
    spell: GameObject
    held: ObjectId | None = None
    """The card of a known hand, or of another zone, that it is."""
    tax: int = 0
    """CR 903.8: how much more a commander costs from the command zone, in generic mana."""


@record_class
class CopiedOnStack:
    """CR 707.10: a copy of a spell or ability, put on the stack and not cast or activated. `spell` is the object of a
    copy of a spell."""

    stacked: StackedAbility
    original: ObjectId
    spell: GameObject | None = None


@record_class
class TargetsChanged:
    """CR 115.7: a spell or ability has new targets, in the place of `before`."""

    stacked: StackedAbility
    before: tuple[Target, ...] = ()


@record_class
class Resolved:
    """CR 608: it leaves the stack after doing what it says."""

    stacked: StackedAbility


@record_class
class DidNotResolve:
    """CR 608.2b: all its targets are illegal."""

    stacked: StackedAbility


@record_class
class Countered:
    """CR 701.6a: it is removed from the stack; that a spell's card goes to a graveyard follows."""

    stacked: StackedAbility
    by: StackedAbility


@record_class
class NotCountered:
    """CR 701.6a, 101.2: a spell or ability would be countered, but something says that it can't be."""

    stacked: StackedAbility


@record_class
class Declined:
    """CR 118.12, 608.2d: a player does not do what a spell or ability lets them do, or does not pay what it asks: mana
    in symbols, and life. `able`: they could have."""

    player: PlayerId
    stacked: StackedAbility
    mana: str = ""
    life: int = 0
    able: bool = True


@record_class
class TriggerRemoved:
    """CR 603.3c-d: the ability has triggered and is removed from the stack for want of a legal target or mode."""

    stacked: StackedAbility


@record_class
class NotCast:
    """CR 608.2g: an effect lets the player cast the card, but what it could enchant was not read, so it stays where
    it is."""

    player: PlayerId
    card: ObjectId


@record_class
class NotModelled:
    """CR 608.2c: a sentence of the source, in its own words, that was not read and is not carried out; from here on
    nobody knows what it `touches`."""

    source: ObjectId
    text: str
    touches: tuple[fx.Aspect, ...]


StackEvent: TypeAlias = (
    EffectBegan
    | EffectsEnded
    | AbilityTriggered
    | TriggerChanged
    | DelayedTriggerMade
    | DelayedAbilityMade
    | AbilityActivated
    | SpellCast
    | CopiedOnStack
    | TargetsChanged
    | Resolved
    | DidNotResolve
    | Countered
    | NotCountered
    | Declined
    | NotCast
    | TriggerRemoved
    | NotModelled
)

"""Effects on what is on the stack (CR 701.6), and delayed triggered abilities, which come to it later (603.7)."""

from typing import TYPE_CHECKING, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import ONE, Amount
from bot.engine.magic.words.effects.cards import Place
from bot.engine.magic.words.effects.continuous import Duration

if TYPE_CHECKING:  # abilities have effects, and effects grant abilities and have further effects
    from bot.engine.magic.words.abilities import TriggeredAbility
    from bot.engine.magic.words.effects import Effect


@dataclass(frozen=True, slots=True)
class Counter:
    """CR 701.6a: the spells and abilities are countered; the card of a spell goes to that zone of its owner, or on top
    of the library."""

    what: fl.ObjectSet
    to: Zone = Zone.GRAVEYARD


@dataclass(frozen=True, slots=True)
class MoveThisSpell:
    """CR 608.2c, 608.2n: the spell that is resolving goes to that zone of its owner, in a library to that place, and so
    into no graveyard."""

    to: Zone
    place: Place = Place.TOP


@dataclass(frozen=True, slots=True)
class AtEndOfCombat:
    """CR 603.7: a delayed triggered ability for the end of this combat."""

    effects: tuple["Effect", ...]


@dataclass(frozen=True, slots=True)
class AtNextEndStep:
    """CR 603.7: a delayed triggered ability for the beginning of the next end step."""

    effects: tuple["Effect", ...]


@dataclass(frozen=True, slots=True)
class AtNextUpkeep:
    """CR 603.7: a delayed triggered ability for the beginning of the next turn's upkeep, or of `yours`."""

    effects: tuple["Effect", ...]
    yours: bool = False


@dataclass(frozen=True, slots=True)
class CopyOnStack:
    """CR 707.10: so many copies of the spell or ability, `by` each of these players; with `new_targets`, chosen for
    each copy (707.10c); `colors`: the copy has them instead of its own (707.9a).

    `for_each`: a copy for each other object like that which it could target, and that targets it (707.10d)."""

    what: fl.ObjectSet
    times: Amount = ONE
    new_targets: bool = False
    by: fl.PlayerSet = fl.Players.YOU
    colors: tuple[Color, ...] = ()
    for_each: fl.Filter | None = None


@dataclass(frozen=True, slots=True)
class Demonstrate:
    """CR 702.144a: the triggering spell may be copied; if it is, an opponent of the controller's choice copies it, too,
    each with new targets if they like."""


@dataclass(frozen=True, slots=True)
class ChangeTargets:
    """CR 115.7: new targets for the spell or ability, or with `must` other ones than it has, all or none (115.7a), or
    `to` an object in the place of its one target."""

    what: fl.ObjectSet
    must: bool = False
    to: fl.ObjectSet | None = None


@dataclass(frozen=True, slots=True)
class MakeDelayedAbility:
    """CR 603.7a-b: a delayed triggered ability that waits for an event, each time as long as its duration lasts, or
    only `once`. It may speak of the targets of what makes it (603.7c): so many, numbered before its own; `of_made`: of
    what that made or put onto the battlefield."""

    ability: "TriggeredAbility"
    duration: Duration = Duration.END_OF_TURN
    once: bool = False
    before: int = 0
    of_made: bool = False


StackEffect: TypeAlias = (
    CopyOnStack
    | Demonstrate
    | ChangeTargets
    | Counter
    | MoveThisSpell
    | AtEndOfCombat
    | AtNextEndStep
    | AtNextUpkeep
    | MakeDelayedAbility
)

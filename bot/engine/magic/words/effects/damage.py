"""Effects that deal damage (CR 120), or watch for it (614, 615)."""

from typing import TYPE_CHECKING, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import Amount
from bot.engine.magic.words.conditions import Condition
from bot.engine.magic.words.damage_replacements import DamageChange, DamageDescribed
from bot.engine.magic.words.effects.continuous import Duration

if TYPE_CHECKING:  # abilities have effects, and effects grant abilities and have further effects
    from bot.engine.magic.words.effects import Effect


@dataclass(frozen=True, slots=True)
class OwnReplacement:
    """CR 614.15: a self-replacement effect: "deals that much instead" while the condition holds."""

    condition: Condition
    amount: Amount


@dataclass(frozen=True, slots=True)
class DealDamage:
    """The source, or another object, deals damage to objects or players (CR 120)."""

    amount: Amount
    to: fl.ObjectSet | fl.PlayerSet | fl.OneOf
    source: fl.ObjectSet = fl.THIS
    unpreventable: bool = False
    """ "The damage can't be prevented" (CR 615.12)."""
    also: tuple["DealDamage", ...] = ()
    """Other damage that is dealt at the same time: "and 1 damage to you"."""
    divided: bool = False
    """Among the targets, as announced (CR 601.2d)."""
    evenly: bool = False
    """Divided evenly, rounded down, among all who are dealt damage as it resolves."""
    instead: OwnReplacement | None = None
    excess_to: fl.ObjectSet | fl.PlayerSet | None = None
    """CR 120.4a: excess damage is dealt to that instead."""
    excess_if: Condition | None = None
    """Only while that holds."""


@dataclass(frozen=True, slots=True)
class Fight:
    """CR 701.14: each deals damage equal to its power to the other."""

    first: fl.ObjectSet
    second: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class ChangeDamage:
    """CR 614.1, 615.1: make a prevention or replacement effect that watches damage for a while, a "shield".

    `then` is the additional effect of a prevention (615.5)."""

    what: DamageDescribed
    change: DamageChange
    then: tuple["Effect", ...] = ()
    next: Amount | None = None
    """ "The next N damage" (CR 615.7); None: all of it."""
    once: bool = False
    """ "The next time" (CR 615.8)."""
    each: bool = False
    """One such effect for each recipient described (CR 615.11)."""
    duration: Duration = Duration.END_OF_TURN


DamageEffect: TypeAlias = DealDamage | Fight | ChangeDamage

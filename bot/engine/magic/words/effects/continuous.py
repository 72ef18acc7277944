"""Effects that begin continuous ones (CR 611.2): modifications and rules of combat, each for a duration."""

from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import ONE, Amount
from bot.engine.magic.words.effects.modifications import Modification
from bot.engine.magic.words.effects.onto_the_battlefield import NO_EXCEPTIONS, Exceptions

if TYPE_CHECKING:  # abilities have effects, and effects grant abilities and have further effects
    from bot.engine.magic.words.abilities import CombatRule, PlayersRule, ReplacementAbility, RuleForObjects


class Duration(StrEnum):
    """How long a continuous effect of a resolved spell or ability lasts (CR 611.2)."""

    END_OF_TURN = "until end of turn"
    END_OF_COMBAT = "until end of combat"
    YOUR_NEXT_TURN = "until your next turn"
    END_OF_YOUR_NEXT_TURN = "until the end of your next turn"
    WHILE_SOURCE_CONTROLLED = "for as long as you control its source"
    WHILE_SOURCE_REMAINS = "for as long as its source remains on the battlefield"
    UNTIL_SOURCE_LEAVES = "until its source leaves the battlefield"
    """It goes on while the source is phased out (CR 702.26d)."""
    WHILE_SOURCE_TAPPED = "for as long as its source remains tapped"
    WHILE_SUSPECTED = "for as long as its source is suspected"
    WHILE_SOURCE_HELD_TAPPED = "for as long as you control its source and that remains tapped"
    PERMANENT = "permanently"


@dataclass(frozen=True, slots=True)
class Modify:
    """The objects get the modifications, `times` over where a size depends on an amount."""

    what: fl.ObjectSet
    modifications: tuple[Modification, ...]
    duration: Duration = Duration.END_OF_TURN
    times: Amount = ONE


@dataclass(frozen=True, slots=True)
class Impose:
    """CR 611.2c: a rule of combat, or that abilities can't be activated, for a while, for these objects or, where a
    noun phrase describes them, for whatever it describes at the time.

    Settled as it resolves: `at`, the player whom they have to attack, and `during`, in whose next turn alone."""

    what: fl.ObjectSet
    rule: "CombatRule | RuleForObjects"
    duration: Duration = Duration.END_OF_TURN
    at: fl.PlayerSet | None = None
    during: fl.PlayerSet | None = None


@dataclass(frozen=True, slots=True)
class ImposeOnPlayers:
    """CR 611.2c: a rule for players for a while. Who is described as "you", "opponents" or "players" is looked for
    at the time; anybody else is settled as it resolves."""

    rule: "PlayersRule"
    duration: Duration = Duration.END_OF_TURN


@dataclass(frozen=True, slots=True)
class ReplaceForAWhile:
    """CR 611.2c, 614.3: a replacement effect, seen from the controller of the spell or ability."""

    replacement: "ReplacementAbility"
    duration: Duration = Duration.END_OF_TURN


@dataclass(frozen=True, slots=True)
class GainActivatedAbilities:
    """CR 613.1f: the objects gain each activated ability that another object has as the effect begins."""

    what: fl.ObjectSet
    of: fl.ObjectSet
    duration: Duration = Duration.END_OF_TURN


@dataclass(frozen=True, slots=True)
class ExchangeControl:
    """CR 701.12a-b: control of the one permanent and of the other is exchanged, or of the two that `one` means; unless
    there are two, of different controllers, nothing happens."""

    one: fl.ObjectSet
    other: fl.ObjectSet | None = None


@dataclass(frozen=True, slots=True)
class BecomeCopy:
    """CR 707.2, 707.4: permanents become copies of an object, for a while, with exceptions (707.9)."""

    what: fl.ObjectSet
    of: fl.ObjectSet
    duration: Duration = Duration.PERMANENT
    exceptions: Exceptions = NO_EXCEPTIONS


ContinuousEffect: TypeAlias = (
    Modify | Impose | ImposeOnPlayers | ReplaceForAWhile | GainActivatedAbilities | ExchangeControl | BecomeCopy
)

"""What prevention and replacement effects watch and do, where the event is damage (CR 614-615), as data.

A static ability has such an effect for as long as it is there; a resolved spell or ability makes one for a while. Holds
no behaviour: `replacement` decides what applies and applies it."""

from enum import StrEnum
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.words import filters as fl

DamageSource: TypeAlias = fl.ObjectSet | fl.Sources | fl.ChosenSource
"""By whom: permanents, or sources of any kind (CR 109.2c, 609.7)."""

DamageRecipient: TypeAlias = fl.ObjectSet | fl.PlayerSet | PlayerId
"""To whom: permanents, or players."""


@dataclass(frozen=True, slots=True)
class DamageDescribed:
    """Which damage an effect watches for. Nobody named: damage by anything, to anybody."""

    by: tuple[DamageSource, ...] = ()
    """Any of these."""
    to: tuple[DamageRecipient, ...] = ()
    """Any of these."""
    combat: bool | None = None
    """Combat damage alone, or noncombat damage alone; None: either."""
    at_least: int | None = None
    at_most: int | None = None
    each_source: bool = False
    """ "If a source would deal damage": what simultaneous sources deal are events of their own, also for the effect's
    other part; else all that would be dealt to one recipient is one (CR 615.5)."""


# What becomes of it.


@dataclass(frozen=True, slots=True)
class Prevent:
    """CR 615.1a. `amount` of it (615.10), or all of it but `all_but`."""

    amount: int | None = None
    all_but: int = 0


class Operation(StrEnum):
    """How an amount of damage changes."""

    TIMES = "times"
    PLUS = "plus"
    MINUS = "minus"
    BECOMES = "becomes"
    HALF_ROUNDED_DOWN = "half, rounded down"
    HALF_ROUNDED_UP = "half, rounded up"


@dataclass(frozen=True, slots=True)
class ChangeAmount:
    """CR 614.1a: "it deals double that damage instead", "that much damage plus 1 instead"."""

    operation: Operation
    number: int = 2


@dataclass(frozen=True, slots=True)
class Redirect:
    """CR 614.9: the same damage is dealt to another permanent or player."""

    to: DamageRecipient


@dataclass(frozen=True, slots=True)
class CountersInstead:
    """CR 614.1a: that many counters are put on the permanent instead of the damage; no prevention (615.1a)."""

    kind: str


@dataclass(frozen=True, slots=True)
class CantBePrevented:
    """CR 615.12."""


DamageChange: TypeAlias = Prevent | ChangeAmount | Redirect | CountersInstead | CantBePrevented

PREVENT_ALL = Prevent()

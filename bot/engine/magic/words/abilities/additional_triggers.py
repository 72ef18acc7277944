"""Abilities that change how often others trigger (CR 603.2d, 101.2): not at all, or so many times more."""

from enum import StrEnum
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.conditional import Conditional


class TriggerCause(StrEnum):
    """What an object does that causes abilities to trigger."""

    ENTERING = "entering"
    DYING = "dying"
    ATTACKING = "attacking"


@dataclass(frozen=True, slots=True)
class TriggersNothing(Conditional):
    """CR 101.2, 603.2: objects like that which do such a thing don't cause abilities of these to trigger."""

    what: fl.Filter
    causes: tuple[TriggerCause, ...]
    of: fl.Filter | None = None
    """Abilities of such permanents alone; None: of any object."""


@dataclass(frozen=True, slots=True)
class TriggersAgain(Conditional):
    """CR 603.2d: triggered abilities of these permanents trigger an additional time; with causes, only where objects
    like `what` that do such a thing cause it."""

    of: fl.ObjectSet
    what: fl.Filter = fl.ANYTHING
    causes: tuple[TriggerCause, ...] = ()


TriggerChange: TypeAlias = TriggersNothing | TriggersAgain

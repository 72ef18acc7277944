"""What a trigger condition leaves for the effects of its ability to refer to (CR 603.1)."""

from typing import NamedTuple

from bot.engine.magic.abilities import TriggerCondition
from bot.engine.magic.conditions import Condition
from bot.engine.magic.filters import THIS, ObjectSet, TriggeringObject
from bot.oracle.scope import Named, Setting

TRIGGERING = TriggeringObject()


class Trigger(NamedTuple):
    """A condition, what pronouns can stand for in its effects, and what else its event has."""

    condition: TriggerCondition
    named: Named
    setting: Setting = Setting()
    only_if: Condition | None = None


def about(who: ObjectSet) -> Named:
    """The event is about the one that the condition speaks of."""
    return Named((THIS if who == THIS else TRIGGERING,))


def alone(who: ObjectSet) -> Named:
    """The event is about another object, which the condition does not name."""
    return Named((THIS,)) if who == THIS else Named()

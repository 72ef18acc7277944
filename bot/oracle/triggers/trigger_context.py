"""What a trigger condition leaves for the effects of its ability to refer to (CR 603.1)."""

from typing import NamedTuple

from bot.engine.magic.words.abilities import TriggerCondition, TurnLimit
from bot.engine.magic.words.conditions import Condition
from bot.engine.magic.words.filters import THIS, Filter, ObjectSet, Side, TriggeringObject
from bot.oracle.nouns.scope import Named, Setting
from bot.oracle.text.cursor import Cursor

TRIGGERING = TriggeringObject()


class Trigger(NamedTuple):
    """A condition, what pronouns can stand for in its effects, and what else its event has."""

    condition: TriggerCondition
    named: Named
    setting: Setting = Setting()
    only_if: Condition | None = None
    limit: TurnLimit | None = None


def about(who: ObjectSet) -> Named:
    """The event is about the one that the condition speaks of."""
    return Named((THIS if who == THIS else TRIGGERING,))


def alone(who: ObjectSet) -> Named:
    """The event is about another object, which the condition does not name."""
    return Named((THIS,)) if who == THIS else Named()


def against(who: ObjectSet) -> Named:
    """The event is about the other creature; nothing stands for the first, unless it is the source."""
    return Named((THIS, TRIGGERING)) if who == THIS else Named()


def undefended(at: Cursor, found: Filter) -> Filter:
    """The description, unless it is of a defending player's: there is none at any other time."""
    if found.side is Side.DEFENDING_PLAYER:
        raise at.error("whose they are at any time")
    return found

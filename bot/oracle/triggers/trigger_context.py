"""What a trigger condition leaves for the effects of its ability to refer to (CR 603.1)."""

from typing import NamedTuple

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Condition
from bot.oracle.nouns.scope import NamedSoFar, Setting
from bot.oracle.text.cursor import Cursor

TRIGGERING = fl.TriggeringObject()


class Trigger(NamedTuple):
    """A condition, what pronouns can stand for in its effects, and what else its event has."""

    condition: ab.TriggerCondition
    named: NamedSoFar
    setting: Setting = Setting()
    only_if: Condition | None = None
    limit: ab.TurnLimit | None = None


def about_subject(who: fl.ObjectSet) -> NamedSoFar:
    """The event is about the one that the condition speaks of."""
    return NamedSoFar((fl.THIS if who == fl.THIS else TRIGGERING,))


def about_unnamed(who: fl.ObjectSet) -> NamedSoFar:
    """The event is about another object, which the condition does not name."""
    return NamedSoFar((fl.THIS,)) if who == fl.THIS else NamedSoFar()


def about_other_creature(who: fl.ObjectSet) -> NamedSoFar:
    """The event is about the other creature; nothing stands for the first, unless it is the source."""
    return NamedSoFar((fl.THIS, TRIGGERING)) if who == fl.THIS else NamedSoFar()


def without_defending_player(at: Cursor, found: fl.Filter) -> fl.Filter:
    """Return the description, or raise if it is of a defending player's: outside combat there is none."""
    if found.side is fl.Side.DEFENDING_PLAYER:
        raise at.error("whose they are at any time")
    return found

"""What a trigger condition leaves for the effects of its ability to refer to (CR 603.1)."""

from typing import NamedTuple

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Condition
from bot.oracle.nouns.scope import NamedSoFar, Setting
from bot.oracle.text.cursor import Cursor

TRIGGERING = fl.TriggeringObject()


class Trigger(NamedTuple):
    """A trigger condition, what pronouns in its effects can stand for, and what else its event provides."""

    condition: ab.TriggerCondition
    named: NamedSoFar
    setting: Setting = Setting()
    only_if: Condition | None = None
    limit: ab.TurnLimit | None = None


def about_subject(who: fl.ObjectSet) -> NamedSoFar:
    """Return what pronouns stand for where the event is about the subject of the condition."""
    return NamedSoFar((fl.THIS if who == fl.THIS else TRIGGERING,), player=player_of_subject(who))


def about_unnamed(who: fl.ObjectSet) -> NamedSoFar:
    """Return what pronouns stand for where the event is about an object that the condition doesn't name."""
    return NamedSoFar((fl.THIS,)) if who == fl.THIS else NamedSoFar(player=player_of_subject(who))


def player_of_subject(who: fl.ObjectSet) -> fl.PlayerSet | None:
    """Return whom "that player" means where the condition speaks of what a player controls: its controller, or the last
    one (CR 608.2h); None where it names no other player."""
    named = isinstance(who, fl.Matching) and who.filter.side in {fl.Side.OPPONENT, fl.Side.ACTIVE_PLAYER}
    return fl.Players.TRIGGERING_PLAYER if named else None


def about_other_creature(who: fl.ObjectSet) -> NamedSoFar:
    """Return what pronouns stand for where the event is about a second creature: that one and the subject, if that is
    the source or what it is attached to, otherwise nothing."""
    return NamedSoFar((who, TRIGGERING)) if who in {fl.THIS, fl.AttachedObject()} else NamedSoFar()


def without_defending_player(at: Cursor, found: fl.Filter) -> fl.Filter:
    """Return the description; raise where it speaks of the defending player, since outside combat there is none."""
    if found.side is fl.Side.DEFENDING_PLAYER:
        raise at.error("whose they are at any time")
    return found

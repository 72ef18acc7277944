"""Permanents that would be destroyed, and what happens instead (CR 614.1a, 614.8)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import (
    DestroyInstead,
    DoInstead,
    GoTo,
    Instead,
    Regenerate,
    WouldBeDestroyed,
)
from bot.oracle.nouns.own_names_and_qualities import read_attached_object, read_itself
from bot.oracle.nouns.permanents import read_one_described
from bot.oracle.nouns.scope import NamedSoFar, Scope, Setting
from bot.oracle.replacements.wording import Clauses, Replacements, read_comma_and_instead
from bot.oracle.text.cursor import Cursor


def read_destruction(at: Cursor, clauses: Clauses) -> Replacements:
    """`destruction` = "if" (itself | attached_object | one_described) "would be destroyed" "," ("regenerate"
    permanent_again | ["instead"] ["you may" ["instead"]] what_happens ["instead"], once)"""
    at.expect("if")
    this = at.attempt(read_itself) or at.attempt(read_attached_object)
    what = fl.Matching(read_one_described(at)) if this is None else this
    at.expect("would", "be", "destroyed")
    place = read_comma_and_instead(at)
    if not place.front and at.take("regenerate"):
        _read_permanent_again(at, what)
        at.expect_end()
        return (ab.ReplacementAbility(WouldBeDestroyed(what), Regenerate()),)
    optional = at.take("you", "may")
    front = place.front or at.take("instead")
    instead = _read_what_happens(at, what, clauses, optional=optional)
    if not front:
        at.expect("instead")
    at.expect_end()
    return (ab.ReplacementAbility(WouldBeDestroyed(what), instead),)


def _read_what_happens(at: Cursor, what: fl.ObjectSet, clauses: Clauses, *, optional: bool) -> Instead:
    """`what_happens` = umbra | exile | clauses"""
    if not optional and at.attempt(lambda at: _read_umbra(at, what)):
        return DestroyInstead()
    if not optional and at.attempt(lambda at: _read_exile(at, what)):
        return GoTo(Zone.EXILE)
    named = fl.THIS if what == fl.THIS else fl.TriggeringObject()
    scope = Scope(Setting(), NamedSoFar((named,)))
    effects = clauses(at, scope)
    if scope.named.targets:
        raise at.error("an effect without a target")
    return DoInstead(effects, optional)


def _read_umbra(at: Cursor, what: fl.ObjectSet) -> bool:
    """`umbra` = "remove all damage" ["marked"] ("from" | "on") permanent_again "and destroy" itself (CR 702.89a)"""
    at.expect("remove", "all", "damage")
    at.take("marked")
    if not at.take("from"):
        at.expect("on")
    _read_permanent_again(at, what)
    at.expect("and", "destroy")
    read_itself(at)
    return True


def _read_exile(at: Cursor, what: fl.ObjectSet) -> bool:
    """`exile` = "exile" permanent_again"""
    at.expect("exile")
    _read_permanent_again(at, what)
    return True


def _read_permanent_again(at: Cursor, what: fl.ObjectSet) -> None:
    """Step over the permanent, named again, or raise."""
    if any(at.take(*words.split()) for words in ("it", "that creature", "that permanent")):
        return
    if what != fl.THIS:
        raise at.error("what would be destroyed")
    read_itself(at)

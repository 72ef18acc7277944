"""Permanents that enter as copies, and the exceptions to those (CR 707.5, 707.9)."""

from bot.engine.magic.abilities import ReplacementAbility
from bot.engine.magic.effects import AddAbility, AddTypes, Fixed, RemoveTypes
from bot.engine.magic.event_changes import (
    NO_EXCEPTIONS,
    EnterAsCopy,
    Exceptions,
    WouldEnter,
)
from bot.engine.magic.filters import THIS, Filter
from bot.oracle.counters import counters
from bot.oracle.cursor import Cursor
from bot.oracle.descriptions import described, one
from bot.oracle.nouns import itself
from bot.oracle.quoted import given
from bot.oracle.replacements.wording import Replacements, done
from bot.oracle.subtypes import CARD_TYPES, SUPERTYPES


def copying(at: Cursor) -> Replacements:
    """`copying` = "you may have" itself "enter" ["the battlefield"] "as a copy of" original ["," "except"
    exception { "," | "and" exception }] | itself "enters as a copy of" original … (CR 707.5, 707.9)"""
    optional = at.take("you", "may", "have")
    itself(at)
    at.expect("enter" if optional else "enters")
    at.take("the", "battlefield")
    at.expect("as", "a", "copy", "of")
    of = _original(at)
    exceptions = NO_EXCEPTIONS
    if at.take(",", "except"):
        exceptions = _exceptions(at)
    done(at)
    return (ReplacementAbility(WouldEnter(THIS), EnterAsCopy(of, exceptions, optional)),)


def _original(at: Cursor) -> Filter:
    """`original` = "any" described "on the battlefield" | one"""
    if at.take("any"):
        found = described(at, plural=False)
        at.expect("on", "the", "battlefield")
        return found
    return one(at)


def _exceptions(at: Cursor) -> Exceptions:
    """`exceptions` = exception { [","] ["and"] exception }"""
    found = _exception_to_copy(at)
    while more := at.attempt(_further_exception):
        counters_too = (*found.counters, *more.counters)
        found = Exceptions((*found.modifications, *more.modifications), found.name, counters_too)
    return found


def _further_exception(at: Cursor) -> Exceptions:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further exception")
    return _exception_to_copy(at)


def _exception_to_copy(at: Cursor) -> Exceptions:
    """`exception` = "it isn't legendary" | "it's" ("a" | "an") kinds "in addition to its other types" | "it has" given
    | "it enters with" counters (CR 707.9)"""
    if at.take("it", "isn't", "legendary"):
        return Exceptions((RemoveTypes(("Legendary",)),))
    if at.take("it", "has") or at.take("has"):
        return Exceptions(tuple(AddAbility(each) for each in given(at)))
    if at.take("it", "enters", "with"):
        kind, number_of_them = counters(at, "it")
        if not isinstance(number_of_them, Fixed):
            raise at.error("a number of counters")
        return Exceptions(counters=((kind, number_of_them.number),))
    at.expect("it's")
    if not at.take("a"):
        at.expect("an")
    kinds = described(at, plural=False)
    at.expect("in", "addition", "to", "its", "other", "types")
    if kinds != Filter(all_of=kinds.all_of) or not kinds.all_of:
        raise at.error("plain types")
    types = tuple(each for each in kinds.all_of if each in CARD_TYPES)
    supertypes = tuple(each for each in kinds.all_of if each in SUPERTYPES)
    subtypes = tuple(each for each in kinds.all_of if each not in {*types, *supertypes})
    return Exceptions((AddTypes(types, subtypes, supertypes),))

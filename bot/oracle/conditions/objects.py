"""Conditions on one object that has been named: what it is, what it has, its counters, its size (CR 109, 122.1)."""

from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import AllConditions, Bounds, Condition, IsLike, Not, NumberOf
from bot.oracle.conditions.wording import Heard, Stated, read_bounded, read_there_is, some_or_bounded
from bot.oracle.nouns.own_names_and_qualities import ATTACHED_NOUNS, COLORS, attached_object, read_itself
from bot.oracle.nouns.permanents import (
    STATES,
    counter_kind,
    is_relative,
    read_characteristic,
    read_comparison,
    read_one_described,
    simple_keyword,
)
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import PhraseTable, phrase_table


def counters_lie(at: Cursor, heard: Heard) -> Stated:
    """`counters_lie` = there some_or_bounded kind ("counter" | "counters") "on" object (CR 122.1)"""
    read_there_is(at)
    bounds, kind = _read_counters(at)
    at.expect("on")
    what = named_object(at, heard)
    return Stated(_has_counters(what, bounds, kind), what)


def _read_counters(at: Cursor) -> tuple[Bounds, str | None]:
    """`counters` = some_or_bounded kind ("counter" | "counters")"""
    bounds = some_or_bounded(at)
    kind = counter_kind(at)
    if not at.take("counters"):
        at.expect("counter")
    return bounds, kind


def _has_counters(what: fl.ObjectSet, bounds: Bounds, kind: str | None) -> Condition:
    return IsLike(what, fl.Filter(counters=fl.CounterNumber(kind, bounds.at_least, bounds.at_most)))


def named_object(at: Cursor, heard: Heard) -> fl.ObjectSet:
    """`object` = itself | attached_object | "it" | "that creature"."""
    found: fl.ObjectSet | None = at.attempt(read_itself) or at.attempt(attached_object)
    if found is not None:
        return found
    if at.take("it") and heard.it is not None:
        return heard.it
    token = at.tokens[at.position + 1] if at.position + 1 < len(at.tokens) else None
    if at.at("that") and token is not None and token.word in ATTACHED_NOUNS and heard.that_one is not None:
        at.position += 2
        return heard.that_one
    raise at.error("an object that was named")


def object_is(at: Cursor, heard: Heard) -> Stated:
    """`object_is` = ("it's" | object "is") ["not"] state | object "isn't" state | object "has" trait | object
    ("attacked" | "didn't attack" | "entered" ["the battlefield"]) "this turn" (CR 508.1k)"""
    if heard.it is not None and at.take("it's"):
        return _state_of(at, heard.it, denied=at.take("not"))
    what = named_object(at, heard)
    did = at.choose(_DID)
    if did is not None:
        return Stated(IsLike(what, did), what)
    if at.take("has"):
        return Stated(_trait_of(at, what), what)
    if at.take("isn't"):
        return _state_of(at, what, denied=True)
    at.expect("is", expected="“is” or “has”")
    return _state_of(at, what, denied=at.take("not"))


_DID = phrase_table(
    {
        "attacked this turn": fl.Filter(attacked=True),
        "didn't attack this turn": fl.Filter(attacked=False),
        "entered this turn": fl.Filter(entered=True),
        "entered the battlefield this turn": fl.Filter(entered=True),
    }
)


def _state_of(at: Cursor, what: fl.ObjectSet, *, denied: bool) -> Stated:
    """`state` = status ["alone"] | color | "legendary" | "on the battlefield" | ("a" | "an") described in the
    singular"""
    found = _read_state_of(at, what)
    return Stated(Not(found) if denied else found, what)


def _read_state_of(at: Cursor, what: fl.ObjectSet) -> Condition:
    if at.take("on", "the", "battlefield"):
        return IsLike(what, fl.ANYTHING)
    token = at.token
    if token is not None and token.word in STATES:
        at.position += 1
        like = IsLike(what, STATES[token.word])
        if fl.Status.ATTACKING in like.like.statuses and at.take("alone"):
            return AllConditions((like, NumberOf(fl.Filter(statuses=(fl.Status.ATTACKING,)), Bounds(0, 1))))
        return like
    if token is not None and token.word in COLORS:
        at.position += 1
        return IsLike(what, fl.Filter(colors=(COLORS[token.word],)))
    kind = read_one_described(at)
    if kind.other or is_relative(kind):
        raise at.error("what the object is by itself")
    return IsLike(what, kind)


def _trait_of(at: Cursor, what: fl.ObjectSet) -> Condition:
    """`trait` = comparison with a number | keyword | some_or_bounded kind ("counter" | "counters") "on it"
    (CR 122.1)"""
    compared = at.attempt(read_comparison)
    if compared is not None:
        if compared != fl.Comparison(compared.characteristic, compared.at_most, compared.at_least):
            raise at.error("a number")
        return IsLike(what, fl.Filter(comparison=compared))
    keyword = at.attempt(simple_keyword)
    if keyword is not None:
        return IsLike(what, fl.Filter(keywords=(keyword,)))
    bounds, kind = _read_counters(at)
    at.expect("on")
    at.one_word(_ITSELF, "“it”")
    return _has_counters(what, bounds, kind)


_ITSELF = frozenset({"it", "him", "her"})


def size_is(at: Cursor, heard: Heard) -> Stated:
    """`size_is` = ("its" | "this creature's" | ATTACHED "creature's") ("power" | "toughness") "is" bounded"""
    what = _read_owner_of(at, heard)
    name = read_characteristic(at)
    at.expect("is")
    bounds = read_bounded(at)
    size = fl.Comparison(name, bounds.at_most, bounds.at_least or None)
    return Stated(IsLike(what, fl.Filter(comparison=size)), what)


_OWNERS: PhraseTable[fl.ObjectSet] = phrase_table(
    {
        "this creature's": fl.THIS,
        "enchanted creature's": fl.AttachedObject(),
        "equipped creature's": fl.AttachedObject(),
    }
)


def _read_owner_of(at: Cursor, heard: Heard) -> fl.ObjectSet:
    found = at.choose(_OWNERS)
    if found is not None:
        return found
    if heard.it is None or not at.take("its"):
        raise at.error("whose power or toughness")
    return heard.it

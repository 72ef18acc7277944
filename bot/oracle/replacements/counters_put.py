"""Counters that an effect or a player would put, doubled, halved or with more of them (CR 614.16)."""

from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import Scaled, WouldGetCounters
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.nouns.permanents import read_counter_kind, read_one_described
from bot.oracle.replacements.wording import read_actor, read_comma_and_instead, read_one_or_more, read_scale
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.word_tables import phrase_table


def _read_rounding(at: Cursor, scale: Scaled) -> None:
    """Step over "rounded down", which stands only with a half."""
    if scale.divisor > 1:
        at.take(",")
        at.expect("rounded", "down")
        at.take(",")


class CounterHolder(NamedTuple):
    """What counters are put on: permanents that a phrase describes, players, or either."""

    permanents: fl.Filter | None
    players: fl.Side | None = None


def _read_holder(at: Cursor) -> CounterHolder:
    """`holder` = "a permanent or player" | "a player or permanent" | one_described"""
    if at.take("a", "permanent", "or", "player") or at.take("a", "player", "or", "permanent"):
        return CounterHolder(fl.ANYTHING, fl.Side.ANY)
    return CounterHolder(read_one_described(at))


_BACK = phrase_table(
    dict.fromkeys(("it", "that permanent", "that creature", "that permanent or player", "that player or permanent"))
)


def _read_counters_holder_again(at: Cursor) -> None:
    """Step over what the counters would be put on, named again, or raise."""
    start = at.position
    at.choose(_BACK)
    if at.position == start:
        raise at.error("what the counters would be put on")


def _read_kinds(at: Cursor, kind: str | None) -> None:
    """`kinds` = ["of those counters" | "of each of those kinds of counters" | "counters of each of those kinds" |
    counter_kind "counters"]"""
    if at.take("of", "those", "counters") or at.take("counters", "of", "each", "of", "those", "kinds"):
        return
    if at.take("of", "each", "of", "those", "kinds", "of", "counters"):
        return
    if kind is None or read_counter_kind(at) != kind:
        raise at.error("the same counters")
    at.expect("counters")


def _put_counters_replacement(holder: CounterHolder, scale: Scaled, **more: object) -> ab.ReplacementAbility:
    would = WouldGetCounters(holder.permanents, holder.players)
    return ab.ReplacementAbility(replace(would, **more), scale)  # type: ignore[arg-type]  # fields of the same class


def read_counters_by_effect(at: Cursor) -> ab.ReplacementAbility:
    """`counters_by_effect` = "an effect would put" one_or_more "counter(s) on" holder "," ["instead"] "it puts" scale
    kinds "on" counters_holder_again ["instead"]"""
    at.expect("an", "effect", "would", "put")
    read_one_or_more(at)
    _read_unit(at, "counter")
    at.expect("on")
    holder = _read_holder(at)
    place = read_comma_and_instead(at)
    at.expect("it", "puts")
    scale = read_scale(at)
    _read_kinds(at, None)
    at.expect("on")
    _read_counters_holder_again(at)
    place.expect_behind(at)
    return _put_counters_replacement(holder, scale, by_effect=True)


def _read_unit(at: Cursor, unit: str) -> None:
    if not at.take(f"{unit}s"):
        at.expect(unit)


def read_counters_passive(at: Cursor) -> ab.ReplacementAbility:
    """`counters_passive` = one_or_more [counter_kind] "counters would be put on" (holder | itself) "," scale kinds "are
    put on" counters_holder_again "instead"."""
    read_one_or_more(at)
    kind = read_counter_kind(at)
    _read_unit(at, "counter")
    at.expect("would", "be", "put", "on")
    this = at.attempt(read_itself) is not None
    holder = CounterHolder(None) if this else _read_holder(at)
    place = read_comma_and_instead(at)
    scale = at.attempt(partial(_read_one_more_or_less, kind=kind))
    if scale is None:
        scale = read_scale(at)
        _read_kinds(at, kind)
    at.expect("are", "put", "on")
    _read_counters_holder_again(at)
    place.expect_behind(at)
    if this:
        raise at.error("counters on others than the source alone")
    return _put_counters_replacement(holder, scale, kind=kind)


def _read_one_more_or_less(at: Cursor, *, kind: str | None) -> Scaled:
    """`one_more_or_less` = "that many" kinds ("plus" | "minus") number"""
    at.expect("that", "many")
    _read_kinds(at, kind)
    less = at.one_word(("plus", "minus"), "“plus” or “minus”") == "minus"
    return Scaled(more=-read_number(at) if less else read_number(at))


def read_counters_by_player(at: Cursor) -> ab.ReplacementAbility:
    """`counters_by_player` = actor "would put" one_or_more [counter_kind] "counter(s) on" holder "," ["instead"]
    ("they" | ["you"]) "put" scale kinds ["," "rounded down"] "on" counters_holder_again ["instead"] ["," "rounded
    down"]"""
    by = read_actor(at)
    at.expect("would", "put")
    read_one_or_more(at)
    kind = read_counter_kind(at)
    _read_unit(at, "counter")
    at.expect("on")
    holder = _read_holder(at)
    place = read_comma_and_instead(at)
    if by is fl.Side.YOU:
        at.take("you")
    else:
        at.expect("they")
    at.expect("put")
    scale = read_scale(at)
    _read_kinds(at, kind)
    if at.at(","):
        _read_rounding(at, scale)
        at.expect("on")
        _read_counters_holder_again(at)
        place.expect_behind(at)
    else:
        at.expect("on")
        _read_counters_holder_again(at)
        place.expect_behind(at)
        _read_rounding(at, scale)
    return _put_counters_replacement(holder, scale, by=by, kind=kind)


def read_counters_got(at: Cursor) -> ab.ReplacementAbility:
    """`counters_got` = "you would get" one_or_more [counter_kind] "counters" "," "you get" scale kinds "instead"."""
    at.expect("you", "would", "get")
    read_one_or_more(at)
    kind = read_counter_kind(at)
    _read_unit(at, "counter")
    place = read_comma_and_instead(at)
    at.expect("you", "get")
    scale = read_scale(at)
    _read_kinds(at, kind)
    place.expect_behind(at)
    return _put_counters_replacement(CounterHolder(None, fl.Side.YOU), scale, kind=kind)

"""Counters that something enters with (CR 122.6a, 614.1c): how many, and of which kind."""

from typing import NamedTuple

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import effects as fx
from bot.oracle.amounts.counts import read_for_each
from bot.oracle.amounts.quantities import multiply_amount, read_amount, read_equal_to, read_where_x_is
from bot.oracle.nouns.permanents import read_counter_kind
from bot.oracle.nouns.scope import Scope, Setting
from bot.oracle.text.cursor import Cursor


class EnteringCounters(NamedTuple):
    kind: str
    amount: fx.Amount


def read_entering_counters(at: Cursor, on: str) -> EnteringCounters:
    """`entering_counters` = ("a" | "an" | amount) ["additional"] counter_kind ("counter" | "counters") "on" on ["for
    each" kicks_or_objects | where_x_is] | "a number of" ["additional"] counter_kind "counters on" on equal_to; `on` is
    "it" or "them"."""
    scope = Scope(Setting(x=True))
    if at.take("a", "number", "of"):
        kind = _read_counter_kind(at, "counters")
        at.expect("on", on)
        return EnteringCounters(kind, read_equal_to(at, scope))
    number = fx.ONE if at.take("a") or at.take("an") else read_amount(at, scope)
    kind = _read_counter_kind(at, "counter" if number == fx.ONE else "counters")
    at.expect("on", on)
    if isinstance(number, fx.Fixed) and at.take("for", "each"):
        return EnteringCounters(kind, multiply_amount(_read_kicks_or_objects(at, scope), number.number))
    if number == fx.ValueOfX() and at.at(",", "where"):
        return EnteringCounters(kind, read_where_x_is(at, Scope(Setting())))
    return EnteringCounters(kind, number)


def _read_kicks_or_objects(at: Cursor, scope: Scope) -> fx.Amount:
    """`kicks_or_objects` = "time it was kicked" | "color of mana spent to cast it" | for_each"""
    if at.take("time", "it", "was", "kicked"):
        return fx.TimesPaid(KeywordName.KICKER)
    if at.take("color", "of", "mana", "spent", "to", "cast", "it"):
        return fx.ColorsSpent()
    return read_for_each(at, scope)


def read_further_counters(at: Cursor, on: str) -> EnteringCounters:
    """`further_counters` = "and" entering_counters"""
    at.expect("and")
    return read_entering_counters(at, on)


def _read_counter_kind(at: Cursor, unit: str) -> str:
    at.take("additional")
    found = read_counter_kind(at)
    if found is None:
        raise at.error("a kind of counter")
    at.expect(unit)
    return found

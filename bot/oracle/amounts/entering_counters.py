"""Counters that something enters with (CR 122.6a, 614.1c): how many, and of which kind."""

from typing import NamedTuple

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import effects as fx
from bot.oracle.amounts.quantities import amount, equal_to, multiplied
from bot.oracle.nouns.object_references import described_one
from bot.oracle.nouns.permanents import counter_kind
from bot.oracle.nouns.scope import Scope, Setting
from bot.oracle.text.cursor import Cursor


class Counters(NamedTuple):
    kind: str
    amount: fx.Amount


def counters(at: Cursor, on: str) -> Counters:
    """`counters` = count ["additional"] kind ("counter" | "counters") "on" on ["for each" each]
    | "a number of" ["additional"] kind "counters on" on "equal to the number of" described; `on` is "it" or "them"."""
    scope = Scope(Setting(x=True))
    if at.take("a", "number", "of"):
        kind = _kind(at, "counters")
        at.expect("on", on)
        return Counters(kind, equal_to(at, scope))
    number = fx.ONE if at.take("a") or at.take("an") else amount(at, scope)
    kind = _kind(at, "counter" if number == fx.ONE else "counters")
    at.expect("on", on)
    if isinstance(number, fx.Fixed) and at.take("for", "each"):
        return Counters(kind, multiplied(_each(at, scope), number.number))
    return Counters(kind, number)


def _each(at: Cursor, scope: Scope) -> fx.Amount:
    """`each` = "time it was kicked" | described in the singular"""
    if at.take("time", "it", "was", "kicked"):
        return fx.TimesPaid(KeywordName.KICKER)
    return fx.CountOf(described_one(at, scope))


def further(at: Cursor, on: str) -> Counters:
    """`further` = "and" counters"""
    at.expect("and")
    return counters(at, on)


def _kind(at: Cursor, unit: str) -> str:
    at.take("additional")
    found = counter_kind(at)
    if found is None:
        raise at.error("a kind of counter")
    at.expect(unit)
    return found


def is_plain(number: fx.Amount) -> bool:
    """Whether it is a number that stands on the card."""
    return isinstance(number, fx.Fixed)

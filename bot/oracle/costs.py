"""What activating an ability costs (CR 118, 602.1a): mana, tapping, sacrificing, loyalty.

A cost with a part that the engine's data has no place for is not read at all."""

import re
from dataclasses import replace

from bot.engine.magic.abilities import Cost
from bot.oracle.amounts import number
from bot.oracle.cursor import Cursor
from bot.oracle.descriptions import one
from bot.oracle.nouns import itself
from bot.oracle.tokens import Kind

_MANA = re.compile(r"\{(?:[0-9]{1,3}|x|(?:[0-9]|[wubrgc])/[wubrgc](?:/p)?|[wubrg]/p|[wubrgcs])\}")
"""CR 107.4: the symbols that are paid with mana, folded."""


def mana(at: Cursor) -> str:
    """`mana` = SYMBOL { SYMBOL }, none of them {T} or another that is not mana; as printed"""
    cost = ""
    while (token := at.token) is not None and _MANA.fullmatch(token.word):
        at.position += 1
        cost += token.raw
    if not cost:
        raise at.error("a cost in mana symbols")
    return cost


def activation_cost(at: Cursor) -> Cost:
    """`activation_cost` = (loyalty | part { "," part }) ":"."""
    loyalty = at.attempt(_loyalty)
    if loyalty is not None:
        return loyalty
    cost = _part(at, Cost())
    while at.take(","):
        cost = _part(at, cost)
    at.expect(":", expected="a further cost or the colon after it")
    return cost


def _loyalty(at: Cursor) -> Cost:
    """`loyalty` = ["["] (("+" | DASH) number | DASH "x" | "0") ["]"] ":" (CR 107.7, 606.1)"""
    bracketed = at.take("[")
    sign = 1 if at.take("+") else -1 if at.take("—") else 0
    if sign < 0 and at.take("x"):
        return _closed(at, Cost(loyalty=0, loyalty_x=True), bracketed=bracketed)
    if at.token is None or at.token.kind is not Kind.NUMBER:
        raise at.error("a loyalty cost")
    loyalty = sign * number(at)
    if not sign and at.tokens[at.position - 1].word != "0":
        raise at.error("a sign before a loyalty cost that is not 0")
    return _closed(at, Cost(loyalty=loyalty), bracketed=bracketed)


def _closed(at: Cursor, cost: Cost, *, bracketed: bool) -> Cost:
    if bracketed:
        at.expect("]")
    at.expect(":")
    return cost


def _part(at: Cursor, cost: Cost) -> Cost:
    """`part` = mana | "{T}" | "exert" itself | "sacrifice" (itself | one), each at most once"""
    if at.take("{t}"):
        found = Cost(tap=True)
    elif at.take("exert"):
        itself(at)
        found = Cost(exert_this=True)
    elif not at.take("sacrifice"):
        found = Cost(mana=mana(at))
    elif at.attempt(itself) is not None:
        found = Cost(sacrifice_this=True)
    else:
        found = Cost(sacrifice=one(at))
    return _with(at, cost, found)


def _with(at: Cursor, cost: Cost, more: Cost) -> Cost:
    """Add a part; a second one of a kind has no place in the data."""
    for name in ("mana", "tap", "exert_this", "sacrifice_this", "sacrifice"):
        part = getattr(more, name)
        if part and getattr(cost, name):
            raise at.error("each cost only once")
        if part:
            cost = replace(cost, **{name: part})
    return cost

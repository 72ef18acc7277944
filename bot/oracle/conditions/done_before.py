"""Conditions on what the effects before have done "this way", and on an X that was announced (CR 107.3, 608.2c)."""

from functools import partial

from bot.engine.magic.words import amounts
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import ONE_OR_MORE, AmountIs, Bounds
from bot.oracle.conditions.wording import NamedBefore, StatedCondition, read_bounded
from bot.oracle.nouns.done_this_way import read_done_this_way, read_kind_done, read_player_done_this_way
from bot.oracle.text.cursor import Cursor


def read_something_done(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`something_done` = EXCESS | player_done_this_way | you_did | ("a" | "an" | "one or more" | "at least one" |
    bounded) done_this_way"""
    if not named.ways:
        raise at.error("what effects have done before")
    if fl.Way.DEALT_DAMAGE in named.ways and any(at.take(*words.split()) for words in _EXCESS):
        return StatedCondition(AmountIs(amounts.ExcessDamage()))
    players = at.attempt(partial(read_player_done_this_way, ways=named.ways))
    if players is not None:
        return StatedCondition(AmountIs(amounts.NumberOfPlayers(players)))
    yours = at.attempt(partial(_read_you_did, ways=named.ways))
    if yours is not None:
        return StatedCondition(AmountIs(amounts.CountOf(yours)))
    if at.take("a") or at.take("an"):
        bounds, plural = ONE_OR_MORE, False
    elif at.take("one", "or", "more"):
        bounds, plural = ONE_OR_MORE, True
    else:
        bounds = read_bounded(at)
        plural = bounds != Bounds(1)
    return StatedCondition(AmountIs(amounts.CountOf(read_done_this_way(at, named.ways, plural=plural)), bounds))


_EXCESS = tuple(
    f"excess damage was dealt {whom}this way"
    for whom in ("", "to a creature ", "to a permanent ", "to that creature ", "to that permanent ")
)
"""CR 120.10: more than lethal damage."""
DID = {
    "destroyed": fl.Way.DESTROYED,
    "discard": fl.Way.DISCARDED,
    "discarded": fl.Way.DISCARDED,
    "exiled": fl.Way.EXILED,
    "milled": fl.Way.MILLED,
    "sacrificed": fl.Way.SACRIFICED,
}


def _read_you_did(at: Cursor, ways: frozenset[fl.Way]) -> fl.ThisWay:
    """`you_did` = "you" DID ("a" | "an") kind_done "this way", the same as what was done so (CR 608.2c)"""
    at.expect("you")
    how = DID[at.one_word(DID, "“discarded” or the like")]
    if how not in ways:
        raise at.error("what effects have done before")
    if not at.take("a"):
        at.expect("an")
    what = read_kind_done(at, how)
    at.expect("this", "way")
    return fl.ThisWay(how, what)


def read_x_is(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`x_is` = "x is" bounded, of the X of the spell or ability (CR 107.3)"""
    if not named.x:
        raise at.error("an X")
    at.expect("x", "is")
    return StatedCondition(AmountIs(amounts.ValueOfX(), read_bounded(at)))

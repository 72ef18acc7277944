"""Coins that are flipped, and what depends on how they come up, as cards say it (CR 705)."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import CoinsCameUp, WonClash, parts_within
from bot.oracle.amounts.quantities import read_amount
from bot.oracle.nouns.scope import Scope
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table

Effects: TypeAlias = tuple[fx.Effect, ...]
Clauses: TypeAlias = Callable[[Cursor, Scope], Effects]


def read_flip_coins(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.FlipCoins:
    """`flip_coins` = ("a coin" | amount "coins") (CR 705.1)"""
    if at.take("a", "coin"):
        return fx.FlipCoins(who)
    number = read_amount(at, scope)
    at.expect("coins")
    return fx.FlipCoins(who, number)


def read_if_coin_comes_up(at: Cursor, scope: Scope, before: Effects, clauses: Clauses) -> Effects:
    """`if_coin_comes_up` = "if" (wins_flip | came_up) "," clauses, of coins that are flipped before (CR 705.2); returns
    all effects so far"""
    place = next((index for index in reversed(range(len(before))) if isinstance(before[index], fx.FlipCoins)), None)
    flipped = None if place is None else before[place]
    if place is None or not isinstance(flipped, fx.FlipCoins):
        raise at.error("a coin that is flipped before")
    at.expect("if")
    wins = at.attempt(lambda at: _read_wins_flip(at, flipped))
    said = _read_came_up(at, flipped) if wins is None else wins
    at.expect(",")
    asked = any(isinstance(each, fx.IfSo) and isinstance(each.condition, CoinsCameUp) for each in before[place:])
    if asked and flipped.called is not (wins is not None):
        raise at.error("either who wins the flip or how the coin comes up")
    counted = replace(flipped, called=wins is not None)
    so = fx.IfSo(CoinsCameUp(said), clauses(at, scope))
    return (*before[:place], counted, *before[place + 1 :], so)


def read_if_clash_is_won(at: Cursor, scope: Scope, before: Effects, clauses: Clauses) -> Effects:
    """`if_clash_is_won` = "if you win" "," clauses, of a clash before (CR 701.30d); returns all effects so far"""
    at.expect("if", "you", "win", ",")
    if not holds_clash(before):
        raise at.error("a clash before")
    return (*before, fx.IfSo(WonClash(), clauses(at, scope)))


def holds_clash(part: object) -> bool:
    """Whether a clash is among effects, at any depth."""
    return isinstance(part, fx.Clash) or any(holds_clash(each) for each in parts_within(part))


def _read_wins_flip(at: Cursor, flipped: fx.FlipCoins) -> bool:
    """Read whether the player wins the flip of one coin, or loses it."""
    if flipped.number != fx.ONE or flipped.player in SEVERAL:
        raise at.error("one coin that is flipped")
    you = flipped.player is fl.Players.YOU
    subject = at.choose(_YOU if you else _THEY)
    if subject is None:
        raise at.error("who wins or loses the flip")
    verb = at.one_word(("win", "wins", "lose", "loses"), "“win” or “lose”")
    at.expect("the", "flip")
    return verb.startswith("win")


_YOU = phrase_table({"you": True})
_THEY = phrase_table({"they": True, "that player": True, "the player": True})
SEVERAL = frozenset({fl.Players.EACH_PLAYER, fl.Players.EACH_OPPONENT, fl.Players.EACH_OTHER_PLAYER})


def _read_came_up(at: Cursor, flipped: fx.FlipCoins) -> bool:
    """Read whether the coin, or each of the coins, comes up heads, or tails."""
    if flipped.player in SEVERAL:
        raise at.error("one player's coins")
    which = at.choose(_IT if flipped.number == fx.ONE else _ALL)
    if which is None:
        raise at.error("which coin comes up so")
    at.expect("comes" if flipped.number == fx.ONE else "come", "up")
    return at.one_word(("heads", "tails"), "“heads” or “tails”") == "heads"


_IT = phrase_table({"it": True, "the coin": True, "that coin": True})
_ALL = phrase_table({"both coins": True, "all the coins": True, "all coins": True})

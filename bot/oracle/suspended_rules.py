"""What abilities keep the rules from doing (CR 402.2, 614.17, 704.5j), as whole sentences."""

from collections.abc import Callable

from bot.engine.magic.abilities import CantGainLife, NoLegendRule, NoMaximumHandSize, SuspendedRule
from bot.engine.magic.filters import ANYTHING, Players
from bot.oracle.cursor import Cursor
from bot.oracle.descriptions import described
from bot.oracle.tables import phrase_table

_WHO = phrase_table(
    {
        "you": Players.YOU,
        "players": Players.EACH_PLAYER,
        "each player": Players.EACH_PLAYER,
        "your opponents": Players.EACH_OPPONENT,
        "opponents": Players.EACH_OPPONENT,
        "each opponent": Players.EACH_OPPONENT,
    }
)


def _no_maximum(at: Cursor) -> tuple[SuspendedRule, ...]:
    """`no_maximum` = who ("have" | "has") "no maximum hand size" (CR 402.2)"""
    players = _who(at)
    if not at.take("have"):
        at.expect("has")
    at.expect("no", "maximum", "hand", "size")
    return (NoMaximumHandSize(players),)


def _no_life(at: Cursor) -> tuple[SuspendedRule, ...]:
    """`no_life` = who "can't gain life" (CR 614.17)"""
    players = _who(at)
    at.expect("can't", "gain", "life")
    return (CantGainLife(players),)


def _no_legend_rule(at: Cursor) -> tuple[SuspendedRule, ...]:
    """`no_legend_rule` = "the “legend rule” doesn't apply" ["to" described in the plural] (CR 704.5j)"""
    at.expect("the", '"', "legend", "rule", '"', "doesn't", "apply")
    return (NoLegendRule(described(at, plural=True) if at.take("to") else ANYTHING),)


def _opening_hand(at: Cursor) -> tuple[SuspendedRule, ...]:
    """`opening_hand` = "if this card is in your opening hand, you may begin the game with it on the battlefield"
    (CR 103.6a): nothing, once the game has begun"""
    at.expect("if", "this", "card", "is", "in", "your", "opening", "hand", ",")
    at.expect("you", "may", "begin", "the", "game", "with", "it", "on", "the", "battlefield")
    return ()


def _who(at: Cursor) -> Players:
    found = at.choose(_WHO)
    if found is None:
        raise at.error("which players")
    return found


SUSPENDED_RULES: tuple[Callable[[Cursor], tuple[SuspendedRule, ...]], ...] = (
    *(_no_maximum, _no_life, _no_legend_rule, _opening_hand),
)

"""What abilities keep the rules from doing (CR 402.2, 614.17, 704.5j), as whole sentences."""

from collections.abc import Callable

from bot.engine.magic.abilities import NoLegendRule, SuspendedRule
from bot.engine.magic.filters import ANYTHING
from bot.oracle.cursor import Cursor
from bot.oracle.descriptions import described
from bot.oracle.players_rules import life_left, players_rules, skipping


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


SUSPENDED_RULES: tuple[Callable[[Cursor], tuple[SuspendedRule, ...]], ...] = (
    *(players_rules, skipping, life_left, _no_legend_rule, _opening_hand),
)

"""What it costs to attack (CR 508.1g-h): who must pay for which attack, and the total in mana symbols.

Knows no mana pool; whoever declares pays what is said here."""

import re
from collections.abc import Iterable

from bot.engine.magic.abilities import AttackCost
from bot.engine.magic.combat.attacking import Attacks
from bot.engine.magic.combat.in_force import InForce, in_force
from bot.engine.magic.combat.towards import is_planeswalker_of
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.state import GameState

SYMBOL = re.compile(r"\{([^{}]+)\}")


def costs(state: GameState, creature: ObjectId, attacked: Recipient) -> tuple[InForce[AttackCost], ...]:
    """CR 508.1h: the abilities that ask to be paid for this attack."""
    return tuple(each for each in in_force(state, AttackCost) if is_taxed(state, each, creature, attacked))


def is_taxed(state: GameState, cost: InForce[AttackCost], creature: ObjectId, attacked: Recipient) -> bool:
    """Whether the ability speaks of this attack: of its source, or on its controller and their planeswalkers."""
    if cost.rule.this_only:
        return creature == cost.source
    if isinstance(attacked, PlayerId):
        return attacked == cost.controller
    return cost.rule.planeswalkers and is_planeswalker_of(state, attacked, cost.controller)


def total_cost(state: GameState, declared: Attacks) -> str:
    """CR 508.1h: the total cost of a declaration in mana symbols; empty where nothing is to be paid."""
    return added(each.rule.mana for creature, attacked in declared.items() for each in costs(state, creature, attacked))


def added(costs_in_mana: Iterable[str]) -> str:
    """Add costs up: generic mana as one number, then the other symbols in the order in which they came."""
    symbols = [symbol for mana in costs_in_mana for symbol in SYMBOL.findall(mana)]
    generic = sum(int(symbol) for symbol in symbols if symbol.isdigit())
    others = "".join(f"{{{symbol}}}" for symbol in symbols if not symbol.isdigit())
    return (f"{{{generic}}}" if generic else "") + others

"""The costs of attacking and blocking (CR 508.1g-h, 509.1d): who pays for what, and the total cost.

No mana pool is known here; `cost_payability` says whether the total cost can be paid."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from bot.engine.frozen_class import dataclass
from bot.engine.magic.combat.attacked_players import is_attack_meant
from bot.engine.magic.combat.static_combat_rules import (
    RuleInForce,
    combat_rules,
    rule_describes,
    rules_affecting,
    rules_in_force,
)
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.amount_values import amount_value
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl

SYMBOL = re.compile(r"\{([^{}]+)\}")

CostInForce = RuleInForce[ab.AttackCost] | RuleInForce[ab.BlockCost]


@dataclass(frozen=True, slots=True)
class OwedPermanent:
    """A permanent that has to be given for a creature, and those with which that can be paid."""

    creature: ObjectId
    toll: ab.Toll
    options: tuple[ObjectId, ...]
    what: fl.Filter | None = None
    """What the cost calls it."""


@dataclass(frozen=True, slots=True)
class TotalCost:
    """CR 508.1h, 509.1d: the total cost of a declaration: mana in symbols, life, and permanents; `dear` are the
    creatures for which something has to be paid, `sources` what asks for it."""

    mana: str = ""
    life: int = 0
    debts: tuple[OwedPermanent, ...] = ()
    dear: tuple[ObjectId, ...] = ()
    sources: tuple[ObjectId, ...] = ()


def attack_costs(state: GameState, creature: ObjectId, attacked: Recipient) -> tuple[RuleInForce[ab.AttackCost], ...]:
    """CR 508.1h: the abilities that ask to be paid for this attack."""
    return tuple(
        each
        for each in rules_affecting(state, ab.AttackCost, creature, state.attacked_player(attacked))
        if is_attack_meant(state, each, each.rule.towards, creature, attacked)
    )


def block_costs(
    state: GameState, blocker: ObjectId, blocked: Sequence[ObjectId]
) -> tuple[RuleInForce[ab.BlockCost], ...]:
    """CR 509.1d: the abilities that ask to be paid for the creature's block of those, each once."""
    return tuple(
        each
        for each in rules_affecting(state, ab.BlockCost, blocker)
        if each.rule.blocked is None
        or any(rule_describes(state, each, attacker, each.rule.blocked) for attacker in blocked)
    )


def payers_of_costs(
    state: GameState, declared: Iterable[ObjectId], kind: type[ab.AttackCost | ab.BlockCost]
) -> tuple[PlayerId, ...]:
    """CR 508.1j, 509.1f, 810.5: who pays for the creatures that are declared, where anything asks for that: their
    controllers, each for their own."""
    if kind not in combat_rules(state):
        return ()
    return tuple(dict.fromkeys(state.objects[creature].controller for creature in declared))


def total_attack_cost(state: GameState, declared: Mapping[ObjectId, Recipient], payer: PlayerId) -> TotalCost:
    """CR 508.1h: the total cost of the player's part of a declaration of attackers."""
    if not rules_in_force(state, ab.AttackCost):
        return NO_COST
    asked = [
        (creature, cost)
        for creature, attacked in declared.items()
        if state.objects[creature].controller == payer
        for cost in attack_costs(state, creature, attacked)
    ]
    return total_cost_of_declaration(state, asked, payer, frozenset(declared)) if asked else NO_COST


def total_block_cost(state: GameState, declared: Mapping[ObjectId, tuple[ObjectId, ...]], payer: PlayerId) -> TotalCost:
    """CR 509.1d: the total cost of the player's part of a declaration of blockers."""
    if not rules_in_force(state, ab.BlockCost):
        return NO_COST
    asked = [
        (blocker, cost)
        for blocker, blocked in declared.items()
        if state.objects[blocker].controller == payer
        for cost in block_costs(state, blocker, blocked)
    ]
    return total_cost_of_declaration(state, asked, payer, frozenset(declared))


NO_COST = TotalCost()


def total_cost_of_declaration(
    state: GameState, asked: Sequence[tuple[ObjectId, CostInForce]], payer: PlayerId, busy: frozenset[ObjectId]
) -> TotalCost:
    """Add up what is asked for each creature; what is declared itself, `busy`, is not offered as payment."""
    return TotalCost(
        add_costs(mana_of_cost(state, cost) for _, cost in asked),
        sum(cost.rule.life for _, cost in asked),
        tuple(
            OwedPermanent(creature, cost.rule.toll, permanents_that_can_pay(state, cost, payer, busy), cost.rule.what)
            for creature, cost in asked
            if cost.rule.toll is not None
        ),
        tuple(dict.fromkeys(creature for creature, _ in asked)),
        tuple(dict.fromkeys(cost.source for _, cost in asked)),
    )


def mana_of_cost(state: GameState, cost: CostInForce) -> str:
    """CR 508.1h: the mana of one cost, as many times as it says now."""
    context = Context(cost.source, cost.controller)
    return cost.rule.mana * amount_value(state, context, cost.rule.times, partial(characteristics, state))


def permanents_that_can_pay(
    state: GameState, cost: CostInForce, payer: PlayerId, busy: frozenset[ObjectId]
) -> tuple[ObjectId, ...]:
    """The payer's permanents that the cost speaks of; only untapped ones can be tapped."""
    what = cost.rule.what
    if what is None:
        return ()
    mine = (thing for thing in state.battlefield() if thing.controller == payer and thing.id not in busy)
    return tuple(
        thing.id
        for thing in mine
        if rule_describes(state, cost, thing.id, what) and not (cost.rule.toll is ab.Toll.TAP and thing.tapped)
    )


def first_unpayable(debts: Sequence[OwedPermanent], spent: frozenset[ObjectId] = frozenset()) -> OwedPermanent | None:
    """CR 508.1j, 509.1f: one of the costs that can't all be paid, each with a permanent of its own; None where they
    can."""
    chosen: dict[ObjectId, int] = dict.fromkeys(spent, -1)
    for index in range(len(debts)):
        if not find_payer_permanent(debts, index, chosen, set(spent)):
            return debts[index]
    return None


def find_payer_permanent(
    debts: Sequence[OwedPermanent], index: int, chosen: dict[ObjectId, int], tried: set[ObjectId]
) -> bool:
    """Find a permanent for one cost, moving the others to other permanents where that makes room."""
    for option in debts[index].options:
        if option in tried:
            continue
        tried.add(option)
        if option not in chosen or find_payer_permanent(debts, chosen[option], chosen, tried):
            chosen[option] = index
            return True
    return False


def add_costs(costs_in_mana: Iterable[str]) -> str:
    """Add costs up: generic mana as one number, then the other symbols in the order in which they came."""
    symbols = [symbol for mana in costs_in_mana for symbol in SYMBOL.findall(mana)]
    generic = sum(int(symbol) for symbol in symbols if symbol.isdigit())
    others = "".join(f"{{{symbol}}}" for symbol in symbols if not symbol.isdigit())
    return (f"{{{generic}}}" if generic else "") + others

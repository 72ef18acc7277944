"""What it costs to attack (CR 508.1g-h): who must pay for which attack, and the total in mana symbols.

Knows no mana pool; whoever declares pays what is said here."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.engine.magic.abilities import AttackCost, Toll
from bot.engine.magic.combat.attacking import Attacks
from bot.engine.magic.combat.in_force import InForce, described, in_force
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


@dataclass(frozen=True, slots=True)
class Owed:
    """What else an attack costs, and the permanents with which that can be paid."""

    creature: ObjectId
    toll: Toll
    options: tuple[ObjectId, ...]


def owed(state: GameState, declared: Attacks) -> tuple[Owed, ...]:
    """CR 508.1g-h: what the declaration costs besides mana. What attacks is not offered as payment."""
    return tuple(
        Owed(creature, cost.rule.toll, payable_with(state, cost, declared))
        for creature, attacked in declared.items()
        for cost in costs(state, creature, attacked)
        if cost.rule.toll is not None
    )


def payable_with(state: GameState, cost: InForce[AttackCost], declared: Attacks) -> tuple[ObjectId, ...]:
    """The active player's permanents that the cost speaks of; only untapped ones can be tapped."""
    what = cost.rule.what
    if what is None:
        return ()
    mine = (thing for thing in state.battlefield() if thing.controller == state.active and thing.id not in declared)
    return tuple(
        thing.id
        for thing in mine
        if described(state, cost, thing.id, what) and not (cost.rule.toll is Toll.TAP and thing.tapped)
    )


def first_unpayable(debts: Sequence[Owed], spent: frozenset[ObjectId] = frozenset()) -> Owed | None:
    """CR 508.1j: one of the costs that can't all be paid, each with a permanent of its own; None where they can."""
    chosen: dict[ObjectId, int] = dict.fromkeys(spent, -1)
    for number in range(len(debts)):
        if not is_placed(debts, number, chosen, set(spent)):
            return debts[number]
    return None


def is_placed(debts: Sequence[Owed], number: int, chosen: dict[ObjectId, int], tried: set[ObjectId]) -> bool:
    """Find a permanent for one cost, moving the others to other permanents where that makes room."""
    for option in debts[number].options:
        if option in tried:
            continue
        tried.add(option)
        if option not in chosen or is_placed(debts, chosen[option], chosen, tried):
            chosen[option] = number
            return True
    return False


def added(costs_in_mana: Iterable[str]) -> str:
    """Add costs up: generic mana as one number, then the other symbols in the order in which they came."""
    symbols = [symbol for mana in costs_in_mana for symbol in SYMBOL.findall(mana)]
    generic = sum(int(symbol) for symbol in symbols if symbol.isdigit())
    others = "".join(f"{{{symbol}}}" for symbol in symbols if not symbol.isdigit())
    return (f"{{{generic}}}" if generic else "") + others

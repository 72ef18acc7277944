"""Optional costs to attack (CR 508.1g), exerting the creature or enlisting another one: what may be chosen for them."""

from collections.abc import Collection, Sequence
from functools import partial

from bot.engine.frozen_class import dataclass
from bot.engine.magic.combat.attacking import Attacks
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab


@dataclass(frozen=True, slots=True)
class PaidOption:
    """An optional cost that is paid for an attacking creature: with itself, or with another creature."""

    creature: ObjectId
    cost: ab.OptionalAttackCost
    with_: ObjectId


def optional_costs_offered(
    state: GameState, declared: Attacks, pays: ab.AsItAttacks
) -> Sequence[tuple[ObjectId, ab.OptionalAttackCost]]:
    """CR 508.1g: the attacking creatures for which that may be paid, once for each of their abilities."""
    return [
        (creature, cost)
        for creature in declared
        for cost in characteristics(state, creature).optional_attack_costs
        if cost.pays is pays and is_cost_offered(state, creature, cost)
    ]


def is_cost_offered(state: GameState, creature: ObjectId, cost: ab.OptionalAttackCost) -> bool:
    """CR 604.1: whether the condition of the ability holds, where it has one."""
    context = Context(creature, state.objects[creature].controller)
    return cost.condition is None or condition_holds(state, context, cost.condition, partial(characteristics, state))


def enlistable_creatures(state: GameState, declared: Attacks, spent: Collection[ObjectId]) -> tuple[ObjectId, ...]:
    """CR 702.154a: the active player's untapped creatures that don't attack, have haste or have been theirs since the
    turn began, and are not tapped for another cost; the strongest first."""
    able = [
        thing.id
        for thing in state.battlefield()
        if thing.controller == state.active
        and thing.id not in declared
        and thing.id not in spent
        and not thing.tapped
        and characteristics(state, thing.id).is_creature
        and (not thing.sick or KeywordName.HASTE in characteristics(state, thing.id).keywords)
    ]
    return tuple(sorted(able, key=lambda each: -(characteristics(state, each).power or 0)))

"""Requirements to attack (CR 508.1d): who must be declared, and the legal declaration nearest to one that is not.

A requirement never makes a player pay and never breaks a restriction; beyond that all of them can be obeyed together,
so that the most that could be obeyed is found without a search."""

from collections.abc import Iterator

from bot.engine.magic.abilities import MustAttack
from bot.engine.magic.combat.attack_costs import costs
from bot.engine.magic.combat.attacking import (
    Attacks,
    attackable_by,
    cannot_attack_alone,
    forbidden,
    why_cannot_attack,
    why_never_chosen,
)
from bot.engine.magic.combat.in_force import in_force
from bot.engine.magic.identifiers import ObjectId, Recipient
from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.engine.magic.state import GameState
from bot.engine.trace import rules


def faults(state: GameState, declared: Attacks) -> Iterator[Refusal]:
    """CR 508.1a-d: yield everything that makes the whole declaration illegal."""
    yield from forbidden(state, declared)
    for creature in required(state, declared):
        if creature not in declared:
            yield Refusal(RefusalKind.MUST_ATTACK, rules("508.1d"), creature)


def required(state: GameState, declared: Attacks) -> dict[ObjectId, Recipient]:
    """CR 508.1d: the creatures that have to be declared, each with something that it can attack for nothing.

    One that can't attack alone has to where another attacks, or is able to for nothing."""
    must = {each: attacked for each in told_to(state) if (attacked := freely_attacked(state, each)) is not None}
    if len(must) != 1:
        return must
    (creature,) = must
    accompanied = bool(declared.keys() - must.keys()) or companion(state, creature) is not None
    return must if accompanied or not cannot_attack_alone(state, creature) else {}


def told_to(state: GameState) -> tuple[ObjectId, ...]:
    """The active player's creatures that attack if able, in the order of the battlefield."""
    told = {creature for each in in_force(state, MustAttack) for creature in each.affected}
    return tuple(thing.id for thing in state.battlefield() if thing.id in told)


def freely_attacked(state: GameState, creature: ObjectId) -> Recipient | None:
    """CR 508.1d: the first thing that the creature is able to attack without a cost, None if there is none."""
    if why_never_chosen(state, creature) is not None:
        return None
    return next((each for each in attackable_by(state, creature) if not costs(state, creature, each)), None)


def companion(state: GameState, creature: ObjectId) -> ObjectId | None:
    """CR 506.5: another creature that is able to attack for nothing, so that this one need not attack alone."""
    mine = (thing.id for thing in state.battlefield() if thing.controller == state.active and thing.id != creature)
    return next((each for each in mine if freely_attacked(state, each) is not None), None)


def default_attack(state: GameState) -> dict[ObjectId, Recipient]:
    """The declaration of a player who declares nobody: nobody, or else only those who have to attack."""
    return nearest_attack(state, {})


def nearest_attack(state: GameState, declared: Attacks) -> dict[ObjectId, Recipient]:
    """CR 508.1: the legal declaration that keeps all of `declared` that may stay and adds only what is required."""
    kept = {creature: at for creature, at in declared.items() if why_cannot_attack(state, creature, at) is None}
    kept = {**kept, **{each: at for each, at in required(state, kept).items() if each not in kept}}
    if len(kept) != 1:
        return kept
    (creature,) = kept
    if not cannot_attack_alone(state, creature):
        return kept
    other = companion(state, creature) if creature in told_to(state) else None
    at = None if other is None else freely_attacked(state, other)
    return {} if other is None or at is None else {**kept, other: at}


def why_in_no_attack(state: GameState, creature: ObjectId, attacked: Recipient | None) -> Refusal | None:
    """CR 508.1a-d: return what keeps every legal declaration from containing this attack, None if one does."""
    refusal = why_cannot_attack(state, creature, attacked)
    if refusal is not None or not cannot_attack_alone(state, creature):
        return refusal
    others = (thing.id for thing in state.battlefield() if thing.id != creature)
    if any(why_cannot_attack(state, each) is None for each in others):
        return None
    return Refusal(RefusalKind.CANT_ATTACK_ALONE, rules("508.1c", "506.5"), creature)

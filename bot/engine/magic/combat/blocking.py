"""Declaring blockers (CR 509.1): what may block what, and why not."""

from collections.abc import Iterator, Mapping

from bot.engine.magic.abilities import AdditionalBlocks, Keyword
from bot.engine.magic.identifiers import ObjectId
from bot.engine.magic.layers import characteristics
from bot.engine.magic.qualities import protection_from
from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.engine.magic.state import Combat, GameState
from bot.engine.trace import rules

Blocks = Mapping[ObjectId, tuple[ObjectId, ...]]
"""Each blocking creature with the attackers that it blocks."""


def why_cannot_block_at_all(state: GameState, blocker: ObjectId) -> Refusal | None:
    """CR 509.1a: return what forbids the creature to block anything, None if nothing does."""
    thing, values = state.objects[blocker], characteristics(state, blocker)
    if not thing.on_battlefield:
        return Refusal(RefusalKind.NOT_ON_BATTLEFIELD, rules("509.1a", "110.1"), blocker)
    if values.is_battle:
        return Refusal(RefusalKind.IS_A_BATTLE, rules("509.1a"), blocker)
    if not values.is_creature:
        return Refusal(RefusalKind.NOT_A_CREATURE, rules("506.3"), blocker)
    if thing.tapped:
        return Refusal(RefusalKind.TAPPED, rules("509.1a"), blocker)
    return None


def why_cannot_block(state: GameState, combat: Combat, blocker: ObjectId, attacker: ObjectId) -> Refusal | None:
    """CR 509.1a-b: return what forbids this block by itself, None if nothing does.

    Menace is a matter of the whole declaration."""
    refusal = why_cannot_block_at_all(state, blocker)
    if refusal is not None:
        return refusal
    attacking = combat.attackers.get(attacker)
    if attacking is None:
        return Refusal(RefusalKind.NOT_ATTACKING, rules("509.1a"), blocker, attacker)
    if attacking.defender != state.objects[blocker].controller:
        return Refusal(RefusalKind.NOT_ATTACKING_YOU, rules("509.1a"), blocker, attacker)
    return evasion(state, blocker, attacker)


def evasion(state: GameState, blocker: ObjectId, attacker: ObjectId) -> Refusal | None:
    """CR 509.1b: the attacker's evasion abilities against this blocker."""
    evading, blocking = characteristics(state, attacker).keywords, characteristics(state, blocker).keywords
    if Keyword.FLYING in evading and not blocking & {Keyword.FLYING, Keyword.REACH}:
        return Refusal(RefusalKind.FLYING, rules("509.1b", "702.9b"), blocker, attacker)
    if protection_from(state, attacker, blocker) is not None:
        return Refusal(RefusalKind.PROTECTION, rules("509.1b", "702.16f"), blocker, attacker)
    return None


def block_limit(state: GameState, blocker: ObjectId) -> int | None:
    """CR 509.1a: how many creatures it may block: one, and more where abilities say so; None: any number."""
    limit = 1
    for ability in characteristics(state, blocker).abilities:
        if isinstance(ability, AdditionalBlocks):
            if ability.count is None:
                return None
            limit += ability.count
    return limit


def faults(state: GameState, combat: Combat, declared: Blocks) -> Iterator[Refusal]:
    """CR 509.1a-b: yield everything that makes the whole declaration illegal."""
    for blocker, blocked in declared.items():
        limit = block_limit(state, blocker)
        if limit is not None and len(blocked) > limit:
            yield Refusal(RefusalKind.TOO_MANY_BLOCKS, rules("509.1a"), blocker, amount=len(blocked), needed=limit)
        for attacker in blocked:
            refusal = why_cannot_block(state, combat, blocker, attacker)
            if refusal is not None:
                yield refusal
    yield from too_few_blockers(state, declared)


def too_few_blockers(state: GameState, declared: Blocks) -> Iterator[Refusal]:
    """CR 702.111b: a creature with menace can't be blocked except by two or more creatures."""
    blockers_of: dict[ObjectId, list[ObjectId]] = {}
    for blocker, blocked in declared.items():
        for attacker in blocked:
            blockers_of.setdefault(attacker, []).append(blocker)
    for attacker, blockers in blockers_of.items():
        if len(blockers) == 1 and Keyword.MENACE in characteristics(state, attacker).keywords:
            yield Refusal(RefusalKind.MENACE, rules("509.1b", "702.111b"), blockers[0], attacker, amount=1, needed=2)

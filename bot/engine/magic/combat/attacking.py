"""Declaring attackers (CR 508.1): what may attack what, and why not."""

from collections.abc import Iterator, Mapping

from bot.engine.magic.abilities import Keyword
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.layers import characteristics
from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.engine.magic.state import GameState
from bot.engine.trace import rules


def attackable(state: GameState, player: PlayerId) -> tuple[Recipient, ...]:
    """CR 506.2, 508.1b: what creatures of `player` may attack: opponents, their planeswalkers, battles they protect."""
    opponents = state.opponents(player)
    found: list[Recipient] = list(opponents)
    for thing in state.battlefield():
        values = characteristics(state, thing.id)
        is_their_planeswalker = values.is_planeswalker and thing.controller in opponents
        if is_their_planeswalker or (values.is_battle and thing.protector in opponents):
            found.append(thing.id)
    return tuple(found)


def why_cannot_attack(state: GameState, creature: ObjectId, attacked: Recipient | None = None) -> Refusal | None:
    """CR 508.1a-c: return what forbids the creature to attack (that, or anything), None if it may."""
    attacker, values = state.objects[creature], characteristics(state, creature)
    if not attacker.on_battlefield:
        return Refusal(RefusalKind.NOT_ON_BATTLEFIELD, rules("508.1a", "110.1"), creature)
    if values.is_battle:
        return Refusal(RefusalKind.IS_A_BATTLE, rules("508.1a"), creature)
    if not values.is_creature:
        return Refusal(RefusalKind.NOT_A_CREATURE, rules("506.3"), creature)
    if attacker.controller != state.active:
        return Refusal(RefusalKind.NOT_CONTROLLED, rules("508.1a"), creature, state.active)
    if attacker.tapped:
        return Refusal(RefusalKind.TAPPED, rules("508.1a"), creature)
    if attacker.sick and Keyword.HASTE not in values.keywords:
        return Refusal(RefusalKind.SUMMONING_SICK, rules("508.1a", "302.6"), creature)
    if Keyword.DEFENDER in values.keywords:
        return Refusal(RefusalKind.DEFENDER, rules("508.1c", "702.3b"), creature)
    if attacked is not None and attacked not in attackable(state, attacker.controller):
        return Refusal(RefusalKind.NOT_ATTACKABLE, rules("506.2", "506.3"), creature, attacked)
    return None


def faults(state: GameState, declared: Mapping[ObjectId, Recipient]) -> Iterator[Refusal]:
    """CR 508.1: yield everything that makes the whole declaration illegal."""
    allowed = set(attackable(state, state.active))
    for creature, attacked in declared.items():
        refusal = why_cannot_attack(state, creature)
        if refusal is None and attacked not in allowed:
            refusal = Refusal(RefusalKind.NOT_ATTACKABLE, rules("506.2", "506.3"), creature, attacked)
        if refusal is not None:
            yield refusal

"""Which attacks an ability speaks of (CR 508.1c-d): those on its controller, their planeswalkers, or others."""

from typing import assert_never

from bot.engine.magic.combat.static_combat_rules import RuleInForce
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab


def is_attack_meant(
    state: GameState,
    rule: RuleInForce[ab.CombatRule],
    towards: ab.Towards | Recipient,
    creature: ObjectId,
    attacked: Recipient,
) -> bool:
    """CR 109.5: whether the ability applies to this attack."""
    if not isinstance(towards, ab.Towards):
        return attacked == towards
    owner = state.objects[creature].owner
    match towards:
        case ab.Towards.ANYTHING:
            return True
        case ab.Towards.YOU:
            return attacked == rule.controller
        case ab.Towards.YOUR_PLANESWALKERS:
            return is_planeswalker_of(state, attacked, rule.controller)
        case ab.Towards.YOU_OR_YOUR_PLANESWALKERS:
            return attacked == rule.controller or is_planeswalker_of(state, attacked, rule.controller)
        case ab.Towards.THIS:
            return attacked == rule.source
        case ab.Towards.ANOTHER_PLAYER:
            return isinstance(attacked, PlayerId) and attacked != rule.controller
        case ab.Towards.OWNER:
            return attacked == owner
        case ab.Towards.OWNER_OR_THEIR_PLANESWALKERS:
            return attacked == owner or is_planeswalker_of(state, attacked, owner)
        case _:
            assert_never(towards)


def is_planeswalker_of(state: GameState, attacked: Recipient, player: PlayerId) -> bool:
    if not isinstance(attacked, ObjectId):
        return False
    return state.objects[attacked].controller == player and characteristics(state, attacked).is_planeswalker

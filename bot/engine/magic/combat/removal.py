"""Removal from combat (CR 506.4) for what left the battlefield, phased out or stopped being what it was."""

from collections.abc import Iterator

from bot.engine.magic.events import RemovedFromCombat
from bot.engine.magic.identifiers import ObjectId
from bot.engine.magic.layers import characteristics
from bot.engine.magic.state import Combat, GameState


def removals(state: GameState) -> Iterator[RemovedFromCombat]:
    """CR 506.4: yield one event for each permanent that has to leave combat now."""
    combat = state.combat
    if combat is None:
        return
    attacked = {attacker.attacked for attacker in combat.attackers.values() if isinstance(attacker.attacked, ObjectId)}
    fighting = (*combat.attackers, *combat.blocking)
    for permanent in dict.fromkeys((*fighting, *sorted(attacked))):
        fights = permanent in combat.attackers or permanent in combat.blocking
        if not belongs(state, combat, permanent, fights=fights, attacked=permanent in attacked):
            yield RemovedFromCombat(permanent)


def belongs(state: GameState, combat: Combat, permanent: ObjectId, *, fights: bool, attacked: bool) -> bool:
    """CR 506.4, 506.4d: still a creature that fights, or still a planeswalker or battle that is attacked."""
    thing = state.objects[permanent]
    if not thing.on_battlefield:
        return False
    values = characteristics(state, permanent)
    still_fights = fights and values.is_creature and not values.is_battle and same_side(state, combat, permanent)
    return still_fights or (attacked and (values.is_planeswalker or values.is_battle))


def same_side(state: GameState, combat: Combat, permanent: ObjectId) -> bool:
    """CR 506.4: an attacker is the active player's; a blocker's controller is defended against what it blocks."""
    controller = state.objects[permanent].controller
    if permanent in combat.attackers:
        return controller == state.active
    return all(
        combat.attackers[attacker].defender == controller
        for attacker in combat.blocking[permanent]
        if attacker in combat.attackers
    )

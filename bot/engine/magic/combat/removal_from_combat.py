"""Removal from combat (CR 506.4) for what left the battlefield, phased out or stopped being what it was."""

from collections.abc import Iterator

from bot.engine.magic import events as ev
from bot.engine.magic.combat.blocking import defends
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.combat_state import Combat
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import project_board


def removals_from_combat(state: GameState) -> Iterator[ev.RemovedFromCombat]:
    """CR 506.4: yield one event for each permanent that has to leave combat now."""
    combat = state.combat
    if combat is None:
        return
    meant = (attacker.attacked for attacker in combat.attackers.values())
    attacked = dict.fromkeys(each for each in meant if isinstance(each, ObjectId))
    values = project_board(state).values
    for permanent in dict.fromkeys((*combat.attackers, *combat.blocking, *attacked)):
        fights = permanent in combat.attackers or permanent in combat.blocking
        now = values.get(permanent)
        stays_fighting = fights and now is not None and still_fights(state, combat, permanent, now)
        stays_attacked = permanent in attacked and now is not None and still_attacked(state, combat, permanent, now)
        if not stays_fighting and not stays_attacked:
            yield ev.RemovedFromCombat(permanent)
        elif fights and not stays_fighting:
            yield ev.RemovedFromCombat(permanent, still_attacked=True)


def still_fights(state: GameState, combat: Combat, permanent: ObjectId, values: Characteristics) -> bool:
    """CR 506.4: still a creature that attacks or blocks, on the side on which it did so."""
    return values.is_creature and not values.is_battle and is_on_same_side(state, combat, permanent)


def still_attacked(state: GameState, combat: Combat, permanent: ObjectId, values: Characteristics) -> bool:
    """CR 506.4, 506.4e: still a planeswalker of the defending player or a battle."""
    defenders = {each.defender for each in combat.attackers.values() if each.attacked == permanent}
    return values.is_battle or (values.is_planeswalker and state.objects[permanent].controller in defenders)


def is_on_same_side(state: GameState, combat: Combat, permanent: ObjectId) -> bool:
    """CR 506.4: whether an attacker is still the active player's, and a blocker still defends against what it
    blocks."""
    controller = state.objects[permanent].controller
    if permanent in combat.attackers:
        return state.is_active(controller)
    blocked = (combat.attackers[each] for each in combat.blocking[permanent] if each in combat.attackers)
    return all(defends(state, permanent, each.blocked_for or each.defender) for each in blocked)

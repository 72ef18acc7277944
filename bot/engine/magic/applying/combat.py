"""Events of combat, applied (CR 506-511)."""

from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.applying.state_draft import Draft
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.steps import AFTER_ATTACK
from bot.engine.magic.table.combat_state import Attacker, Combat
from bot.engine.magic.table.ongoing_effects import ImposedRule
from bot.engine.magic.values.layers import characteristics


def of_combat(draft: Draft, event: ev.CombatEvent) -> None:  # noqa: C901, PLR0912 - one arm for each event of the closed union
    """CR 506-511."""
    match event:
        case ev.AttackerDeclared():
            attack(draft, event)
        case ev.BecameAttacking(creature=creature, attacked=attacked):
            enter_attacking(draft, creature, attacked)
        case ev.AttackReselected(creature=creature, attacked=attacked):
            redirect_attack(draft, creature, attacked)
        case ev.Enlisted():
            pass  # tapping the creature is an event of its own
        case ev.BlockerDeclared(blocker=blocker, attacker=attacker):
            block(draft, blocker, attacker)
        case ev.NoAttackers():
            draft.combat = changed(draft.fighting(), attackers_declared=True)
        case ev.BlocksDeclared(player=player):
            fighting = draft.fighting()
            draft.combat = changed(fighting, blocks_declared_by=fighting.blocks_declared_by | {player})
        case ev.BecameBlocked(attacker=attacker):
            mark_blocked(draft, attacker, blocked=True)
        case ev.BecameUnblocked(attacker=attacker):
            mark_blocked(draft, attacker, blocked=False)
        case ev.StrikersRemembered(creatures=creatures):
            fighting = draft.fighting()
            draft.combat = changed(fighting, strikers=frozenset(creatures), assigned_steps=fighting.assigned_steps + 1)
        case ev.RemovedFromCombat(permanent=permanent, still_attacked=still_attacked):
            draft.combat = without(draft.fighting(), permanent, still_attacked=still_attacked)
        case ev.CombatEnded():
            draft.combat = None
            draft.state = changed(draft.state, required_blocks=())
        case ev.RuleImposed():
            impose(draft, event)
        case ev.BlockRequired(creature=creature, attacker=attacker):
            pair = (creature, attacker)
            draft.state = changed(draft.state, required_blocks=(*draft.state.required_blocks, pair))
        case _:
            assert_never(event)


def of_entering(draft: Draft, event: ev.EnteringEvent) -> None:
    """CR 506.3, 508.4, 509.4."""
    match event:
        case ev.EnteredAttacking(creature=creature, attacked=attacked):
            enter_attacking(draft, creature, attacked)
        case ev.EnteredBlocking(blocker=blocker, attacker=attacker):
            block(draft, blocker, attacker)
        case ev.EnteredOutOfCombat() | ev.NothingToEnchant() | ev.CouldNotMeld():
            pass  # nothing changes
        case _:
            assert_never(event)


def attack(draft: Draft, event: ev.AttackerDeclared) -> None:
    """CR 508.1k."""
    attacked = event.attacked
    declared = changed(attacker_of(draft, attacked), band=event.band)
    fighting = draft.fighting()
    attackers = {**fighting.attackers, event.creature: declared}
    controller = draft.before.objects[event.creature].controller
    has_attacked = fighting.has_attacked
    if isinstance(attacked, PlayerId):
        has_attacked |= {(controller, attacked)}
    draft.combat = changed(
        fighting, attackers=attackers, attackers_declared=True, had_attackers=True, has_attacked=has_attacked
    )
    draft.state = changed(draft.state, attacked_this_turn=draft.state.attacked_this_turn | {controller})
    draft.change(event.creature, attacked=True)


def attacker_of(draft: Draft, attacked: Recipient) -> Attacker:
    """CR 508.5: somebody who begins to attack that."""
    planeswalker = isinstance(attacked, ObjectId) and characteristics(draft.before, attacked).is_planeswalker
    return Attacker(attacked, draft.before.attacked_player(attacked), was_planeswalker=planeswalker)


def enter_attacking(draft: Draft, creature: ObjectId, attacked: Recipient) -> None:
    """CR 508.4, 508.4d: unblocked from the declare blockers step on; it never attacked (508.6)."""
    fighting = draft.fighting()
    entered = changed(attacker_of(draft, attacked), blocked=False if draft.state.step in AFTER_ATTACK else None)
    attackers = {**fighting.attackers, creature: entered}
    draft.combat = changed(fighting, attackers=attackers, had_attackers=True)


def redirect_attack(draft: Draft, creature: ObjectId, attacked: Recipient) -> None:
    """CR 508.7a: it stays in combat, in its band, blocked or not, and attacks something else."""
    fighting, new = draft.fighting(), attacker_of(draft, attacked)
    known = fighting.attackers[creature]
    blocked_for = known.blocked_for or known.defender if draft.state.step in AFTER_ATTACK else None
    turned = changed(new, blocked=known.blocked, band=known.band, blocked_for=blocked_for)
    draft.combat = changed(fighting, attackers={**fighting.attackers, creature: turned})


def block(draft: Draft, blocker: ObjectId, attacker: ObjectId) -> None:
    """CR 509.1g."""
    fighting = draft.fighting()
    blocked = (*fighting.blocking.get(blocker, ()), attacker)
    draft.combat = changed(fighting, blocking={**fighting.blocking, blocker: blocked})


def mark_blocked(draft: Draft, attacker: ObjectId, *, blocked: bool) -> None:
    fighting = draft.fighting()
    marked = changed(fighting.attackers[attacker], blocked=blocked)
    declared = draft.state.step in AFTER_ATTACK  # before, only what enters blocking blocks (CR 509.4)
    draft.combat = changed(fighting, attackers={**fighting.attackers, attacker: marked}, blockers_declared=declared)


def impose(draft: Draft, imposed: ev.RuleImposed) -> None:
    """CR 611.2c."""
    locked = None
    if imposed.affected is not None:
        locked = tuple((each, draft.objects[each].incarnation) for each in imposed.affected)
    made = ImposedRule(
        imposed.rule,
        imposed.source,
        imposed.controller,
        locked,
        imposed.duration,
        imposed.during,
        draft.objects[imposed.source].incarnation,
    )
    draft.state = changed(draft.state, imposed=(*draft.state.imposed, made))


def without(combat: Combat, permanent: ObjectId, *, still_attacked: bool = False) -> Combat:
    """CR 506.4, 506.4c: neither attacks, blocks nor is attacked any more; who attacked it goes on attacking nothing."""
    if not still_attacked:
        combat = attacking_nothing(combat, permanent)
    attackers = {creature: attacker for creature, attacker in combat.attackers.items() if creature != permanent}
    blocking = {
        blocker: tuple(attacker for attacker in blocked if attacker != permanent)
        for blocker, blocked in combat.blocking.items()
        if blocker != permanent
    }
    return changed(combat, attackers=attackers, blocking=blocking)


def attacking_nothing(combat: Combat, gone: Recipient) -> Combat:
    """CR 506.4c: what attacked somebody or something that is gone goes on attacking nothing."""
    attackers = {
        creature: changed(attacker, attacked=None) if attacker.attacked == gone else attacker
        for creature, attacker in combat.attackers.items()
    }
    return changed(combat, attackers=attackers)

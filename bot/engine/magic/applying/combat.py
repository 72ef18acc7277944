"""Events of combat, applied (CR 506-511)."""

from bot.engine.magic import events as ev
from bot.engine.magic.applying.state_draft import Draft, EventTable, change_nothing
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.steps import STEPS_AFTER_ATTACK
from bot.engine.magic.table.combat_state import Attacker, Combat
from bot.engine.magic.table.ongoing_effects import ImposedRule
from bot.engine.magic.values.layers import characteristics


def apply_became_attacking(draft: Draft, event: ev.BecameAttacking) -> None:
    enter_attacking(draft, event.creature, event.attacked)


def apply_attack_reselected(draft: Draft, event: ev.AttackReselected) -> None:
    redirect_attack(draft, event.creature, event.attacked)


def apply_blocker_declared(draft: Draft, event: ev.BlockerDeclared) -> None:
    apply_block(draft, event.blocker, event.attacker)


def apply_no_attackers(draft: Draft, _: ev.NoAttackers) -> None:
    draft.combat = changed(draft.fighting(), attackers_declared=True)


def apply_blocks_declared(draft: Draft, event: ev.BlocksDeclared) -> None:
    fighting = draft.fighting()
    draft.combat = changed(fighting, blocks_declared_by=fighting.blocks_declared_by | {event.player})


def apply_became_blocked(draft: Draft, event: ev.BecameBlocked) -> None:
    mark_blocked(draft, event.attacker, blocked=True)


def apply_became_unblocked(draft: Draft, event: ev.BecameUnblocked) -> None:
    mark_blocked(draft, event.attacker, blocked=False)


def apply_strikers_remembered(draft: Draft, event: ev.StrikersRemembered) -> None:
    fighting = draft.fighting()
    draft.combat = changed(fighting, strikers=frozenset(event.creatures), assigned_steps=fighting.assigned_steps + 1)


def apply_removed_from_combat(draft: Draft, event: ev.RemovedFromCombat) -> None:
    draft.combat = combat_without(draft.fighting(), event.permanent, still_attacked=event.still_attacked)


def apply_combat_ended(draft: Draft, _: ev.CombatEnded) -> None:
    draft.combat = None
    if draft.state.ongoing.required_blocks:
        draft.change_ongoing(required_blocks=())


def apply_block_required(draft: Draft, event: ev.BlockRequired) -> None:
    pair = (event.creature, event.attacker)
    draft.change_ongoing(required_blocks=(*draft.state.ongoing.required_blocks, pair))


def apply_entered_attacking(draft: Draft, event: ev.EnteredAttacking) -> None:
    enter_attacking(draft, event.creature, event.attacked)


def apply_entered_blocking(draft: Draft, event: ev.EnteredBlocking) -> None:
    apply_block(draft, event.blocker, event.attacker)


def apply_attacker_declared(draft: Draft, event: ev.AttackerDeclared) -> None:
    """CR 508.1k: the creature becomes an attacking creature."""
    attacked = event.attacked
    declared = changed(new_attacker(draft, attacked), band=event.band)
    fighting = draft.fighting()
    attackers = {**fighting.attackers, event.creature: declared}
    controller = draft.before.objects[event.creature].controller
    has_attacked = fighting.has_attacked
    if isinstance(attacked, PlayerId):
        has_attacked |= {(controller, attacked)}
    draft.combat = changed(
        fighting, attackers=attackers, attackers_declared=True, had_attackers=True, has_attacked=has_attacked
    )
    draft.change_this_turn(attacked=draft.state.this_turn.attacked | {controller})
    draft.change_memory(event.creature, attacked=True)


def new_attacker(draft: Draft, attacked: Recipient) -> Attacker:
    """CR 508.5: an attacker of that player or permanent, with the defending player."""
    planeswalker = isinstance(attacked, ObjectId) and characteristics(draft.before, attacked).is_planeswalker
    return Attacker(attacked, draft.before.attacked_player(attacked), was_planeswalker=planeswalker)


def enter_attacking(draft: Draft, creature: ObjectId, attacked: Recipient) -> None:
    """CR 508.4, 508.4d: the creature attacks without having been declared (508.6); from the declare blockers step on it
    is unblocked."""
    fighting = draft.fighting()
    entered = changed(new_attacker(draft, attacked), blocked=False if draft.state.step in STEPS_AFTER_ATTACK else None)
    attackers = {**fighting.attackers, creature: entered}
    draft.combat = changed(fighting, attackers=attackers, had_attackers=True)


def redirect_attack(draft: Draft, creature: ObjectId, attacked: Recipient) -> None:
    """CR 508.7a: the creature stays in combat and in its band, blocked or not, and attacks something else."""
    fighting, new = draft.fighting(), new_attacker(draft, attacked)
    known = fighting.attackers[creature]
    blocked_for = known.blocked_for or known.defender if draft.state.step in STEPS_AFTER_ATTACK else None
    turned = changed(new, blocked=known.blocked, band=known.band, blocked_for=blocked_for)
    draft.combat = changed(fighting, attackers={**fighting.attackers, creature: turned})


def apply_block(draft: Draft, blocker: ObjectId, attacker: ObjectId) -> None:
    """CR 509.1g: the creature blocks the attacker."""
    fighting = draft.fighting()
    blocked = (*fighting.blocking.get(blocker, ()), attacker)
    draft.combat = changed(fighting, blocking={**fighting.blocking, blocker: blocked})


def mark_blocked(draft: Draft, attacker: ObjectId, *, blocked: bool) -> None:
    """CR 509.1h: the attacker becomes blocked or unblocked."""
    fighting = draft.fighting()
    marked = changed(fighting.attackers[attacker], blocked=blocked)
    declared = draft.state.step in STEPS_AFTER_ATTACK  # before, only what enters blocking blocks (CR 509.4)
    draft.combat = changed(fighting, attackers={**fighting.attackers, attacker: marked}, blockers_declared=declared)


def apply_rule_imposed(draft: Draft, imposed: ev.RuleImposed) -> None:
    """CR 611.2c: the rule is in force from now on."""
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
    draft.change_ongoing(imposed=(*draft.state.ongoing.imposed, made))


def combat_without(combat: Combat, permanent: ObjectId, *, still_attacked: bool = False) -> Combat:
    """CR 506.4, 506.4c: combat without the permanent; creatures that attacked it attack nothing."""
    if not still_attacked:
        combat = combat_with_nothing_attacked(combat, permanent)
    attackers, blocking = dict(combat.attackers), dict(combat.blocking)
    for blocker in combat.blockers_of(permanent):
        blocking[blocker] = tuple(attacker for attacker in blocking[blocker] if attacker != permanent)
    attackers.pop(permanent, None)
    blocking.pop(permanent, None)
    return changed(combat, attackers=attackers, blocking=blocking)


def combat_with_nothing_attacked(combat: Combat, gone: Recipient) -> Combat:
    """CR 506.4c: combat in which creatures that attacked what is gone attack nothing."""
    aimless = {
        creature: changed(attacker, attacked=None)
        for creature, attacker in combat.attackers.items()
        if attacker.attacked == gone
    }
    return changed(combat, attackers={**combat.attackers, **aimless}) if aimless else combat


APPLY_COMBAT_EVENT: EventTable = {
    ev.AttackerDeclared: apply_attacker_declared,
    ev.BecameAttacking: apply_became_attacking,
    ev.AttackReselected: apply_attack_reselected,
    ev.Enlisted: change_nothing,
    ev.BlockerDeclared: apply_blocker_declared,
    ev.NoAttackers: apply_no_attackers,
    ev.CostNotPaid: change_nothing,
    ev.BlocksDeclared: apply_blocks_declared,
    ev.BecameBlocked: apply_became_blocked,
    ev.BecameUnblocked: apply_became_unblocked,
    ev.StrikersRemembered: apply_strikers_remembered,
    ev.RemovedFromCombat: apply_removed_from_combat,
    ev.CombatEnded: apply_combat_ended,
    ev.RuleImposed: apply_rule_imposed,
    ev.BlockRequired: apply_block_required,
}

APPLY_ENTERING_EVENT: EventTable = {
    ev.EnteredAttacking: apply_entered_attacking,
    ev.EnteredBlocking: apply_entered_blocking,
    ev.EnteredOutOfCombat: change_nothing,
    ev.NothingToEnchant: change_nothing,
    ev.CouldNotMeld: change_nothing,
}

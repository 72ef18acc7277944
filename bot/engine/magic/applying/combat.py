"""Events of combat, applied (CR 506-511)."""

from bot.engine.magic import events as ev
from bot.engine.magic.applying.state_draft import Draft, EventTable, change_nothing
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.steps import STEPS_AFTER_ATTACK
from bot.engine.magic.table.combat_state import Attacker, Combat
from bot.engine.magic.table.game_state import LastKnown
from bot.engine.magic.table.objects import NEWLY_THERE
from bot.engine.magic.table.ongoing_effects import ImposedRule
from bot.engine.magic.values.layers import characteristics


def apply_became_attacking(draft: Draft, event: ev.BecameAttacking) -> None:
    enter_attacking(draft, event.creature, event.attacked)


def apply_attack_reselected(draft: Draft, event: ev.AttackReselected) -> None:
    redirect_attack(draft, event.creature, event.attacked)


def apply_blocker_declared(draft: Draft, event: ev.BlockerDeclared) -> None:
    apply_block(draft, event.blocker, event.attacker)


def apply_no_attackers(draft: Draft, _: ev.NoAttackers) -> None:
    draft.change_combat(attackers_declared=True)


def apply_blocks_declared(draft: Draft, event: ev.BlocksDeclared) -> None:
    draft.change_combat(blocks_declared_by=draft.fighting().blocks_declared_by | {event.player})


def apply_became_blocked(draft: Draft, event: ev.BecameBlocked) -> None:
    mark_blocked(draft, event.attacker, blocked=True)


def apply_became_unblocked(draft: Draft, event: ev.BecameUnblocked) -> None:
    mark_blocked(draft, event.attacker, blocked=False)


def apply_strikers_remembered(draft: Draft, event: ev.StrikersRemembered) -> None:
    steps = draft.fighting().assigned_steps + 1
    draft.change_combat(strikers=event.creatures, assigned_steps=steps)


def apply_damage_ordered(draft: Draft, event: ev.DamageOrdered) -> None:
    draft.change_combat(damage_orders={**draft.fighting().damage_orders, event.creature: event.order})


def apply_removed_from_combat(draft: Draft, event: ev.RemovedFromCombat) -> None:
    remove_from_combat(draft, event.permanent, still_attacked=event.still_attacked)


def apply_combat_ended(draft: Draft, _: ev.CombatEnded) -> None:
    draft.combat = None
    if draft.ongoing.required_blocks:
        draft.change_ongoing(required_blocks=())


def apply_block_required(draft: Draft, event: ev.BlockRequired) -> None:
    pair = (event.creature, event.attacker)
    draft.change_ongoing(required_blocks=(*draft.ongoing.required_blocks, pair))


def apply_entered_attacking(draft: Draft, event: ev.EnteredAttacking) -> None:
    enter_attacking(draft, event.creature, event.attacked)


def apply_entered_blocking(draft: Draft, event: ev.EnteredBlocking) -> None:
    apply_block(draft, event.blocker, event.attacker)


def apply_attacker_declared(draft: Draft, event: ev.AttackerDeclared) -> None:
    """CR 508.1k: the creature becomes an attacking creature."""
    attacked = event.attacked
    draft.put_attacker(event.creature, new_attacker(draft, attacked, band=event.band))
    controller = draft.before.objects[event.creature].controller
    fighting = draft.fighting()
    has_attacked = fighting.has_attacked
    if isinstance(attacked, PlayerId) and (controller, attacked) not in has_attacked:
        has_attacked |= {(controller, attacked)}
    if not fighting.attackers_declared or not fighting.had_attackers or has_attacked is not fighting.has_attacked:
        draft.change_combat(attackers_declared=True, had_attackers=True, has_attacked=has_attacked)
    known = LastKnown(draft.before.objects[event.creature], characteristics(draft.before, event.creature))
    draft.remember("attackers", known)
    if draft.objects[event.creature].memory is NEWLY_THERE:
        draft.change(event.creature, memory=NEWLY_ATTACKING)
    else:
        draft.change_memory(event.creature, attacked=True)


NEWLY_ATTACKING = changed(NEWLY_THERE, attacked=True)
"""What most attackers have, one value for all of them."""


def new_attacker(
    draft: Draft, attacked: Recipient, *, blocked: bool | None = None, band: int | None = None
) -> Attacker:
    """CR 508.5: an attacker of that player or permanent, with the defending player."""
    planeswalker = isinstance(attacked, ObjectId) and characteristics(draft.before, attacked).is_planeswalker
    return Attacker(attacked, draft.before.attacked_player(attacked), blocked, planeswalker, band)


def enter_attacking(draft: Draft, creature: ObjectId, attacked: Recipient) -> None:
    """CR 508.4, 508.4d: the creature attacks without having been declared (508.6); from the declare blockers step on it
    is unblocked."""
    blocked = False if draft.step in STEPS_AFTER_ATTACK else None
    draft.put_attacker(creature, new_attacker(draft, attacked, blocked=blocked))
    draft.change_combat(had_attackers=True)


def redirect_attack(draft: Draft, creature: ObjectId, attacked: Recipient) -> None:
    """CR 508.7a: the creature stays in combat and in its band, blocked or not, and attacks something else."""
    known, new = draft.fighting().attackers[creature], new_attacker(draft, attacked)
    blocked_for = known.blocked_for or known.defender if draft.step in STEPS_AFTER_ATTACK else None
    draft.put_attacker(creature, changed(new, blocked=known.blocked, band=known.band, blocked_for=blocked_for))


def apply_block(draft: Draft, blocker: ObjectId, attacker: ObjectId) -> None:
    """CR 509.1g: the creature blocks the attacker."""
    blocks = draft.blocks_to_change()
    blocks[blocker] = (*blocks.get(blocker, ()), attacker)


def mark_blocked(draft: Draft, attacker: ObjectId, *, blocked: bool) -> None:
    """CR 509.1h: the attacker becomes blocked or unblocked."""
    attackers = draft.attackers_to_change()
    attackers[attacker] = changed(attackers[attacker], blocked=blocked)
    declared = draft.step in STEPS_AFTER_ATTACK  # before, only what enters blocking blocks (CR 509.4)
    if draft.fighting().blockers_declared != declared:
        draft.change_combat(blockers_declared=declared)


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
    draft.change_ongoing(imposed=(*draft.ongoing.imposed, made))


def remove_from_combat(draft: Draft, permanent: ObjectId, *, still_attacked: bool = False) -> None:
    """CR 506.4, 506.4c: the permanent leaves combat; creatures that attacked it attack nothing."""
    if not still_attacked and draft.is_attacked(permanent):
        draft.combat = combat_with_nothing_attacked(draft.fighting(), permanent)
    fighting = draft.fighting()
    if permanent in fighting.blocking or permanent in fighting.attackers:
        blocks = draft.blocks_to_change()
        for blocker in fighting.blockers_of(permanent) if permanent in fighting.attackers else ():
            blocks[blocker] = tuple(attacker for attacker in blocks[blocker] if attacker != permanent)
        blocks.pop(permanent, None)
    if permanent in fighting.attackers:
        draft.attackers_to_change().pop(permanent, None)


def combat_with_nothing_attacked(combat: Combat, gone: Recipient) -> Combat:
    """CR 506.4c: combat in which creatures that attacked what is gone attack nothing."""
    aimless = {
        creature: changed(attacker, attacked=None)
        for creature, attacker in combat.attackers.items()
        if attacker.attacked == gone
    }
    if not aimless:
        return combat
    return changed(combat, attackers={**combat.attackers, **aimless})


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
    ev.DamageOrdered: apply_damage_ordered,
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
    ev.NoPermanentCard: change_nothing,
    ev.CouldNotMeld: change_nothing,
}

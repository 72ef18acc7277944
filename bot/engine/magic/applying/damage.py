"""Events of damage, applied (CR 120)."""

from bot.engine.magic import events as ev
from bot.engine.magic.applying.effects import begin_damage_effect, use_up_damage_effect
from bot.engine.magic.applying.state_draft import Draft, EventTable, change_nothing
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.game_state import LastKnown
from bot.engine.magic.values.layers import characteristics


def apply_damage_wore_off(draft: Draft, event: ev.DamageWoreOff) -> None:
    draft.change(event.permanent, damage=0)


def apply_damage_marked(draft: Draft, event: ev.DamageMarked) -> None:
    thing = draft.objects[event.permanent]
    draft.change(event.permanent, damage=thing.damage + event.amount)
    if event.deathtouch:
        draft.change(event.permanent, unchecked=changed(thing.unchecked, deathtouched=True))


def apply_damage_dealt(draft: Draft, event: ev.DamageDealt) -> None:
    recipient = event.recipient
    if event.deathtouch and isinstance(recipient, ObjectId):
        draft.change(recipient, unchecked=changed(draft.objects[recipient].unchecked, deathtouched=True))
    if isinstance(recipient, ObjectId):
        remember_hurt(draft, event.source, recipient)
    if isinstance(recipient, PlayerId):
        count_damage(draft, recipient, event.amount)
    if event.combat and isinstance(recipient, PlayerId):
        count_strike(draft, event.source)
        if draft.objects[event.source].commander:
            add_commander_damage(draft, recipient, event.source, event.amount)


def apply_damage_effect_began(draft: Draft, event: ev.DamageEffectBegan) -> None:
    begin_damage_effect(draft, event.effect)


def apply_damage_prevented(
    draft: Draft, event: ev.DamagePrevented | ev.DamageChanged | ev.DamageRedirected | ev.DamageReplaced
) -> None:
    use_up_damage_effect(draft, event.effect, event.amount)


def count_damage(draft: Draft, player: PlayerId, amount: int) -> None:
    """CR 608.2i: add to the damage that the player was dealt this turn."""
    dealt = draft.this_turn.damage_dealt
    draft.change_this_turn(damage_dealt={**dealt, player: dealt.get(player, 0) + amount})


def count_strike(draft: Draft, source: ObjectId) -> None:
    """CR 608.2i: remember the source, as it is now, as one that dealt combat damage to a player."""
    draft.remember("struck", LastKnown(draft.before.objects[source], characteristics(draft.before, source)))


def remember_hurt(draft: Draft, source: ObjectId, permanent: ObjectId) -> None:
    """CR 608.2i: remember what has dealt damage to which permanent."""
    hurt = (source, draft.before.objects[source].incarnation, permanent, draft.objects[permanent].incarnation)
    draft.remember("hurt", hurt)


def add_commander_damage(draft: Draft, player: PlayerId, commander: ObjectId, amount: int) -> None:
    """CR 903.10a: add to the combat damage that the commander has dealt to the player."""
    dealt = draft.players[player].commander_damage
    total = {**dealt, commander: dealt.get(commander, 0) + amount}
    draft.change_player(player, commander_damage=total)


APPLY_DAMAGE_EVENT: EventTable = {
    ev.DamageWoreOff: apply_damage_wore_off,
    ev.DamageMarked: apply_damage_marked,
    ev.DamageDealt: apply_damage_dealt,
    ev.DamageEffectBegan: apply_damage_effect_began,
    ev.DamagePrevented: apply_damage_prevented,
    ev.DamageChanged: apply_damage_prevented,
    ev.DamageRedirected: apply_damage_prevented,
    ev.DamageReplaced: apply_damage_prevented,
    ev.DamageAssigned: change_nothing,
    ev.NoDamageAssigned: change_nothing,
    ev.DamageNotPrevented: change_nothing,
}

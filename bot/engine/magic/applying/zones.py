"""Moves between zones, destruction and regeneration, applied (CR 111, 400, 701)."""

from collections.abc import Mapping

from bot.engine.magic import events as ev
from bot.engine.magic.applying.exile_until import cards_held_after
from bot.engine.magic.applying.hidden_cards import count_hand, move_in_library
from bot.engine.magic.applying.stack import take_off_stack
from bot.engine.magic.applying.state_draft import Draft, EventTable, change_nothing
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.card_definition import ROOM_FACE
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import LastKnown
from bot.engine.magic.table.objects import (
    CHECKED,
    FACE_UP,
    NOT_CAST,
    ON_ITS_OWN,
    Form,
    GameObject,
    OffBattlefield,
    Unchecked,
    Zone,
)
from bot.engine.magic.table.ongoing_effects import RegenerationShield
from bot.engine.magic.values.layers import characteristics

JUST_PUT = Unchecked(just_put=True)


def apply_regeneration_shield_made(draft: Draft, event: ev.RegenerationShieldMade) -> None:
    shield = RegenerationShield(event.permanent, draft.objects[event.permanent].incarnation, event.by)
    draft.change_ongoing(shields=(*draft.ongoing.shields, shield))


def apply_regenerated(draft: Draft, event: ev.Regenerated) -> None:
    """CR 701.19a-b: the damage is removed and the permanent tapped. Removal from combat is an event of its own."""
    if event.shield:
        use_up_regeneration_shield(draft, event.permanent, event.by)
    heal(draft, event.permanent)
    draft.change(event.permanent, tapped=True)


def apply_destruction_replaced(draft: Draft, event: ev.DestructionReplaced) -> None:
    if event.by != event.permanent and not event.otherwise:
        heal(draft, event.permanent)


def apply_token_created(draft: Draft, event: ev.TokenCreated) -> None:
    enter_zone(draft, event.token)


def apply_emblem_created(draft: Draft, event: ev.EmblemCreated) -> None:
    enter_zone(draft, event.emblem)


def apply_move(draft: Draft, event: ev.ZoneChanged) -> None:
    """CR 400.7: the object moves and becomes a new one. A token ceases to exist later (704.5d)."""
    thing = draft.objects[event.object]
    entering = event.destination is Zone.BATTLEFIELD
    if thing.zone is Zone.BATTLEFIELD or (thing.zone is Zone.STACK and not entering):
        remember_object(draft, thing)
    if thing.on_battlefield:
        count_departure(draft, thing, died=event.destination is Zone.GRAVEYARD)
        forget_required_blocks(draft, thing.id)
    if thing.zone is Zone.STACK:
        take_off_stack(draft, thing.id)
    move_in_library(draft, thing, event)
    held = cards_held_after(draft.ongoing.held, draft.before, thing, event)
    if held != draft.ongoing.held:
        draft.change_ongoing(held=held)
    by_default = thing.controller if thing.zone is Zone.STACK else thing.owner
    resolving = thing.zone is Zone.STACK and entering
    new = GameObject(
        thing.id,
        thing.definition,
        owner=thing.owner,
        controller=by_default if event.controller is None else event.controller,
        zone=event.destination,
        face=face_after_move(thing, event),
        incarnation=thing.incarnation + 1,
        tapped=event.tapped,
        token=thing.token,
        commander=thing.commander,
        sick=entering,
        attached_to=event.attached_to,
        chosen=thing.chosen if resolving else {},
        form=form_after_move(thing, event, resolving=resolving, melded_with=apply_meld(draft, event)),
        cast=changed(thing.cast, permission=None) if resolving else NOT_CAST,
        off_battlefield=memory_of_exile(event),
        unchecked=JUST_PUT if thing.commander and event.destination in {Zone.GRAVEYARD, Zone.EXILE} else CHECKED,
    )
    if entering:
        if thing.zone is Zone.STACK:
            carry_effects_over(draft, thing)
        enter_zone(draft, new)
    else:
        draft.put_object(new)
        if event.destination is Zone.GRAVEYARD:
            draft.remember("buried", (new, event.origin))
    count_hand(draft, thing.owner, (event.destination is Zone.HAND) - (event.origin is Zone.HAND))


def form_after_move(
    thing: GameObject, event: ev.ZoneChanged, *, resolving: bool, melded_with: tuple[ObjectId, int] | None
) -> Form:
    """CR 400.7d, 708.4, 712.4a, 718.3b: the form that a permanent spell keeps, or in which a card enters."""
    face_down = thing.form.face_down if resolving else event.face_down
    bestowed, prototyped = resolving and thing.form.bestowed, resolving and thing.form.prototyped
    if face_down is None and not bestowed and not prototyped and melded_with is None:
        return FACE_UP
    return Form(face_down=face_down, bestowed=bestowed, prototyped=prototyped, melded_with=melded_with)


def memory_of_exile(event: ev.ZoneChanged) -> OffBattlefield:
    """CR 607.2a: what exiled the card, if it goes to exile."""
    exiled = event.exiled_by is not None and event.destination is Zone.EXILE
    return OffBattlefield(exiled_by=event.exiled_by) if exiled else ON_ITS_OWN


def apply_meld(draft: Draft, event: ev.ZoneChanged) -> tuple[ObjectId, int] | None:
    """CR 701.42a, 712.4a: make the other card part of the melded permanent; return its id and incarnation, None without
    one."""
    if event.melded_with is None or event.destination is not Zone.BATTLEFIELD:
        return None
    card = draft.objects[event.melded_with]
    part = GameObject(
        card.id,
        card.definition,
        card.owner,
        card.owner,
        Zone.MELDED,
        incarnation=card.incarnation + 1,
        commander=card.commander,
    )
    draft.put_object(part)
    return part.id, part.incarnation


def carry_effects_over(draft: Draft, spell: GameObject) -> None:
    """CR 400.7a: effects that changed a permanent spell go on changing the permanent."""
    was, will_be = (spell.id, spell.incarnation), (spell.id, spell.incarnation + 1)
    effects = tuple(
        changed(each, locked=tuple(will_be if it == was else it for it in each.locked))
        if each.locked is not None and was in each.locked
        else each
        for each in draft.state.effects
    )
    if effects != draft.state.effects:
        draft.change_state(effects=effects)


def face_after_move(thing: GameObject, event: ev.ZoneChanged) -> int:
    """CR 709.4, 709.5, 712.8a, 712.12-712.14a: the face that is up in the new zone."""
    if event.transformed:
        return 1
    if thing.definition.has_doors and event.destination is Zone.BATTLEFIELD:
        return ROOM_FACE
    if thing.zone is Zone.STACK and event.destination is Zone.BATTLEFIELD:
        return thing.face
    return event.face or thing.definition.resting_face


def remember_object(draft: Draft, thing: GameObject) -> None:
    """CR 608.2h: keep the object's last known information."""
    attacker = draft.combat.attackers.get(thing.id) if draft.combat is not None else None
    known = LastKnown(
        changed(thing, unchecked=changed(thing.unchecked, deathtouched=False))
        if thing.unchecked.deathtouched
        else thing,
        characteristics(draft.before, thing.id),
        attacker,
    )
    draft.last_known_to_change()[thing.id] = known


def count_departure(draft: Draft, thing: GameObject, *, died: bool) -> None:
    """CR 608.2i, 700.4: count a permanent that left the battlefield, as it last existed."""
    known = draft.last_known[thing.id]
    draft.remember("left", known)
    if died:
        draft.remember("died", known)


def forget_required_blocks(draft: Draft, left: ObjectId) -> None:
    """CR 400.7, 702.39a: what has left neither blocks nor is blocked as an effect said of it."""
    required = draft.ongoing.required_blocks
    others = tuple(pair for pair in required if left not in pair)
    if others != required:
        draft.change_ongoing(required_blocks=others)


def enter_zone(draft: Draft, thing: GameObject) -> None:
    """CR 613.7d, 608.2i: the object gets the newest timestamp; one that enters the battlefield is counted."""
    draft.change_state(clock=draft.clock + 1)
    there = draft.incarnation_of_host(thing.attached_to)
    memory = changed(thing.memory, owed=2)
    draft.put_object(changed(thing, timestamp=draft.clock, memory=memory, host_incarnation=there))
    if thing.zone is Zone.BATTLEFIELD:
        draft.remember("entered", draft.objects[thing.id])


def use_up_regeneration_shield(draft: Draft, permanent: ObjectId, by: ObjectId) -> None:
    """CR 701.19a."""
    shield = RegenerationShield(permanent, draft.objects[permanent].incarnation, by)
    shields = list(draft.ongoing.shields)
    shields.remove(shield)
    draft.change_ongoing(shields=tuple(shields))


def heal(draft: Draft, permanent: ObjectId) -> None:
    """CR 701.19a: remove all damage from the permanent."""
    draft.change(permanent, damage=0, unchecked=changed(draft.objects[permanent].unchecked, deathtouched=False))


def intrinsic_counters(printed: Characteristics) -> Mapping[str, int]:
    """CR 306.5b, 310.4b: what has printed loyalty or defense enters with that many counters."""
    numbers = {"loyalty": printed.loyalty, "defense": printed.defense}
    return {kind: number for kind, number in numbers.items() if number}


APPLY_ZONE_EVENT: EventTable = {
    ev.ZoneChanged: apply_move,
    ev.RegenerationShieldMade: apply_regeneration_shield_made,
    ev.Regenerated: apply_regenerated,
    ev.DestructionReplaced: apply_destruction_replaced,
    ev.TokenCreated: apply_token_created,
    ev.EmblemCreated: apply_emblem_created,
    ev.Destroyed: change_nothing,
    ev.NotDestroyed: change_nothing,
    ev.Sacrificed: change_nothing,
}

"""Moves between zones, destruction and regeneration, applied (CR 111, 400, 701)."""

from collections.abc import Mapping
from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.applying.exile_until import held_after
from bot.engine.magic.applying.hidden_cards import count_hand, in_library
from bot.engine.magic.applying.stack import take_off_stack
from bot.engine.magic.applying.state_draft import Draft, EventTable, change_nothing
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.card_definition import ROOM
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import LastKnown
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.ongoing_effects import RegenerationShield
from bot.engine.magic.values.layers import characteristics


def apply_regeneration_shield_made(draft: Draft, event: ev.RegenerationShieldMade) -> None:
    shield = RegenerationShield(event.permanent, draft.objects[event.permanent].incarnation, event.by)
    draft.state = changed(draft.state, shields=(*draft.state.shields, shield))


def apply_regenerated(draft: Draft, event: ev.Regenerated) -> None:
    apply_regeneration(draft, event.permanent, event.by)


def apply_destruction_replaced(draft: Draft, event: ev.DestructionReplaced) -> None:
    if event.by != event.permanent:
        draft.change(event.permanent, damage=0, deathtouched=False)


def apply_token_created(draft: Draft, event: ev.TokenCreated) -> None:
    enter_zone(draft, event.token)


def apply_emblem_created(draft: Draft, event: ev.EmblemCreated) -> None:
    enter_zone(draft, event.emblem)


def apply_move(draft: Draft, event: ev.ZoneChanged) -> None:
    """CR 400.7: it becomes a new object; what it was is forgotten. A token ceases to exist later (704.5d)."""
    thing = draft.objects[event.object]
    entering = event.destination is Zone.BATTLEFIELD
    if thing.zone is Zone.BATTLEFIELD or (thing.zone is Zone.STACK and not entering):
        remember_object(draft, thing)
    if thing.on_battlefield:
        count_departure(draft, thing, died=event.destination is Zone.GRAVEYARD)
    if thing.zone is Zone.STACK:
        take_off_stack(draft, thing.id)
    in_library(draft, thing, event)
    draft.state = changed(draft.state, held=held_after(draft.state, thing, event))
    by_default = thing.controller if thing.zone is Zone.STACK else thing.owner
    new = GameObject(
        thing.id,
        thing.definition,
        owner=thing.owner,
        controller=by_default if event.controller is None else event.controller,
        zone=event.destination,
        face=face_of(thing, event),
        incarnation=thing.incarnation + 1,
        tapped=event.tapped,
        token=thing.token,
        commander=thing.commander,
        just_put=thing.commander and event.destination in {Zone.GRAVEYARD, Zone.EXILE},
        sick=entering,
        attached_to=event.attached_to,
        exiled_by=event.exiled_by if event.destination is Zone.EXILE else None,
        paid=thing.paid if thing.zone is Zone.STACK and entering else (),
        cast_from=thing.cast_from if thing.zone is Zone.STACK and entering else None,
        cast_by=thing.cast_by if thing.zone is Zone.STACK and entering else None,
        face_down=thing.face_down if thing.zone is Zone.STACK and entering else event.face_down,
        bestowed=thing.bestowed and thing.zone is Zone.STACK and entering,
        chosen=thing.chosen if thing.zone is Zone.STACK and entering else {},
        melded_with=apply_meld(draft, event),
    )
    if entering:
        if thing.zone is Zone.STACK:
            carry_over(draft, thing)
        enter_zone(draft, new)
    else:
        draft.objects[thing.id] = new
    count_hand(draft, thing.owner, (event.destination is Zone.HAND) - (event.origin is Zone.HAND))


def apply_meld(draft: Draft, event: ev.ZoneChanged) -> tuple[ObjectId, int] | None:
    """CR 701.42a, 712.4a: the other card of the pair, which from now on is a part of the permanent."""
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
    draft.objects[card.id] = part
    return part.id, part.incarnation


def carry_over(draft: Draft, spell: GameObject) -> None:
    """CR 400.7a: what changes a permanent spell goes on to change the permanent that it becomes."""
    was, will_be = (spell.id, spell.incarnation), (spell.id, spell.incarnation + 1)
    effects = tuple(
        changed(each, locked=tuple(will_be if it == was else it for it in each.locked))
        if each.locked is not None and was in each.locked
        else each
        for each in draft.state.effects
    )
    if effects != draft.state.effects:
        draft.state = changed(draft.state, effects=effects)


def face_of(thing: GameObject, event: ev.ZoneChanged) -> int:
    """CR 709.4, 709.5, 712.8a, 712.12-712.14a: which face is up where it goes."""
    if event.transformed:
        return 1
    if thing.definition.has_doors and event.destination is Zone.BATTLEFIELD:
        return ROOM
    if thing.zone is Zone.STACK and event.destination is Zone.BATTLEFIELD:
        return thing.face
    return event.face or thing.definition.resting_face


def remember_object(draft: Draft, thing: GameObject) -> None:
    """CR 608.2h: what it was, for whoever looks back."""
    attacker = draft.combat.attackers.get(thing.id) if draft.combat is not None else None
    known = LastKnown(changed(thing, deathtouched=False), characteristics(draft.before, thing.id), attacker)
    draft.state = changed(draft.state, last_known={**draft.state.last_known, thing.id: known})


def count_departure(draft: Draft, thing: GameObject, *, died: bool) -> None:
    """CR 608.2i, 700.4: what has left the battlefield is counted, as it last existed."""
    known, before = draft.state.last_known[thing.id], draft.state.this_turn
    dead = (*before.died, known) if died else before.died
    draft.state = changed(draft.state, this_turn=replace(before, left=(*before.left, known), died=dead))


def enter_zone(draft: Draft, thing: GameObject) -> None:
    """CR 613.7d, 608.2i: what enters a zone has the newest timestamp; what enters the battlefield is counted."""
    draft.state = changed(draft.state, clock=draft.state.clock + 1)
    draft.objects[thing.id] = changed(thing, timestamp=draft.state.clock, owed=2)
    if thing.zone is Zone.BATTLEFIELD:
        before = draft.state.this_turn
        entered = (*before.entered, draft.objects[thing.id])
        draft.state = changed(draft.state, this_turn=replace(before, entered=entered))


def apply_regeneration(draft: Draft, permanent: ObjectId, by: ObjectId) -> None:
    """CR 701.19a. Removal from combat is an event of its own."""
    shield = RegenerationShield(permanent, draft.objects[permanent].incarnation, by)
    shields = list(draft.state.shields)
    shields.remove(shield)
    draft.state = changed(draft.state, shields=tuple(shields))
    draft.change(permanent, damage=0, deathtouched=False, tapped=True)


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

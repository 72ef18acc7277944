"""Events of permanents, applied (CR 110, 122, 301-310, 701)."""

from collections.abc import Mapping

from bot.engine.magic import events as ev
from bot.engine.magic.applying.state_draft import Draft, EventTable, change_nothing
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.multiplayer.teams import POISON, players_sharing_life
from bot.engine.magic.values.layers import characteristics


def apply_phased_in(draft: Draft, event: ev.PhasedIn) -> None:
    draft.change(event.permanent, phased_out=False)
    draft.change_memory(event.permanent, phased_with=None)


def apply_phased_out(draft: Draft, event: ev.PhasedOut) -> None:
    draft.change(event.permanent, phased_out=True)
    draft.change_memory(event.permanent, phased_with=event.host)


def apply_untapped(draft: Draft, event: ev.Untapped) -> None:
    draft.change(event.permanent, tapped=False)


def apply_tapped(draft: Draft, event: ev.Tapped) -> None:
    draft.change(event.permanent, tapped=True)


def apply_exerted(draft: Draft, event: ev.Exerted) -> None:
    draft.change_memory(event.permanent, exerted_by=draft.objects[event.permanent].memory.exerted_by | {event.player})


def apply_kept_tapped(draft: Draft, event: ev.KeptTapped) -> None:
    draft.change_memory(event.permanent, kept_tapped=True)


def apply_marched(draft: Draft, event: ev.Marched) -> None:
    creature = event.creature
    home = draft.objects[creature].controller == event.territory
    draft.change(creature, territory=None if home else event.territory, sick=True)
    draft.change_memory(
        creature,
        marched=not event.forced or draft.objects[creature].memory.marched,
        attacked=event.attacks or draft.objects[creature].memory.attacked,
    )


def apply_control_changed(draft: Draft, event: ev.ControlChanged) -> None:
    change_controller(draft, event.permanent, event.player)


def apply_counters_removed(draft: Draft, event: ev.CountersRemoved) -> None:
    add_counters(draft, event.holder, event.kind, -event.amount)


def apply_attached(draft: Draft, event: ev.Attached) -> None:
    apply_attachment(draft, event.attachment, event.host)


def apply_unattached(draft: Draft, event: ev.Unattached) -> None:
    draft.change(event.attachment, attached_to=None)
    draft.change_form(event.attachment, bestowed=False)


def apply_bestow_ended(draft: Draft, event: ev.BestowEnded) -> None:
    draft.change(event.object, attached_to=None)
    draft.change_form(event.object, bestowed=False)


def apply_protector_chosen(draft: Draft, event: ev.ProtectorChosen) -> None:
    draft.change(event.battle, protector=event.player)


def apply_counters_put(draft: Draft, event: ev.CountersPut) -> None:
    add_counters(draft, event.holder, event.kind, event.amount)


def apply_prepare_spell_copied(draft: Draft, event: ev.PrepareSpellCopied) -> None:
    draft.put_object(event.copy)


def apply_card_copied(draft: Draft, event: ev.CardCopied) -> None:
    draft.put_object(event.copy)


def apply_turned_face_up(draft: Draft, event: ev.TurnedFaceUp) -> None:
    draft.change_form(event.permanent, face_down=None)


def apply_transformed(draft: Draft, event: ev.Transformed) -> None:
    if event.flipped and event.face:
        draft.change(event.permanent, face=event.face)
    elif event.flipped:
        draft.change_form(event.permanent, flipped=True)
    else:
        turn_face(draft, event.permanent, event.face)


def apply_level_changed(draft: Draft, event: ev.LevelChanged) -> None:
    draft.change_form(event.permanent, level=event.level)


def apply_door_changed(draft: Draft, event: ev.DoorChanged) -> None:
    unlocked = draft.objects[event.permanent].form.unlocked
    draft.change_form(event.permanent, unlocked=unlocked - {event.half} if event.locks else unlocked | {event.half})


def apply_paired(draft: Draft, event: ev.Paired) -> None:
    for each, other in ((event.creature, event.partner), (event.partner, event.creature)):
        draft.change_form(each, paired_with=(other, draft.objects[other].incarnation))


def apply_unpaired(draft: Draft, event: ev.Unpaired) -> None:
    for each in (event.creature, event.partner):
        draft.change_form(each, paired_with=None)


def apply_paid_as_it_enters(draft: Draft, event: ev.PaidAsItEnters) -> None:
    held = draft.objects[event.permanent].cast
    draft.change(event.permanent, cast=changed(held, paid=(*held.paid, *(event.ability,) * event.times)))


def apply_designated(draft: Draft, event: ev.Designated) -> None:
    held = draft.objects[event.permanent].designations
    draft.change(event.permanent, designations=held | {event.designation})


def apply_designation_lost(draft: Draft, event: ev.DesignationLost) -> None:
    held = draft.objects[event.permanent].designations
    draft.change(event.permanent, designations=held - {event.designation})


def apply_leaving_exiles(draft: Draft, event: ev.LeavingExiles) -> None:
    draft.change_memory(event.permanent, exiled_as_it_leaves=True)


def change_controller(draft: Draft, permanent: ObjectId, player: PlayerId) -> None:
    """CR 613.1b: the player gains control; by the older Emperor rules a creature stays in its territory."""
    thing = draft.objects[permanent]
    stays = draft.state.rules.territories and characteristics(draft.before, permanent).is_creature
    draft.change(
        permanent,
        controller=player,
        original_controller=thing.original_controller or thing.controller,
        territory=thing.territory or thing.controller if stays else None,
        sick=True,
        memory=changed(thing.memory, owed=2),
    )
    if thing.form.paired_with is not None:  # CR 702.95e
        draft.change_form(permanent, paired_with=None)


def apply_attachment(draft: Draft, attachment: ObjectId, host: Recipient) -> None:
    """CR 701.3c: attach it; it gets a new timestamp."""
    draft.change_state(clock=draft.clock + 1)
    there = draft.incarnation_of_host(host)
    draft.change(attachment, attached_to=host, host_incarnation=there, timestamp=draft.clock)


def turn_face(draft: Draft, permanent: ObjectId, face: int) -> None:
    """CR 613.7g, 712.18: the permanent is the same object with another face up and a new timestamp."""
    draft.change_state(clock=draft.clock + 1)
    turned = draft.objects[permanent].form.turned + 1
    draft.change(permanent, face=face, timestamp=draft.clock)
    draft.change_form(permanent, turned=turned)


def add_counters(draft: Draft, holder: Recipient, kind: str, amount: int) -> None:
    if isinstance(holder, PlayerId):
        sharers = (
            players_sharing_life(draft.before.rules, draft.players, holder) if kind == POISON else (holder,)
        )  # CR 810.10
        for each in sharers:
            player = draft.players[each]
            draft.change_player(each, counters=counters_with(player.counters, kind, amount))
    else:
        thing = draft.objects[holder]
        counters = counters_with(thing.counters, kind, amount)
        since = {each: time for each, time in thing.counter_timestamps.items() if each in counters}
        if kind in counters and kind not in thing.counters:
            draft.change_state(clock=draft.clock + 1)
            since[kind] = draft.clock
        draft.change(holder, counters=counters, counter_timestamps=since)


def counters_with(counters: Mapping[str, int], kind: str, amount: int) -> Mapping[str, int]:
    """Return the counters with `amount` more (or fewer) of a kind; a kind with none left is left out."""
    number = counters.get(kind, 0) + amount
    others = {each: held for each, held in counters.items() if each != kind}
    return {**others, kind: number} if number > 0 else others


APPLY_PERMANENT_EVENT: EventTable = {
    ev.PhasedIn: apply_phased_in,
    ev.PhasedOut: apply_phased_out,
    ev.Untapped: apply_untapped,
    ev.Tapped: apply_tapped,
    ev.Exerted: apply_exerted,
    ev.KeptTapped: apply_kept_tapped,
    ev.StayedTapped: change_nothing,
    ev.Exploited: change_nothing,
    ev.Paired: apply_paired,
    ev.Unpaired: apply_unpaired,
    ev.PaidAsItEnters: apply_paid_as_it_enters,
    ev.Crewed: change_nothing,
    ev.Marched: apply_marched,
    ev.ControlChanged: apply_control_changed,
    ev.CountersRemoved: apply_counters_removed,
    ev.Attached: apply_attached,
    ev.Unattached: apply_unattached,
    ev.BestowEnded: apply_bestow_ended,
    ev.ProtectorChosen: apply_protector_chosen,
    ev.CountersPut: apply_counters_put,
    ev.LevelChanged: apply_level_changed,
    ev.DoorChanged: apply_door_changed,
    ev.Designated: apply_designated,
    ev.DesignationLost: apply_designation_lost,
    ev.LeavingExiles: apply_leaving_exiles,
    ev.PrepareSpellCopied: apply_prepare_spell_copied,
    ev.CardCopied: apply_card_copied,
    ev.TurnedFaceUp: apply_turned_face_up,
    ev.Transformed: apply_transformed,
    ev.NotExchanged: change_nothing,
}

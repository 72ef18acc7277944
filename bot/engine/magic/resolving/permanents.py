"""Effects on permanents (CR 122, 509.1h, 701.3, 701.8, 701.19, 701.21, 701.26), carried out."""

from collections.abc import Mapping, Sequence
from itertools import product

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.casting.room_doors import door_change
from bot.engine.magic.combat.banding import band_mates
from bot.engine.magic.events.proposals import Author, Batch, Proposal
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.multiplayer.range_of_influence import reaches
from bot.engine.magic.multiplayer.teams import POISON, players_sharing_life
from bot.engine.magic.resolving import sacrifices
from bot.engine.magic.resolving.chosen_permanents import chosen_objects
from bot.engine.magic.resolving.exiled_cards import exile_objects
from bot.engine.magic.resolving.reanimating_auras import enchant_what_is_put
from bot.engine.magic.resolving.resolution import EffectTable, Resolution
from bot.engine.magic.table.objects import BOUND, Zone
from bot.engine.magic.targeting.attachment import can_be_attached
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.meant_objects import thing_as_meant
from bot.engine.magic.values.phasing import events_of_phasing_out
from bot.engine.magic.values.prepared_permanents import designate_permanents
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import Rule, cite_rules


def perform_put_counters(resolution: Resolution, effect: fx.PutCounters) -> None:
    what, number = chosen_objects(resolution, effect), resolution.amounts_of_each(effect.amount)
    if effect.divided:
        shares = {each.what: each.share for each in resolution.context.targets}
        resolution.each_object(what, lambda each: ev.CountersPut(each, effect.kind, shares.get(each, 0)))
        return
    resolution.each_object(what, lambda each: ev.CountersPut(each, effect.kind, n) if (n := number(each)) else None)


def perform_remove_counters(resolution: Resolution, effect: fx.RemoveCounters) -> None:
    remove_counters(
        resolution, effect.what, effect.kind, None if effect.amount is None else resolution.amount(effect.amount)
    )


def perform_destroy(resolution: Resolution, effect: fx.Destroy) -> None:
    destroy_all(resolution, effect.what, no_regeneration=effect.no_regeneration)


def perform_regenerate(resolution: Resolution, effect: fx.Regenerate) -> None:
    resolution.each_object(effect.what, lambda each: ev.RegenerationShieldMade(each, resolution.stacked.source))


def perform_exile(resolution: Resolution, effect: fx.Exile) -> None:
    if effect.until_source_leaves:
        exile_until_source_leaves(resolution, effect.what)
    else:
        exile_objects(resolution, chosen_objects(resolution, effect))


def perform_exile_as_it_leaves(resolution: Resolution, effect: fx.ExileAsItLeaves) -> None:
    resolution.each_object(effect.what, ev.LeavingExiles)


def perform_phase_out(resolution: Resolution, effect: fx.PhaseOut) -> None:
    phase_out(resolution, resolution.objects(effect.what))


def perform_return_to_hand(resolution: Resolution, effect: fx.ReturnToHand) -> None:
    resolution.move(chosen_objects(resolution, effect), Zone.HAND)


def perform_put_into_graveyard(resolution: Resolution, effect: fx.PutIntoGraveyard) -> None:
    resolution.move(effect.what, Zone.GRAVEYARD)


def perform_sacrifice_it(resolution: Resolution, effect: fx.SacrificeObjects) -> None:
    sacrifices.sacrifice_permanents(
        resolution,
        [each for each in resolution.objects(effect.what) if sacrifices.is_still_controlled(resolution, each)],
    )


def perform_sacrifice(resolution: Resolution, effect: fx.Sacrifice) -> None:
    if effect.up_to:
        sacrifices.sacrifice_up_to(resolution, effect)
        return
    sacrificing = sacrifices.sacrifice_by_opponents_choice if effect.opponent_chooses else sacrifices.sacrifice_by_each
    sacrificing(resolution, effect.player, resolution.amount(effect.amount), effect.what)


def perform_tap(resolution: Resolution, effect: fx.Tap) -> None:
    resolution.each_object(
        chosen_objects(resolution, effect),
        lambda each: None if resolution.state.objects[each].tapped else ev.Tapped(each),
    )


def perform_tap_or_untap(resolution: Resolution, effect: fx.TapOrUntap) -> None:
    tapped = resolution.state.objects
    resolution.each_object(effect.what, lambda each: ev.Untapped(each) if tapped[each].tapped else ev.Tapped(each))


def perform_untap(resolution: Resolution, effect: fx.Untap) -> None:
    resolution.each_object(
        chosen_objects(resolution, effect),
        lambda each: ev.Untapped(each) if resolution.state.objects[each].tapped else None,
    )


def perform_keep_tapped(resolution: Resolution, effect: fx.KeepTapped) -> None:
    resolution.each_object(effect.what, ev.KeptTapped)


def perform_attach_it(resolution: Resolution, effect: fx.AttachObject) -> None:
    attach_to_hosts(
        resolution, resolution.objects(effect.what), resolution.objects(effect.to), as_creature=effect.as_creature
    )


def perform_become_blocked(resolution: Resolution, effect: fx.BecomeBlocked) -> None:
    become_blocked(resolution, resolution.objects(effect.what))


def perform_require_block(resolution: Resolution, effect: fx.RequireBlock) -> None:
    resolution.each_object(effect.what, lambda each: ev.BlockRequired(each, resolution.stacked.source))


def perform_change_door(resolution: Resolution, effect: fx.ChangeDoor) -> None:
    doors = [
        door_change(resolution.game, resolution.stacked.controller, each, locks=effect.locks)
        for each in resolution.objects(effect.what)
    ]
    resolution.propose([each for each in doors if each is not None], Rule("709.5g" if effect.locks else "709.5f"))


def perform_flip(resolution: Resolution, effect: fx.Flip) -> None:
    flips = [
        ev.Transformed(each, 0 if resolution.state.objects[each].form.copies else 1, flipped=True)
        for each in resolution.objects(effect.what)
        if resolution.state.objects[each].can_flip
    ]
    resolution.propose(flips, Rule("710.2"))


def perform_transform(resolution: Resolution, effect: fx.Transform) -> None:
    resolution.propose(
        [each for one in resolution.objects(effect.what) if (each := transform_permanent(resolution, one))],
        Rule("701.27a"),
    )


def perform_become_level(resolution: Resolution, effect: fx.BecomeLevel) -> None:
    resolution.propose([ev.LevelChanged(each, effect.number) for each in resolution.objects(fl.THIS)], Rule("716.2a"))


def perform_designate(resolution: Resolution, effect: fx.Designate) -> None:
    given = designate_permanents(resolution.state, resolution.objects(effect.what), effect.designation)
    author = Author(resolution.stacked.controller, x=resolution.context.amount)
    resolution.game.happen([Proposal(event, (*resolution.rules, *cited), author=author) for event, cited in given])


def perform_lose_designation(resolution: Resolution, effect: fx.LoseDesignation) -> None:
    marked = [
        each
        for each in resolution.objects(effect.what)
        if effect.designation in resolution.state.objects[each].designations
    ]
    resolution.propose([ev.DesignationLost(each, effect.designation) for each in marked], effect.designation.lost)


def perform_unattach(resolution: Resolution, effect: fx.Unattach) -> None:
    things = [resolution.state.objects[each] for each in resolution.objects(effect.what)]
    unattached = [ev.Unattached(each.id, each.attached_to) for each in things if each.attached_to is not None]
    resolution.propose(unattached, Rule("701.3d"))


def remove_from_combat(resolution: Resolution, effect: fx.RemoveFromCombat) -> None:
    """CR 506.4."""
    combat = resolution.state.combat
    fighting = () if combat is None else (*combat.attackers, *combat.blocking)
    leaving = [ev.RemovedFromCombat(each) for each in resolution.objects(effect.what) if each in fighting]
    resolution.propose(leaving, Rule("506.4"))


def attach_to_hosts(
    resolution: Resolution, attachments: Sequence[ObjectId], hosts: Sequence[ObjectId], *, as_creature: bool
) -> None:
    """CR 701.3a: of several, such as the tokens of which there was to be one, its controller chooses one."""
    if not hosts:
        return
    choice = Choice(resolution.stacked.controller, ChoiceKind.RECIPIENT, hosts, resolution.stacked.source)
    host = resolution.game.decide(choice) if len(hosts) > 1 else hosts[0]
    moved = (attachment_event(resolution, each, host, as_creature=as_creature) for each in attachments)
    resolution.propose([each for each in moved if each is not None])


def attachment_event(
    resolution: Resolution, attachment: ObjectId, host: ObjectId, *, as_creature: bool = False
) -> ev.Event | None:
    """The event that attaches it to the host (CR 701.3b, 301.5b, 303.4j); None if it is attached to that already or
    can't be."""
    thing = resolution.state.objects[attachment]
    if resolution.state.host_of(thing) == host or not can_be_attached(
        resolution.state, thing, host, as_creature=as_creature
    ):
        return None
    return ev.Attached(attachment, host)


def exile_until_source_leaves(resolution: Resolution, what: fl.ObjectSet) -> None:
    """CR 610.3, 610.3a-b: nothing moves if the source has left the battlefield already."""
    source = resolution.state.objects[resolution.stacked.source]
    if source.zone is Zone.BATTLEFIELD and source.incarnation == resolution.stacked.incarnation:
        exile_objects(resolution, what, Rule("610.3"), until=source.id)


def remove_counters(resolution: Resolution, what: fl.ObjectSet, kind: str | None, number: int | None) -> None:
    """CR 122.1, 101.3: as many as there are."""
    held = (
        (each, held_kind, there)
        for each in resolution.objects(what)
        for held_kind, there in sorted(resolution.state.objects[each].counters.items())
        if kind in {None, held_kind}
    )
    removed = [(each, held_kind, there if number is None else min(number, there)) for each, held_kind, there in held]
    resolution.propose([ev.CountersRemoved(each, held_kind, amount) for each, held_kind, amount in removed if amount])


def move_counters(resolution: Resolution, effect: fx.MoveCounters) -> None:
    """CR 122.5: none is moved where one of the two is missing or both are the same, or where none lies there."""
    for giver, taker in product(resolution.objects(effect.what), resolution.objects(effect.onto)):
        lying = sorted(resolution.state.objects[giver].counters.items())
        events: list[ev.Event] = []
        for kind, there in lying if giver != taker else ():
            moved = there if effect.amount is None else min(there, resolution.amount(effect.amount))
            if effect.kind in {None, kind} and moved:
                events += [ev.CountersRemoved(giver, kind, moved), ev.CountersPut(taker, kind, moved)]
        resolution.propose(events, Rule("122.5"))


def put_counters_of(resolution: Resolution, effect: fx.PutCountersOf) -> None:
    """CR 122.8, 608.2h: as many of each kind as lie on it, or lay there as it left the battlefield."""
    things = (thing_as_meant(resolution.state, resolution.context, each) for each in resolution.meant(effect.of))
    lying = [each for thing in things for each in sorted(thing.counters.items()) if each[1] > 0]
    onto = resolution.objects(effect.onto)
    resolution.propose([ev.CountersPut(each, kind, many) for each in onto for kind, many in lying], Rule("122.8"))


def destroy_all(resolution: Resolution, what: fl.ObjectSet, *, no_regeneration: bool) -> None:
    """CR 701.8a."""
    author, cited = Author(resolution.stacked.controller), resolution.rules
    due = [ev.Destroyed(each) for each in resolution.objects(what)]
    resolution.game.happen([Proposal(each, cited, author=author, unpreventable=no_regeneration) for each in due])


def phase_out(resolution: Resolution, permanents: Sequence[ObjectId]) -> None:
    """CR 702.26b, g: with all that is attached to it."""
    events = list(events_of_phasing_out(resolution.state, permanents))
    resolution.propose(events, Rule("702.26b"))


def perform_proliferate(resolution: Resolution, _: fx.Proliferate) -> None:
    """Give each chosen permanent and player one more counter of each kind they have (CR 701.34a).

    By default opponents are chosen for harmful counters, everybody else for the others."""
    player = resolution.stacked.controller
    counters: dict[Recipient, Mapping[str, int]] = {
        each.id: each.counters for each in resolution.state.battlefield() if each.counters
    }
    counters |= {each: resolution.state.players[each].counters for each in resolution.state.in_game()}
    counters = {each: held for each, held in counters.items() if held and reaches(resolution.state, None, player, each)}
    if not counters:
        return
    foes = resolution.state.opponents(player)
    liked = [each for each, held in counters.items() if (is_foe(resolution, foes, each)) is all(map(is_harmful, held))]
    chosen = resolution.game.choosing.any_of(
        Choice(player, ChoiceKind.PROLIFERATE, tuple(counters), resolution.stacked.source), liked
    )
    more = (
        ev.CountersPut(each, kind, 1)
        for each in chosen
        for kind in counters[each]
        if not is_counted_with_mate(resolution, kind, each, chosen)
    )
    resolution.propose(list(more), Rule("701.34a"))


def is_counted_with_mate(resolution: Resolution, kind: str, each: Recipient, chosen: Sequence[Recipient]) -> bool:
    """CR 701.34b: whether somebody chosen before this player has the same poison counters, those of their team."""
    if kind != POISON or not isinstance(each, PlayerId):
        return False
    team = players_sharing_life(resolution.state.rules, resolution.state.players, each)
    return next(one for one in chosen if one in team) != each


def is_foe(resolution: Resolution, foes: Sequence[PlayerId], each: Recipient) -> bool:
    return each in foes if isinstance(each, PlayerId) else resolution.state.objects[each].controller in foes


def is_harmful(kind: str) -> bool:
    """Whether a player would rather not have counters of this kind on their own permanents or themselves."""
    return kind.startswith("-") or kind in {"poison", "stun", "rad"}


def transform_permanent(resolution: Resolution, each: ObjectId) -> ev.Transformed | None:
    """The event that transforms the permanent (CR 701.27a, c-d, f, 702.145b, e); None if it stays as it is.

    It stays if it isn't double-faced, if it is the source of the ability and has transformed since the ability was put
    on the stack, or if only day and night turn it over."""
    thing = resolution.state.objects[each]
    bound = not BOUND.isdisjoint(characteristics(resolution.state, each).keywords)
    if bound or thing.form.face_down is not None:
        return None
    late = (
        each == resolution.stacked.source
        and resolution.stacked.card is None
        and thing.form.turned != resolution.stacked.turned
    )
    face = thing.definition.other_face.get(thing.face)
    return None if late or face is None else ev.Transformed(each, face)


def become_blocked(resolution: Resolution, creatures: Sequence[ObjectId]) -> None:
    """CR 509.1h, 702.22i: what is not blocked yet becomes blocked, and its whole band with it."""
    combat, batch = resolution.state.combat, Batch()
    if combat is None:
        return
    unblocked = {each for each, attacker in combat.attackers.items() if not attacker.blocked}
    for creature in creatures:
        if creature in unblocked:
            first = batch.add(ev.BecameBlocked(creature), resolution.rules)
            unblocked.remove(creature)
            for mate in band_mates(combat, creature):
                if mate in unblocked and mate not in creatures:
                    batch.add(ev.BecameBlocked(mate), cite_rules("702.22i"), follows=first)
                    unblocked.remove(mate)
    resolution.game.happen(batch.proposals)


PERFORM_PERMANENT_EFFECT: EffectTable = {
    fx.PutCounters: perform_put_counters,
    fx.RemoveCounters: perform_remove_counters,
    fx.MoveCounters: move_counters,
    fx.Destroy: perform_destroy,
    fx.Regenerate: perform_regenerate,
    fx.Exile: perform_exile,
    fx.Exile: perform_exile,
    fx.ExileAsItLeaves: perform_exile_as_it_leaves,
    fx.PhaseOut: perform_phase_out,
    fx.Proliferate: perform_proliferate,
    fx.ReturnToHand: perform_return_to_hand,
    fx.PutIntoGraveyard: perform_put_into_graveyard,
    fx.SacrificeObjects: perform_sacrifice_it,
    fx.Sacrifice: perform_sacrifice,
    fx.Sacrifice: perform_sacrifice,
    fx.SacrificeRest: sacrifices.sacrifice_rest,
    fx.Tap: perform_tap,
    fx.Untap: perform_untap,
    fx.TapOrUntap: perform_tap_or_untap,
    fx.PutCountersOf: put_counters_of,
    fx.KeepTapped: perform_keep_tapped,
    fx.AttachObject: perform_attach_it,
    fx.EnchantWhatIsPut: enchant_what_is_put,
    fx.BecomeBlocked: perform_become_blocked,
    fx.RequireBlock: perform_require_block,
    fx.BecomeLevel: perform_become_level,
    fx.Designate: perform_designate,
    fx.LoseDesignation: perform_lose_designation,
    fx.Unattach: perform_unattach,
    fx.RemoveFromCombat: remove_from_combat,
    fx.ChangeDoor: perform_change_door,
    fx.Flip: perform_flip,
    fx.Transform: perform_transform,
}

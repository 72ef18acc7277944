"""Effects on permanents (CR 122, 509.1h, 701.3, 701.8, 701.19, 701.21, 701.26), carried out."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice
from bot.engine.magic.casting.room_doors import door_change
from bot.engine.magic.combat.banding import mates
from bot.engine.magic.events.proposals import Author, Batch, Proposal
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.multiplayer.range_of_influence import reaches
from bot.engine.magic.replacing.destruction import Destruction, destroy_permanents
from bot.engine.magic.resolving import sacrifices
from bot.engine.magic.resolving.exiled_cards import exile_objects
from bot.engine.magic.table.objects import BOUND, Zone
from bot.engine.magic.targeting.attachment import can_be_attached
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.prepared_permanents import designating
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import Rule, cite_rules

if TYPE_CHECKING:  # the resolution carries out every effect, and hands these over
    from bot.engine.magic.resolving.resolution import Resolution


def perform_permanent_effect(by: "Resolution", effect: fx.PermanentEffect) -> None:  # noqa: C901, PLR0912, PLR0915 - one arm a member
    """CR 608.2c: do what the effect says to the permanents meant."""
    match effect:
        case fx.PutCounters(what=what, kind=put, amount=number_put):
            number = by.amount(number_put)
            by.each_object(what, lambda each: ev.CountersPut(each, put, number) if number else None)
        case fx.RemoveCounters(what=what, kind=kind, amount=amount):
            remove_counters(by, what, kind, None if amount is None else by.amount(amount))
        case fx.MoveCounters():
            move_counters(by, effect)
        case fx.Destroy(what=what, no_regeneration=no_regeneration):
            destroy_all(by, what, no_regeneration=no_regeneration)
        case fx.Regenerate(what=what):
            by.each_object(what, lambda each: ev.RegenerationShieldMade(each, by.stacked.source))
        case fx.Exile(what=what, until_source_leaves=True):
            exile_until_source_leaves(by, what)
        case fx.Exile(what=what):
            exile_objects(by, what)
        case fx.ExileAsItLeaves(what=what):
            by.each_object(what, ev.LeavingExiles)
        case fx.PhaseOut(what=what):
            phase_out(by, by.objects(what))
        case fx.Proliferate():
            perform_proliferate(by)
        case fx.ReturnToHand(what=what):
            by.move(what, Zone.HAND)
        case fx.PutIntoGraveyard(what=what):
            by.move(what, Zone.GRAVEYARD)
        case fx.SacrificeIt(what=what):
            sacrifices.sacrifice_permanents(
                by, [each for each in by.objects(what) if sacrifices.is_still_mine(by, each)]
            )
        case fx.Sacrifice(player=player, amount=amount, what=wanted, opponent_chooses=True):
            sacrifices.opponents_choice(by, player, by.amount(amount), wanted)
        case fx.Sacrifice(player=player, amount=amount, what=wanted):
            sacrifices.each_sacrifices(by, player, by.amount(amount), wanted)
        case fx.SacrificeRest():
            sacrifices.sacrifice_rest(by, effect)
        case fx.Tap(what=what):
            by.each_object(what, lambda each: None if by.state.objects[each].tapped else ev.Tapped(each))
        case fx.Untap(what=what):
            by.each_object(what, lambda each: ev.Untapped(each) if by.state.objects[each].tapped else None)
        case fx.KeepTapped(what=what):
            by.each_object(what, ev.KeptTapped)
        case fx.AttachIt(to=to, what=what, as_creature=as_creature):
            attach_to_hosts(by, by.objects(what), by.objects(to), as_creature=as_creature)
        case fx.BecomeBlocked(what=what):
            become_blocked(by, by.objects(what))
        case fx.RequireBlock(what=what):
            by.each_object(what, lambda each: ev.BlockRequired(each, by.stacked.source))
        case fx.BecomeLevel() | fx.Designate() | fx.LoseDesignation():
            mark_permanent(by, effect)
        case fx.ChangeDoor(what=what, locks=locks):
            doors = [door_change(by.game, by.stacked.controller, each, locks=locks) for each in by.objects(what)]
            by.propose([each for each in doors if each is not None], Rule("709.5g" if locks else "709.5f"))
        case fx.Flip(what=what):
            flips = [
                ev.Transformed(each, 1, flipped=True) for each in by.objects(what) if by.state.objects[each].can_flip
            ]
            by.propose(flips, Rule("710.2"))
        case fx.Transform(what=what):
            by.propose([each for one in by.objects(what) if (each := transform_permanent(by, one))], Rule("701.27a"))
        case _:
            assert_never(effect)


def mark_permanent(by: "Resolution", effect: fx.BecomeLevel | fx.Designate | fx.LoseDesignation) -> None:
    """CR 702.112b, 702.171b, 716.2a, 722.3a-b: what the source, or another permanent, is marked as, if it is still
    there."""
    match effect:
        case fx.BecomeLevel(number=number):
            by.propose([ev.LevelChanged(each, number) for each in by.objects(fl.THIS)], Rule("716.2a"))
        case fx.Designate(what=what, designation=designation):
            given = designating(by.state, by.objects(what), designation)
            author = Author(by.stacked.controller, x=by.context.amount)
            by.game.happen([Proposal(event, (*by.rules, *cited), author=author) for event, cited in given])
        case fx.LoseDesignation(what=what, designation=designation):
            marked = [each for each in by.objects(what) if designation in by.state.objects[each].designations]
            by.propose([ev.DesignationLost(each, designation) for each in marked], designation.lost)
        case _:
            assert_never(effect)


def attach_to_hosts(
    by: "Resolution", attachments: Sequence[ObjectId], hosts: Sequence[ObjectId], *, as_creature: bool
) -> None:
    """CR 701.3a: of several, such as the tokens of which there was to be one, its controller chooses one."""
    if not hosts:
        return
    choice = Choice(by.stacked.controller, "recipient", hosts, by.stacked.source)
    host = by.game.decide(choice) if len(hosts) > 1 else hosts[0]
    moved = (attachment_event(by, each, host, as_creature=as_creature) for each in attachments)
    by.propose([each for each in moved if each is not None])


def attachment_event(
    by: "Resolution", attachment: ObjectId, host: ObjectId, *, as_creature: bool = False
) -> ev.Event | None:
    """CR 701.3b, 301.5b, 303.4j: it does not move if it is attached to that already, or can't be."""
    thing = by.state.objects[attachment]
    if thing.attached_to == host or not can_be_attached(by.state, thing, host, as_creature=as_creature):
        return None
    return ev.Attached(attachment, host)


def exile_until_source_leaves(by: "Resolution", what: fl.ObjectSet) -> None:
    """CR 610.3, 610.3a-b: nothing moves if the source has left the battlefield already."""
    source = by.state.objects[by.stacked.source]
    if source.zone is Zone.BATTLEFIELD and source.incarnation == by.stacked.incarnation:
        exile_objects(by, what, Rule("610.3"), until=source.id)


def remove_counters(by: "Resolution", what: fl.ObjectSet, kind: str | None, number: int | None) -> None:
    """CR 122.1, 101.3: as many as there are."""
    held = (
        (each, held_kind, there)
        for each in by.objects(what)
        for held_kind, there in sorted(by.state.objects[each].counters.items())
        if kind in {None, held_kind}
    )
    removed = [(each, held_kind, there if number is None else min(number, there)) for each, held_kind, there in held]
    by.propose([ev.CountersRemoved(each, held_kind, amount) for each, held_kind, amount in removed if amount])


def move_counters(by: "Resolution", effect: fx.MoveCounters) -> None:
    """CR 122.5: none is moved where one of the two is missing or both are the same, or where none lies there."""
    for giver, taker in product(by.objects(effect.what), by.objects(effect.onto)):
        there = by.state.objects[giver].counters.get(effect.kind, 0)
        moved = there if effect.amount is None else min(there, by.amount(effect.amount))
        if moved and giver != taker:
            taken, put = ev.CountersRemoved(giver, effect.kind, moved), ev.CountersPut(taker, effect.kind, moved)
            by.propose([taken, put], Rule("122.5"))


def destroy_all(by: "Resolution", what: fl.ObjectSet, *, no_regeneration: bool) -> None:
    """CR 701.8a."""
    batch = Batch()
    due = [Destruction(each, by.rules, no_regeneration, by_effect=True) for each in by.objects(what)]
    spared = destroy_permanents(by.state, due, batch, by.game.decide)
    by.game.happen(batch.proposals)
    for proposal in spared:
        if isinstance(proposal.event, ev.NotDestroyed):
            by.game.note(proposal.event, proposal.rules)


def phase_out(by: "Resolution", permanents: Sequence[ObjectId]) -> None:
    """CR 702.26b, g: with all that is attached to it."""
    events = [ev.PhasedOut(each) for each in permanents]
    known = set(permanents)
    for host in permanents:
        waiting = [host]
        while waiting:
            here = waiting.pop()
            attached = [thing.id for thing in by.state.table.attached if thing.attached_to == here]
            fresh = [each for each in attached if each not in known]
            known |= set(fresh)
            waiting += fresh
            events += [ev.PhasedOut(each, host) for each in fresh]
    by.propose(events, Rule("702.26b"))


def perform_proliferate(by: "Resolution") -> None:
    """CR 701.34a: what is chosen gets one more counter of each kind that it has; by default opponents what is harmful,
    all others what is not."""
    player = by.stacked.controller
    counters: dict[Recipient, Mapping[str, int]] = {
        each.id: each.counters for each in by.state.battlefield() if each.counters
    }
    counters |= {each: by.state.players[each].counters for each in by.state.in_game()}
    counters = {each: held for each, held in counters.items() if held and reaches(by.state, None, player, each)}
    if not counters:
        return
    foes = by.state.opponents(player)
    liked = [each for each, held in counters.items() if (is_foe(by, foes, each)) is all(map(is_harmful, held))]
    chosen = by.game.choosing.any_of(Choice(player, "proliferate", tuple(counters), by.stacked.source), liked)
    by.propose([ev.CountersPut(each, kind, 1) for each in chosen for kind in counters[each]], Rule("701.34a"))


def is_foe(by: "Resolution", foes: Sequence[PlayerId], each: Recipient) -> bool:
    return each in foes if isinstance(each, PlayerId) else by.state.objects[each].controller in foes


def is_harmful(kind: str) -> bool:
    """Counters that nobody wants for themselves."""
    return kind.startswith("-") or kind in {"poison", "stun", "rad"}


def transform_permanent(by: "Resolution", each: ObjectId) -> ev.Transformed | None:
    """CR 701.27a, c-d, f, 702.145b, e: what is not double-faced stays as it is, and so do the source of an ability that
    has transformed since the ability came to be, and what day and night alone turn over."""
    thing = by.state.objects[each]
    bound = not BOUND.isdisjoint(characteristics(by.state, each).keywords)
    if bound or thing.face_down is not None:
        return None
    late = each == by.stacked.source and by.stacked.card is None and thing.turned != by.stacked.turned
    face = thing.definition.other_face.get(thing.face)
    return None if late or face is None else ev.Transformed(each, face)


def become_blocked(by: "Resolution", creatures: Sequence[ObjectId]) -> None:
    """CR 509.1h, 702.22i: what is not blocked yet becomes blocked, and its whole band with it."""
    combat, batch = by.state.combat, Batch()
    if combat is None:
        return
    unblocked = {each for each, attacker in combat.attackers.items() if not attacker.blocked}
    for creature in creatures:
        if creature in unblocked:
            first = batch.add(ev.BecameBlocked(creature), by.rules)
            unblocked.remove(creature)
            for mate in mates(combat, creature):
                if mate in unblocked and mate not in creatures:
                    batch.add(ev.BecameBlocked(mate), cite_rules("702.22i"), follows=first)
                    unblocked.remove(mate)
    by.game.happen(batch.proposals)

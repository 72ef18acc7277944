"""Moves to another zone than the one where an object would go (CR 400.6, 614.6, 712.21, 903.9b)."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind, Decide
from bot.engine.magic.events.proposals import Proposal, UsedEffects
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.replacing.competing_effects import modify_event, sources_of_effects
from bot.engine.magic.replacing.event_effects import ReplacementEffect, effects_on_move
from bot.engine.magic.replacing.events_on_the_way import DoneAfterwards, EventsOnTheWay
from bot.engine.magic.replacing.leaving_the_stack import exiled_from_stack
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Exiling, Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.abilities.event_replacements import GoTo
from bot.engine.trace import cite_rules


class MoveChanges:
    """CR 614.6: what puts an object into another zone, as each effect says once."""

    def __init__(self, way: EventsOnTheWay, proposal: Proposal) -> None:
        self.way = way
        self.decide: Decide = way.decide
        self.proposal = proposal

    def effects_on(self, event: ev.ZoneChanged, used: UsedEffects) -> Sequence[ReplacementEffect]:
        found = effects_on_move(self.way.state, event.object, event.origin, event.destination, self.proposal.author)
        return [each for each in found if each.key not in used and isinstance(each.instead, GoTo)]

    def best_first(
        self, _event: ev.ZoneChanged, competing: Sequence[ReplacementEffect], _used: UsedEffects
    ) -> Sequence[ReplacementEffect]:
        return competing

    def chooser(self, event: ev.ZoneChanged) -> PlayerId:
        return affected_player_of_object(self.way.state, event.object)

    def subject(self, event: ev.ZoneChanged) -> ObjectId | None:
        return event.object

    def is_order_settled(self, _last: ReplacementEffect | None, _competing: Sequence[ReplacementEffect]) -> bool:
        return False

    def replace_event(
        self,
        event: ev.ZoneChanged,
        chosen: ReplacementEffect,
        competing: Sequence[ReplacementEffect],
        used: UsedEffects,
    ) -> Sequence[ev.ZoneChanged]:
        instead = chosen.instead
        if not isinstance(instead, GoTo) or instead.zone is event.destination:
            return (event,)
        told = ev.DestinationChanged(
            event.object,
            event.destination,
            instead.zone,
            chosen.by,
            sources_of_effects(competing),
            self.chooser(event),
        )
        self.way.tell(told, chosen.rules, competing, self.proposal)
        if instead.then:
            ability = instead_of_event(self.way.state, chosen, instead.then, event.object)
            self.way.afterwards.append(DoneAfterwards(ability, chosen.rules, used | {chosen.key}))
        moved = ev.ZoneChanged(
            event.object,
            event.origin,
            instead.zone,
            shuffled=instead.shuffled,
            bottom=instead.bottom,
            until=event.until,
            exiled_by=exiling_of(self.way.state, chosen.by) if instead.zone is Zone.EXILE else None,
        )
        return (moved,)


def instead_of_event(
    state: GameState, chosen: ReplacementEffect, effects: tuple[fx.Effect, ...], about: ObjectId
) -> StackedAbility:
    """CR 614.6: what an ability does instead of what would have happened to that object."""
    by, thing = state.objects[chosen.by], state.objects[about]
    ability = StackedAbility(by.id, by.id, chosen.context.controller, effects, incarnation=by.incarnation)
    return replace(ability, triggering=thing.id, about=thing.incarnation)


def affected_player_of_object(state: GameState, thing: ObjectId) -> PlayerId:
    """CR 616.1: the affected object's controller, or its owner if it has none."""
    found = state.objects[thing]
    return found.controller if found.zone in {Zone.BATTLEFIELD, Zone.STACK} else found.owner


def exiling_of(state: GameState, source: ObjectId) -> Exiling:
    """CR 607.2b: what exiles it by a replacement effect, as it is."""
    thing = state.objects[source]
    return Exiling(source, thing.incarnation, thing.printed.name)


def would_go_elsewhere(way: EventsOnTheWay, event: ev.ZoneChanged) -> bool:
    """CR 614.6: whether an effect puts it into another zone than the battlefield."""
    return any(effects_on_move(way.state, event.object, event.origin, event.destination))


def move_object(way: EventsOnTheWay, proposal: Proposal, event: ev.ZoneChanged) -> int:
    """CR 400.6, 614.6: into another zone, as each effect says once; out of the stack perhaps into exile."""
    if cited := exiled_from_stack(way.state.objects[event.object], event):
        proposal = changed(proposal, rules=tuple(dict.fromkeys((*proposal.rules, *cited))))
        event = event if event.destination is Zone.EXILE else ev.ZoneChanged(event.object, Zone.STACK, Zone.EXILE)
    (event,) = modify_event(MoveChanges(way, proposal), event, proposal.used)
    if event.destination is Zone.BATTLEFIELD:
        way.add(changed(proposal, event=event, follows=len(way.out) - 1))
        return len(way.out) - 1
    home = move_of_commander(way, proposal, event)
    other = way.state.objects[event.object].form.melded_with
    if other is None:
        return way.settle(changed(proposal, event=home))
    return move_other_part(way, changed(proposal, event=home), event, other[0])


def move_other_part(way: EventsOnTheWay, proposal: Proposal, event: ev.ZoneChanged, other: ObjectId) -> int:
    """CR 712.21, 712.21a, d: a melded permanent leaves as two cards, to both of which happens what was replaced, one
    that goes to the command zone aside (903.9c); their owner arranges them in a library, by default the card under
    whose id the permanent went above the other."""
    follows = changed(event, object=other, origin=Zone.MELDED, melded_with=event.object, controller=None, tapped=False)
    cards = (event.object, other)
    arranged = event.destination is Zone.LIBRARY and not event.shuffled
    owner = way.state.objects[other].owner
    top = way.decide(Choice(owner, ChoiceKind.TOP_CARD, cards, other)) if arranged else event.object
    first = (top == event.object) is event.bottom or not arranged
    place = way.settle(proposal) if first else None
    way.settle(Proposal(follows, (*proposal.rules, *cite_rules("712.21")), proposal.cause, place))
    return way.settle(proposal) if place is None else place


def move_of_commander(way: EventsOnTheWay, proposal: Proposal, event: ev.ZoneChanged) -> ev.ZoneChanged:
    """The move, or the commander's move to the command zone instead of its owner's hand or library (CR 903.9b). By
    default the owner moves it there if it would go to the library."""
    thing = way.state.objects[event.object]
    leaves = thing.commander and event.destination in {Zone.HAND, Zone.LIBRARY}
    if not leaves or not way.state.rules.commanders:
        return event
    options = (True, False) if event.destination is Zone.LIBRARY else (False, True)
    if not way.decide(Choice(thing.owner, ChoiceKind.COMMAND_ZONE, options, thing.id, cite_rules("903.9b"))):
        return event
    told = ev.DestinationChanged(thing.id, event.destination, Zone.COMMAND, thing.id, (thing.id,), thing.owner)
    way.settle(Proposal(told, cite_rules("903.9b"), proposal.cause, proposal.follows))
    return ev.ZoneChanged(thing.id, event.origin, Zone.COMMAND)

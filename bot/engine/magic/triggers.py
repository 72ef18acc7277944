"""Triggered abilities (CR 603): which of them an event triggers, looking back where the rules say so.

Finds; `game` puts what is found on the stack in the players' order."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import TypeVar, assert_never

from bot.engine.magic.abilities import (
    AnyOf,
    Attacks,
    AttacksUnblocked,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    DealsDamage,
    Dies,
    IsDealtDamage,
    TriggerCondition,
    TriggeredAbility,
)
from bot.engine.magic.events import (
    AttackerDeclared,
    BecameBlocked,
    BecameUnblocked,
    BlockerDeclared,
    DamageDealt,
    Event,
    StepBegan,
    ZoneChanged,
)
from bot.engine.magic.filters import AttachedObject, Matching, ObjectSet, This
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.layers import characteristics
from bot.engine.magic.matching import Context, matches
from bot.engine.magic.objects import Zone
from bot.engine.magic.state import GameState, StackedAbility

EventT = TypeVar("EventT", bound=Event)


@dataclass(frozen=True, slots=True)
class Occasion:
    """What triggered an ability: the object or player that the event is about, its amount, the defending player."""

    about: Recipient | None = None
    amount: int = 0
    defender: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class Watcher:
    """A permanent's triggered ability, with its controller."""

    source: ObjectId
    controller: PlayerId
    ability: TriggeredAbility


@lru_cache(maxsize=8)
def watchers(state: GameState) -> tuple[Watcher, ...]:
    """CR 603.2, 113.6: the triggered abilities of permanents."""
    return tuple(
        Watcher(thing.id, thing.controller, ability)
        for thing in state.battlefield()
        for ability in characteristics(state, thing.id).triggered_abilities
    )


def triggered(before: GameState, after: GameState, events: Sequence[Event]) -> Iterator[StackedAbility]:
    """CR 603.2: what these simultaneous events trigger; leaving the battlefield looks back (603.10a)."""
    for watcher in watchers(before):
        if looks_back(watcher.ability.condition):
            yield from occurrences(watcher, before, events)
    for watcher in watchers(after):
        if not looks_back(watcher.ability.condition):
            yield from occurrences(watcher, after, events)


def looks_back(condition: TriggerCondition) -> bool:
    """CR 603.10a."""
    return isinstance(condition, Dies)


def occurrences(watcher: Watcher, state: GameState, events: Sequence[Event]) -> Iterator[StackedAbility]:
    ability = watcher.ability
    for occasion in occasions(watcher, state, ability.condition, events):
        yield StackedAbility(
            ObjectId(""),  # named as it is put on the stack
            watcher.source,
            watcher.controller,
            ability.effects,
            ability.targets,
            triggering=occasion.about,
            amount=occasion.amount,
            defender=occasion.defender,
            optional=ability.optional,
            keyword=ability.keyword,
            incarnation=state.objects[watcher.source].incarnation,
        )


def occasions(
    watcher: Watcher, state: GameState, condition: TriggerCondition, events: Sequence[Event]
) -> Iterator[Occasion]:
    """Yield each time that the condition is met by the events."""
    match condition:
        case Attacks():
            return attacks(watcher, state, condition, events)
        case Blocks():
            return blocks(watcher, state, condition, events)
        case BecomesBlocked():
            return becomes_blocked(watcher, state, condition, events)
        case AttacksUnblocked():
            return unblocked(watcher, state, condition, events)
        case DealsDamage():
            return deals_damage(watcher, state, condition, events)
        case IsDealtDamage():
            return is_dealt_damage(watcher, state, condition, events)
        case Dies():
            return dies(watcher, state, condition, events)
        case BeginningOf():
            return begins(watcher, state, condition, events)
        case AnyOf(conditions=conditions):
            return (each for one in conditions for each in occasions(watcher, state, one, events))
        case _:
            assert_never(condition)


def blocks(watcher: Watcher, state: GameState, condition: Blocks, events: Sequence[Event]) -> Iterator[Occasion]:
    """CR 509.3a-b: once a combat, or once for each attacker that it blocks."""
    declared = [event for event in of(BlockerDeclared, events) if meant(watcher, state, condition.who, event.blocker)]
    return (Occasion(event.attacker) for event in (declared if condition.each else first_of_each(declared)))


def unblocked(
    watcher: Watcher, state: GameState, condition: AttacksUnblocked, events: Sequence[Event]
) -> Iterator[Occasion]:
    """CR 509.3g."""
    for event in of(BecameUnblocked, events):
        if meant(watcher, state, condition.who, event.attacker):
            yield Occasion(event.attacker, defender=defender_of(state, event.attacker))


def is_dealt_damage(
    watcher: Watcher, state: GameState, condition: IsDealtDamage, events: Sequence[Event]
) -> Iterator[Occasion]:
    """CR 603.2c: once for all that is dealt to it simultaneously."""
    dealt: dict[ObjectId, int] = {}
    for event in of(DamageDealt, events):
        if isinstance(event.recipient, ObjectId) and meant(watcher, state, condition.who, event.recipient):
            dealt[event.recipient] = dealt.get(event.recipient, 0) + event.amount
    return (Occasion(recipient, amount) for recipient, amount in dealt.items())


def begins(watcher: Watcher, state: GameState, condition: BeginningOf, events: Sequence[Event]) -> Iterator[Occasion]:
    """CR 603.6: at the beginning of a step."""
    for event in of(StepBegan, events):
        if event.step.value == condition.step and (not condition.yours or state.active == watcher.controller):
            yield Occasion(state.active)


def attacks(watcher: Watcher, state: GameState, condition: Attacks, events: Sequence[Event]) -> Iterator[Occasion]:
    """CR 508.3a, 506.5, 702.105a, 702.149a."""
    declared = list(of(AttackerDeclared, events))
    for event in declared:
        if (
            meant(watcher, state, condition.who, event.creature)
            and not (condition.alone and len(declared) > 1)
            and (not condition.with_greater or beside_greater(state, event.creature, declared))
            and (not condition.richest or is_richest(state, event.attacked))
        ):
            yield Occasion(event.creature, defender=state.attacked_player(event.attacked))


def beside_greater(state: GameState, creature: ObjectId, declared: Sequence[AttackerDeclared]) -> bool:
    """CR 702.149a."""
    own = characteristics(state, creature).power or 0
    return any((characteristics(state, each.creature).power or 0) > own for each in declared)


def is_richest(state: GameState, attacked: Recipient) -> bool:
    """CR 702.105a: a player with the most life, or tied for it."""
    most = max(state.players[player].life for player in state.in_game())
    return isinstance(attacked, PlayerId) and state.players[attacked].life == most


def becomes_blocked(
    watcher: Watcher, state: GameState, condition: BecomesBlocked, events: Sequence[Event]
) -> Iterator[Occasion]:
    """CR 509.3c-d: once, or once for each blocker that is described."""
    if condition.by is None:
        for blocked in of(BecameBlocked, events):
            if meant(watcher, state, condition.who, blocked.attacker):
                yield Occasion(blocked.attacker, defender=defender_of(state, blocked.attacker))
        return
    context = Context(watcher.source, watcher.controller)
    for event in of(BlockerDeclared, events):
        if meant(watcher, state, condition.who, event.attacker):
            blocker = state.objects[event.blocker]
            if matches(state, context, blocker, condition.by, partial(characteristics, state)):
                yield Occasion(event.blocker, defender=defender_of(state, event.attacker))


def deals_damage(
    watcher: Watcher, state: GameState, condition: DealsDamage, events: Sequence[Event]
) -> Iterator[Occasion]:
    """CR 603.2, for each recipient."""
    for event in of(DamageDealt, events):
        if (event.combat or not condition.combat) and meant(watcher, state, condition.who, event.source):
            to_player = isinstance(event.recipient, PlayerId)
            opponent = event.recipient in state.opponents(watcher.controller)
            creature = isinstance(event.recipient, ObjectId) and characteristics(state, event.recipient).is_creature
            fits = {"player": to_player, "opponent": opponent, "creature": creature, "anything": True}
            if fits[condition.to]:
                yield Occasion(event.recipient, event.amount, defender_of(state, event.source))


def dies(watcher: Watcher, state: GameState, condition: Dies, events: Sequence[Event]) -> Iterator[Occasion]:
    """CR 700.4, 603.10a: `state` is the one before, with what has died still in it."""
    for event in of(ZoneChanged, events):
        if event.origin is Zone.BATTLEFIELD and event.destination is Zone.GRAVEYARD:
            had = state.objects[event.object].counters
            if meant(watcher, state, condition.who, event.object) and not had.get(condition.without or "", 0):
                yield Occasion(event.object)


def meant(watcher: Watcher, state: GameState, who: ObjectSet, subject: ObjectId) -> bool:
    """Whether the event's object is one that the condition speaks of."""
    match who:
        case This():
            return subject == watcher.source
        case AttachedObject():
            return subject == state.objects[watcher.source].attached_to
        case Matching(filter=wanted):
            context = Context(watcher.source, watcher.controller)
            thing = state.objects[subject]
            return thing.on_battlefield and matches(state, context, thing, wanted, partial(characteristics, state))
        case _:
            return False


def defender_of(state: GameState, creature: ObjectId) -> PlayerId | None:
    """CR 508.5."""
    attacker = state.combat.attackers.get(creature) if state.combat is not None else None
    return None if attacker is None else attacker.defender


def first_of_each(declared: Sequence[BlockerDeclared]) -> Iterator[BlockerDeclared]:
    """CR 509.3a: one for each blocker."""
    return iter({event.blocker: event for event in reversed(declared)}.values())


def of(kind: type[EventT], events: Sequence[Event]) -> Iterator[EventT]:
    return (event for event in events if isinstance(event, kind))


def named(stacked: StackedAbility, state: GameState) -> StackedAbility:
    """Give it the source's id with `!1`, `!2`, … (the scenario's way to name what is on the stack)."""
    number = 1
    while ObjectId(f"{stacked.source}!{number}") in state.stacked:
        number += 1
    return replace(stacked, id=ObjectId(f"{stacked.source}!{number}"))

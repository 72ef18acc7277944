"""What an outcome did beside its combats: what lay on the stack over what, what is otherwise at the end, turn by turn.

Computed from the trace and the states on the way; knows no words and no places."""

from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.values.layers import characteristics
from bot.explain.moments import moments_of_outcome

Result: TypeAlias = Literal["resolved", "countered", "nothing", "waiting"]
PUT = ev.SpellCast | ev.AbilityActivated | ev.AbilityTriggered | ev.CopiedOnStack
LEFT: Mapping[type[ev.Event], Result] = {
    ev.Resolved: "resolved",
    ev.Countered: "countered",
    ev.DidNotResolve: "nothing",
    ev.TriggerRemoved: "nothing",
}


@dataclass(frozen=True, slots=True)
class OnStack:
    """A spell or ability as it came onto the stack. `over` is the id of what was on top then, None for an empty stack;
    `answers`: a player cast or activated it over that, while what triggers, or is cast as something resolves
    (CR 608.2g), only comes to lie there."""

    stacked: StackedAbility
    over: ObjectId | None
    turn: int
    moment: int
    answers: bool = False


def items_on_stack(outcome: Outcome) -> Iterator[OnStack]:
    """Yield what was put on the stack, in order, mana abilities aside."""
    turn = 0
    for moment in moments_of_outcome(outcome):
        top = moment.before.stack[-1] if moment.before.stack else None
        for entry in moment.entries:
            event = entry.event
            if isinstance(event, ev.TurnBegan):
                turn += 1
            if isinstance(event, PUT) and not event.stacked.mana and not is_mana_ability(event):
                answers = top is not None and isinstance(event, ev.SpellCast | ev.AbilityActivated) and not entry.effect
                yield OnStack(event.stacked, top, turn, moment.entries[0].moment, answers)


def is_mana_ability(event: PUT) -> bool:
    return isinstance(event, ev.AbilityActivated) and event.mana


def results_on_stack(outcome: Outcome) -> Mapping[ObjectId, Result]:
    """What became of each; what is not there is still waiting."""
    return {
        event.stacked.id: LEFT[type(event)]
        for event in (entry.event for entry in outcome.trace)
        if isinstance(event, ev.Resolved | ev.Countered | ev.DidNotResolve | ev.TriggerRemoved)
    }


def piles_of_stack(outcome: Outcome) -> Iterator[tuple[OnStack, ...]]:
    """Yield what lay on the stack until it was empty again, bottom first."""
    pile: list[OnStack] = []
    for each in items_on_stack(outcome):
        if each.over is None and pile and each.moment != pile[-1].moment:
            yield tuple(pile)
            pile = []
        pile.append(each)
    if pile:
        yield tuple(pile)


# What is otherwise.


@dataclass(frozen=True, slots=True)
class Changed:
    """A permanent that is otherwise in the end: as it was, None if it was not there, and as it is, None if it left."""

    id: ObjectId
    before: GameObject | None
    after: GameObject | None
    size_before: tuple[int | None, int | None] = (None, None)
    size_after: tuple[int | None, int | None] = (None, None)
    went: Zone | None = None


def changed_permanents(outcome: Outcome) -> Iterator[Changed]:
    """Yield the permanents that came, left, or have another size, other counters, damage or controller."""
    start, state = outcome.start, outcome.state
    for each in start.battlefield():
        now = state.objects.get(each.id)
        before = size_of(start, each.id)
        if now is None or not now.on_battlefield or now.incarnation != each.incarnation:
            if now is not None and now.on_battlefield:
                yield Changed(each.id, each, now, before, size_of(state, each.id), now.zone)
            else:
                yield Changed(each.id, each, None, before, went=None if now is None else now.zone)
            continue
        after = size_of(state, each.id)
        if (before, facets_of(each)) != (after, facets_of(now)):
            yield Changed(each.id, each, now, before, after)
    for each in state.battlefield():
        was = start.objects.get(each.id)
        if was is None or not was.on_battlefield:
            yield Changed(each.id, None, each, size_after=size_of(state, each.id))


def facets_of(thing: GameObject) -> tuple[object, ...]:
    return tuple(sorted(thing.counters.items())), thing.damage, thing.controller


def size_of(state: GameState, thing: ObjectId) -> tuple[int | None, int | None]:
    values = characteristics(state, thing)
    return (values.power, values.toughness) if values.is_creature else (None, None)


# Turns.


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn, or what of it is played: whose it is, the states as it begins and ends, who attacked what."""

    player: PlayerId
    before: GameState
    after: GameState
    attacks: tuple[ev.AttackerDeclared, ...] = ()


def turns_of_outcome(outcome: Outcome) -> Iterator[Turn]:
    """Yield the turns that were played, the one that the scenario begins in first."""
    begin = after = outcome.start
    attacks: list[ev.AttackerDeclared] = []
    for moment in moments_of_outcome(outcome):
        if any(isinstance(event, ev.TurnBegan) for event in moment.events):
            yield Turn(begin.active, begin, moment.before, tuple(attacks))
            begin, attacks = moment.after, []
        attacks += [event for event in moment.events if isinstance(event, ev.AttackerDeclared)]
        after = moment.after
    yield Turn(begin.active, begin, after, tuple(attacks))

"""Triggered abilities (CR 603): which of them an event triggers, looking back where the rules say so.

Finds; `game` puts what is found on the stack in the players' order. What meets a condition is told by
`occasions_of_condition`."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count

from bot.engine.fuel import LOOK, burn_fuel
from bot.engine.magic import events as ev
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.multiplayer.range_of_influence import is_event_in_range
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.targeting.legal_targets import incarnation_of
from bot.engine.magic.triggers.abilities_by_event import event_condition, find_listeners, looks_back, parts_of_condition
from bot.engine.magic.triggers.additional_triggers import silencer_for, sources_repeating
from bot.engine.magic.triggers.combat_and_permanent_conditions import defender_of, occasions_of_condition
from bot.engine.magic.triggers.stack_and_zone_conditions import cards_cycled
from bot.engine.magic.triggers.trigger_watchers import Occasion, Watcher
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.layers import characteristics, project_board
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.stack_triggers import (
    CastThis,
    CycledThis,
    DrawsThis,
    ExilesItself,
    PutIntoGraveyard,
)


def watchers_of(state: GameState, thing: GameObject) -> Iterator[Watcher]:
    """The triggered abilities of one object, wherever it is."""
    for ability in characteristics(state, thing.id).triggered_abilities:
        yield Watcher(thing.id, thing.controller, ability)


def find_triggered_abilities(
    before: GameState, after: GameState, events: Sequence[ev.Event]
) -> Iterator[StackedAbility | ev.TriggerChanged]:
    """CR 603.2: what these simultaneous events trigger, and what changes that (603.2d); leaving the battlefield looks
    back (603.10a)."""
    kinds = frozenset(map(type, events))
    for state, back in ((before, True), (after, False)):
        speaking = project_board(state).speaking
        for each in find_listeners(speaking.alike).to(kinds, back=back) if speaking else ():
            burn_fuel(LOOK * len(events))
            yield from trigger_each_time(each.watcher, (state, after), each.condition, events)
        if not state.ongoing.awaiting and not state.table.rising:
            continue
        for watcher in (*delayed_watchers(state), *graveyard_watchers(state)):
            for condition in parts_of_condition(watcher.ability.condition):
                if looks_back(condition) is back:
                    yield from trigger_each_time(watcher, (state, after), condition, events)
    yield from () if EVENTS_OF_OPTIONAL_COSTS.isdisjoint(kinds) else abilities_linked_to_costs(after, events)
    for watcher in () if EVENTS_HEARD_ELSEWHERE.isdisjoint(kinds) else watchers_off_battlefield(after, events):
        for condition in parts_of_condition(watcher.ability.condition):
            if is_heard_elsewhere(after, watcher, condition):
                yield from trigger_each_time(watcher, (after, after), condition, events)


EVENTS_OF_OPTIONAL_COSTS = frozenset[type[ev.Event]]({ev.Exerted, ev.Enlisted})
"""What pays costs to which abilities are linked (CR 607.2h)."""

EVENTS_HEARD_ELSEWHERE = frozenset[type[ev.Event]](
    {ev.SpellCast, ev.AbilityActivated, ev.ZoneChanged, ev.StepBegan, ev.CountersRemoved, ev.CardDrawn}
)
"""What triggers abilities of cards and spells (CR 113.6k)."""


def is_heard_elsewhere(state: GameState, watcher: Watcher, condition: ab.TriggerCondition) -> bool:
    """CR 113.6: whether the ability functions where a card is that is no permanent."""
    match event_condition(condition):
        case CastThis() | CycledThis() | DrawsThis() | ExilesItself():
            return True
        case PutIntoGraveyard(what=what):
            return what == fl.THIS
        case ab.BeginningOf() | ab.LastCounterRemoved():  # CR 702.62a
            keyword = watcher.ability.keyword
            suspended = keyword is not None and keyword.keyword is KeywordName.SUSPEND
            return suspended and state.objects[watcher.source].zone is Zone.EXILE
        case _:
            return False


def delayed_watchers(state: GameState) -> Iterator[Watcher]:
    """CR 603.7: the triggered abilities that effects have made."""
    return (Watcher(each.source, each.controller, each.ability, each) for each in state.ongoing.awaiting)


def graveyard_watchers(state: GameState) -> Iterator[Watcher]:
    """CR 113.6m: the abilities that move the card which they are of out of the graveyard."""
    for card in state.table.rising:
        for ability in card.printed.triggered_abilities:
            if ability.from_graveyard:
                yield Watcher(card.id, card.owner, ability)


def watchers_off_battlefield(state: GameState, events: Sequence[ev.Event]) -> Iterator[Watcher]:
    """CR 113.6k, 603.6c, 702.29c, 702.35a, 702.62a: the abilities of a spell that is cast, of a card that is put into a
    graveyard or exiled, of one that is cycled, and of those that are suspended."""
    found: dict[ObjectId, GameObject] = {}
    for event in events:
        match event:
            case ev.SpellCast(spell=moved):
                found[moved.id] = moved
            case ev.AbilityActivated(stacked=stacked) if stacked.source in cards_cycled([event]):
                found[stacked.source] = state.objects[stacked.source]
            case ev.ZoneChanged(object=card, destination=Zone.GRAVEYARD | Zone.EXILE):
                found[card] = state.objects[card]
            case ev.CardDrawn(card=ObjectId() as card):
                found[card] = state.objects[card]
            case ev.StepBegan(step=Step.UPKEEP):
                found |= {card.id: card for card in state.table.suspended}
            case ev.CountersRemoved(holder=ObjectId() as card) if state.objects[card].zone is Zone.EXILE:
                found[card] = state.objects[card]
            case _:
                pass
    for thing in found.values():
        yield from watchers_of(state, thing)


def find_state_triggers(state: GameState) -> Iterator[StackedAbility | ev.TriggerChanged]:
    """CR 603.8: what triggers because the game is as it is."""
    speaking = project_board(state).speaking
    for each in find_listeners(speaking.alike).of_state if speaking else ():
        if not is_state_trigger_pending(state, each.watcher):
            yield from trigger_each_time(each.watcher, (state, state), each.condition, ())


def is_state_trigger_pending(state: GameState, watcher: Watcher) -> bool:
    """CR 603.8: a state trigger that has triggered does not trigger again before it has left the stack."""
    incarnation = state.objects[watcher.source].incarnation
    return any(
        (each.source, each.incarnation, each.effects) == (watcher.source, incarnation, watcher.ability.effects)
        for each in (*state.waiting, *state.stacked.values())
        if each.card is None and not each.activated
    )


def trigger_each_time(
    watcher: Watcher, states: tuple[GameState, GameState], condition: ab.TriggerCondition, events: Sequence[ev.Event]
) -> Iterator[StackedAbility | ev.TriggerChanged]:
    """Each time that the ability triggers: the states are the one in which its event is looked for, and the one after
    the event."""
    state, after = states
    seen = events
    if state.ranges:
        seen = [event for event in events if is_event_in_range(state, watcher.source, watcher.controller, event)]
    silenced = silencer_for(state, watcher, condition)
    if silenced is not None:
        barred = {index: by for index, event in enumerate(seen) if (by := silenced(event)) is not None}
        for index, by in barred.items():
            if any(
                meets_intervening_if(watcher, after, each)
                for each in occasions_of_condition(watcher, state, condition, [seen[index]])
            ):
                yield ev.TriggerChanged(watcher.source, by, again=False)
        seen = [event for index, event in enumerate(seen) if index not in barred]
    for occasion in occasions_of_condition(watcher, state, condition, seen):
        if meets_intervening_if(watcher, after, occasion):
            yield waiting_ability(watcher, state, occasion)
            for by in sources_repeating(state, watcher, condition, occasion, seen):
                yield ev.TriggerChanged(watcher.source, by, again=True)
                yield waiting_ability(watcher, state, occasion)


def abilities_linked_to_costs(state: GameState, events: Sequence[ev.Event]) -> Iterator[StackedAbility]:
    """CR 607.2h: the abilities that are linked to the optional costs which have been paid."""
    for event in events:
        match event:
            case ev.Exerted(permanent=source, cost=ab.OptionalAttackCost(then=ab.TriggeredAbility() as ability)):
                about = source
            case ev.Enlisted(
                creature=source, enlisted=about, cost=ab.OptionalAttackCost(then=ab.TriggeredAbility() as ability)
            ):
                pass
            case _:
                continue
        watcher = Watcher(source, state.objects[source].controller, ability)
        yield waiting_ability(watcher, state, Occasion(about, defender=defender_of(state, source)))


def waiting_ability(watcher: Watcher, state: GameState, occasion: Occasion) -> StackedAbility:
    """CR 603.2: the ability as it waits to be put on the stack, where it gets its name."""
    ability, made = watcher.ability, watcher.delayed
    return StackedAbility(
        ObjectId(""),
        watcher.source,
        watcher.controller,
        ability.effects,
        ability.targets,
        triggering=occasion.about,
        about=0 if occasion.about is None else incarnation_of(state, occasion.about),
        amount=occasion.amount,
        defender=occasion.defender,
        damager=occasion.damager,
        mana=ability.is_mana_ability,
        produced=occasion.mana,
        optional=ability.optional,
        keyword=ability.keyword,
        incarnation=state.objects[watcher.source].incarnation if made is None else made.incarnation,
        turned=state.objects[watcher.source].form.turned,
        only_if=ability.only_if,
        rule=ability.rule,
        chapter=isinstance(ability.condition, ab.ReachesChapter),
        modal=ability.modal,
        link=link_of_ability(state.objects[watcher.source], ability),
        limit=None if ability.limit is None else (ability.text, ability.limit),
        spends=made.number if made is not None and made.once else None,
    )


def link_of_ability(source: GameObject, ability: ab.TriggeredAbility) -> str:
    """CR 607.1, 607.5: the card on which the ability is printed, be it as a keyword ability that means it; empty where
    it was given."""
    printed = ability.keyword is not None and ability.keyword in source.printed.abilities
    return source.printed.name if printed and not ability.link else ability.link


def meets_intervening_if(watcher: Watcher, state: GameState, occasion: Occasion) -> bool:
    """CR 603.4: the ability triggers only if its intervening "if" clause is true as its event has happened."""
    condition = watcher.ability.only_if
    context = Context(watcher.source, watcher.controller, (), occasion.about, occasion.amount, occasion.defender)
    return condition is None or condition_holds(state, context, condition, partial(characteristics, state))


def name_on_stack(stacked: StackedAbility, state: GameState, first: int = 1) -> StackedAbility:
    """Give it the source's id with `!1`, `!2`, … (the scenario's way to name what is on the stack), if it has none;
    the lowest number that is free from `first` on."""
    if stacked.id:
        return stacked
    ids = (ObjectId(f"{stacked.source}!{number}") for number in count(first))
    return changed(stacked, id=next(each for each in ids if each not in state.stacked))

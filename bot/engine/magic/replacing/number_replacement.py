"""Replacement of counters that are put (CR 614.16), of mana that is produced (106.12b), and of untapping (122.1d)."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import reduce
from itertools import permutations
from typing import TypeAlias

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Decide
from bot.engine.magic.events.proposals import Proposal, UsedEffects
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.mana_costs import symbols_of_cost
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.replacing.competing_effects import modify_event, sources_of_effects
from bot.engine.magic.replacing.event_effects import (
    ReplacementEffect,
    effects_on_counters,
    effects_on_mana,
    sources_needing_effect,
)
from bot.engine.magic.replacing.events_on_the_way import EventsOnTheWay
from bot.engine.magic.replacing.impossible_events import refuse_counters
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.words.abilities.event_replacements import ProduceInstead, Scaled
from bot.engine.trace import cite_rules

MOST_ORDERS = 4
"""Of up to so many competing effects every order is tried for the default."""

ChangeNumber: TypeAlias = Callable[[int, ReplacementEffect], int]
"""What an effect makes of a number."""


def scale_number(number: int, by: ReplacementEffect) -> int:
    """CR 614.1a, 614.7: what an effect that multiplies, divides or adds makes of it; nothing stays nothing."""
    return by.instead.of(number) if number > 0 and isinstance(by.instead, Scaled) else number


def best_order(
    number: int, found: list[ReplacementEffect], change: ChangeNumber = scale_number, *, most: bool
) -> list[ReplacementEffect]:
    """The effects in the order that leaves most, or least, of the number; of many, and of those that are all alike, in
    the order in which they stand."""
    if not 1 < len(found) <= MOST_ORDERS or len({each.instead for each in found}) == 1:
        return found
    orders = list(permutations(found))
    reached = [reduce(change, order, number) for order in orders]
    return list(orders[reached.index(max(reached) if most else min(reached))])


def are_all_like(last: ReplacementEffect | None, competing: Sequence[ReplacementEffect]) -> bool:
    """Whether all do what the last effect did, so that nobody is asked again which of them comes first."""
    return last is not None and all(each.instead is last.instead or each.instead == last.instead for each in competing)


# Counters.


class CounterChanges:
    """CR 614.16, 616.1: what changes how many counters are put on a player, or on a permanent that is in the state
    `there`; by default what is best in the end for whom they concern."""

    def __init__(self, way: EventsOnTheWay, proposal: Proposal, event: ev.CountersPut, there: GameState) -> None:
        self.way = way
        self.decide: Decide = way.decide
        self.proposal = proposal
        found = effects_on_counters(way.state, there, event.holder, event.kind, proposal.author)
        self.effects = [each for each in found if isinstance(each.instead, Scaled)]
        holder = event.holder
        self.affected = holder if isinstance(holder, PlayerId) else there.objects[holder].controller

    def effects_on(self, event: ev.CountersPut, used: UsedEffects) -> Sequence[ReplacementEffect]:
        if event.amount <= 0:  # CR 614.7
            return ()
        good = not event.kind.startswith("-") and event.kind != "poison"
        return best_order(event.amount, [each for each in self.effects if each.key not in used], most=good)

    def best_first(
        self, _event: ev.CountersPut, competing: Sequence[ReplacementEffect], _used: UsedEffects
    ) -> Sequence[ReplacementEffect]:
        return competing

    def chooser(self, _event: ev.CountersPut) -> PlayerId:
        return self.affected

    def subject(self, event: ev.CountersPut) -> ObjectId | None:
        return None if isinstance(event.holder, PlayerId) else event.holder

    def is_order_settled(self, last: ReplacementEffect | None, competing: Sequence[ReplacementEffect]) -> bool:
        return are_all_like(last, competing)

    def replace_event(
        self,
        event: ev.CountersPut,
        chosen: ReplacementEffect,
        competing: Sequence[ReplacementEffect],
        _used: UsedEffects,
    ) -> Sequence[ev.CountersPut]:
        after, among = scale_number(event.amount, chosen), sources_of_effects(competing)
        told = ev.CountersChanged(event.holder, event.kind, event.amount, after, chosen.by, among, self.affected)
        self.way.tell(told, chosen.rules, competing, self.proposal)
        return (replace(event, amount=after),)


def put_counters(way: EventsOnTheWay, _index: int, proposal: Proposal, event: ev.CountersPut) -> int:
    """CR 614.6: no counters are put on what would enter with them and goes somewhere else instead."""
    if proposal.follows is not None and is_of_move_elsewhere(way.out[proposal.follows].event, event):
        return proposal.follows
    return put_counters_there(way, proposal, event, way.state)


def is_of_move_elsewhere(moved: ev.Event, put: ev.CountersPut) -> bool:
    """CR 614.6: whether the permanent that would enter with the counters goes somewhere else, or nowhere."""
    if isinstance(moved, ev.CouldNotHappen) and moved.deed is ev.Deed.ENTERING:
        return moved.who == put.holder
    if not isinstance(moved, ev.ZoneChanged) or moved.object != put.holder:
        return False
    return moved.destination is not Zone.BATTLEFIELD


def put_counters_there(way: EventsOnTheWay, proposal: Proposal, event: ev.CountersPut, there: GameState) -> int:
    """CR 614.16, 614.17, 122.6: on a player, or on a permanent, which is in the state `there` or enters right now."""
    holder, author = event.holder, proposal.author
    is_there = isinstance(holder, PlayerId) or (holder in there.objects and there.objects[holder].on_battlefield)
    if not is_there:
        there = way.with_what_enters()
    if (told := refuse_counters(there, event)) is not None:
        return way.settle(changed(proposal, event=told, rules=cite_rules("101.2", "614.17")))
    for by in sources_needing_effect(way.state, there, holder, event.kind, author):
        not_changed = ev.CountersNotChanged(holder, by)
        cited = cite_rules("609.1")
        way.settle(Proposal(not_changed, cited, proposal.cause, proposal.follows, why=proposal.why))
    (put,) = modify_event(CounterChanges(way, proposal, event, there), event, proposal.used)
    proposal = proposal if put is event else changed(proposal, event=put)
    return way.settle(proposal) if put.amount > 0 else len(way.out) - 1


# Mana, and untapping.


class ManaChanges:
    """CR 106.12b: what changes mana as it is produced, as each effect says once; by default what multiplies it comes
    last, since that leaves most."""

    def __init__(self, way: EventsOnTheWay, proposal: Proposal) -> None:
        self.way = way
        self.decide: Decide = way.decide
        self.proposal = proposal

    def effects_on(self, event: ev.ManaAdded, used: UsedEffects) -> Sequence[ReplacementEffect]:
        return [each for each in effects_on_mana(self.way.state, event) if each.key not in used]

    def best_first(
        self, _event: ev.ManaAdded, competing: Sequence[ReplacementEffect], _used: UsedEffects
    ) -> Sequence[ReplacementEffect]:
        return sorted(competing, key=lambda each: isinstance(each.instead, Scaled))

    def chooser(self, event: ev.ManaAdded) -> PlayerId:
        return event.player

    def subject(self, event: ev.ManaAdded) -> ObjectId | None:
        return event.source

    def is_order_settled(self, _last: ReplacementEffect | None, _competing: Sequence[ReplacementEffect]) -> bool:
        return False

    def replace_event(
        self,
        event: ev.ManaAdded,
        chosen: ReplacementEffect,
        competing: Sequence[ReplacementEffect],
        _used: UsedEffects,
    ) -> Sequence[ev.ManaAdded]:
        mana = mana_produced_instead(event.mana, chosen)
        if mana != event.mana:
            among = sources_of_effects(competing)
            told = ev.ManaChanged(event.source, event.mana, mana, chosen.by, among, event.player)
            self.way.tell(told, chosen.rules, competing, self.proposal)
        return (replace(event, mana=mana),)


def add_mana(way: EventsOnTheWay, _index: int, proposal: Proposal, event: ev.ManaAdded) -> int:
    """CR 106.12b: mana for which a permanent is tapped."""
    if not event.tapping:
        return way.settle(proposal)
    (produced,) = modify_event(ManaChanges(way, proposal), event, proposal.used)
    return way.settle(changed(proposal, event=produced))


def mana_produced_instead(mana: str, by: ReplacementEffect) -> str:
    """CR 106.12b: what is produced instead of that mana, in symbols."""
    match by.instead:
        case Scaled(times=times):
            return mana * times
        case ProduceInstead() as instead:
            return instead.of(len(symbols_of_cost(mana)))
        case _:
            return mana


def untap_permanent(way: EventsOnTheWay, _index: int, proposal: Proposal, event: ev.Untapped) -> int:
    """CR 122.1d: instead of becoming untapped it loses a stun counter."""
    if not way.state.objects[event.permanent].counters.get("stun"):
        return way.settle(proposal)
    rules = (*proposal.rules, *cite_rules("122.1d"))
    return way.settle(changed(proposal, event=ev.CountersRemoved(event.permanent, "stun", 1), rules=rules))

"""Replacement of life that is gained or lost (CR 119.3, 119.10, 120.4c-d)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

from bot.engine.cached_property import cached_property
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, Decide
from bot.engine.magic.events.proposals import Proposal, UsedEffects
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.multiplayer.teams import players_sharing_life
from bot.engine.magic.replacing.competing_effects import modify_event, sources_of_effects
from bot.engine.magic.replacing.event_effects import (
    ReplacementEffect,
    effects_on_life_gain,
    effects_on_life_loss,
    replacements_in_force,
)
from bot.engine.magic.replacing.events_on_the_way import EventsOnTheWay
from bot.engine.magic.replacing.impossible_events import what_happens_not
from bot.engine.magic.replacing.number_replacement import are_all_like, best_order, scale_number
from bot.engine.magic.table.ability_context import context_of
from bot.engine.magic.values.amount_values import amount_value
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.abilities.event_replacements import LeaveLife, LoseInstead, Scaled

LifeChange: TypeAlias = ev.LifeGained | ev.LifeLost


class LifeChanges:
    """CR 119.10, 120.4c, 616.1: what changes how much life a player gains or loses, or turns a gain into a loss, which
    other effects may then change (616.2); by default what is best for that player in the end."""

    def __init__(self, way: EventsOnTheWay, proposal: Proposal) -> None:
        self.way = way
        self.decide: Decide = way.decide
        self.proposal = proposal
        follows = proposal.follows
        self.by_damage = follows is not None and isinstance(way.out[follows].event, ev.DamageDealt)

    @cached_property
    def total(self) -> int:
        """The life total that is lost of."""
        event = self.proposal.event
        return life_total_by_then(self.way, event.player) if isinstance(event, ev.LifeGained | ev.LifeLost) else 0

    def effects_on(self, event: LifeChange, used: UsedEffects) -> Sequence[ReplacementEffect]:
        if event.amount <= 0:  # CR 119.10, 614.7: there is no event
            return ()
        gained, state = isinstance(event, ev.LifeGained), self.way.state
        found = (
            effects_on_life_gain(state, event.player)
            if gained
            else effects_on_life_loss(state, event.player, by_damage=self.by_damage)
        )
        left = [each for each in found if each.key not in used]
        lost = [each for each in left if isinstance(each.instead, LoseInstead) and gained]
        changing = [
            each
            for each in left
            if isinstance(each.instead, Scaled)
            or (isinstance(each.instead, LeaveLife) and self.changed_number(event.amount, each) != event.amount)
        ]
        return [*lost, *best_order(event.amount, changing, self.changed_number, most=gained)]

    def changed_number(self, number: int, by: ReplacementEffect) -> int:
        """CR 120.4c: what an effect makes of it, which may only leave so much of what is lost."""
        if not isinstance(by.instead, LeaveLife):
            return scale_number(number, by)
        least = by.instead.least
        return self.total - least if self.total >= least > self.total - number else number

    def best_first(
        self, _event: LifeChange, competing: Sequence[ReplacementEffect], _used: UsedEffects
    ) -> Sequence[ReplacementEffect]:
        return competing

    def chooser(self, event: LifeChange) -> PlayerId:
        return event.player

    def subject(self, _event: LifeChange) -> ObjectId | None:
        return None

    def is_order_settled(self, last: ReplacementEffect | None, competing: Sequence[ReplacementEffect]) -> bool:
        return are_all_like(last, competing)

    def replace_event(
        self,
        event: LifeChange,
        chosen: ReplacementEffect,
        competing: Sequence[ReplacementEffect],
        _used: UsedEffects,
    ) -> Sequence[LifeChange]:
        turned, gained = isinstance(chosen.instead, LoseInstead), isinstance(event, ev.LifeGained)
        after = event.amount if turned else self.changed_number(event.amount, chosen)
        who, among = event.player, sources_of_effects(competing)
        what = ev.ChangedAmount.LIFE_GAINED if gained else ev.ChangedAmount.LIFE_LOST
        what = ev.ChangedAmount.LIFE_LOST_INSTEAD_OF_GAINED if turned else what
        told: ev.Event = ev.AmountChanged(who, what, event.amount, after, chosen.by, among, who)
        if isinstance(chosen.instead, LeaveLife):
            told = ev.LifeLossChanged(who, event.amount, after, chosen.by)
        self.way.tell(told, chosen.rules, competing, self.proposal)
        return (ev.LifeLost(who, after) if turned else replace(event, amount=after),)


def change_life(way: EventsOnTheWay, _index: int, proposal: Proposal, event: LifeChange) -> int:
    """CR 119.10: nothing happens where nothing is left; then what follows, follows what left nothing."""
    if not replacements_in_force(way.state):
        return way.settle(proposal)
    (found,) = modify_event(LifeChanges(way, proposal), event, proposal.used)
    if found != event:
        proposal = changed(proposal, event=found)
    return way.settle(proposal) if found.amount > 0 else len(way.out) - 1


def life_total_by_then(way: EventsOnTheWay, player: PlayerId) -> int:
    """CR 120.4c-d, 810.9a: the player's life total, or the team's, after what else happens to it in the same moment:
    all that is gained, and what is lost as far as that is settled."""
    together = players_sharing_life(way.state.rules, way.state.players, player)
    changes = [each.event for each in way.out if isinstance(each.event, ev.LifeGained | ev.LifeLost)]
    changes += life_gains_to_come(way)
    signed = (
        each.amount if isinstance(each, ev.LifeGained) else -each.amount for each in changes if each.player in together
    )
    return way.state.players[together[0]].life + sum(signed)


def life_gains_to_come(way: EventsOnTheWay) -> Iterator[LifeChange]:
    """What is gained by proposals of the moment that are not settled yet, and by the other parts of effects that
    prevent damage of it (CR 120.4d, 615.5), as effects change it by default."""
    left = [each for index, each in enumerate(way.proposals) if index not in way.places]
    gains = [each.event for each in left if isinstance(each.event, ev.LifeGained)]
    for gain in (*gains, *gains_of_other_parts(way)):
        if what_happens_not(way.state, gain) is None:
            apart = EventsOnTheWay(way.state, first_option, ())
            yield from modify_event(LifeChanges(apart, Proposal(gain, ())), gain)


def gains_of_other_parts(way: EventsOnTheWay) -> Iterator[ev.LifeGained]:
    """CR 120.4d, 615.5: the life that players gain by what is done afterwards."""
    values = partial(characteristics, way.state)
    for part in (each.stacked for each in way.afterwards):
        context = context_of(part)
        for effect in part.effects:
            if isinstance(effect, fx.GainLife):
                amount = amount_value(way.state, context, effect.amount, values)
                players = find_players(way.state, context, effect.player)
                yield from (ev.LifeGained(each, amount, part.source) for each in players)


def first_option(choice: Choice[Any]) -> Any:
    """The default of a choice that is only looked at ahead."""
    return choice.options[0]

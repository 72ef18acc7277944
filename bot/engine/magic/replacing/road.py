"""The one road from what rules functions propose to what happens (CR 614-616).

A proposal that can't happen is told as that (614.17); of every other one, its kind of event says what modifies it and
what happens instead. Events that one contains come after it (616.1g)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Decide
from bot.engine.magic.events.proposals import Proposal
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.replacing.damage_results import damage_with_results
from bot.engine.magic.replacing.destruction import destroy_permanent
from bot.engine.magic.replacing.draw_replacement import replace_draw
from bot.engine.magic.replacing.entering_events import create_tokens, move_or_enter
from bot.engine.magic.replacing.events_on_the_way import EventsOnTheWay, ReplacedEvents
from bot.engine.magic.replacing.impossible_events import IMPOSSIBLE_EVENTS, refuse_proposal
from bot.engine.magic.replacing.life_replacement import change_life
from bot.engine.magic.replacing.number_replacement import add_mana, put_counters, untap_permanent
from bot.engine.magic.replacing.order_of_choices import places_by_chooser
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.functioning_abilities import is_quiet

SettleProposal: TypeAlias = Callable[[EventsOnTheWay, int, Proposal, Any], int]
"""Settles the proposal with that index, its event, and what modifies it; returns the place where it came out."""

KINDS_OF_EVENTS: Mapping[type[ev.Event], SettleProposal] = {
    ev.CardDrawn: replace_draw,
    ev.CountersPut: put_counters,
    ev.Destroyed: destroy_permanent,
    ev.DrewFromEmptyLibrary: replace_draw,
    ev.LifeGained: change_life,
    ev.LifeLost: change_life,
    ev.ManaAdded: add_mana,
    ev.TokenCreated: create_tokens,
    ev.Untapped: untap_permanent,
    ev.ZoneChanged: move_or_enter,
}
"""By the class of an event, what replaces it."""

EVENTS_ON_THE_ROAD = frozenset[type[ev.Event]]({ev.DamageDealt, *KINDS_OF_EVENTS, *IMPOSSIBLE_EVENTS})
"""What anything could replace or forbid; all others happen as they are proposed."""

EVENTS_LEFT_ALONE = frozenset[type[ev.Event]]({ev.DamageDealt, ev.DamageMarked, ev.LifeGained, ev.LifeLost})
"""What on a quiet table nothing replaces or forbids once the damage is what it comes to."""


def replace_proposals(state: GameState, proposals: Sequence[Proposal], decide: Decide) -> ReplacedEvents:
    """CR 614.6, 614.17c: what happens instead of the proposals, with what changed them; those that are settled stay as
    they are.

    Offsets within the batch are kept right."""
    found = ReplacedEvents(proposals)
    if [each for each in proposals if isinstance(each.event, ev.DamageDealt)]:
        found = damage_with_results(state, proposals, decide)
    if is_quiet(state) and EVENTS_LEFT_ALONE.issuperset([type(each.event) for each in found.proposals]):
        return found
    way = EventsOnTheWay(state, decide, found.proposals, found.afterwards)
    for index in places_by_chooser(state, way.proposals):
        proposal = way.proposals[index]
        if index not in way.places:  # else it is one of a group that came with its first
            follows = None if proposal.follows is None else way.places.get(proposal.follows)
            moved = proposal if follows == proposal.follows else changed(proposal, follows=follows)
            way.places[index] = settle_proposal(way, index, moved)
    while way.added:
        settle_proposal(way, len(proposals), way.added.pop(0))
    return ReplacedEvents(way.out, tuple(way.afterwards))


def settle_proposal(way: EventsOnTheWay, index: int, proposal: Proposal) -> int:
    """CR 614.17c: what can't happen is not replaced; everything else is, once."""
    event = proposal.event
    if proposal.settled:
        return way.settle(proposal)
    if (refused := refuse_proposal(way.state, proposal)) is not None:
        return way.settle(refused)
    settle = KINDS_OF_EVENTS.get(type(event))
    return way.settle(proposal) if settle is None else settle(way, index, proposal, event)

"""What can't happen (CR 101.2, 614.17): asked of an event before anything may replace it (614.17c).

Of what is no event but an action, such as a search, and of costs, the chapters ask that carry them out (614.17b)."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.engine.magic import events as ev
from bot.engine.magic.events.proposals import Proposal
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import has_keyword
from bot.engine.magic.values.suspended_rules import (
    what_fixes_life_total,
    what_forbids_counters,
    what_forbids_drawing,
    what_forbids_entering,
    what_forbids_gaining_life,
)
from bot.engine.magic.values.win_and_loss_prevention import loss_prevented
from bot.engine.trace import cite_rules

Refusal: TypeAlias = Callable[[GameState, Any], ev.Event | None]


def what_happens_not(state: GameState, event: ev.Event) -> ev.Event | None:
    """CR 614.17: the event that tells that this one can't happen; None where it can, or for counters, of which
    `refuse_counters` is asked where what they are put on is known."""
    refusal = IMPOSSIBLE_EVENTS.get(type(event))
    return None if refusal is None else refusal(state, event)


def refuse_proposal(state: GameState, proposal: Proposal) -> Proposal | None:
    """CR 101.2, 614.17: what is told instead of what can't happen; None where it can."""
    told = what_happens_not(state, proposal.event)
    if told is None:
        return None
    if isinstance(told, ev.NotDestroyed):
        return changed(proposal, event=told, rules=(*cite_rules("702.12b"), *proposal.rules))
    return changed(proposal, event=told, rules=cite_rules("101.2", "614.17"), why=())


def refuse_destruction(state: GameState, event: ev.Destroyed) -> ev.Event | None:
    """CR 702.12b."""
    indestructible = has_keyword(state, event.permanent, KeywordName.INDESTRUCTIBLE)
    return ev.NotDestroyed(event.permanent) if indestructible else None


def refuse_life_gain(state: GameState, event: ev.LifeGained) -> ev.Event | None:
    """CR 119.7."""
    kept_by = what_forbids_gaining_life(state, event.player)
    return refuse_life_change(state, event) if kept_by is None else ev.LifeNotGained(event.player, kept_by)


def refuse_life_change(state: GameState, event: ev.LifeGained | ev.LifeLost) -> ev.Event | None:
    """CR 119.7-119.8."""
    kept_by = what_fixes_life_total(state, event.player)
    return None if kept_by is None else ev.CouldNotHappen(event.player, ev.Deed.CHANGING_LIFE, kept_by)


def refuse_drawing(state: GameState, event: ev.CardDrawn | ev.DrewFromEmptyLibrary) -> ev.Event | None:
    """CR 121.2b."""
    kept_by = what_forbids_drawing(state, event.player)
    return None if kept_by is None else ev.CardNotDrawn(event.player, kept_by)


def refuse_entering(state: GameState, event: ev.ZoneChanged) -> ev.Event | None:
    """CR 614.17d."""
    if event.destination is not Zone.BATTLEFIELD:
        return None
    kept_by = what_forbids_entering(state, state.objects[event.object])
    return None if kept_by is None else ev.CouldNotHappen(event.object, ev.Deed.ENTERING, kept_by)


def refuse_counters(state: GameState, event: ev.CountersPut) -> ev.Event | None:
    """CR 122.1, 614.17d: in the state with the permanent on the battlefield."""
    kept_by = what_forbids_counters(state, event.holder, event.kind)
    return None if kept_by is None else ev.CouldNotHappen(event.holder, ev.Deed.GETTING_COUNTERS, kept_by)


IMPOSSIBLE_EVENTS: Mapping[type[ev.Event], Refusal] = {
    ev.CardDrawn: refuse_drawing,
    ev.DrewFromEmptyLibrary: refuse_drawing,
    ev.LifeGained: refuse_life_gain,
    ev.LifeLost: refuse_life_change,
    ev.ZoneChanged: refuse_entering,
    ev.PlayerLost: loss_prevented,
    ev.Destroyed: refuse_destruction,
}
"""By the class of an event, what says that it can't happen."""

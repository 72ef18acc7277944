"""In which order players choose what modifies simultaneous events (CR 101.4, 616.1)."""

from collections.abc import Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.events.proposals import Proposal
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.replacing.event_effects import replacements_in_force
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone


def places_by_chooser(state: GameState, proposals: Sequence[Proposal]) -> Sequence[int]:
    """CR 101.4: the places of simultaneous proposals in the order in which they are looked at: those first about which
    the active player chooses, then each other player's in turn order. What follows another one stays behind it.

    In the order in which they stand where nobody could have to choose, or one player alone."""
    as_they_stand = range(len(proposals))
    if len(proposals) < 2 or not replacements_in_force(state):
        return as_they_stand
    choosers: list[PlayerId | None] = []
    for each in proposals:
        led = each.follows is not None and each.follows < len(choosers)
        choosers.append(choosers[each.follows] if led and each.follows is not None else chooser_of(state, each.event))
    if len(set(choosers)) < 2:
        return as_they_stand
    turn = {player: place for place, player in enumerate(state.turn_order())}
    return sorted(as_they_stand, key=lambda place: turn.get(choosers[place] or state.active, len(turn)))


def chooser_of(state: GameState, event: ev.Event) -> PlayerId | None:
    """CR 616.1: the affected player, or the affected object's controller, or its owner if it has none; None of an event
    that nothing replaces."""
    match event:
        case ev.LifeGained(player=player) | ev.LifeLost(player=player) | ev.ManaAdded(player=player):
            return player
        case ev.TokenCreated(token=token):
            return token.controller
        case ev.Destroyed(permanent=thing) | ev.CountersPut(holder=thing) | ev.ZoneChanged(object=thing):
            if isinstance(thing, PlayerId):
                return thing
            found = state.objects.get(thing)
            if found is None:
                return None
            entering = event.controller if isinstance(event, ev.ZoneChanged) else None
            here = found.zone in {Zone.BATTLEFIELD, Zone.STACK}
            return entering or (found.controller if here else found.owner)
        case _:
            return None

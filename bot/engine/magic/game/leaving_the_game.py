"""Leaving the game (CR 104.5, 800.4a): what goes with a player, what is exiled, and what ceases to exist.

A game that ends with the loss is over; nobody leaves it. Proposes events; that combat forgets what has left is the
business of 506.4."""

from collections.abc import Iterator

from bot.engine.magic import events as ev
from bot.engine.magic.events.proposals import Batch, Proposal
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.multiplayer.range_of_influence import seat_of_recipient
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.layers import characteristics
from bot.engine.trace import cite_rules

ZONES_OUTSIDE_GAME = frozenset({Zone.CEASED, Zone.OUTSIDE, Zone.MELDED})
"""Where nothing goes away by itself."""


def players_leaving(state: GameState) -> tuple[PlayerId, ...]:
    """CR 104.5: who has lost a game that goes on, and has not left it."""
    return tuple(each.id for each in state.players.values() if each.lost and not each.left)


def departure_events(state: GameState, player: PlayerId) -> list[Proposal]:
    """CR 800.4a: what the player owns leaves with them; effects that give them control end, and their abilities on the
    stack cease to exist."""
    batch = Batch()
    index = batch.add(ev.PlayerLeft(player), cite_rules("104.5", "800.4a"))
    if state.players[player].monarch and (heir := next_monarch(state, player)) is not None:
        batch.add(ev.BecameMonarch(heir), cite_rules("725.4"), follows=index)
    for thing in state.objects.values():
        if thing.owner == player and thing.zone not in ZONES_OUTSIDE_GAME:
            move = ev.ZoneChanged(thing.id, thing.zone, Zone.OUTSIDE)
            batch.add(move, cite_rules("800.4a"), follows=index, why=(Reason.CONTROLLER_LEFT,))
    for thing in creatures_visiting(state, player):
        buried = zone_change_to(thing, Zone.GRAVEYARD)
        batch.add(buried, cite_rules("classic elimination"), follows=index, why=(Reason.TERRITORY_FELL,))
    return batch.proposals


def next_monarch(state: GameState, leaving: PlayerId) -> PlayerId | None:
    """CR 725.4: the active player, or the next one in turn order, as the monarch leaves; None where nobody is left."""
    there = (each for each in state.turn_order() if each != leaving and not state.players[each].lost)
    return next(there, None)


def creatures_visiting(state: GameState, player: PlayerId) -> Iterator[GameObject]:
    """By the older Emperor rules, the creatures of others that stand in the player's territory."""
    for thing in state.battlefield() if state.rules.territories else ():
        here = seat_of_recipient(state, thing.id, thing.controller) == player
        if here and thing.owner != player and characteristics(state, thing.id).is_creature:
            yield thing


def exile_of_orphans(state: GameState) -> list[Proposal]:
    """CR 800.4a, 800.4c: what is still controlled by somebody who has left is exiled."""
    gone = {each.id for each in state.players.values() if each.left}
    return [
        Proposal(zone_change_to(thing, Zone.EXILE), cite_rules("800.4a"), why=(Reason.CONTROLLER_LEFT,))
        for thing in state.objects.values()
        if thing.controller in gone and thing.zone in {Zone.BATTLEFIELD, Zone.STACK}
    ]


def zone_change_to(thing: GameObject, destination: Zone) -> ev.ZoneChanged:
    return ev.ZoneChanged(thing.id, thing.zone, destination)

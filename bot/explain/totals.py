"""How many counters players have as a trace goes on, so that a sentence on a few more can say how many in all."""

from collections.abc import Mapping

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import PlayerId, Recipient
from bot.engine.magic.table.game_state import GameState
from bot.engine.trace import Trace


def held_by_players(state: GameState) -> Mapping[tuple[Recipient, str], int]:
    """The counters that players have, by player and kind."""
    return {(player.id, kind): number for player in state.players.values() for kind, number in player.counters.items()}


def running_totals(
    trace: Trace[ev.Event], held: Mapping[tuple[Recipient, str], int]
) -> Mapping[int, Mapping[tuple[Recipient, str], int]]:
    """By moment, what players have of each kind after it; only the moments that change it."""
    now, found = dict(held), {}
    for entry in trace.entries_of(ev.CountersPut, ev.CountersRemoved):
        event = entry.event
        if isinstance(event, ev.CountersPut | ev.CountersRemoved) and isinstance(event.holder, PlayerId):
            more = event.amount if isinstance(event, ev.CountersPut) else -event.amount
            key = (event.holder, event.kind)
            now[key] = now.get(key, 0) + more
            found[entry.moment] = dict(now)
    return found

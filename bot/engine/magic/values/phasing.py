"""What phases in and out (CR 502.1, 702.26)."""

from collections.abc import Iterator, Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.keywords.phasing import PHASING
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import characteristics


def permanents_phasing_in(state: GameState) -> list[ObjectId]:
    """CR 502.1, 702.26g: what phased out under the active player's control, with what phased out along with it."""
    away = [thing for thing in state.objects.values() if thing.phased_out]
    back = {each.id for each in away if each.memory.phased_with is None and state.is_active(each.controller)}
    return [each.id for each in away if each.id in back or each.memory.phased_with in back]


def permanents_with_phasing(state: GameState) -> list[ObjectId]:
    """CR 502.1, 702.26a: the permanents with phasing that the active player controls."""
    mine = (each.id for each in state.battlefield() if state.is_active(each.controller))
    return [each for each in mine if PHASING.name in characteristics(state, each).keywords]


def events_of_phasing_out(state: GameState, permanents: Sequence[ObjectId]) -> Iterator[ev.PhasedOut]:
    """CR 702.26b, g-h: with all that is attached to them, which phases out indirectly even where it would directly."""
    hosts: dict[ObjectId, ObjectId] = {}
    for host in permanents:
        waiting = [host]
        while waiting:
            here = waiting.pop()
            attached = [thing.id for thing in state.table.attached if state.host_of(thing) == here]
            fresh = [each for each in attached if each not in hosts]
            hosts |= dict.fromkeys(fresh, host)
            waiting += fresh
    yield from (ev.PhasedOut(each) for each in permanents if each not in hosts)
    yield from (ev.PhasedOut(each, host) for each, host in hosts.items())

"""Cards exiled until a permanent leaves the battlefield (CR 610.3).

This file finds what is held and what returns; `game` makes it happen."""

from bot.engine.magic import events as ev
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.ongoing_effects import HeldInExile


def cards_held_after(
    held: tuple[HeldInExile, ...], before: GameState, thing: GameObject, move: ev.ZoneChanged
) -> tuple[HeldInExile, ...]:
    """What of the held cards is left after the object has moved: it joins them if it is exiled until something leaves,
    which was there `before`, else it is not held any more."""
    others = tuple([each for each in held if each.card != thing.id])
    if move.until is None or move.destination is not Zone.EXILE:
        return others
    source = before.objects[move.until]
    origin = Zone.BATTLEFIELD if move.origin is Zone.MELDED else move.origin  # CR 712.21c
    return (*others, HeldInExile(thing.id, thing.incarnation + 1, source.id, source.incarnation, origin))


def returning_moves(state: GameState) -> list[ev.ZoneChanged]:
    """CR 610.3, 610.3c-d: the moves of cards whose permanent has left, to where they came from, a permanent under its
    owner's control, in timestamp order (613.7m). Tokens do not return (111.8)."""
    if not state.ongoing.held:
        return []
    order = {player: place for place, player in enumerate(state.turn_order())}
    free = ((state.objects[each.card], each.origin) for each in state.ongoing.held if is_source_gone(state, each))
    back = [each for each in free if each[0].zone is Zone.EXILE and not each[0].token and each[0].owner in order]
    back.sort(key=lambda each: order[each[0].owner])
    return [ev.ZoneChanged(card.id, card.zone, origin) for card, origin in back]


def is_source_gone(state: GameState, held: HeldInExile) -> bool:
    """CR 702.26d: whether the permanent has left the battlefield; phasing out is not leaving."""
    source = state.objects[held.source]
    return source.zone is not Zone.BATTLEFIELD or source.incarnation != held.source_incarnation

"""What is exiled until a permanent leaves the battlefield, and returns immediately after (CR 610.3).

Says what is held and what is due to return; `game` lets it happen."""

from bot.engine.magic import events as ev
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.ongoing_effects import HeldInExile


def cards_held_after(state: GameState, thing: GameObject, move: ev.ZoneChanged) -> tuple[HeldInExile, ...]:
    """What is held once the object moves: it is, if it is exiled until something leaves, and otherwise no more."""
    others = tuple(each for each in state.ongoing.held if each.card != thing.id)
    if move.until is None or move.destination is not Zone.EXILE:
        return others
    source = state.objects[move.until]
    return (*others, HeldInExile(thing.id, thing.incarnation + 1, source.id, source.incarnation))


def returning_moves(state: GameState) -> list[ev.ZoneChanged]:
    """CR 610.3, 610.3c-d: all whose permanent has left return at once under their owners' control, in the order of
    their timestamps (613.7m). Tokens do not come back (111.8)."""
    if not state.ongoing.held:
        return []
    order = {player: place for place, player in enumerate(state.turn_order())}
    free = (state.objects[each.card] for each in state.ongoing.held if is_source_gone(state, each))
    back = [card for card in free if card.zone is Zone.EXILE and not card.token and card.owner in order]
    back.sort(key=lambda card: order[card.owner])
    return [ev.ZoneChanged(card.id, card.zone, Zone.BATTLEFIELD) for card in back]


def is_source_gone(state: GameState, held: HeldInExile) -> bool:
    """Whether the permanent has left the battlefield; one that is phased out has not (CR 702.26d)."""
    source = state.objects[held.source]
    return source.zone is not Zone.BATTLEFIELD or source.incarnation != held.source_incarnation

"""Makes the next state out of events.

The events are already legal and already replaced. No choice of a player and no text is known here."""

from collections.abc import Container, Iterable

from bot.engine.magic import events as ev
from bot.engine.magic.applying.added_turns import APPLY_TURN_EVENT
from bot.engine.magic.applying.cards import APPLY_CARD_EVENT
from bot.engine.magic.applying.combat import APPLY_COMBAT_EVENT, APPLY_ENTERING_EVENT
from bot.engine.magic.applying.damage import APPLY_DAMAGE_EVENT
from bot.engine.magic.applying.effects import APPLY_REPLACEMENT_EVENT
from bot.engine.magic.applying.game import APPLY_GAME_EVENT
from bot.engine.magic.applying.permanents import APPLY_PERMANENT_EVENT
from bot.engine.magic.applying.players import APPLY_PLAYER_EVENT
from bot.engine.magic.applying.stack import APPLY_STACK_EVENT
from bot.engine.magic.applying.state_draft import Draft, EventTable
from bot.engine.magic.applying.zones import APPLY_ZONE_EVENT
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import CHECKED
from bot.engine.magic.table.stack_objects import StackedAbility


def apply_events(state: GameState, events: Iterable[ev.Event]) -> GameState:
    """Return the state after simultaneous events; `state` itself stays as it was."""
    draft, table = Draft(state), APPLY_EVENT
    for event in events:
        table[type(event)](draft, event)
    return draft.finished()


def forget_what_was_checked(state: GameState) -> GameState:
    """Forget what happened "since the last time state-based actions were checked" (CR 704.5b, 704.5h, 704.6d)."""
    touched = state.table.unchecked
    tried = [player for player in state.players.values() if player.drew_from_empty]
    if not touched and not tried:
        return state
    objects = state.table.copied_with(*[changed(thing, unchecked=CHECKED) for thing in touched])
    drew = {player.id: changed(player, drew_from_empty=False) for player in tried}
    return changed(state, objects=objects, players={**state.players, **drew})


def with_waiting_triggers(state: GameState, abilities: tuple[StackedAbility, ...]) -> GameState:
    """CR 603.2: the state in which these abilities have triggered and wait to be put on the stack."""
    return state if abilities == state.waiting else changed(state, waiting=abilities)


def without_spent_triggers(state: GameState, numbers: Container[int | None]) -> GameState:
    """CR 603.7b: the state without the delayed triggered abilities that have triggered once."""
    left = tuple(each for each in state.ongoing.awaiting if each.number not in numbers)
    return state if left == state.ongoing.awaiting else changed(state, ongoing=changed(state.ongoing, awaiting=left))


def count_limited_ability(state: GameState, stacked: StackedAbility) -> GameState:
    """CR 603.2h: count one more use this turn of an ability with a limit."""
    return count_use(state, stacked.counted_as)


def count_use(state: GameState, key: tuple[ObjectId, int, str]) -> GameState:
    """CR 603.2h, 608.2: count one more use this turn of an ability."""
    used = state.this_turn.activations
    counts = {**used, key: used.get(key, 0) + 1}
    return changed(state, this_turn=changed(state.this_turn, activations=counts))


def apply_event(draft: Draft, event: ev.Event) -> None:
    """Apply one of the events of a moment."""
    APPLY_EVENT[type(event)](draft, event)


APPLY_EVENT: EventTable = {
    **APPLY_GAME_EVENT,
    **APPLY_TURN_EVENT,
    **APPLY_PLAYER_EVENT,
    **APPLY_CARD_EVENT,
    **APPLY_COMBAT_EVENT,
    **APPLY_ENTERING_EVENT,
    **APPLY_DAMAGE_EVENT,
    **APPLY_PERMANENT_EVENT,
    **APPLY_ZONE_EVENT,
    **APPLY_REPLACEMENT_EVENT,
    **APPLY_STACK_EVENT,
}
"""The rows of all chapters: one for each class of the closed union."""

"""Range of influence (CR 801), and the reach of the older Emperor rules: does one thing reach another?

By today's rules it is measured from the controller's seat to the seat of whoever controls the other thing, and is fixed
as each turn begins (801.2c). By the older rules it is measured between places: a creature is in the territory where it
stands. Without a limit everything reaches everything."""

from collections.abc import Iterator
from dataclasses import fields

from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.multiplayer.seats import seat_distance
from bot.engine.magic.table.game_state import GameState
from bot.engine.trace import cite_rules

CLASSIC_RANGE = 2
"""The range of the older Emperor rules, in seats."""


def reaches(state: GameState, source: ObjectId | None, controller: PlayerId, other: Recipient) -> bool:
    """CR 801.2-801.4: whether the source, or its controller if `source` is None, reaches the other."""
    if not state.ranges:
        return True
    if state.rules.territories:
        start = controller if source is None else seat_of_recipient(state, source, controller)
        return seat_distance(state.in_game(), start, seat_of_recipient(state, other, controller)) <= CLASSIC_RANGE
    return in_range(state, controller, other)


def in_range(state: GameState, player: PlayerId, other: Recipient) -> bool:
    """CR 801.2b, 801.2d: whether the other is the player's own, or belonged to somebody in range as the turn began."""
    reached = state.ranges.get(player, frozenset())
    return any(holder == player or holder in reached for holder in players_holding(state, other))


def players_holding(state: GameState, other: Recipient) -> tuple[PlayerId, ...]:
    """CR 801.2d: the players at whose seats something is: its controller, and for a battle also its protector."""
    if isinstance(other, PlayerId):
        return (other,)
    protector = state.objects[other].protector if other in state.objects else None
    return (
        (player_or_controller(state, other),) if protector is None else (player_or_controller(state, other), protector)
    )


def player_or_controller(state: GameState, other: Recipient) -> PlayerId:
    """The player, or the object's controller, who may be the last one before it left the battlefield."""
    if isinstance(other, PlayerId):
        return other
    if other not in state.objects:  # an ability on the stack
        return state.stacked[other].controller
    last = state.departed(other)
    return (state.objects[other] if last is None else last.thing).controller


def is_event_in_range(state: GameState, source: ObjectId, controller: PlayerId, event: ev.Event) -> bool:
    """CR 801.7, 801.11: whether everybody and everything that the event names is in range."""
    if not state.ranges:
        return True
    return all(reaches(state, source, controller, each) for each in recipients_in_event(state, event))


def recipients_in_event(state: GameState, event: ev.Event) -> Iterator[Recipient]:
    """The players and objects that an event names; the beginning of a step names the active player."""
    if isinstance(event, ev.StepBegan):
        yield state.active
    for each in fields(event):
        value = getattr(event, each.name)
        if isinstance(value, PlayerId) or (isinstance(value, ObjectId) and value in state.objects):
            yield value


def seat_of_recipient(state: GameState, what: Recipient, controller: PlayerId) -> PlayerId:
    """The seat where something stands: by the older rules a creature in a territory, what is attached with what it is
    attached to, anything else with its controller."""
    if isinstance(what, PlayerId):
        return what
    last = state.departed(what)
    thing = state.objects.get(what) if last is None else last.thing
    if thing is None:
        return controller
    if not state.rules.territories:
        return thing.controller
    if thing.attached_to is not None and thing.territory is None:
        return seat_of_recipient(state, thing.attached_to, thing.controller)
    return thing.controller if thing.territory is None else thing.territory


def why_out_of_range(state: GameState, player: PlayerId, source: ObjectId) -> Refusal | None:
    """CR 801.6: the refusal if the source is out of the player's range, None if not. By the older rules an Aura counts
    where the creature that it enchants stands."""
    if reaches(state, None, player, source):
        return None
    cited = cite_rules("classic range") if state.rules.territories else cite_rules("801.6")
    return Refusal(RefusalKind.OUT_OF_RANGE, cited, player, source)

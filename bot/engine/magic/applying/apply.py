"""The only place where a game state changes.

Takes events that are already legal and already replaced, and makes the next state; knows no player's choice and no
text."""

from collections.abc import Container, Iterable
from typing import assert_never

from bot.engine.magic.applying.cards import of_cards
from bot.engine.magic.applying.combat import of_combat, of_entering
from bot.engine.magic.applying.damage import of_damage
from bot.engine.magic.applying.draft import Draft
from bot.engine.magic.applying.effects import of_replacements
from bot.engine.magic.applying.game import of_game
from bot.engine.magic.applying.permanents import of_permanents
from bot.engine.magic.applying.players import of_players
from bot.engine.magic.applying.stack import of_stack
from bot.engine.magic.applying.turns import of_turns
from bot.engine.magic.applying.zones import of_zones
from bot.engine.magic.changed import changed
from bot.engine.magic.events import (
    CardEvent,
    CombatEvent,
    DamageEvent,
    EnteringEvent,
    Event,
    GameEvent,
    PermanentEvent,
    PlayerEvent,
    ReplacementEvent,
    StackEvent,
    TurnEvent,
    ZoneEvent,
)
from bot.engine.magic.objects import Objects
from bot.engine.magic.state import GameState, StackedAbility


def apply(state: GameState, events: Iterable[Event]) -> GameState:
    """Return the state after simultaneous events; `state` itself stays as it was."""
    draft = Draft(state, state, Objects(state.objects), dict(state.players), state.combat)
    for event in events:
        happen(draft, event)
    return draft.finished()


def state_based_actions_checked(state: GameState) -> GameState:
    """Forget what happened "since the last time state-based actions were checked" (CR 704.5b, 704.5h, 704.6d)."""
    touched = {thing.id: changed(thing, deathtouched=False) for thing in state.table.deathtouched}
    if state.rules.commanders:
        put = (thing for thing in state.objects.values() if thing.just_put)
        touched |= {thing.id: changed(thing, just_put=False) for thing in put}
    tried = (player for player in state.players.values() if player.drew_from_empty)
    drew = {player.id: changed(player, drew_from_empty=False) for player in tried}
    if not touched and not drew:
        return state
    return changed(state, objects={**state.objects, **touched}, players={**state.players, **drew})


def waiting(state: GameState, abilities: tuple[StackedAbility, ...]) -> GameState:
    """CR 603.2: these have triggered and wait to be put on the stack."""
    return state if abilities == state.waiting else changed(state, waiting=abilities)


def spent(state: GameState, numbers: Container[int | None]) -> GameState:
    """CR 603.7b: these delayed triggered abilities have triggered, and will not again."""
    left = tuple(each for each in state.awaiting if each.number not in numbers)
    return state if left == state.awaiting else changed(state, awaiting=left)


def happen(draft: Draft, event: Event) -> None:
    if isinstance(event, GameEvent):
        of_game(draft, event)
    elif isinstance(event, TurnEvent):
        of_turns(draft, event)
    elif isinstance(event, PlayerEvent):
        of_players(draft, event)
    elif isinstance(event, CardEvent):
        of_cards(draft, event)
    elif isinstance(event, CombatEvent):
        of_combat(draft, event)
    elif isinstance(event, EnteringEvent):
        of_entering(draft, event)
    elif isinstance(event, DamageEvent):
        of_damage(draft, event)
    elif isinstance(event, PermanentEvent):
        of_permanents(draft, event)
    elif isinstance(event, ZoneEvent):
        of_zones(draft, event)
    elif isinstance(event, ReplacementEvent):
        of_replacements(draft, event)
    elif isinstance(event, StackEvent):
        of_stack(draft, event)
    else:
        assert_never(event)

"""What players have that is no object (CR 702.131, 702.179): the city's blessing, and speed."""

from collections.abc import Iterator

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Decide
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.words import abilities as ab


def increase_speed(state: GameState, player: PlayerId) -> ev.SpeedChanged:
    """CR 702.179c-d: the player's speed goes up by one."""
    return ev.SpeedChanged(player, state.players[player].speed + 1)


def start_engines(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """Set the speed of players who have none and control a permanent that says so to 1 (CR 704.5z, 702.179a)."""
    players = {thing.controller for thing, _ in static_abilities(state, ab.StartsEngines)}
    return (increase_speed(state, each) for each in state.players if each in players and not state.players[each].speed)


def give_blessings(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """Give the city's blessing to players who control ten permanents and one with ascend (CR 702.131b)."""
    ascending = {thing.controller for thing, _ in static_abilities(state, ab.Ascends)}
    for player in state.players:
        if player in ascending and not state.players[player].blessed and has_ten_permanents(state, player):
            yield ev.BlessingGained(player)


def has_ten_permanents(state: GameState, player: PlayerId) -> bool:
    """CR 702.131b: whether the player controls ten or more permanents."""
    return sum(thing.controller == player for thing in state.battlefield()) >= PERMANENTS_FOR_BLESSING


PERMANENTS_FOR_BLESSING = 10

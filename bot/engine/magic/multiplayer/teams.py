"""What teams share (CR 805, 810): a life total, poison counters, turns, wins and losses.

Each member has the team's life total and poison counters (810.9a, 810.10a), so that other code need not know of
teams."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.variant_rules import VARIANTS, VariantRules
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.players import Player

POISON = "poison"
USUAL_TEAM_SIZE = 2
"""The size of a team in the plain variant; larger teams have more life and poison (CR 810.11)."""
LIFE_FOR_EACH_MORE = 15
POISON_FOR_EACH_MORE = 5


def players_sharing_life(
    rules: VariantRules, players: Mapping[PlayerId, Player], player: PlayerId
) -> tuple[PlayerId, ...]:
    """CR 810.4, 810.9: the players who share this player's life total and poison counters, the player included."""
    team = players[player].team
    if not rules.shared_totals or team is None:
        return (player,)
    return tuple(each.id for each in players.values() if each.team == team)


def with_shared_totals(
    players: Mapping[PlayerId, Player], stated: Mapping[PlayerId, int], variant: str
) -> Mapping[PlayerId, Player]:
    """CR 810.4, 810.10, 810.11: all players with the team's life total and poison counters. If the scenario states no
    member's life, larger teams have more than 30."""
    rules = VARIANTS[variant]
    if not rules.shared_totals:
        return players
    return {player.id: player_with_shared_life(rules, players, stated, player) for player in players.values()}


def player_with_shared_life(
    rules: VariantRules, players: Mapping[PlayerId, Player], stated: Mapping[PlayerId, int], player: Player
) -> Player:
    """The player with the team's life total and poison counters."""
    mates = players_sharing_life(rules, players, player.id)
    usual = rules.life + LIFE_FOR_EACH_MORE * max(0, len(mates) - USUAL_TEAM_SIZE)
    life = next((stated[each] for each in mates if each in stated), usual)
    poison = max(players[each].counters.get(POISON, 0) for each in mates)
    counters = {**player.counters, POISON: poison} if poison else player.counters
    return replace(player, life=life, counters=counters)


def poison_that_loses(state: GameState, player: PlayerId) -> int:
    """CR 704.6b, 810.11: fifteen poison counters lose a team the game, five more for each player beyond the second."""
    members = len(players_sharing_life(state.rules, state.players, player))
    return 15 + POISON_FOR_EACH_MORE * max(0, members - USUAL_TEAM_SIZE)


def teammates_of_losers(state: GameState) -> Iterator[PlayerId]:
    """CR 810.8a-b: players who are still in the game although a teammate has lost."""
    for player in state.players.values() if state.rules.shared_totals else ():
        mates = players_sharing_life(state.rules, state.players, player.id)
        if not player.lost and any(state.players[each].lost for each in mates):
            yield player.id

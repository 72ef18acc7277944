"""What teams have together (CR 805, 810): one life total and one number of poison counters, turns, wins and losses.

A member's life total and poison counters are always the team's (810.9a, 810.10a), so that whoever asks for either needs
to know nothing of teams."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.variant_rules import VARIANTS, VariantRules
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.players import Player

POISON = "poison"
USUAL_TEAM_SIZE = 2
"""How many heads the plain variant has; larger teams have more of everything (CR 810.11)."""
LIFE_FOR_EACH_MORE = 15
POISON_FOR_EACH_MORE = 5


def players_sharing_life(
    rules: VariantRules, players: Mapping[PlayerId, Player], player: PlayerId
) -> tuple[PlayerId, ...]:
    """CR 810.4, 810.9: whose life total and poison counters are this player's: the team's members, or the player."""
    team = players[player].team
    if not rules.shared_totals or team is None:
        return (player,)
    return tuple(each.id for each in players.values() if each.team == team)


def with_shared_totals(
    players: Mapping[PlayerId, Player], stated: Mapping[PlayerId, int], variant: str
) -> Mapping[PlayerId, Player]:
    """CR 810.4, 810.10, 810.11: everybody with the team's life total, 30 and more for larger teams where the scenario
    states none of any member, and with the team's poison counters."""
    rules = VARIANTS[variant]
    if not rules.shared_totals:
        return players
    return {player.id: player_with_shared_life(rules, players, stated, player) for player in players.values()}


def player_with_shared_life(
    rules: VariantRules, players: Mapping[PlayerId, Player], stated: Mapping[PlayerId, int], player: Player
) -> Player:
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
    """CR 810.8a-b: who is still in the game though somebody of the team has lost."""
    for player in state.players.values() if state.rules.shared_totals else ():
        mates = players_sharing_life(state.rules, state.players, player.id)
        if not player.lost and any(state.players[each].lost for each in mates):
            yield player.id

"""Static abilities that keep players from losing or winning the game (CR 101.2, 104).

A concession, and a loss together with the team, can't be prevented (104.3a, 810.8b)."""

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.multiplayer.teams import players_sharing_life
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl

UNPREVENTABLE_LOSSES = frozenset({LossReason.CONCESSION, LossReason.EMPEROR, LossReason.TEAM})
"""CR 104.3a, 104.3i, 810.8b: losses by concession and losses that follow from a teammate's loss."""


def loss_prevented(state: GameState, lost: ev.PlayerLost) -> ev.GameNotLost | None:
    """CR 101.2: the event that the player does not lose for that reason; None if nothing prevents the loss."""
    for thing, ability in static_abilities(state, ab.CantLose) if lost.why not in UNPREVENTABLE_LOSSES else ():
        if (not ability.reasons or lost.why in ability.reasons) and concerns_player(
            state, thing, ability.players, lost.player
        ):
            return ev.GameNotLost(lost.player, lost.why, thing.id)
    return None


def what_forbids_winning(state: GameState, player: PlayerId) -> ObjectId | None:
    """CR 101.2, 810.8a: whose ability says that the player can't win; None where nothing does."""
    for thing, ability in static_abilities(state, ab.CantWin):
        if concerns_player(state, thing, ability.players, player):
            return thing.id
    return None


def concerns_player(state: GameState, thing: GameObject, players: fl.PlayerSet, player: PlayerId) -> bool:
    """CR 810.8a: whether the ability applies to the player or to a teammate who wins and loses together with them."""
    together = players_sharing_life(state.rules, state.players, player)
    return not set(find_players(state, Context(thing.id, thing.controller), players)).isdisjoint(together)

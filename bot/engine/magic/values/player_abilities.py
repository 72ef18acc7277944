"""The keyword abilities that static abilities give to players (CR 702.11c, 702.16c, 702.18a)."""

from collections.abc import Iterator

from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.qualities import OpponentsQuality, PlayerQuality


def abilities_of_player(state: GameState, player: PlayerId) -> tuple[fx.KeywordAbility, ...]:
    """CR 604.1: what static abilities say that the player has now."""
    return tuple(ability for _, ability in abilities_granted_to(state, player))


def abilities_granted_to(state: GameState, player: PlayerId) -> Iterator[tuple[GameObject, fx.KeywordAbility]]:
    """Each such ability, with the object that says so."""
    for thing, ability in static_abilities(state, ab.PlayersHave):
        if player in find_players(state, Context(thing.id, thing.controller), ability.players):
            for granted in ability.abilities:
                yield from ((thing, each) for each in split_by_opponent(state, player, granted))


def split_by_opponent(state: GameState, player: PlayerId, ability: fx.KeywordAbility) -> Iterator[fx.KeywordAbility]:
    """CR 702.16k: protection from each opponent as one ability for each of them."""
    if not isinstance(ability.quality, OpponentsQuality):
        yield ability
        return
    for opponent in state.opponents(player):
        yield fx.KeywordAbility(ability.keyword, PlayerQuality(opponent))

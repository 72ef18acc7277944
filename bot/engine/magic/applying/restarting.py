"""Restarting the game (CR 727): each card goes back to its owner's deck, and a new game begins.

Nobody can know who draws which card, so the cards lie in libraries and hands without an order."""

from collections.abc import Mapping

from bot.engine.magic import events as ev
from bot.engine.magic.applying.state_draft import Draft
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.multiplayer.seats import ranges_of_influence
from bot.engine.magic.multiplayer.teams import with_shared_totals
from bot.engine.magic.table.card_definition import EMBLEM
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.ongoing_effects import Ongoing
from bot.engine.magic.table.players import Player

STARTING_HAND = 7
"""CR 103.5."""
ZONES_OUT_OF_GAME = frozenset({Zone.CEASED, Zone.OUTSIDE})


def restart_game(draft: Draft, event: ev.GameRestarted) -> None:
    """CR 727.1-727.2, 727.5: the players in the game begin a new one before its first untap step (727.4); everything is
    forgotten except the exempt cards."""
    before = draft.state
    playing = before.in_game()
    numbers = {player: deck_size(before, player, event.stays) for player in playing}
    for thing in tuple(draft.objects.values()):
        if thing.zone not in ZONES_OUT_OF_GAME and thing.id not in event.stays:
            draft.put_object(object_at_beginning(thing))
    seats = {
        each.id: player_at_beginning(before, each, numbers[each.id]) if each.id in playing else each
        for each in before.players.values()
    }
    players = with_shared_totals(seats, {}, before.variant)
    for player in players.values():
        draft.put_player(player)
    draft.combat = None
    draft.change_state(
        active=event.starter,
        step=Step.UNTAP,
        libraries={},
        tops={},
        stack=(),
        stacked={},
        acted=None,
        last_stacked={},
        effects=(),
        ongoing=Ongoing(unnamed_playable=before.ongoing.unnamed_playable),
        waiting=(),
        last_known={},
        ranges=ranges_of_influence(players),
        restarted=True,
    )
    draft.change_schedule(parts_to_skip=(), skips_draw=len(playing) == 2 or before.rules.shared_turns)


def object_at_beginning(thing: GameObject) -> GameObject:
    """CR 103.2c, 103.3, 727.2: the card in its owner's deck, a commander in the command zone; anything else ceases to
    exist."""
    card = not thing.token and thing.definition.layout != EMBLEM
    zone = Zone.CEASED if not card else Zone.COMMAND if thing.commander else Zone.LIBRARY
    return GameObject(
        thing.id,
        thing.definition,
        thing.owner,
        thing.owner,
        zone,
        incarnation=thing.incarnation + 1,
        token=thing.token,
        commander=thing.commander,
    )


def deck_size(state: GameState, player: PlayerId, stays: tuple[str, ...]) -> int | None:
    """How many cards the player's deck has in the new game; None if that is unknown."""
    hand, library = state.players[player].hand, state.library_size(player)
    if hand is None or library is None:
        return None
    mine = [thing for thing in state.objects.values() if thing.owner == player and thing.zone not in ZONES_OUT_OF_GAME]
    hidden = hand + library - sum(thing.zone in {Zone.HAND, Zone.LIBRARY} for thing in mine)
    listed = (thing for thing in mine if not thing.token and thing.definition.layout != EMBLEM)
    return hidden + sum(thing.id not in stays and not thing.commander for thing in listed)


def player_at_beginning(state: GameState, player: Player, deck: int | None) -> Player:
    """CR 103.4-103.5, 727.3: the player with the starting life total and seven cards; a player with fewer has drawn
    from an empty library."""
    mana: Mapping[str, int] | None = None if player.mana is None else {}
    return Player(
        player.id,
        state.rules.life,
        player.team,
        player.role,
        player.range,
        hand=STARTING_HAND if deck is None else min(deck, STARTING_HAND),
        library=None if deck is None else max(0, deck - STARTING_HAND),
        mana=mana,
        taps_lands=player.taps_lands,
        drew_from_empty=deck is not None and deck < STARTING_HAND,
    )

"""Performs the actions that no card's text says: preparing, channelling, finishing a spell; those of players."""

from typing import assert_never

from bot.engine.magenoir.announcing.planned_actions import (
    AddToEther,
    ChannelCard,
    CountTwice,
    DestroyPermanent,
    DiscardDownTo,
    DrawForTurn,
    FinishSpell,
    PutOnBoard,
    ReleaseLockedMana,
    TakePile,
    TradeMana,
)
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.game.ether_piles import piles_for_mana
from bot.engine.magenoir.ground.citations import ACTIONS, CHAINS, COMPONENTS, MANA, TARGETS
from bot.engine.magenoir.ground.identifiers import ObjectId
from bot.engine.magenoir.ground.mana import elements_of_mana
from bot.engine.magenoir.resolving.action_in_progress import ActionInProgress
from bot.engine.magenoir.resolving.hands_and_decks import discard_card, draw_card
from bot.engine.magenoir.resolving.mana_movements import add_one_mana, trade_mana
from bot.engine.magenoir.table.objects import BOARD_STATE_BY_TYPE
from bot.engine.magenoir.values.filter_matching import is_indestructible
from bot.engine.magenoir.values.modified_values import cost_of
from bot.engine.magenoir.words import filters as fl

# What happens to the card of the chain itself.


def perform_card_action(
    current: ActionInProgress,
    action: FinishSpell | DestroyPermanent | ReleaseLockedMana | PutOnBoard | ChannelCard | CountTwice,
) -> None:
    source = current.source
    card = current.table.state.cards[source]
    match action:
        case FinishSpell() if card.on_board:
            current.happen(ev.CardDiscarded(source, card.owner, from_hand=False), CHAINS)
        case DestroyPermanent() if card.on_board and not is_indestructible(card):
            current.happen(ev.CardDestroyed(source), ACTIONS)
        case ReleaseLockedMana() if card.mana.total:
            places = piles_for_mana(current.table, elements_of_mana(card.mana), current.controller)
            current.happen(ev.ManaReleased(source, card.mana, places), MANA)
        case PutOnBoard(x=x):
            put_on_board(current, card.id, x)
        case CountTwice() if card.on_board:
            current.happen(ev.CountedTwice(source), COMPONENTS)
        case ChannelCard():
            still = card.on_board and card.state is fl.BoardState.PREPARED
            invalid = ev.TargetInvalid(source, source)
            current.happen(ev.CardChannelled(current.controller, source) if still else invalid, ACTIONS)
        case _:
            pass  # the card is where it was to go already, or has no Mana: no action at all


def put_on_board(current: ActionInProgress, source: ObjectId, x: int) -> None:
    player = current.state.players[current.controller]
    card = current.state.cards[source]
    if source not in player.hand:
        current.happen(ev.TargetInvalid(source, source), TARGETS)
        return
    cost = cost_of(current.state, card, player.name, x)
    if not player.reserve.covers(cost):
        current.happen(ev.CannotPay(source, player.name, cost), MANA)
        return
    current.happen(ev.CardPrepared(player.name, source, BOARD_STATE_BY_TYPE[card.facts.type], cost, x), ACTIONS)


# What players do without a card.


def perform_player_action(
    current: ActionInProgress, action: TradeMana | AddToEther | TakePile | DrawForTurn | DiscardDownTo
) -> None:
    player = current.controller
    match action:
        case TradeMana(given=given, taken=taken):
            trade_mana(current, given, taken)
        case AddToEther(element=element):
            add_one_mana(current, element, in_recovery=True)
        case TakePile(pile=pile):
            current.happen(ev.PileTaken(player, pile, current.state.available[pile]), MANA)
        case DrawForTurn():
            draw_card(current, player)
        case DiscardDownTo(limit=limit):
            discard_card(current, player)
            if len(current.state.players[player].hand) > limit:
                current.next = (current.planned,)
        case never:
            assert_never(never)

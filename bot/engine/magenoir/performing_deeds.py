"""Carries out what is no paragraph of a card: cards that are prepared, channelled, finished; what players do."""

from typing import assert_never

from bot.engine.magenoir import events as ev
from bot.engine.magenoir import filters as fl
from bot.engine.magenoir.citations import ACTIONS, CHAINS, COMPONENTS, MANA, TARGETS
from bot.engine.magenoir.deeds import (
    AddToEther,
    ChannelIt,
    CountTwice,
    DiscardDownTo,
    DrawOne,
    FinishSpell,
    Perish,
    PutOnBoard,
    Release,
    TakePile,
    TradeMana,
)
from bot.engine.magenoir.doing import Doing
from bot.engine.magenoir.hands import discard_one, draw_card
from bot.engine.magenoir.identifiers import ObjectId
from bot.engine.magenoir.mana import cards_of
from bot.engine.magenoir.mana_moves import add_one, trade_mana
from bot.engine.magenoir.matching import is_indestructible
from bot.engine.magenoir.objects import LIES_AS
from bot.engine.magenoir.piles import places_for
from bot.engine.magenoir.statics import cost_of

# What happens to the card of the chain itself.


def of_card(doing: Doing, deed: FinishSpell | Perish | Release | PutOnBoard | ChannelIt | CountTwice) -> None:
    source = doing.source
    card = doing.table.state.cards[source]
    match deed:
        case FinishSpell() if card.on_board:
            doing.happen(ev.CardDiscarded(source, card.owner, from_hand=False), CHAINS)
        case Perish() if card.on_board and not is_indestructible(card):
            doing.happen(ev.CardDestroyed(source), ACTIONS)
        case Release() if card.mana.total:
            places = places_for(doing.table, cards_of(card.mana), doing.controller)
            doing.happen(ev.ManaReleased(source, card.mana, places), MANA)
        case PutOnBoard(x=x):
            put_on_board(doing, card.id, x)
        case CountTwice() if card.on_board:
            doing.happen(ev.CountedTwice(source), COMPONENTS)
        case ChannelIt():
            still = card.on_board and card.state is fl.BoardState.PREPARED
            invalid = ev.TargetInvalid(source, source)
            doing.happen(ev.CardChannelled(doing.controller, source) if still else invalid, ACTIONS)
        case _:
            pass  # the card is where it was to go already, or has no Mana: no action at all


def put_on_board(doing: Doing, source: ObjectId, x: int) -> None:
    player = doing.state.players[doing.controller]
    card = doing.state.cards[source]
    if source not in player.hand:
        doing.happen(ev.TargetInvalid(source, source), TARGETS)
        return
    cost = cost_of(doing.state, card, player.name, x)
    if not player.reserve.covers(cost):
        doing.happen(ev.CannotPay(source, player.name, cost), MANA)
        return
    doing.happen(ev.CardPrepared(player.name, source, LIES_AS[card.facts.type], cost, x), ACTIONS)


# What players do without a card.


def of_player(doing: Doing, deed: TradeMana | AddToEther | TakePile | DrawOne | DiscardDownTo) -> None:
    player = doing.controller
    match deed:
        case TradeMana(given=given, taken=taken):
            trade_mana(doing, given, taken)
        case AddToEther(element=element):
            add_one(doing, element, in_recovery=True)
        case TakePile(pile=pile):
            doing.happen(ev.PileTaken(player, pile, doing.state.available[pile]), MANA)
        case DrawOne():
            draw_card(doing, player)
        case DiscardDownTo(limit=limit):
            discard_one(doing, player)
            if len(doing.state.players[player].hand) > limit:
                doing.next = (doing.planned,)
        case never:
            assert_never(never)

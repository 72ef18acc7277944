"""Drawing, discarding from hands, fetching, and the way back into decks."""

from bot.engine.magenoir.citations import ACTIONS, CARD, DEFEAT, TARGETS
from bot.engine.magenoir.doing import Doing
from bot.engine.magenoir.effects import DiscardFromHand
from bot.engine.magenoir.events import CardDiscarded, CardDrawn, CardReturned, NothingToDraw, TargetInvalid
from bot.engine.magenoir.filters import Filter, Whose, Zone
from bot.engine.magenoir.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.matching import fitting, players_of
from bot.engine.magenoir.options import OpenQuestion


def draw(doing: Doing, player: PlayerId) -> None:
    """The top card; whoever must draw from an empty deck is defeated."""
    of = doing.state.players[player]
    if of.deck:
        doing.happen(CardDrawn(player, of.deck[0]), ACTIONS)
    elif of.deck_goes_on:
        doing.happen(CardDrawn(player, doing.table.new_name("card")), ACTIONS)
    else:
        doing.happen(NothingToDraw(player), DEFEAT)


def draw_cards(doing: Doing, whose: Whose, number: int) -> None:
    """So many cards for each player who is meant."""
    for player in players_of(doing.state, whose, doing.controller):
        for _ in range(number):
            draw(doing, player)


def discard_from_hand(doing: Doing, part: DiscardFromHand, amount: int) -> None:
    """The cards that were designated, else those that whoever discards chooses."""
    for player in players_of(doing.state, part.whose, doing.controller):
        designated = list(doing.planned.discards) if player == doing.controller else []
        for _ in range(min(amount, len(doing.state.players[player].hand))):
            discard_one(doing, player, designated.pop(0) if designated else None)


def discard_one(doing: Doing, player: PlayerId, card: ObjectId | None = None) -> None:
    hand = doing.state.players[player].hand
    chosen = card or doing.table.choosing.decide("discard", player, hand, ACTIONS)
    doing.happen(CardDiscarded(chosen, player, from_hand=True), ACTIONS)


def fetch(doing: Doing, described: Filter) -> None:
    """One card that fits; the order of a deck that is shuffled then is nobody's knowledge."""
    controller = doing.controller
    found = [card.id for card in fitting(doing.state, described, doing.speaker)]
    if described.zone is Zone.DECK:
        doing.table.leave_open(OpenQuestion.SHUFFLED, CARD, doing.source)
    if not found:
        doing.happen(TargetInvalid(doing.source, None), TARGETS)
        return
    doing.happen(CardReturned(doing.table.choosing.decide("option", controller, found, CARD), controller, None), CARD)


def return_to_deck(doing: Doing, what: ObjectId, position: int) -> None:
    """A deck that nobody listed has unknown cards above that place; one that ends sooner takes it at its bottom."""
    owner = doing.state.players[doing.state.cards[what].owner]
    short = max(position - 1 - len(owner.deck), 0)
    if not owner.deck_goes_on:
        doing.happen(CardReturned(what, owner.name, position - short), CARD)
        return
    above: list[ObjectId] = []
    while len(above) < short:
        above.append(doing.table.new_name("card", above))
    doing.happen(CardReturned(what, owner.name, position, tuple(above)), CARD)

"""Performs draws, discards from hands, fetching, and returns to decks."""

from bot.engine.magenoir.announcing.legal_acts import why_components_missing
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.citations import ACTIONS, CARD, DEFEAT, TARGETS
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.options import OpenQuestion
from bot.engine.magenoir.resolving.action_in_progress import ActionInProgress
from bot.engine.magenoir.table.objects import BOARD_STATE_BY_TYPE
from bot.engine.magenoir.values.filter_matching import cards_as_described, find_players_meant, fits_description
from bot.engine.magenoir.values.modified_values import cost_of
from bot.engine.magenoir.words import effects as fx
from bot.engine.magenoir.words import filters as fl


def draw_card(current: ActionInProgress, player: PlayerId) -> None:
    """The top card; whoever must draw from an empty deck is defeated."""
    of = current.table.state.players[player]
    if of.deck:
        current.happen(ev.CardDrawn(player, of.deck[0]), ACTIONS)
    elif of.deck_goes_on:
        current.happen(ev.CardDrawn(player, current.table.new_name("card")), ACTIONS)
    else:
        current.happen(ev.NothingToDraw(player), DEFEAT)


def draw_cards(current: ActionInProgress, whose: fl.Whose, number: int) -> None:
    """So many cards for each player who is meant."""
    for player in find_players_meant(current.table.state, whose, current.controller):
        for _ in range(number):
            draw_card(current, player)


def discard_from_hand(current: ActionInProgress, part: fx.DiscardFromHand, amount: int) -> None:
    """The cards that were designated, else those that whoever discards chooses."""
    for player in find_players_meant(current.state, part.whose, current.controller):
        designated = list(current.planned.discards) if player == current.controller else []
        for _ in range(min(amount, len(current.state.players[player].hand))):
            discard_card(current, player, designated.pop(0) if designated else None)


def discard_card(current: ActionInProgress, player: PlayerId, card: ObjectId | None = None) -> None:
    hand = current.state.players[player].hand
    chosen = card or current.table.choosing.decide("discard", player, hand, ACTIONS)
    current.happen(ev.CardDiscarded(chosen, player, from_hand=True), ACTIONS)


def fetch_card(current: ActionInProgress, described: fl.Filter) -> None:
    """One card that fits; the order of a deck that is shuffled then is nobody's knowledge."""
    controller = current.controller
    found = [card.id for card in cards_as_described(current.state, described, current.speaker)]
    if described.zone is fl.Zone.DECK:
        current.table.leave_open(OpenQuestion.SHUFFLED, CARD, current.source)
    if not found:
        current.happen(ev.TargetInvalid(current.source, None), TARGETS)
        return
    current.happen(
        ev.CardReturned(current.table.choosing.decide("option", controller, found, CARD), controller, None), CARD
    )


def return_to_deck(current: ActionInProgress, what: ObjectId, position: int) -> None:
    """A deck that nobody listed has unknown cards above that place; one that ends sooner takes it at its bottom."""
    state = current.table.state
    owner = state.players[state.cards[what].owner]
    short = max(position - 1 - len(owner.deck), 0)
    if not owner.deck_goes_on:
        current.happen(ev.CardReturned(what, owner.name, position - short), CARD)
        return
    above: list[ObjectId] = []
    while len(above) < short:
        above.append(current.table.new_name("card", above))
    current.happen(ev.CardReturned(what, owner.name, position, tuple(above)), CARD)


def discard_hand(current: ActionInProgress) -> None:
    """Discard the controller's whole hand."""
    for card in current.state.players[current.controller].hand:
        current.happen(ev.CardDiscarded(card, current.controller, from_hand=True), ACTIONS)


def look_at_top(current: ActionInProgress, take: fl.Filter | None) -> None:
    """Of a deck that nobody listed the top card is unknown, and so is whether it would be taken."""
    player = current.state.players[current.controller]
    top = next(iter(player.deck), None)
    current.happen(ev.TopCardSeen(player.name, top), CARD)
    if top is None and player.deck_goes_on and take is not None:
        current.table.leave_open(OpenQuestion.TOP_CARD, CARD, current.source)
    if (
        top is not None
        and take is not None
        and fits_description(current.state, current.state.cards[top], take, current.speaker)
    ):
        current.happen(ev.CardReturned(top, player.name, None), CARD)


def shuffle_discard_into_deck(current: ActionInProgress, number: int) -> None:
    """Cards of the discard, those that were discarded first unless somebody chooses others."""
    chosen: list[ObjectId] = []
    discard = current.state.players[current.controller].discard
    while len(chosen) < min(number, len(discard)):
        left = [each for each in discard if each not in chosen]
        chosen.append(current.table.choosing.decide("option", current.controller, left, CARD))
    current.table.leave_open(OpenQuestion.SHUFFLED, CARD, current.source)
    current.happen(ev.ShuffledIn(current.controller, tuple(chosen)), CARD)


def prepare_described_card(current: ActionInProgress, described: fl.Filter) -> None:
    """A card that could be prepared: its player can pay for it, and its components lie there."""
    player = current.state.players[current.controller]
    possible = [
        card.id
        for card in cards_as_described(current.state, described, current.speaker)
        if player.reserve.covers(cost_of(current.state, card, player.name))
        and why_components_missing(current.table, player.name, card.id) is None
    ]
    if not possible:
        current.happen(ev.TargetInvalid(current.source, None), TARGETS)
        return
    card = current.state.cards[current.table.choosing.decide("option", player.name, possible, CARD)]
    cost = cost_of(current.state, card, player.name)
    current.happen(ev.CardPrepared(player.name, card.id, BOARD_STATE_BY_TYPE[card.facts.type], cost), ACTIONS)

"""Drawing, discarding from hands, fetching, and the way back into decks."""

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


def draw_card(doing: ActionInProgress, player: PlayerId) -> None:
    """The top card; whoever must draw from an empty deck is defeated."""
    of = doing.table.state.players[player]
    if of.deck:
        doing.happen(ev.CardDrawn(player, of.deck[0]), ACTIONS)
    elif of.deck_goes_on:
        doing.happen(ev.CardDrawn(player, doing.table.new_name("card")), ACTIONS)
    else:
        doing.happen(ev.NothingToDraw(player), DEFEAT)


def draw_cards(doing: ActionInProgress, whose: fl.Whose, number: int) -> None:
    """So many cards for each player who is meant."""
    for player in find_players_meant(doing.table.state, whose, doing.controller):
        for _ in range(number):
            draw_card(doing, player)


def discard_from_hand(doing: ActionInProgress, part: fx.DiscardFromHand, amount: int) -> None:
    """The cards that were designated, else those that whoever discards chooses."""
    for player in find_players_meant(doing.state, part.whose, doing.controller):
        designated = list(doing.planned.discards) if player == doing.controller else []
        for _ in range(min(amount, len(doing.state.players[player].hand))):
            discard_card(doing, player, designated.pop(0) if designated else None)


def discard_card(doing: ActionInProgress, player: PlayerId, card: ObjectId | None = None) -> None:
    hand = doing.state.players[player].hand
    chosen = card or doing.table.choosing.decide("discard", player, hand, ACTIONS)
    doing.happen(ev.CardDiscarded(chosen, player, from_hand=True), ACTIONS)


def fetch_card(doing: ActionInProgress, described: fl.Filter) -> None:
    """One card that fits; the order of a deck that is shuffled then is nobody's knowledge."""
    controller = doing.controller
    found = [card.id for card in cards_as_described(doing.state, described, doing.speaker)]
    if described.zone is fl.Zone.DECK:
        doing.table.leave_open(OpenQuestion.SHUFFLED, CARD, doing.source)
    if not found:
        doing.happen(ev.TargetInvalid(doing.source, None), TARGETS)
        return
    doing.happen(
        ev.CardReturned(doing.table.choosing.decide("option", controller, found, CARD), controller, None), CARD
    )


def return_to_deck(doing: ActionInProgress, what: ObjectId, position: int) -> None:
    """A deck that nobody listed has unknown cards above that place; one that ends sooner takes it at its bottom."""
    state = doing.table.state
    owner = state.players[state.cards[what].owner]
    short = max(position - 1 - len(owner.deck), 0)
    if not owner.deck_goes_on:
        doing.happen(ev.CardReturned(what, owner.name, position - short), CARD)
        return
    above: list[ObjectId] = []
    while len(above) < short:
        above.append(doing.table.new_name("card", above))
    doing.happen(ev.CardReturned(what, owner.name, position, tuple(above)), CARD)


def discard_hand(doing: ActionInProgress) -> None:
    """All of it."""
    for card in doing.state.players[doing.controller].hand:
        doing.happen(ev.CardDiscarded(card, doing.controller, from_hand=True), ACTIONS)


def look_at_top(doing: ActionInProgress, take: fl.Filter | None) -> None:
    """Of a deck that nobody listed the top card is unknown, and so is whether it would be taken."""
    player = doing.state.players[doing.controller]
    top = next(iter(player.deck), None)
    doing.happen(ev.TopCardSeen(player.name, top), CARD)
    if top is None and player.deck_goes_on and take is not None:
        doing.table.leave_open(OpenQuestion.TOP_CARD, CARD, doing.source)
    if (
        top is not None
        and take is not None
        and fits_description(doing.state, doing.state.cards[top], take, doing.speaker)
    ):
        doing.happen(ev.CardReturned(top, player.name, None), CARD)


def shuffle_discard_into_deck(doing: ActionInProgress, number: int) -> None:
    """Cards of the discard, those that were discarded first unless somebody chooses others."""
    chosen: list[ObjectId] = []
    discard = doing.state.players[doing.controller].discard
    while len(chosen) < min(number, len(discard)):
        left = [each for each in discard if each not in chosen]
        chosen.append(doing.table.choosing.decide("option", doing.controller, left, CARD))
    doing.table.leave_open(OpenQuestion.SHUFFLED, CARD, doing.source)
    doing.happen(ev.ShuffledIn(doing.controller, tuple(chosen)), CARD)


def prepare_described_card(doing: ActionInProgress, described: fl.Filter) -> None:
    """A card that could be prepared: its player can pay for it, and its components lie there."""
    player = doing.state.players[doing.controller]
    possible = [
        card.id
        for card in cards_as_described(doing.state, described, doing.speaker)
        if player.reserve.covers(cost_of(doing.state, card, player.name))
        and why_components_missing(doing.table, player.name, card.id) is None
    ]
    if not possible:
        doing.happen(ev.TargetInvalid(doing.source, None), TARGETS)
        return
    card = doing.state.cards[doing.table.choosing.decide("option", player.name, possible, CARD)]
    cost = cost_of(doing.state, card, player.name)
    doing.happen(ev.CardPrepared(player.name, card.id, BOARD_STATE_BY_TYPE[card.facts.type], cost), ACTIONS)

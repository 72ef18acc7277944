"""Performs movements of Mana: taking, releasing, locking under cards, paying and trading."""

from bot.engine.magenoir.announcing.planned_actions import NO_CARD
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.game.ether_piles import piles_for_mana, piles_to_trade_from
from bot.engine.magenoir.ground.citations import CARD, MANA, TARGETS, TRIGGERED, TURN
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.ground.mana import Element, Mana, elements_of_mana, mana_of_elements, one_mana
from bot.engine.magenoir.resolving.action_in_progress import ActionInProgress
from bot.engine.magenoir.words import filters as fl


def add_one_mana(current: ActionInProgress, element: Element, *, in_recovery: bool) -> None:
    """From the Infinite Ether to the Available Ether."""
    (pile,) = piles_for_mana(current.table, [element], current.controller)
    current.happen(ev.ManaAdded(current.controller, element, pile, in_recovery), MANA)


def add_several_mana(current: ActionInProgress, element: Element, number: int) -> None:
    """Several, by a card's effect."""
    for _ in range(number):
        add_one_mana(current, element, in_recovery=False)


def take_from_ether(current: ActionInProgress, amount: int, element: Element) -> None:
    """As many as there are, from the larger pile of that element first."""
    first, second = (pile.of(element) for pile in current.state.available)
    wanted = min(amount, first + second)
    from_first = min(wanted, first) if first >= second else wanted - min(wanted, second)
    current.happen(ev.ManaTaken(current.controller, element, wanted, from_first), MANA)


def release_mana(current: ActionInProgress, what: ObjectId, amount: int | None, element: Element | None) -> None:
    under = current.state.cards[what].mana
    choice = [each for each in elements_of_mana(under) if element in {None, each}][:amount]
    released = mana_of_elements(choice)
    places = piles_for_mana(current.table, elements_of_mana(released), current.controller)
    current.happen(ev.ManaReleased(what, released, places, left=False), MANA)


def empty_reserve(current: ActionInProgress, player: PlayerId) -> None:
    """To the Available Ether, a card at a time."""
    reserve = current.state.players[player].reserve
    if reserve.total:
        places = piles_for_mana(current.table, elements_of_mana(reserve), player)
        current.happen(ev.ReserveEmptied(player, reserve, places), MANA)


# Mana under cards.


def move_mana_under_card(current: ActionInProgress, what: ObjectId, from_reserve: int | None) -> None:
    """All that lies under this card, or so many of the reserve, of elements that the controller chooses."""
    under = current.state.cards[current.source].mana
    if from_reserve is None and under.total:
        current.happen(ev.ManaMoved(current.source, what, under), MANA)
    for _ in range(from_reserve or 0):
        reserve = current.state.players[current.controller].reserve
        if not reserve.total:
            current.happen(ev.CannotPay(current.source, current.controller, reserve), MANA)
            return
        current.happen(ev.ManaMoved(current.controller, what, one_mana(choose_element(current, reserve))), MANA)


def choose_element(current: ActionInProgress, there: Mana) -> Element:
    """One that is there, as the controller chooses."""
    return current.table.choosing.decide("option", current.controller, tuple(there.amounts()), CARD)


def share_mana(current: ActionInProgress) -> None:
    """Each Mana under this card, element by element; to the reserve where nobody says otherwise."""
    player, state = current.controller, current.state
    spells = [card.id for card in state.board() if card.controller == player and card.state in SPELL_STATES]
    options: list[Recipient] = [player, *(each for each in spells if each != current.source)]
    shares: dict[Recipient, list[Element]] = {}
    for element in elements_of_mana(state.cards[current.source].mana):
        to = current.table.choosing.decide("option", player, options, CARD, silent=True)
        shares.setdefault(to, []).append(element)
    for to, elements in shares.items():
        current.happen(ev.ManaMoved(current.source, to, mana_of_elements(elements)), MANA)


SPELL_STATES = frozenset({fl.BoardState.PREPARED, fl.BoardState.CHANNELLED})


def swap_mana(current: ActionInProgress, what: ObjectId) -> None:
    """One of the reserve for one from under the card: the controller chooses the first, then the second."""
    reserve, under = current.state.players[current.controller].reserve, current.state.cards[what].mana
    if not under.total:
        current.happen(ev.TargetInvalid(current.source, what), TARGETS)
        return
    if not reserve.total:
        current.happen(ev.CannotPay(current.source, current.controller, reserve), MANA)
        return
    given, got = choose_element(current, reserve), choose_element(current, under)
    current.happen(ev.ManaMoved(current.controller, what, one_mana(given)), MANA)
    current.happen(ev.ManaMoved(what, current.controller, one_mana(got)), MANA)


# Paying and trading.


def pay_mana(current: ActionInProgress, cost: Mana) -> None:
    """Paying is itself adding Mana to the Available Ether."""
    payer = current.controller
    current.happen(ev.ManaPaid(payer, cost, piles_for_mana(current.table, elements_of_mana(cost), payer)), MANA)


def pay_if_wanted(current: ActionInProgress, cost: Mana, *, optional: bool = True) -> bool:
    """Whether the controller can pay, wants to where that is asked, and so has paid."""
    controller = current.controller
    if not current.state.players[controller].reserve.covers(cost):
        current.happen(ev.CannotPay(current.source, controller, cost), MANA)
        return False
    if optional and not current.table.choosing.decide("pay", controller, (False, True), TRIGGERED):
        current.happen(ev.PaymentDeclined(current.source, controller), TRIGGERED)
        return False
    pay_mana(current, cost)
    return True


def trade_mana(current: ActionInProgress, given: tuple[Element, ...], taken: Element) -> None:
    """One is taken from a pile that has it, the larger one where both have; then what is given is added."""
    player, state = current.controller, current.state
    cost = mana_of_elements(given)
    piles = piles_to_trade_from(current.table, taken)
    if not state.players[player].reserve.covers(cost) or not piles:
        current.happen(ev.CannotPay(NO_CARD, player, cost), MANA)
        return
    both = list(state.available)
    both[piles[0]] = both[piles[0]].minus(one_mana(taken))
    places = piles_for_mana(current.table, given, player, (both[0], both[1]))
    current.happen(ev.ManaTraded(player, given, taken, piles[0], places), TURN)

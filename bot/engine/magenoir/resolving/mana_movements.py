"""Mana that is taken, released, paid and traded."""

from bot.engine.magenoir.announcing.planned_actions import NO_CARD
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.game.ether_piles import piles_for_mana
from bot.engine.magenoir.game.game_table import Table
from bot.engine.magenoir.ground.citations import CARD, MANA, TARGETS, TRIGGERED, TURN
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.ground.mana import Element, Mana, elements_of_mana, mana_of_elements, one_mana
from bot.engine.magenoir.resolving.action_in_progress import ActionInProgress
from bot.engine.magenoir.words import filters as fl


def add_one_mana(doing: ActionInProgress, element: Element, *, in_recovery: bool) -> None:
    """From the Infinite Ether to the Available Ether."""
    (pile,) = piles_for_mana(doing.table, [element], doing.controller)
    doing.happen(ev.ManaAdded(doing.controller, element, pile, in_recovery), MANA)


def add_several_mana(doing: ActionInProgress, element: Element, number: int) -> None:
    """Several, by a card's effect."""
    for _ in range(number):
        add_one_mana(doing, element, in_recovery=False)


def take_from_ether(doing: ActionInProgress, amount: int, element: Element) -> None:
    """As many as there are, from the larger pile of that element first."""
    first, second = (pile.of(element) for pile in doing.state.available)
    wanted = min(amount, first + second)
    from_first = min(wanted, first) if first >= second else wanted - min(wanted, second)
    doing.happen(ev.ManaTaken(doing.controller, element, wanted, from_first), MANA)


def release_mana(doing: ActionInProgress, what: ObjectId, amount: int | None, element: Element | None) -> None:
    under = doing.state.cards[what].mana
    choice = [each for each in elements_of_mana(under) if element in {None, each}][:amount]
    released = mana_of_elements(choice)
    places = piles_for_mana(doing.table, elements_of_mana(released), doing.controller)
    doing.happen(ev.ManaReleased(what, released, places, left=False), MANA)


def empty_reserve(doing: ActionInProgress, player: PlayerId) -> None:
    """To the Available Ether, a card at a time."""
    reserve = doing.state.players[player].reserve
    if reserve.total:
        places = piles_for_mana(doing.table, elements_of_mana(reserve), player)
        doing.happen(ev.ReserveEmptied(player, reserve, places), MANA)


# Mana under cards.


def move_mana_under_card(doing: ActionInProgress, what: ObjectId, from_reserve: int | None) -> None:
    """All that lies under this card, or so many of the reserve, of elements that the controller chooses."""
    under = doing.state.cards[doing.source].mana
    if from_reserve is None and under.total:
        doing.happen(ev.ManaMoved(doing.source, what, under), MANA)
    for _ in range(from_reserve or 0):
        reserve = doing.state.players[doing.controller].reserve
        if not reserve.total:
            doing.happen(ev.CannotPay(doing.source, doing.controller, reserve), MANA)
            return
        doing.happen(ev.ManaMoved(doing.controller, what, one_mana(choose_element(doing, reserve))), MANA)


def choose_element(doing: ActionInProgress, there: Mana) -> Element:
    """One that is there, as the controller chooses."""
    return doing.table.choosing.decide("option", doing.controller, tuple(there.amounts()), CARD)


def share_mana(doing: ActionInProgress) -> None:
    """Each Mana under this card, element by element; to the reserve where nobody says otherwise."""
    player, state = doing.controller, doing.state
    spells = [card.id for card in state.board() if card.controller == player and card.state in SPELL_STATES]
    options: list[Recipient] = [player, *(each for each in spells if each != doing.source)]
    shares: dict[Recipient, list[Element]] = {}
    for element in elements_of_mana(state.cards[doing.source].mana):
        to = doing.table.choosing.decide("option", player, options, CARD, silent=True)
        shares.setdefault(to, []).append(element)
    for to, elements in shares.items():
        doing.happen(ev.ManaMoved(doing.source, to, mana_of_elements(elements)), MANA)


SPELL_STATES = frozenset({fl.BoardState.PREPARED, fl.BoardState.CHANNELLED})


def swap_mana(doing: ActionInProgress, what: ObjectId) -> None:
    """One of the reserve for one from under the card: the controller chooses the first, then the second."""
    reserve, under = doing.state.players[doing.controller].reserve, doing.state.cards[what].mana
    if not under.total:
        doing.happen(ev.TargetInvalid(doing.source, what), TARGETS)
        return
    if not reserve.total:
        doing.happen(ev.CannotPay(doing.source, doing.controller, reserve), MANA)
        return
    given, got = choose_element(doing, reserve), choose_element(doing, under)
    doing.happen(ev.ManaMoved(doing.controller, what, one_mana(given)), MANA)
    doing.happen(ev.ManaMoved(what, doing.controller, one_mana(got)), MANA)


# Paying and trading.


def pay_mana(doing: ActionInProgress, cost: Mana) -> None:
    """Paying is itself adding Mana to the Available Ether."""
    payer = doing.controller
    doing.happen(ev.ManaPaid(payer, cost, piles_for_mana(doing.table, elements_of_mana(cost), payer)), MANA)


def pay_if_wanted(doing: ActionInProgress, cost: Mana, *, optional: bool = True) -> bool:
    """Whether the controller can pay, wants to where that is asked, and so has paid."""
    controller = doing.controller
    if not doing.state.players[controller].reserve.covers(cost):
        doing.happen(ev.CannotPay(doing.source, controller, cost), MANA)
        return False
    if optional and not doing.table.choosing.decide("pay", controller, (False, True), TRIGGERED):
        doing.happen(ev.PaymentDeclined(doing.source, controller), TRIGGERED)
        return False
    pay_mana(doing, cost)
    return True


def trade_mana(doing: ActionInProgress, given: tuple[Element, ...], taken: Element) -> None:
    """One is taken from a pile that has it, the larger one where both have; then what is given is added."""
    player, state = doing.controller, doing.state
    cost = mana_of_elements(given)
    piles = piles_to_trade_from(doing.table, taken)
    if not state.players[player].reserve.covers(cost) or not piles:
        doing.happen(ev.CannotPay(NO_CARD, player, cost), MANA)
        return
    both = list(state.available)
    both[piles[0]] = both[piles[0]].minus(one_mana(taken))
    places = piles_for_mana(doing.table, given, player, (both[0], both[1]))
    doing.happen(ev.ManaTraded(player, given, taken, piles[0], places), TURN)


def piles_to_trade_from(table: Table, element: Element) -> tuple[int, ...]:
    """The piles from which that Mana may be taken in a trade, the larger first."""
    first, second = table.state.available
    order = (0, 1) if first.total >= second.total else (1, 0)
    if table.options.trade_from_larger and first.total != second.total:
        return tuple(pile for pile in order[:1] if table.state.available[pile].of(element))
    return tuple(pile for pile in order if table.state.available[pile].of(element))

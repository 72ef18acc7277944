"""Mana that is taken, released, paid and traded."""

from bot.engine.magenoir import events as ev
from bot.engine.magenoir import filters as fl
from bot.engine.magenoir.citations import CARD, MANA, TARGETS, TRIGGERED, TURN
from bot.engine.magenoir.deeds import NOBODYS
from bot.engine.magenoir.doing import Doing
from bot.engine.magenoir.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.mana import Element, Mana, all_of, cards_of, one_mana
from bot.engine.magenoir.piles import places_for
from bot.engine.magenoir.table import Table


def add_one(doing: Doing, element: Element, *, in_recovery: bool) -> None:
    """From the Infinite Ether to the Available Ether."""
    (pile,) = places_for(doing.table, [element], doing.controller)
    doing.happen(ev.ManaAdded(doing.controller, element, pile, in_recovery), MANA)


def add_cards(doing: Doing, element: Element, number: int) -> None:
    """Several, by a card's effect."""
    for _ in range(number):
        add_one(doing, element, in_recovery=False)


def take_from_ether(doing: Doing, amount: int, element: Element) -> None:
    """As many as there are, from the larger pile of that element first."""
    first, second = (pile.of(element) for pile in doing.state.available)
    wanted = min(amount, first + second)
    from_first = min(wanted, first) if first >= second else wanted - min(wanted, second)
    doing.happen(ev.ManaTaken(doing.controller, element, wanted, from_first), MANA)


def release_mana(doing: Doing, what: ObjectId, amount: int | None, element: Element | None) -> None:
    under = doing.state.cards[what].mana
    choice = [each for each in cards_of(under) if element in {None, each}][:amount]
    released = all_of(choice)
    places = places_for(doing.table, cards_of(released), doing.controller)
    doing.happen(ev.ManaReleased(what, released, places, left=False), MANA)


def empty_reserve(doing: Doing, player: PlayerId) -> None:
    """To the Available Ether, a card at a time."""
    reserve = doing.state.players[player].reserve
    if reserve.total:
        places = places_for(doing.table, cards_of(reserve), player)
        doing.happen(ev.ReserveEmptied(player, reserve, places), MANA)


# Mana under cards.


def move_under(doing: Doing, what: ObjectId, from_reserve: int | None) -> None:
    """All that lies under this card, or so many of the reserve, of elements that the controller chooses."""
    under = doing.state.cards[doing.source].mana
    if from_reserve is None and under.total:
        doing.happen(ev.ManaMoved(doing.source, what, under), MANA)
    for _ in range(from_reserve or 0):
        reserve = doing.state.players[doing.controller].reserve
        if not reserve.total:
            doing.happen(ev.CannotPay(doing.source, doing.controller, reserve), MANA)
            return
        doing.happen(ev.ManaMoved(doing.controller, what, one_mana(an_element(doing, reserve))), MANA)


def an_element(doing: Doing, there: Mana) -> Element:
    """One that is there, as the controller chooses."""
    return doing.table.choosing.decide("option", doing.controller, tuple(there.amounts()), CARD)


def share_mana(doing: Doing) -> None:
    """Each Mana under this card, element by element; to the reserve where nobody says otherwise."""
    player, state = doing.controller, doing.state
    spells = [card.id for card in state.board() if card.controller == player and card.state in SPELLS]
    options: list[Recipient] = [player, *(each for each in spells if each != doing.source)]
    shares: dict[Recipient, list[Element]] = {}
    for element in cards_of(state.cards[doing.source].mana):
        to = doing.table.choosing.decide("option", player, options, CARD, silent=True)
        shares.setdefault(to, []).append(element)
    for to, elements in shares.items():
        doing.happen(ev.ManaMoved(doing.source, to, all_of(elements)), MANA)


SPELLS = frozenset({fl.BoardState.PREPARED, fl.BoardState.CHANNELLED})


def swap_mana(doing: Doing, what: ObjectId) -> None:
    """One of the reserve for one from under the card: the controller chooses the first, then the second."""
    reserve, under = doing.state.players[doing.controller].reserve, doing.state.cards[what].mana
    if not under.total:
        doing.happen(ev.TargetInvalid(doing.source, what), TARGETS)
        return
    if not reserve.total:
        doing.happen(ev.CannotPay(doing.source, doing.controller, reserve), MANA)
        return
    given, got = an_element(doing, reserve), an_element(doing, under)
    doing.happen(ev.ManaMoved(doing.controller, what, one_mana(given)), MANA)
    doing.happen(ev.ManaMoved(what, doing.controller, one_mana(got)), MANA)


# Paying and trading.


def pay_mana(doing: Doing, cost: Mana) -> None:
    """Paying is itself adding Mana to the Available Ether."""
    payer = doing.controller
    doing.happen(ev.ManaPaid(payer, cost, places_for(doing.table, cards_of(cost), payer)), MANA)


def pay_if_wanted(doing: Doing, cost: Mana, *, optional: bool = True) -> bool:
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


def trade_mana(doing: Doing, given: tuple[Element, ...], taken: Element) -> None:
    """One is taken from a pile that has it, the larger one where both have; then what is given is added."""
    player, state = doing.controller, doing.state
    cost = all_of(given)
    piles = piles_to_trade_from(doing.table, taken)
    if not state.players[player].reserve.covers(cost) or not piles:
        doing.happen(ev.CannotPay(NOBODYS, player, cost), MANA)
        return
    both = list(state.available)
    both[piles[0]] = both[piles[0]].minus(one_mana(taken))
    places = places_for(doing.table, given, player, (both[0], both[1]))
    doing.happen(ev.ManaTraded(player, given, taken, piles[0], places), TURN)


def piles_to_trade_from(table: Table, element: Element) -> tuple[int, ...]:
    """The piles from which that Mana may be taken in a trade, the larger first."""
    first, second = table.state.available
    order = (0, 1) if first.total >= second.total else (1, 0)
    if table.options.trade_from_larger and first.total != second.total:
        return tuple(pile for pile in order[:1] if table.state.available[pile].of(element))
    return tuple(pile for pile in order if table.state.available[pile].of(element))

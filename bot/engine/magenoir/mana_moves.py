"""Mana that is taken, released, paid and traded."""

from bot.engine.magenoir.citations import MANA, TRIGGERED, TURN
from bot.engine.magenoir.deeds import NOBODYS
from bot.engine.magenoir.doing import Doing
from bot.engine.magenoir.events import (
    CannotPay,
    ManaAdded,
    ManaPaid,
    ManaReleased,
    ManaTaken,
    ManaTraded,
    PaymentDeclined,
)
from bot.engine.magenoir.identifiers import ObjectId
from bot.engine.magenoir.mana import Element, Mana, one
from bot.engine.magenoir.piles import places_for
from bot.engine.magenoir.table import Table


def add_one(doing: Doing, element: Element, *, in_recovery: bool) -> None:
    """From the Infinite Ether to the Available Ether."""
    (pile,) = places_for(doing.table, [element], doing.controller)
    doing.happen(ManaAdded(doing.controller, element, pile, in_recovery), MANA)


def add_cards(doing: Doing, element: Element, number: int) -> None:
    """Several, by a card's effect."""
    for _ in range(number):
        add_one(doing, element, in_recovery=False)


def take_from_ether(doing: Doing, amount: int, element: Element) -> None:
    """As many as there are, from the larger pile of that element first."""
    first, second = (pile.of(element) for pile in doing.state.available)
    wanted = min(amount, first + second)
    from_first = min(wanted, first) if first >= second else wanted - min(wanted, second)
    doing.happen(ManaTaken(doing.controller, element, wanted, from_first), MANA)


def release(doing: Doing, what: ObjectId, amount: int | None, element: Element | None) -> None:
    under = doing.state.cards[what].mana
    choice = [each for each in under.cards() if element in {None, each}][:amount]
    released = Mana(*map(sum, zip(Mana(), *map(one, choice), strict=True)))
    places = places_for(doing.table, released.cards(), doing.controller)
    doing.happen(ManaReleased(what, released, places, left=False), MANA)


def pay(doing: Doing, cost: Mana) -> None:
    """Paying is itself adding Mana to the Available Ether."""
    payer = doing.controller
    doing.happen(ManaPaid(payer, cost, places_for(doing.table, cost.cards(), payer)), MANA)


def paid(doing: Doing, cost: Mana, *, optional: bool = True) -> bool:
    """Whether the controller can pay, wants to where that is asked, and so has paid."""
    controller = doing.controller
    if not doing.state.players[controller].reserve.covers(cost):
        doing.happen(CannotPay(doing.source, controller, cost), MANA)
        return False
    if optional and not doing.table.choosing.decide("pay", controller, (False, True), TRIGGERED):
        doing.happen(PaymentDeclined(doing.source, controller), TRIGGERED)
        return False
    pay(doing, cost)
    return True


def trade(doing: Doing, given: tuple[Element, Element], taken: Element) -> None:
    """One is taken from a pile that has it, the larger one where both have; then two are added."""
    player, state = doing.controller, doing.state
    cost = one(given[0]).plus(one(given[1]))
    piles = tradable(doing.table, taken)
    if not state.players[player].reserve.covers(cost) or not piles:
        doing.happen(CannotPay(NOBODYS, player, cost), MANA)
        return
    both = list(state.available)
    both[piles[0]] = both[piles[0]].minus(one(taken))
    places = places_for(doing.table, given, player, (both[0], both[1]))
    doing.happen(ManaTraded(player, given, taken, piles[0], places), TURN)


def tradable(table: Table, element: Element) -> tuple[int, ...]:
    """The piles from which that Mana may be taken in a trade, the larger first."""
    first, second = table.state.available
    order = (0, 1) if first.total >= second.total else (1, 0)
    if table.options.trade_from_larger and first.total != second.total:
        return tuple(pile for pile in order[:1] if table.state.available[pile].of(element))
    return tuple(pile for pile in order if table.state.available[pile].of(element))

"""Where Mana goes in the Available Ether: one card at a time to the smaller pile, then the other."""

from collections.abc import Iterable
from operator import sub

from bot.engine.magenoir.game.game_table import Table
from bot.engine.magenoir.ground.citations import MANA
from bot.engine.magenoir.ground.identifiers import PlayerId
from bot.engine.magenoir.ground.mana import ELEMENT_PLACES, Element, Mana
from bot.engine.magenoir.ground.options import EqualPiles, OpenQuestion


def piles_for_mana(
    table: Table, cards: Iterable[Element], by: PlayerId, piles: tuple[Mana, Mana] | None = None
) -> tuple[int, ...]:
    """Return for each Mana card in turn the pile that it goes to; of equal piles the acting player chooses, unless the
    table lets another do so.

    `piles` are those before, where they are not the table's."""
    first, second = piles or table.state.available
    ahead = [*map(sub, first, second)]
    more_in_first = sum(ahead)
    places = []
    for element in cards:
        place = int(more_in_first > 0) if more_in_first else choose_equal_pile(table, by, alike=not any(ahead))
        gained = -1 if place else 1
        ahead[ELEMENT_PLACES[element]] += gained
        more_in_first += gained
        places.append(place)
    return tuple(places)


def choose_equal_pile(table: Table, by: PlayerId, *, alike: bool) -> int:
    """The pile that is chosen by whom the table lets choose; where the piles are alike, nothing depends on it."""
    choosing = table.choosing
    if alike and not choosing.kept:
        return 0
    chooser = by if table.options.equal_piles is EqualPiles.ACTING_PLAYER else table.state.active
    if not alike and not choosing.awaits("option", chooser):
        table.leave_open(OpenQuestion.EQUAL_PILES, MANA)
    return choosing.decide("option", chooser, (0, 1), MANA, silent=True)


def piles_to_trade_from(table: Table, element: Element) -> tuple[int, ...]:
    """The piles from which that Mana may be taken in a trade, the larger first."""
    first, second = table.state.available
    order = (0, 1) if first.total >= second.total else (1, 0)
    if table.options.trade_from_larger and first.total != second.total:
        return tuple(pile for pile in order[:1] if table.state.available[pile].of(element))
    return tuple(pile for pile in order if table.state.available[pile].of(element))

"""Searching a library (CR 701.23-701.24): what for, where it is put, and the shuffling, in one sentence or in two.

Nothing else is read between the search and the shuffling."""

from dataclasses import replace

from bot.engine.magic.effects import ONE, Amount, Effect, Fixed, IfSo, Optionally, Search
from bot.engine.magic.filters import ANYTHING, Players, PlayerSet
from bot.engine.magic.zones import Zone
from bot.oracle.cursor import Cursor
from bot.oracle.possessions import expect_own, own, those_cards
from bot.oracle.quantities import amount
from bot.oracle.scope import Scope
from bot.oracle.spells_and_cards import card_described


def search(at: Cursor, scope: Scope, who: PlayerSet) -> Effect:
    """`search` = own "library for" found ["," ["reveal" it ","] found_put], else the next sentence goes on"""
    expect_own(at, who, "library")
    at.expect("for")
    number = _how_many(at, scope)
    what = card_described(at, plural=number != ONE)
    if at.done or at.at("."):
        scope.searched = True
        return Search(who, what, Zone.LIBRARY, number)
    at.expect(",")
    plural = number != ONE
    if at.take("reveal") or at.take("reveals"):
        those_cards(at, plural=plural)
        at.expect(",")
    to, tapped = _found_put(at, who, plural=plural)
    return Search(who, what, to, number, tapped)


def search_goes_on(at: Cursor, scope: Scope, before: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """`search_goes_on` = ["you"] ["reveal" it "and"] found_put, of what the sentence before searches for"""
    if not scope.searched or not before:
        raise at.error("a search before")
    at.take("you")
    plural = _searching(before[-1]).amount != ONE
    if at.take("reveal"):
        those_cards(at, plural=plural)
        at.expect("and")
    to, tapped = _found_put(at, Players.YOU, plural=plural)
    scope.searched = False
    return (*before[:-1], _completed(at, before[-1], to, tapped=tapped))


def _found_put(at: Cursor, who: PlayerSet, *, plural: bool) -> tuple[Zone, bool]:
    """`found_put` = "put" it where "," "then shuffle"."""
    if not at.take("put"):
        at.expect("puts")
    those_cards(at, plural=plural)
    to, tapped = _destination(at, who)
    at.expect(",")
    at.expect("then")
    if not at.take("shuffle"):
        at.expect("shuffles")
    return to, tapped


def _searching(effect: Effect) -> Search:
    """The search with which the effect ends, be it what follows if something is done."""
    match effect:
        case Search():
            return effect
        case Optionally(then=(*_, last)) | IfSo(then=(*_, last)):
            return _searching(last)
        case _:
            return Search(Players.YOU, ANYTHING, Zone.LIBRARY)


def _completed(at: Cursor, effect: Effect, to: Zone, *, tapped: bool) -> Effect:
    match effect:
        case Search(player=Players.YOU):
            return replace(effect, to=to, tapped=tapped)
        case Optionally(then=(*others, last)) | IfSo(then=(*others, last)):
            return replace(effect, then=(*others, _completed(at, last, to, tapped=tapped)))
        case _:
            raise at.error("a search of one's own library")


def _how_many(at: Cursor, scope: Scope) -> Amount:
    if at.take("up", "to"):
        found = amount(at, scope)
        return found if found != ONE else Fixed(1)
    if not at.take("a"):
        at.expect("an")
    return ONE


def _destination(at: Cursor, who: PlayerSet) -> tuple[Zone, bool]:
    """`where` = "onto the battlefield" ["tapped"] | "into" own "hand" | "into" own "graveyard"."""
    if at.take("onto", "the", "battlefield"):
        return Zone.BATTLEFIELD, at.take("tapped")
    at.expect("into")
    if own(at, who, "graveyard"):
        return Zone.GRAVEYARD, False
    expect_own(at, who, "hand")
    return Zone.HAND, False

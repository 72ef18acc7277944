"""What players do with cards of hands and libraries (CR 401, 402, 701.9, 701.17, 701.22-701.25), after the verb.

Each production is told who does it; the verb itself has been read, and agrees with its subject."""

from bot.engine.magic.effects import (
    ONE,
    Amount,
    Discard,
    Draw,
    Effect,
    ExileZone,
    Fixed,
    Look,
    Mill,
    Place,
    PutHandIntoLibrary,
    Scry,
    Search,
    Shuffle,
)
from bot.engine.magic.filters import Filter, Players, PlayerSet, Side
from bot.engine.magic.zones import Zone
from bot.oracle.cursor import Cursor
from bot.oracle.quantities import amount, amount_of
from bot.oracle.references import target_player
from bot.oracle.scope import Scope
from bot.oracle.spells_and_cards import card_described


def draw(at: Cursor, scope: Scope, who: PlayerSet) -> Effect:
    """`draw` = amount "cards" (CR 121.1)"""
    return Draw(who, amount_of(at, scope, "card", "cards"))


def mill(at: Cursor, scope: Scope, who: PlayerSet) -> Effect:
    """`mill` = amount "cards" (CR 701.17)"""
    return Mill(who, amount_of(at, scope, "card", "cards"))


def discard(at: Cursor, scope: Scope, who: PlayerSet) -> Effect:
    """`discard` = own "hand" | ("a" | "an") card_described | amount "cards" (CR 701.9)"""
    if own(at, who, "hand"):
        return Discard(who, None)
    described = at.attempt(_one_card)
    if described is not None:
        return Discard(who, ONE, described if described != Filter() else None)
    return Discard(who, amount_of(at, scope, "card", "cards"))


def _one_card(at: Cursor) -> Filter:
    if not at.take("a"):
        at.expect("an")
    return card_described(at)


def scry(at: Cursor, scope: Scope, who: PlayerSet) -> Effect:
    """`scry` = amount (CR 701.22)"""
    return Scry(who, amount(at, scope))


def surveil(at: Cursor, scope: Scope, who: PlayerSet) -> Effect:
    """`surveil` = amount (CR 701.25)"""
    return Scry(who, amount(at, scope), surveil=True)


def shuffle(at: Cursor, _: Scope, who: PlayerSet) -> Effect:
    """`shuffle` = [own "library" | own "hand into" own "library"] (CR 701.24)"""
    if own(at, who, "hand"):
        at.expect("into")
        _expect_own(at, who, "library")
        return PutHandIntoLibrary(who, None, Place.SHUFFLED)
    own(at, who, "library")
    return Shuffle(who)


def own(at: Cursor, who: PlayerSet, noun: str) -> bool:
    """Step over what is theirs, or yours."""
    return at.take("your" if who is Players.YOU else "their", noun)


def _expect_own(at: Cursor, who: PlayerSet, noun: str) -> None:
    if not own(at, who, noun):
        raise at.error(f"whose {noun}")


def search(at: Cursor, scope: Scope, who: PlayerSet) -> Effect:
    """`search` = own "library for" found "," ["reveal" it ","] "put" it where "," "then shuffle" (CR 701.23)"""
    _expect_own(at, who, "library")
    at.expect("for")
    number = _how_many(at, scope)
    what = card_described(at, plural=number != ONE)
    at.expect(",")
    if at.take("reveal" if who is Players.YOU else "reveals"):
        _it(at, plural=number != ONE)
        at.expect(",")
    at.expect("put" if who is Players.YOU else "puts")
    _it(at, plural=number != ONE)
    to, tapped = _destination(at, who)
    at.expect(",")
    at.expect("then", "shuffle" if who is Players.YOU else "shuffles")
    return Search(who, what, to, number, tapped)


def _how_many(at: Cursor, scope: Scope) -> Amount:
    if at.take("up", "to"):
        found = amount(at, scope)
        return found if found != ONE else Fixed(1)
    if not at.take("a"):
        at.expect("an")
    return ONE


def _it(at: Cursor, *, plural: bool) -> None:
    """`it` = "it" | "that card" | "them" | "those cards", the cards that were found"""
    if plural:
        if not at.take("them"):
            at.expect("those", "cards")
    elif not at.take("it"):
        at.expect("that", "card")


def _destination(at: Cursor, who: PlayerSet) -> tuple[Zone, bool]:
    """`where` = "onto the battlefield" ["tapped"] | "into" own "hand" | "into" own "graveyard"."""
    if at.take("onto", "the", "battlefield"):
        return Zone.BATTLEFIELD, at.take("tapped")
    at.expect("into")
    if own(at, who, "graveyard"):
        return Zone.GRAVEYARD, False
    _expect_own(at, who, "hand")
    return Zone.HAND, False


# What stands in nobody's own zone but is said of a player: "target player's library".


def whose(at: Cursor, scope: Scope) -> PlayerSet:
    """`whose` = "your" | "target player's" | "target opponent's" | "that player's" | "each opponent's" | …"""
    if at.take("your"):
        return Players.YOU
    if at.take("that", "player's"):
        return scope.that_player(at)
    if at.take("each", "opponent's"):
        return Players.EACH_OPPONENT
    if at.take("each", "player's"):
        return Players.EACH_PLAYER
    at.expect("target", expected="whose")
    if at.take("opponent's"):
        return target_player(scope, Side.OPPONENT)
    at.expect("player's")
    return target_player(scope, Side.ANY)


def look(at: Cursor, scope: Scope) -> Effect:
    """`look` = "at the top card of" whose "library" | "at" whose "hand" (CR 701.20e)"""
    at.expect("at")
    if at.take("the", "top", "card", "of"):
        who = whose(at, scope)
        at.expect("library")
        return Look(who, Zone.LIBRARY)
    who = whose(at, scope)
    at.expect("hand")
    return Look(who, Zone.HAND)


_ZONES = {"graveyard": Zone.GRAVEYARD, "library": Zone.LIBRARY, "hand": Zone.HAND}


def exile_zone(at: Cursor, scope: Scope) -> Effect:
    """`exile_zone` = ("all cards from" | nothing) whose ("graveyard" | "library" | "hand") (CR 406)"""
    every = at.take("all", "cards", "from")
    who = whose(at, scope)
    zone = _ZONES[at.one_word(_ZONES, "“graveyard”, “library” or “hand”")]
    if not every and zone is not Zone.GRAVEYARD:
        raise at.error("“all cards from” before a library or a hand")
    return ExileZone(who, zone)


def put_hand(at: Cursor, scope: Scope) -> Effect:
    """`put_hand` = amount "cards from your hand on" ("top" | "the bottom") "of your library" ["in any order"]
    (CR 401.4)"""
    number = amount_of(at, scope, "card", "cards")
    at.expect("from", "your", "hand", "on")
    place = Place.TOP if at.take("top") else Place.BOTTOM
    if place is Place.BOTTOM:
        at.expect("the", "bottom")
    at.expect("of", "your", "library")
    at.take("in", "any", "order")
    return PutHandIntoLibrary(Players.YOU, number, place)

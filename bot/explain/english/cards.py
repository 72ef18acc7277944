"""English clauses about cards of hands and libraries: drawn, discarded, milled, searched for, put back."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.play_permissions import Permission
from bot.explain.english.nouns import listed, phrase, the
from bot.explain.english.stack import lasting
from bot.explain.english.words import FROM
from bot.explain.english_grammar import counted, joined, possessive
from bot.explain.names import Called, Names
from bot.explain.passages import Passage

SETS_ASIDE = {KeywordName.SUSPEND: "suspends", KeywordName.FORETELL: "foretells", KeywordName.PLOT: "plots"}


def of_cards(event: ev.CardEvent, passage: Passage, names: Names) -> str:  # noqa: C901, PLR0912 - one arm for each member
    """CR 121, 401, 402."""
    who = the(names, event.player)
    match event:
        case ev.LandPlayed(land=land):
            return f"{who} plays {the(names, land.id)}{FROM.get(land.zone, '')}"
        case ev.CardSetAside(card=card, keyword=keyword):
            return f"{who} {SETS_ASIDE[keyword]} {the(names, card.id)}"
        case ev.LandsAllowed(number=number):
            return f"{who} may play {counted(number, 'additional land')} this turn"
        case ev.PlayAllowed(card=ObjectId() as card, permission=Permission(on_adventure=True)):
            itself = phrase(Called(names.face(card, 0)))
            return f"{the(names, card)} goes into exile, from where {who} may cast {itself}"
        case ev.PlayAllowed():
            return allowed(passage.of(ev.PlayAllowed), names)
        case ev.CardDiscarded():
            return f"{who} discards {cards([each.card for each in passage.of(ev.CardDiscarded)], names)}"
        case ev.CardDrawn():
            return f"{who} draws {counted(len(passage.events), 'card')}"
        case ev.CardNotDrawn(by=by):
            return f"{who} draws no card, because of {the(names, by)}"
        case ev.CardExiled(origin=origin):
            whence = "hand" if origin is Zone.HAND else "the top of the library"
            return f"{who} exiles {counted(len(passage.events), 'card')} from {whence}"
        case ev.CardMilled():
            return f"{who} mills {cards([each.card for each in passage.of(ev.CardMilled)], names)}"
        case ev.CardPutBack(bottom=bottom):
            put = cards([each.card for each in passage.of(ev.CardPutBack)], names)
            return f"{who} puts {put} from hand on the {'bottom' if bottom else 'top'} of the library"
        case ev.ZoneEmptied(zone=zone, face_down=face_down):
            emptied = f"all cards of {possessive(who)} {'hand' if zone is Zone.HAND else 'library'} are exiled"
            return f"{emptied} face down" if face_down else emptied
        case ev.ExiledReturned(number=number):
            what = "the exiled cards" if number is None else counted(number, "exiled card")
            return f"{who} returns {what} to their hand"
        case ev.ZonesSearched():
            return f"{who} {searching(event, names)}"
        case ev.LibraryShuffled():
            return f"{who} shuffles the library"
        case ev.BottomOrderLost():
            return "nobody knows in which order these cards lie on the bottom of the library"
        case ev.PutOnBottom():
            return on_bottom(passage.of(ev.PutOnBottom), names)
        case ev.TopCardsSeen():
            return seen(event, names)
        case ev.TopCardsArranged():
            return arranged(event, names)
        case ev.TopCardUnnamed():
            return f"nobody can name the top card of {possessive(who)} library"
        case ev.UnknownCardsMoved(number=number):
            moved = "goes" if number == 1 else "go"
            return f"{counted(number, 'card')} that nobody can name {moved} to {place(event, names)}"
        case ev.Scried(amount=amount):
            return f"{who} looks at the top of the library ({counted(amount, 'card')})"
        case ev.LibraryNotKnown(zone=zone):
            return f"the cards in {possessive(who)} {zone} are not stated, so nothing more is done with them"
        case ev.DrewFromEmptyLibrary():
            return f"{who} has to draw from an empty library"
        case _:
            assert_never(event)


def on_bottom(events: Sequence[ev.PutOnBottom], names: Names) -> str:
    """CR 401.4: which cards go under a library, as far as they are stated."""
    known = [each.card for each in events if each.card is not None]
    what = listed(names, known) or "the top card"
    library = f"{possessive(the(names, events[0].player))} library"
    return f"{what} {'go' if len(known) > 1 else 'goes'} to the bottom of {library}"


def arranged(event: ev.TopCardsArranged, names: Names) -> str:
    """CR 401.4: the cards that go on top, in their order."""
    library = f"{possessive(the(names, event.player))} library"
    if len(event.cards) > 1:
        return f"{listed(names, event.cards)} go on top of {library}, in that order"
    return f"{listed(names, event.cards) or 'nothing'} goes on top of {library}"


def allowed(events: Sequence[ev.PlayAllowed], names: Names) -> str:
    """CR 601.3, 611.2a: what somebody may play from where it is, and for how long."""
    first, several = events[0], len(events) > 1
    permission = first.permission
    free = f" without paying {'their mana costs' if several else 'its mana cost'}" if permission.free else ""
    what = cards([each.card for each in events], names)
    verb = "play" if permission.lands else "cast"
    return f"{the(names, first.player)} may {verb} {what}{free}{for_how_long(first, several=several, names=names)}"


def for_how_long(event: ev.PlayAllowed, *, several: bool, names: Names) -> str:
    """CR 611.2a."""
    if event.duration is not fx.Duration.PERMANENT:
        return lasting(event, names)
    return f" for as long as {'they remain' if several else 'it remains'} there"


def seen(event: ev.TopCardsSeen, names: Names) -> str:
    """CR 701.20: which cards are looked at or revealed, as far as they are stated."""
    number = len(event.cards)
    top = "top card" if number < 2 else f"top {number} cards"
    library = "the library" if event.player == event.owner else f"{possessive(the(names, event.owner))} library"
    revealing = the(names, event.owner) if event.revealed else the(names, event.player)
    library = "the library" if event.revealed else library
    told = f"{revealing} {'reveals' if event.revealed else 'looks at'} the {top} of {library}"
    known = [each for each in event.cards if each is not None]
    if known:
        return f"{told}: {listed(names, known)}"
    are = "are" if number > 1 else "is"
    taken = f" and {are} taken to be nothing that fits" if event.doubtful else ""
    return f"{told}, which {are} not stated{taken}"


def place(event: ev.UnknownCardsMoved, names: Names) -> str:
    """Where cards go, and whose zone that is."""
    whose = possessive(the(names, event.player))
    if event.to is Zone.LIBRARY:
        return f"the {'bottom' if event.bottom else 'top'} of {whose} library"
    return event.to.value if event.to in {Zone.EXILE, Zone.BATTLEFIELD} else f"{whose} {event.to.value}"


def searching(event: ev.ZonesSearched, names: Names) -> str:
    """CR 701.23a: whose zones are searched, and what is found in them."""
    own = event.owner == event.player
    one = len(event.zones) == 1
    zones = joined([each.value for each in event.zones])
    where = f"the {zones}" if own else f"{possessive(the(names, event.owner))} {zones}"
    found = listed(names, event.found) if event.found else "nothing"
    if event.known:
        return f"searches {where} and finds {found}"
    if one and not event.found:
        return f"searches {where}, of which no card is stated, and is taken to find nothing"
    return f"searches {where}, of which not all cards are stated, and is taken to find {found}"


def cards(which: Sequence[ObjectId | None], names: Names) -> str:
    """The cards by name where all of them can be named, else how many they are."""
    named = [each for each in which if each is not None]
    return listed(names, named) if len(named) == len(which) else counted(len(which), "card")

"""English clauses about cards of hands and libraries: drawn, discarded, milled, searched for, put back."""

from collections.abc import Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.explain.english.nouns import list_names, name_with_article, noun_phrase
from bot.explain.english.stack import words_of_duration
from bot.explain.english.words import FROM
from bot.explain.english_grammar import join_words, number_and_noun, possessive
from bot.explain.names import Called, Names
from bot.explain.passages import Passage
from bot.explain.telling import TellingTable, told_by_first, told_together

SETS_ASIDE = {KeywordName.SUSPEND: "suspends", KeywordName.FORETELL: "foretells", KeywordName.PLOT: "plots"}


def tell_land_played(event: ev.LandPlayed, names: Names) -> str:
    who = name_with_article(names, event.player)
    return f"{who} plays {name_with_article(names, event.land.id)}{FROM.get(event.land.zone, '')}"


def tell_card_set_aside(event: ev.CardSetAside, names: Names) -> str:
    who = name_with_article(names, event.player)
    return f"{who} {SETS_ASIDE[event.keyword]} {name_with_article(names, event.card.id)}"


def tell_lands_allowed(event: ev.LandsAllowed, names: Names) -> str:
    who = name_with_article(names, event.player)
    return f"{who} may play {number_and_noun(event.number, 'additional land')} this turn"


def tell_play_allowed(passage: Passage, names: Names) -> str:
    events = passage.of(ev.PlayAllowed)
    event, card = events[0], events[0].card
    if card is None or not event.permission.on_adventure:
        return clause_of_allowed(events, names)
    who = name_with_article(names, event.player)
    itself = noun_phrase(Called(names.face(card, 0)))
    return f"{name_with_article(names, card)} goes into exile, from where {who} may cast {itself}"


def tell_card_discarded(passage: Passage, names: Names) -> str:
    event = passage.of(ev.CardDiscarded)[0]
    who = name_with_article(names, event.player)
    cards = [each.card for each in passage.of(ev.CardDiscarded)]
    if Reason.AT_RANDOM in passage.why:
        return f"{who} discards {words_of_cards(len(cards))} at random"
    return f"{who} discards {names_of_cards(cards, names)}"


def words_of_cards(number: int) -> str:
    """A card, 2 cards."""
    return "a card" if number == 1 else number_and_noun(number, "card")


def tell_card_drawn(passage: Passage, names: Names) -> str:
    event = passage.of(ev.CardDrawn)[0]
    who = name_with_article(names, event.player)
    return f"{who} draws {words_of_cards(len(passage.events))}"


def tell_card_not_drawn(event: ev.CardNotDrawn, names: Names) -> str:
    who = name_with_article(names, event.player)
    return f"{who} draws no card, because of {name_with_article(names, event.by)}"


def tell_card_exiled(passage: Passage, names: Names) -> str:
    event = passage.of(ev.CardExiled)[0]
    who = name_with_article(names, event.player)
    whence = "hand" if event.origin is Zone.HAND else "the top of the library"
    return f"{who} exiles {number_and_noun(len(passage.events), 'card')} from {whence}"


def tell_card_milled(passage: Passage, names: Names) -> str:
    event = passage.of(ev.CardMilled)[0]
    who = name_with_article(names, event.player)
    return f"{who} mills {names_of_cards([each.card for each in passage.of(ev.CardMilled)], names)}"


def tell_card_put_back(passage: Passage, names: Names) -> str:
    event = passage.of(ev.CardPutBack)[0]
    who = name_with_article(names, event.player)
    put = names_of_cards([each.card for each in passage.of(ev.CardPutBack)], names)
    return f"{who} puts {put} from hand on the {'bottom' if event.bottom else 'top'} of the library"


def tell_zone_emptied(event: ev.ZoneEmptied, names: Names) -> str:
    who = name_with_article(names, event.player)
    emptied = f"all cards of {possessive(who)} {'hand' if event.zone is Zone.HAND else 'library'} are exiled"
    return f"{emptied} face down" if event.face_down else emptied


def tell_exiled_returned(event: ev.ExiledReturned, names: Names) -> str:
    who = name_with_article(names, event.player)
    what = "the exiled cards" if event.number is None else number_and_noun(event.number, "exiled card")
    return f"{who} returns {what} to their hand"


def tell_zones_searched(event: ev.ZonesSearched, names: Names) -> str:
    who = name_with_article(names, event.player)
    return f"{who} {clause_of_search(event, names)}"


def tell_search_limited(event: ev.SearchLimited, names: Names) -> str:
    """CR 614.1a."""
    who, by = name_with_article(names, event.player), name_with_article(names, event.by)
    return f"{who} searches the top {number_and_noun(event.number, 'card')} of the library alone, because of {by}"


def tell_top_card_unnamed(event: ev.TopCardUnnamed, names: Names) -> str:
    who = name_with_article(names, event.player)
    return f"nobody can name the top card of {possessive(who)} library"


def tell_unknown_cards_moved(event: ev.UnknownCardsMoved, names: Names) -> str:
    moved = "goes" if event.number == 1 else "go"
    return f"{number_and_noun(event.number, 'card')} that nobody can name {moved} to {place_of_cards(event, names)}"


def tell_scried(event: ev.Scried, names: Names) -> str:
    who = name_with_article(names, event.player)
    return f"{who} looks at the top of the library ({number_and_noun(event.amount, 'card')})"


def tell_library_not_known(event: ev.LibraryNotKnown, names: Names) -> str:
    who = name_with_article(names, event.player)
    return f"the cards in {possessive(who)} {event.zone} are not stated, so nothing more is done with them"


def clause_of_bottom(events: Sequence[ev.PutOnBottom], names: Names) -> str:
    """CR 401.4: which cards go under a library, as far as they are stated."""
    known = [each.card for each in events if each.card is not None]
    what = list_names(names, known) or "the top card"
    library = f"{possessive(name_with_article(names, events[0].player))} library"
    return f"{what} {'go' if len(known) > 1 else 'goes'} to the bottom of {library}"


def clause_of_arranged(event: ev.TopCardsArranged, names: Names) -> str:
    """CR 401.4: the cards that go on top, in their order."""
    library = f"{possessive(name_with_article(names, event.player))} library"
    if len(event.cards) > 1:
        return f"{list_names(names, event.cards)} go on top of {library}, in that order"
    return f"{list_names(names, event.cards) or 'nothing'} goes on top of {library}"


def clause_of_allowed(events: Sequence[ev.PlayAllowed], names: Names) -> str:
    """CR 601.3, 611.2a: what somebody may play from where it is, and for how long."""
    first, several = events[0], len(events) > 1
    permission = first.permission
    free = f" without paying {'their mana costs' if several else 'its mana cost'}" if permission.free else ""
    what = names_of_cards([each.card for each in events], names)
    verb = "play" if permission.lands else "cast"
    return (
        f"{name_with_article(names, first.player)} may {verb} "
        f"{what}{free}{words_of_permission_duration(first, several=several, names=names)}"
    )


def words_of_permission_duration(event: ev.PlayAllowed, *, several: bool, names: Names) -> str:
    """CR 611.2a."""
    if event.duration is not fx.Duration.PERMANENT:
        return words_of_duration(event, names)
    return f" for as long as {'they remain' if several else 'it remains'} there"


def clause_of_seen(event: ev.TopCardsSeen, names: Names) -> str:
    """CR 701.20: which cards are looked at or revealed, as far as they are stated."""
    number = len(event.cards)
    top = "top card" if number < 2 else f"top {number} cards"
    library = (
        "the library" if event.player == event.owner else f"{possessive(name_with_article(names, event.owner))} library"
    )
    revealing = name_with_article(names, event.owner) if event.revealed else name_with_article(names, event.player)
    library = "the library" if event.revealed else library
    told = f"{revealing} {'reveals' if event.revealed else 'looks at'} the {top} of {library}"
    known = [each for each in event.cards if each is not None]
    if known:
        return f"{told}: {list_names(names, known)}"
    are = "are" if number > 1 else "is"
    taken = f" and {are} taken to have no effect here" if event.doubtful else ""
    return f"{told}, which {are} not stated{taken}"


def place_of_cards(event: ev.UnknownCardsMoved, names: Names) -> str:
    """Where cards go, and whose zone that is."""
    whose = possessive(name_with_article(names, event.player))
    if event.to is Zone.LIBRARY:
        return f"the {'bottom' if event.bottom else 'top'} of {whose} library"
    return event.to.value if event.to in {Zone.EXILE, Zone.BATTLEFIELD} else f"{whose} {event.to.value}"


def clause_of_search(event: ev.ZonesSearched, names: Names) -> str:
    """CR 701.23a: whose zones are searched, and what is found in them."""
    own = event.owner == event.player
    one = len(event.zones) == 1
    zones = join_words(["cards outside the game" if each is Zone.OUTSIDE else each.value for each in event.zones])
    where = f"the {zones}" if own else f"{possessive(name_with_article(names, event.owner))} {zones}"
    found = list_names(names, event.found) if event.found else "nothing"
    if event.known:
        return f"searches {where} and finds {found}"
    if one and not event.found:
        return f"searches {where}, of which no card is stated, and is taken to find nothing"
    return f"searches {where}, of which not all cards are stated, and is taken to find {found}"


def names_of_cards(which: Sequence[ObjectId | None], names: Names) -> str:
    """The cards by name where all of them can be named, else how many they are."""
    named = [each for each in which if each is not None]
    return list_names(names, named) if len(named) == len(which) else number_and_noun(len(which), "card")


TELL_CARDS: TellingTable = {
    ev.LandPlayed: told_by_first(tell_land_played),
    ev.CardSetAside: told_by_first(tell_card_set_aside),
    ev.LandsAllowed: told_by_first(tell_lands_allowed),
    ev.PlayAllowed: tell_play_allowed,
    ev.CardDiscarded: tell_card_discarded,
    ev.CardDrawn: tell_card_drawn,
    ev.CardNotDrawn: told_by_first(tell_card_not_drawn),
    ev.CardExiled: tell_card_exiled,
    ev.CardMilled: tell_card_milled,
    ev.CardPutBack: tell_card_put_back,
    ev.ZoneEmptied: told_by_first(tell_zone_emptied),
    ev.ExiledReturned: told_by_first(tell_exiled_returned),
    ev.ZonesSearched: told_by_first(tell_zones_searched),
    ev.SearchLimited: told_by_first(tell_search_limited),
    ev.PutOnBottom: told_together(clause_of_bottom),
    ev.TopCardsSeen: told_by_first(clause_of_seen),
    ev.TopCardsArranged: told_by_first(clause_of_arranged),
    ev.TopCardUnnamed: told_by_first(tell_top_card_unnamed),
    ev.UnknownCardsMoved: told_by_first(tell_unknown_cards_moved),
    ev.Scried: told_by_first(tell_scried),
    ev.LibraryNotKnown: told_by_first(tell_library_not_known),
}

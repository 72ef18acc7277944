"""What players do with cards of hands and libraries (CR 401, 402, 701.9, 701.17, 701.22-701.25), after the verb.

Each production is told who does it; the verb itself has been read, and agrees with its subject."""

from dataclasses import replace

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.amounts.quantities import read_amount, read_amount_of_units
from bot.oracle.nouns.permanents import read_comparison
from bot.oracle.nouns.player_references import read_whose
from bot.oracle.nouns.possessives import read_own, read_those_cards, take_own
from bot.oracle.nouns.scope import Scope
from bot.oracle.nouns.spells_and_cards import read_described_card
from bot.oracle.objects.changing import read_until_it_leaves
from bot.oracle.text.cursor import Cursor


def read_draw_cards(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`draw_cards` = "an additional card" | amount "additional cards" | ["up to"] amount_of_units "cards" (CR 121.1)"""
    if at.take("an", "additional", "card"):
        return fx.Draw(who, fx.ONE)
    if at.take("up", "to"):
        return fx.Draw(who, read_amount_of_units(at, scope, "card", "cards"), up_to=True)
    additional = scope.attempt(at, _read_additional_cards)
    if additional is not None:
        return fx.Draw(who, additional)
    return fx.Draw(who, read_amount_of_units(at, scope, "card", "cards"))


def _read_additional_cards(at: Cursor, scope: Scope) -> fx.Amount:
    found = read_amount(at, scope)
    at.expect("additional", "cards")
    return found


def read_mill(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`mill` = half_library | amount_of_units "cards" (CR 701.17)"""
    half = at.attempt(lambda at: _read_half_library(at, who))
    found = fx.Mill(who, half or read_amount_of_units(at, scope, "card", "cards"))
    scope.does(fl.Way.MILLED, who)
    return found


def _read_half_library(at: Cursor, who: fl.PlayerSet) -> fx.Half:
    """`half_library` = "half" own "library" "," "rounded" ("up" | "down"), of one player (CR 107.1a)"""
    at.expect("half")
    read_own(at, who, "library")
    at.expect(",", "rounded")
    if isinstance(who, fl.Players) and who is not fl.Players.YOU:
        raise at.error("one player")
    return fx.Half(fx.CardsIn("library", who), up=at.one_word(("up", "down"), "“up” or “down”") == "up")


def read_discard_cards(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`discard_cards` = own "hand" | "all the cards in" own "hand" | "up to" amount_of_units "cards" | "any number of"
    described_card in the plural | (("a" | "an") described_card | amount_of_units "cards") ["at random"] (CR 701.9)"""
    found = _read_discarded(at, scope, who)
    scope.does(fl.Way.DISCARDED, who)
    return found


def _read_discarded(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Discard:
    if take_own(at, who, "hand"):
        return fx.Discard(who, None)
    if at.take("all", "the", "cards", "in"):
        read_own(at, who, "hand")
        return fx.Discard(who, None)
    if at.take("up", "to"):
        return fx.Discard(who, read_amount_of_units(at, scope, "card", "cards"), up_to=True)
    if at.take("any", "number", "of"):
        some = read_described_card(at, plural=True)
        return fx.Discard(who, None, None if some == fl.Filter() else some, up_to=True)
    described = at.attempt(_read_one_card)
    if described is not None:
        found = fx.Discard(who, fx.ONE, described if described != fl.Filter() else None)
    else:
        found = fx.Discard(who, read_amount_of_units(at, scope, "card", "cards"))
    return replace(found, at_random=at.take("at", "random"))


def _read_one_card(at: Cursor) -> fl.Filter:
    if not at.take("a"):
        at.expect("an")
    return read_described_card(at)


def read_scry(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`scry` = amount (CR 701.22)"""
    return fx.Scry(who, read_amount(at, scope))


def read_surveil(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`surveil` = amount (CR 701.25)"""
    return fx.Scry(who, read_amount(at, scope), surveil=True)


def read_shuffle(at: Cursor, _: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`shuffle` = "it into their library", of its owner | [own "library" | own ("hand" ["and graveyard"] | "graveyard")
    "into" own "library"] (CR 701.24)"""
    if isinstance(who, fl.OwnerOf) and at.take("it", "into", "their", "library"):
        return fx.PutIntoLibrary(who.what, fx.Place.SHUFFLED, library=who)
    zones: tuple[Zone, ...] = ()
    if take_own(at, who, "hand"):
        zones = (Zone.HAND, Zone.GRAVEYARD) if at.take("and", "graveyard") else (Zone.HAND,)
    elif take_own(at, who, "graveyard"):
        zones = (Zone.GRAVEYARD,)
    if zones:
        at.expect("into")
        read_own(at, who, "library")
    else:
        take_own(at, who, "library")
    return fx.Shuffle(who, zones)


def read_look(at: Cursor, scope: Scope) -> fx.Effect:
    """`look` = "at the top card of" whose "library" | "at" whose ("library's top card" | "hand") (CR 701.20e)"""
    at.expect("at")
    if at.take("the", "top", "card", "of"):
        who = read_whose(at, scope)
        at.expect("library")
        return fx.Look(who, Zone.LIBRARY)
    who = read_whose(at, scope)
    if at.take("library's", "top", "card"):
        return fx.Look(who, Zone.LIBRARY)
    at.expect("hand")
    return fx.Look(who, Zone.HAND)


def read_reveal_hand(at: Cursor, _: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`reveal_hand` = own "hand" (CR 701.20)"""
    read_own(at, who, "hand")
    return fx.Look(who, Zone.HAND)


def read_choice_from_hand(at: Cursor, scope: Scope, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`choice_from_hand` = "you may exile" one_card "from it" [until_it_leaves] | ["you"] "choose" one_card "from it"
    ["and exile that card"], out of the hand that the sentence before reveals (CR 701.9b)"""
    last = before[-1] if before else None
    if not isinstance(last, fx.Look) or last.at is not Zone.HAND:
        raise at.error("a hand revealed before")
    if at.take("you", "may", "exile"):
        what = _read_one_card(at)
        at.expect("from", "it")
        found = fx.TakeFromHand(last.player, _read_with_size(at, what), exiled=True, may=True)
        return (*before, replace(found, until_source_leaves=_is_until_it_leaves(at, scope)))
    at.take("you")
    at.expect("choose")
    what = _read_one_card(at)
    at.expect("from", "it")
    what = _read_with_size(at, what)
    scope.taken = True
    if at.take("and", "exile", "that", "card"):
        scope.taken = False
        return (*before, fx.TakeFromHand(last.player, what, exiled=True))
    return (*before, fx.TakeFromHand(last.player, what))


def _read_with_size(at: Cursor, what: fl.Filter) -> fl.Filter:
    """`with_size` = ["with" comparison], behind where the card is"""
    return replace(what, comparison=read_comparison(at)) if what.comparison is None and at.take("with") else what


def read_fate_of_chosen_card(at: Cursor, scope: Scope, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`fate_of_chosen_card` = ("that player" | "they") ("discards" | "discard") "that card" | "exile that card"
    [until_it_leaves], of the card that the sentence before chooses"""
    last = before[-1] if before else None
    if not scope.taken or not isinstance(last, fx.TakeFromHand):
        raise at.error("a card chosen before")
    scope.taken = False
    if at.take("exile"):
        read_those_cards(at, plural=False)
        until = _is_until_it_leaves(at, scope)
        return (*before[:-1], replace(last, exiled=True, until_source_leaves=until))
    if not at.take("that", "player", "discards"):
        at.expect("they", "discard")
    read_those_cards(at, plural=False)
    return before


def _is_until_it_leaves(at: Cursor, scope: Scope) -> bool:
    return not scope.setting.spell and at.attempt(read_until_it_leaves) is not None


_ZONES = {"graveyard": Zone.GRAVEYARD, "library": Zone.LIBRARY, "hand": Zone.HAND}


def read_exile_zone(at: Cursor, scope: Scope) -> fx.Effect:
    """`exile_zone` = ["all cards from"] (whose ("graveyard" | "library" | "hand") | "all graveyards") (CR 406)"""
    at.take("all", "cards", "from")
    if at.take("all", "graveyards"):
        return fx.ExileZone(fl.Players.EACH_PLAYER, Zone.GRAVEYARD)
    who = read_whose(at, scope)
    zone = _ZONES[at.one_word(_ZONES, "“graveyard”, “library” or “hand”")]
    scope.hand_is_exiled = (who, zone) == (fl.Players.YOU, Zone.HAND)
    return fx.ExileZone(who, zone)


def read_bottom_sentence(at: Cursor, scope: Scope, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`bottom_sentence` = "you may put" ("it" | "that card") "on the bottom of" ("that library" | whose "library"), of
    the card that the sentence before looks at (CR 701.20e)"""
    last = before[-1] if before else None
    if not isinstance(last, fx.Look) or last.at is not Zone.LIBRARY:
        raise at.error("a card of a library looked at before")
    at.expect("you", "may", "put")
    read_those_cards(at, plural=False)
    at.expect("on", "the", "bottom", "of")
    if not at.take("that", "library"):
        if read_whose(at, scope) != last.player:
            raise at.error("the same library")
        at.expect("library")
    return (*before[:-1], replace(last, may_bottom=True))


def read_choose_in_hand(at: Cursor, scope: Scope, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`choose_in_hand` = "choose" amount_of_units "cards in your hand": what is done with them is said by the next
    sentence"""
    at.expect("choose")
    scope.chosen_cards = read_amount_of_units(at, scope, "card", "cards")
    at.expect("in", "your", "hand")
    return before


def read_chosen_onto_library(at: Cursor, scope: Scope, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`chosen_onto_library` = ["in any order" ","] "put" those_cards "on" ("top" | "the bottom") "of your library" ["in
    any order"], of the cards that were chosen (CR 401.4)"""
    number = scope.chosen_cards
    if number is None:
        raise at.error("cards chosen before")
    if at.take("in", "any", "order"):
        at.take(",")
    at.expect("put")
    read_those_cards(at, plural=number != fx.ONE)
    place = _read_library_place(at)
    scope.chosen_cards = None
    return (*before, fx.PutHandIntoLibrary(fl.Players.YOU, number, place))


def _read_library_place(at: Cursor) -> fx.Place:
    """`library_place` = "on" ("top" | "the bottom") "of your library" ["in any order"]"""
    at.expect("on")
    place = fx.Place.TOP if at.take("top") else fx.Place.BOTTOM
    if place is fx.Place.BOTTOM:
        at.expect("the", "bottom")
    at.expect("of", "your", "library")
    at.take("in", "any", "order")
    return place


def read_put_hand(at: Cursor, scope: Scope) -> fx.Effect:
    """`put_hand` = amount_of_units "cards from your hand" library_place (CR 401.4)"""
    number = read_amount_of_units(at, scope, "card", "cards")
    at.expect("from", "your", "hand")
    return fx.PutHandIntoLibrary(fl.Players.YOU, number, _read_library_place(at))

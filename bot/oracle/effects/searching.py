"""Searching zones (CR 701.23-701.24): which zones, what for, where it is put, and the shuffling, in one sentence or in
several.

Nothing else is read between the search and the shuffling."""

from dataclasses import replace
from typing import NamedTuple

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.amounts.quantities import read_amount
from bot.oracle.nouns.object_references import MADE, read_one_object
from bot.oracle.nouns.player_references import read_whose
from bot.oracle.nouns.possessives import read_own, read_those_cards, take_own
from bot.oracle.nouns.scope import Scope, Unsaid
from bot.oracle.nouns.spells_and_cards import read_described_card
from bot.oracle.text.cursor import Cursor


class _Searched(NamedTuple):
    """The zones that are searched, whether the player chooses among them, and whose they are, None for the player's
    own."""

    zones: tuple[Zone, ...]
    any_zones: bool
    whose: fl.PlayerSet | None


def read_search(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`search` = zones_searched "for" number_searched described_card [same_name | "that share a land type" |
    cards_searched_too] found_put, unless the next sentence says that"""
    zones, any_zones, holder = _read_zones_searched(at, scope, who)
    at.expect("for")
    number, up_to = _read_number_searched(at, scope)
    plural = number != fx.ONE
    what = read_described_card(at, plural=plural)
    if at.at("with", "the", "same", "name"):
        what = replace(what, same_name=_read_same_name(at, scope))
    share = plural and at.take("that", "share", "a", "land", "type")
    also = () if plural else _read_cards_searched_too(at)
    number, plural = (fx.Fixed(1 + len(also)), True) if also else (number, plural)
    found = fx.Search(who, what, Zone.LIBRARY, number, up_to=up_to, zones=zones, any_zones=any_zones, whose=holder)
    found = replace(found, also=also, share_land_type=share)
    if at.done or at.at("."):
        scope.unsaid = Unsaid.WHERE_IT_GOES
        return found
    comma = at.take(",")
    if comma and (at.take("reveal") or at.take("reveals")):
        read_those_cards(at, plural=plural)
        comma = at.take(",")
    if not at.take("and") and not at.take("then") and not comma:
        raise at.error("what is done with what is found")
    return _read_found_put(at, scope, found)


def _read_cards_searched_too(at: Cursor) -> tuple[fl.Filter, ...]:
    """`cards_searched_too` = { "and" ("a" | "an") described_card }"""
    found: list[fl.Filter] = []
    while at.at("and", "a") or at.at("and", "an"):
        at.position += 2
        found.append(read_described_card(at))
    return tuple(found)


def read_search_goes_on(at: Cursor, scope: Scope, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`search_goes_on` = ["you"] ["reveal" those_cards "and"] found_put, of what the sentence before searches for"""
    if scope.unsaid is not Unsaid.WHERE_IT_GOES or not before:
        raise at.error("a search before")
    at.take("you")
    if at.take("reveal"):
        read_those_cards(at, plural=_search_of(before[-1]).amount != fx.ONE)
        at.expect("and")
    scope.unsaid = None
    return (*before[:-1], _read_completed_search(at, scope, before[-1]))


def read_shuffled_sentence(at: Cursor, scope: Scope, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`shuffled_sentence` = if_searched | "then" shuffles, of the library that the sentence before searches
    (CR 701.24a)"""
    if scope.unsaid is not Unsaid.SHUFFLING or not before:
        raise at.error("a search before")
    searched = _search_of(before[-1])
    if searched.any_zones:
        _read_if_searched(at, searched)
    else:
        at.expect("then")
        _read_shuffles(at, searched)
    scope.unsaid = None
    return before


def _read_if_searched(at: Cursor, searched: fx.Search) -> None:
    """`if_searched` = "if" ("you" | "they") ("search" | "searched") own "library this way" "," ["they"] "shuffle" |
    "shuffle your library if you searched it this way", where the player chose among their own zones"""
    yours = searched.player is fl.Players.YOU
    if yours and at.take("shuffle"):
        at.expect("your", "library", "if", "you", "searched", "it", "this", "way")
        return
    at.expect("if", "you" if yours else "they")
    at.one_word(("search", "searched"), "“search” or “searched”")
    read_own(at, searched.player, "library")
    at.expect("this", "way", ",")
    at.expect(*(("shuffle",) if yours else ("they", "shuffle")))


def _read_zones_searched(at: Cursor, scope: Scope, who: fl.PlayerSet) -> _Searched:
    """`zones_searched` = ("your" | "their" | zone_holder) searched_zone [{ "," searched_zone } [","] ("and" | "and/or")
    searched_zone], the library among them"""
    holder = None
    if not at.take("your" if who is fl.Players.YOU else "their"):
        holder = _read_zone_holder(at, scope)
    zones, joined, any_zones = [_read_searched_zone(at)], False, False
    while not joined and not at.at("for"):
        comma = at.take(",")
        any_zones = at.take("and", "/", "or")
        joined = any_zones or at.take("and")
        if not joined and not comma:
            raise at.error("a further zone")
        zones.append(_read_searched_zone(at))
    if len(zones) > 1 and not joined:
        raise at.error("“and” before the last zone")
    if Zone.LIBRARY not in zones or len(set(zones)) < len(zones):
        raise at.error("each zone once, the library among them")
    if any_zones and holder is not None:
        raise at.error("one's own zones, among which to choose")
    return _Searched(tuple(zones), any_zones, holder)


_ZONES = {"graveyard": Zone.GRAVEYARD, "hand": Zone.HAND, "library": Zone.LIBRARY}


def _read_searched_zone(at: Cursor) -> Zone:
    return _ZONES[at.one_word(_ZONES, "“graveyard”, “hand” or “library”")]


def _read_zone_holder(at: Cursor, scope: Scope) -> fl.PlayerSet:
    """`zone_holder` = "its" ("controller's" | "owner's") | whose"""
    if not at.take("its"):
        return read_whose(at, scope)
    if at.take("owner's"):
        return fl.OwnerOf(scope.it(at))
    at.expect("controller's")
    return fl.ControllerOf(scope.it_of_another(at))


def _read_number_searched(at: Cursor, scope: Scope) -> tuple[fx.Amount | None, bool]:
    """`number_searched` = "up to" amount | "that many" | "any number of" | "all" | "a" | "an": how many, None for any
    number, and whether fewer may be found"""
    if at.take("up", "to"):
        found = read_amount(at, scope)
        return found if found != fx.ONE else fx.Fixed(1), True
    if at.take("any", "number", "of"):
        return None, True
    if at.take("all"):
        return None, False
    if at.at("that", "many"):
        return read_amount(at, scope), False
    if not at.take("a"):
        at.expect("an")
    return fx.ONE, False


def _read_same_name(at: Cursor, scope: Scope) -> fl.ObjectSet:
    """`same_name` = "with the same name as" ("that card" | "that spell" | one_object) (CR 201.2a)"""
    at.expect("with", "the", "same", "name", "as")
    if at.take("that", "card"):
        return scope.only_target(at, scope.is_card)
    if at.take("that", "spell"):
        return scope.only_target(at, scope.is_spell)
    return read_one_object(at, scope).what


def _read_found_put(at: Cursor, scope: Scope, searching: fx.Search) -> fx.Search:
    """`found_put` = found_on_top | ("put" those_cards where_found_goes | "put" one_and_the_other | "exile" those_cards)
    [[","] "then" shuffles], unless the next sentence says that"""
    plural = searching.amount != fx.ONE
    if scope.attempt(at, lambda at, _: _read_found_on_top(at, searching)):
        return replace(searching, to=Zone.LIBRARY)
    to, tapped = Zone.EXILE, False
    if at.take("exile") or at.take("exiles"):
        read_those_cards(at, plural=plural)
    else:
        if not at.take("put"):
            at.expect("puts")
        parted = scope.attempt(at, lambda at, _: _read_one_and_the_other(at, searching)) if plural else None
        if parted is None:
            read_those_cards(at, plural=plural)
            to, tapped = _read_where_found_goes(at, searching)
        else:
            (to, tapped), searching = (parted.to, parted.tapped), parted
    found = replace(searching, to=to, tapped=tapped)
    if to is Zone.BATTLEFIELD and not plural:
        scope.mention(MADE)
    if at.done or at.at("."):
        scope.unsaid = Unsaid.SHUFFLING
        return found
    at.expect(",")
    at.expect("then")
    _read_shuffles(at, found)
    return found


def _read_one_and_the_other(at: Cursor, searching: fx.Search) -> fx.Search:
    """`one_and_the_other` = "one" where_found_goes "and the other" where_found_goes, of up to two cards"""
    if searching.amount != fx.Fixed(2):
        raise at.error("two cards")
    at.expect("one")
    to, tapped = _read_where_found_goes(at, searching)
    at.expect("and", "the", "other")
    rest, also_tapped = _read_where_found_goes(at, searching)
    if also_tapped or rest is Zone.BATTLEFIELD:
        raise at.error("another zone")
    return replace(searching, to=to, tapped=tapped, rest=rest)


def _read_found_on_top(at: Cursor, searching: fx.Search) -> bool:
    """`found_on_top` = shuffles "and put" those_cards "on top" ["of your library"] ["in any order"], where the
    player searches their own library alone"""
    if searching.whose is not None or searching.zones != (Zone.LIBRARY,):
        raise at.error("one's own library alone")
    _read_shuffles(at, searching)
    at.expect("and")
    if not at.take("put"):
        at.expect("puts")
    if searching.amount != fx.ONE or not at.take("the", "card"):
        read_those_cards(at, plural=searching.amount != fx.ONE)
    at.expect("on", "top")
    at.take("of", "your", "library")
    at.take("in", "any", "order")
    return True


def _read_shuffles(at: Cursor, searching: fx.Search) -> None:
    """`shuffles` = "shuffle" | "shuffles" | ("that player" | "they") "shuffles", where it is another player's
    library"""
    if searching.any_zones:
        raise at.error("a library that is searched in any case")
    if searching.whose is not None:
        at.expect("that", "player", "shuffles")
    elif not at.take("shuffle"):
        at.expect("shuffles")


def _search_of(effect: fx.Effect) -> fx.Search:
    """Return the search with which the effect ends, even where it depends on what is done before."""
    match effect:
        case fx.Search():
            return effect
        case fx.Optionally(do=(*_, last), then=()) | fx.Optionally(then=(*_, last)) | fx.IfSo(then=(*_, last)):
            return _search_of(last)
        case _:
            return fx.Search(fl.Players.YOU, fl.ANYTHING, Zone.LIBRARY)


def _read_completed_search(at: Cursor, scope: Scope, effect: fx.Effect) -> fx.Effect:
    match effect:
        case fx.Search(player=fl.Players.YOU):
            return _read_found_put(at, scope, effect)
        case fx.Optionally(then=(*others, last)) | fx.IfSo(then=(*others, last)):
            return replace(effect, then=(*others, _read_completed_search(at, scope, last)))
        case _:
            raise at.error("a search of one's own library")


def _read_where_found_goes(at: Cursor, searching: fx.Search) -> tuple[Zone, bool]:
    """`where_found_goes` = "onto the battlefield" ["tapped"] ["under your control"] | "into" own "hand" | "into" own
    "graveyard"; another player's card comes under your control, or goes into its owner's graveyard"""
    others = searching.whose is not None
    if at.take("onto", "the", "battlefield"):
        tapped = at.take("tapped")
        yours = at.take("under", "your", "control")
        if others and not yours:
            raise at.error("“under your control”")
        return Zone.BATTLEFIELD, tapped
    at.expect("into")
    if take_own(at, searching.player, "graveyard") or (others and at.take("that", "player's", "graveyard")):
        return Zone.GRAVEYARD, False
    if others:
        raise at.error("where cards of another player go")
    read_own(at, searching.player, "hand")
    return Zone.HAND, False

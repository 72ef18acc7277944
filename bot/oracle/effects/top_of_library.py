"""The top cards of libraries (CR 401.4, 701.20): looked at or revealed in one sentence, distributed in those behind it.

Each of those says where some of the cards go; cards of which none speaks stay on top."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import leaves_within
from bot.oracle.amounts.quantities import read_amount
from bot.oracle.nouns.object_references import MADE
from bot.oracle.nouns.permanents import is_relative
from bot.oracle.nouns.player_references import read_whose
from bot.oracle.nouns.possessives import read_own, read_those_cards
from bot.oracle.nouns.scope import Scope, Unsaid
from bot.oracle.nouns.spells_and_cards import read_described_card
from bot.oracle.objects.creation import UNDER, read_tapped_and_attacking
from bot.oracle.text.cursor import Cursor

Effects = tuple[fx.Effect, ...]
Clauses = Callable[[Cursor, Scope], Effects]

# What is looked at, or revealed.


def read_look_at_several(at: Cursor, scope: Scope) -> fx.DealTopCards:
    """`look_at_several` = "at the top" amount "cards of" whose "library" [put_back_in_order]"""
    at.expect("at", "the", "top")
    number = read_amount(at, scope)
    at.expect("cards")
    at.expect("of")
    who = read_whose(at, scope)
    at.expect("library")
    return replace(fx.DealTopCards(who, number), arranged=scope.attempt(at, _read_put_back_in_order) or False)


def _read_put_back_in_order(at: Cursor, _: Scope) -> bool:
    """`put_back_in_order` = "," "then put them back" ["on top of that library"] "in any order" (CR 401.4)"""
    at.expect(",", "then", "put", "them", "back")
    at.take("on", "top", "of", "that", "library")
    at.expect("in", "any", "order")
    return True


def read_reveal_top(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.DealTopCards:
    """`reveal_top` = "the top" ["card" | amount "cards"] "of" own "library" [and_put]"""
    at.expect("the", "top")
    number: fx.Amount = fx.ONE
    if not at.take("card"):
        number = read_amount(at, scope)
        at.expect("cards")
    at.expect("of")
    read_own(at, who, "library")
    found = fx.DealTopCards(who, number, revealed=True)
    together = scope.attempt(at, lambda at, scope: _read_and_put(at, scope, found))
    return found if together is None else together


def read_cards_until(at: Cursor, scope: Scope, who: fl.PlayerSet, verb: str) -> tuple[fx.Amount, fl.Filter]:
    """`cards_until` = "cards from the top of" own "library until" ("you" verb | "they" verb | "that player" verb)
    ("a" | "an" | amount) described_card: how many of which cards end it"""
    at.expect("cards", "from", "the", "top", "of")
    read_own(at, who, "library")
    at.expect("until")
    if who is fl.Players.YOU:
        at.expect("you", verb)
    elif not at.take("they", verb):
        at.expect("that", "player", f"{verb}s")
    number = fx.ONE if at.take("a") or at.take("an") else read_amount(at, scope)
    what = read_described_card(at, plural=number != fx.ONE)
    if is_relative(what):
        raise at.error("what cards are by themselves")
    return number, what


def read_reveal_until(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.DealTopCards:
    """`reveal_until` = cards_until, "reveal" ["," "then puts those cards into their graveyard"] (CR 701.20a)"""
    number, what = read_cards_until(at, scope, who, "reveal")
    found = fx.DealTopCards(who, number, revealed=True, until=what)
    if who is not fl.Players.YOU and at.take(",", "then", "puts", "those", "cards", "into", "their", "graveyard"):
        return _with_share(scope, found, fx.Share(amount=None, to=Zone.GRAVEYARD))
    scope.unsaid = Unsaid.WHERE_REVEALED_GO
    return found


def _read_and_put(at: Cursor, scope: Scope, found: fx.DealTopCards) -> fx.DealTopCards:
    at.expect("and", "put")
    _read_all_of_those(at, found)
    return _with_share(scope, found, replace(_read_where_cards_go(at, scope, found.player), amount=None))


# What becomes of them.


def read_dealt_sentence(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`dealt_sentence` = dealt, of the cards that the sentence before looks at or reveals, or lets a player reveal"""
    match before:
        case (*others, fx.Optionally(then=(*_, fx.DealTopCards()), otherwise=(), when=None) as last):
            return (*others, replace(last, then=read_dealt_sentence(at, scope, last.then)))
        case (*others, fx.Optionally(do=(*_, fx.DealTopCards()), then=(), otherwise=(), when=None) as last):
            return (*others, replace(last, do=read_dealt_sentence(at, scope, last.do)))
        case (*others, fx.DealTopCards() as last, fx.Modify(what=fl.Made()) as said):
            return (*others, _read_dealt(at, scope, last), said)
        case (*others, fx.IfSo(then=(*_, fx.DealTopCards()), otherwise=()) as last):
            return (*others, replace(last, then=read_dealt_sentence(at, scope, last.then)))
        case _:
            return (*before[:-1], _read_dealt(at, scope, _cards_seen(at, before)))


def read_shown_sentence(at: Cursor, before: Effects) -> Effects:
    """`shown_sentence` = "you may reveal" ("that card" | "it"), the top card that the sentence before looks at
    (CR 701.20a); the one behind it says what follows"""
    seen = _cards_seen(at, before)
    if seen.amount != fx.ONE or seen.shares or seen.player is not fl.Players.YOU or seen.revealed:
        raise at.error("one card that is looked at before")
    at.expect("you", "may", "reveal")
    if not at.take("it"):
        at.expect("that", "card")
    return (*before[:-1], replace(seen, shares=(_SHOWN,)))


_SHOWN = fx.Share(up_to=True, to=Zone.LIBRARY)
"""A card that may be revealed, and stays on top."""


def read_if_shown(at: Cursor, scope: Scope, before: Effects, clauses: Clauses) -> Effects:
    """`if_shown` = "if" ("a" | "an") described_card "is revealed this way" "," clauses, of the card that the sentence
    before lets a player reveal (CR 608.2c)"""
    last = before[-1] if before else None
    if not isinstance(last, fx.DealTopCards) or last.shares != (_SHOWN,) or last.then:
        raise at.error("a card that may be revealed before")
    at.expect("if")
    what = _read_one_card(at)
    at.expect("is", "revealed", "this", "way", ",")
    said = clauses(at, scope)
    if any(each == MADE for each in leaves_within(said)):
        raise at.error("what does not speak of that card")
    return (*before[:-1], replace(last, shares=(replace(_SHOWN, what=what),), then=said))


def read_otherwise_done(at: Cursor, scope: Scope, before: Effects, clauses: Clauses) -> Effects:
    """`otherwise_done` = "otherwise" "," clauses, where the one card is not what the sentence before says, and so is
    put nowhere (CR 608.2c)"""
    last = before[-1] if before else None
    if not isinstance(last, fx.DealTopCards) or last.amount != fx.ONE or len(last.shares) != 1 or last.otherwise:
        raise at.error("one card of which the sentence before speaks")
    if last.shares[0].up_to or last.until is not None:
        raise at.error("one condition before")
    at.expect("otherwise", ",")
    said = clauses(at, scope)
    if any(each == MADE for each in leaves_within(said)):
        raise at.error("what does not speak of that card")
    return (*before[:-1], replace(last, otherwise=said))


def _read_dealt(at: Cursor, scope: Scope, last: fx.DealTopCards) -> fx.DealTopCards:
    """`dealt` = ["then"] (one_by_one | if_it_is | if_not_put | otherwise | rest_of_cards | cards_taken)"""
    at.take("then")
    shares = scope.first_of(
        at,
        lambda at, scope: _read_one_by_one(at, scope, last),
        lambda at, scope: _read_if_it_is(at, scope, last),
        lambda at, scope: _read_if_not_put(at, scope, last),
        lambda at, scope: _read_otherwise(at, scope, last),
        lambda at, scope: (_read_rest_of_cards(at, scope, last),),
        lambda at, scope: _read_cards_taken(at, scope, last),
        expected="what becomes of the cards",
    )
    for share in shares:
        last = _with_share(scope, last, share)
    return last


def _cards_seen(at: Cursor, before: Effects) -> fx.DealTopCards:
    """Return what the last of the effects looks at or reveals, or raise."""
    match before:
        case (*_, fx.DealTopCards() as last):
            return last
        case (*_, fx.Look(player=who, at=Zone.LIBRARY, may_bottom=False)):
            return fx.DealTopCards(who)
        case _:
            raise at.error("top cards of a library looked at before")


def _with_share(scope: Scope, found: fx.DealTopCards, share: fx.Share) -> fx.DealTopCards:
    """Return the effect with one more share, which later sentences may speak of."""
    scope.mention(MADE)
    if scope.unsaid is Unsaid.WHERE_REVEALED_GO:
        scope.unsaid = None
    return replace(found, shares=(*found.shares, share))


def _read_one_by_one(at: Cursor, scope: Scope, last: fx.DealTopCards) -> tuple[fx.Share, ...]:
    """`one_by_one` = "put one of" ("them" | "those cards") where_cards_go one_more { one_more }, of all the cards"""
    at.expect("put", "one", "of")
    read_those_cards(at, plural=True)
    found = [_read_where_cards_go(at, scope, last.player)]
    while more := scope.attempt(at, lambda at, scope: _read_one_more(at, scope, last.player)):
        found.append(more)
    if last.shares or last.amount != fx.Fixed(len(found)) or len(found) < 3:
        raise at.error("where each of the cards goes")
    return tuple(found)


def _read_one_more(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Share:
    """`one_more` = "," ["and"] ("exile one" | ["put"] "one" where_cards_go) ["of them"]"""
    at.expect(",")
    at.take("and")
    if at.take("exile", "one"):
        at.take("of", "them")
        return fx.Share(to=Zone.EXILE)
    at.take("put")
    at.expect("one")
    at.take("of", "them")
    return _read_where_cards_go(at, scope, who)


def _read_if_it_is(at: Cursor, scope: Scope, last: fx.DealTopCards) -> tuple[fx.Share, ...]:
    """`if_it_is` = "if" ("it's" | "that card is") ("a" | "an") described_card "," (["you may"] ["reveal it and"] "put"
    all_of_those where_cards_go | ("that player" "puts" | "they" "put") all_of_those ("into their hand" | "onto the
    battlefield")), of one card"""
    at.expect("if")
    if last.amount != fx.ONE or last.shares:
        raise at.error("one card")
    if not at.take("it's"):
        at.expect("that", "card", "is")
    what = _read_one_card(at)
    at.expect(",")
    if last.player is not fl.Players.YOU and (at.take("that", "player", "puts") or at.take("they", "put")):
        _read_all_of_those(at, last)
        if at.take("onto", "the", "battlefield"):
            return (fx.Share(what, to=Zone.BATTLEFIELD, theirs=True),)
        at.expect("into", "their", "hand")
        return (fx.Share(what),)
    may = at.take("you", "may")
    if may and at.take("reveal", "it"):
        at.expect("and")
    at.expect("put")
    _read_all_of_those(at, last)
    return (replace(_read_where_cards_go(at, scope, last.player), what=what, up_to=may),)


def _read_if_not_put(at: Cursor, scope: Scope, last: fx.DealTopCards) -> tuple[fx.Share, ...]:
    """`if_not_put` = "if you don't put" ("the card" | "that card" | "it") ("onto the battlefield" | "into your hand")
    ["this way"] "," ["you may"] "put" all_of_those where_cards_go, of the card that may be put there before"""
    match last.shares:
        case (fx.Share(up_to=True, to=Zone.BATTLEFIELD | Zone.HAND as there),) if last.amount == fx.ONE:
            pass
        case _:
            raise at.error("one card that may be put somewhere before")
    at.expect("if", "you", "don't", "put")
    if not at.take("it") and not at.take("the", "card"):
        at.expect("that", "card")
    at.expect(*(("onto", "the", "battlefield") if there is Zone.BATTLEFIELD else ("into", "your", "hand")))
    at.take("this", "way")
    at.expect(",")
    may = at.take("you", "may")
    at.expect("put")
    if not at.take("the", "card"):
        _read_all_of_those(at, last)
    return (replace(_read_where_cards_go(at, scope, last.player), amount=None, up_to=may),)


def _read_otherwise(at: Cursor, scope: Scope, last: fx.DealTopCards) -> tuple[fx.Share, ...]:
    """`otherwise` = "otherwise" "," "put" all_of_those where_cards_go, where the card is not what the sentence before
    says"""
    at.expect("otherwise", ",")
    match last.shares:
        case (fx.Share(up_to=False),):
            pass
        case _:
            raise at.error("one condition before")
    may = at.take("you", "may")
    at.expect("put")
    _read_all_of_those(at, last)
    return (replace(_read_where_cards_go(at, scope, last.player), amount=None, up_to=may),)


def _read_cards_taken(at: Cursor, scope: Scope, last: fx.DealTopCards) -> tuple[fx.Share, ...]:
    """`cards_taken` = ["you" ["may"]] ("put" cards_dealt where_cards_go | "reveal" cards_dealt "and put"
    those_cards where_cards_go) [and_the_rest]"""
    may = at.take("you", "may") or (at.take("you") and False)
    showing = may and at.take("reveal")
    if not showing:
        at.expect("put")
    found = _read_cards_dealt(at, scope, last)
    plural = found[0].amount != fx.ONE or len(found) > 1
    if showing:
        at.expect("and", "put")
        if not at.take("the", "revealed", "cards" if plural else "card"):
            read_those_cards(at, plural=plural)
    where = _read_where_cards_go(at, scope, last.player)
    shares = tuple(
        replace(where, what=each.what, amount=each.amount, up_to=may or each.up_to, to=where.to) for each in found
    )
    rest = scope.attempt(at, lambda at, scope: _read_and_the_rest(at, scope, last))
    return shares if rest is None else (*shares, rest)


def _read_and_the_rest(at: Cursor, scope: Scope, last: fx.DealTopCards) -> fx.Share:
    """`and_the_rest` = "and" ["put"] rest_where"""
    at.expect("and")
    at.take("put")
    return replace(_read_rest_where(at, scope, last.player), amount=None)


def _read_rest_of_cards(at: Cursor, scope: Scope, last: fx.DealTopCards) -> fx.Share:
    """`rest_of_cards` = "put" rest_where"""
    at.expect("put")
    return replace(_read_rest_where(at, scope, last.player), amount=None)


def _read_rest_where(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Share:
    """`rest_where` = ("all other cards revealed this way" | "the rest" | "the other" | "the other cards" | "the rest of
    the" ["revealed"] "cards" | "the rest of those cards") where_cards_go"""
    if at.take("all", "other", "cards", "revealed", "this", "way"):
        return _read_where_cards_go(at, scope, who)
    at.expect("the")
    if at.take("rest"):
        for words in ("of the revealed cards", "of the cards", "of those cards"):
            at.take(*words.split())
    else:
        at.expect("other")
        at.take("cards")
    return _read_where_cards_go(at, scope, who)


def _read_cards_dealt(at: Cursor, scope: Scope, last: fx.DealTopCards) -> tuple[fx.Share, ...]:
    """`cards_dealt` = all_of_those, of one card | some_cards { ("and" | "and/or") some_cards } among_them"""
    if last.until is not None:
        if last.shares:
            raise at.error("what is said of the cards once")
        read_those_cards(at, plural=last.amount != fx.ONE)
        return (fx.Share(last.until, None),)
    if last.amount == fx.ONE and not last.shares and at.attempt(lambda at: _read_all_of_those(at, last)):
        return (fx.Share(),)
    if last.amount == fx.ONE:
        raise at.error("several cards")
    found = [_read_some_cards(at, scope)]
    while at.take("and", "/", "or") or (at.at("and") and not at.at("and", "the") and at.take("and")):
        found.append(_read_some_cards(at, scope))
    _read_among_them(at)
    return tuple(found)


def _read_some_cards(at: Cursor, scope: Scope) -> fx.Share:
    """`some_cards` = ("all" | "any number of" | ["up to"] amount | "a" | "an") (described_card | "")"""
    if at.take("all"):
        return fx.Share(read_described_card(at, plural=True), None)
    if at.take("any", "number", "of"):
        return fx.Share(_read_described_or_any(at, plural=True), None, up_to=True)
    if at.at("a") or at.at("an"):
        return fx.Share(_read_one_card(at))
    up_to = at.take("up", "to")
    number = read_amount(at, scope)
    return fx.Share(_read_described_or_any(at, plural=number != fx.ONE), number, up_to)


def _read_one_card(at: Cursor) -> fl.Filter:
    if not at.take("a"):
        at.expect("an")
    return read_described_card(at)


def _read_described_or_any(at: Cursor, *, plural: bool) -> fl.Filter:
    """Read a description of cards; any card where "of them", or where they go, follows at once."""
    bare = any(at.at(word) for word in ("of", "from", "into", "onto", "on", "back", "revealed"))
    return fl.ANYTHING if bare else read_described_card(at, plural=plural)


def _read_among_them(at: Cursor) -> None:
    """`among_them` = "of them" | "of those cards" | "from among" ("them" | "those cards" | "the revealed cards") |
    "revealed this way", or nothing"""
    if at.take("of") or at.take("from", "among"):
        if not at.take("them") and not at.take("the", "revealed", "cards"):
            at.expect("those", "cards")
    elif not any(at.at(word) for word in ("into", "onto", "on", "back")):
        at.expect("revealed", "this", "way")


def _read_all_of_those(at: Cursor, found: fx.DealTopCards) -> bool:
    """Step over what was looked at or revealed, all of it, named again."""
    read_those_cards(at, plural=found.amount != fx.ONE)
    return True


def _read_where_cards_go(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Share:
    """`where_cards_go` = "into" of_whose | "onto the battlefield" [tapped_and_attacking] [UNDER] | ["back"] "on" ("top"
    | "the bottom") "of" of_whose ["in" ("any" | "a random") "order"]"""
    if at.take("onto", "the", "battlefield"):
        entering = scope.attempt(at, read_tapped_and_attacking) or fx.Entering()
        yours = at.choose(UNDER)
        if who is not fl.Players.YOU and not yours:
            raise at.error("“under your control”")
        return fx.Share(to=Zone.BATTLEFIELD, entering=entering)
    if at.take("into"):
        if _read_of_whose(at, who, "graveyard"):
            return fx.Share(to=Zone.GRAVEYARD)
        if who is not fl.Players.YOU or not _read_of_whose(at, who, "hand"):
            raise at.error("“your hand” or whose graveyard")
        return fx.Share(to=Zone.HAND)
    at.take("back")
    at.expect("on")
    place = fx.Place.TOP if at.take("top") else fx.Place.BOTTOM
    if place is fx.Place.BOTTOM:
        at.expect("the", "bottom")
    at.expect("of")
    if not at.take("that", "library") and not _read_of_whose(at, who, "library"):
        raise at.error("the same library")
    at_random = at.take("in", "a", "random", "order")
    if (at_random or at.take("in", "any", "order")) and place is fx.Place.TOP:
        raise at.error("cards whose order does not matter")
    return fx.Share(to=Zone.LIBRARY, place=place, at_random=at_random)


def _read_of_whose(at: Cursor, who: fl.PlayerSet, noun: str) -> bool:
    """`of_whose` = "your" noun | ("their" | "that player's") noun, where that is another player"""
    if who is fl.Players.YOU:
        return at.take("your", noun)
    return at.take("their", noun) or at.take("that", "player's", noun)

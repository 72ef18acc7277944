"""What casting a spell or activating an ability costs (CR 118, 602.1a): mana, loyalty, and what else is done.

A cost with a part that `Cost` has no field for is not read at all."""

import re
from collections.abc import Callable, Mapping
from dataclasses import fields, replace

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.own_names_and_qualities import COLORS, read_itself
from bot.oracle.nouns.permanents import read_counter_kind, read_described, read_one_described, read_one_or_other
from bot.oracle.nouns.spells_and_cards import read_cards_of_kinds, read_described_card
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.energy import SYMBOL, read_energy
from bot.oracle.text.numbers import read_number
from bot.oracle.text.tokens import Kind

_MANA = re.compile(r"\{(?:[0-9]{1,3}|x|(?:[0-9]|[wubrgc])/[wubrgc](?:/p)?|[wubrg]/p|[wubrgcs])\}")
"""CR 107.4: the symbols that are paid with mana, folded."""


def read_mana(at: Cursor) -> str:
    """`mana` = SYMBOL { SYMBOL }, each of them mana, so none of them {T}; returned as printed"""
    cost = ""
    while (token := at.token) is not None and _MANA.fullmatch(token.word):
        at.position += 1
        cost += token.raw
    if not cost:
        raise at.error("a cost in mana symbols")
    return cost


def read_activation_cost(at: Cursor) -> ab.Cost:
    """`activation_cost` = (loyalty | cost) ":"."""
    loyalty = at.attempt(_read_loyalty)
    if loyalty is not None:
        return loyalty
    found = read_cost(at)
    at.expect(":", expected="a further cost or the colon after it")
    return found


def read_spent_on_x(at: Cursor) -> str:
    """`spent_on_x` = "spend only" COLORS { "and/or" COLORS } "mana on x": a letter for each color (CR 107.3)"""
    at.expect("spend", "only")
    found = str(COLORS[at.one_word(COLORS, "a color")])
    while at.take("and", "/", "or"):
        found += str(COLORS[at.one_word(COLORS, "a color")])
    at.expect("mana", "on", "x")
    return found


def read_cost(at: Cursor, joint: str = ",") -> ab.Cost:
    """`cost` = cost_part { joint cost_part } ["and sacrifice it"] (CR 118.1)"""
    found = _read_cost_part(at)
    while at.take(joint):
        found = _add_cost_part(at, found, _read_cost_part(at))
    if at.take("and", "sacrifice", "it"):
        found = _add_cost_part(at, found, ab.Cost(sacrifice_this=True))
    return found


def _read_loyalty(at: Cursor) -> ab.Cost:
    """`loyalty` = ["["] (("+" | DASH) number | DASH "x" | "0") ["]"] ":" (CR 107.7, 606.1)"""
    bracketed = at.take("[")
    sign = 1 if at.take("+") else -1 if at.take("—") else 0
    if sign < 0 and at.take("x"):
        return _read_colon_behind(at, ab.Cost(loyalty=0, loyalty_x=True), bracketed=bracketed)
    if at.token is None or at.token.kind is not Kind.NUMBER:
        raise at.error("a loyalty cost")
    loyalty = sign * read_number(at)
    if not sign and at.tokens[at.position - 1].word != "0":
        raise at.error("a sign before a loyalty cost that is not 0")
    return _read_colon_behind(at, ab.Cost(loyalty=loyalty), bracketed=bracketed)


def _read_colon_behind(at: Cursor, cost: ab.Cost, *, bracketed: bool) -> ab.Cost:
    if bracketed:
        at.expect("]")
    at.expect(":")
    return cost


def _read_cost_part(at: Cursor) -> ab.Cost:
    """`cost_part` = "{T}" | "{Q}" | mana | "sacrifice" … | "discard" … | "pay" NUMBER "life" | "exile" … | "remove" … |
    "put" … | "tap" … | "return" … | "reveal" … | "mill" …"""
    if at.take("{t}"):
        return ab.Cost(tap=True)
    if at.take("{q}"):
        return ab.Cost(untap=True)
    production = _VERBS.get(at.token.word) if at.token is not None else None
    if production is None:
        return ab.Cost(mana=read_mana(at))
    at.position += 1
    return production(at)


def _read_sacrifice(at: Cursor) -> ab.Cost:
    """`sacrifice` = itself | one_or_other | (NUMBER | "x") described in the plural (CR 107.3a, 701.21a)"""
    if at.attempt(read_itself) is not None:
        return ab.Cost(sacrifice_this=True)
    few = at.attempt(read_one_or_other)
    if few is not None:
        return ab.Cost(sacrifice=few)
    if at.take("x"):
        return ab.Cost(sacrifice=read_described(at, plural=True), sacrifices=0, x=("sacrifices",))
    many = read_number(at)
    return ab.Cost(sacrifice=read_described(at, plural=True), sacrifices=many)


def _read_discard(at: Cursor) -> ab.Cost:
    """`discard` = "this card" | "your hand" | cards ["at random"] (CR 701.9a-b)"""
    if at.take("this", "card"):
        return ab.Cost(discard_this=True)
    if at.take("your", "hand"):
        return ab.Cost(discard_hand=True)
    if at.take("x"):
        some = read_cards_of_kinds(at, plural=True)
        return ab.Cost(discarded=None if some == fl.Filter() else some, x=("discards",))
    many, wanted = _read_cards(at)
    return ab.Cost(discards=many, discarded=wanted, discards_at_random=at.take("at", "random"))


def _read_cards(at: Cursor) -> tuple[int, fl.Filter | None]:
    """`cards` = ("a" | "an" | "another" | number ["other"]) described_card, never the object whose cost this is
    (CR 601.2a); how many, and which, None where any card will do"""
    single = at.take("a") or at.take("an") or at.take("another")
    many = 1 if single else read_number(at)
    at.take("other")
    found = read_described_card(at, plural=many > 1)
    return many, None if found == fl.Filter() else found


def _read_pay(at: Cursor) -> ab.Cost:
    """`pay` = energy | "x" "{E}" | mana | (NUMBER | "x") "life" (CR 107.3a, 107.14, 119.4)"""
    energy = at.attempt(read_energy)
    if energy is not None:
        return ab.Cost(energy=energy)
    if at.take("x", SYMBOL):
        return ab.Cost(x=("energy",))
    if at.token is not None and at.token.kind is Kind.SYMBOL:
        return ab.Cost(mana=read_mana(at))
    found = ab.Cost(x=("life",)) if at.take("x") else ab.Cost(life=read_number(at))
    at.expect("life")
    return found


def _read_exile(at: Cursor) -> ab.Cost:
    """`exile` = ("this card" | itself) "from your graveyard" | itself | "the top" top_cards | one_of_yours | (cards |
    "x" cards_of_kinds) "from your" ("graveyard" | "hand")"""
    card = at.take("this", "card")
    if card or at.attempt(read_itself) is not None:
        if not at.take("from", "your", "graveyard"):
            if card:
                raise at.error("“from your graveyard”")
            return ab.Cost(exile_permanent=True)
        return ab.Cost(exile_this=True)
    if at.take("the", "top"):
        return ab.Cost(exiles_top=_read_top_cards(at))
    there = at.attempt(_read_one_of_yours)
    if there is not None:
        return ab.Cost(exiled_permanent=there)
    of_x = at.take("x")
    many, some = (0, read_cards_of_kinds(at, plural=True)) if of_x else _read_cards(at)
    wanted = None if some == fl.Filter() else some
    at.expect("from", "your")
    where = Zone(at.one_word(("graveyard", "hand"), "“graveyard” or “hand”"))
    return ab.Cost(exiles=many, exiled=wanted, exile_from=where, x=("exiles",) if of_x else ())


def _read_top_cards(at: Cursor) -> int:
    """`top_cards` = ["card" | NUMBER "cards"] "of your library": how many (CR 401)"""
    many = 1 if at.take("card") else read_number(at)
    if many > 1:
        at.expect("cards")
    at.expect("of", "your", "library")
    return many


def _read_one_of_yours(at: Cursor) -> fl.Filter:
    """`one_of_yours` = one_described, a permanent that you control"""
    found = read_one_described(at)
    if found.side is not fl.Side.YOU:
        raise at.error("“you control”")
    return found


def _read_mill(at: Cursor) -> ab.Cost:
    """`mill` = "a card" | NUMBER "cards" (CR 701.17a)"""
    if at.take("a", "card"):
        return ab.Cost(mills=1)
    many = read_number(at)
    at.expect("cards")
    return ab.Cost(mills=many)


def _read_remove(at: Cursor) -> ab.Cost:
    """`remove` = counters "from" (itself | one_described), a permanent that you control (CR 122.1)"""
    x = ("counters",) if at.at("x") or at.at("any") else ()
    kind, many = _read_counters(at)
    at.expect("from")
    if at.attempt(read_itself) is not None:
        return ab.Cost(counters=(kind, many), x=x)
    bearing = read_one_described(at)
    if bearing.side is not fl.Side.YOU:
        raise at.error("“you control”")
    return ab.Cost(counters=(kind, many), bearing=bearing, x=x)


def _read_put(at: Cursor) -> ab.Cost:
    """`put` = counters "on" itself | ("a card" | NUMBER "cards") "from your hand on top of your library" (CR 122.1,
    401.4)"""
    if at.at("x"):
        raise at.error("a number")
    back = at.attempt(_read_put_back)
    if back is not None:
        return back
    kind, many = _read_counters(at)
    at.expect("on")
    read_itself(at)
    return ab.Cost(puts=(kind, many))


def _read_put_back(at: Cursor) -> ab.Cost:
    many = 1 if at.take("a", "card") else read_number(at)
    if many > 1:
        at.expect("cards")
    at.expect("from", "your", "hand", "on", "top", "of", "your", "library")
    return ab.Cost(puts_back=many)


def _read_counters(at: Cursor) -> tuple[str, int]:
    """`counters` = ("a" | "an" | NUMBER | "x" | "any number of") counter_kind ("counter" | "counters"); none yet where
    the number is X, or that of choice"""
    of_choice = at.take("x") or at.take("any", "number", "of")
    many = 0 if of_choice else 1 if at.take("a") or at.take("an") else read_number(at)
    kind = read_counter_kind(at)
    if kind is None:
        raise at.error("a kind of counter")
    at.expect("counter" if many == 1 else "counters")
    return kind, many


def _read_tap(at: Cursor) -> ab.Cost:
    """`tap` = "an untapped" described | (NUMBER | "x") "untapped" described in the plural, that you control
    (CR 107.3a, 701.26a)"""
    x = ("taps",) if at.take("x") else ()
    many = 0 if x else 1 if at.take("an") or at.take("another") else read_number(at)
    at.expect("untapped")
    found = read_described(at, plural=many != 1)
    if found.side is not fl.Side.YOU:
        raise at.error("“you control”")
    return ab.Cost(taps=many, tapped=found, x=x)


def _read_return(at: Cursor) -> ab.Cost:
    """`return` = (itself | one_described) "to its owner's hand" | NUMBER described in the plural "to their owner's
    hand", permanents that you control"""
    if at.attempt(read_itself) is not None:
        at.expect("to", "its", "owner's", "hand")
        return ab.Cost(return_permanent=True)
    many = at.attempt(read_number) or 1
    found = read_one_described(at) if many == 1 else read_described(at, plural=True)
    if found.side is not fl.Side.YOU:
        raise at.error("“you control”")
    at.expect("to", "its" if many == 1 else "their", "owner's", "hand")
    return ab.Cost(returned=found, returns=many)


def _read_exert(at: Cursor) -> ab.Cost:
    """`exert` = itself (CR 701.43a)"""
    read_itself(at)
    return ab.Cost(exert_this=True)


def _read_reveal(at: Cursor) -> ab.Cost:
    """`reveal` = ("this card" | itself | cards, just one) "from your hand" (CR 701.20a, 702.57b)"""
    if any(at.at(word) for word in ("a", "an", "another")):
        _, wanted = _read_cards(at)
        at.expect("from", "your", "hand")
        return ab.Cost(reveals=wanted or fl.ANYTHING)
    if not at.take("this", "card"):
        read_itself(at)
    at.expect("from", "your", "hand")
    return ab.Cost(reveal_this=True)


_VERBS: Mapping[str, Callable[[Cursor], ab.Cost]] = {
    "exert": _read_exert,
    "discard": _read_discard,
    "exile": _read_exile,
    "mill": _read_mill,
    "pay": _read_pay,
    "put": _read_put,
    "remove": _read_remove,
    "return": _read_return,
    "reveal": _read_reveal,
    "sacrifice": _read_sacrifice,
    "tap": _read_tap,
}


def _add_cost_part(at: Cursor, found: ab.Cost, more: ab.Cost) -> ab.Cost:
    """Return the cost with one more part; raise where it has a part of that kind already."""
    for each in fields(ab.Cost):
        part = getattr(more, each.name)
        if part == each.default:
            continue
        if getattr(found, each.name) != each.default:
            raise at.error("each cost only once")
        found = replace(found, **{each.name: part})
    return found


def read_cost_change(at: Cursor) -> tuple[int | None, bool]:
    """`cost_change` = SYMBOL ("less" | "more") "to cast": how much, None for X, and whether that is less"""
    token = at.take_kind(Kind.SYMBOL)
    amount = "" if token is None else token.word.strip("{}")
    if not amount.isdigit() and amount != "x":
        raise at.error("so much generic mana")
    less = at.take("less")
    if not less:
        at.expect("more")
    at.expect("to", "cast")
    return int(amount) if amount.isdigit() else None, less

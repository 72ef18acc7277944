"""Conditions on how an object came to be: whether it was cast, by whom and from where (CR 400.7d, 601.2a)."""

import re

from bot.engine.magic.ground.colors import COLOR_NAMES
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import ManaSpent
from bot.engine.magic.words.conditions import ZERO, AllConditions, AmountIs, Bounds, Condition, Not, WasCast, Whose
from bot.oracle.conditions.objects import read_named_object
from bot.oracle.conditions.wording import NamedBefore, StatedCondition, read_bounded
from bot.oracle.nouns.costs import read_mana
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.tokens import Kind
from bot.oracle.text.word_tables import phrase_table


def read_was_cast(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`was_cast` = ("you cast" | "you didn't cast") this_spell_or_object [ORIGINS] ["during your main phase"] |
    this_spell_or_object ("was" | "wasn't") "cast" [ORIGINS]"""
    by = Whose.YOU if at.at("you") else None
    if by is None:
        what = _read_this_spell_or_object(at, named)
        denied = at.one_word(("was", "wasn't"), "“was” or “wasn't”") == "wasn't"
        at.expect("cast")
    else:
        denied = at.take("you", "didn't", "cast")
        if not denied:
            at.expect("you", "cast")
        what = _read_this_spell_or_object(at, named)
    origin = at.choose(_ORIGINS)
    main = by is Whose.YOU and at.take("during", "your", "main", "phase")
    found: Condition = WasCast(what, by, origin, main)
    return StatedCondition(Not(found) if denied else found, what)


def read_unpaid(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`unpaid` = "no mana was spent to cast" ("it" | "that spell" | this_spell_or_object) (CR 601.2h)"""
    at.expect("no", "mana", "was", "spent", "to", "cast")
    spoken = named.on_stack is not None and (at.take("it") or at.take("that", "spell"))
    what = named.on_stack if spoken and named.on_stack is not None else _read_this_spell_or_object(at, named)
    return StatedCondition(AmountIs(ManaSpent(what), ZERO))


def read_mana_spent(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`mana_spent` = (mana | mana_of) ("was" | "were") "spent to cast" ("it" | "that spell" |
    this_spell_or_object) (CR 601.2h)"""
    asked = _read_symbols_spent(at) if at.token is not None and at.token.kind is Kind.SYMBOL else _read_mana_of(at)
    if not at.take("was"):
        at.expect("were")
    at.expect("spent", "to", "cast")
    spoken = named.on_stack is not None and (at.take("it") or at.take("that", "spell"))
    what = named.on_stack if spoken and named.on_stack is not None else _read_this_spell_or_object(at, named)
    if what != fl.THIS and any(kinds for kinds, _ in asked):
        raise at.error("the spell or permanent itself, of whose mana the kinds are known")
    found = tuple(AmountIs(ManaSpent(what, kinds), number) for kinds, number in asked)
    return StatedCondition(found[0] if len(found) == 1 else AllConditions(found), what)


def _read_symbols_spent(at: Cursor) -> list[tuple[str, Bounds]]:
    """Read mana in symbols of colors or colorless: how much of each it takes."""
    symbols = re.findall(r"[^{}]+", read_mana(at).upper())
    if any(each not in _LETTERS.values() and each != "C" for each in symbols):
        raise at.error("colored or colorless mana")
    return [(each, Bounds(symbols.count(each))) for each in dict.fromkeys(symbols)]


def _read_mana_of(at: Cursor) -> list[tuple[str, Bounds]]:
    """`mana_of` = bounded (COLORS "mana" | "mana" ["of the same color"])"""
    number = read_bounded(at)
    color = at.choose(_COLORS)
    at.expect("mana")
    if color is None and at.take("of", "the", "same", "color"):
        color = "".join(_LETTERS.values())
    return [(color or "", number)]


_LETTERS = {name: str(color) for color, name in COLOR_NAMES.items()}
_COLORS = phrase_table(_LETTERS)


def _read_this_spell_or_object(at: Cursor, named: NamedBefore) -> fl.ObjectSet:
    """`this_spell_or_object` = "this spell" | named_object"""
    return fl.THIS if at.take("this", "spell") else read_named_object(at, named)


_ORIGINS = phrase_table(
    {
        **{f"from {whose} {zone}": zone for zone in (Zone.HAND, Zone.GRAVEYARD) for whose in ("your", "a", "their")},
        "from exile": Zone.EXILE,
    }
)
"""The zone that a spell was cast from (CR 601.2a); whose it is says nothing more, since a hand is its owner's."""

"""Conditions on how many objects there are on the battlefield or in a graveyard, whoever controls them (CR 403-404)."""

from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import CardsIn, KindsAmong
from bot.engine.magic.words.conditions import (
    AmountIs,
    Bounds,
    CardsInGraveyard,
    CardTypesInGraveyard,
    Condition,
    NumberOf,
    Whose,
)
from bot.oracle.conditions.wording import (
    StatedCondition,
    read_bounded,
    read_bounded_objects,
    read_is_or_are,
    read_some_or_bounded,
    read_there_is,
)
from bot.oracle.nouns.permanents import is_relative, read_described
from bot.oracle.nouns.type_words import CARD_TYPES, PLURALS
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table


def read_there_are(at: Cursor) -> StatedCondition:
    """`there_are` = there_is (types_among_cards | kinds_among | cards in_graveyard | bounded_objects "on the
    battlefield")"""
    read_there_is(at)
    types = at.attempt(_read_types_among_cards) or at.attempt(_read_kinds_among)
    if types is not None:
        return StatedCondition(types)
    cards = at.attempt(_read_cards)
    if cards is not None:
        return StatedCondition(_read_in_graveyard(at, *cards))
    bounds, what = read_bounded_objects(at)
    at.expect("on", "the", "battlefield")
    return StatedCondition(NumberOf(what, bounds))


def _read_types_among_cards(at: Cursor) -> Condition:
    """`types_among_cards` = bounded "card types among cards in your graveyard"."""
    bounds = read_bounded(at)
    at.expect("card", "types", "among", "cards", "in", "your", "graveyard")
    return CardTypesInGraveyard(Whose.YOU, bounds)


def _read_kinds_among(at: Cursor) -> Condition:
    """`kinds_among` = bounded ("mana values among cards in your graveyard" | ("basic land types" | "colors") "among"
    described in the plural)"""
    bounds = read_bounded(at)
    if at.take("mana", "values", "among", "cards", "in", "your", "graveyard"):
        return AmountIs(KindsAmong(fl.MatchingCards(fl.Filter(side=fl.Side.YOU)), "mana values"), bounds)
    kind = "colors" if at.take("colors") else "basic land types"
    if kind != "colors":
        at.expect("basic", "land", "types")
    at.expect("among")
    what = read_described(at, plural=True)
    if is_relative(what) or what.other:
        raise at.error("what the permanents are by themselves")
    return AmountIs(KindsAmong(fl.Matching(what), kind), bounds)


def read_number_in_place(at: Cursor) -> StatedCondition:
    """`number_in_place` = cards is_or_are in_graveyard | bounded_objects is_or_are "on the battlefield"."""
    cards = at.attempt(_read_cards)
    if cards is not None:
        read_is_or_are(at)
        return StatedCondition(_read_in_graveyard(at, *cards))
    bounds, what = read_bounded_objects(at)
    read_is_or_are(at)
    at.expect("on", "the", "battlefield")
    return StatedCondition(NumberOf(what, bounds))


def _read_in_graveyard(at: Cursor, bounds: Bounds, what: fl.Filter) -> Condition:
    if at.take("total", "in", "all", "graveyards"):
        return AmountIs(CardsIn("graveyard", fl.Players.EACH_PLAYER, None if what == fl.ANYTHING else what), bounds)
    at.expect("in", "your", "graveyard")
    return CardsInGraveyard(Whose.YOU, bounds, what)


_PERMANENT_CARD = fl.Filter(any_of=tuple(name for name in CARD_TYPES if name not in {"Instant", "Sorcery"}))
CARD_KINDS = phrase_table(
    {
        "permanent": _PERMANENT_CARD,
        "instant and/or sorcery": fl.Filter(any_of=("Instant", "Sorcery")),
        "instant and / or sorcery": fl.Filter(any_of=("Instant", "Sorcery")),
        "instant or sorcery": fl.Filter(any_of=("Instant", "Sorcery")),
        "artifact and / or creature": fl.Filter(any_of=("Artifact", "Creature")),
        **{name.lower(): fl.Filter(all_of=(name,)) for name in (*CARD_TYPES, *PLURALS)},
    }
)


def _read_cards(at: Cursor) -> tuple[Bounds, fl.Filter]:
    """`cards` = some_or_bounded [CARD_KINDS] ("card" | "cards") (CR 404.2)"""
    bounds = read_some_or_bounded(at)
    kind = at.choose(CARD_KINDS) or fl.ANYTHING
    if not at.take("cards"):
        at.expect("card")
    return bounds, kind

"""Noun phrases for what is not on the battlefield: spells and abilities on the stack, cards in graveyards (CR 109.2).

Each phrase is a `Filter`, as with permanents; where its objects are is said by the noun, "spell" or "card"."""

from dataclasses import replace

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.subtypes import BASIC_LAND_TYPES, card_type_of
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.own_names_and_qualities import COLORS, read_chosen, read_names
from bot.oracle.nouns.permanents import (
    OUTLAWS,
    SIDES,
    add_filters,
    read_adjectives,
    read_comparison,
    read_simple_keyword,
)
from bot.oracle.nouns.type_words import CARD_TYPES, PLURALS
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import ORDINALS
from bot.oracle.text.tokens import Kind
from bot.oracle.text.word_tables import phrase_table

_KINDS = phrase_table({name.lower(): name for name in (*CARD_TYPES, *PLURALS)})
_PERMANENT = ("Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker")
"""CR 110.4: the types of a permanent card or spell."""


def read_one_spell(at: Cursor) -> fl.Filter:
    """`one_spell` = ("a" | "an" | "another") spell, the last another one than the source"""
    if at.take("another"):
        return replace(read_spell(at, plural=False), other=True)
    if not at.take("a") and not at.take("an"):
        raise at.error("“a” or “an”")
    return read_spell(at, plural=False)


def read_spell(at: Cursor, *, plural: bool) -> fl.Filter:
    """`spell` = ["kicked"] kinds_and_noun [chosen_quality | comparison_behind] ["that's" colors_it_is] [SIDES]
    (CR 112.1, 702.33d)"""
    if at.take("kicked"):
        return replace(read_spell(at, plural=plural), paid=KeywordName.KICKER)
    found = _read_kinds_and_noun(at, "spells" if plural else "spell")
    found = read_chosen_quality(at, found) or read_comparison_behind(at, found)
    if at.take("that", "have" if plural else "has", "an", "adventure"):
        return replace(found, adventure=True, side=at.choose(SIDES) or fl.Side.ANY)
    if at.take("that", "are") if plural else at.take("that's"):
        found = add_filters(at, (found, _read_colors_it_is(at)))
    return replace(found, side=at.choose(SIDES) or fl.Side.ANY)


def read_cast_from(at: Cursor) -> tuple[Zone, ...]:
    """`cast_from` = ["from" ("your graveyard" | "exile" | "your hand" | "anywhere other than your hand")], of spells
    that one casts (CR 601.2a)"""
    return at.choose(_CAST_FROM) or ()


_CAST_FROM = phrase_table(
    {
        "from your graveyard": (Zone.GRAVEYARD,),
        "from graveyards": (Zone.GRAVEYARD,),
        "from exile": (Zone.EXILE,),
        "from your hand": (Zone.HAND,),
        "from anywhere other than your hand": tuple(each for each in Zone if each is not Zone.HAND),
    }
)


def read_nth_spell(at: Cursor) -> fl.Filter:
    """`nth_spell` = "the" ORDINALS spell "you cast" [cast_from] "each turn" (CR 601.2i)"""
    at.expect("the")
    place = ORDINALS[at.one_word(ORDINALS, "“first”, “second” or the like")]
    found = read_spell(at, plural=False)
    at.expect("you", "cast")
    zones = read_cast_from(at)
    at.expect("each", "turn")
    return replace(found, side=fl.Side.YOU, cast_from=zones, nth_cast=place)


def _read_colors_it_is(at: Cursor) -> fl.Filter:
    """`colors_it_is` = "both" COLORS "and" COLORS | COLORS { further_color }: of any of them"""
    if at.take("both"):
        first = COLORS[at.one_word(COLORS, "a color")]
        at.expect("and")
        second = COLORS[at.one_word(COLORS, "a color")]
        return fl.Filter(colors=(first,), either=(fl.Filter(colors=(second,)),))
    colors = [COLORS[at.one_word(COLORS, "a color")]]
    while (more := at.attempt(_read_further_color)) is not None:
        colors.append(more)
    return fl.Filter(colors=tuple(colors))


def _read_further_color(at: Cursor) -> Color:
    """`further_color` = [","] ["or" | "and/or"] COLORS"""
    at.take(",")
    if not at.take("or"):
        at.take("and", "/", "or")
    return COLORS[at.one_word(COLORS, "a color")]


def read_damage_source(at: Cursor, *, plural: bool) -> fl.Filter:
    """`damage_source` = kinds_and_noun [chosen_quality] [SIDES] (CR 109.2c)"""
    found = _read_kinds_and_noun(at, "sources" if plural else "source")
    found = read_chosen_quality(at, found) or found
    return replace(found, side=at.choose(SIDES) or fl.Side.ANY)


def _read_kinds_and_noun(at: Cursor, noun: str) -> fl.Filter:
    """`kinds_and_noun` = adjectives [kind { kind } ["permanent"] | kind { "or" kind } [kind, of subtypes] |
    "permanent"] noun; "basic" before several land types is said of each"""
    found = tuple(read_adjectives(at))
    kinds = _read_any_of_kinds(at) if at.token is not None and not at.at(noun) else fl.Filter()
    at.expect(noun)
    basic = found == (fl.Filter(all_of=("Basic",)),) and all(card_type_of(each) == "Land" for each in kinds.any_of)
    plain = all(fits_cards_of_every_type(each) for each in found)
    if len(kinds.any_of) > 1 and kinds.any_of not in {_PERMANENT, ("Instant", "Sorcery")} and not (plain or basic):
        raise at.error("no adjective before several types")
    return add_filters(at, (*found, kinds))


def fits_cards_of_every_type(part: fl.Filter) -> bool:
    """Say whether the adjective says what a card of any type can be: a color, or no type of its own."""
    return part in (
        fl.Filter(colors=part.colors),
        fl.Filter(not_colors=part.not_colors),
        fl.Filter(numbers_of_colors=part.numbers_of_colors),
        fl.Filter(all_of=("Legendary",)),
        fl.Filter(none_of=("Legendary",)),
    )


def _read_any_of_kinds(at: Cursor) -> fl.Filter:
    if at.take("permanent"):
        return fl.Filter(any_of=_PERMANENT)
    if at.take("outlaw"):
        both = at.choose(_KINDS)
        return fl.Filter(any_of=OUTLAWS, all_of=() if both is None else (both,))
    first = _read_kind(at)
    if not _read_joint(at):
        every = _read_all_of_kinds(at, first)
        return fl.Filter(all_of=every, any_of=_PERMANENT if at.take("permanent") else ())
    kinds = [first, _read_kind(at)]
    while _read_joint(at):
        kinds.append(_read_kind(at))
    both = at.choose(_KINDS) if not any(kind in CARD_TYPES for kind in kinds) else None
    return fl.Filter(any_of=tuple(kinds), all_of=() if both is None else (both,))


def _read_all_of_kinds(at: Cursor, first: str) -> tuple[str, ...]:
    """Return the first type and those that follow without a joint: "artifact creature" is both."""
    found = [first]
    while (more := at.choose(_KINDS)) is not None:
        found.append(more)
    return tuple(found)


def _read_joint(at: Cursor) -> bool:
    """`joint` = "," ["or"] | "or" | "and/or" | "and": "each instant and sorcery card" is of either kind"""
    comma = at.take(",")
    return at.take("and", "/", "or") or at.take("or") or at.take("and") or comma


def _read_kind(at: Cursor) -> str:
    token, start = at.token, at.position
    found = at.choose(_KINDS)
    if found is None or token is None or (found not in CARD_TYPES and not token.raw[0].isupper()):
        at.position = start
        raise at.error("a card type, or a subtype")
    return found


_GRAVEYARDS = phrase_table(
    {
        f"{where} {whose}": side
        for where in ("from", "in")
        for whose, side in {
            "your graveyard": fl.Side.YOU,
            "a graveyard": fl.Side.ANY,
            "any graveyard": fl.Side.ANY,
            "an opponent's graveyard": fl.Side.OPPONENT,
        }.items()
    }
)
_GRAVEYARDS_OF_SEVERAL = phrase_table(
    {
        **{f"{where} your graveyard": fl.Side.YOU for where in ("from", "in")},
        **{f"{where} graveyards": fl.Side.ANY for where in ("from", "in")},
    }
)


def read_card(at: Cursor, *, plural: bool) -> fl.Filter:
    """`card` = described_card GRAVEYARDS ["other than a basic land card"] (CR 404); the filter's side is its owner"""
    found = read_described_card(at, plural=plural)
    side = (at.choose(_GRAVEYARDS_OF_SEVERAL) if plural else None) or at.choose(_GRAVEYARDS)
    if side is None:
        raise at.error("whose graveyard the card is in")
    no_basic_land = not plural and at.take("other", "than", "a", "basic", "land", "card")
    return replace(add_filters(at, (found, fl.Filter(none_of=("Basic",) if no_basic_land else ()))), side=side)


def read_described_card(at: Cursor, *, plural: bool = False) -> fl.Filter:
    """`described_card` = kinds_and_noun [chosen_quality] ["named" names | comparison_behind]"""
    found = _read_kinds_and_noun(at, "cards" if plural else "card")
    found = read_chosen_quality(at, found) or found
    return replace(found, names=read_names(at)) if at.take("named") else read_comparison_behind(at, found)


def read_cost_symbols(at: Cursor) -> str:
    """`cost_symbols` = SYMBOL { SYMBOL } (CR 202.1)"""
    found = ""
    while (token := at.take_kind(Kind.SYMBOL)) is not None:
        found += token.raw.upper()
    if not found:
        raise at.error("a mana cost")
    return found


def read_comparison_behind(at: Cursor, found: fl.Filter) -> fl.Filter:
    """`comparison_behind` = ["with no abilities" | "with a basic land type" | "with basic land types" | "with {x} in"
    ("its" | "their") "mana" ("cost" | "costs") | ("with" | "of") (comparison | simple_keyword)], not "with a single
    target" or "with the same name", which others read"""
    if at.take("with", "mana", "cost"):
        costs = [read_cost_symbols(at)]
        while at.take("or"):
            costs.append(read_cost_symbols(at))
        return replace(found, mana_costs=tuple(costs))
    for words in (("its", "mana", "cost"), ("their", "mana", "costs"), ("their", "mana", "cost")):
        if at.take("with", "{x}", "in", *words):
            return replace(found, x_in_cost=True)
    if at.take("with", "no", "abilities"):
        return replace(found, abilities=False)
    basic = at.take("with", "a", "basic", "land", "type") or at.take("with", "basic", "land", "types")
    if basic and not found.any_of:
        return replace(found, any_of=BASIC_LAND_TYPES)
    apart = at.at("with", "a", "single", "target") or at.at("with", "the", "same", "name")
    apart = apart or at.at("with", "lesser", "mana", "value")
    if apart or (not at.take("with") and not at.take("of")):
        return found
    keyword = at.attempt(read_simple_keyword)
    more = fl.Filter(comparison=read_comparison(at)) if keyword is None else fl.Filter(keywords=(keyword,))
    return add_filters(at, (found, more))


def read_chosen_quality(at: Cursor, found: fl.Filter) -> fl.Filter | None:
    """`chosen_quality` = "with the chosen name" | chosen (CR 607.2d); None: neither"""
    if at.take("with", "the", "chosen", "name"):
        return replace(found, chosen_name=True)
    chosen = read_chosen(at)
    if chosen is None:
        return None
    return replace(found, chosen_color=True) if chosen == "color" else replace(found, chosen_type=True)


def read_cards_of_kinds(at: Cursor, *, plural: bool) -> fl.Filter:
    """`cards_of_kinds` = kinds_and_noun, wherever they are"""
    return _read_kinds_and_noun(at, "cards" if plural else "card")


_ABILITIES = phrase_table(
    {
        "activated ability": (fl.AbilityKind.ACTIVATED,),
        "triggered ability": (fl.AbilityKind.TRIGGERED,),
        **dict.fromkeys(
            ("activated or triggered ability", "ability"), (fl.AbilityKind.ACTIVATED, fl.AbilityKind.TRIGGERED)
        ),
    }
)


def read_ability_kinds(at: Cursor) -> tuple[fl.AbilityKind, ...]:
    """`ability_kinds` = ["activated" | "triggered" | "activated or triggered"] "ability" (CR 113.3)"""
    found = at.choose(_ABILITIES)
    if found is None:
        raise at.error("an ability on the stack")
    return found

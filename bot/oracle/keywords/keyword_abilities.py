"""Keyword abilities (CR 702): one production each for those that the engine acts on, and the line of several.

A keyword that the engine does not play yet is left unread, and the others of its line are read."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.subtypes import CREATURE_TYPES, LAND_TYPES
from bot.engine.magic.keywords.record import Parameter
from bot.engine.magic.keywords.tables import RULES
from bot.engine.magic.keywords.ward_and_echo_costs import WARD_COSTS
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import WasPaid
from bot.engine.magic.words.qualities import (
    ColorQuality,
    DescribedQuality,
    KindsQuality,
    NameQuality,
    Quality,
    SizeQuality,
    TypeQuality,
)
from bot.oracle.keywords.gifts import GIFTS
from bot.oracle.nouns.costs import read_cost
from bot.oracle.nouns.own_names_and_qualities import COLORS, printed_name_of, read_enchantable, read_from_qualities
from bot.oracle.nouns.permanents import is_relative, read_described
from bot.oracle.nouns.spells_and_cards import read_described_card
from bot.oracle.nouns.type_words import PLURALS, SUPERTYPES
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.keyword_names import (
    ANY_ARGUMENTS,
    COSTLY,
    KEYWORD_NAMES,
    PLAYED,
    SIMPLE,
    SUFFIX_PREFIXES,
    SUFFIXES,
    WORD_ARGUMENTS,
    NamedKeyword,
)
from bot.oracle.text.numbers import read_number
from bot.oracle.text.tokens import Kind
from bot.oracle.text.word_tables import PhraseTable, phrase_table

Abilities: TypeAlias = tuple[fx.KeywordAbility, ...]


class UnreadKeyword(NamedTuple):
    """A keyword that was not read: what was expected in its place, and when it could act."""

    expected: str
    moment: ab.Moment


class Item(NamedTuple):
    """One keyword of a line: its first token, the token after its last, and what it means."""

    first: int
    end: int
    reading: tuple[ab.Ability, ...] | UnreadKeyword


_KINDS_OF_LAND = (*SUPERTYPES, "Artifact")
_LANDWALKS: PhraseTable[Quality] = phrase_table(
    {
        **{f"{name.lower()}walk": TypeQuality(name, PLURALS[name]) for name in LAND_TYPES},
        **{f"{kind.lower()} landwalk": KindsQuality((kind,)) for kind in _KINDS_OF_LAND},
        **{f"non{kind.lower()} landwalk": KindsQuality((), (kind,)) for kind in _KINDS_OF_LAND},
        **{
            f"{kind.lower()} {name.lower()}walk": KindsQuality((kind, name))
            for kind in _KINDS_OF_LAND
            for name in LAND_TYPES
        },
    }
)


_TYPECYCLING: PhraseTable[Quality] = phrase_table(
    {
        **{f"{name.lower()}cycling": TypeQuality(name, PLURALS[name]) for name in (*LAND_TYPES, *CREATURE_TYPES)},
        "landcycling": TypeQuality("Land", "lands"),
        "artifact landcycling": KindsQuality(("Artifact", "Land")),
        "basic landcycling": KindsQuality(("Basic", "Land")),
    }
)
"""The words for cycling of a type of card (CR 702.29e)."""


def read_keyword(at: Cursor) -> Abilities:
    """`keyword` = PLAYED, then its parameter by PRODUCTIONS | TYPECYCLING symbols | landwalk"""
    named = at.choose(PLAYED)
    if named is not None:
        return PRODUCTIONS[named.parameter](at, named.name)
    searched = at.choose(_TYPECYCLING)
    return (
        _read_landwalk(at)
        if searched is None
        else (fx.KeywordAbility(KeywordName.CYCLING, searched, cost=_read_symbols(at)),)
    )


def _read_alone(_: Cursor, name: KeywordName) -> Abilities:
    """`alone` = []: "flying" | "first strike" | …"""
    return (fx.KeywordAbility(name),)


def _read_numbered(at: Cursor, name: KeywordName) -> Abilities:
    """`numbered` = NUMBER: "toxic 1" | "bushido 2" | …"""
    return (fx.KeywordAbility(name, number=read_number(at)),)


def _read_maybe_numbered(at: Cursor, name: KeywordName) -> Abilities:
    """`maybe_numbered` = [NUMBER] (CR 702.63a-b)"""
    return (fx.KeywordAbility(name, number=None if at.done or _item_ends(at) else read_number(at)),)


def _read_with_mana_cost(at: Cursor, name: KeywordName) -> Abilities:
    """`with_mana_cost` = SYMBOL { SYMBOL } | DASH "pay" NUMBER "life", of cycling (CR 702.29a, 702.49a, 702.190a)"""
    if name is KeywordName.CYCLING and at.take("—"):
        at.expect("pay")
        life = read_number(at)
        at.expect("life")
        return (fx.KeywordAbility(name, number=life),)
    return (fx.KeywordAbility(name, cost=_read_symbols(at)),)


def _read_with_mana_costs(at: Cursor, name: KeywordName) -> Abilities:
    """`with_mana_costs` = SYMBOL { SYMBOL } { "and/or" SYMBOL { SYMBOL } } (CR 702.33b)"""
    costs = [_read_symbols(at)]
    while at.take("and", "/", "or"):
        costs.append(_read_symbols(at))
    return tuple(fx.KeywordAbility(name, cost=each) for each in costs)


def _read_numbered_with_mana_cost(at: Cursor, name: KeywordName) -> Abilities:
    """`numbered_with_mana_cost` = NUMBER DASH SYMBOL { SYMBOL } (CR 702.62a, 702.113a, 702.176a)"""
    counters = read_number(at)
    at.expect("—")
    return (fx.KeywordAbility(name, number=counters, cost=_read_symbols(at)),)


def _read_in_own_words(at: Cursor, name: KeywordName) -> Abilities:
    """`in_own_words` = OWN_WORDS"""
    production = OWN_WORDS.get(name)
    if production is None:
        raise at.error("a keyword ability")
    return production(at)


def _read_landwalk(at: Cursor) -> Abilities:
    """`landwalk` = LANDWALKS (CR 702.14a)"""
    found = at.choose(_LANDWALKS)
    if found is None:
        raise at.error("a keyword ability")
    return (fx.KeywordAbility(KeywordName.LANDWALK, found),)


def _read_protection(at: Cursor) -> Abilities:
    """`protection` = from_qualities (CR 702.16g-h): one ability for each quality"""
    return tuple(fx.KeywordAbility(KeywordName.PROTECTION, quality) for quality in read_from_qualities(at))


def _read_hexproof(at: Cursor) -> Abilities:
    """`hexproof` = [from_qualities] (CR 702.11b, d, f)"""
    if not at.at("from"):
        return (fx.KeywordAbility(KeywordName.HEXPROOF),)
    return tuple(fx.KeywordAbility(KeywordName.HEXPROOF, quality) for quality in read_from_qualities(at))


def _read_enchant(at: Cursor) -> Abilities:
    """`enchant` = (enchantable | "opponent" | described_card "in a graveyard" | described in the singular), the whole
    item (CR 702.5a)"""
    start = at.position
    card = at.attempt(_read_card_in_graveyard)
    if card is not None:
        quality = DescribedQuality(fl.TargetSpec(cards=card), phrase_since(at, start))
        return (fx.KeywordAbility(KeywordName.ENCHANT, quality),)
    simple = at.attempt(read_enchantable)
    if simple is not None and _item_ends(at) and not at.at(","):
        return (fx.KeywordAbility(KeywordName.ENCHANT, simple),)
    at.position = start
    spec = (
        fl.TargetSpec(players=fl.Side.OPPONENT)
        if at.take("opponent")
        else fl.TargetSpec(read_described(at, plural=False))
    )
    return (fx.KeywordAbility(KeywordName.ENCHANT, DescribedQuality(spec, phrase_since(at, start))),)


def _read_card_in_graveyard(at: Cursor) -> fl.Filter:
    found = read_described_card(at)
    at.expect("in", "a", "graveyard")
    return found


def phrase_since(at: Cursor, start: int) -> str:
    """Return the words from the token at `start` to here, in lower case as in the middle of a sentence."""
    return " ".join(token.word for token in at.tokens[start : at.position]).replace(" ,", ",")


def _read_equip(at: Cursor) -> Abilities:
    """`equip` = [described in the singular] SYMBOL { SYMBOL } (CR 702.6a, c, e)"""
    if at.token is not None and at.token.kind is Kind.SYMBOL:
        return (fx.KeywordAbility(KeywordName.EQUIP, cost=_read_symbols(at)),)
    start = at.position
    wanted = read_described(at, plural=False)
    said = phrase_since(at, start)
    if wanted.side is not fl.Side.ANY or wanted.other or is_relative(wanted):
        raise at.error("what can be equipped, by itself")
    if not {"Creature", "Planeswalker"}.intersection(wanted.all_of):
        wanted = replace(wanted, all_of=(*wanted.all_of, "Creature"))
    return (fx.KeywordAbility(KeywordName.EQUIP, DescribedQuality(fl.TargetSpec(wanted), said), _read_symbols(at)),)


def _read_affinity(at: Cursor) -> Abilities:
    """`affinity` = "for" described in the plural, without a controller (CR 702.41a)"""
    at.expect("for")
    start = at.position
    counted = read_described(at, plural=True)
    if counted.side is not fl.Side.ANY or counted.other:
        raise at.error("what is counted, by itself")
    return (fx.KeywordAbility(KeywordName.AFFINITY, DescribedQuality(fl.TargetSpec(counted), phrase_since(at, start))),)


def read_gift(at: Cursor) -> tuple[ab.Ability, ...]:
    """`gift` = "gift" GIFTS, the whole line (CR 702.174d-i)

    A permanent gives what was promised when it enters, any other spell before its other effects (CR 702.174b)."""
    at.expect("gift")
    given = at.choose(GIFTS)
    if given is None or not _line_ends(at):
        raise at.error("a gift that the engine gives")
    ability, promised = fx.KeywordAbility(KeywordName.GIFT), WasPaid(KeywordName.GIFT)
    entering = ab.TriggeredAbility(ab.Enters(), (given,), keyword=ability, only_if=promised)
    return ability, ab.SpellAbility((fx.IfSo(promised, (given,)),)), entering


def read_suspended_for_x(sentences: Sequence[Cursor]) -> Abilities:
    """`suspended_for_x` = "suspend" "X" DASH SYMBOL { SYMBOL } "." | "X can't be 0" "." (CR 702.62a)"""
    at, behind = sentences
    at.expect("suspend", "x", "—")
    cost = _read_symbols(at)
    at.expect(".")
    at.expect_end()
    behind.expect("x", "can't", "be", "0", ".")
    behind.expect_end()
    return (fx.KeywordAbility(KeywordName.SUSPEND, cost=cost),)


def _read_reinforce(at: Cursor) -> Abilities:
    """`reinforce` = (NUMBER | "X") DASH SYMBOL { SYMBOL } (CR 702.77a)"""
    counters = None if at.take("x") else read_number(at)
    at.expect("—")
    return (fx.KeywordAbility(KeywordName.REINFORCE, number=counters, cost=_read_symbols(at)),)


def _read_devour(at: Cursor) -> Abilities:
    """`devour` = [described in the singular] NUMBER | "X" "," "where X is the number of creatures devoured this way"
    (CR 702.82a, c)"""
    name = KeywordName("devour")
    if at.take("x"):
        at.take(",")
        at.expect("where", "x", "is", "the", "number", "of", "creatures", "devoured", "this", "way")
        return (fx.KeywordAbility(name),)
    number = at.attempt(read_number)
    if number is not None:
        return (fx.KeywordAbility(name, number=number),)
    return (fx.KeywordAbility(name, _read_kind_of_permanent(at), number=read_number(at)),)


def _read_champion(at: Cursor) -> Abilities:
    """`champion` = ("a" | "an") described in the singular (CR 702.72a)"""
    if not at.take("a"):
        at.expect("an")
    return (fx.KeywordAbility(KeywordName("champion"), _read_kind_of_permanent(at)),)


def _read_emerge(at: Cursor) -> Abilities:
    """`emerge` = ["from" described in the singular] SYMBOL { SYMBOL } (CR 702.119a-b)"""
    quality = _read_kind_of_permanent(at) if at.take("from") else None
    return (fx.KeywordAbility(KeywordName("emerge"), quality, _read_symbols(at)),)


def _read_splice(at: Cursor) -> Abilities:
    """`splice` = "onto" SPLICED_ONTO SYMBOL { SYMBOL } (CR 702.47a)"""
    at.expect("onto")
    start = at.position
    spells = at.choose(_SPLICED_ONTO)
    if spells is None:
        raise at.error("the spells onto which it is spliced")
    quality = DescribedQuality(
        fl.TargetSpec(spells=spells), at.tokens[start].raw if spells.all_of else phrase_since(at, start)
    )
    return (fx.KeywordAbility(KeywordName("splice"), quality, _read_symbols(at)),)


_SPLICED_ONTO = phrase_table(
    {"arcane": fl.Filter(all_of=("Arcane",)), "instant or sorcery": fl.Filter(any_of=("Instant", "Sorcery"))}
)


def _read_kind_of_permanent(at: Cursor) -> DescribedQuality:
    """Read what permanents are by themselves, in the singular."""
    start = at.position
    wanted = read_described(at, plural=False)
    if wanted.side is not fl.Side.ANY or wanted.other or is_relative(wanted):
        raise at.error("what a permanent is by itself")
    return DescribedQuality(fl.TargetSpec(wanted), phrase_since(at, start))


def _read_partner_with(at: Cursor) -> Abilities:
    """`partner_with` = WORD { WORD }, to the end of the line (CR 702.124j)"""
    named = at.tokens[at.position :]
    if not named or any(each.kind is Kind.LINE for each in named):
        raise at.error("a name")
    at.position = len(at.tokens)
    return (fx.KeywordAbility(KeywordName("partner with"), NameQuality(printed_name_of(named))),)


def _read_prototype(at: Cursor) -> Abilities:
    """`prototype` = SYMBOL { SYMBOL } DASH SIZE (CR 718.2)"""
    cost = _read_symbols(at)
    at.expect("—")
    size = at.take_kind(Kind.SIZE)
    parts = size.word.split("/") if size is not None else []
    if len(parts) != 2 or not all(each.isdecimal() for each in parts):
        raise at.error("a power and a toughness")
    quality = SizeQuality(int(parts[0]), int(parts[1]))
    return (fx.KeywordAbility(KeywordName("prototype"), quality, cost),)


def _read_miracle(at: Cursor) -> Abilities:
    """`miracle` = SYMBOL { SYMBOL }, without X, which would have to be chosen as it is cast (CR 702.94a)"""
    cost = _read_symbols(at)
    if "{X}" in cost.upper():
        raise at.error("a miracle cost without X")
    return (fx.KeywordAbility(KeywordName("miracle"), cost=cost),)


def _read_echo(at: Cursor) -> Abilities:
    """`echo` = SYMBOL { SYMBOL } | DASH other_cost (CR 702.30a)"""
    return (
        fx.KeywordAbility(KeywordName.ECHO, cost=_read_other_cost(at, "echo") if at.take("—") else _read_symbols(at)),
    )


def _read_other_cost(at: Cursor, name: str) -> str:
    """Read a cost other than mana that the engine can ask a player to pay."""
    cost = at.choose(_WARD_COSTS)
    if cost is None:
        raise at.error(f"a cost of {name} that the engine asks for")
    return cost


def _read_cumulative_upkeep(at: Cursor) -> Abilities:
    """`cumulative_upkeep` = SYMBOL { SYMBOL } | DASH "pay" NUMBER "life" (CR 702.24a)"""
    if not at.take("—"):
        return (fx.KeywordAbility(KeywordName.CUMULATIVE_UPKEEP, cost=_read_symbols(at)),)
    at.expect("pay")
    life = read_number(at)
    at.expect("life")
    return (fx.KeywordAbility(KeywordName.CUMULATIVE_UPKEEP, number=life),)


def _read_ward(at: Cursor) -> Abilities:
    """`ward` = SYMBOL { SYMBOL } | DASH ("pay" NUMBER "life" | other_cost) (CR 702.21a)"""
    if not at.take("—"):
        return (fx.KeywordAbility(KeywordName.WARD, cost=_read_symbols(at)),)
    if at.take("pay"):
        life = read_number(at)
        at.expect("life")
        return (fx.KeywordAbility(KeywordName.WARD, number=life),)
    return (fx.KeywordAbility(KeywordName.WARD, cost=_read_other_cost(at, "ward")),)


_WARD_COSTS = phrase_table({cost: cost for cost in WARD_COSTS})


def _read_symbols(at: Cursor) -> str:
    cost = ""
    while symbol := at.take_kind(Kind.SYMBOL):
        cost += symbol.raw
    if not cost:
        raise at.error("a cost in mana symbols")
    return cost


def _read_bands_with_other(at: Cursor) -> Abilities:
    """`bands_with_other` = BANDED | "creatures named" banded_name (CR 702.22b)"""
    found = NameQuality(_read_banded_name(at)) if at.take("creatures", "named") else at.choose(_BANDED)
    if found is None:
        raise at.error("a quality of creatures, in the plural")
    return (fx.KeywordAbility(KeywordName.BANDS_WITH_OTHER, found),)


_BANDED: PhraseTable[Quality] = phrase_table(
    {
        **{f"{name.lower()} creatures": TypeQuality(name, f"{name.lower()} creatures") for name in SUPERTYPES},
        **{f"{color} creatures": ColorQuality(COLORS[color]) for color in COLORS},
        **{PLURALS[name].lower(): TypeQuality(name, PLURALS[name]) for name in CREATURE_TYPES},
        "artifact creatures": TypeQuality("Artifact", "artifact creatures"),
    }
)


def _read_banded_name(at: Cursor) -> str:
    """`banded_name` = WORD { WORD }, up to a sign or "and", which may begin a further keyword"""
    start = at.position
    while at.token is not None and at.token.word not in _NAME_ENDS:
        at.position += 1
    named = at.tokens[start : at.position]
    if not named:
        raise at.error("a name")
    return printed_name_of(named)


_NAME_ENDS = frozenset({",", ";", ".", '"', "and"})


def read_keyword_with_other_cost(at: Cursor) -> tuple[fx.KeywordAbility | ab.KeywordCost, ...]:
    """`keyword_with_other_cost` = COSTLY DASH cost, which is not mana alone, and the whole line (CR 118.8-118.9)"""
    keyword = at.choose(COSTLY)
    at.expect("—")
    start = at.position
    found = read_cost(at)
    if keyword is None:
        raise at.error("a keyword with a cost")
    ability = fx.KeywordAbility(keyword, cost=phrase_since(at, start))
    if not _line_ends(at):
        raise at.error("one cost alone")
    return ability, ab.KeywordCost(ability, found)


PRODUCTIONS: Mapping[Parameter, Callable[[Cursor, KeywordName], Abilities]] = {
    Parameter.NONE: _read_alone,
    Parameter.NUMBER: _read_numbered,
    Parameter.OPTIONAL_NUMBER: _read_maybe_numbered,
    Parameter.MANA: _read_with_mana_cost,
    Parameter.COST: _read_with_mana_cost,
    Parameter.COSTS: _read_with_mana_costs,
    Parameter.NUMBER_AND_MANA: _read_numbered_with_mana_cost,
    Parameter.OWN: _read_in_own_words,
}
"""The production that reads each kind of parameter behind a keyword's name."""

OWN_WORDS: Mapping[KeywordName, Callable[[Cursor], Abilities]] = {
    KeywordName.AFFINITY: _read_affinity,
    KeywordName.BANDS_WITH_OTHER: _read_bands_with_other,
    KeywordName("champion"): _read_champion,
    KeywordName.CUMULATIVE_UPKEEP: _read_cumulative_upkeep,
    KeywordName("devour"): _read_devour,
    KeywordName.ECHO: _read_echo,
    KeywordName("emerge"): _read_emerge,
    KeywordName.ENCHANT: _read_enchant,
    KeywordName.EQUIP: _read_equip,
    KeywordName.HEXPROOF: _read_hexproof,
    KeywordName("miracle"): _read_miracle,
    KeywordName.PROTECTION: _read_protection,
    KeywordName("partner with"): _read_partner_with,
    KeywordName("prototype"): _read_prototype,
    KeywordName.REINFORCE: _read_reinforce,
    KeywordName("splice"): _read_splice,
    KeywordName.WARD: _read_ward,
}
"""The productions for keywords whose parameter has a form of its own. Landwalk is not among them, since its type is
part of the word, nor are gift and those before an activated ability, which are whole lines."""


def read_keywords(at: Cursor) -> Abilities:
    """`keywords` = keyword { separator keyword }: as many as the engine acts on"""
    found = list(read_keyword(at))
    while more := at.attempt(_read_further_keyword):
        found.extend(more)
    return tuple(found)


def _read_further_keyword(at: Cursor) -> Abilities:
    read_separator(at)
    return read_keyword(at)


def read_separator(at: Cursor) -> None:
    """`separator` = ("," | ";") ["and"] | "and"."""
    comma = at.take(",") or at.take(";")
    if not at.take("and") and not comma:
        raise at.error("a comma, a semicolon or “and” before a further keyword")


def read_keyword_line(at: Cursor) -> tuple[Item, ...]:
    """`keyword_line` = keyword_item { separator keyword_item } ["."], to the end of the sentence"""
    items = [_read_keyword_item(at)]
    while not _line_ends(at):
        read_separator(at)
        items.append(_read_keyword_item(at))
    return tuple(items)


def _line_ends(at: Cursor) -> bool:
    at.take(".")
    return at.done


def _read_keyword_item(at: Cursor) -> Item:
    """`keyword_item` = keyword_with_other_cost | gift | keyword | keyword_name [unknown_parameter]"""
    first = at.position
    otherwise = at.attempt(read_keyword_with_other_cost) or at.attempt(read_gift)
    if otherwise is not None:
        return Item(first, at.position, otherwise)
    abilities = at.attempt(read_keyword)
    if abilities is not None and _item_ends(at):
        return Item(first, at.position, abilities)
    at.position = first
    name = read_keyword_name(at)
    _read_unknown_parameter(at, name.name)
    if name.understood:
        return Item(first, at.position, ())
    expected = f"a parameter of {name.name} that is read" if abilities is not None else _unread_reason(name)
    return Item(first, at.position, UnreadKeyword(expected, name.moment))


def _unread_reason(name: NamedKeyword) -> str:
    if name.name in RULES:
        return f"a parameter of {name.name} that is read"
    return "a keyword ability that the engine acts on"


def _item_ends(at: Cursor) -> bool:
    return at.done or at.at(".") or at.at(",") or at.at(";") or at.at("and")


def read_keyword_name(at: Cursor) -> NamedKeyword:
    """`keyword_name` = "ward" | "cycling" | "islandwalk" | "snow landwalk" | …: any name of CR 702"""
    found = at.choose(KEYWORD_NAMES) or at.attempt(_read_joined_name)
    if found is None:
        raise at.error("the name of a keyword ability")
    return found


def _read_joined_name(at: Cursor) -> NamedKeyword:
    """`joined_name` = [SUFFIX_PREFIXES] WORD, which ends in one of SUFFIXES"""
    if at.token is not None and at.token.word in SUFFIX_PREFIXES:
        at.position += 1
    token = at.take_kind(Kind.WORD)
    found = next((name for suffix, name in SUFFIXES.items() if token and token.word.endswith(suffix)), None)
    if found is None:
        raise at.error("the name of a keyword ability")
    return found


_PARAMETER_SIGNS = frozenset({Kind.SYMBOL, Kind.NUMBER, Kind.DASH, Kind.OTHER})


def _read_unknown_parameter(at: Cursor, name: str) -> None:
    """`unknown_parameter` = (SYMBOL | NUMBER | DASH | "x" | WORD_ARGUMENTS) …, up to a further keyword"""
    if at.done or _item_ends(at):
        return
    token = at.tokens[at.position]
    known = name in ANY_ARGUMENTS or token.word in WORD_ARGUMENTS.get(name, frozenset({"x"}))
    if token.kind not in _PARAMETER_SIGNS and not known:
        raise at.error(f"a parameter of {name}")
    while at.position < len(at.tokens) and not _at_further_item(at):
        if at.at("—"):  # what follows a dash is a cost or an ability of its own, commas included
            at.position = len(at.tokens) - (at.tokens[-1].word == ".")
            return
        at.position += 1


def _at_further_item(at: Cursor) -> bool:
    """Say whether the item ends here: at its full stop, or at a separator with a keyword behind it."""
    if at.at(".") and at.position + 1 == len(at.tokens):
        return True
    probe = Cursor(at.tokens, at.names, at.position)
    return probe.attempt(_read_separator_and_name) is not None


def _read_separator_and_name(at: Cursor) -> bool:
    read_separator(at)
    if at.choose(SIMPLE) is None and at.attempt(_read_landwalk) is None:
        read_keyword_name(at)
    return True

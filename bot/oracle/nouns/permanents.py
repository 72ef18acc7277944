"""Noun phrases that describe permanents (CR 109.2): "other white creatures you control with flying" as a `Filter`.

Each word of a phrase is a filter of its own, and the phrase is their sum. What the sum can't say is not read, such as
an adjective before "artifact or creature", which may belong to one of the nouns or to both."""

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import partial
from typing import Any, TypeAlias

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import Plus
from bot.oracle.nouns.own_names_and_qualities import COLORS, read_attached_object, read_chosen, read_itself, read_names
from bot.oracle.nouns.type_words import CARD_TYPES, PLURALS, SUPERTYPES
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.keyword_names import SIMPLE
from bot.oracle.text.numbers import read_number
from bot.oracle.text.tokens import Kind
from bot.oracle.text.word_tables import phrase_table, split_words

_PERMANENTS = {name: plural for name, plural in CARD_TYPES.items() if name not in {"Instant", "Sorcery"}}
_SINGULAR = phrase_table({name.lower(): name for name in (*_PERMANENTS, *PLURALS)})
_PLURAL = phrase_table({plural.lower(): name for name, plural in (*_PERMANENTS.items(), *PLURALS.items())})
_SAME = frozenset(name for name, plural in PLURALS.items() if name == plural)
ALL_COLORS = tuple(Color)

_STATUSES = {str(status): fl.Filter(statuses=(status,)) for status in fl.Status}
_ADJECTIVES = phrase_table(
    {
        **_STATUSES,
        "nontoken": fl.Filter(token=False),
        "colorless": fl.Filter(not_colors=ALL_COLORS),
        "monocolored": fl.Filter(numbers_of_colors=(1,)),
        "multicolored": fl.Filter(numbers_of_colors=(2, 3, 4, 5)),
        "historic": fl.Filter(any_of=("Artifact", "Legendary", "Saga")),
        "non-outlaw": fl.Filter(none_of=("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")),
        **{f"non{word}": fl.Filter(not_colors=(color,)) for word, color in COLORS.items()},
        **{name.lower(): fl.Filter(all_of=(name,)) for name in SUPERTYPES},
        **{f"non{name.lower()}": fl.Filter(none_of=(name,)) for name in (*SUPERTYPES, *_PERMANENTS)},
        **{f"non-{name.lower()}": fl.Filter(none_of=(name,)) for name in PLURALS},
    }
)
STATES = {
    **_STATUSES,
    "legendary": fl.Filter(all_of=("Legendary",)),
    **{str(each): fl.Filter(designation=each) for each in Designation},
}
"""What one word can say that an object is."""

SIDES = phrase_table(
    {
        "you control": fl.Side.YOU,
        "that you control": fl.Side.YOU,
        "you already control": fl.Side.YOU,
        "an opponent controls": fl.Side.OPPONENT,
        "your opponents control": fl.Side.OPPONENT,
        "you don't control": fl.Side.NOT_YOU,
        "controlled by you": fl.Side.YOU,
        "controlled by an opponent": fl.Side.OPPONENT,
        "controlled by your opponents": fl.Side.OPPONENT,
        "defending player controls": fl.Side.DEFENDING_PLAYER,
        "the active player controls": fl.Side.ACTIVE_PLAYER,
    }
)


SINCE_THE_TURN_BEGAN = ("continuously since the beginning of the turn", "continuously since the turn began")
_HELD = fl.Filter(side=fl.Side.ACTIVE_PLAYER, held=True)
_WHOSE = phrase_table(
    {
        "that has an adventure": fl.Filter(adventure=True),
        "that have an adventure": fl.Filter(adventure=True),
        "that attacked this turn": fl.Filter(attacked=True),
        "that didn't attack this turn": fl.Filter(attacked=False),
        **{f"the active player has controlled {since}": _HELD for since in SINCE_THE_TURN_BEGAN},
        "you own": fl.Filter(owner=fl.Side.YOU),
        "you don't own": fl.Filter(owner=fl.Side.NOT_YOU),
        "owned by another player": fl.Filter(owner=fl.Side.NOT_YOU),
        "you own and control": fl.Filter(side=fl.Side.YOU, owner=fl.Side.YOU),
        "you both own and control": fl.Filter(side=fl.Side.YOU, owner=fl.Side.YOU),
        "you own but don't control": fl.Filter(side=fl.Side.NOT_YOU, owner=fl.Side.YOU),
    }
)


HolderReader: TypeAlias = Callable[[Cursor], fl.PlayerSet]
"""Reads whose permanents are meant, where a pronoun or a target says so: "that player controls"."""


def read_described(at: Cursor, *, plural: bool, holder: HolderReader | None = None) -> fl.Filter:
    """`described` = ["other"] adjectives kinds modifiers"""
    other = at.take("other")
    found = tuple(read_adjectives(at))
    kinds = _read_kinds(at, plural=plural)
    modifiers = tuple(_read_modifiers(at, plural=plural, holder=holder))
    summed = _sum_of_description(at, found, kinds, modifiers)
    if (other and summed.other) or (summed.controlled_by is not None and summed.side is not fl.Side.ANY):
        raise at.error("one description, not two")
    return replace(summed, other=other or summed.other)


def _sum_of_description(
    at: Cursor, before: tuple[fl.Filter, ...], kinds: tuple[fl.Filter, ...], behind: tuple[fl.Filter, ...]
) -> fl.Filter:
    """Return the one filter that the parts make: an adjective before several kinds is said of each of them, what stands
    behind them of each as well, or of the last alone where only that can have it; raise where it is not clear."""
    if len(kinds) == 1:
        return add_filters(at, (*before, kinds[0], *behind))
    if any(not _fits_every_kind(each, kinds) for each in before) or (before and not _are_plain(kinds)):
        raise at.error("an adjective that is said of each of several types")
    of_last = tuple(each for each in behind if not says_whose(each) and not _fits_every_kind(each, kinds))
    if not of_last:
        return add_filters(at, (*before, _any_of_kinds(kinds), *behind))
    if not _only_last_is_a_creature(kinds) or not all(each.keywords or each.comparison for each in of_last):
        raise at.error("no modifier after several types but whose they are")
    last = add_filters(at, (kinds[-1], *of_last))
    return add_filters(
        at, (*before, _any_of_kinds((*kinds[:-1], last)), *(each for each in behind if says_whose(each)))
    )


def _are_plain(kinds: tuple[fl.Filter, ...]) -> bool:
    return all(kind == fl.Filter(all_of=kind.all_of) and len(kind.all_of) == 1 for kind in kinds)


def _any_of_kinds(kinds: tuple[fl.Filter, ...]) -> fl.Filter:
    if _are_plain(kinds):
        return fl.Filter(any_of=tuple(name for kind in kinds for name in kind.all_of))
    return fl.Filter(either=kinds)


def _fits_every_kind(part: fl.Filter, kinds: tuple[fl.Filter, ...]) -> bool:
    """Say whether what the part says is said of each of the kinds: of creature types anything is; of card types what a
    permanent of any type can be."""
    if all(name not in CARD_TYPES for kind in kinds for name in kind.all_of[-1:]):
        return True
    valued = part.comparison is not None and part.comparison.characteristic == "mana value"
    said = replace(part, comparison=None if valued else part.comparison, extreme=None)
    plain = fl.Filter(
        colors=said.colors,
        not_colors=said.not_colors,
        numbers_of_colors=said.numbers_of_colors,
        token=said.token,
        owner=said.owner,
        statuses=tuple(each for each in said.statuses if each in {fl.Status.TAPPED, fl.Status.UNTAPPED}),
        all_of=tuple(each for each in said.all_of if each in SUPERTYPES),
        none_of=tuple(each for each in said.none_of if each in SUPERTYPES),
    )
    return said == plain


def _only_last_is_a_creature(kinds: tuple[fl.Filter, ...]) -> bool:
    """Say whether a power, a toughness or a keyword such as flying can belong to the last kind alone."""
    *others, last = kinds
    return last.all_of == ("Creature",) and all(not {"Creature", "Planeswalker"} & {*kind.all_of} for kind in others)


def says_whose(modifier: fl.Filter) -> bool:
    """Say whether the modifier only says whose permanents are meant, or that the source is not one of them."""
    return modifier.side is not fl.Side.ANY or modifier.controlled_by is not None or modifier.other


def add_filters(at: Cursor, parts: tuple[fl.Filter, ...]) -> fl.Filter:
    """Return one filter with all that the parts say; raise where two parts say what can be said only once."""
    found = fl.Filter()
    for part in parts:
        for name in (each.name for each in fields(fl.Filter)):
            ours, theirs, nothing = getattr(found, name), getattr(part, name), getattr(fl.Filter(), name)
            if theirs == nothing:
                continue
            if ours != nothing and (not isinstance(ours, tuple) or name in {"colors", "any_of"}):
                raise at.error("one description, not two")
            both: dict[str, Any] = {name: (*ours, *theirs) if isinstance(ours, tuple) else theirs}
            found = replace(found, **both)
    return found


def read_adjectives(at: Cursor) -> Iterator[fl.Filter]:
    """`adjectives` = { (either_status | ADJECTIVES | colors | SIZE) [","] }"""
    while True:
        found = (
            at.attempt(_read_either_status) or at.choose(_ADJECTIVES) or at.attempt(_read_colors) or _attempt_size(at)
        )
        if found is None:
            return
        yield found
        at.take(",")


def _attempt_size(at: Cursor) -> fl.Filter | None:
    """Step over a power and toughness without signs, "1/1", which is just that (CR 208.1)."""
    token = at.token
    if token is None or token.kind is not Kind.SIZE:
        return None
    power, _, toughness = token.word.partition("/")
    if not power.isdecimal() or not toughness.isdecimal():
        return None
    at.position += 1
    return fl.Filter(size=(int(power), int(toughness)))


def _read_either_status(at: Cursor) -> fl.Filter:
    """`either_status` = STATUSES "or" STATUSES: of an object that is one of the two"""
    first = fl.Status(at.one_word(_STATUSES, "“attacking”, “tapped” or the like"))
    at.expect("or")
    return fl.Filter(any_status=(first, fl.Status(at.one_word(_STATUSES, "“blocking”, “untapped” or the like"))))


def _read_colors(at: Cursor) -> fl.Filter:
    """`colors` = color [("or" | "and/or") color]: an object of any of them"""
    colors = [_read_color(at)]
    if at.attempt(_read_or) is not None:
        colors.append(_read_color(at))
    return fl.Filter(colors=tuple(colors))


def _read_color(at: Cursor) -> Color:
    return COLORS[at.one_word(COLORS, "a color")]


def _read_or(at: Cursor) -> bool:
    """`or` = "or" | "and/or"."""
    if not at.take("and", "/", "or"):
        at.expect("or")
    return True


def _read_kinds(at: Cursor, *, plural: bool) -> tuple[fl.Filter, ...]:
    """`kinds` = kind { further_kind }: a permanent of all the types of a kind, or of any of the kinds"""
    kinds = [_read_kind(at, plural=plural)]
    while more := at.attempt(lambda at: _read_further_kind(at, plural=plural)):
        kinds.append(more)
    if len(kinds) > 1 and len({kind.token for kind in kinds}) > 1:
        raise at.error("tokens on both sides of “or”")
    return tuple(kinds)


def _read_further_kind(at: Cursor, *, plural: bool) -> fl.Filter:
    """`further_kind` = ([","] ("or" | "and" | "and/or") | ",") adjectives kind"""
    comma = at.take(",")
    if at.attempt(_read_or) is None and not at.take("and") and not comma:
        raise at.error("a further type")
    before = tuple(read_adjectives(at))
    return add_filters(at, (*before, _read_kind(at, plural=plural)))


def _read_kind(at: Cursor, *, plural: bool) -> fl.Filter:
    """`kind` = ["commander"] { type_word } type_word | { type_word } type_word "token" | "token" | "permanent" |
    "commander" | "outlaw" ["creature"], the last word in the singular or the plural"""
    if at.take("permanents" if plural else "permanent"):
        return fl.Filter()
    if any(at.at("commander", each) for each in ("creature", "creatures")):
        at.position += 1
        return replace(_read_kind(at, plural=plural), commander=True)
    if at.take("outlaws" if plural else "outlaw") or (plural and at.take("outlaw", "creatures")):
        if not plural:
            at.take("creature")
        return fl.Filter(any_of=OUTLAWS)
    if at.take("commanders" if plural else "commander"):
        return fl.Filter(commander=True)
    if at.take("tokens" if plural else "token"):
        return fl.Filter(token=True)
    names: list[str] = []
    while (name := _read_type_word(at, plural=False)) is not None:
        names.append(name)
    last = _read_type_word(at, plural=True) if plural else None
    names += [last] if last is not None else []
    if names and at.take("tokens" if plural else "token"):
        return fl.Filter(all_of=tuple(names), token=True)
    if not names or (plural and last is None and names[-1] not in _SAME):
        raise at.error("a type of permanent in the plural" if plural else "a type of permanent")
    return fl.Filter(all_of=tuple(names))


OUTLAWS = ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")
"""CR 700.12: what is any of these is an outlaw."""


def _read_type_word(at: Cursor, *, plural: bool) -> str | None:
    """Step over a card type, or a subtype, which cards print with a capital letter; None where neither comes next."""
    token = at.token
    start = at.position
    found = at.choose(_PLURAL if plural else _SINGULAR)
    if found is None or token is None or found in CARD_TYPES or token.raw[0].isupper():
        return found
    at.position = start
    return None


def _read_modifiers(at: Cursor, *, plural: bool, holder: HolderReader | None) -> Iterator[fl.Filter]:
    """`modifiers` = { SIDES | WHOSE | holder | other_than | lacking_counters | extreme | quality }, or what was hurt"""
    while not at.done:
        side = at.choose(SIDES)
        if side is not None:
            yield fl.Filter(side=side)
            continue
        if at.token is not None and at.token.word in _BEHIND_DESCRIPTIONS:
            return
        found = at.choose(_WHOSE) or (None if holder is None else at.attempt(partial(_read_holder, holder=holder)))
        found = (
            found
            or (at.attempt(_read_other_than) if at.at("other") else None)
            or (at.attempt(partial(_read_lacking_counters, plural=plural)) if _may_lack_counters(at) else None)
            or (at.attempt(_read_extreme) if at.at("with", "the") else None)
            or _attempt_hurt(at)
            or at.attempt(lambda at: _read_quality(at, plural=plural))
        )
        if found is None:
            return
        yield found


_BEHIND_DESCRIPTIONS = frozenset(
    split_words(
        """, . and or to from gets get gains gain has have until at then unless if on for into onto in where is are
        enters enter dies die attacks attack blocks block deals deal fights fight can't becomes become"""
    )
)
"""Words with which no modifier begins."""


def _may_lack_counters(at: Cursor) -> bool:
    return at.at("with", "no") or at.at("without", "a") or at.at("without", "an")


def read_modifiers_behind(at: Cursor, found: fl.Filter, *, plural: bool) -> fl.Filter:
    """`modifiers_behind` = modifiers, behind "on the battlefield": the description with them."""
    return add_filters(at, (found, *_read_modifiers(at, plural=plural, holder=None)))


def _read_holder(at: Cursor, *, holder: HolderReader) -> fl.Filter:
    return fl.Filter(controlled_by=holder(at))


def _read_other_than(at: Cursor) -> fl.Filter:
    """`other_than` = "other than" itself"""
    at.expect("other", "than")
    read_itself(at)
    return fl.Filter(other=True)


def _attempt_hurt(at: Cursor) -> fl.Filter | None:
    """`hurt`, only where its first words come next"""
    begins = at.at("dealt", "damage") or at.at("that", "was", "dealt") or at.at("that", "were", "dealt")
    return at.attempt(_read_hurt) if begins else None


def _read_hurt(at: Cursor) -> fl.Filter:
    """`hurt` = ["that was" | "that were"] "dealt damage" ["by" (itself | attached_object)] "this turn" (CR 608.2i)"""
    if at.take("that"):
        at.one_word(("was", "were"), "“was” or “were”")
    at.expect("dealt", "damage")
    by: fl.ObjectSet | None = None
    if at.take("by"):
        by = at.attempt(read_itself) or read_attached_object(at)
    at.expect("this", "turn")
    return fl.Filter(hurt=by is None, hurt_by=by)


def _read_quality(at: Cursor, *, plural: bool) -> fl.Filter:
    """`quality` = "named" names | HAS_ABILITIES | ("with" | "that has") trait |
    "without" keywords_lacking | "that's" state | "that isn't a" kind | ("that's" | "that are") kinds_it_is | chosen |
    "that aren't of the chosen type" | ENTERED | "attached to" one_described"""
    if at.take("named"):
        return fl.Filter(names=read_names(at))
    if (chosen := read_chosen(at)) is not None:
        return fl.Filter(chosen_color=chosen == "color", chosen_type=chosen != "color")
    if at.take("that", "aren't" if plural else "isn't", "of", "the", "chosen", "type"):
        return fl.Filter(unlike_chosen_type=True)
    has_abilities = at.choose(_HAS_ABILITIES)
    if has_abilities is not None:
        return fl.Filter(abilities=has_abilities)
    if at.take("without") or at.take("that", "don't" if plural else "doesn't", "have"):
        return fl.Filter(without=_read_keywords_lacking(at))
    if at.take("that", "aren't") if plural else (at.take("that", "isn't", "a") or at.take("that", "isn't", "an")):
        kind = _read_kind(at, plural=plural)
        if len(kind.all_of) != 1 or kind.token is not None:
            raise at.error("one type")
        return fl.Filter(none_of=kind.all_of)
    if at.take("that", "are") if plural else at.take("that's"):
        return at.attempt(partial(_read_kinds_it_is, plural=plural)) or _read_state(at)
    if any(at.take(*words) for words in _ENTERED):
        return fl.Filter(entered=True)
    if at.take("attached", "to"):
        return fl.Filter(attached_to=fl.Matching(read_one_described(at)))
    if not at.take("with"):
        at.expect("that", "have" if plural else "has")
    return _read_trait(at, plural=plural)


def _read_kinds_it_is(at: Cursor, *, plural: bool) -> fl.Filter:
    """`kinds_it_is` = ["a" | "an"] kind { [","] ["or"] ["a" | "an"] kind }, plain types"""
    kinds: list[str] = []
    while not kinds or at.take(",", "or") or at.take(",") or at.take("or") or (plural and at.take("and", "/", "or")):
        if not plural and not at.take("a") and not at.take("an") and not kinds:
            raise at.error("“a” or “an”")
        kind = _read_kind(at, plural=plural)
        if len(kind.all_of) != 1 or kind != fl.Filter(all_of=kind.all_of):
            raise at.error("one type")
        kinds.extend(kind.all_of)
    return fl.Filter(any_of=tuple(kinds))


_HAS_ABILITIES = phrase_table({"with abilities": True, "with an ability": True, "with no abilities": False})
_ENTERED = (("that", "entered", "this", "turn"), ("that", "entered", "the", "battlefield", "this", "turn"))


def _read_state(at: Cursor) -> fl.Filter:
    """`state` = "one or more colors" | colors | STATES | STATES "or" STATES"""
    if at.take("one", "or", "more", "colors"):
        return fl.Filter(colors=ALL_COLORS)
    either = at.attempt(_read_colors) or at.attempt(_read_either_status)
    if either is not None:
        return either
    return STATES[at.one_word(STATES, "“attacking”, “tapped” or the like")]


def _read_trait(at: Cursor, *, plural: bool) -> fl.Filter:
    """`trait` = "another" ("Aura" | "Equipment") "attached to" ("it" | "them") | either_size | comparison | counters |
    simple_keyword ("or" simple_keyword | { "and" simple_keyword }): one or all of them"""
    for word, subtype in (("aura", "Aura"), ("equipment", "Equipment")):
        if at.take("another", word, "attached", "to", "them" if plural else "it"):
            return fl.Filter(bears=subtype)
    sizes = at.attempt(_read_either_size) if at.at("power", "or", "toughness") else None
    if sizes is not None:
        return sizes
    compared = at.attempt(read_comparison)
    if compared is not None:
        return fl.Filter(comparison=compared)
    counted = at.attempt(lambda at: _read_counters(at, plural=plural))
    if counted is not None:
        return fl.Filter(counters=counted)
    keywords = [read_simple_keyword(at)]
    if at.take("or"):
        return fl.Filter(either=tuple(fl.Filter(keywords=(each,)) for each in (*keywords, read_simple_keyword(at))))
    while more := at.attempt(_read_further_keyword):
        keywords.append(more)
    return fl.Filter(keywords=tuple(keywords))


def _read_either_size(at: Cursor) -> fl.Filter:
    """`either_size` = "power or toughness" NUMBER ["or" ("less" | "greater")]: one of the two is so (CR 208.1)"""
    at.expect("power", "or", "toughness")
    value = read_number(at)
    way = _read_comparison_way(at) if at.take("or") else "equal"
    most, least = None if way == "greater" else value, None if way == "less" else value
    return fl.Filter(
        either=tuple(fl.Filter(comparison=fl.Comparison(name, most, least)) for name in ("power", "toughness"))
    )


def _read_extreme(at: Cursor) -> fl.Filter:
    """`extreme` = "with the" ("greatest" | "highest" | "least" | "lowest") characteristic "among" described in the
    plural ["that player controls" | "they control" | "on the battlefield"] (CR 107)"""
    at.expect("with", "the")
    least = at.one_word(("greatest", "highest", "least", "lowest"), "“greatest” or “least”") in {"least", "lowest"}
    name = read_characteristic(at)
    at.expect("among")
    among = read_described(at, plural=True)
    own = at.take("that", "player", "controls") or at.take("they", "control")
    at.take("on", "the", "battlefield")
    if own and says_whose(among):
        raise at.error("whose they are, once")
    return fl.Filter(extreme=fl.Extreme(name, among, least, own))


def _read_lacking_counters(at: Cursor, *, plural: bool) -> fl.Filter:
    """`lacking_counters` = ("with no" [counter_kind] "counters" | "without" ("a" | "an") counter_kind "counter") ("on
    it" | "on them") (CR 122.1)"""
    single = at.take("without", "a") or at.take("without", "an")
    if not single:
        at.expect("with", "no")
    kind = read_counter_kind(at)
    at.expect("counter" if single else "counters", "on", "them" if plural else "it")
    if single and kind is None:
        raise at.error("a kind of counter")
    return fl.Filter(counters=fl.CounterNumber(kind, 0, 0))


def _read_counters(at: Cursor, *, plural: bool) -> fl.CounterNumber:
    """`counters` = ("a" | "an" | number "or more" | [], in the plural) [counter_kind] ("counter" | "counters") ("on
    it" | "on them") (CR 122.1)"""
    at_least = 1
    single = at.take("a") or at.take("an")
    if not single and not plural:
        at_least = read_number(at)
        at.expect("or", "more")
    kind = read_counter_kind(at)
    at.expect("counter" if single else "counters")
    at.expect("on", "them" if plural else "it")
    return fl.CounterNumber(kind, at_least)


def read_counter_kind(at: Cursor) -> str | None:
    """`counter_kind` = SIZE | WORD [WORD]; None: of any kind"""
    token = at.token
    if token is not None and token.kind is Kind.SIZE:
        at.position += 1
        return token.word
    words: list[str] = []
    while token is not None and token.kind is Kind.WORD and not token.word.startswith("counter") and len(words) < 2:
        words.append(token.word)
        at.position += 1
        token = at.token
    return " ".join(words) or None


def _read_keywords_lacking(at: Cursor) -> tuple[KeywordName, ...]:
    """`keywords_lacking` = simple_keyword { "or" simple_keyword }, none of them"""
    found = [read_simple_keyword(at)]
    while more := at.attempt(_read_or_keyword):
        found.append(more)
    return tuple(found)


def _read_or_keyword(at: Cursor) -> KeywordName:
    at.expect("or")
    return read_simple_keyword(at)


def _read_further_keyword(at: Cursor) -> KeywordName:
    at.expect("and")
    return read_simple_keyword(at)


def read_simple_keyword(at: Cursor) -> KeywordName:
    found = at.choose(SIMPLE)
    if found is None:
        raise at.error("a keyword ability without a parameter")
    return found


_WAYS = ("less", "greater")


def read_comparison(at: Cursor) -> fl.Comparison:
    """`comparison` = ("power" | "toughness" | "mana value") (number | "x") ["or" ("less" | "greater")] | "greater
    power" | "power" ("less" | "greater") "than this creature's power" | "mana value equal to the number of"
    counter_kind "counters on" itself | than_hand | measured."""
    if at.take("greater", "power"):
        return fl.Comparison("power", than_source="greater")
    name = read_characteristic(at)
    for way in _WAYS:
        if at.take(way, "than", "this", "creature's", name):
            return fl.Comparison(name, than_source=way)
    if at.take("x"):
        return fl.Comparison(name, x=_read_comparison_way(at) if at.take("or") else "equal")
    of_counters = at.attempt(_read_counters_on_source)
    if of_counters is not None:
        return fl.Comparison(name, counters=of_counters)
    than_hand = at.attempt(_read_than_hand)
    if than_hand is not None:
        return fl.Comparison(name, than_hand=than_hand)
    measured = None if at.quantity is None else at.attempt(_read_measured)
    if measured is not None:
        return fl.Comparison(name, x=measured)
    value = read_number(at)
    if not at.take("or"):
        return fl.Comparison(name, at_most=value, at_least=value)
    return (
        fl.Comparison(name, at_most=value)
        if _read_comparison_way(at) == "less"
        else fl.Comparison(name, at_least=value)
    )


def _read_than_hand(at: Cursor) -> str:
    """`than_hand` = ("less" | "greater") "than the number of cards in your hand", of the controller"""
    way = _read_comparison_way(at)
    at.expect("than", "the", "number", "of", "cards", "in", "your", "hand")
    return way


def _read_measured(at: Cursor) -> str:
    """`measured` = ("less" | "greater") "than" ["or equal to"] | "equal to", and an amount: an X that is that amount,
    which the sentence remembers (CR 107.3); returns how the size compares with it"""
    place = at.position
    way = None if at.take("equal", "to") else _read_comparison_way(at)
    if way is not None:
        at.expect("than")
    strictly = way is not None and not at.take("or", "equal", "to")
    if at.quantity is None:
        raise at.error("a number")
    amount = at.quantity(at)
    at.measured[place] = Plus(amount, -1 if way == "less" else 1) if strictly else amount
    return way or "equal"


def _read_counters_on_source(at: Cursor) -> str:
    at.expect("equal", "to", "the", "number", "of")
    kind = read_counter_kind(at)
    if kind is None:
        raise at.error("a kind of counter")
    at.expect("counters", "on")
    read_itself(at)
    return kind


def read_characteristic(at: Cursor) -> str:
    """`characteristic` = "power" | "toughness" | "mana value" | "total power and toughness", both added up"""
    if at.take("total", "power", "and", "toughness"):
        return "total power and toughness"
    for name in ("power", "toughness"):
        if at.take(name):
            return name
    at.expect("mana", "value", expected="“power”, “toughness” or “mana value”")
    return "mana value"


def _read_comparison_way(at: Cursor) -> str:
    for way in _WAYS:
        if at.take(way):
            return way
    raise at.error("“less” or “greater”")


def read_one_described(at: Cursor, holder: HolderReader | None = None) -> fl.Filter:
    """`one_described` = ("a" | "an") described | "another" described"""
    if at.take("another"):
        return replace(read_described(at, plural=False, holder=holder), other=True)
    if not at.take("a") and not at.take("an"):
        raise at.error("“a”, “an” or “another”")
    return read_described(at, plural=False, holder=holder)


def read_one_or_other(at: Cursor) -> fl.Filter:
    """`one_or_other` = one_described ["or" one_described], each by itself: "another creature or an artifact"."""
    first = read_one_described(at)
    if not at.at("or", "a") and not at.at("or", "an") and not at.at("or", "another"):
        return first
    at.take("or")
    second = read_one_described(at)
    if first.side is not second.side:
        raise at.error("whose they both are")
    return fl.Filter(either=(first, second))


def read_each_described(at: Cursor, holder: HolderReader | None = None) -> fl.Filter:
    """`each_described` = ("each" | "every") described in the singular"""
    if not at.take("each") and not at.take("every"):
        raise at.error("“each”")
    return read_described(at, plural=False, holder=holder)


def read_all_described(at: Cursor, holder: HolderReader | None = None) -> fl.Filter:
    """`all_described` = ["all"] described in the plural"""
    at.take("all")
    return read_described(at, plural=True, holder=holder)


def is_relative(described: fl.Filter) -> bool:
    """Say whether the description compares with the ability's source."""
    compared = described.comparison
    own = compared is not None and (compared.than_source is not None or compared.counters is not None)
    return own or any(is_relative(each) for each in described.either)

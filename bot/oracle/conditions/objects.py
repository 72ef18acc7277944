"""Conditions on one object that has been named: what it is, what it has, its counters, its size (CR 109, 122.1)."""

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import (
    ONE_OR_MORE,
    AllConditions,
    Bounds,
    Condition,
    IsLike,
    LiesIn,
    Not,
    NumberOf,
    WasLike,
)
from bot.oracle.conditions.wording import (
    NamedBefore,
    StatedCondition,
    read_bounded,
    read_some_or_bounded,
    read_there_is,
)
from bot.oracle.nouns.own_names_and_qualities import ATTACHED_NOUNS, COLORS, read_attached_object, read_itself
from bot.oracle.nouns.permanents import (
    STATES,
    is_relative,
    read_characteristic,
    read_comparison,
    read_counter_kind,
    read_one_described,
    read_simple_keyword,
)
from bot.oracle.nouns.spells_and_cards import read_cards_of_kinds
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import PhraseTable, phrase_table


def read_lies_in(at: Cursor) -> StatedCondition:
    """`lies_in` = ("this card" | itself) "is in your graveyard" | itself "is in the command zone or on the battlefield"
    (CR 113.6b)"""
    card = at.take("this", "card") or at.attempt(read_itself) is not None
    if not card:
        raise at.error("this card")
    at.expect("is")
    if at.take("in", "your", "graveyard"):
        return StatedCondition(LiesIn((Zone.GRAVEYARD,)))
    at.expect("in", "the", "command", "zone", "or", "on", "the", "battlefield")
    return StatedCondition(LiesIn((Zone.COMMAND, Zone.BATTLEFIELD)))


def read_counters_on_object(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`counters_on_object` = there_is counters "on" named_object (CR 122.1)"""
    read_there_is(at)
    bounds, kind = _read_counters(at)
    at.expect("on")
    what = read_named_object(at, named)
    return StatedCondition(_has_counters(what, bounds, kind), what)


def _read_counters(at: Cursor) -> tuple[Bounds, str | None]:
    """`counters` = some_or_bounded counter_kind ("counter" | "counters")"""
    bounds = read_some_or_bounded(at)
    kind = read_counter_kind(at)
    if not at.take("counters"):
        at.expect("counter")
    return bounds, kind


def _has_counters(what: fl.ObjectSet, bounds: Bounds, kind: str | None) -> Condition:
    return IsLike(what, fl.Filter(counters=fl.CounterNumber(kind, bounds.at_least or 0, bounds.at_most)))


def read_named_object(at: Cursor, named: NamedBefore) -> fl.ObjectSet:
    """`named_object` = itself | attached_object | "it" | "that creature"."""
    found: fl.ObjectSet | None = at.attempt(read_itself) or at.attempt(read_attached_object)
    if found is not None:
        return found
    if at.take("it") and named.it is not None:
        return named.it
    token = at.tokens[at.position + 1] if at.position + 1 < len(at.tokens) else None
    if at.at("that") and token is not None and token.word in ATTACHED_NOUNS and named.that_one is not None:
        at.position += 2
        return named.that_one
    raise at.error("an object that was named")


def read_object_was(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`object_was` = ("it" | "that" ("card" | ATTACHED_NOUNS)) (("was" | "wasn't") kind_it_was | ("had" | "didn't
    have") (simple_keyword | ("counters" | counters) "on it")) | "its" characteristic "was" bounded | "you controlled
    that" ATTACHED_NOUNS | "the sacrificed" sacrificed_was, of what may be gone (CR 608.2h)"""
    if at.take("the", "sacrificed"):
        return _read_sacrificed_was(at)
    if named.was is not None and at.take("its"):
        name = read_characteristic(at)
        at.expect("was")
        bounds = read_bounded(at)
        return StatedCondition(WasLike(named.was, fl.Filter(comparison=_compared(name, bounds))))
    if named.was is not None and at.take("you", "controlled", "that"):
        at.one_word(ATTACHED_NOUNS, "“creature” or the like")
        return StatedCondition(WasLike(named.was, fl.Filter(side=fl.Side.YOU)))
    it = at.take("it") or any(at.take("that", noun) for noun in ("card", *ATTACHED_NOUNS))
    if not it or named.was is None:
        raise at.error("an object that may be gone")
    if at.take("was"):
        return StatedCondition(WasLike(named.was, _read_kind_it_was(at)))
    if at.take("wasn't"):
        return StatedCondition(Not(WasLike(named.was, _read_kind_it_was(at))))
    denied = at.take("didn't", "have")
    if not denied:
        at.expect("had")
    keyword = at.attempt(read_simple_keyword)
    if keyword is not None:
        had = WasLike(named.was, fl.Filter(keywords=(keyword,)))
        return StatedCondition(Not(had) if denied else had)
    bounds, kind = (ONE_OR_MORE, None) if at.at("counters") else _read_counters(at)
    at.take("counters")
    at.expect("on")
    at.one_word(_ITSELF, "“it”")
    found = WasLike(named.was, fl.Filter(counters=fl.CounterNumber(kind, bounds.at_least or 0, bounds.at_most)))
    return StatedCondition(Not(found) if denied else found)


def _read_sacrificed_was(at: Cursor) -> StatedCondition:
    """`sacrificed_was` = ATTACHED_NOUNS "was" kind_it_was | ATTACHED_NOUNS "'s" characteristic "was" bounded"""
    word = at.token.word if at.token is not None else ""
    if word in ATTACHED_NOUNS:
        at.position += 1
        at.expect("was")
        return StatedCondition(WasLike(fl.Sacrificed(), _read_kind_it_was(at)))
    if word not in {f"{noun}'s" for noun in ATTACHED_NOUNS}:
        raise at.error("“creature” or the like")
    at.position += 1
    name = read_characteristic(at)
    at.expect("was")
    return StatedCondition(WasLike(fl.Sacrificed(), fl.Filter(comparison=_compared(name, read_bounded(at)))))


def _compared(name: str, bounds: Bounds) -> fl.Comparison:
    return fl.Comparison(name, bounds.at_most, bounds.at_least)


def _read_kind_it_was(at: Cursor) -> fl.Filter:
    """`kind_it_was` = ("a" | "an") cards_of_kinds | one_described | state_or_colors, what the object was by itself"""
    card = at.attempt(_read_kind_of_card) if at.at("a") or at.at("an") else None
    if card is not None:
        return card
    plain = at.attempt(_read_state_or_colors)
    if plain is not None:
        return plain
    kind = read_one_described(at)
    if kind.other or is_relative(kind):
        raise at.error("what the object was by itself")
    return kind


def _read_state_or_colors(at: Cursor) -> fl.Filter:
    """`state_or_colors` = "enchanted or equipped" | "nonbasic" | "historic" | STATES | COLORS { "or" COLORS }"""
    if at.take("enchanted", "or", "equipped"):
        return fl.Filter(any_status=(fl.Status.ENCHANTED, fl.Status.EQUIPPED))
    if at.take("nonbasic"):
        return fl.Filter(none_of=("Basic",))
    if at.take("historic"):
        return fl.Filter(any_of=("Artifact", "Legendary", "Saga"))
    if at.token is not None and at.token.word in STATES:
        return STATES[at.one_word(STATES, "“attacking”, “tapped” or the like")]
    colors = [COLORS[at.one_word(COLORS, "a color")]]
    while at.at("or") and at.position + 1 < len(at.tokens) and at.tokens[at.position + 1].word in COLORS:
        at.take("or")
        colors.append(COLORS[at.one_word(COLORS, "a color")])
    return fl.Filter(colors=tuple(colors))


def _read_kind_of_card(at: Cursor) -> fl.Filter:
    at.position += 1  # the article
    return read_cards_of_kinds(at, plural=False)


def read_object_is(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`object_is` = elsewhere_is | ("it's" | named_object "is") ["not"] state_condition | named_object "isn't"
    state_condition | named_object ("has" | "doesn't have") trait | named_object ("attacked" | "didn't attack" |
    "entered" ["the battlefield"]) "this turn" (CR 508.1k)"""
    elsewhere = at.attempt(lambda at: _read_elsewhere_is(at, named)) if named.elsewhere is not None else None
    if elsewhere is not None:
        return elsewhere
    if named.it is not None and at.take("it's"):
        return _read_state_condition(at, named.it, denied=at.take("not"))
    what = read_named_object(at, named)
    did = at.choose(_DID)
    if did is not None:
        return StatedCondition(IsLike(what, did), what)
    if at.take("has"):
        return StatedCondition(_read_trait(at, what), what)
    if at.take("doesn't", "have"):
        return StatedCondition(Not(_read_trait(at, what)), what)
    if at.take("isn't"):
        return _read_state_condition(at, what, denied=True)
    at.expect("is", expected="“is” or “has”")
    return _read_state_condition(at, what, denied=at.take("not"))


def _read_elsewhere_is(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`elsewhere_is` = ("it's" | "that card is" | "that spell is") ["not"] (COLORS | ("a" | "an") cards_of_kinds), of a
    spell or a card off the battlefield, wherever it is by now (CR 608.2h)"""
    if named.elsewhere is None or not any(at.take(*words.split()) for words in _ELSEWHERE):
        raise at.error("a spell or a card that was named")
    denied = at.take("not")
    word = at.token.word if at.token is not None else ""
    if word in COLORS:
        at.position += 1
        like = fl.Filter(colors=(COLORS[word],))
    else:
        if not at.take("a"):
            at.expect("an")
        like = read_cards_of_kinds(at, plural=False)
    found = WasLike(named.elsewhere, like)
    return StatedCondition(Not(found) if denied else found)


_ELSEWHERE = ("it's", "that card is", "that spell is")
_DID = phrase_table(
    {
        "attacked this turn": fl.Filter(attacked=True),
        "didn't attack this turn": fl.Filter(attacked=False),
        "entered this turn": fl.Filter(entered=True),
        "entered the battlefield this turn": fl.Filter(entered=True),
    }
)


def _read_state_condition(at: Cursor, what: fl.ObjectSet, *, denied: bool) -> StatedCondition:
    """`state_condition` = state_or_colors ["alone"] | "on the battlefield" | ("a" | "an") one_described in the
    singular"""
    found = _read_state_of(at, what)
    return StatedCondition(Not(found) if denied else found, what)


def _read_state_of(at: Cursor, what: fl.ObjectSet) -> Condition:
    if at.take("on", "the", "battlefield"):
        return IsLike(what, fl.ANYTHING)
    plain = at.attempt(_read_state_or_colors)
    if plain is not None:
        if fl.Status.ATTACKING in plain.statuses and at.take("alone"):
            alone = NumberOf(fl.Filter(statuses=(fl.Status.ATTACKING,)), Bounds(0, 1))
            return AllConditions((IsLike(what, plain), alone))
        return IsLike(what, plain)
    kind = read_one_described(at)
    if kind.other or is_relative(kind):
        raise at.error("what the object is by itself")
    return IsLike(what, kind)


def _read_trait(at: Cursor, what: fl.ObjectSet) -> Condition:
    """`trait` = comparison | simple_keyword | ("counters" | counters) "on" ("it" | "him" | "her") (CR 122.1)"""
    compared = at.attempt(read_comparison)
    if compared is not None:
        if compared != fl.Comparison(compared.characteristic, compared.at_most, compared.at_least):
            raise at.error("a number")
        return IsLike(what, fl.Filter(comparison=compared))
    keyword = at.attempt(read_simple_keyword) or at.choose(_KEYWORDS_WITH_PARAMETER)
    if keyword is not None:
        return IsLike(what, fl.Filter(keywords=(keyword,)))
    some = at.take("counters")
    bounds, kind = (ONE_OR_MORE, None) if some else _read_counters(at)
    at.expect("on")
    at.one_word(_ITSELF, "“it”")
    return _has_counters(what, bounds, kind)


_KEYWORDS_WITH_PARAMETER = phrase_table(
    {each: KeywordName(each) for each in ("toxic", "vanishing", "rampage", "madness", "suspend", "unearth")}
)
"""Keywords of which it is asked whether something has one, whatever its number or cost."""
_ITSELF = frozenset({"it", "him", "her"})


def read_size_is(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`size_is` = ("its" | OWNERS) ("power" | "toughness") "is" bounded"""
    what = _read_owner_of_size(at, named)
    name = read_characteristic(at)
    at.expect("is")
    bounds = read_bounded(at)
    size = fl.Comparison(name, bounds.at_most, bounds.at_least)
    return StatedCondition(IsLike(what, fl.Filter(comparison=size)), what)


_OWNERS: PhraseTable[fl.ObjectSet] = phrase_table(
    {
        "this creature's": fl.THIS,
        "enchanted creature's": fl.AttachedObject(),
        "equipped creature's": fl.AttachedObject(),
    }
)


def _read_owner_of_size(at: Cursor, named: NamedBefore) -> fl.ObjectSet:
    found = at.choose(_OWNERS)
    if found is not None:
        return found
    if named.it is None or not at.take("its"):
        raise at.error("whose power or toughness")
    return named.it

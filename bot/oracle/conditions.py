"""Conditions that cards state with "if", "as long as" and "unless" (CR 603.4, 604.1): one production for each form.

What is counted is a noun phrase of `descriptions`. A condition on what happened earlier has no production: the engine
keeps no such history, and the sentence is not read."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple, TypeVar

from bot.engine.magic.conditions import (
    NONE,
    SOME,
    AttackedThisTurn,
    Bounds,
    CardsInGraveyard,
    CardsInHand,
    CardTypesInGraveyard,
    Condition,
    ControlsMore,
    Every,
    HasCounters,
    IsLike,
    LifeTotal,
    Not,
    NumberOf,
    Some,
    TurnOf,
    WasPaid,
    Whose,
)
from bot.engine.magic.filters import (
    ANYTHING,
    THIS,
    AttachedObject,
    Comparison,
    CounterNumber,
    Filter,
    ObjectSet,
    Side,
    Status,
)
from bot.engine.magic.keyword_names import Keyword
from bot.oracle.amounts import number
from bot.oracle.costs import mana
from bot.oracle.cursor import Cursor
from bot.oracle.descriptions import STATES, characteristic, counter_kind, described, is_relative, one, simple_keyword
from bot.oracle.nouns import ATTACHED_NOUNS, COLORS, attached_object, itself
from bot.oracle.subtypes import CARD_TYPES, PLURALS
from bot.oracle.tables import PhraseTable, phrase_table

T = TypeVar("T")


class Heard(NamedTuple):
    """What has been named before the condition: what "it" and "that creature" are, and whether there is a "that
    player"."""

    it: ObjectSet | None = None
    that_one: ObjectSet | None = None
    that_player: bool = False
    on_stack: ObjectSet | None = None
    """The spell that the trigger event is about."""


class Stated(NamedTuple):
    """A condition, and the object that it is about, which "it" may then mean; None for one about players."""

    condition: Condition
    about: ObjectSet | None = None


def condition(at: Cursor, heard: Heard) -> Stated:
    """`condition` = simple [("and" | "or") simple]"""
    first = _simple(at, heard)
    for word, join in _JOINTS.items():
        second = at.attempt(_after(word, _heard(_simple, heard)))
        if second is not None:
            about = first.about if second.about in {None, first.about} else second.about if not first.about else None
            return Stated(join((first.condition, second.condition)), about)
    return first


_JOINTS: Mapping[str, type[Every] | type[Some]] = {"and": Every, "or": Some}


def _after(word: str, production: Callable[[Cursor], T]) -> Callable[[Cursor], T]:
    """The production after a word."""

    def read(at: Cursor) -> T:
        at.expect(word)
        return production(at)

    return read


def _simple(at: Cursor, heard: Heard) -> Stated:
    """`simple` = "you attacked this turn" | was_kicked | turn | controls | has | counters_lie | there_are | number_lie
    | life_total | object_is | size_is"""
    if at.take("you", "attacked", "this", "turn"):
        return Stated(AttackedThisTurn())
    productions = (
        *(_was_kicked, _turn, _controls, _has, _poisoned, _counters_lie, _there_are, _number_lie, _life_total),
        *(_object_is, _size_is),
    )
    return at.first_of(*(_heard(each, heard) for each in productions), expected="a condition that the engine judges")


def _heard(production: Callable[[Cursor, Heard], Stated], heard: Heard) -> Callable[[Cursor], Stated]:
    return lambda at: production(at, heard)


def _turn(at: Cursor, _: Heard) -> Stated:
    """`turn` = ("it's" ["not"] | "it isn't") "your turn" (CR 102.1)"""
    if at.take("it's", "your", "turn"):
        return Stated(TurnOf(Whose.YOU))
    if not at.take("it's", "not"):
        at.expect("it", "isn't")
    at.expect("your", "turn")
    return Stated(Not(TurnOf(Whose.YOU)))


# Players.

_PLAYERS = phrase_table(
    {
        "you": Whose.YOU,
        "an opponent": Whose.AN_OPPONENT,
        "each opponent": Whose.EACH_OPPONENT,
        "a player": Whose.A_PLAYER,
        "defending player": Whose.DEFENDING_PLAYER,
        "attacking player": Whose.ATTACKING_PLAYER,
        "that player": Whose.THAT_PLAYER,
    }
)
_POSSESSIVE = {Whose.YOU: "your"}


def _player(at: Cursor, heard: Heard) -> Whose:
    found = at.choose(_PLAYERS)
    if found is None or (found is Whose.THAT_PLAYER and not heard.that_player):
        raise at.error("“you”, “an opponent” or “defending player”")
    return found


def _verb(whose: Whose, plural: str, singular: str) -> str:
    return plural if whose is Whose.YOU else singular


def _controls(at: Cursor, heard: Heard) -> Stated:
    """`controls` = (player ("control" | "controls") | "no opponent controls" | "you don't control") (more | numbers)"""
    if at.take("no", "opponent", "controls"):
        return Stated(_denied(_numbers(at, Whose.AN_OPPONENT)))
    if at.take("you", "don't", "control"):
        return Stated(_denied(_numbers(at, Whose.YOU)))
    if at.take("your", "opponents", "control"):
        bounds, what = _counted(at)
        return Stated(NumberOf(_on_side(at, what, Side.OPPONENT), bounds))
    whose = _player(at, heard)
    at.expect(_verb(whose, "control", "controls"))
    if at.take("more"):
        return Stated(_more(at, heard, whose))
    return Stated(_numbers(at, whose))


def _denied(found: Condition) -> Condition:
    """There is none rather than not one, where that can be said."""
    if isinstance(found, NumberOf) and found.number == SOME and found.by is None:
        return replace(found, number=NONE)
    return Not(found)


def _more(at: Cursor, heard: Heard, who: Whose) -> Condition:
    """`more` = described in the plural "than" player"""
    what = described(at, plural=True)
    at.expect("than")
    than = _player(at, heard)
    if what.side is not Side.ANY or what.other or is_relative(what):
        raise at.error("permanents of each player")
    return ControlsMore(what, who, than)


def _numbers(at: Cursor, whose: Whose) -> Condition:
    """`numbers` = counted [("or" | "and") one]"""
    found = _under_control(at, whose, *_counted(at))
    for word, join in _JOINTS.items():
        other = at.attempt(_after(word, one))
        if other is not None:
            return join((found, _under_control(at, whose, SOME, other)))
    return found


_SIDES = {
    Whose.YOU: Side.YOU,
    Whose.AN_OPPONENT: Side.OPPONENT,
    Whose.DEFENDING_PLAYER: Side.DEFENDING_PLAYER,
}


def _under_control(at: Cursor, whose: Whose, bounds: Bounds, what: Filter) -> NumberOf:
    """Whose they are is part of the phrase where only one player, or one permanent, is spoken of."""
    side = _SIDES.get(whose)
    if side is None or (whose is Whose.AN_OPPONENT and bounds != SOME):
        if what.side is not Side.ANY:
            raise at.error("whose they are only once")
        return NumberOf(what, bounds, whose)
    return NumberOf(_on_side(at, what, side), bounds)


def _on_side(at: Cursor, what: Filter, side: Side) -> Filter:
    if what.side is not Side.ANY:
        raise at.error("whose they are only once")
    return replace(what, side=side)


def _has(at: Cursor, heard: Heard) -> Stated:
    """`has` = player ("have" | "has") bounds ("life" | "cards in hand" | "cards in" graveyard | "poison counters")"""
    whose = _player(at, heard)
    at.expect(_verb(whose, "have", "has"))
    bounds = _bounds(at)
    if at.take("cards") or at.take("card"):
        if at.take("in", "hand"):
            return Stated(CardsInHand(whose, bounds))
        at.expect("in", _POSSESSIVE.get(whose, "their"), "graveyard")
        return Stated(CardsInGraveyard(whose, bounds))
    if at.take("poison", "counters"):
        return Stated(HasCounters(whose, "poison", bounds))
    at.expect("life", expected="“life”, “cards in hand” or “cards in your graveyard”")
    return Stated(LifeTotal(whose, bounds))


def _poisoned(at: Cursor, heard: Heard) -> Stated:
    """`poisoned` = player ("are" | "is") "poisoned" (CR 122.1f)"""
    whose = _player(at, heard)
    at.expect(_verb(whose, "are", "is"), "poisoned")
    return Stated(HasCounters(whose, "poison"))


def _life_total(at: Cursor, _: Heard) -> Stated:
    """`life_total` = "your life total is" bounds"""
    at.expect("your", "life", "total", "is")
    return Stated(LifeTotal(Whose.YOU, _bounds(at)))


# Numbers.


def _bounds(at: Cursor) -> Bounds:
    """`bounds` = "no" | "exactly" number | "at least" number | number ("or more" | "or greater" | "or fewer" |
    "or less")"""
    if at.take("no"):
        return NONE
    if at.take("exactly"):
        value = number(at)
        return Bounds(value, value)
    if at.take("at", "least"):
        return Bounds(number(at))
    value = number(at)
    at.expect("or", expected="“or more” or “or fewer”")
    if at.take("more") or at.take("greater"):
        return Bounds(value)
    if not at.take("fewer"):
        at.expect("less")
    return Bounds(0, value)


def _counted(at: Cursor) -> tuple[Bounds, Filter]:
    """`counted` = one | "any" described | bounds described in the plural"""
    single = at.attempt(one) or at.attempt(_any)
    if single is not None:
        return SOME, single
    bounds = _bounds(at)
    return bounds, described(at, plural=True)


def _any(at: Cursor) -> Filter:
    at.expect("any")
    return described(at, plural=False)


def _there(at: Cursor) -> None:
    """`there` = "there's" | "there is" | "there are"."""
    if not at.take("there's"):
        at.expect("there")
        if not at.take("is"):
            at.expect("are")


def _counters_lie(at: Cursor, heard: Heard) -> Stated:
    """`counters_lie` = there ("a" | "an" | bounds) kind ("counter" | "counters") "on" object (CR 122.1)"""
    _there(at)
    bounds, kind = _counters(at)
    at.expect("on")
    what = _object(at, heard)
    return Stated(_has_counters(what, bounds, kind), what)


def _counters(at: Cursor) -> tuple[Bounds, str | None]:
    """`counters` = ("a" | "an" | bounds) kind ("counter" | "counters")"""
    bounds = SOME if at.take("a") or at.take("an") else _bounds(at)
    kind = counter_kind(at)
    if not at.take("counters"):
        at.expect("counter")
    return bounds, kind


def _has_counters(what: ObjectSet, bounds: Bounds, kind: str | None) -> Condition:
    return IsLike(what, Filter(counters=CounterNumber(kind, bounds.at_least, bounds.at_most)))


def _there_are(at: Cursor, _: Heard) -> Stated:
    """`there_are` = there (types | cards graveyard | counted "on the battlefield")"""
    _there(at)
    types = at.attempt(_types_among_cards)
    if types is not None:
        return Stated(types)
    cards = at.attempt(_cards)
    if cards is not None:
        return Stated(_in_graveyard(at, *cards))
    bounds, what = _counted(at)
    at.expect("on", "the", "battlefield")
    return Stated(NumberOf(what, bounds))


def _types_among_cards(at: Cursor) -> Condition:
    """`types` = bounds "card types among cards in your graveyard"."""
    bounds = _bounds(at)
    at.expect("card", "types", "among", "cards", "in", "your", "graveyard")
    return CardTypesInGraveyard(Whose.YOU, bounds)


def _number_lie(at: Cursor, _: Heard) -> Stated:
    """`number_lie` = cards "are" graveyard | counted "are on the battlefield"."""
    cards = at.attempt(_cards)
    if cards is not None:
        if not at.take("are"):
            at.expect("is")
        return Stated(_in_graveyard(at, *cards))
    bounds, what = _counted(at)
    if not at.take("are"):
        at.expect("is")
    at.expect("on", "the", "battlefield")
    return Stated(NumberOf(what, bounds))


def _in_graveyard(at: Cursor, bounds: Bounds, what: Filter) -> Condition:
    at.expect("in", "your", "graveyard")
    return CardsInGraveyard(Whose.YOU, bounds, what)


_PERMANENT_CARD = Filter(any_of=tuple(name for name in CARD_TYPES if name not in {"Instant", "Sorcery"}))
_CARD_KINDS = phrase_table(
    {
        "permanent": _PERMANENT_CARD,
        "instant and/or sorcery": Filter(any_of=("Instant", "Sorcery")),
        "instant and / or sorcery": Filter(any_of=("Instant", "Sorcery")),
        "instant or sorcery": Filter(any_of=("Instant", "Sorcery")),
        "artifact and / or creature": Filter(any_of=("Artifact", "Creature")),
        **{name.lower(): Filter(all_of=(name,)) for name in (*CARD_TYPES, *PLURALS)},
    }
)


def _cards(at: Cursor) -> tuple[Bounds, Filter]:
    """`cards` = ("a" | "an" | bounds) [kind] ("card" | "cards") (CR 404.2)"""
    bounds = SOME if at.take("a") or at.take("an") else _bounds(at)
    kind = at.choose(_CARD_KINDS) or ANYTHING
    if not at.take("cards"):
        at.expect("card")
    return bounds, kind


# Objects.


def _object(at: Cursor, heard: Heard) -> ObjectSet:
    """`object` = itself | attached_object | "it" | "that creature"."""
    found: ObjectSet | None = at.attempt(itself) or at.attempt(attached_object)
    if found is not None:
        return found
    if at.take("it") and heard.it is not None:
        return heard.it
    token = at.tokens[at.position + 1] if at.position + 1 < len(at.tokens) else None
    if at.at("that") and token is not None and token.word in ATTACHED_NOUNS and heard.that_one is not None:
        at.position += 2
        return heard.that_one
    raise at.error("an object that was named")


def _object_is(at: Cursor, heard: Heard) -> Stated:
    """`object_is` = ("it's" | object "is") ["not"] state | object "isn't" state | object "has" trait | object
    ("attacked" | "didn't attack") "this turn" (CR 508.1k)"""
    if heard.it is not None and at.take("it's"):
        return _state_of(at, heard.it, denied=at.take("not"))
    what = _object(at, heard)
    attacked = at.choose(_ATTACKED)
    if attacked is not None:
        return Stated(IsLike(what, Filter(attacked=attacked)), what)
    if at.take("has"):
        return Stated(_trait_of(at, what), what)
    if at.take("isn't"):
        return _state_of(at, what, denied=True)
    at.expect("is", expected="“is” or “has”")
    return _state_of(at, what, denied=at.take("not"))


_ATTACKED = phrase_table({"attacked this turn": True, "didn't attack this turn": False})


def _state_of(at: Cursor, what: ObjectSet, *, denied: bool) -> Stated:
    """`state` = status ["alone"] | color | "legendary" | ("a" | "an") described in the singular"""
    found = _state(at, what)
    return Stated(Not(found) if denied else found, what)


def _state(at: Cursor, what: ObjectSet) -> Condition:
    token = at.token
    if token is not None and token.word in STATES:
        at.position += 1
        like = IsLike(what, STATES[token.word])
        if Status.ATTACKING in like.like.statuses and at.take("alone"):
            return Every((like, NumberOf(Filter(statuses=(Status.ATTACKING,)), Bounds(0, 1))))
        return like
    if token is not None and token.word in COLORS:
        at.position += 1
        return IsLike(what, Filter(colors=(COLORS[token.word],)))
    kind = one(at)
    if kind.other or is_relative(kind):
        raise at.error("what the object is by itself")
    return IsLike(what, kind)


def _trait_of(at: Cursor, what: ObjectSet) -> Condition:
    """`trait` = keyword | ("a" | "an" | bounds) kind ("counter" | "counters") "on it" (CR 122.1)"""
    keyword = at.attempt(simple_keyword)
    if keyword is not None:
        return IsLike(what, Filter(keywords=(keyword,)))
    bounds, kind = _counters(at)
    at.expect("on")
    at.one_word(_ITSELF, "“it”")
    return _has_counters(what, bounds, kind)


_ITSELF = frozenset({"it", "him", "her"})


def _was_kicked(at: Cursor, heard: Heard) -> Stated:
    """`was_kicked` = ("this spell" | "that spell" | object) ("was" | "wasn't") "kicked" ["twice" | "with its" mana
    "kicker"] (CR 702.33d-f)"""
    what = _kicked_one(at, heard)
    denied = not at.take("was")
    if denied:
        at.expect("wasn't")
    at.expect("kicked")
    if at.take("twice"):
        found = WasPaid(Keyword.KICKER, what, Bounds(2))
    elif at.take("with", "its"):
        found = WasPaid(Keyword.KICKER, what, cost=mana(at))
        at.expect("kicker")
    else:
        found = WasPaid(Keyword.KICKER, what)
    return Stated(Not(found) if denied else found, what)


def _kicked_one(at: Cursor, heard: Heard) -> ObjectSet:
    if at.take("this", "spell"):
        return THIS
    if heard.on_stack is not None and at.take("that", "spell"):
        return heard.on_stack
    return _object(at, heard)


def _size_is(at: Cursor, heard: Heard) -> Stated:
    """`size_is` = ("its" | "this creature's" | ATTACHED "creature's") ("power" | "toughness") "is" number "or"
    ("greater" | "less")"""
    what = _owner(at, heard)
    name = characteristic(at)
    at.expect("is")
    bounds = _bounds(at)
    size = Comparison(name, bounds.at_most, bounds.at_least or None)
    return Stated(IsLike(what, Filter(comparison=size)), what)


_OWNERS: PhraseTable[ObjectSet] = phrase_table(
    {
        "this creature's": THIS,
        "enchanted creature's": AttachedObject(),
        "equipped creature's": AttachedObject(),
    }
)


def _owner(at: Cursor, heard: Heard) -> ObjectSet:
    found = at.choose(_OWNERS)
    if found is not None:
        return found
    if heard.it is None or not at.take("its"):
        raise at.error("whose power or toughness")
    return heard.it

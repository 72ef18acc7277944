"""Replacement effects of static abilities (CR 614), but for those of damage: how permanents enter, and what happens
instead of moves, counters, tokens and life gained.

Reads a sentence whole or not at all, as `statics` does, of which this is the part about events that would happen."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from bot.engine.magic.abilities import ReplacementAbility
from bot.engine.magic.conditions import Condition, Not
from bot.engine.magic.effects import AddAbility, AddTypes, Fixed, RemoveTypes
from bot.engine.magic.event_changes import (
    NO_EXCEPTIONS,
    AlsoCreate,
    ChooseAsEnters,
    Chosen,
    EnterAsCopy,
    EnterTapped,
    EnterWith,
    Exceptions,
    GoTo,
    Instead,
    Scaled,
    WouldCreateTokens,
    WouldEnter,
    WouldGainLife,
    WouldGetCounters,
    WouldMove,
)
from bot.engine.magic.filters import ANYTHING, THIS, Filter, Matching, ObjectSet, Side
from bot.engine.magic.zones import Zone
from bot.oracle.amounts import number
from bot.oracle.conditions import Heard, condition
from bot.oracle.counters import counters, further
from bot.oracle.creation import token
from bot.oracle.cursor import Cursor
from bot.oracle.descriptions import counter_kind, described, everything, many, one
from bot.oracle.nouns import attached_object, itself
from bot.oracle.quoted import given
from bot.oracle.subtypes import CARD_TYPES, SUPERTYPES
from bot.oracle.tables import phrase_table

Replacements: TypeAlias = tuple[ReplacementAbility, ...]


def done(at: Cursor) -> None:
    """Every word of the sentence must have been read."""
    at.take(".")
    if not at.done:
        raise at.error("the end of the sentence")


# How permanents enter (CR 614.1c-d).


def enters(at: Cursor) -> Replacements:
    """`enters` = ["if" condition ","] itself entering ["unless" condition | "if" condition] | group entering"""
    if at.take("if"):
        stated: Condition | None = condition(at, Heard()).condition
        at.expect(",")
    else:
        stated = None
    what = at.attempt(_itself)
    found = _own_entering(at) if what is not None else _group_entering(at)
    if stated is None and what is not None:
        stated = at.attempt(_exception)
    done(at)
    return tuple(replace(each, condition=stated) for each in found)


def _itself(at: Cursor) -> ObjectSet:
    return itself(at)


def _exception(at: Cursor) -> Condition:
    """`exception` = "unless" condition | "if" condition"""
    if at.take("unless"):
        return Not(condition(at, Heard()).condition)
    at.expect("if")
    return condition(at, Heard()).condition


def _own_entering(at: Cursor) -> Replacements:
    """`own_entering` = "enters" ["the battlefield"] ("tapped" ["with" counters] | "with" counters)"""
    at.expect("enters")
    at.take("the", "battlefield")
    return _with_or_tapped(at, THIS, plural=False)


def _group_entering(at: Cursor) -> Replacements:
    """`group_entering` = (each | all) ("enters" | "enter") ["the battlefield"] ("tapped" | "with" counters)"""
    each = at.attempt(many)
    what = everything(at) if each is None else each
    at.expect("enter" if each is None else "enters")
    at.take("the", "battlefield")
    return _with_or_tapped(at, Matching(what), plural=each is None)


def _with_or_tapped(at: Cursor, what: ObjectSet, *, plural: bool) -> Replacements:
    found: list[Instead] = [EnterTapped()] if at.take("tapped") else []
    if not found or at.at("with"):
        at.expect("with", expected="“tapped” or “with” counters")
        on = "them" if plural else "it"
        found.append(EnterWith(*counters(at, on)))
        while more := at.attempt(lambda at: further(at, on)):
            found.append(EnterWith(*more))
    return tuple(ReplacementAbility(WouldEnter(what), each) for each in found)


def copying(at: Cursor) -> Replacements:
    """`copying` = "you may have" itself "enter" ["the battlefield"] "as a copy of" original ["," "except"
    exception { "," | "and" exception }] | itself "enters as a copy of" original … (CR 707.5, 707.9)"""
    optional = at.take("you", "may", "have")
    itself(at)
    at.expect("enter" if optional else "enters")
    at.take("the", "battlefield")
    at.expect("as", "a", "copy", "of")
    of = _original(at)
    exceptions = NO_EXCEPTIONS
    if at.take(",", "except"):
        exceptions = _exceptions(at)
    done(at)
    return (ReplacementAbility(WouldEnter(THIS), EnterAsCopy(of, exceptions, optional)),)


def _original(at: Cursor) -> Filter:
    """`original` = "any" described "on the battlefield" | one"""
    if at.take("any"):
        found = described(at, plural=False)
        at.expect("on", "the", "battlefield")
        return found
    return one(at)


def _exceptions(at: Cursor) -> Exceptions:
    """`exceptions` = exception { [","] ["and"] exception }"""
    found = _exception_to_copy(at)
    while more := at.attempt(_further_exception):
        counters_too = (*found.counters, *more.counters)
        found = Exceptions((*found.modifications, *more.modifications), found.name, counters_too)
    return found


def _further_exception(at: Cursor) -> Exceptions:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further exception")
    return _exception_to_copy(at)


def _exception_to_copy(at: Cursor) -> Exceptions:
    """`exception` = "it isn't legendary" | "it's" ("a" | "an") kinds "in addition to its other types" | "it has" given
    | "it enters with" counters (CR 707.9)"""
    if at.take("it", "isn't", "legendary"):
        return Exceptions((RemoveTypes(("Legendary",)),))
    if at.take("it", "has") or at.take("has"):
        return Exceptions(tuple(AddAbility(each) for each in given(at)))
    if at.take("it", "enters", "with"):
        kind, number_of_them = counters(at, "it")
        if not isinstance(number_of_them, Fixed):
            raise at.error("a number of counters")
        return Exceptions(counters=((kind, number_of_them.number),))
    at.expect("it's")
    if not at.take("a"):
        at.expect("an")
    kinds = described(at, plural=False)
    at.expect("in", "addition", "to", "its", "other", "types")
    if kinds != Filter(all_of=kinds.all_of) or not kinds.all_of:
        raise at.error("plain types")
    types = tuple(each for each in kinds.all_of if each in CARD_TYPES)
    supertypes = tuple(each for each in kinds.all_of if each in SUPERTYPES)
    subtypes = tuple(each for each in kinds.all_of if each not in {*types, *supertypes})
    return Exceptions((AddTypes(types, subtypes, supertypes),))


_CHOSEN = phrase_table(
    {
        "color": Chosen.COLOR,
        "creature type": Chosen.CREATURE_TYPE,
        "player": Chosen.PLAYER,
        "opponent": Chosen.OPPONENT,
    }
)


def as_enters(at: Cursor) -> Replacements:
    """`as_enters` = "as" (itself | "it") "enters" ["the battlefield"] "," "choose" ("a" | "an" | "one") chosen"""
    _as_it_enters(at)
    at.expect("choose")
    if not at.take("a") and not at.take("an"):
        at.expect("one")
    what = at.choose(_CHOSEN)
    if what is None:
        raise at.error("“color”, “creature type”, “player” or “opponent”")
    done(at)
    return (ReplacementAbility(WouldEnter(THIS), ChooseAsEnters(what)),)


def _as_it_enters(at: Cursor) -> None:
    at.expect("as")
    if not at.take("it"):
        itself(at)
    at.expect("enters")
    at.take("the", "battlefield")
    at.expect(",")


def several(sentences: Sequence[Cursor]) -> Replacements:
    """`several` = "as" itself "enters" "," "you may pay" number "life" "." "if you don't," ("it" | itself) "enters"
    ["the battlefield"] "tapped" (CR 614.12a)"""
    first, *others = sentences
    _as_it_enters(first)
    first.expect("you", "may", "pay")
    life = number(first)
    first.expect("life")
    done(first)
    if len(others) != 1:
        raise first.error("what happens if it is not paid, and nothing else")
    (at,) = others
    at.expect("if", "you", "don't")
    at.expect(",")
    if not at.take("it"):
        itself(at)
    at.expect("enters")
    at.take("the", "battlefield")
    at.expect("tapped")
    done(at)
    return (ReplacementAbility(WouldEnter(THIS), EnterTapped(life)),)


# "If … would …, … instead" (CR 614.1a).


def instead(at: Cursor) -> Replacements:
    """`instead` = "if" (moves | counters | tokens | life) "," what happens "instead"."""
    at.expect("if")
    found = at.first_of(
        _counters_by_effect,
        _counters_passive,
        _counters_by_player,
        _counters_got,
        _tokens_by_effect,
        _tokens_passive,
        _tokens_by_player,
        _life,
        _move,
        expected="an event that the engine replaces",
    )
    done(at)
    return (found,)


def _some(at: Cursor) -> None:
    """`some` = "one or more" | "at least one"."""
    if not at.take("one", "or", "more"):
        at.expect("at", "least", "one", expected="“one or more”")


class Wording(NamedTuple):
    """Where "instead" stands: in front of what happens, or behind it."""

    front: bool

    def behind(self, at: Cursor) -> None:
        if not self.front:
            at.expect("instead")


def _comma(at: Cursor) -> Wording:
    at.expect(",")
    return Wording(at.take("instead"))


# Counters (CR 614.16).

_SCALES = phrase_table(
    {
        "twice that many": Scaled(2),
        "twice as many": Scaled(2),
        "double that many": Scaled(2),
        "three times that many": Scaled(3),
        "half that many": Scaled(divisor=2),
        "half as many": Scaled(divisor=2),
        "that many plus one": Scaled(more=1),
    }
)


def _scale(at: Cursor) -> Scaled:
    found = at.choose(_SCALES)
    if found is None:
        raise at.error("“twice that many” or the like")
    return found


def _rounded(at: Cursor, scale: Scaled) -> None:
    """Halves say how they are rounded."""
    if scale.divisor > 1:
        at.take(",")
        at.expect("rounded", "down")
        at.take(",")


class Holder(NamedTuple):
    """On what counters are put: permanents that a phrase describes, players, or either."""

    permanents: Filter | None
    players: Side | None = None
    itself: bool = False


def _holder(at: Cursor) -> Holder:
    """`holder` = "a permanent or player" | "a player or permanent" | one"""
    if at.take("a", "permanent", "or", "player") or at.take("a", "player", "or", "permanent"):
        return Holder(ANYTHING, Side.ANY)
    return Holder(one(at))


_BACK = phrase_table(
    dict.fromkeys(("it", "that permanent", "that creature", "that permanent or player", "that player or permanent"))
)


def _back(at: Cursor) -> None:
    """What the counters were to be put on, named again."""
    start = at.position
    at.choose(_BACK)
    if at.position == start:
        raise at.error("what the counters would be put on")


def _kinds(at: Cursor, kind: str | None) -> None:
    """`kinds` = ["of those counters" | "of each of those kinds of counters" | "counters of each of those kinds" | kind
    "counters"]"""
    if at.take("of", "those", "counters") or at.take("counters", "of", "each", "of", "those", "kinds"):
        return
    if at.take("of", "each", "of", "those", "kinds", "of", "counters"):
        return
    if kind is None or counter_kind(at) != kind:
        raise at.error("the same counters")
    at.expect("counters")


def _put(holder: Holder, scale: Scaled, **more: object) -> ReplacementAbility:
    would = WouldGetCounters(holder.permanents, holder.players)
    return ReplacementAbility(replace(would, **more), scale)  # type: ignore[arg-type]  # fields of the same class


def _counters_by_effect(at: Cursor) -> ReplacementAbility:
    """`counters_by_effect` = "an effect would put" some "counter(s) on" holder "," ["instead"] "it puts" scale kinds
    "on" back ["instead"]"""
    at.expect("an", "effect", "would", "put")
    _some(at)
    _unit(at, "counter")
    at.expect("on")
    holder = _holder(at)
    wording = _comma(at)
    at.expect("it", "puts")
    scale = _scale(at)
    _kinds(at, None)
    at.expect("on")
    _back(at)
    wording.behind(at)
    return _put(holder, scale, by_effect=True)


def _unit(at: Cursor, unit: str) -> None:
    if not at.take(f"{unit}s"):
        at.expect(unit)


def _counters_passive(at: Cursor) -> ReplacementAbility:
    """`counters_passive` = some [kind] "counters would be put on" (holder | itself) "," scale kinds "are put on" back
    "instead"."""
    _some(at)
    kind = counter_kind(at)
    _unit(at, "counter")
    at.expect("would", "be", "put", "on")
    this = at.attempt(itself) is not None
    holder = Holder(None) if this else _holder(at)
    wording = _comma(at)
    scale = _scale(at)
    _kinds(at, kind)
    at.expect("are", "put", "on")
    _back(at)
    wording.behind(at)
    if this:
        raise at.error("counters on others than the source alone")
    return _put(holder, scale, kind=kind)


_ACTORS = phrase_table({"you": Side.YOU, "an opponent": Side.OPPONENT, "a player": Side.ANY})


def _counters_by_player(at: Cursor) -> ReplacementAbility:
    """`counters_by_player` = actor "would put" some [kind] "counter(s) on" holder "," ["instead"] ("they" | ["you"])
    "put" scale kinds ["," "rounded down"] "on" back ["instead"] ["," "rounded down"]"""
    by = _actor(at)
    at.expect("would", "put")
    _some(at)
    kind = counter_kind(at)
    _unit(at, "counter")
    at.expect("on")
    holder = _holder(at)
    wording = _comma(at)
    if by is Side.YOU:
        at.take("you")
    else:
        at.expect("they")
    at.expect("put")
    scale = _scale(at)
    _kinds(at, kind)
    if at.at(","):
        _rounded(at, scale)
        at.expect("on")
        _back(at)
        wording.behind(at)
    else:
        at.expect("on")
        _back(at)
        wording.behind(at)
        _rounded(at, scale)
    return _put(holder, scale, by=by, kind=kind)


def _actor(at: Cursor) -> Side:
    found = at.choose(_ACTORS)
    if found is None:
        raise at.error("a player")
    return found


def _counters_got(at: Cursor) -> ReplacementAbility:
    """`counters_got` = "you would get" some [kind] "counters" "," "you get" scale kinds "instead"."""
    at.expect("you", "would", "get")
    _some(at)
    kind = counter_kind(at)
    _unit(at, "counter")
    wording = _comma(at)
    at.expect("you", "get")
    scale = _scale(at)
    _kinds(at, kind)
    wording.behind(at)
    return _put(Holder(None, Side.YOU), scale, kind=kind)


# Tokens (CR 614.16).


def _token_kind(at: Cursor) -> Filter:
    """`token_kind` = [type] ("token" | "tokens")"""
    if at.take("tokens") or at.take("token"):
        return ANYTHING
    found = described(at, plural=True)
    return replace(found, token=None)


def _tokens_by_effect(at: Cursor) -> ReplacementAbility:
    """`tokens_by_effect` = "an effect would create" some tokens ["under your control"] "," ["instead"] "it creates"
    scale "of those tokens" ["instead"]"""
    at.expect("an", "effect", "would", "create")
    _some(at)
    what = _token_kind(at)
    player = Side.YOU if at.take("under", "your", "control") else Side.ANY
    wording = _comma(at)
    at.expect("it", "creates")
    scale = _scale(at)
    at.expect("of", "those", "tokens")
    wording.behind(at)
    return ReplacementAbility(WouldCreateTokens(player, what), scale)


def _tokens_passive(at: Cursor) -> ReplacementAbility:
    """`tokens_passive` = some tokens "would be created" ["under your control"] "," (scale "of those tokens are created"
    | "those tokens plus" token "are created") "instead"."""
    _some(at)
    what = _token_kind(at)
    at.expect("would", "be", "created")
    player = Side.YOU if at.take("under", "your", "control") else Side.ANY
    wording = _comma(at)
    change = _token_change(at)
    at.expect("are", "created")
    wording.behind(at)
    return ReplacementAbility(WouldCreateTokens(player, what), change)


def _tokens_by_player(at: Cursor) -> ReplacementAbility:
    """`tokens_by_player` = "you would create" some tokens "," ["instead"] "create" (scale "of those tokens" | "those
    tokens plus" token) ["instead"]"""
    at.expect("you", "would", "create")
    _some(at)
    what = _token_kind(at)
    wording = _comma(at)
    at.expect("create")
    change = _token_change(at)
    wording.behind(at)
    return ReplacementAbility(WouldCreateTokens(Side.YOU, what), change)


def _token_change(at: Cursor) -> Instead:
    if not at.take("those", "tokens", "plus"):
        scale = _scale(at)
        at.expect("of", "those", "tokens")
        return scale
    for_each = at.take("that", "many")
    if not for_each and not at.take("an", "additional"):
        at.expect("a")
    return AlsoCreate(token(at, plural=for_each), for_each)


# Life (CR 119.10).


def _life(at: Cursor) -> ReplacementAbility:
    """`life` = actor "would gain life," ("you gain" | "they gain" | "that player gains") ("twice that much life" |
    "that much life plus" number) "instead"."""
    player = _actor(at)
    at.expect("would", "gain", "life")
    wording = _comma(at)
    if player is Side.YOU:
        at.expect("you", "gain")
    elif at.take("that", "player"):
        at.expect("gains")
    else:
        at.expect("they", "gain")
    if at.take("twice", "that", "much", "life"):
        scale = Scaled(2)
    else:
        at.expect("that", "much", "life", "plus")
        scale = Scaled(more=number(at))
    wording.behind(at)
    return ReplacementAbility(WouldGainLife(player), scale)


# Moves (CR 614.6).


class Going(NamedTuple):
    """Which objects, and where they would go."""

    would: WouldMove
    named: tuple[str, ...]
    """What they may be called again."""


def _move(at: Cursor) -> ReplacementAbility:
    """`move` = going "," ["instead"] where ["instead" ["of putting it anywhere else"]]"""
    going = _going(at)
    wording = _comma(at)
    change = at.first_of(
        *(_again_named(each, going) for each in (_exile, _shuffle, _return, _put_into_library)),
        expected="where it goes instead",
    )
    wording.behind(at)
    at.take("of", "putting", "it", "anywhere", "else")
    return ReplacementAbility(going.would, change)


def _again_named(production: Callable[[Cursor, Going], GoTo], going: Going) -> Callable[[Cursor], GoTo]:
    return lambda at: production(at, going)


def _going(at: Cursor) -> Going:
    """`going` = (itself | attached_object | "a card" ["or token"] | one) "would" ("die" | "leave the battlefield" | "be
    put into" graveyard ["from anywhere" | "from the battlefield"])"""
    if at.take("a", "card"):
        what: ObjectSet = Matching(ANYTHING)
        cards = not at.take("or", "token")
        named: tuple[str, ...] = ("it", "that card")
    else:
        what, cards = _mover(at), False
        named = ("it", "that card", "that creature", "that permanent")
    at.expect("would")
    if at.take("die"):
        return Going(WouldMove(what, cards=cards), named)
    if at.take("leave", "the", "battlefield"):
        return Going(WouldMove(what, destination=None, cards=cards), named)
    at.expect("be", "put", "into")
    owner = _graveyard(at)
    origin = None if at.take("from", "anywhere") else Zone.BATTLEFIELD
    if origin is not None:
        at.expect("from", "the", "battlefield", expected="“from anywhere” or “from the battlefield”")
    return Going(WouldMove(what, origin, owner=owner, cards=cards), named)


def _mover(at: Cursor) -> ObjectSet:
    this = at.attempt(itself) or at.attempt(attached_object)
    return Matching(one(at)) if this is None else this


_GRAVEYARDS = phrase_table(
    {
        "a graveyard": Side.ANY,
        "any graveyard": Side.ANY,
        "its owner's graveyard": Side.ANY,
        "your graveyard": Side.YOU,
        "an opponent's graveyard": Side.OPPONENT,
    }
)


def _graveyard(at: Cursor) -> Side:
    found = at.choose(_GRAVEYARDS)
    if found is None:
        raise at.error("a graveyard")
    return found


def _again_it(at: Cursor, going: Going) -> None:
    """The object, named again."""
    if any(at.take(*words.split()) for words in going.named):
        return
    if going.would.what != THIS:
        raise at.error("what would go elsewhere")
    itself(at)


def _exile(at: Cursor, going: Going) -> GoTo:
    """`exile` = "exile" it"""
    at.expect("exile")
    _again_it(at, going)
    return GoTo(Zone.EXILE)


def _shuffle(at: Cursor, going: Going) -> GoTo:
    """`shuffle` = ["reveal" it "and"] "shuffle" it "into its owner's library"."""
    if at.take("reveal"):
        _again_it(at, going)
        at.expect("and")
    at.expect("shuffle")
    _again_it(at, going)
    at.expect("into", "its", "owner's", "library")
    return GoTo(Zone.LIBRARY, shuffled=True)


def _return(at: Cursor, going: Going) -> GoTo:
    """`return` = "return" it "to its owner's hand"."""
    at.expect("return")
    _again_it(at, going)
    at.expect("to", "its", "owner's", "hand")
    return GoTo(Zone.HAND)


def _put_into_library(at: Cursor, going: Going) -> GoTo:
    """`put_into_library` = "put" it "on" ("top" | "the bottom") "of its owner's library"."""
    at.expect("put")
    _again_it(at, going)
    at.expect("on")
    bottom = at.take("the", "bottom")
    if not bottom:
        at.expect("top")
    at.expect("of", "its", "owner's", "library")
    return GoTo(Zone.LIBRARY, bottom=bottom)

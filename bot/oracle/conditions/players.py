"""Conditions on players (CR 102, 119, 402.1): what they control, their life, their hands and their poison counters."""

from dataclasses import replace

from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import (
    CharacteristicOf,
    KindsAmong,
    LifeOf,
    NumberOfPlayers,
    PartySize,
    Plus,
    StartingLife,
    Times,
)
from bot.engine.magic.words.conditions import (
    MAX_SPEED,
    ONE_OR_MORE,
    ZERO,
    AmountIs,
    Bounds,
    CardsInGraveyard,
    CardsInHand,
    CardsInLibrary,
    Condition,
    ControlsMore,
    DevotionIs,
    HasBlessing,
    HasCounters,
    HasMore,
    IsMonarch,
    LifeTotal,
    Not,
    NumberOf,
    SpeedIs,
    Whose,
)
from bot.oracle.conditions.numbers import CARD_KINDS
from bot.oracle.conditions.wording import (
    JOINTS,
    NamedBefore,
    StatedCondition,
    production_after_word,
    read_bounded,
    read_bounded_objects,
)
from bot.oracle.nouns.own_names_and_qualities import read_devotion_colors
from bot.oracle.nouns.permanents import is_relative, read_characteristic, read_described, read_one_described
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table

_PLAYERS = phrase_table(
    {
        "you": Whose.YOU,
        "an opponent": Whose.AN_OPPONENT,
        "each opponent": Whose.EACH_OPPONENT,
        "a player": Whose.A_PLAYER,
        "any player": Whose.A_PLAYER,
        "your team": Whose.YOUR_TEAM,
        "defending player": Whose.DEFENDING_PLAYER,
        "attacking player": Whose.ATTACKING_PLAYER,
        "that player": Whose.THAT_PLAYER,
        "who": Whose.EACH_OF_THEM,
    }
)
_POSSESSIVE = {Whose.YOU: "your"}


def _read_player(at: Cursor, named: NamedBefore) -> Whose:
    found = at.choose(_PLAYERS)
    if found is None or (found is Whose.THAT_PLAYER and not named.that_player):
        raise at.error("“you”, “an opponent” or “defending player”")
    return found


def _verb_for(whose: Whose, plural: str, singular: str) -> str:
    return plural if whose is Whose.YOU else singular


def read_controls(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`controls` = (player ("control" | "controls") | "no opponent controls" | "you don't control" | "who doesn't
    control") (more_than | "the" greatest | numbers)"""
    if at.take("who", "doesn't", "control"):
        return StatedCondition(Not(_read_numbers(at, Whose.EACH_OF_THEM)))
    if at.take("no", "opponent", "controls"):
        return StatedCondition(_negate_number(_read_numbers(at, Whose.AN_OPPONENT)))
    if at.take("you", "don't", "control"):
        return StatedCondition(_negate_number(_read_numbers(at, Whose.YOU)))
    if at.take("your", "opponents", "control"):
        bounds, what = read_bounded_objects(at)
        return StatedCondition(NumberOf(_with_side(at, what, fl.Side.OPPONENT), bounds))
    whose = _read_player(at, named)
    at.expect(_verb_for(whose, "control", "controls"))
    if at.take("more"):
        return StatedCondition(_read_more_than(at, named, whose))
    if whose is Whose.YOU and at.take("the"):
        return StatedCondition(_read_greatest(at))
    return StatedCondition(_read_numbers(at, whose))


def _read_greatest(at: Cursor) -> Condition:
    """`greatest` = described "with the greatest" characteristic "or tied for the greatest" characteristic (CR 208)"""
    what = read_described(at, plural=False)
    at.expect("with", "the", "greatest")
    name = read_characteristic(at)
    at.expect("or", "tied", "for", "the", "greatest", *name.split())
    return NumberOf(replace(what, side=fl.Side.YOU, extreme=fl.Extreme(name, what)))


def _negate_number(found: Condition) -> Condition:
    """Return that there are none, as a number of zero where the condition is a plain number."""
    if isinstance(found, NumberOf) and found.number == ONE_OR_MORE and found.by is None:
        return replace(found, number=ZERO)
    return Not(found)


def _read_more_than(at: Cursor, named: NamedBefore, who: Whose) -> Condition:
    """`more_than` = described in the plural "than" player"""
    what = read_described(at, plural=True)
    at.expect("than")
    than = _read_player(at, named)
    if what.side is not fl.Side.ANY or what.other or is_relative(what):
        raise at.error("permanents of each player")
    return ControlsMore(what, who, than)


def _read_numbers(at: Cursor, whose: Whose) -> Condition:
    """`numbers` = "your commander" | different | bounded_objects [("or" | "and") one_described] (CR 903.3)"""
    if whose is Whose.YOU and at.take("your", "commander"):
        return _under_control(at, whose, ONE_OR_MORE, fl.Filter(commander=True, owner=fl.Side.YOU))
    different = at.attempt(_read_different) if whose is Whose.YOU else None
    if different is not None:
        return different
    found = _under_control(at, whose, *read_bounded_objects(at))
    for word, join in JOINTS.items():
        other = at.attempt(production_after_word(word, read_one_described))
        if other is not None:
            return join((found, _under_control(at, whose, ONE_OR_MORE, other)))
    return found


def _read_different(at: Cursor) -> Condition:
    """`different` = bounded described in the plural "with different" ("powers" | "names"), that you control"""
    bounds = read_bounded(at)
    what = read_described(at, plural=True)
    at.expect("with", "different")
    kind = at.one_word(("powers", "names"), "“powers” or “names”")
    if is_relative(what) or what.other:
        raise at.error("what the permanents are by themselves")
    return AmountIs(KindsAmong(fl.Matching(_with_side(at, what, fl.Side.YOU)), kind), bounds)


_SIDES = {
    Whose.YOU: fl.Side.YOU,
    Whose.AN_OPPONENT: fl.Side.OPPONENT,
    Whose.DEFENDING_PLAYER: fl.Side.DEFENDING_PLAYER,
}


def _under_control(at: Cursor, whose: Whose, bounds: Bounds, what: fl.Filter) -> NumberOf:
    """Return how many there are under the control of `whose`.

    The filter says whose they are where that is one player, or where one permanent is enough; otherwise they are
    counted for each such player, `NumberOf.by`."""
    side = _SIDES.get(whose)
    if side is None or (whose is Whose.AN_OPPONENT and bounds != ONE_OR_MORE):
        if what.side is not fl.Side.ANY:
            raise at.error("whose they are only once")
        return NumberOf(what, bounds, whose)
    return NumberOf(_with_side(at, what, side), bounds)


def _with_side(at: Cursor, what: fl.Filter, side: fl.Side) -> fl.Filter:
    if what.side is not fl.Side.ANY:
        raise at.error("whose they are only once")
    return replace(what, side=side)


def read_is_monarch(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`is_monarch` = "there is no monarch" | ("you're" ["not"] | "you are" | "you aren't" | player "is") "the monarch"
    (CR 725.1)"""
    if at.take("there", "is", "no", "monarch"):
        return StatedCondition(Not(IsMonarch(Whose.A_PLAYER)))
    denied = at.take("you're", "not") or at.take("you", "aren't")
    if denied or at.take("you're") or at.take("you", "are"):
        whose = Whose.YOU
    else:
        whose = _read_player(at, named)
        at.expect("is")
    at.expect("the", "monarch")
    return StatedCondition(Not(IsMonarch(whose)) if denied else IsMonarch(whose))


def read_player_has(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`player_has` = "no opponent has" has_more | player ("have" | "has") ("max speed" | "a full party" | "the city's
    blessing" | has_more | bounded ("opponents" | "life" ["more than your starting life total"] | "cards in hand" |
    "cards in your" ("hand" | "graveyard" | "library") | CARD_KINDS "cards in your graveyard" | "poison counters"))"""
    if at.take("no", "opponent", "has"):
        return StatedCondition(Not(_read_has_more(at, named, Whose.AN_OPPONENT)))
    whose = _read_player(at, named)
    at.expect(_verb_for(whose, "have", "has"))
    state = _attempt_state_of_player(at, whose)
    if state is not None:
        return StatedCondition(state)
    if at.at("more") or at.at("the", "most"):
        return StatedCondition(_read_has_more(at, named, whose))
    bounds = read_bounded(at)
    if whose is Whose.YOU and at.take("opponents"):
        return StatedCondition(AmountIs(NumberOfPlayers(fl.Players.EACH_OPPONENT), bounds))
    if at.take("cards") or at.take("card"):
        if at.take("in", "hand") or at.take("in", _POSSESSIVE.get(whose, "their"), "hand"):
            return StatedCondition(CardsInHand(whose, bounds))
        at.expect("in", _POSSESSIVE.get(whose, "their"))
        if at.take("library"):
            return StatedCondition(CardsInLibrary(whose, bounds))
        at.expect("graveyard")
        return StatedCondition(CardsInGraveyard(whose, bounds))
    if at.take("poison", "counters"):
        return StatedCondition(HasCounters(whose, "poison", bounds))
    kind = at.choose(CARD_KINDS)
    if kind is not None:
        at.expect("cards", "in", _POSSESSIVE.get(whose, "their"), "graveyard")
        return StatedCondition(CardsInGraveyard(whose, bounds, kind))
    at.expect("life", expected="“life”, “cards in hand” or “cards in your graveyard”")
    if whose is Whose.YOU and at.take("more", "than", "your", "starting", "life", "total"):
        above = Plus(LifeOf(fl.Players.YOU), Times(StartingLife(), -1))
        return StatedCondition(AmountIs(above, bounds))
    return StatedCondition(LifeTotal(whose, bounds))


def _attempt_state_of_player(at: Cursor, whose: Whose) -> Condition | None:
    if at.take("max", "speed"):
        return SpeedIs(whose, MAX_SPEED)
    if whose is Whose.YOU and at.take("a", "full", "party"):
        return AmountIs(PartySize(), Bounds(4))
    return HasBlessing(whose) if at.take("the", "city's", "blessing") else None


def _read_has_more(at: Cursor, named: NamedBefore, who: Whose) -> Condition:
    """`has_more` = "more" ("life" | "cards in hand") "than" player | "the most life" ["or are tied for most life"],
    the latter of you: nobody has more (CR 119, 402)"""
    if at.take("the", "most", "life"):
        if who is not Whose.YOU:
            raise at.error("“you”")
        at.expect("or", "are", "tied", "for", "most", "life")
        return Not(HasMore(Whose.A_PLAYER, Whose.YOU))
    at.expect("more")
    cards = not at.take("life")
    if cards:
        at.expect("cards", "in", "hand")
    at.expect("than")
    than = _read_player(at, named)
    if who is than:
        raise at.error("another player")
    return HasMore(who, than, cards)


def read_total_size(at: Cursor) -> StatedCondition:
    """`total_size` = described in the plural "have total" ("power" | "toughness") bounded (CR 208.1)"""
    what = read_described(at, plural=True)
    at.expect("have", "total")
    name = at.one_word(("power", "toughness"), "“power” or “toughness”")
    return StatedCondition(AmountIs(CharacteristicOf(fl.Matching(what), name), read_bounded(at)))


def read_empty_library(at: Cursor) -> StatedCondition:
    """`empty_library` = "your library has no cards in it" | "there are no cards in your library" | "a library has"
    bounded "cards in it"."""
    if at.take("a", "library", "has"):
        bounds = read_bounded(at)
        at.expect("cards", "in", "it")
        return StatedCondition(CardsInLibrary(Whose.A_PLAYER, bounds))
    if at.take("there", "are", "no", "cards", "in", "your", "library"):
        return StatedCondition(CardsInLibrary(Whose.YOU, ZERO))
    at.expect("your", "library", "has", "no", "cards", "in", "it")
    return StatedCondition(CardsInLibrary(Whose.YOU, ZERO))


def read_is_poisoned(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`is_poisoned` = player ("are" | "is") "poisoned" (CR 122.1f)"""
    whose = _read_player(at, named)
    at.expect(_verb_for(whose, "are", "is"), "poisoned")
    return StatedCondition(HasCounters(whose, "poison"))


def read_devotion_is(at: Cursor) -> StatedCondition:
    """`devotion_is` = "your devotion to" devotion_colors "is" bounded (CR 700.5)"""
    at.expect("your", "devotion", "to")
    colors = read_devotion_colors(at)
    at.expect("is")
    return StatedCondition(DevotionIs(colors, read_bounded(at)))


def _read_lower_than_at_the_start(at: Cursor) -> Condition:
    at.expect("less", "than")
    least = 0 if at.take("or", "equal", "to") else 1
    half = at.take("half")
    at.expect("your", "starting", "life", "total")
    start, life = StartingLife(), LifeOf(fl.Players.YOU)
    return AmountIs(Plus(start, Times(life, -2 if half else -1)), Bounds(least))


def read_life_total_is(at: Cursor) -> StatedCondition:
    """`life_total_is` = "your life total is" (bounded | ("greater" | "less") "than" ["or equal to"] ["half"] "your
    starting life total")"""
    at.expect("your", "life", "total", "is")
    lower = at.attempt(_read_lower_than_at_the_start)
    if lower is not None:
        return StatedCondition(lower)
    if at.take("greater", "than"):
        least = 0 if at.take("or", "equal", "to") else 1
        at.expect("your", "starting", "life", "total")
        more = Plus(LifeOf(fl.Players.YOU), Times(StartingLife(), -1))
        return StatedCondition(AmountIs(more, Bounds(least)))
    return StatedCondition(LifeTotal(Whose.YOU, read_bounded(at)))

"""What a creature can't attack or block without (CR 508.1h, 509.1d): "unless its controller pays {2}".

The cost is one for each creature; one that is told otherwise is not read."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.engine.magic.ground.colors import COLOR_NAMES
from bot.engine.magic.words.abilities import CombatCost, Toll, Towards
from bot.engine.magic.words.effects import Amount
from bot.engine.magic.words.filters import THIS, Filter, Matching, Side
from bot.oracle.amounts.quantities import for_each, where_x_is
from bot.oracle.nouns.costs import mana
from bot.oracle.nouns.permanents import one
from bot.oracle.nouns.scope import Named, Scope, Setting
from bot.oracle.nouns.subjects import Subject
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import number

NOT_DECLARED = ("not", "declared", "as", "an", "attacking", "or", "blocking", "creature", "this", "combat")


@dataclass(frozen=True, slots=True)
class Deed:
    """Whose attacks on what, or whose blocks (`towards` is None), have the cost."""

    subject: Subject
    towards: Towards | None


def combat_cost(at: Cursor, deed: Deed) -> CombatCost:
    """`combat_cost` = "unless" payer (("pay" | "pays") (mana | number "life") | toll) each"""
    at.expect("unless")
    you = _payer(at, deed.subject)
    if at.take("pay" if you else "pays"):
        return _paid(at, deed)
    toll, what = _toll(at, you=you)
    if deed.subject.plural:
        at.take("of", "their", "choice")
        _each(at, deed)
    return CombatCost(toll=toll, what=what)


def _payer(at: Cursor, subject: Subject) -> bool:
    """`payer` = "you", where the ability speaks of its source | "its controller" | "their controller"."""
    if subject.what == THIS and at.take("you"):
        return True
    at.expect("their" if subject.plural else "its", "controller")
    return False


def _paid(at: Cursor, deed: Deed) -> CombatCost:
    """`paid` = number "life" each | "{X}" each "," "where x is" quantity | mana (each | ["for each" counted])"""
    scope = Scope(Setting(), Named((THIS,) if deed.subject.what == THIS else ()))
    life = at.attempt(_life)
    if life is not None:
        _each(at, deed)
        return CombatCost(life=life)
    cost = mana(at)
    if cost == "{X}":
        _each(at, deed)
        return CombatCost("{1}", times=where_x_is(at, scope))
    if "{X}" in cost:
        raise at.error("a cost without an X")
    if deed.subject.plural:
        _each(at, deed)
        return CombatCost(cost)
    times = at.attempt(lambda at: _times(at, scope))
    return CombatCost(cost) if times is None else CombatCost(cost, times=times)


def _life(at: Cursor) -> int:
    found = number(at)
    at.expect("life")
    return found


def _times(at: Cursor, scope: Scope) -> Amount:
    at.expect("for", "each")
    return for_each(at, scope)


def _each(at: Cursor, deed: Deed) -> None:
    """`each` = nothing in the singular | "for each" ("of those creatures" | ("attacking" | "blocking") "creature they
    control" | [color] "creature they control that's attacking" [whom])"""
    if not deed.subject.plural:
        return
    at.expect("for", "each")
    if at.take("of", "those", "creatures"):
        return
    doing = "blocking" if deed.towards is None else "attacking"
    if deed.towards in {None, Towards.ANYTHING} and at.take(doing, "creature", "they", "control"):
        return
    if isinstance(deed.subject.what, Matching):
        for color in deed.subject.what.filter.colors:
            at.expect(COLOR_NAMES[color])
    at.expect("creature", "they", "control", "that's", doing, *_WHOM.get(deed.towards, ()))


_WHOM: Mapping[Towards | None, tuple[str, ...]] = {
    Towards.YOU: ("you",),
    Towards.YOUR_PLANESWALKERS: ("a", "planeswalker", "you", "control"),
}


def _toll(at: Cursor, *, you: bool) -> tuple[Toll, Filter]:
    """`toll` = "return" one "to its owner's hand" | "return to its owner's hand" one | "sacrifice" one | "tap" one,
    of the payer's own permanents (CR 508.1h)"""
    if at.take("return" if you else "returns"):
        home = at.take("to", "its", "owner's", "hand")
        what = one(at)
        if not home:
            at.expect("to", "its", "owner's", "hand")
        return Toll.RETURN, _own(at, what, you=you)
    if at.take("sacrifice" if you else "sacrifices"):
        return Toll.SACRIFICE, replace(one(at), side=Side.YOU if you else Side.ANY)
    at.expect("tap" if you else "taps", expected="“pay”, “return”, “sacrifice” or “tap”")
    what = _own(at, one(at), you=you)
    at.take(*NOT_DECLARED)
    return Toll.TAP, what


def _own(at: Cursor, what: Filter, *, you: bool) -> Filter:
    """Of whose permanents the cost is; what it says of the payer is theirs anyway."""
    if you and what.side is not Side.YOU:
        raise at.error("something that you control")
    if not you:
        at.expect("they", "control")
    return what

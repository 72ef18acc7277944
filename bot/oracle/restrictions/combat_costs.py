"""Costs to attack and to block (CR 508.1h, 509.1d): "unless its controller pays {2}".

The cost is for each creature; any other is not read."""

from collections.abc import Mapping
from dataclasses import replace

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.colors import COLOR_NAMES
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.amounts.counts import read_for_each
from bot.oracle.amounts.quantities import read_where_x_is
from bot.oracle.nouns.costs import read_mana
from bot.oracle.nouns.permanents import read_one_described
from bot.oracle.nouns.scope import NamedSoFar, Scope, Setting
from bot.oracle.nouns.subjects import Subject
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number

NOT_DECLARED = ("not", "declared", "as", "an", "attacking", "or", "blocking", "creature", "this", "combat")


@dataclass(frozen=True, slots=True)
class CostlyCombat:
    """Which creatures have a cost to attack what, or to block, where `towards` is None."""

    subject: Subject
    towards: ab.Towards | None


def read_combat_cost(at: Cursor, combat: CostlyCombat) -> ab.CombatCost:
    """`combat_cost` = "unless" payer (("pay" | "pays") mana_or_life | toll) for_each_creature"""
    at.expect("unless")
    you = _read_payer(at, combat.subject)
    if at.take("pay" if you else "pays"):
        return _read_mana_or_life(at, combat)
    toll, what = _read_toll(at, you=you)
    if combat.subject.plural:
        at.take("of", "their", "choice")
        _read_for_each_creature(at, combat)
    return ab.CombatCost(toll=toll, what=what)


def _read_payer(at: Cursor, subject: Subject) -> bool:
    """`payer` = "you", where the ability speaks of its source | "its controller" | "their controller"."""
    if subject.what == fl.THIS and at.take("you"):
        return True
    at.expect("their" if subject.plural else "its", "controller")
    return False


def _read_mana_or_life(at: Cursor, combat: CostlyCombat) -> ab.CombatCost:
    """`mana_or_life` = number "life" for_each_creature | "{X}" for_each_creature "," "where x is" where_x_is | mana
    (for_each_creature | ["for each" for_each])"""
    scope = Scope(Setting(), NamedSoFar((fl.THIS,) if combat.subject.what == fl.THIS else ()))
    life = at.attempt(_read_life_each)
    if life is not None:
        _read_for_each_creature(at, combat)
        return ab.CombatCost(life=life)
    cost = read_mana(at)
    if cost == "{X}":
        _read_for_each_creature(at, combat)
        return ab.CombatCost("{1}", times=read_where_x_is(at, scope))
    if "{X}" in cost:
        raise at.error("a cost without an X")
    if combat.subject.plural:
        _read_for_each_creature(at, combat)
        return ab.CombatCost(cost)
    times = at.attempt(lambda at: _read_times(at, scope))
    return ab.CombatCost(cost) if times is None else ab.CombatCost(cost, times=times)


def _read_life_each(at: Cursor) -> int:
    found = read_number(at)
    at.expect("life")
    return found


def _read_times(at: Cursor, scope: Scope) -> fx.Amount:
    at.expect("for", "each")
    return read_for_each(at, scope)


def _read_for_each_creature(at: Cursor, combat: CostlyCombat) -> None:
    """`for_each_creature` = ["for each" ("of those creatures" | ("attacking" | "blocking") "creature they control" |
    [COLOR_NAMES] "creature they control that's attacking" [WHOM])], nothing where the subject is one creature"""
    if not combat.subject.plural:
        return
    at.expect("for", "each")
    if at.take("of", "those", "creatures"):
        return
    doing = "blocking" if combat.towards is None else "attacking"
    if combat.towards in {None, ab.Towards.ANYTHING} and at.take(doing, "creature", "they", "control"):
        return
    if isinstance(combat.subject.what, fl.Matching):
        for color in combat.subject.what.filter.colors:
            at.expect(COLOR_NAMES[color])
    at.expect("creature", "they", "control", "that's", doing, *_WHOM.get(combat.towards, ()))


_WHOM: Mapping[ab.Towards | None, tuple[str, ...]] = {
    ab.Towards.YOU: ("you",),
    ab.Towards.YOUR_PLANESWALKERS: ("a", "planeswalker", "you", "control"),
}


def _read_toll(at: Cursor, *, you: bool) -> tuple[ab.Toll, fl.Filter]:
    """`toll` = "return" one_described "to its owner's hand" | "return to its owner's hand" one_described | "sacrifice"
    one_described | "tap" one_described, of the payer's own permanents (CR 508.1h)"""
    if at.take("return" if you else "returns"):
        home = at.take("to", "its", "owner's", "hand")
        what = read_one_described(at)
        if not home:
            at.expect("to", "its", "owner's", "hand")
        return ab.Toll.RETURN, _own_permanents(at, what, you=you)
    if at.take("sacrifice" if you else "sacrifices"):
        return ab.Toll.SACRIFICE, replace(read_one_described(at), side=fl.Side.YOU if you else fl.Side.ANY)
    at.expect("tap" if you else "taps", expected="“pay”, “return”, “sacrifice” or “tap”")
    what = _own_permanents(at, read_one_described(at), you=you)
    at.take(*NOT_DECLARED)
    return ab.Toll.TAP, what


def _own_permanents(at: Cursor, what: fl.Filter, *, you: bool) -> fl.Filter:
    """Return the description; raise unless it says that the payer controls the permanents."""
    if you and what.side is not fl.Side.YOU:
        raise at.error("something that you control")
    if not you:
        at.expect("they", "control")
    return what

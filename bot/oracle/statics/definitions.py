"""Characteristic-defining abilities of size (CR 208.2a, 604.3): what power and toughness are equal to."""

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import IsLike
from bot.oracle.amounts.quantities import read_own_possessive, read_quantity
from bot.oracle.conditions import StatedCondition
from bot.oracle.nouns.scope import NamedSoFar, Scope, Setting
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number


def read_definition(at: Cursor, stated: StatedCondition | None = None) -> tuple[ab.StaticAbility, ...]:
    """`definition` = (own_possessive | "its") ("power and toughness" ("are each equal to" | "each equal") quantity |
    "power" is_equal_to quantity ["and its toughness" is_equal_to ("that number" ["plus" number] | quantity)] |
    "toughness" is_equal_to quantity) (CR 208.2a, 604.3); `stated` is the condition under which it holds, such as an
    attack, which has a defending player"""
    if stated is None or stated.about != fl.THIS or not at.take("its"):
        read_own_possessive(at)
    attacks = stated is not None and stated.condition == IsLike(fl.THIS, fl.Filter(statuses=(fl.Status.ATTACKING,)))
    scope = Scope(Setting(defender=attacks), NamedSoFar((fl.THIS,)))
    if at.take("power", "and", "toughness"):
        if not at.take("are", "each", "equal", "to"):
            at.expect("each", "equal")
        value = read_quantity(at, scope)
        size = fx.SetPowerToughness(value, value)
    elif at.take("toughness"):
        _read_is_equal_to(at)
        size = fx.SetPowerToughness(None, read_quantity(at, scope))
    else:
        at.expect("power")
        _read_is_equal_to(at)
        power = read_quantity(at, scope)
        size = fx.SetPowerToughness(power, at.attempt(lambda at: _read_its_toughness(at, scope, power)))
    at.expect_end()
    return (ab.StaticAbility(fl.THIS, (size,), defining=True),)


def _read_is_equal_to(at: Cursor) -> None:
    """`is_equal_to` = "is equal to" | "equals"."""
    if not at.take("equals"):
        at.expect("is", "equal", "to")


def _read_its_toughness(at: Cursor, scope: Scope, power: fx.Amount) -> fx.Amount:
    at.expect("and", "its", "toughness")
    _read_is_equal_to(at)
    if not at.take("that", "number"):
        return read_quantity(at, scope)
    return fx.Plus(power, read_number(at)) if at.take("plus") else power

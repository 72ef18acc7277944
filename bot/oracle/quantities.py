"""How many, in effects: numbers, the X of a cost, the amount of an event, and the number of what is described (CR 107).

An amount that this ability gives no meaning to, an X without a cost or "that much" of nothing, is not read."""

from bot.engine.magic.effects import ONE, Amount, CountOf, Fixed, PreventedDamage, ThatMuch, ValueOfX
from bot.oracle.amounts import number
from bot.oracle.cursor import Cursor
from bot.oracle.references import described_all, described_one
from bot.oracle.scope import Scope


def amount(at: Cursor, scope: Scope) -> Amount:
    """`amount` = "x" | "that much" | "that many" | number"""
    if scope.setting.x and at.take("x"):
        return ValueOfX()
    if scope.setting.amount and (at.take("that", "much") or at.take("that", "many")):
        return ThatMuch()
    return Fixed(number(at))


def equal_to(at: Cursor, scope: Scope) -> Amount:
    """`equal_to` = "equal to" ("the number of" described in the plural | "the damage prevented this way")"""
    at.expect("equal", "to", "the")
    if scope.setting.prevented and at.take("damage", "prevented", "this", "way"):
        return PreventedDamage()
    at.expect("number", "of")
    return CountOf(described_all(at, scope))


def amount_of(at: Cursor, scope: Scope, *units: str) -> Amount:
    """`amount_of` = amount unit ["for each" described] | unit "equal to" …"""
    if at.take(units[-1]):
        return equal_to(at, scope)
    found = Fixed(1) if units[0] != units[-1] and at.take("a") else amount(at, scope)
    at.expect(units[0] if found == ONE else units[-1])
    if found == ONE and at.take("for", "each"):
        return CountOf(described_one(at, scope))
    return found

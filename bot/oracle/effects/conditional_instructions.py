"""Instructions that depend on a condition, and what X is in them (CR 608.2c, 107.3)."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import TypeAlias, TypeVar

from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import AmountIs, Bounds, Condition, LibraryAtMost, Not
from bot.oracle.amounts.quantities import read_quantity, read_size_of_one, read_where_x_is
from bot.oracle.amounts.x_without_value import is_described_by_x, speaks_of, speaks_of_x
from bot.oracle.conditions import StatedCondition, read_condition
from bot.oracle.conditions.pronouns import named_before_in
from bot.oracle.effects.player_clauses import Effects
from bot.oracle.nouns.scope import Scope
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number

T = TypeVar("T")
Clauses: TypeAlias = Callable[[Cursor, Scope], Effects]

# Conditions.


def read_if_sentence(at: Cursor, scope: Scope, before: Effects, clauses: Clauses) -> Effects:
    """`if_sentence` = ["then"] "if" (x_reaches_library | size_compared | condition) "," clauses (CR 608.2c); returns
    all effects so far"""
    at.take("then")
    at.take(",")
    at.expect("if")
    of_x: Condition | None = scope.attempt(at, _read_x_reaches_library) or scope.attempt(at, _read_size_compared)
    stated = read_condition(at, named_before_in(scope)) if of_x is None else StatedCondition(of_x)
    scope.named = replace(scope.named, pair=stated.pair or scope.named.pair)
    at.expect(",")
    scope.before_if = scope.named.objects
    return (*before, fx.IfSo(stated.condition, clauses(at, scope)))


def _read_x_reaches_library(at: Cursor, scope: Scope) -> Condition:
    """`x_reaches_library` = "x is greater than or equal to the number of cards in your library", where a sentence
    before has said what X is (CR 107.3)"""
    if scope.x_is is None:
        raise at.error("what X is")
    at.expect(
        "x", "is", "greater", "than", "or", "equal", "to", "the", "number", "of", "cards", "in", "your", "library"
    )
    return LibraryAtMost(scope.x_is)


def read_instead_sentence(at: Cursor, scope: Scope, before: Effects, clauses: Clauses) -> Effects:
    """`instead_sentence` = "if" condition "," ("instead" clauses | (more_tokens | clauses) "instead"), in the place of
    what the sentence before says, which is one effect where "instead" stands at the end (CR 614.15); returns all
    effects so far"""
    replaced = before[len(before) - scope.said_before :] if scope.said_before else ()
    if not replaced:
        raise at.error("something before that is replaced")
    at.expect("if")
    stated = read_condition(at, named_before_in(scope)).condition
    at.expect(",")
    front = at.take("instead")
    more = None if front else at.attempt(lambda at: _read_more_tokens(at, replaced))
    said = clauses(at, scope) if more is None else (more,)
    if not front:
        at.expect("instead")
        created = fx.CreateTokens | fx.CreateCopies
        alike = isinstance(said[0], created) and isinstance(replaced[0], created)
        several = isinstance(replaced[0], _SEVERAL_THINGS)
        if len(replaced) > 1 or (several and not (alike or type(replaced[0]) is type(said[0]))):
            raise at.error("one effect of that kind before")
    return (*before[: len(before) - len(replaced)], fx.IfSo(stated, said, replaced))


_SEVERAL_THINGS = fx.DealTopCards | fx.WhereXIs | fx.Optionally | fx.IfSo | fx.MakeDelayedAbility
"""Effects of several parts, of which one alone may be replaced."""


def _read_more_tokens(at: Cursor, replaced: Effects) -> fx.Effect:
    """`more_tokens` = "create" number "of those tokens" (CR 111.1)"""
    (before,) = replaced[-1:]
    at.expect("create")
    many = read_number(at)
    at.expect("of", "those", "tokens")
    if not isinstance(before, fx.CreateTokens | fx.CreateCopies):
        raise at.error("tokens that are created before")
    return replace(before, amount=fx.Fixed(many))


def read_if_behind(at: Cursor, scope: Scope, said: Effects) -> fx.Effect:
    """`if_behind` = "if" (size_within_number | condition), behind the clauses"""
    at.expect("if")
    scope.before_if = None
    within = scope.attempt(at, _read_size_within_number)
    if within is not None:
        return fx.IfSo(within, said)
    return fx.IfSo(read_condition(at, named_before_in(scope)).condition, said)


def _read_size_within_number(at: Cursor, scope: Scope) -> AmountIs:
    """`size_within_number` = "its" ("power" | "toughness" | "mana value") "is less than or equal to"
    quantity, of the only target before (CR 608.2c)"""
    at.expect("its")
    name = "mana value" if at.take("mana", "value") else at.one_word(("power", "toughness"), "a size")
    what = scope.only_target(at, lambda _: True)
    at.expect("is", "less", "than", "or", "equal", "to")
    number = read_quantity(at, scope)
    return AmountIs(fx.Plus(number, fx.Times(fx.CharacteristicOf(what, name), -1)), Bounds(0))


def _read_size_compared(at: Cursor, scope: Scope) -> AmountIs:
    """`size_compared` = size_of_one "is" ("less" | "greater") "than" ["or equal to"] quantity (CR 608.2c)"""
    size = read_size_of_one(at, scope)
    at.expect("is")
    less = at.one_word(("less", "greater"), "“less” or “greater”") == "less"
    at.expect("than")
    least = 0 if at.take("or", "equal", "to") else 1
    number = read_quantity(at, scope)
    over, under = (number, size) if less else (size, number)
    return AmountIs(fx.Plus(over, fx.Times(under, -1)), Bounds(least))


def read_unless_condition(at: Cursor, scope: Scope, said: Effects) -> Effects:
    """`unless_condition` = "unless" condition, behind the clauses (CR 608.2c)"""
    at.expect("unless")
    return (fx.IfSo(Not(read_condition(at, named_before_in(scope)).condition), said),)


def read_instead_if_sentence(at: Cursor, scope: Scope, before: Effects, clauses: Clauses) -> Effects:
    """`instead_if_sentence` = clauses [if_behind] "instead if" condition, in the place of what the sentence before says
    (CR 614.15); returns all effects so far"""
    replaced = before[len(before) - scope.said_before :] if scope.said_before else ()
    if not replaced:
        raise at.error("something before that is replaced")
    targets = scope.named.targets
    said = clauses(at, scope)
    if at.at("if"):
        said = (read_if_behind(at, scope, said),)
    at.expect("instead", "if")
    stated = read_condition(at, named_before_in(scope)).condition
    if scope.named.targets != targets:
        raise at.error("the targets of the sentence before")
    return (*before[: len(before) - len(replaced)], fx.IfSo(stated, said, replaced))


def read_otherwise_sentence(at: Cursor, scope: Scope, before: Effects, clauses: Clauses) -> Effects:
    """`otherwise_sentence` = "otherwise" "," clauses, of one condition before; returns all effects so far"""
    last = before[-1] if before else None
    if not isinstance(last, fx.Optionally | fx.IfSo) or not last.then or last.otherwise or scope.said_before != 1:
        raise at.error("one condition before")
    at.expect("otherwise", ",")
    if isinstance(last, fx.IfSo) and scope.before_if is not None:
        scope.named = replace(scope.named, objects=scope.before_if)
    return (*before[:-1], replace(last, otherwise=clauses(at, scope)))


# What X is (CR 107.3).


def read_where_x_is_behind(at: Cursor, scope: Scope, said: Effects) -> Effects:
    """`where_x_is_behind` = ["," "where x is" where_x_is], behind the clauses that speak of X, or that compare a size
    with an amount"""
    speaking = tuple(each for each in said if speaks_of_x(each))
    if not scope.where and not (at.measured and (speaking or any(map(_is_open, scope.named.targets)))):
        return said
    value = scope.attempt(at, read_where_x_is) if scope.where else _amount_measured(at)
    aimed = _bind_x_of_targets(at, scope, value)
    priced = any(isinstance(each, fx.Pay) and _costs_x(each) for each in fx.every_effect(said))
    if value is None:
        if speaking or priced:
            raise at.error("what X is")
        return said
    scope.where, scope.x_is = False, value
    at.measured.clear()
    if aimed and not speaking and not priced:
        return said
    later = any(speaks_of(each, (fx.AtEndOfCombat, fx.AtNextEndStep, fx.AtNextUpkeep)) for each in said)
    if later or any(speaks_of(each, (fx.ThatMuch,)) for each in said):
        raise at.error("one amount, at once")
    if len(speaking) == 1 and not priced and not is_described_by_x(speaking):
        return tuple(substitute_x(each, value) for each in said)
    return (fx.WhereXIs(value, said),)


def _costs_x(price: fx.Pay) -> bool:
    return "{X}" in price.mana or price.life == fx.ValueOfX()


def _amount_measured(at: Cursor) -> fx.Amount:
    """Return the one amount with which sizes are compared; raise where there are two, or an X beside it."""
    amounts = set(at.measured.values())
    if len(amounts) != 1 or any(token.word == "x" or "{x}" in token.word for token in at.tokens):
        raise at.error("one amount with which a size is compared")
    return amounts.pop()


def _bind_x_of_targets(at: Cursor, scope: Scope, value: fx.Amount | None) -> bool:
    """Say of each target that is described by X, or of which there are X, what that is, and whether there is one; raise
    where nobody knows it as targets are chosen (CR 601.2c)."""
    targets = scope.named.targets
    if not any(map(_is_open, targets)):
        return False
    if value is None or speaks_of(value, _KNOWN_LATER):
        raise at.error("an X that is known as targets are chosen")
    bound = tuple(replace(each, x_is=value) if _is_open(each) else each for each in targets)
    scope.named = replace(scope.named, targets=bound)
    return True


def _is_open(target: fl.TargetSpec) -> bool:
    """Whether it is described by X, or there are X of it, and nothing has said yet what X is."""
    return is_described_by_x(target) or (target.x and target.x_is is None)


_KNOWN_LATER = (
    fl.TargetObject,
    fl.Made,
    fl.Noted,
    fl.Sacrificed,
    fl.ThisWay,
    fl.OfChoice,
    fl.CardsOfChoice,
    fx.ValueOfX,
)
"""What is not known yet as targets are chosen."""


def substitute_x(part: T, value: fx.Amount) -> T:
    """Return the part of an effect with the amount in the place of each X."""
    if isinstance(part, fx.ValueOfX):
        return value  # type: ignore[return-value]  # one amount for another
    if isinstance(part, tuple):
        return tuple(substitute_x(each, value) for each in part)  # type: ignore[return-value]  # of the same members
    if not speaks_of(part, (fx.ValueOfX,)) or not is_dataclass(part) or isinstance(part, type):
        return part
    return replace(part, **{field.name: substitute_x(getattr(part, field.name), value) for field in fields(part)})

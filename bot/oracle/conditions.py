"""Conditions that an ability states with "if" (CR 603.4), each as the engine's data.

Knows no ability; what is only sometimes so and has no production here leaves its sentence unread."""

from dataclasses import replace

from bot.engine.magic.conditions import AttackedThisTurn, Condition, NumberOf
from bot.engine.magic.filters import Filter, Side
from bot.oracle.amounts import number
from bot.oracle.cursor import Cursor
from bot.oracle.descriptions import described, one


def if_clause(at: Cursor) -> Condition:
    """`if_clause` = "if" condition"""
    at.expect("if")
    return condition(at)


def condition(at: Cursor) -> Condition:
    """`condition` = "you attacked this turn" | "you control" controlled"""
    if at.take("you", "attacked", "this", "turn"):
        return AttackedThisTurn()
    at.expect("you", "control", expected="a condition that the engine knows")
    return at.first_of(_none, _at_least, _one, expected="what you control")


def _none(at: Cursor) -> NumberOf:
    """`none` = "no" described in the plural"""
    at.expect("no")
    return NumberOf(_yours(at, described(at, plural=True)), at_most=0)


def _at_least(at: Cursor) -> NumberOf:
    """`at_least` = number "or more" described in the plural"""
    least = number(at)
    at.expect("or", "more")
    return NumberOf(_yours(at, described(at, plural=True)), least)


def _one(at: Cursor) -> NumberOf:
    """`one` = ("a" | "an" | "another") described"""
    return NumberOf(_yours(at, one(at)), 1)


def _yours(at: Cursor, found: Filter) -> Filter:
    if found.side is not Side.ANY:
        raise at.error("nothing that says once more whose they are")
    return replace(found, side=Side.YOU)

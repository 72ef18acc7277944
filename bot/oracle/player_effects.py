"""What happens to players as an effect resolves: life gained and lost, cards drawn, emblems (CR 119.3, 121.1, 114)."""

from typing import TypeAlias

from bot.engine.magic.abilities import Ability
from bot.engine.magic.effects import Draw, Effect, GainLife, GetEmblem, LoseLife
from bot.engine.magic.filters import Players, PlayerSet
from bot.oracle.cursor import Cursor
from bot.oracle.quantities import amount_of
from bot.oracle.quoted import quoted
from bot.oracle.references import player
from bot.oracle.scope import Scope

Effects: TypeAlias = tuple[Effect, ...]


def player_clause(at: Cursor, scope: Scope) -> Effects:
    """`player_clause` = player player_verb { "and" player_verb }"""
    who, plural = player(at, scope)
    found = [_player_verb(at, scope, who, plural=plural)]
    while more := scope.attempt(at, lambda at, scope: _and_player_verb(at, scope, who, plural=plural)):
        found.append(more)
    return tuple(found)


def _and_player_verb(at: Cursor, scope: Scope, who: PlayerSet, *, plural: bool) -> Effect:
    at.expect("and")
    return _player_verb(at, scope, who, plural=plural)


def _player_verb(at: Cursor, scope: Scope, who: PlayerSet, *, plural: bool) -> Effect:
    """`player_verb` = ("gain" | "lose") amount "life" | "draw" amount "cards" | "get" emblem (CR 119.3, 121.1)"""
    ending = "" if plural else "s"
    if at.take(f"get{ending}"):
        return GetEmblem(who, emblem(at))
    if at.take(f"gain{ending}"):
        return GainLife(who, amount_of(at, scope, "life"))
    if at.take(f"lose{ending}"):
        return LoseLife(who, amount_of(at, scope, "life"))
    at.expect(f"draw{ending}")
    return Draw(who, amount_of(at, scope, "card", "cards"))


def emblem(at: Cursor) -> tuple[Ability, ...]:
    """`emblem` = "an emblem" ("with" | "that has") [","] quoted { "and" quoted } (CR 114.2)"""
    at.expect("an", "emblem")
    if not at.take("that", "has"):
        at.expect("with")
    at.take(",")
    found = [*quoted(at)]
    while at.take("and"):
        found.extend(quoted(at))
    return tuple(found)


def draw(at: Cursor, scope: Scope) -> Effect:
    return Draw(Players.YOU, amount_of(at, scope, "card", "cards"))

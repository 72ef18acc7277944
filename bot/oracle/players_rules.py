"""What holds for players (CR 101.2, 104.3, 119.3, 402.2): what they can't do, what they don't lose the game for.

One grammar for both: a static ability says it of players as long as it is there; the effect of a spell or ability says
for how long."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.engine.magic.abilities import (
    CantCast,
    CantDraw,
    CantGainLife,
    CantLose,
    CantWin,
    DamageLeavesLife,
    NoMaximumHandSize,
    PlayersRule,
    SkipsPart,
)
from bot.engine.magic.conditions import Condition
from bot.engine.magic.effects import Duration, Effect, ImposeOnPlayers
from bot.engine.magic.filters import Players, PlayerSet
from bot.engine.magic.losses import Loss
from bot.engine.magic.steps import TurnPart
from bot.oracle.amounts import number
from bot.oracle.changes import in_front
from bot.oracle.conditions import Heard, condition
from bot.oracle.cursor import Cursor
from bot.oracle.player_references import player
from bot.oracle.scope import Scope
from bot.oracle.spells_and_cards import spell
from bot.oracle.tables import PhraseTable, phrase_table

Rule: TypeAlias = Callable[[PlayerSet], PlayersRule]
"""A rule, once it is known for whom it holds."""

_WHO = phrase_table(
    {
        "you": Players.YOU,
        "players": Players.EACH_PLAYER,
        "each player": Players.EACH_PLAYER,
        "your opponents": Players.EACH_OPPONENT,
        "opponents": Players.EACH_OPPONENT,
        "each opponent": Players.EACH_OPPONENT,
    }
)


# What a static ability says.


def players_rules(at: Cursor) -> tuple[PlayersRule, ...]:
    """`players_rules` = who predicate { "and" [who] predicate }"""
    players = _who(at)
    found = [each(players) for each in predicate(at)]
    while more := at.attempt(lambda at: _further(at, players)):
        found.extend(more)
    return tuple(found)


def _further(at: Cursor, before: PlayerSet) -> tuple[PlayersRule, ...]:
    at.expect("and")
    players = at.choose(_WHO) or before
    return tuple(each(players) for each in predicate(at))


def _who(at: Cursor) -> Players:
    found = at.choose(_WHO)
    if found is None:
        raise at.error("which players")
    return found


def life_left(at: Cursor) -> tuple[PlayersRule, ...]:
    """`life_left` = ["if" condition ","] reducing (CR 120.4c)"""
    stated: Condition | None = None
    if at.take("if"):
        stated = condition(at, Heard()).condition
        at.expect(",")
    return (DamageLeavesLife(Players.YOU, _reducing(at), condition=stated),)


def _reducing(at: Cursor) -> int:
    """`reducing` = "damage that would reduce your life total to less than" number "reduces it to" the same number
    "instead" """
    at.expect("damage", "that", "would", "reduce", "your", "life", "total", "to", "less", "than")
    least = number(at)
    at.expect("reduces", "it", "to")
    if number(at) != least:
        raise at.error("the same number as before")
    at.expect("instead")
    return least


def skipping(at: Cursor) -> tuple[PlayersRule, ...]:
    """`skipping` = "skip your" part ["if" condition] (CR 614.10)"""
    at.expect("skip", "your")
    part = turn_part(at)
    stated = condition(at, Heard()).condition if at.take("if") else None
    return (SkipsPart(Players.YOU, part, condition=stated),)


# What an effect says.


def players_rules_for_a_while(at: Cursor, scope: Scope) -> tuple[Effect, ...]:
    """`players_rules_for_a_while` = [in_front] (reducing | (who | player) predicate) time"""
    if at.at("until") or at.at("this"):
        in_front(at, scope)
    found: Sequence[PlayersRule]
    if at.at("damage"):
        found = (DamageLeavesLife(Players.YOU, _reducing(at)),)
    else:
        players: PlayerSet = at.choose(_WHO) or player(at, scope).who
        found = [each(players) for each in predicate(at)]
    duration = _time(at, scope)
    return tuple(ImposeOnPlayers(each, duration) for each in found)


def _time(at: Cursor, scope: Scope) -> Duration:
    """`time` = "this turn" | "until your next turn" | "for the rest of the game", unless it stands in front"""
    if scope.front is not None and scope.front in _TIMES.values():
        return scope.front
    for words, duration in _TIMES.items():
        if at.take(*words.split()):
            return duration
    raise at.error("“this turn” or “for the rest of the game”")


_TIMES = {
    "this turn": Duration.END_OF_TURN,
    "until your next turn": Duration.YOUR_NEXT_TURN,
    "for the rest of the game": Duration.PERMANENT,
}


# Predicates.


def predicate(at: Cursor) -> tuple[Rule, ...]:
    """`predicate` = ("have" | "has") "no maximum hand size" | "can't" deed { "or" deed } | ("don't" | "doesn't") "lose
    the game for" reason | ("skip" | "skips") ("your" | "their") part"""
    if at.take("skip") or at.take("skips"):
        if not at.take("your"):
            at.expect("their")
        part = turn_part(at)
        return (lambda players: SkipsPart(players, part),)
    if at.take("can't"):
        found = [_deed(at)]
        while at.take("or"):
            found.append(_deed(at))
        return tuple(found)
    if at.take("have") or at.take("has"):
        at.expect("no", "maximum", "hand", "size")
        return (NoMaximumHandSize,)
    if not at.take("don't"):
        at.expect("doesn't", expected="“can't”, “have” or “don't”")
    at.expect("lose", "the", "game", "for")
    reason = at.choose(_REASONS)
    if reason is None:
        raise at.error("a reason for which players lose the game")
    return (lambda players: CantLose(players, (reason,)),)


def turn_part(at: Cursor) -> TurnPart:
    """`part` = "untap step" | "upkeep step" | "draw step" | "combat phase", or several of them"""
    found = at.choose(_PARTS)
    if found is None:
        raise at.error("a step or phase")
    return found


_PARTS = phrase_table({words: part for part in TurnPart for words in (str(part), f"{part}s")})


def _deed(at: Cursor) -> Rule:
    """`deed` = "draw more than" number ("card" | "cards") "each turn" | "cast" spells | one of the table"""
    if at.take("cast"):
        spells = spell(at, plural=True)
        return lambda players: CantCast(spells, players=players)
    if at.take("draw", "more", "than"):
        most = number(at)
        if not at.take("card"):
            at.expect("cards")
        at.expect("each", "turn")
        return lambda players: CantDraw(players, most)
    found = at.choose(_DEEDS)
    if found is None:
        raise at.error("“gain life”, “lose the game” or the like")
    return found


_DEEDS: PhraseTable[Rule] = phrase_table(
    {"draw cards": CantDraw, "gain life": CantGainLife, "lose the game": CantLose, "win the game": CantWin}
)

_REASONS = phrase_table(
    {
        "having 0 or less life": Loss.LIFE,
        "having 10 or more poison counters": Loss.POISON,
        "having ten or more poison counters": Loss.POISON,
        "drawing from an empty library": Loss.EMPTY_LIBRARY,
    }
)

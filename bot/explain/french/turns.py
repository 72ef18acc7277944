"""French clauses about turns that effects take away or add (CR 500.7, 614.10)."""

from typing import assert_never

from bot.engine.magic.events import ExtraTurnsAdded, NextTurnsSkipped, TurnEvent, TurnSkipped
from bot.explain.french.nouns import le
from bot.explain.names import Names


def of_turns(event: TurnEvent, names: Names) -> str:
    """Who will skip, skips or will take turns."""
    match event:
        case NextTurnsSkipped(player=player, number=number):
            turns = "son prochain tour" if number < 2 else f"ses {number} prochains tours"
            return f"{le(names, player)} passera {turns}"
        case TurnSkipped(player=player):
            return f"{le(names, player)} passe son tour"
        case ExtraTurnsAdded(player=player, number=number):
            turns = "un tour supplémentaire" if number < 2 else f"{number} tours supplémentaires"
            return f"{le(names, player)} jouera {turns} après celui-ci"
        case _:
            assert_never(event)

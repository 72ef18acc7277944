"""English clauses about turns that effects take away or add (CR 500.7, 614.10)."""

from typing import assert_never

from bot.engine.magic.events import ExtraTurnsAdded, NextTurnsSkipped, TurnEvent, TurnSkipped
from bot.explain.english.nouns import the
from bot.explain.english_grammar import possessive
from bot.explain.names import Names


def of_turns(event: TurnEvent, names: Names) -> str:
    """Who will skip, skips or will take turns."""
    match event:
        case NextTurnsSkipped(player=player, number=number):
            turns = "next turn" if number == 1 else f"next {number} turns"
            return f"{the(names, player)} will skip their {turns}"
        case TurnSkipped(player=player):
            return f"{possessive(the(names, player))} turn is skipped"
        case ExtraTurnsAdded(player=player, number=number):
            turns = "an extra turn" if number == 1 else f"{number} extra turns"
            return f"{the(names, player)} will take {turns} after this one"
        case _:
            assert_never(event)

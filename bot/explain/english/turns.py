"""English clauses about turns, steps and phases that effects take away or add (CR 500.7, 614.10)."""

from typing import assert_never

from bot.engine.magic.events import (
    ExtraTurnsAdded,
    NextPartsSkipped,
    NextTurnsSkipped,
    PartSkipped,
    TurnEvent,
    TurnSkipped,
)
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
        case NextPartsSkipped(player=player, part=part, number=number, this_turn=this_turn):
            parts = f"next {part}" if number == 1 else f"next {number} {part}s"
            return f"{the(names, player)} will skip their {parts}{' this turn' if this_turn else ''}"
        case PartSkipped(player=player, part=part, by=by):
            told = f"{possessive(the(names, player))} {part} is skipped"
            return told if by is None else f"{told}, because of {the(names, by)}"
        case _:
            assert_never(event)

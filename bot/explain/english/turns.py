"""English clauses about turns, steps and phases that effects take away or add (CR 500.7, 614.10)."""

from typing import assert_never

from bot.engine.magic import events as ev
from bot.explain.english.nouns import the
from bot.explain.english_grammar import possessive
from bot.explain.names import Names


def of_turns(event: ev.TurnEvent, names: Names) -> str:
    """Who will skip, skips or will take turns."""
    match event:
        case ev.NextTurnsSkipped(player=player, number=number):
            turns = "next turn" if number == 1 else f"next {number} turns"
            return f"{the(names, player)} will skip their {turns}"
        case ev.TurnSkipped(player=player):
            return f"{possessive(the(names, player))} turn is skipped"
        case ev.ExtraTurnsAdded(player=player, number=number):
            turns = "an extra turn" if number == 1 else f"{number} extra turns"
            return f"{the(names, player)} will take {turns} after this one"
        case ev.NextPartsSkipped(player=player, part=part, number=number, this_turn=this_turn):
            parts = f"next {part}" if number == 1 else f"next {number} {part}s"
            return f"{the(names, player)} will skip their {parts}{' this turn' if this_turn else ''}"
        case ev.PartSkipped(player=player, part=part, by=by):
            told = f"{possessive(the(names, player))} {part} is skipped"
            return told if by is None else f"{told}, because of {the(names, by)}"
        case ev.PhasesAdded(phases=phases):
            added = "an additional combat phase" + (" and then an additional main phase" if len(phases) > 1 else "")
            return f"there will be {added} after this phase"
        case ev.NextTurnControlled(player=player, by=by, extra=extra):
            after = f", after which {the(names, player)} takes an extra turn" if extra else ""
            whose = possessive(the(names, player))
            return f"{the(names, by)} will control {the(names, player)} during {whose} next turn{after}"
        case ev.ControlOfPlayerBegan(player=player, by=by):
            choices = f"makes all choices of {the(names, player)}"
            return f"{the(names, by)} controls {the(names, player)} during this turn and {choices}"
        case _:
            assert_never(event)

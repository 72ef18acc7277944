"""French clauses about turns, steps and phases that effects take away or add (CR 500.7, 614.10)."""

from typing import assert_never

from bot.engine.magic import events as ev
from bot.explain.french.nouns import de_, le
from bot.explain.french.words import PARTS
from bot.explain.names import Names


def of_turns(event: ev.TurnEvent, names: Names) -> str:
    """Who will skip, skips or will take turns."""
    match event:
        case ev.NextTurnsSkipped(player=player, number=number):
            turns = "son prochain tour" if number < 2 else f"ses {number} prochains tours"
            return f"{le(names, player)} passera {turns}"
        case ev.TurnSkipped(player=player):
            return f"{le(names, player)} passe son tour"
        case ev.ExtraTurnsAdded(player=player, number=number):
            turns = "un tour supplémentaire" if number < 2 else f"{number} tours supplémentaires"
            return f"{le(names, player)} jouera {turns} après celui-ci"
        case ev.NextPartsSkipped(player=player, part=part, number=number, this_turn=this_turn):
            _, one, many = PARTS[part]
            parts = f"sa prochaine {one}" if number < 2 else f"ses {number} prochaines {many}"
            return f"{le(names, player)} passera {parts}{' ce tour-ci' if this_turn else ''}"
        case ev.PartSkipped(player=player, part=part, by=by):
            told = f"{le(names, player)} passe {PARTS[part][0]}"
            return told if by is None else f"{told}, à cause {de_(names, by)}"
        case ev.PhasesAdded(phases=phases):
            if len(phases) < 2:
                return "une phase de combat supplémentaire suivra cette phase"
            return "une phase de combat supplémentaire, puis une phase principale supplémentaire suivront cette phase"
        case ev.NextTurnControlled(player=player, by=by, extra=extra):
            after = f", après lequel {le(names, player)} jouera un tour supplémentaire" if extra else ""
            whose = f"le prochain tour {de_(names, player)}"
            return f"{le(names, by)} contrôlera {le(names, player)} pendant {whose}{after}"
        case ev.ControlOfPlayerBegan(player=player, by=by):
            choices = f"fait tous les choix {de_(names, player)}"
            return f"{le(names, by)} contrôle {le(names, player)} pendant ce tour et {choices}"
        case _:
            assert_never(event)

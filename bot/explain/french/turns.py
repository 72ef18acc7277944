"""French clauses about turns, steps and phases that effects take away or add (CR 500.7, 614.10)."""

from bot.engine.magic import events as ev
from bot.explain.french.nouns import de_name, name_with_article
from bot.explain.french.words import PARTS
from bot.explain.names import Names
from bot.explain.telling import TellingTable, told_by_first


def tell_next_turns_skipped(event: ev.NextTurnsSkipped, names: Names) -> str:
    turns = "son prochain tour" if event.number < 2 else f"ses {event.number} prochains tours"
    return f"{name_with_article(names, event.player)} passera {turns}"


def tell_turn_skipped(event: ev.TurnSkipped, names: Names) -> str:
    if event.by is None:
        return f"{name_with_article(names, event.player)} passe son tour"
    return f"{name_with_article(names, event.player)} passe son tour supplémentaire, à cause {de_name(names, event.by)}"


def tell_extra_turns_added(event: ev.ExtraTurnsAdded, names: Names) -> str:
    turns = "un tour supplémentaire" if event.number < 2 else f"{event.number} tours supplémentaires"
    return f"{name_with_article(names, event.player)} jouera {turns} après celui-ci"


def tell_next_parts_skipped(event: ev.NextPartsSkipped, names: Names) -> str:
    _, one, many = PARTS[event.part]
    if event.every:
        return f"{name_with_article(names, event.player)} passera toutes les {many} de son prochain tour"
    parts = f"sa prochaine {one}" if event.number < 2 else f"ses {event.number} prochaines {many}"
    return f"{name_with_article(names, event.player)} passera {parts}{' ce tour-ci' if event.this_turn else ''}"


def tell_part_skipped(event: ev.PartSkipped, names: Names) -> str:
    told = f"{name_with_article(names, event.player)} passe {PARTS[event.part][0]}"
    return told if event.by is None else f"{told}, à cause {de_name(names, event.by)}"


def tell_phases_added(event: ev.PhasesAdded, _names: Names) -> str:
    if len(event.phases) < 2:
        return "une phase de combat supplémentaire suivra cette phase"
    return "une phase de combat supplémentaire, puis une phase principale supplémentaire suivront cette phase"


def tell_next_turn_controlled(event: ev.NextTurnControlled, names: Names) -> str:
    player = event.player
    after = f", après lequel {name_with_article(names, player)} jouera un tour supplémentaire" if event.extra else ""
    whose = f"le prochain tour {de_name(names, player)}"
    return f"{name_with_article(names, event.by)} contrôlera {name_with_article(names, player)} pendant {whose}{after}"


def tell_control_of_player_began(event: ev.ControlOfPlayerBegan, names: Names) -> str:
    choices = f"fait tous les choix {de_name(names, event.player)}"
    return (
        f"{name_with_article(names, event.by)} contrôle {name_with_article(names, event.player)} pendant ce tour et "
        f"{choices}"
    )


TELL_TURNS: TellingTable = {
    ev.NextTurnsSkipped: told_by_first(tell_next_turns_skipped),
    ev.TurnSkipped: told_by_first(tell_turn_skipped),
    ev.ExtraTurnsAdded: told_by_first(tell_extra_turns_added),
    ev.NextPartsSkipped: told_by_first(tell_next_parts_skipped),
    ev.PartSkipped: told_by_first(tell_part_skipped),
    ev.PhasesAdded: told_by_first(tell_phases_added),
    ev.NextTurnControlled: told_by_first(tell_next_turn_controlled),
    ev.ControlOfPlayerBegan: told_by_first(tell_control_of_player_began),
}

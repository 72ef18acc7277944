"""English clauses about turns, steps and phases that effects take away or add (CR 500.7, 614.10)."""

from bot.engine.magic import events as ev
from bot.explain.english.nouns import name_with_article
from bot.explain.english_grammar import possessive
from bot.explain.names import Names
from bot.explain.telling import TellingTable, told_by_first


def tell_next_turns_skipped(event: ev.NextTurnsSkipped, names: Names) -> str:
    turns = "next turn" if event.number == 1 else f"next {event.number} turns"
    return f"{name_with_article(names, event.player)} will skip their {turns}"


def tell_turn_skipped(event: ev.TurnSkipped, names: Names) -> str:
    whose = possessive(name_with_article(names, event.player))
    if event.by is None:
        return f"{whose} turn is skipped"
    return f"{whose} extra turn is skipped, because of {name_with_article(names, event.by)}"


def tell_extra_turns_added(event: ev.ExtraTurnsAdded, names: Names) -> str:
    turns = "an extra turn" if event.number == 1 else f"{event.number} extra turns"
    return f"{name_with_article(names, event.player)} will take {turns} after this one"


def tell_next_parts_skipped(event: ev.NextPartsSkipped, names: Names) -> str:
    if event.every:
        return f"{name_with_article(names, event.player)} will skip all {event.part}s of their next turn"
    parts = f"next {event.part}" if event.number == 1 else f"next {event.number} {event.part}s"
    return f"{name_with_article(names, event.player)} will skip their {parts}{' this turn' if event.this_turn else ''}"


def tell_part_skipped(event: ev.PartSkipped, names: Names) -> str:
    told = f"{possessive(name_with_article(names, event.player))} {event.part} is skipped"
    return told if event.by is None else f"{told}, because of {name_with_article(names, event.by)}"


def tell_phases_added(event: ev.PhasesAdded, _names: Names) -> str:
    added = "an additional combat phase" + (" and then an additional main phase" if len(event.phases) > 1 else "")
    return f"there will be {added} after this phase"


def tell_next_turn_controlled(event: ev.NextTurnControlled, names: Names) -> str:
    player = event.player
    after = f", after which {name_with_article(names, player)} takes an extra turn" if event.extra else ""
    whose = possessive(name_with_article(names, player))
    return (
        f"{name_with_article(names, event.by)} will control {name_with_article(names, player)} during {whose} next "
        f"turn{after}"
    )


def tell_control_of_player_began(event: ev.ControlOfPlayerBegan, names: Names) -> str:
    choices = f"makes all choices of {name_with_article(names, event.player)}"
    return (
        f"{name_with_article(names, event.by)} controls {name_with_article(names, event.player)} during this turn "
        f"and {choices}"
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

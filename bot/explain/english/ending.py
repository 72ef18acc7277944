"""English clauses about who loses, wins and leaves the game (CR 104)."""

from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.ground.reasons import Reason
from bot.explain.english.nouns import the
from bot.explain.english.words import LOSSES
from bot.explain.english_grammar import because, clauses
from bot.explain.names import Names
from bot.explain.passages import Passage


def of_ending(event: ev.EndingEvent, passage: Passage, names: Names) -> str:
    """CR 104."""
    match event:
        case ev.PlayerLost():
            return clauses([lost(each, names) for each in passage.of(ev.PlayerLost)])
        case ev.GameNotLost():
            return clauses([not_lost(each, names) for each in passage.of(ev.GameNotLost)])
        case ev.GameNotWon():
            return not_won(event, names)
        case ev.PlayerLeft(player=player):
            return f"{the(names, player)} leaves the game"
        case ev.GameWon(winner=winner):
            return f"{winner} wins the game"
        case ev.GameDrawn():
            return because(
                "the game is a draw", "it goes on like that for ever" if Reason.ENDLESS_LOOP in passage.why else None
            )
        case _:
            assert_never(event)


def lost(event: ev.PlayerLost, names: Names) -> str:
    return because(f"{the(names, event.player)} loses the game", LOSSES[event.why])


def not_lost(event: ev.GameNotLost, names: Names) -> str:
    """CR 101.2."""
    return f"{the(names, event.player)} does not lose the game ({LOSSES[event.why]}), because of {the(names, event.by)}"


def not_won(event: ev.GameNotWon, names: Names) -> str:
    """CR 101.2, 104.2b."""
    return f"{the(names, event.player)} does not win the game, because of {the(names, event.by)}"

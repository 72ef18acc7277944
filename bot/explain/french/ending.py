"""French clauses about who loses, wins and leaves the game (CR 104)."""

from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.ground.reasons import Reason
from bot.explain.french.nouns import a_, de_, le
from bot.explain.french.words import LOSSES
from bot.explain.french_grammar import because, clauses
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
            return f"{le(names, player)} quitte la partie"
        case ev.GameWon(winner=winner):
            return f"{winner} gagne la partie"
        case ev.GameDrawn():
            endless = "elle continuerait ainsi sans fin" if Reason.ENDLESS_LOOP in passage.why else None
            return because("la partie est nulle", endless)
        case _:
            assert_never(event)


def lost(event: ev.PlayerLost, names: Names) -> str:
    return because(f"{le(names, event.player)} perd la partie", LOSSES[event.why])


def not_lost(event: ev.GameNotLost, names: Names) -> str:
    """CR 101.2."""
    return f"{le(names, event.player)} ne perd pas la partie ({LOSSES[event.why]}), grâce {a_(names, event.by)}"


def not_won(event: ev.GameNotWon, names: Names) -> str:
    """CR 101.2, 104.2b."""
    return f"{le(names, event.player)} ne gagne pas la partie, à cause {de_(names, event.by)}"

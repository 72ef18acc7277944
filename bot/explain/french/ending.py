"""French clauses about who loses, wins and leaves the game (CR 104)."""

from bot.engine.magic import events as ev
from bot.engine.magic.ground.reasons import Reason
from bot.explain.french.nouns import a_name, de_name, name_with_article
from bot.explain.french.words import LOSSES
from bot.explain.french_grammar import COLON, SEMICOLON, clause_with_reason, join_clauses, number_and_noun
from bot.explain.names import Names
from bot.explain.passages import Passage
from bot.explain.telling import TellingTable, told_by_each, told_by_first


def tell_game_drawn(passage: Passage, _names: Names) -> str:
    endless = "elle continuerait ainsi sans fin" if Reason.ENDLESS_LOOP in passage.why else None
    return clause_with_reason("la partie est nulle", endless)


def clause_of_loss(event: ev.PlayerLost, names: Names) -> str:
    return clause_with_reason(f"{name_with_article(names, event.player)} perd la partie", LOSSES[event.why])


def clause_of_not_lost(event: ev.GameNotLost, names: Names) -> str:
    """CR 101.2."""
    return (
        f"{name_with_article(names, event.player)} ne perd pas la partie ({LOSSES[event.why]}), grâce "
        f"{a_name(names, event.by)}"
    )


def clause_of_not_won(event: ev.GameNotWon, names: Names) -> str:
    """CR 101.2, 104.2b."""
    return f"{name_with_article(names, event.player)} ne gagne pas la partie, à cause {de_name(names, event.by)}"


def sentence_of_stop(events: int, *, looping: bool) -> str:
    """What stands in the place of a verdict where a scenario was too heavy to be played to its end."""
    if looping:
        return (
            f"Trop lourd{COLON}une boucle qui dure plus longtemps qu’Arbitre ne la joue. Ce qui s’est passé en "
            f"{number_and_noun(events, 'événement')} est certain, mais il n’y a pas de verdict."
        )
    if not events:
        return f"Trop lourd{COLON}Arbitre s’est arrêté avant que rien ne se passe{SEMICOLON}il n’y a pas de verdict."
    return (
        f"Trop lourd{COLON}Arbitre s’est arrêté après {number_and_noun(events, 'événement')}{SEMICOLON}ce qui s’est "
        "passé jusque-là est certain, mais il n’y a pas de verdict."
    )


TELL_ENDING: TellingTable = {
    ev.PlayerLost: told_by_each(join_clauses, clause_of_loss),
    ev.GameNotLost: told_by_each(join_clauses, clause_of_not_lost),
    ev.GameNotWon: told_by_first(clause_of_not_won),
    ev.GameDrawn: tell_game_drawn,
}

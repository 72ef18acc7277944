"""English clauses about who loses, wins and leaves the game (CR 104)."""

from bot.engine.magic import events as ev
from bot.engine.magic.ground.reasons import Reason
from bot.explain.english.nouns import name_with_article
from bot.explain.english.words import LOSSES
from bot.explain.english_grammar import clause_with_reason, join_clauses, number_and_noun
from bot.explain.names import Names
from bot.explain.passages import Passage
from bot.explain.telling import TellingTable, told_by_each, told_by_first


def tell_game_drawn(passage: Passage, _names: Names) -> str:
    return clause_with_reason(
        "the game is a draw", "it goes on like that for ever" if Reason.ENDLESS_LOOP in passage.why else None
    )


def clause_of_loss(event: ev.PlayerLost, names: Names) -> str:
    return clause_with_reason(f"{name_with_article(names, event.player)} loses the game", LOSSES[event.why])


def clause_of_not_lost(event: ev.GameNotLost, names: Names) -> str:
    """CR 101.2."""
    return (
        f"{name_with_article(names, event.player)} does not lose the game ({LOSSES[event.why]}), because of "
        f"{name_with_article(names, event.by)}"
    )


def clause_of_not_won(event: ev.GameNotWon, names: Names) -> str:
    """CR 101.2, 104.2b."""
    return (
        f"{name_with_article(names, event.player)} does not win the game, because of "
        f"{name_with_article(names, event.by)}"
    )


def sentence_of_stop(events: int, *, looping: bool) -> str:
    """What stands in the place of a verdict where a scenario was too heavy to be played to its end."""
    if looping:
        return (
            f"Too heavy: a loop that goes on for longer than Arbitre plays it. What happened in "
            f"{number_and_noun(events, 'event')} is certain, but no verdict was reached."
        )
    if not events:
        return "Too heavy: Arbitre stopped before anything happened; no verdict was reached."
    return (
        f"Too heavy: Arbitre stopped after {number_and_noun(events, 'event')}; what happened up to there is certain, "
        "but no verdict was reached."
    )


TELL_ENDING: TellingTable = {
    ev.PlayerLost: told_by_each(join_clauses, clause_of_loss),
    ev.GameNotLost: told_by_each(join_clauses, clause_of_not_lost),
    ev.GameNotWon: told_by_first(clause_of_not_won),
    ev.GameDrawn: tell_game_drawn,
}

"""`/interaction`: plays a situation and actions that were typed in a player's words, and offers names meanwhile."""

from collections.abc import Mapping

from bot.judge.language.lines.completion import complete_action_line, complete_situation
from bot.judge.language.reading.request import InteractionRequest
from bot.language import Language
from bot.ui.commands.completion import Suggestion
from bot.ui.commands.judge import reread_as_sentences
from bot.ui.commands.rulings import rule_typed
from bot.ui.desk import Desk
from bot.ui.reply import Reply


def rule_interaction(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Play the typed interaction and explain it, or say in one line what could not be read."""
    actions, situation = options.get("actions", ""), options.get("situation", "")
    reply = rule_typed(InteractionRequest(actions, situation), desk, lang)
    return reread_as_sentences(desk, lang, f"{situation}. {actions}" if situation else actions, reply)


def complete_table(desk: Desk, lang: Language, text: str, _: Mapping[str, str]) -> list[Suggestion]:
    def names(typed: str) -> list[tuple[str, str]]:
        return [(each.name, each.value) for each in desk.cards.complete(typed, lang=lang)]

    return [Suggestion(name, value) for name, value in complete_situation(text, lang, names)]


def complete_actions(desk: Desk, lang: Language, text: str, others: Mapping[str, str]) -> list[Suggestion]:
    """Offer what is on the table first, then cards."""

    def names(typed: str) -> list[tuple[str, str]]:
        return [(each.name, each.value) for each in desk.cards.complete(typed, lang=lang)]

    return [Suggestion(name, value) for name, value in complete_action_line(text, names, others.get("situation", ""))]

"""`/combat`: plays a combat that was typed in a player's words, and offers creatures while it is typed."""

from collections.abc import Mapping

from bot.judge.language.lines.completion import complete_piece
from bot.judge.language.reading.request import CombatRequest
from bot.judge.scenario_file.magic import RULES_OF_2009
from bot.language import Language
from bot.ui.commands.completion import Suggestion
from bot.ui.commands.judge import reread_as_sentences
from bot.ui.commands.rulings import rule_typed
from bot.ui.desk import Desk
from bot.ui.reply import Reply


def rule_combat(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Play the typed combat and explain it, or say in one line what could not be read."""
    request = CombatRequest(**{name: options.get(name, "") for name in CombatRequest.__dataclass_fields__})
    reply = rule_typed(request, desk, lang)
    alone = request == CombatRequest(request.attackers)
    return reread_as_sentences(desk, lang, request.attackers, reply) if alone else reply


def complete_attackers(desk: Desk, lang: Language, text: str, _: Mapping[str, str]) -> list[Suggestion]:
    return complete_combatants(desk, lang, text)


def complete_blockers(desk: Desk, lang: Language, text: str, others: Mapping[str, str]) -> list[Suggestion]:
    """Offer creatures; behind an arrow (`Bear -> `) the attackers that the other option names."""
    return complete_combatants(desk, lang, text, others.get("attackers", ""))


def complete_defender(desk: Desk, lang: Language, text: str, _: Mapping[str, str]) -> list[Suggestion]:
    return complete_combatants(desk, lang, text)


def complete_damage_rules(_: Desk, __: Language, text: str, ___: Mapping[str, str]) -> list[Suggestion]:
    """Offer the year in which the damage assignment order came."""
    return [Suggestion(RULES_OF_2009, RULES_OF_2009)] if RULES_OF_2009.startswith(text.strip()) else []


def complete_combatants(desk: Desk, lang: Language, text: str, attackers: str = "") -> list[Suggestion]:
    """Complete the last piece of the list; what stands before it stays."""

    def names(typed: str) -> list[tuple[str, str]]:
        return [(each.name, each.value) for each in desk.cards.complete(typed, lang=lang)]

    return [Suggestion(name, value) for name, value in complete_piece(text, lang, names, attackers)]

"""`/combat`: plays a combat that was typed in a player's words, and offers creatures while it is typed."""

from collections.abc import Mapping
from dataclasses import replace

from bot.cards.catalogue import CREATURE, PLANESWALKER
from bot.judge.language.lines.completion import attackers_typed, complete_piece
from bot.judge.language.reading.pieces import ARROW
from bot.judge.language.reading.request import CombatRequest
from bot.judge.scenario_file.magic import RULES_OF_2009
from bot.language import Language
from bot.ui.commands.completion import Suggestion
from bot.ui.commands.judge import reread_as_sentences
from bot.ui.commands.rulings import rule_typed
from bot.ui.desk import Desk
from bot.ui.reply import MOST_BUTTONS, Button, Reply, Section
from bot.ui.strings import strings_in


def rule_combat(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Play the typed combat and explain it, or say in one line what could not be read."""
    request = CombatRequest(**{name: options.get(name, "") for name in CombatRequest.__dataclass_fields__})
    reply = with_other_order(desk, lang, options, request, rule_typed(request, desk, lang))
    alone = request == CombatRequest(request.attackers)
    return reread_as_sentences(desk, lang, request.attackers, reply) if alone else reply


def with_other_order(
    desk: Desk, lang: Language, options: Mapping[str, str], request: CombatRequest, reply: Reply
) -> Reply:
    """Return the reply with today's result beside that of 2009, or, where several creatures block one, with a button
    for the damage assignment order of that time."""
    if reply.kind != "ruling":
        return reply
    say = strings_in(lang)
    if request.rules.strip():
        today = rule_typed(replace(request, rules=""), desk, lang)
        same = today.verdict == reply.verdict
        lines = (say("combat-today-agrees"),) if same else (today.verdict, *lines_of_reasons(today))
        title = "" if same else say("combat-today")
        return replace(reply, sections=(*reply.sections, Section(title, lines)))
    if not is_blocked_by_several(reply):
        return reply
    button = Button(say("combat-button-2009"), "combat", {**options, "rules": RULES_OF_2009}, lang)
    return replace(reply, buttons=(button, *reply.buttons)[:MOST_BUTTONS])


def is_blocked_by_several(reply: Reply) -> bool:
    """Whether several creatures block one attacker, whose damage had an order once (CR 510.1c)."""
    do = (reply.scenario or {}).get("do", ())
    blocked = [each for action in do for entry in action.get("block", ()) for each in entry["blocks"]]
    return len(blocked) > len(set(blocked))


def lines_of_reasons(reply: Reply) -> tuple[str, ...]:
    """Return the lines that say why the verdict is what it is."""
    return tuple(line for section in reply.sections if not section.title for line in section.lines)


def complete_attackers(desk: Desk, lang: Language, text: str, _: Mapping[str, str]) -> list[Suggestion]:
    return complete_combatants(desk, lang, text)


def complete_blockers(desk: Desk, lang: Language, text: str, others: Mapping[str, str]) -> list[Suggestion]:
    """Offer creatures; behind an arrow (`Bear -> `) the attackers that the other option names, and where nothing is
    typed a blocker of each of these."""
    attackers = others.get("attackers", "")
    if not text.strip():
        blocked = dict.fromkeys(name for name, _ in attackers_typed("", attackers))
        return [Suggestion(each, each) for each in (f"2/2 {ARROW} {name}" for name in blocked)]
    return complete_combatants(desk, lang, text, attackers)


def complete_defender(desk: Desk, lang: Language, text: str, _: Mapping[str, str]) -> list[Suggestion]:
    return complete_combatants(desk, lang, text, card_type=PLANESWALKER)


def complete_damage_rules(_: Desk, __: Language, text: str, ___: Mapping[str, str]) -> list[Suggestion]:
    """Offer the year in which the damage assignment order came."""
    return [Suggestion(RULES_OF_2009, RULES_OF_2009)] if RULES_OF_2009.startswith(text.strip()) else []


def complete_combatants(
    desk: Desk, lang: Language, text: str, attackers: str = "", card_type: str = CREATURE
) -> list[Suggestion]:
    """Complete the last piece of the list to a card of that type; what stands before it stays."""

    def names(typed: str) -> list[tuple[str, str]]:
        return [(each.name, each.value) for each in desk.cards.complete(typed, lang=lang, card_type=card_type)]

    return [Suggestion(name, value) for name, value in complete_piece(text, lang, names, attackers)]

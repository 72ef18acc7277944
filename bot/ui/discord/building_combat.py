"""A combat as it is built: its creatures one by one, attackers and blockers."""

from collections.abc import Mapping, Sequence

import discord

from bot.language import Language
from bot.ui.commands.changes import creatures_of
from bot.ui.commands.registry import Command, Options
from bot.ui.desk import Desk
from bot.ui.discord.building_fields import (
    choice_field,
    creature_entered,
    keywords_field,
    last_entry,
    name_field,
    number_chosen,
)
from bot.ui.discord.buttons import Act
from bot.ui.discord.forms import empty_form
from bot.ui.strings import strings_in

SIDES: Mapping[Act, str] = {Act.ADD_ATTACKER: "attackers", Act.ADD_BLOCKER: "blockers"}
"""The option that a press adds to."""
CREATURE, BLOCKED = "creature", "blocked"
"""The fields of a form."""


def acts_on_combat(options: Options) -> Sequence[Act]:
    """Return what can be added: an attacker, and where there is one, a blocker."""
    return tuple(SIDES) if options.get("attackers") else (Act.ADD_ATTACKER,)


def creature_form(act: Act, command: Command, options: Options, desk: Desk, lang: Language) -> discord.ui.Modal:
    """Return the form of one creature: what it is, its keywords, and whom it blocks where several attack."""
    say, form = strings_in(lang), empty_form(act, command, options, lang)
    form.add_item(name_field(CREATURE, say("discord-creature"), say("discord-creature-hint")))
    form.add_item(keywords_field(desk, lang))
    attackers = attackers_named(options, lang)
    if act is Act.ADD_BLOCKER and len(attackers) > 1:
        form.add_item(choice_field(BLOCKED, say("discord-blocked"), attackers))
    return form


def creature_taken_back(options: Options, lang: Language) -> tuple[str, dict[str, str]] | None:
    """Return the last creature, blockers before attackers, and the combat without it."""
    side = next((each for each in ("blockers", "attackers") if options.get(each)), None)
    if side is None:
        return None
    last, rest = last_entry(options[side], lang)
    return last, {name: value for name, value in {**options, side: rest}.items() if value}


def attackers_named(options: Options, lang: Language) -> list[str]:
    """Return how each attacker is named by who blocks it: without its keywords, and with a number where several have
    that name."""
    typed = options.get("attackers", "")
    between = strings_in(lang)("change-with", creature="|", keyword="|").strip("|")
    names = [typed[start:end].partition(between)[0] for start, end in creatures_of(typed)]
    return [
        name if names.count(name) == 1 else f"{name} #{names[: at + 1].count(name)}" for at, name in enumerate(names)
    ]


def combat_built(act: Act, options: Options, entered: Mapping[str, str], lang: Language) -> dict[str, str]:
    """Return the options with the creature of a form that came back."""
    side, creature = SIDES[act], creature_entered(entered, CREATURE, lang)
    attackers, blocked = attackers_named(options, lang), number_chosen(entered, BLOCKED)
    if blocked is not None and blocked < len(attackers):
        creature = f"{creature} -> {attackers[blocked]}"
    return {**options, side: ", ".join(filter(None, (options.get(side), creature)))}

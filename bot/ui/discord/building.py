"""The builder of a combat: creatures are added one by one in a form, and nobody has to know how a line is typed.

What is built is the line that somebody could have typed; each addition is answered as that line."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.language import Language
from bot.ui.commands.changes import FIGHTING, creatures_of
from bot.ui.commands.registry import Command, Options
from bot.ui.desk import Desk
from bot.ui.discord.buttons import Act, Control, Row, encode_button
from bot.ui.discord.forms import empty_form
from bot.ui.discord.markup import shorten_text
from bot.ui.reply import Button
from bot.ui.strings import strings_in

SIDES: Mapping[Act, str] = {Act.ADD_ATTACKER: "attackers", Act.ADD_BLOCKER: "blockers"}
"""The option that a press adds to."""
CREATURE, KEYWORDS, BLOCKED = "creature", "keywords", "blocked"
"""The fields of a form."""
LONGEST_CREATURE, LONGEST_CHOICE, MOST_CHOICES = 100, 100, 25


def builder_row(command: Command, options: Options, lang: Language) -> Row:
    """Return what adds a creature to a combat: an attacker, and where there is one, a blocker."""
    say = strings_in(lang)
    request = encode_button(Button("", command.id, options, lang))
    acts = SIDES if options.get("attackers") else (Act.ADD_ATTACKER,)
    return tuple(Control(say(f"discord-{message_of(act)}"), act, request) for act in acts)


def message_of(act: Act) -> str:
    return act.name.lower().replace("_", "-")


def creature_form(act: Act, command: Command, options: Options, desk: Desk, lang: Language) -> discord.ui.Modal:
    """Return the form of one creature: what it is, its keywords, and whom it blocks where several attack."""
    say, form = strings_in(lang), empty_form(act, command, options, lang)
    creature: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=CREATURE, placeholder=say("discord-creature-hint"), max_length=LONGEST_CREATURE
    )
    form.add_item(discord.ui.Label(text=say("discord-creature"), component=creature))
    names = [desk.keywords.name_of(each, lang).lower() for each in FIGHTING]
    keywords: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=KEYWORDS,
        required=False,
        min_values=0,
        max_values=len(names),
        options=[discord.SelectOption(label=each, value=each) for each in names],
    )
    form.add_item(discord.ui.Label(text=say("discord-keywords"), component=keywords))
    attackers = attackers_named(options, lang)[:MOST_CHOICES]
    if act is Act.ADD_BLOCKER and len(attackers) > 1:
        offered = [
            discord.SelectOption(label=shorten_text(each, LONGEST_CHOICE), value=str(at))
            for at, each in enumerate(attackers)
        ]
        blocked: discord.ui.Select[Any] = discord.ui.Select(custom_id=BLOCKED, options=offered)
        form.add_item(discord.ui.Label(text=say("discord-blocked"), component=blocked))
    return form


def attackers_named(options: Options, lang: Language) -> list[str]:
    """Return how each attacker is named by who blocks it: without its keywords, and with a number where several have
    that name."""
    typed = options.get("attackers", "")
    between = strings_in(lang)("change-with", creature="|", keyword="|").strip("|")
    names = [typed[start:end].partition(between)[0] for start, end in creatures_of(typed)]
    return [
        name if names.count(name) == 1 else f"{name} #{names[: at + 1].count(name)}" for at, name in enumerate(names)
    ]


def options_built(act: Act, options: Options, entered: Mapping[str, str], lang: Language) -> dict[str, str]:
    """Return the options with the creature of a form that came back."""
    say, side = strings_in(lang), SIDES[act]
    creature = " ".join(entered.get(CREATURE, "").split())
    keywords = [each for each in entered.get(KEYWORDS, "").split("; ") if each]
    if keywords:
        *first, last = keywords
        joined = say("reply-and").join(filter(None, (", ".join(first), last)))
        creature = say("change-with", creature=creature, keyword=joined)
    attackers, blocked = attackers_named(options, lang), entered.get(BLOCKED, "")
    if blocked.isdecimal() and int(blocked) < len(attackers):
        creature = f"{creature} -> {attackers[int(blocked)]}"
    return {**options, side: ", ".join(filter(None, (options.get(side), creature)))}

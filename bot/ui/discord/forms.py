"""Forms that people fill in: what was typed, to be changed, and a report of what is right instead.

A form holds all that is needed when it comes back, so that it may come back to another process."""

from collections.abc import Iterator, Mapping
from typing import Any

import discord

from bot.language import Language
from bot.ui.commands.registry import Command, Option, Options
from bot.ui.discord.buttons import Act, Control, encode_button
from bot.ui.discord.markup import shorten_text
from bot.ui.reply import Button
from bot.ui.strings import strings_in

MOST_FIELDS, LONGEST_TITLE, LONGEST_FIELD, LONGEST_REPORT = 5, 45, 4000, 1000
"""Limits, the first three Discord's."""
SAID = "said"
"""The field of a report."""

ENTRY, LINE_END = "; ", "\n"
"""What separates entries where they are typed in one line, and in a form."""


def edit_form(command: Command, options: Options, lang: Language) -> discord.ui.Modal:
    """Return the form with what was typed, one entry in a line."""
    form = empty_form(Act.EDIT, command, options, lang)
    for option in fields_of(command, options):
        typed = options.get(option.id, "").replace(ENTRY, LINE_END)
        asked: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=option.id,
            style=discord.TextStyle.short if option.bounds or option.closed else discord.TextStyle.paragraph,
            default=typed[:LONGEST_FIELD] or None,
            required=option.required,
            max_length=LONGEST_FIELD,
        )
        name = option.name(lang)
        form.add_item(discord.ui.Label(text=shorten_text(name[:1].upper() + name[1:], LONGEST_TITLE), component=asked))
    return form


def fields_of(command: Command, options: Options) -> list[Option]:
    """Return the options that the form has: first those that were given, and all of these."""
    ranked = sorted(command.options, key=lambda option: (not option.required, option.id not in options))
    shown = ranked[:MOST_FIELDS]
    return [option for option in command.options if option in shown]


def report_form(command: Command, options: Options, lang: Language) -> discord.ui.Modal:
    """Return the form in which somebody says what is right."""
    say, form = strings_in(lang), empty_form(Act.REPORT, command, options, lang)
    said: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=SAID, style=discord.TextStyle.paragraph, max_length=LONGEST_REPORT
    )
    form.add_item(
        discord.ui.Label(text=say("discord-report-said"), description=say("discord-report-kept"), component=said)
    )
    return form


def empty_form(act: Act, command: Command, options: Options, lang: Language) -> discord.ui.Modal:
    title = strings_in(lang)(f"discord-{act.name.lower().replace('_', '-')}")
    request = encode_button(Button("", command.id, options, lang))
    form = discord.ui.Modal(title=title[:LONGEST_TITLE], custom_id=Control(title, act, request).id)
    form.stop()  # nothing waits for it in this process: whichever gets it reads its id
    return form


def texts_entered(data: Mapping[str, Any]) -> dict[str, str]:
    """Return what was typed into a form, or chosen in it, by the names of its fields."""
    return dict(fields_entered(data.get("components") or ()))


def fields_entered(components: Any) -> Iterator[tuple[str, str]]:
    for each in components:
        inner = each.get("component")
        yield from fields_entered([inner] if inner else each.get("components", ()))
        if "custom_id" in each:
            yield str(each["custom_id"]), str(each.get("value") or "; ".join(each.get("values", ())))


def options_entered(command: Command, options: Options, entered: Mapping[str, str]) -> dict[str, str]:
    """Return the options as they are after a form came back: a line that ends is an entry that ends."""
    told = {option.id: entered.get(option.id, options.get(option.id, "")) for option in command.options}
    ending = ". " if command.id == "judge" else ENTRY
    lines = {name: [line.strip() for line in value.splitlines()] for name, value in told.items()}
    joined = {name: join_lines([line for line in each if line], ending) for name, each in lines.items()}
    return {name: value for name, value in joined.items() if value}


def join_lines(lines: list[str], ending: str) -> str:
    """Return lines as one, with their ending where a line has none of its own."""
    ended = [line if line[-1] in ",;.!?:" else line + ending.rstrip() for line in lines[:-1]]
    return " ".join([*ended, *lines[-1:]])

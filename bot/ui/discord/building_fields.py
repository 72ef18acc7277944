"""The fields of a builder's forms, and what somebody entered in them put into words."""

from collections.abc import Iterable, Mapping
from typing import Any

import discord

from bot.language import Language
from bot.reference.keywords import shipped_keywords
from bot.ui.commands.changes import FIGHTING
from bot.ui.desk import Desk
from bot.ui.discord.markup import shorten_text
from bot.ui.strings import strings_in

KEYWORDS = "keywords"
BETWEEN = ", "
LONGEST_NAME, LONGEST_CHOICE, MOST_CHOICES = 100, 100, 25


def name_field(field: str, label: str, hint: str) -> discord.ui.Label[Any]:
    """Return a field for the name of a card, or the size of a creature."""
    asked: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=field, placeholder=hint, max_length=LONGEST_NAME)
    return discord.ui.Label(text=label, component=asked)


def choice_field(field: str, label: str, choices: Iterable[str], *, required: bool = True) -> discord.ui.Label[Any]:
    """Return a field in which one of the choices is chosen; what comes back is its number."""
    options = [
        discord.SelectOption(label=shorten_text(each, LONGEST_CHOICE), value=str(at), default=required and at == 0)
        for at, each in enumerate(list(choices)[:MOST_CHOICES])
    ]
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=field, options=options, required=required, min_values=int(required)
    )
    return discord.ui.Label(text=label, component=select)


def keywords_field(desk: Desk, lang: Language) -> discord.ui.Label[Any]:
    """Return a field for the keywords that a creature has besides its own."""
    names = [desk.keywords.name_of(each, lang).lower() for each in FIGHTING]
    keywords: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=KEYWORDS,
        required=False,
        min_values=0,
        max_values=len(names),
        options=[discord.SelectOption(label=each, value=each) for each in names],
    )
    return discord.ui.Label(text=strings_in(lang)("discord-keywords"), component=keywords)


def last_entry(typed: str, lang: Language) -> tuple[str, str]:
    """Return the last entry of a list, and the list without it; a comma before a keyword separates no entries."""
    keywords = {shipped_keywords().name_of(each, lang).lower() for each in FIGHTING}
    entries: list[str] = []
    for part in typed.split(BETWEEN):
        if entries and part.partition(strings_in(lang)("reply-and"))[0].lower() in keywords:
            entries[-1] += BETWEEN + part
        else:
            entries.append(part)
    return entries[-1], BETWEEN.join(entries[:-1])


def number_chosen(entered: Mapping[str, str], field: str) -> int | None:
    """Return the number of what was chosen in a field; None for nothing."""
    chosen = entered.get(field, "")
    return int(chosen) if chosen.isdecimal() else None


def name_entered(entered: Mapping[str, str], field: str) -> str:
    return " ".join(entered.get(field, "").split())


def creature_entered(entered: Mapping[str, str], field: str, lang: Language) -> str:
    """Return what was entered as a creature with the keywords that it has besides."""
    say, creature = strings_in(lang), name_entered(entered, field)
    keywords = [each for each in entered.get(KEYWORDS, "").split("; ") if each]
    if not keywords:
        return creature
    *first, last = keywords
    joined = say("reply-and").join(filter(None, (", ".join(first), last)))
    return say("change-with", creature=creature, keyword=joined)

"""`/emperor`, a group: a subcommand for each question about the table, and one for a whole situation."""

from typing import Any

import discord
from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.translator import descriptions, names, wording

TABLE = ("rules", "seats", "size")
OPTIONS: dict[str, tuple[str, ...]] = {
    "emperor-range": ("who", "whom", "territory", *TABLE),
    "emperor-attack": ("who", "whom", "territory", "creature", *TABLE),
    "emperor-march": ("who", "whom", "territory", "creature", *TABLE, "reading"),
    "emperor-effect": ("effect", "who", "whom", "territory", *TABLE),
    "emperor-play": ("actions", "situation", *TABLE, "reading"),
}
TYPED_FREELY = frozenset({"size"})
"""What autocomplete has nothing to offer for."""


def emperor_command(answers: Answers) -> app_commands.Group:
    """The group, answered by `answers`."""
    group = app_commands.Group(name=wording("command-emperor"), description=wording("command-emperor-description"))

    async def reach(  # noqa: PLR0913, PLR0917 - discord.py reads the options off the signature
        interaction: discord.Interaction,
        who: str | None = None,
        whom: str | None = None,
        territory: str | None = None,
        rules: str | None = None,
        seats: str | None = None,
        size: str | None = None,
    ) -> None:
        typed = {"who": who, "whom": whom, "territory": territory, "rules": rules, "seats": seats, "size": size}
        await answers.give(interaction, "emperor-range", typed)

    async def attack(  # noqa: PLR0913, PLR0917 - discord.py reads the options off the signature
        interaction: discord.Interaction,
        who: str | None = None,
        whom: str | None = None,
        territory: str | None = None,
        creature: str | None = None,
        rules: str | None = None,
        seats: str | None = None,
        size: str | None = None,
    ) -> None:
        typed = {"who": who, "whom": whom, "territory": territory, "creature": creature}
        await answers.give(interaction, "emperor-attack", typed | {"rules": rules, "seats": seats, "size": size})

    async def march(  # noqa: PLR0913, PLR0917 - discord.py reads the options off the signature
        interaction: discord.Interaction,
        who: str | None = None,
        whom: str | None = None,
        territory: str | None = None,
        creature: str | None = None,
        rules: str | None = None,
        seats: str | None = None,
        size: str | None = None,
        reading: str | None = None,
    ) -> None:
        typed = {"who": who, "whom": whom, "territory": territory, "creature": creature}
        table = {"rules": rules, "seats": seats, "size": size, "reading": reading}
        await answers.give(interaction, "emperor-march", typed | table)

    async def effect(  # noqa: PLR0913, PLR0917 - discord.py reads the options off the signature
        interaction: discord.Interaction,
        effect: str | None = None,
        who: str | None = None,
        whom: str | None = None,
        territory: str | None = None,
        rules: str | None = None,
        seats: str | None = None,
        size: str | None = None,
    ) -> None:
        typed = {"effect": effect, "who": who, "whom": whom, "territory": territory}
        await answers.give(interaction, "emperor-effect", typed | {"rules": rules, "seats": seats, "size": size})

    async def play(  # noqa: PLR0913, PLR0917 - discord.py reads the options off the signature
        interaction: discord.Interaction,
        actions: str,
        situation: str | None = None,
        rules: str | None = None,
        seats: str | None = None,
        size: str | None = None,
        reading: str | None = None,
    ) -> None:
        typed = {"actions": actions, "situation": situation}
        table = {"rules": rules, "seats": seats, "size": size, "reading": reading}
        await answers.give(interaction, "emperor-play", typed | table)

    for (part, options), callback in zip(OPTIONS.items(), (reach, attack, march, effect, play), strict=True):
        group.add_command(part_of(answers, part, options, callback))
    return group


def part_of(
    answers: Answers, part: str, options: tuple[str, ...], callback: Any
) -> app_commands.Command[Any, ..., None]:
    """One subcommand with its names, descriptions and autocompletes."""
    described = app_commands.describe(**descriptions(*options))(app_commands.rename(**names(*options))(callback))
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=wording(f"command-{part}"), description=wording(f"command-{part}-description"), callback=described
    )
    for option in options:
        if option not in TYPED_FREELY:
            command.autocomplete(option)(answers.completing(part, option))
    return command

"""Commands about a message, as entries of the menu that every message has."""

from collections.abc import Iterator

import discord
from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.translator import localized_message


def menu_of(answers: Answers, menu: str) -> app_commands.ContextMenu:
    """Return the menu entry of that id, answered by `answers`."""

    async def about(interaction: discord.Interaction, message: discord.Message) -> None:
        await answers.read(interaction, menu, "\n".join(texts_of(message)))

    return app_commands.ContextMenu(name=localized_message(f"menu-{menu}"), callback=about)


def texts_of(message: discord.Message) -> Iterator[str]:
    """Yield what people read in a message, embeds included."""
    yield message.content
    for embed in message.embeds:
        yield from filter(None, (embed.title, embed.description))
        for field in embed.fields:
            yield from filter(None, (field.name, field.value))

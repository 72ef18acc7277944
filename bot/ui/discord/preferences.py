"""What was chosen by and for who asks, read once for each interaction: in which language it is answered, and who may
see the answer.

Knows no command but whether it looks up something."""

import discord

from bot.language import LANGUAGES, Language
from bot.ui.kept.settings import (
    ANSWERS,
    LANGUAGE,
    LOOK_UPS,
    NOTHING_CHOSEN,
    PRIVATE,
    RULINGS,
    Chosen,
    KeptSettings,
    Whose,
)

CHOSEN = "chosen"
"""Under which name it goes with the interaction."""

NEAREST_FIRST: tuple[Whose, ...] = ("person", "channel", "server")


async def read_preferences(interaction: discord.Interaction, settings: KeptSettings) -> None:
    """Read what was chosen by who asks and where they are; from now on the interaction has it."""
    here = (interaction.channel_id, getattr(interaction.channel, "parent_id", None))
    known = tuple(each for each in here if each is not None)
    interaction.extras[CHOSEN] = await settings.of(interaction.user.id, interaction.guild_id, known)


def preferences_of(interaction: discord.Interaction) -> Chosen:
    """Return what was chosen; nothing where that was not read."""
    chosen = interaction.extras.get(CHOSEN)
    return chosen if isinstance(chosen, Chosen) else NOTHING_CHOSEN


def chosen_language(interaction: discord.Interaction) -> Language | None:
    """Return the language that the person, else the channel, else the server has chosen; None where none has."""
    chosen = preferences_of(interaction)
    values = [chosen.value(whose, LANGUAGE) for whose in NEAREST_FIRST]
    return next((lang for value in values for lang in LANGUAGES if lang == value), None)


def may_be_public(interaction: discord.Interaction) -> bool:
    """Whether all may see an answer there: not in a locked thread, nor where the server does not want it."""
    channel = interaction.channel
    locked = isinstance(channel, discord.Thread) and channel.locked
    return not locked and preferences_of(interaction).may_speak


def is_private(interaction: discord.Interaction, asked: bool | None, *, looks_up: bool) -> bool:
    """Whether the asker alone is to see the answer: as they asked, else as they have chosen, else as the server has."""
    if not may_be_public(interaction):
        return True
    if asked is not None:
        return asked
    chosen = preferences_of(interaction)
    servers = chosen.value("server", LOOK_UPS if looks_up else RULINGS)
    return PRIVATE in {chosen.value("person", ANSWERS), servers}

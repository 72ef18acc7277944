"""Which of Discord's locales is which of our languages."""

from collections.abc import Mapping

import discord

from bot.language import DEFAULT_LANGUAGE, Language

LOCALES: Mapping[discord.Locale, Language] = {
    discord.Locale.french: "fr",
    discord.Locale.american_english: "en",
    discord.Locale.british_english: "en",  # Discord does not fall back on en-US here
}
"""The locales that have command names and descriptions of their own."""


UNCHOSEN = discord.Locale.american_english
"""What Discord says of a server where nobody has chosen a language, so that it tells nothing about who plays there."""


def language_for_all(interaction: discord.Interaction, chosen: Language | None) -> Language:
    """Return the language of an answer that everybody in the channel reads: that of the server, if it chose one."""
    server = interaction.guild_locale
    spoken = None if server is None or server is UNCHOSEN else LOCALES.get(server)
    return chosen or spoken or language_of(interaction, None)


def language_of(interaction: discord.Interaction, chosen: Language | None) -> Language:
    """Return the language that the settings chose, else the one of the person's Discord; English if it is not ours."""
    return chosen or LOCALES.get(interaction.locale, DEFAULT_LANGUAGE)

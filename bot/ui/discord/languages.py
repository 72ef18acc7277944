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


def language_of(interaction: discord.Interaction, chosen: Language | None) -> Language:
    """Return the language that the settings chose, else the one of the person's Discord; English if it is not ours."""
    return chosen or LOCALES.get(interaction.locale, DEFAULT_LANGUAGE)

"""Discord's locales and our languages: it alone knows which is which."""

from collections.abc import Mapping

import discord

from bot.language import DEFAULT_LANGUAGE, Language

LOCALES: Mapping[discord.Locale, Language] = {
    discord.Locale.french: "fr",
    discord.Locale.american_english: "en",
    discord.Locale.british_english: "en",  # not covered by en-US: each wants its own
}
"""The locales that command names and descriptions are written in."""


def language_of(interaction: discord.Interaction, chosen: Language | None) -> Language:
    """Return the language the installation has chosen, else that of the person's own Discord; English for the rest."""
    return chosen or LOCALES.get(interaction.locale, DEFAULT_LANGUAGE)

"""Which of Discord's locales is which of our languages, and in which language who asks is answered."""

from collections.abc import Mapping

import discord

from bot.language import DEFAULT_LANGUAGE, Language
from bot.ui.discord.preferences import chosen_language

LOCALES: Mapping[discord.Locale, Language] = {
    discord.Locale.french: "fr",
    discord.Locale.american_english: "en",
    discord.Locale.british_english: "en",  # Discord does not fall back on en-US here
}
"""The locales that have command names and descriptions of their own."""


UNCHOSEN = discord.Locale.american_english
"""What Discord says of a server where nobody has chosen a language, so that it tells nothing about who plays there."""


def language_for_all(interaction: discord.Interaction, installed: Language | None) -> Language:
    """Return the language of an answer that everybody in the channel reads: the one that was chosen, that of the
    installation, or that of the server in Discord, if it has one; else as for the person alone."""
    server = interaction.guild_locale
    spoken = None if server is None or server is UNCHOSEN else LOCALES.get(server)
    return chosen_language(interaction) or installed or spoken or language_of(interaction, None)


def language_of(interaction: discord.Interaction, installed: Language | None) -> Language:
    """Return the language of what the person alone reads: the one that was chosen, that of the installation, or that of
    their Discord; English if it is not ours."""
    return chosen_language(interaction) or installed or LOCALES.get(interaction.locale, DEFAULT_LANGUAGE)

"""Names and descriptions of commands and options, in the languages in which people's Discord shows them.

The texts stand in the strings, under ids that each `locale_str` carries."""

import discord
from discord import app_commands

from bot.ui.discord.languages import LOCALES
from bot.ui.strings import strings_in


def localized_message(message: str) -> app_commands.locale_str:
    """The message of this id: English as the default that Discord sends back to us, and to be translated."""
    return app_commands.locale_str(strings_in("en")(message), message=message)


def option_names(*options: str) -> dict[str, app_commands.locale_str | str]:
    """The names of options, by their ids."""
    return {option: localized_message(f"option-{option}") for option in options}


def option_descriptions(*options: str) -> dict[str, app_commands.locale_str | str]:
    """The descriptions of options, by their ids."""
    return {option: localized_message(f"option-{option}-description") for option in options}


class Translations(app_commands.Translator):
    """Our strings as discord.py asks for them."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the signature is discord.py's
    ) -> str | None:
        """Return the text in the locale's language, None where it is not one of ours."""
        message, lang = string.extras.get("message"), LOCALES.get(locale)
        return None if message is None or lang is None else strings_in(lang)(message)

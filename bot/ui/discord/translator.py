"""Names and descriptions of commands and options, translated into the language of each person's Discord.

The texts are messages of `data/strings`; each `locale_str` carries its message's id."""

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.language import LANGUAGES, Language
from bot.ui.discord.languages import LOCALES
from bot.ui.strings import strings_in


def localized_message(message: str) -> app_commands.locale_str:
    """Return the message of this id for translation; its English text is the name that Discord sends back to us."""
    return app_commands.locale_str(strings_in("en")(message), message=message)


def localized_texts(texts: Mapping[Language, str]) -> app_commands.locale_str:
    """Return a text that is given in each language, as what a closed list offers."""
    return app_commands.locale_str(texts["en"], texts=texts)


def option_names(*options: str) -> dict[str, app_commands.locale_str | str]:
    """Return the names of options by their ids, as `app_commands.rename` takes them."""
    return {option: localized_message(f"option-{option}") for option in options}


def option_descriptions(*options: str, **messages: str) -> dict[str, app_commands.locale_str | str]:
    """Return the descriptions of options by their ids, as `app_commands.describe` takes them; `messages` says by the
    id where that stands which is not told under it."""
    told = {option: f"option-{option}" for option in options} | messages
    return {option: localized_message(f"{message}-description") for option, message in told.items()}


def languages_to_choose() -> list[app_commands.Choice[str]]:
    """Return the languages, each called as its own speakers call it."""
    return [app_commands.Choice(name=strings_in(lang)("language-name"), value=lang) for lang in LANGUAGES]


class Translations(app_commands.Translator):
    """Gives discord.py our messages in a locale's language."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the signature is discord.py's
    ) -> str | None:
        """Return the text in the locale's language, None where it is not one of ours."""
        message, texts, lang = string.extras.get("message"), string.extras.get("texts"), LOCALES.get(locale)
        if lang is None:
            return None
        if texts is not None:
            return str(texts[lang])
        return None if message is None else strings_in(lang)(message)

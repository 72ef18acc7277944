"""`/settings`: shows what holds, and changes it: what is a server's for those who may manage it, what is a person's for
everybody."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.language import LANGUAGES, Language
from bot.ui.discord.delivery import DIRECT, Place, promise_answer
from bot.ui.discord.errors import tell_person
from bot.ui.discord.languages import language_of
from bot.ui.discord.preferences import preferences_of, read_preferences
from bot.ui.discord.replies import NOBODY
from bot.ui.discord.settings_panel import settings_panel
from bot.ui.discord.translator import (
    languages_to_choose,
    localized_message,
    localized_texts,
    option_descriptions,
    option_names,
)
from bot.ui.kept.settings import ANSWERS, LANGUAGE, SETTINGS, USUAL, KeptSettings, Whose
from bot.ui.strings import strings_in

Change: TypeAlias = tuple[Whose, str, str]
"""Whose setting, which, and the value that it is to have."""

OF_SERVER = tuple(name for name in SETTINGS["server"] if name != LANGUAGE)
SERVER: Whose = "server"
WHOSE: Sequence[Whose] = ("server", "channel", "person")


class SettingsCommand:
    """Answers `/settings` and the selects of its panel."""

    def __init__(self, settings: KeptSettings, installed: Language | None) -> None:
        self._settings, self._installed = settings, installed

    def command(self) -> app_commands.Command[Any, ..., None]:
        """Return the command as discord.py takes it."""

        async def callback(  # noqa: PLR0913, PLR0917 - an option for each setting
            interaction: discord.Interaction,
            language: str | None = None,
            whose: str | None = None,
            lookups: str | None = None,
            rulings: str | None = None,
            detail: str | None = None,
            pictures: str | None = None,
            art: str | None = None,
            answers: str | None = None,
        ) -> None:
            typed = {"lookups": lookups, "rulings": rulings, "detail": detail, "pictures": pictures, "art": art}
            usual = "server" if is_on_server(interaction) else "person"
            asked = [*(("server", *each) for each in typed.items()), ("person", ANSWERS, answers)]
            asked.append((whose or usual, LANGUAGE, language))
            await self.change(interaction, [change for each in asked if (change := known_change(*each)) is not None])

        options = (LANGUAGE, "whose", *OF_SERVER, ANSWERS)
        described = app_commands.describe(**option_descriptions(*options))(
            app_commands.rename(**option_names(*options))(callback)
        )
        made: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=localized_message("command-settings"),
            description=localized_message("command-settings-description"),
            callback=app_commands.choices(**choices_of_settings())(described),
        )
        made.default_permissions = discord.Permissions(manage_guild=True)
        return made

    async def change(self, interaction: discord.Interaction, changes: Sequence[Change]) -> None:
        """Make all the changes, or none where one is not the person's to make, and show what holds then."""
        if await self._is_refused(interaction, {whose for whose, _, _ in changes}):
            return
        choosing = asyncio.create_task(self._choose_all(interaction, changes))
        await self._show(interaction, kept=await kept_or_promised(interaction, choosing))

    async def _choose_all(self, interaction: discord.Interaction, changes: Sequence[Change]) -> bool:
        return all([await self._choose(interaction, *change) for change in changes])

    async def speak_in(self, interaction: discord.Interaction, channels: Sequence[int]) -> None:
        """Let all see the answers in these channels alone, and show what holds then."""
        if not await self._is_refused(interaction, {"server"}):
            speaking = asyncio.create_task(self._settings.speak_in(interaction.guild_id or 0, channels))
            await self._show(interaction, kept=await kept_or_promised(interaction, speaking))

    async def _is_refused(self, interaction: discord.Interaction, whose: set[Whose]) -> bool:
        """Whether the person may not change that; then they are told why."""
        if whose <= {"person"}:
            return False
        say = strings_in(language_of(interaction, self._installed))
        if not is_on_server(interaction):
            await tell_person(interaction, say("settings-needs-server"))
            return True
        if not may_manage(interaction):
            await tell_person(interaction, say("settings-needs-permission"))
            return True
        return False

    async def _choose(self, interaction: discord.Interaction, whose: Whose, name: str, value: str) -> bool:
        server, channel = interaction.guild_id or 0, preferences_of(interaction).here[-1:]
        match whose:
            case "person":
                return await self._settings.choose_for_person(interaction.user.id, name, value)
            case "channel":
                return all([await self._settings.choose_for_channel(server, each, name, value) for each in channel])
            case "server":
                return await self._settings.choose_for_server(server, name, value)

    async def _show(self, interaction: discord.Interaction, *, kept: bool) -> None:
        """Show what holds now, to the person alone; where a change could not be kept, say so."""
        await read_preferences(interaction, self._settings)
        say = strings_in(language_of(interaction, self._installed))
        if not kept:
            await tell_person(interaction, say("settings-not-kept"))
            return
        panel = settings_panel(
            preferences_of(interaction), say, manages=may_manage(interaction), on_server=is_on_server(interaction)
        )
        if interaction.response.is_done():
            await interaction.edit_original_response(view=panel, allowed_mentions=NOBODY)
        elif interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(view=panel, allowed_mentions=NOBODY)
        else:
            await interaction.response.send_message(view=panel, ephemeral=True, allowed_mentions=NOBODY)


async def kept_or_promised(interaction: discord.Interaction, choosing: asyncio.Task[bool]) -> bool:
    """Return whether it could be kept; where that takes long, as in a crowd, the answer is promised to the person
    meanwhile."""
    await asyncio.wait({choosing}, timeout=DIRECT)
    if not choosing.done():
        in_place = interaction.type is discord.InteractionType.component
        await promise_answer(interaction, Place.IN_PLACE if in_place else Place.PRIVATE)
    return await choosing


def is_on_server(interaction: discord.Interaction) -> bool:
    """Whether the interaction is on a server on which the bot is installed."""
    return interaction.guild_id is not None and interaction.is_guild_integration()


def may_manage(interaction: discord.Interaction) -> bool:
    """Whether the person may manage the server."""
    return interaction.permissions.manage_guild or interaction.permissions.administrator


def known_change(whose: str, name: str, value: str | None) -> Change | None:
    """Return the change, None where nothing is chosen or there is no such setting or value: a select may be old."""
    place = next((each for each in WHOSE if each == whose), None)
    return None if place is None or value not in SETTINGS[place].get(name, ()) else (place, name, value)


def choices_of_settings() -> Mapping[str, list[app_commands.Choice[str]]]:
    """Return the values of each option, each read in the person's language."""
    told: Mapping[str, Whose] = {**dict.fromkeys(OF_SERVER, SERVER), ANSWERS: "person"}
    chosen = {
        name: [localized_choice(f"settings-{whose}-{name}-{value}", value) for value in SETTINGS[whose][name]]
        for name, whose in told.items()
    }
    chosen[LANGUAGE] = [localized_choice("settings-language-usual", USUAL), *languages_to_choose()]
    return chosen | {"whose": [localized_choice(f"settings-whose-{whose}", whose) for whose in WHOSE]}


def localized_choice(message: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(
        name=localized_texts({lang: strings_in(lang)(message) for lang in LANGUAGES}), value=value
    )

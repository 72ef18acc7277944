"""`/forget`: gives a person all that is kept of them as a file, and deletes it; or deletes what is kept of a server."""

import io
import json
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.language import LANGUAGES, Language
from bot.ui.discord.errors import tell_person
from bot.ui.discord.languages import language_of
from bot.ui.discord.replies import NOBODY
from bot.ui.discord.settings_command import is_on_server, may_manage
from bot.ui.discord.translator import localized_message, localized_texts, option_descriptions, option_names
from bot.ui.kept.forgetting import export_person, forget_person, forget_server
from bot.ui.kept.store import KeptStore
from bot.ui.strings import strings_in

FILE = "arbitre.json"
PERSON, SERVER = "person", "server"


class ForgetCommand:
    """Answers `/forget`; `forget_talks` forgets what a person typed last."""

    def __init__(self, kept: KeptStore, installed: Language | None, forget_talks: Callable[[int], None]) -> None:
        self._kept, self._installed, self._forget_talks = kept, installed, forget_talks

    def command(self) -> app_commands.Command[Any, ..., None]:
        """Return the command as discord.py takes it."""

        async def callback(interaction: discord.Interaction, what: str | None = None) -> None:
            await (self._forget_server if what == SERVER else self._forget_person)(interaction)

        described = app_commands.describe(**option_descriptions("what"))(
            app_commands.rename(**option_names("what"))(callback)
        )
        choices = [
            app_commands.Choice(
                name=localized_texts({lang: strings_in(lang)(f"settings-whose-{what}") for lang in LANGUAGES}),
                value=what,
            )
            for what in (PERSON, SERVER)
        ]
        made: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=localized_message("command-forget"),
            description=localized_message("command-forget-description"),
            callback=app_commands.choices(what=choices)(described),
        )
        return made

    async def _forget_person(self, interaction: discord.Interaction) -> None:
        say, person = strings_in(language_of(interaction, self._installed)), interaction.user.id
        given = await export_person(self._kept, person)
        self._forget_talks(person)
        if not any(given.values()):
            await tell_person(interaction, say("forget-person-nothing"))
            return
        if not await forget_person(self._kept, person):
            await tell_person(interaction, say("settings-not-kept"))
            return
        file = io.BytesIO(json.dumps(given, ensure_ascii=False, indent=1).encode())
        await interaction.response.send_message(
            say("forget-person"), file=discord.File(file, FILE), ephemeral=True, allowed_mentions=NOBODY
        )

    async def _forget_server(self, interaction: discord.Interaction) -> None:
        say = strings_in(language_of(interaction, self._installed))
        message = "forget-server"
        if not is_on_server(interaction):
            message = "settings-needs-server"
        elif not may_manage(interaction):
            message = "settings-needs-permission"
        elif not await forget_server(self._kept, interaction.guild_id or 0):
            message = "settings-not-kept"
        await tell_person(interaction, say(message))

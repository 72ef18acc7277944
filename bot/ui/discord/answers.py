"""From an interaction to a shown reply, the same way for every command: language, options, time, embed.

Knows no single command: what each does stands in the registry."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.config import Language
from bot.ui.ask import LONGEST_LINE, refused
from bot.ui.commands.registry import Command, Options, suggestions
from bot.ui.desk import Desk
from bot.ui.discord.languages import language_of
from bot.ui.discord.replies import NOBODY, Shown, shown
from bot.ui.discord.running import Running
from bot.ui.reply import Reply
from bot.ui.strings import strings

DIRECT = 1.5
"""Seconds until a command that is still being worked on is deferred. Discord gives up after three, and one retry of a
failed callback costs one."""

Completing: TypeAlias = Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


class Answers:
    """What the commands have in common. `direct` is in seconds, see `DIRECT`."""

    def __init__(
        self, desk: Desk, commands: Iterable[Command], lang: Language | None, running: Running, direct: float = DIRECT
    ) -> None:
        self._desk = desk
        self._commands: Mapping[str, Command] = {command.id: command for command in commands}
        self._lang = lang
        self._running = running
        self._direct = direct

    async def give(self, interaction: discord.Interaction, command: str, options: Mapping[str, str | None]) -> None:
        """Answer a command; the options go by their ids, and those left out are None."""
        lang = language_of(interaction, self._lang)
        given = {option: value for option, value in options.items() if value is not None}
        with self._running.one():
            # In a thread: what takes long must not keep the gateway and everybody else waiting.
            work = asyncio.create_task(asyncio.to_thread(self._shown, self._commands[command], lang, given))
            await asyncio.wait({work}, timeout=self._direct)
            if work.done():
                shown = work.result()
                await interaction.response.send_message(embed=shown.embed, files=shown.files(), allowed_mentions=NOBODY)
            else:
                await self._give_later(interaction, work)

    async def _give_later(self, interaction: discord.Interaction, work: "asyncio.Task[Shown]") -> None:
        try:
            await interaction.response.defer(thinking=True)
        finally:
            shown = await work
        await interaction.followup.send(embed=shown.embed, files=shown.files(), allowed_mentions=NOBODY)

    def _shown(self, command: Command, lang: Language, options: Options) -> Shown:
        return shown(self._reply(command, lang, options))

    def _reply(self, command: Command, lang: Language, options: Options) -> Reply:
        length = sum(map(len, options.values()))
        if length > LONGEST_LINE:
            return refused(lang, strings(lang)("ask-too-long", length=length, most=LONGEST_LINE))
        return command.run(self._desk, lang, options)

    def completing(self, command_id: str, option_id: str) -> Completing:
        """The autocomplete of an option, from memory, as discord.py wants it."""
        command = self._commands[command_id]
        option = next(each for each in command.options if each.id == option_id)
        ids = {each.name("en"): each.id for each in command.options}

        async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            typed = {ids[name]: value for name, value in interaction.namespace if name in ids}
            others = {each: value for each, value in typed.items() if each != option_id and value}
            found = suggestions(self._desk, language_of(interaction, self._lang), option, current, others)
            return [app_commands.Choice(name=each.name, value=each.value) for each in found]

        return complete

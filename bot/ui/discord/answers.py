"""From an interaction to a shown reply, the same way for every command: language, options, waiting, embed.

Knows no single command: what each of them does stands in the registry."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping
from functools import partial
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.language import Language
from bot.ui.ask import LONGEST_LINE, answer_command
from bot.ui.commands.registry import Command, MessageCommand, Options, suggest_values
from bot.ui.desk import Desk
from bot.ui.discord.buttons import Pressed, decode_button
from bot.ui.discord.delivery import Place, deliver_answer, keep_promise, promise_answer
from bot.ui.discord.errors import tell_person
from bot.ui.discord.languages import language_of
from bot.ui.discord.replies import show_reply
from bot.ui.discord.running import Running
from bot.ui.discord.symbols import Symbols
from bot.ui.reply import Reply
from bot.ui.strings import strings_in

DIRECT = 1.5
"""Seconds until an answer that is still being worked on is promised for later. Discord gives up after three, and
retrying a failed request takes one."""

Completing: TypeAlias = Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


class Answers:
    """Answers commands, menu entries, buttons and autocompletes. `direct` is in seconds, see `DIRECT`."""

    def __init__(  # noqa: PLR0913, PLR0917 - all that an answer is made of
        self,
        desk: Desk,
        commands: Iterable[Command],
        menus: Iterable[MessageCommand],
        lang: Language | None,
        running: Running,
        symbols: Symbols,
        direct: float = DIRECT,
    ) -> None:
        self._desk = desk
        self._commands: Mapping[str, Command] = {command.id: command for command in commands}
        self._menus: Mapping[str, MessageCommand] = {menu.id: menu for menu in menus}
        self._lang = lang
        self._running = running
        self._symbols = symbols
        self._direct = direct

    def serve_from(self, desk: Desk) -> None:
        """Answer from another desk from now on; answers under way finish with the old one."""
        self._desk = desk

    async def give(self, interaction: discord.Interaction, command: str, options: Mapping[str, str | None]) -> None:
        """Answer a command by its id; `options` goes by the options' ids, with None for those left out."""
        lang = language_of(interaction, self._lang)
        given = {option: value for option, value in options.items() if value is not None}
        await self._answer(interaction, partial(self._reply, self._commands[command], lang, given), Place.PUBLIC)

    async def read(self, interaction: discord.Interaction, menu: str, text: str) -> None:
        """Answer a menu entry about a message with that text; only the person who asked sees the answer."""
        run, lang = self._menus[menu].run, language_of(interaction, self._lang)
        await self._answer(interaction, partial(run, self._desk, lang, text[:LONGEST_LINE]), Place.PRIVATE)

    async def press(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Answer a pressed button: within its message if the person asked for that message, else for them alone."""
        pressed = decode_button(custom_id)
        if pressed is None or not self._is_known(pressed):
            with self._running.one():
                await tell_person(interaction, strings_in(language_of(interaction, self._lang))("reply-old-button"))
            return
        reply = partial(self._reply, self._commands[pressed.command], pressed.lang, pressed.options)
        await self._answer(interaction, reply, Place.IN_PLACE if is_askers_own(interaction) else Place.PRIVATE)

    def _is_known(self, pressed: Pressed) -> bool:
        """Whether today's commands still take what the button asks: buttons may be older than this program."""
        command = self._commands.get(pressed.command)
        return command is not None and command.takes(pressed.options)

    async def _answer(self, interaction: discord.Interaction, reply: Callable[[], Reply], place: Place) -> None:
        with self._running.one():
            # In a thread: a long answer must hold up neither the connection to Discord nor anybody else's answer.
            work = asyncio.create_task(asyncio.to_thread(lambda: show_reply(reply(), self._symbols)))
            await asyncio.wait({work}, timeout=self._direct)
            if work.done():
                await deliver_answer(interaction, work.result(), place)
                return
            try:
                await promise_answer(interaction, place)
            finally:
                late = await work
            await keep_promise(interaction, late, place)

    def _reply(self, command: Command, lang: Language, options: Options) -> Reply:
        return answer_command(self._desk, lang, command, options)

    def completing(self, command_id: str, option_id: str) -> Completing:
        """Return the autocomplete callback of an option, as discord.py takes it."""
        command = self._commands[command_id]
        option = next(each for each in command.options if each.id == option_id)
        ids = {each.name("en"): each.id for each in command.options}

        async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            typed = {ids[name]: value for name, value in interaction.namespace if name in ids}
            others = {each: value for each, value in typed.items() if each != option_id and value}
            found = suggest_values(self._desk, language_of(interaction, self._lang), option, current, others)
            return [app_commands.Choice(name=each.name, value=each.value) for each in found]

        return complete


def is_askers_own(interaction: discord.Interaction) -> bool:
    """Whether the person who presses a button is the one who asked for its message."""
    about = interaction.message.interaction_metadata if interaction.message is not None else None
    return about is not None and about.user.id == interaction.user.id

"""From an interaction to a shown reply, the same way for every command: language, options, waiting, embed.

Knows no single command: what each of them does stands in the registry."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping
from dataclasses import replace
from functools import partial
from math import ceil, isfinite
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.config import WHICH_PICTURES
from bot.engine.frozen_class import dataclass
from bot.language import Language
from bot.ui.ask import LONGEST_LINE
from bot.ui.commands.completion import Suggestion
from bot.ui.commands.registry import Command, MessageCommand, Option, Options, suggest_values
from bot.ui.conversation import Conversation
from bot.ui.desk import Desk
from bot.ui.discord.asked import note_asked
from bot.ui.discord.building.builders import begun_reply, builder_row, is_begun
from bot.ui.discord.buttons import Pressed, Row, decode_button, requests_to_keep
from bot.ui.discord.controls import AskedHere, rows_below, with_what_lies_behind
from bot.ui.discord.cooldown import BURST_OF_SERVER, REFILL_OF_SERVER, Cooldown
from bot.ui.discord.deliveries import Deliveries
from bot.ui.discord.delivery import DIRECT, Place, is_seen_alone
from bot.ui.discord.errors import tell_failure
from bot.ui.discord.languages import language_for_all, language_of
from bot.ui.discord.preferences import is_private, may_be_public, preferences_of
from bot.ui.discord.replies import FOR_ASKER_ALONE, Pictures, Shown, show_reply
from bot.ui.discord.running import Running
from bot.ui.discord.symbols import Symbols
from bot.ui.discord.vital_signs import VitalSigns
from bot.ui.kept.requests import KeptRequests
from bot.ui.kept.settings import CARD_ART, DETAIL, PICTURES, SHOWN, STEPS, Chosen
from bot.ui.kept.shared import SharedRequests
from bot.ui.kept.store import KeptStore
from bot.ui.logs import log_question
from bot.ui.reply import Button, Reply
from bot.ui.strings import strings_in
from bot.ui.typed import button_as_line
from bot.ui.workers.answering import answer_fairly
from bot.ui.workers.estimate import is_light
from bot.ui.workers.pool import NoAnswer, Pool, Unanswered
from bot.ui.workers.questions import Asker

WHY_UNANSWERED: Mapping[Unanswered, str] = {
    Unanswered.TOO_SLOW: "ask-too-slow",
    Unanswered.TOO_MANY: "reply-too-many",
    Unanswered.CROWDED: "reply-crowded",
    Unanswered.CLOSED: "reply-busy",
}
"""What the asker is told where there is no answer."""

Completing: TypeAlias = Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


JUDGE, ABOUT, HELP = "judge", "about", "help"
OWN_COMMANDS = ("settings", "forget")
"""The commands that are none of the registry's: what is kept of people is kept for Discord alone."""
MOST_TALKS = 1000
"""Of so many people is kept what they asked last."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a command is to be answered: to the asker alone or not, and in which language; None where nobody says."""

    private: bool | None = None
    language: Language | None = None


AS_USUAL = Manner()


class Answers:
    """Answers commands, menu entries, buttons and autocompletes. `direct` is in seconds, see `DIRECT`."""

    def __init__(  # noqa: PLR0913, PLR0917 - all that an answer is made of
        self,
        desk: Desk,
        pool: Pool,
        commands: Iterable[Command],
        menus: Iterable[MessageCommand],
        lang: Language | None,
        running: Running,
        symbols: Symbols,
        kept: KeptStore,
        signs: VitalSigns,
        direct: float = DIRECT,
        pictures: Pictures = Pictures(),  # noqa: B008 - frozen
    ) -> None:
        self._pictures = pictures
        self.requests = KeptRequests(kept)
        self._shared = SharedRequests(kept)
        self._signs = signs
        self.desk = desk
        self._pool = pool
        self._cooldown = Cooldown(time.monotonic)
        self._cooldown_of_servers = Cooldown(time.monotonic, BURST_OF_SERVER, REFILL_OF_SERVER)
        self.commands: Mapping[str, Command] = {command.id: command for command in commands}
        self._menus: Mapping[str, MessageCommand] = {menu.id: menu for menu in menus}
        self.lang = lang
        self.running = running
        self._symbols = symbols
        self.deliveries = Deliveries(running, pool, self.requests, lang, direct)
        self._talks: dict[tuple[int | None, int], Conversation] = {}
        """What each person asked last in each channel, the one who asked longest ago first."""

    def serve_from(self, desk: Desk) -> None:
        """Answer from another desk from now on; answers under way finish with the old one."""
        self.desk = desk
        self._pool.renew()

    async def give(
        self,
        interaction: discord.Interaction,
        command: str,
        options: Mapping[str, str | None],
        manner: Manner = AS_USUAL,
    ) -> None:
        """Answer a command by its id; `options` goes by the options' ids, with None for those left out."""
        asked = self.commands[command]
        place = Place.PRIVATE if is_private(interaction, manner.private, looks_up=asked.looks_up) else Place.PUBLIC
        usual = language_of if place is Place.PRIVATE else language_for_all
        lang = manner.language or usual(interaction, self.lang)
        steps = preferences_of(interaction).value("server", DETAIL) == STEPS
        given = {option: value for option, value in options.items() if value is not None}
        if is_begun(asked, given):
            await self._begin(interaction, asked, given, lang, Place.PRIVATE)
            return
        shared = await self._request_shared(given["text"]) if command == JUDGE else None
        if shared is not None:
            await self.ask(interaction, replace(shared, lang=lang), place)
            return
        remember = None
        if command == JUDGE:
            talk = self._talk_of(interaction)
            whole = talk.whole_line(given["text"])
            given, remember = {"text": whole}, partial(talk.remember, whole)
        chosen = manner.language is not None
        await self._answer(interaction, asked, lang, given, place, remember, steps=steps, chosen=chosen)

    def note_typed(self, interaction: discord.Interaction) -> None:
        """Note what a command asks, before it is looked at: whatever fails can say it again."""
        name = interaction.command.qualified_name if interaction.command is not None else ""
        command = next((each for each in self.commands.values() if each.name("en") == name), None)
        if command is not None:
            typed = {option: str(value) for option, value in interaction.namespace}  # its `dict` would fail
            options = {each.id: typed[each.name("en")] for each in command.options if each.name("en") in typed}
            note_asked(interaction, Button("", command.id, options, language_of(interaction, self.lang)))

    def _talk_of(self, interaction: discord.Interaction) -> Conversation:
        """Return what the person asked last in the channel; who asked long ago is forgotten."""
        place = (interaction.channel_id, interaction.user.id)
        talk = self._talks.pop(place, None) or Conversation()
        self._talks[place] = talk
        while len(self._talks) > MOST_TALKS:
            del self._talks[next(iter(self._talks))]
        return talk

    def forget_talks(self, person: int) -> None:
        """Forget what a person asked last, in each channel."""
        self._talks = {place: talk for place, talk in self._talks.items() if place[1] != person}

    async def read(self, interaction: discord.Interaction, menu: str, text: str) -> None:
        """Answer a menu entry about a message with that text; only the person who asked sees the answer."""
        run, lang = self._menus[menu].run, language_of(interaction, self.lang)
        if not await self._is_too_early(interaction, lang):

            async def made() -> Shown:
                reply = await asyncio.to_thread(run, self.desk, lang, text[:LONGEST_LINE])
                return await self._shown(reply, preferences_of(interaction), ())

            await self.deliveries.deliver(interaction, made(), Place.PRIVATE)

    async def ask(self, interaction: discord.Interaction, asked: Pressed, place: Place) -> None:
        """Answer what a press or a form asks."""
        command = self.commands[asked.command]
        if is_begun(command, asked.options):
            await self._begin(interaction, command, asked.options, asked.lang, place)
            return
        await self._answer(interaction, command, asked.lang, asked.options, place, steps=asked.steps)

    async def _begin(
        self, interaction: discord.Interaction, command: Command, options: Options, lang: Language, place: Place
    ) -> None:
        """Show what is built so far, which can't be played yet, and what can be added."""

        async def begun() -> tuple[Reply, tuple[Row, ...]]:
            reply = await asyncio.to_thread(begun_reply, self.desk, command, options, lang)
            return reply, (builder_row(command, options, lang),)

        await self.show(interaction, begun(), place)

    async def show(
        self,
        interaction: discord.Interaction,
        made: Coroutine[Any, Any, tuple[Reply, tuple[Row, ...]]],
        place: Place = Place.PRIVATE,
    ) -> None:
        """Show a reply with what can be pressed below it, to the person alone unless another place is given, when it is
        there."""

        async def shown() -> Shown:
            reply, rows = await made
            return await self._shown(reply, preferences_of(interaction), rows)

        await self.deliveries.deliver(interaction, shown(), place)

    async def reply_to(self, interaction: discord.Interaction, asked: Pressed) -> Reply | None:
        """Return what is answered to a request; None where whoever asks has to wait."""
        asker = Asker(interaction.user.id, interaction.guild_id)
        command = self.commands[asked.command]
        try:
            return await answer_fairly(self._pool, self.desk, asked.lang, command, asked.options, asker)
        except NoAnswer:
            return None

    async def _request_shared(self, typed: str) -> Pressed | None:
        """Return the request that somebody shared under the id that was typed; None where that is no such id."""
        written = await self._shared.find(typed.strip()) if typed.strip().isalnum() else None
        asked = None if written is None else decode_button(written)
        return asked if asked is not None and self.is_known(asked) else None

    def is_known(self, asked: Pressed, *, begun: bool = False) -> bool:
        """Whether today's commands still take what is asked, or what is `begun` and lacks something: messages may be
        older than this program."""
        command = self.commands.get(asked.command)
        if command is None:
            return False
        return command.takes(asked.options) or (begun and is_begun(command, asked.options))

    async def _answer(  # noqa: PLR0913, PLR0917  what is asked, by whom, where it is shown
        self,
        interaction: discord.Interaction,
        command: Command,
        lang: Language,
        options: Options,
        place: Place,
        remember: Callable[[Reply], None] | None = None,
        *,
        steps: bool = False,
        chosen: bool = False,
    ) -> None:
        """Answer; with `chosen`, the person has said which language it is to be, also where they alone read it."""
        button = Button("", command.id, options, lang, steps=steps)
        note_asked(interaction, button)
        log_question(button_as_line(button))
        if await self._is_too_early(interaction, lang):
            return
        alone = place is Place.PRIVATE or (place is Place.IN_PLACE and is_seen_alone(interaction))
        own = lang if chosen or place is not Place.PUBLIC else language_of(interaction, self.lang)
        asked = AskedHere(command, options, steps, alone, may_be_public(interaction))

        async def made() -> Shown:
            reply = await self._signs.measured(self._reply_in(interaction, command, options, (lang, own)), command.id)
            if remember is not None:
                remember(reply)
            return await self._made(reply, preferences_of(interaction), asked)

        queued = self._pool.is_busy and not is_light(command, options)
        try:
            await self.deliveries.deliver(interaction, made(), place, queued=queued)
        except NoAnswer as none:
            with self.running.one():
                await tell_failure(interaction, strings_in(lang)(WHY_UNANSWERED[none.why]), lang, self.requests)

    async def _reply_in(
        self, interaction: discord.Interaction, command: Command, options: Options, langs: tuple[Language, Language]
    ) -> Reply:
        """Return the reply in the first language, that of the place; what only the asker sees is asked again in the
        second one, which is theirs."""
        asker = Asker(interaction.user.id, interaction.guild_id)
        asking = partial(answer_fairly, self._pool, self.desk, command=command, options=options, asker=asker)
        lang, own = langs
        reply = await asking(lang=lang)
        if reply.kind in FOR_ASKER_ALONE and own != lang:
            reply = await asking(lang=own)
        if command.id == ABOUT:
            return with_connection(reply, interaction.client)
        return with_own_commands(reply) if command.id == HELP else reply

    async def _is_too_early(self, interaction: discord.Interaction, lang: Language) -> bool:
        """Say whether the person, or their server, asks too fast; then they are told, and nobody else."""
        server = interaction.guild_id
        early = self._cooldown.take(interaction.user.id)
        if not early and server is not None:
            early = self._cooldown_of_servers.take(server)
        if early > 0:
            with self.running.one():
                wait = strings_in(lang)("reply-too-fast", seconds=ceil(early))
                await tell_failure(interaction, wait, lang, self.requests)
        return early > 0

    async def _made(self, given: Reply, chosen: Chosen, asked: AskedHere) -> Shown:
        alone = asked.alone or given.kind in FOR_ASKER_ALONE
        rows = rows_below(given, replace(asked, alone=alone))
        return await self._shown(with_what_lies_behind(given, asked), chosen, rows)

    async def _shown(self, reply: Reply, chosen: Chosen, rows: tuple[Row, ...]) -> Shown:
        given = reply if chosen.value("server", CARD_ART) == SHOWN else replace(reply, image=None)
        pictures = with_chosen(self._pictures, chosen)
        shown = await asyncio.to_thread(show_reply, given, self._symbols, pictures, rows)
        if long := requests_to_keep(shown.rows):
            await self.requests.keep(long)  # what could not be kept says so when it is pressed
        return shown

    def offered(self, option: Option, lang: Language) -> list[Suggestion]:
        """Return what autocomplete offers for an option where nothing is typed yet."""
        return suggest_values(self.desk, lang, option, "", {})

    def completing(self, command_id: str, option_id: str) -> Completing:
        """Return the autocomplete callback of an option, as discord.py takes it."""
        command = self.commands[command_id]
        option = next(each for each in command.options if each.id == option_id)
        ids = {each.name("en"): each.id for each in command.options}

        async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            typed = {ids[name]: value for name, value in interaction.namespace if name in ids}
            others = {each: value for each, value in typed.items() if each != option_id and value}
            found = suggest_values(self.desk, language_of(interaction, self.lang), option, current, others)
            return [app_commands.Choice(name=each.name, value=each.value) for each in found]

        return complete


def with_chosen(pictures: Pictures, chosen: Chosen) -> Pictures:
    """Return which pictures are shown, as the server has chosen it."""
    value = chosen.value("server", PICTURES)
    which = next((each for each in WHICH_PICTURES if each == value), pictures.which)
    return replace(pictures, which=which)


def with_connection(answered: Reply, client: discord.Client) -> Reply:
    """Return what is said of this program with what only its connection knows: how fast it is, how it is invited."""
    say, (first, *more) = strings_in(answered.lang), answered.sections
    latency = (say("discord-latency", milliseconds=round(client.latency * 1000)),) if isfinite(client.latency) else ()
    told = (*latency, say("discord-invite"))
    return replace(
        answered,
        sections=(replace(first, lines=(*first.lines, *told)), *more),
        link=invite_link(client.application_id or 0),
        link_label=say("discord-invite-button"),
    )


def with_own_commands(answered: Reply) -> Reply:
    """Return what can be asked with the commands that there are in Discord alone."""
    say, (first, *more) = strings_in(answered.lang), answered.sections
    own = tuple(f"/{say(f'command-{each}')} · {say(f'command-{each}-description')}" for each in OWN_COMMANDS)
    return replace(answered, sections=(replace(first, lines=(*first.lines, *own)), *more))


def invite_link(application: int) -> str:
    """Return the address at which somebody adds the bot to a server: it needs no permission there."""
    return discord.utils.oauth_url(
        application, permissions=discord.Permissions.none(), scopes=("bot", "applications.commands")
    )

"""The Discord client: it connects, answers, waits for running answers at the end, and closes.

It asks Discord for as little as it can: no messages, no members, no presences. Knows no single command."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.voice_client import VoiceClient

from bot.config import Settings
from bot.language import Language
from bot.ui.commands.registry import COMMANDS, MESSAGE_COMMANDS, Command, MessageCommand
from bot.ui.desk import Desk
from bot.ui.discord import sync
from bot.ui.discord.answers import Answers, invite_link
from bot.ui.discord.buttons import Pressable
from bot.ui.discord.command_tree import command_tree, menu_of
from bot.ui.discord.delivery import DIRECT
from bot.ui.discord.errors import report_error, tell_failure
from bot.ui.discord.forget_command import ForgetCommand
from bot.ui.discord.languages import language_of
from bot.ui.discord.payloads import INTERACTION, id_pressed, is_in_its_message, read_leniently
from bot.ui.discord.preferences import read_preferences
from bot.ui.discord.presses import Presses
from bot.ui.discord.prompt_callbacks import send_callbacks_promptly
from bot.ui.discord.replies import NOBODY, Pictures
from bot.ui.discord.running import Running
from bot.ui.discord.settings_command import SettingsCommand, known_change
from bot.ui.discord.settings_panel import SettingSelect, SpeakingSelect
from bot.ui.discord.symbols import complete_symbols
from bot.ui.discord.translator import Translations
from bot.ui.discord.vital_signs import VitalSigns
from bot.ui.kept.forgetting import forget_daily, note_joined, note_left, note_servers
from bot.ui.kept.opening import store_of
from bot.ui.kept.settings import KeptSettings
from bot.ui.kept.store import DAY
from bot.ui.strings import strings_in
from bot.ui.warming import warm_desk
from bot.ui.workers.pool import Pool

DRAIN_SECONDS = 6.0
"""Seconds that running commands get at the end: a container is killed ten seconds after SIGTERM."""
TO_ANSWER = 0.7
"""How much of them is for answering; the rest is for telling the others to ask again."""

log = logging.getLogger(__name__)


def shards_of(settings: Settings) -> dict[str, Any]:
    """Return what discord.py is told of the shards: nothing where it asks Discord how many."""
    if settings.shards is None:
        return {}
    ids = {"shard_ids": [*settings.shards.ids]} if settings.shards.ids else {}
    return {"shard_count": settings.shards.count, **ids}


class Tree(app_commands.CommandTree["Arbitre"]):
    """The commands, open in servers, in private messages and to people who installed them; closed during a drain."""

    def __init__(self, client: "Arbitre") -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )

    async def interaction_check(self, interaction: "discord.Interaction[Arbitre]", /) -> bool:
        """Turn new commands away during a drain; autocomplete goes on."""
        await read_preferences(interaction, self.client.settings)
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        self.client.answers.note_typed(interaction)
        if not self.client.running.draining:
            return True
        await self.client.turn_away(interaction)
        return False

    async def on_error(
        self, interaction: "discord.Interaction[Arbitre]", error: app_commands.AppCommandError, /
    ) -> None:
        with self.client.running.one():
            await report_error(interaction, error, self.client.lang, self.client.answers.requests)


class Arbitre(discord.AutoShardedClient):
    """Arbitre as a Discord client.

    `direct` is in seconds, see `DIRECT`. With `draws`, cost symbols are made emojis of the application once the client
    is connected, and shown as letters until then. With `starts_workers`, the first heavy question finds a worker that
    is ready."""

    def __init__(  # noqa: PLR0913 - what a test may want otherwise
        self,
        settings: Settings,
        desk: Desk,
        commands: Iterable[Command] = COMMANDS,
        menus: Sequence[MessageCommand] = MESSAGE_COMMANDS,
        direct: float = DIRECT,
        *,
        pool: Pool | None = None,
        signs: VitalSigns | None = None,
        draws: bool = True,
        starts_workers: bool = True,
    ) -> None:
        self._signs = VitalSigns() if signs is None else signs
        self._signs.served = self
        VoiceClient.warn_nacl = VoiceClient.warn_dave = False  # no voice is used: that it can't be is not worth a line
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=NOBODY,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            proxy=settings.proxy,
            http_trace=self._signs.requests.trace(),
            **shards_of(settings),
        )
        read_leniently(self._connection)
        self._shards = settings.shards
        self.lang: Language | None = settings.lang
        self.running = Running()
        self.tree = Tree(self)
        self._desk = desk
        self._data = settings.data
        self._commands = tuple(commands)
        self._menus = menus
        self.symbols: dict[str, str] = {}
        self._draws = draws
        self._starts_workers = starts_workers
        self._was_ready = False
        self._drawing: asyncio.Task[None] | None = None
        self._forgetting: asyncio.Task[None] | None = None
        self.pool = Pool(settings) if pool is None else pool
        shown = Pictures(settings.pictures, settings.theme)
        self._kept = store_of(settings)
        self.settings = KeptSettings(self._kept)
        self._settings_command = SettingsCommand(self.settings, settings.lang)
        self.answers = Answers(
            desk,
            self.pool,
            self._commands,
            menus,
            settings.lang,
            self.running,
            self.symbols,
            self._kept,
            self._signs,
            direct,
            shown,
        )
        self._presses = Presses(self.answers, self._kept, settings.report_channel)

    async def setup_hook(self) -> None:
        """Register the commands, and build what the first question would otherwise wait for."""
        send_callbacks_promptly()
        await self.tree.set_translator(Translations())
        for command in command_tree(self.answers, self._commands):
            self.tree.add_command(command)
        for menu in self._menus:
            self.tree.add_command(menu_of(self.answers, menu))
        self.tree.add_command(self._settings_command.command())
        self.tree.add_command(ForgetCommand(self._kept, self.lang, self.answers.forget_talks).command())
        self.add_dynamic_items(Pressable, SettingSelect, SpeakingSelect)
        await asyncio.gather(
            self._kept.open(),
            asyncio.to_thread(warm_desk, self._desk),
            sync.sync_if_changed(self.tree, self._data / sync.FILE),
        )

        self._forgetting = asyncio.create_task(forget_daily(self._kept))
        if self._draws:
            self._drawing = asyncio.create_task(complete_symbols(self, self.symbols))

    def serve_from(self, desk: Desk) -> None:
        """Answer from another desk from now on."""
        self._desk = desk
        self.answers.serve_from(desk)

    @property
    def data_date(self) -> str | None:
        """The date of the cards that are served, None for the shipped ones."""
        return self._desk.cards.data_date

    @property
    def waiting(self) -> int:
        """How many heavy questions wait for their turn."""
        return self.pool.waiting

    async def close(self) -> None:
        """Disconnect, and end the workers; symbols that are not drawn yet are left to the next start."""
        await self.pool.close()
        beside = [task for task in (self._drawing, self._forgetting) if task is not None]
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        await self._kept.close()
        await super().close()

    async def press(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Answer a pressed button, or what was chosen in a menu."""
        await self._attend(interaction, lambda: self._presses.press(interaction, custom_id))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a form that came back, and a press of what its message does not have; all else has other ways here."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self._attend(interaction, lambda: self._presses.submit(interaction))
        elif interaction.type is discord.InteractionType.component and not is_in_its_message(interaction):
            await self._attend(interaction, lambda: self._presses.press(interaction, id_pressed(interaction)))

    async def choose(self, interaction: discord.Interaction, whose: str, name: str, value: str) -> None:
        """Change a setting, as chosen in the panel of `/settings`."""
        change = known_change(whose, name, value)
        changes = [] if change is None else [change]
        await self._attend(interaction, lambda: self._settings_command.change(interaction, changes))

    async def choose_channels(self, interaction: discord.Interaction, channels: Sequence[int]) -> None:
        """Change in which channels all see the answers, as chosen in the panel of `/settings`."""
        await self._attend(interaction, lambda: self._settings_command.speak_in(interaction, channels))

    async def _attend(self, interaction: discord.Interaction, answer: Callable[[], Awaitable[None]]) -> None:
        """Answer what was pressed or chosen, with an apology if that fails: a button without an answer looks broken."""
        await read_preferences(interaction, self.settings)
        if self.running.draining:
            await self.turn_away(interaction)
            return
        try:
            await answer()
        except Exception as error:  # noqa: BLE001 - the boundary: discord.py would log it and leave the person waiting
            with self.running.one():
                await report_error(interaction, error, self.lang, self.answers.requests)

    async def turn_away(self, interaction: discord.Interaction) -> None:
        """Say that the bot is about to restart."""
        lang = language_of(interaction, self.lang)
        with self.running.one():
            await tell_failure(interaction, strings_in(lang)("reply-busy"), lang, self.answers.requests)

    def take_interaction(self, interaction: Any) -> None:
        """Answer an interaction that did not come by the gateway, in a task of its own."""
        self._connection.parsers[INTERACTION](interaction)  # what the gateway's message of that name calls

    @property
    def is_away(self) -> bool:
        """Whether the connection that it had is lost."""
        return self._was_ready and self._signs.gateway == "away"

    async def on_resumed(self) -> None:
        self._signs.gateway = "connected"

    async def on_disconnect(self) -> None:
        self._signs.gateway = "away"

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.note_authorized(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Discord sends this where the bot was removed, and not where a server is away."""
        await note_left(self._kept, guild.id)

    async def begin_to_serve(self) -> None:
        """Say that Discord hears us, and have a worker ready for the first heavy question."""
        self._signs.gateway = "connected"
        log.info("ready as %s; to invite it: %s", self.user, invite_link(self.application_id or 0))
        if self._starts_workers:
            self.pool.start()

    async def on_ready(self) -> None:
        self._was_ready = True
        await self.begin_to_serve()
        heard = (lambda _: True) if self._shards is None else self._shards.hear
        await note_servers(self._kept, {guild.id for guild in self.guilds}, heard)

    async def note_servers_daily(self) -> None:
        """Note in which servers the bot is, now and every day; runs until cancelled."""
        while True:
            await self.note_servers_listed()
            await asyncio.sleep(DAY)

    async def note_servers_listed(self) -> None:
        """Ask Discord in which servers the bot is: without the gateway nobody says that it was removed from one."""
        try:
            there = {guild.id async for guild in self.fetch_guilds(limit=None, with_counts=False)}
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.info("the servers could not be listed: %s; they will be tomorrow", error)
        else:
            await note_servers(self._kept, there)

    async def note_authorized(self, server: int) -> None:
        """Note that somebody added the bot to a server."""
        await note_joined(self._kept, server)

    async def drain(self, patience: float = DRAIN_SECONDS) -> None:
        """Take no new commands, wait at most `patience` seconds for those under way, then close.

        Heavy questions are not waited for, and in the end no other: who asked is told to ask again."""
        await self.pool.close()
        if not await self.running.drained(patience * TO_ANSWER):
            self.running.give_up()
            if not await self.running.drained(patience * (1 - TO_ANSWER)):
                log.warning("some commands were still running after %s seconds", patience)
        await self.close()

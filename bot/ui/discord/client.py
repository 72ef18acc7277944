"""The Discord client: it connects, answers, waits for running answers at the end, and closes.

It asks Discord for as little as it can: no messages, no members, no presences. Knows no single command."""

import asyncio
import logging
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

import aiohttp
import discord
from discord import app_commands
from discord.voice_client import VoiceClient

from bot.config import Settings, SettingsError
from bot.language import Language
from bot.ui.commands.registry import COMMANDS, MESSAGE_COMMANDS, Command, MessageCommand
from bot.ui.desk import Desk
from bot.ui.discord import sync
from bot.ui.discord.answers import DIRECT, Answers, invite_link
from bot.ui.discord.buttons import Pressable
from bot.ui.discord.command_tree import command_tree, menu_of
from bot.ui.discord.errors import report_error, tell_person
from bot.ui.discord.forget_command import ForgetCommand
from bot.ui.discord.languages import language_of
from bot.ui.discord.preferences import read_preferences
from bot.ui.discord.probes import probes_served
from bot.ui.discord.replies import NOBODY, Pictures
from bot.ui.discord.running import Running
from bot.ui.discord.settings_command import SettingsCommand, known_change
from bot.ui.discord.settings_panel import SettingSelect, SpeakingSelect
from bot.ui.discord.symbols import complete_symbols
from bot.ui.discord.translator import Translations
from bot.ui.discord.vital_signs import VitalSigns, heartbeat_kept
from bot.ui.heartbeat import heartbeat_file
from bot.ui.keeping import Keeper, warm_desk
from bot.ui.kept.file import KeptFile
from bot.ui.kept.forgetting import forget_daily, note_joined, note_left, note_servers
from bot.ui.kept.settings import KeptSettings
from bot.ui.logs import write_log
from bot.ui.strings import strings_in
from bot.ui.workers.pool import Pool

DRAIN_SECONDS = 8.0
"""Seconds that running commands get at the end: a container is killed ten seconds after SIGTERM."""

LONGEST_WAIT = 60.0
"""Seconds after which a Discord that is away is asked again, at the most."""

FAILING, TOO_MANY_REQUESTS = 500, 429
"""HTTP statuses: from the first one on the fault is Discord's."""

FATAL_CLOSES = frozenset({4004, 4010, 4011, 4012, 4013, 4014})
"""The codes by which the gateway says that trying again will not help: our token, shards, version or intents."""

log = logging.getLogger(__name__)


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
        if not self.client.running.draining or interaction.type is discord.InteractionType.autocomplete:
            return True
        await self.client.turn_away(interaction)
        return False

    async def on_error(
        self, interaction: "discord.Interaction[Arbitre]", error: app_commands.AppCommandError, /
    ) -> None:
        with self.client.running.one():
            await report_error(interaction, error, self.client.lang)


class Arbitre(discord.Client):
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
        VoiceClient.warn_nacl = VoiceClient.warn_dave = False  # no voice is used: that it can't be is not worth a line
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=NOBODY,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            proxy=settings.proxy,
        )
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
        self._drawing: asyncio.Task[None] | None = None
        self._forgetting: asyncio.Task[None] | None = None
        self.pool = Pool(settings) if pool is None else pool
        shown = Pictures(settings.pictures, settings.theme)
        self._kept = KeptFile(settings.data)
        self._signs = VitalSigns() if signs is None else signs
        self._signs.served = self
        self.settings = KeptSettings(self._kept)
        self._settings_command = SettingsCommand(self.settings, settings.lang)
        self._answers = Answers(
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

    async def setup_hook(self) -> None:
        """Register the commands, and build what the first question would otherwise wait for."""
        await self.tree.set_translator(Translations())
        for command in command_tree(self._answers, self._commands):
            self.tree.add_command(command)
        for menu in self._menus:
            self.tree.add_command(menu_of(self._answers, menu))
        self.tree.add_command(self._settings_command.command())
        self.tree.add_command(ForgetCommand(self._kept, self.lang, self._answers.forget_talks).command())
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
        self._answers.serve_from(desk)

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
        """Answer a pressed button."""
        await self._attend(interaction, lambda: self._answers.press(interaction, custom_id))

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
                await report_error(interaction, error, self.lang)

    async def turn_away(self, interaction: discord.Interaction) -> None:
        """Say that the bot is about to restart."""
        with self.running.one():
            await tell_person(interaction, strings_in(language_of(interaction, self.lang))("reply-busy"))

    async def on_resumed(self) -> None:
        self._signs.gateway = "connected"

    async def on_disconnect(self) -> None:
        self._signs.gateway = "away"

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await note_joined(self._kept, guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Discord sends this where the bot was removed, and not where a server is away."""
        await note_left(self._kept, guild.id)

    async def on_ready(self) -> None:
        self._signs.gateway = "connected"
        log.info("ready as %s; to invite it: %s", self.user, invite_link(self.application_id or 0))
        if self._starts_workers:
            self.pool.start()
        await note_servers(self._kept, {guild.id for guild in self.guilds})

    async def drain(self, patience: float = DRAIN_SECONDS) -> None:
        """Take no new commands, wait at most `patience` seconds for those under way, then close.

        Heavy questions are not waited for: who asked one is told to ask again."""
        await self.pool.close()
        if not await self.running.drained(patience):
            log.warning("some commands were still running after %s seconds", patience)
        await self.close()


def run_bot(settings: Settings, desk: Desk) -> int:
    """Run the Discord bot until a signal ends it, and return the exit status.

    That is 1, with one line on standard error, if Discord refuses us; where it is away it is waited for. Raises
    `SettingsError` where no token is set."""
    write_log(settings)
    if settings.discord_token is None:
        raise SettingsError("DISCORD_TOKEN", "", "the bot's token")
    try:
        asyncio.run(serve_until_stopped(settings, desk, settings.discord_token))
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        sys.stderr.write(f"{start_error_line(error, settings.lang or settings.system_lang)}\n")
        return 1
    return 0


async def serve_until_stopped(settings: Settings, desk: Desk, token: str) -> None:
    """Serve until SIGTERM or SIGINT, and wait for Discord where it is away; raises discord.py's error where waiting
    does not help."""
    signs, file = VitalSigns(), heartbeat_file(settings.data)
    with stop_on_signals() as stop:
        async with probes_served(signs, settings.health), heartbeat_kept(signs, file):
            await keep_trying(lambda: serve_connected(settings, desk, token, stop, signs), stop)


async def keep_trying(serve: Callable[[], Awaitable[None]], stop: asyncio.Event, shortest: float = 1.0) -> None:
    """Call until it returns or `stop` is set; after an error that may pass it is called again, each time after twice as
    many seconds as before, `shortest` at first. Any other error is raised."""
    seconds = shortest
    while not stop.is_set():
        started = time.monotonic()
        try:
            await serve()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            if not may_pass(error):
                raise
            if time.monotonic() - started > LONGEST_WAIT:
                seconds = shortest  # it was connected for a while: this is a new outage
            log.warning("Discord can't be reached (%s): trying again in %.0f seconds", reason_of(error), seconds)
            await wait_for_stop(stop, seconds)
            seconds = min(2 * seconds, LONGEST_WAIT)
        else:
            return


async def wait_for_stop(stop: asyncio.Event, seconds: float) -> None:
    """Wait so many seconds, or until `stop` is set."""
    waiting = asyncio.create_task(stop.wait())
    await asyncio.wait({waiting}, timeout=seconds)
    waiting.cancel()


def may_pass(error: Exception) -> bool:
    """Whether an outage explains the error: no network, a failing or overloaded server, a lost connection."""
    match error:
        case discord.LoginFailure() | discord.PrivilegedIntentsRequired():
            return False
        case discord.HTTPException(status=status):
            return status >= FAILING or status == TOO_MANY_REQUESTS
        case discord.ConnectionClosed(code=code):
            return code not in FATAL_CLOSES
        case discord.GatewayNotFound() | aiohttp.ClientError() | OSError():
            return True
        case _:
            return False


async def serve_connected(settings: Settings, desk: Desk, token: str, stop: asyncio.Event, signs: VitalSigns) -> None:
    """Stay connected until `stop` is set, then drain; raises discord.py's error if the connection can't be made or
    kept."""
    async with Arbitre(settings, desk, signs=signs) as client:
        life = asyncio.create_task(client.start(token))
        stopping = asyncio.create_task(stop.wait())
        keeping = asyncio.create_task(keep_client_fresh(settings, desk, client))
        await asyncio.wait({life, stopping}, return_when=asyncio.FIRST_COMPLETED)
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)  # it has logged its own faults already
        if life.done():
            stopping.cancel()
            life.result()
            return
        log.info("draining")
        await client.drain()
        life.cancel()
        await asyncio.gather(life, return_exceptions=True)  # we closed the connection: its errors are expected


async def keep_client_fresh(settings: Settings, desk: Desk, client: Arbitre) -> None:
    """Keep the client's cards fresh; if that fails it is logged, and the cards that are there go on serving."""
    try:
        await Keeper(settings, desk, client.serve_from).run()
    except Exception:
        log.exception("the cards are not kept fresh any more; those that there are go on serving")


@contextmanager
def stop_on_signals() -> Iterator[asyncio.Event]:
    """Within the block, SIGTERM and SIGINT set the event and do nothing else."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    before = {
        number: signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
        for number in (signal.SIGTERM, signal.SIGINT)
    }
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def start_error_line(error: Exception, lang: Language) -> str:
    """Return what to tell whoever started the bot; it contains neither the token nor the proxy's address."""
    say = strings_in(lang)
    match error:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):  # refused at login, or by the gateway
            return say("discord-wrong-token")
        case discord.HTTPException() | discord.ConnectionClosed():
            return say("discord-refused", reason=reason_of(error))
        case _:
            return say("discord-no-network", reason=reason_of(error))


def reason_of(error: Exception) -> str:
    """Return an error in a word or a number, without what could tell a token or an address."""
    match error:
        case discord.HTTPException(status=status):
            return str(status)
        case discord.ConnectionClosed(code=code):
            return str(code)
        case OSError(strerror=str(reason)):
            return reason
        case _:
            return type(error).__name__

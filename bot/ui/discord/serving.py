"""The life of the bot: it connects, waits for a Discord that is away, and ends when it is told to.

An outage never ends it: a client that does not get back by itself is given up for a new one. Knows no command."""

import asyncio
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.config import Settings, SettingsError
from bot.engine.frozen_class import dataclass
from bot.language import Language
from bot.ui.desk import Desk
from bot.ui.discord.client import Arbitre
from bot.ui.discord.http_endpoint import endpoint_served, read_public_key
from bot.ui.discord.probes import probes_served
from bot.ui.discord.vital_signs import VitalSigns, heartbeat_kept
from bot.ui.heap import share_one_heap
from bot.ui.heartbeat import heartbeat_file
from bot.ui.keeping import Keeper
from bot.ui.logs import write_log
from bot.ui.reporting import report_faults
from bot.ui.strings import strings_in
from bot.ui.warming import warm_answers

LONGEST_WAIT = 20.0
"""Seconds after which a Discord that is away is asked again, at the most."""

LONGEST_WAIT_IF_REFUSED = 300.0
"""The same where the gateway let us in and closed: it counts that, and a thousand times a day are too many."""

TOLD_EVERY = 3600.0
"""Seconds from one line on an outage to the next, once the waits are at their longest: a day is a page of the log."""

LONGEST_AWAY, LOOK_EVERY = 30.0, 5.0
"""Seconds for which a client may try to get back by itself, whose tries soon are minutes apart; and between two looks
whether it did."""

LONGEST_END = 7.9
"""Seconds after a signal at which the process ends, whatever still runs."""

SWITCH = 0.001
"""Seconds after which a thread that answers lets the connection have its turn: a fifth of Python's own."""

FAILING, TOO_MANY_REQUESTS = 500, 429
"""HTTP statuses: from the first one on the fault is Discord's."""

FATAL_CLOSES = frozenset({4004, 4010, 4012, 4013, 4014})
"""The codes by which the gateway says that trying again will not help: our token, shards, version or intents. Where it
wants more shards than before, a new client asks how many, unless their number is set."""
TOO_FEW_SHARDS = 4011

log = logging.getLogger(__name__)


async def wait_for_stop(stop: asyncio.Event, seconds: float) -> None:
    """Wait so many seconds, or until `stop` is set."""
    waiting = asyncio.create_task(stop.wait())
    await asyncio.wait({waiting}, timeout=seconds)
    waiting.cancel()


@dataclass(frozen=True, slots=True)
class Time:
    """The clock, in seconds, and what waits by it: replaced where an hour must pass at once."""

    now: Callable[[], float] = time.monotonic
    wait: Callable[[asyncio.Event, float], Awaitable[None]] = wait_for_stop


REAL_TIME = Time()


def run_bot(settings: Settings, desk: Desk) -> int:
    """Run the Discord bot until a signal ends it, and return the exit status.

    That is 1, with one line on standard error, if Discord refuses us; where it is away it is waited for. Raises
    `SettingsError` where no token is set."""
    write_log(settings)
    report_faults(settings)
    if settings.discord_token is None:
        raise SettingsError("DISCORD_TOKEN", "", "the bot's token")
    sys.setswitchinterval(SWITCH)
    share_one_heap()
    try:
        asyncio.run(serve_until_stopped(settings, desk, settings.discord_token))
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        sys.stderr.write(f"{start_error_line(error, settings.lang or settings.system_lang)}\n")
        return 1
    return 0


async def serve_until_stopped(settings: Settings, desk: Desk, token: str) -> None:
    """Serve until SIGTERM or SIGINT, and wait for Discord where it is away; raises discord.py's error where waiting
    does not help."""
    signs, file = VitalSigns(), heartbeat_file(settings.data, settings.part)

    def make_client() -> Arbitre:
        return Arbitre(settings, desk, signs=signs)

    with stop_on_signals() as stop:
        async with probes_served(signs, settings.health), heartbeat_kept(signs, file):
            await asyncio.to_thread(warm_answers, desk)
            if settings.http is None:
                await serve_through_outages(make_client, settings, desk, token, stop)
            else:
                await keep_trying(lambda: serve_over_http(make_client(), settings, desk, token, stop), stop)


async def serve_through_outages(  # noqa: PLR0913, PLR0917 - what a client is made of, and what ends it
    make_client: Callable[[], Arbitre],
    settings: Settings,
    desk: Desk,
    token: str,
    stop: asyncio.Event,
    passing: Time = REAL_TIME,
) -> None:
    """Serve until `stop` is set, by one client after the other where one does not get back by itself."""
    await keep_trying(
        lambda: serve_connected(make_client(), settings, desk, token, stop, passing), stop, passing=passing
    )


async def keep_trying(
    serve: Callable[[], Awaitable[None]], stop: asyncio.Event, shortest: float = 1.0, passing: Time = REAL_TIME
) -> None:
    """Call until it returns or `stop` is set; after an error that may pass it is called again, each time after twice as
    many seconds as before, `shortest` at first. Any other error is raised."""
    seconds, told = shortest, ("", 0.0, 0.0)
    while not stop.is_set():
        started = passing.now()
        try:
            await serve()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            if not may_pass(error):
                raise
            longest = LONGEST_WAIT_IF_REFUSED if isinstance(error, discord.ConnectionClosed) else LONGEST_WAIT
            if passing.now() - started > longest:
                seconds = shortest  # it was connected for a while: this is a new outage
            seconds = min(seconds, longest)
            reason, waited, at = told
            if (reason, waited) != (reason_of(error), seconds) or passing.now() - at >= TOLD_EVERY:
                told = reason_of(error), seconds, passing.now()
                log.warning("Discord can't be reached (%s): trying again in %.0f seconds", told[0], seconds)
            await passing.wait(stop, seconds)
            seconds *= 2
        else:
            return


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


class AwayTooLongError(ConnectionError):
    """The client has not got back by itself."""


async def serve_connected(  # noqa: PLR0913, PLR0917 - a client, what it needs, and what ends it
    client: Arbitre, settings: Settings, desk: Desk, token: str, stop: asyncio.Event, passing: Time
) -> None:
    """Stay connected until `stop` is set, then drain; raises discord.py's error if the connection can't be made or
    kept, and `AwayTooLongError` if the client does not get back by itself."""
    async with client:
        life = asyncio.create_task(client.start(token))
        others = [
            asyncio.create_task(stop.wait()),
            asyncio.create_task(watch_for_outage(client, stop, passing)),
            asyncio.create_task(keep_client_fresh(settings, desk, client)),
        ]
        stopping, lost, _ = others
        await asyncio.wait({life, stopping, lost}, return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)  # they have logged their own faults already
        if life.done():
            refuse_too_few_shards(life.exception(), settings)
            life.result()
            return
        if stop.is_set():
            log.info("draining")
            await client.drain()
        else:
            await client.close()
        life.cancel()
        await asyncio.gather(life, return_exceptions=True)  # we closed the connection: its errors are expected
        if not stop.is_set():
            raise AwayTooLongError("no connection for too long")


def refuse_too_few_shards(error: BaseException | None, settings: Settings) -> None:
    """Raise `SettingsError` where the number of shards is set, and Discord wants more."""
    if isinstance(error, discord.ConnectionClosed) and error.code == TOO_FEW_SHARDS and settings.shards is not None:
        expected = "more: Discord refuses so few for so many servers"
        raise SettingsError("ARBITRE_SHARD_COUNT", str(settings.shards.count), expected) from error


async def serve_over_http(client: Arbitre, settings: Settings, desk: Desk, token: str, stop: asyncio.Event) -> None:
    """Take interactions over HTTP until `stop` is set, then drain; raises discord.py's error if logging in fails, and
    `SettingsError` where the key or the address can't be used."""
    if settings.http is None:
        raise SettingsError("ARBITRE_HTTP", "", "the port at which interactions come in")
    key = read_public_key(settings.public_key or "")
    async with client:
        await client.login(token)
        async with endpoint_served(client, key, settings.http) as port:
            log.info("interactions come in at port %s", port)
            await client.begin_to_serve()
            keeping = [
                asyncio.create_task(keep_client_fresh(settings, desk, client)),
                asyncio.create_task(client.note_servers_daily()),
            ]
            await stop.wait()
            log.info("draining")
            for task in keeping:
                task.cancel()
            await asyncio.gather(*keeping, return_exceptions=True)  # they have logged their own faults already
            await client.drain()


async def watch_for_outage(client: Arbitre, stop: asyncio.Event, passing: Time) -> None:
    """Return once the client has been away for too long after it was connected."""
    away_since: float | None = None
    while away_since is None or passing.now() - away_since <= LONGEST_AWAY:
        await passing.wait(stop, LOOK_EVERY)
        if not client.is_away:
            away_since = None
        elif away_since is None:
            away_since = passing.now()


async def keep_client_fresh(settings: Settings, desk: Desk, client: Arbitre) -> None:
    """Keep the client's cards fresh; if that fails it is logged, and the cards that are there go on serving."""
    try:
        await Keeper(settings, desk, client.serve_from).run()
    except Exception:
        log.exception("the cards are not kept fresh any more; those that there are go on serving")


def end_in_time() -> None:
    """End the process soon, even where a thread or a library goes on; what is kept is written whole or not at all."""
    ending = threading.Timer(LONGEST_END, os._exit, (0,))
    ending.daemon = True
    ending.start()


@contextmanager
def stop_on_signals() -> Iterator[asyncio.Event]:
    """Within the block, SIGTERM and SIGINT set the event, and see to it that the process ends soon."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()

    def begin_to_end(*_: object) -> None:
        end_in_time()
        loop.call_soon_threadsafe(stop.set)

    before = {number: signal.signal(number, begin_to_end) for number in (signal.SIGTERM, signal.SIGINT)}
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

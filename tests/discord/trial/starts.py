"""How it starts, and what Discord is told of it."""

import asyncio
import signal
import socket
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.ui.discord.symbols import DRAWN
from tests.discord.double import Json, whole_process_double

from .session import STARTED, Trial, all_options, begun, check, ended, require, started

MANAGE_SERVER = 1 << 5
MOST_TO_START = 30.0
"""Seconds."""
LAWFUL_INTENTS = frozenset({0, 1, 513})
"""None, guilds, guilds and messages."""


@check("start: comes up")
async def _(trial: Trial) -> None:
    answer = await trial.slash("about")
    require(answer.text, "no answer")


@check("start: commands are sent once")
async def _(trial: Trial) -> None:
    require(trial.double.syncs == 1, f"sent {trial.double.syncs} times")


@check("start: names and descriptions in fr, en-US and en-GB")
async def _(trial: Trial) -> None:
    wanted = {"fr", "en-US", "en-GB"}
    named = [each for each in trial.double.commands if each["type"] == 1] + [each for _, each in all_options(trial)]
    lacking = [
        each["name"]
        for each in named
        for key in ("name_localizations", "description_localizations")
        if not wanted <= (each.get(key) or {}).keys()
    ]
    menus = [each["name"] for each in trial.double.commands if not wanted <= each["name_localizations"].keys()]
    require(named and not lacking + menus, f"without: {lacking + menus}")


@check("start: commands for servers, direct messages and user installs")
async def _(trial: Trial) -> None:
    def everywhere(each: Json) -> bool:
        managed = int(each["default_member_permissions"] or 0) & MANAGE_SERVER
        return bool(managed) or ({0, 1} <= set(each["integration_types"]) and {0, 1, 2} <= set(each["contexts"]))

    lacking = [each["name"] for each in trial.double.commands if not everywhere(each)]
    require(not lacking, f"not everywhere: {lacking}")


@check("start: no privileged intent")
async def _(trial: Trial) -> None:
    intents = {each["intents"] for each in trial.double.gateway.identifies}
    require(intents and intents <= LAWFUL_INTENTS, f"intents {intents}")


@check("start: symbols become emojis")
async def _(trial: Trial) -> None:
    async with asyncio.timeout(30):
        while len(trial.double.emojis) < len(DRAWN):  # noqa: ASYNC110 - the double tells of no emoji by an event
            await asyncio.sleep(0.2)
    require(len(DRAWN) >= 60, f"{len(DRAWN)} symbols")


@check("start: after kill -9 nothing is sent anew")
async def _(trial: Trial) -> None:
    before = len(trial.double.calls("create_emoji"))
    await trial.restart(lambda process: process.kill())
    await trial.slash("help")
    await asyncio.sleep(3)
    sent = len(trial.double.calls("create_emoji")) - before
    require(trial.double.syncs == 1 and not sent, f"{trial.double.syncs} syncs, {sent} emojis")


@check("start: nothing in the log that nobody provoked")
async def _(trial: Trial) -> None:
    said = trial.bot.said()
    require(not said.strip(), said[:500])


@check("start without Discord: keeps trying, connection refused")
async def _(trial: Trial) -> None:
    with TemporaryDirectory() as data, socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        proxy = f"http://127.0.0.1:{nobody.getsockname()[1]}"
        bot = await begun(trial.double, Path(data), ARBITRE_PROXY=proxy)
        try:
            async with asyncio.timeout(STARTED):
                while bot.said().count("trying again") < 3:
                    await asyncio.sleep(0.5)
                    require(bot.process.returncode is None, f"it ended: {bot.said()[:300]}")
            bot.process.send_signal(signal.SIGTERM)
            async with asyncio.timeout(10):
                await bot.process.wait()
        finally:
            await ended(bot)


@check("start without Discord: comes up after 503")
async def _(_trial: Trial) -> None:
    with TemporaryDirectory() as data:
        async with whole_process_double() as double:
            double.trouble.status("me", 503, times=3)
            begin = time.monotonic()
            bot = await started(double, Path(data))
            try:
                require(time.monotonic() - begin < MOST_TO_START, "too late")
            finally:
                await ended(bot)

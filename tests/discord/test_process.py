"""The bot as installed: a process of its own, unpatched, between a proxy and signals."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import NoReturn

import aiohttp
import discord
import pytest

from bot.config import SettingsError
from bot.ui.discord.serving import keep_trying, run_bot, start_error_line
from bot.ui.discord.settings_panel import SETTINGS_MARK
from bot.ui.strings import strings_in

from .double import whole_process_double
from .fixtures import COPIED, desk, settings

LONG = "I attack with a 5/5 trample and a 3/3 first strike, he blocks the 5/5 with a 2/2. who dies?"
CHECKOUT = Path(__file__).parents[2]


@asynccontextmanager
async def bot(data: Path, environment: dict[str, str]) -> AsyncIterator[asyncio.subprocess.Process]:
    """`python -m bot`, which is ended if it has not ended by itself."""
    own = {"ARBITRE_DATA": str(data), "ARBITRE_LANG": "en", "ARBITRE_LOG": "info", "ARBITRE_SYNC": "off"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=CHECKOUT, env=os.environ | own | environment, stderr=asyncio.subprocess.PIPE
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def said(process: asyncio.subprocess.Process, word: bytes) -> None:
    """Wait until it has written the word to standard error."""
    assert process.stderr is not None
    async with asyncio.timeout(60):
        while word not in (line := await process.stderr.readline()):
            assert line, "it ended without a word"


async def ended(process: asyncio.subprocess.Process) -> tuple[int | None, str]:
    """Its exit status, and what it wrote to standard error."""
    async with asyncio.timeout(60):
        _, errors = await process.communicate()
    return process.returncode, errors.decode()


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_lets_the_command_under_way_be_answered(tmp_path: Path, ending: signal.Signals) -> None:
    async with whole_process_double() as double, bot(tmp_path, double.environment) as process:
        await asyncio.wait_for(double.gateway.ready.wait(), 60)
        gate = double.trouble.hold("callback")
        answer = await double.slash("keyword", {"keyword": "trample"}, answered=False)
        await asyncio.wait_for(gate.reached.wait(), 5)
        process.send_signal(ending)
        await said(process, b"draining")
        late = await double.slash("keyword", {"keyword": "flying"}, locale="en-US")
        gate.open()
        await answer.first()
        status, errors = await ended(process)
        double.assert_clean()
    assert status == 0
    assert not any(word in errors for word in ("WARNING", "ERROR", "Traceback"))
    assert late.content == f"{strings_in('en')('reply-busy')}\n{COPIED.format('/keyword flying')}"
    assert answer.shown.is_layout


async def test_a_signal_before_the_bot_is_in_ends_it_at_once(tmp_path: Path) -> None:
    async with whole_process_double() as double, bot(tmp_path, double.environment) as process:
        gate = double.trouble.hold("me")
        await asyncio.wait_for(gate.reached.wait(), 20)
        process.send_signal(signal.SIGTERM)
        status, errors = await ended(process)
        gate.open()
    assert (status, "Traceback" in errors) == (0, False)


async def test_a_wrong_token_is_one_line_and_status_1(tmp_path: Path) -> None:
    async with (
        whole_process_double() as double,
        bot(tmp_path, double.environment | {"DISCORD_TOKEN": "wrong.secret.token", "ARBITRE_LOG": "error"}) as process,
    ):
        assert await ended(process) == (1, strings_in("en")("discord-wrong-token") + "\n")
        double.forgive("401")


async def test_without_a_network_it_goes_on_trying_until_it_is_stopped(tmp_path: Path) -> None:
    with socket.socket() as nobody_listens:
        nobody_listens.bind(("127.0.0.1", 0))
        proxy = f"http://127.0.0.1:{nobody_listens.getsockname()[1]}"
        async with bot(tmp_path, {"DISCORD_TOKEN": "a.b.c", "ARBITRE_PROXY": proxy}) as process:
            await said(process, b"trying again in 1 seconds")
            await said(process, b"trying again in 2 seconds")
            process.send_signal(signal.SIGTERM)
            status, errors = await ended(process)
    assert (status, "Traceback" in errors) == (0, False)


async def test_a_bot_that_is_killed_has_its_settings_and_its_old_buttons_after_it(tmp_path: Path) -> None:
    async with whole_process_double() as double:
        double.limits.patience = 20
        async with bot(tmp_path, double.environment) as process:
            await asyncio.wait_for(double.gateway.ready.wait(), 60)
            panel = await double.slash("settings", {"rulings": "private"}, locale="en-US")
            ruling = await double.slash("judge", {"text": LONG}, locale="en-US")
            process.kill()
            await process.wait()
        double.gateway.ready.clear()
        async with bot(tmp_path, double.environment):
            await asyncio.wait_for(double.gateway.ready.wait(), 60)
            steps = await double.click(ruling, ruling.buttons[strings_in("en")("discord-steps")], locale="en-US")
            again = await double.slash("judge", {"text": LONG}, locale="en-US")
            changed = await double.choose(panel, f"{SETTINGS_MARK}:server:rulings", ["public"], locale="en-US")
        double.assert_clean()
    assert [each.ephemeral for each in (ruling, again)] == [True, True]
    assert (len(steps.text) > 0, changed.message is panel.message, double.syncs) == (True, True, 1)


class Away(discord.HTTPException):
    """Discord answers with a status of failure."""

    def __init__(self, status: int) -> None:
        super().__init__(SimpleNamespace(status=status, reason="x"), None)


async def test_an_outage_is_waited_for_and_then_it_serves() -> None:
    outages: list[Exception] = [ConnectionRefusedError(), Away(503), aiohttp.ClientError()]
    served = 0

    async def serve() -> None:
        nonlocal served
        served += 1
        if outages:
            raise outages.pop()

    await keep_trying(serve, asyncio.Event(), shortest=0.001)
    assert (served, outages) == (4, [])


async def test_a_discord_whose_name_is_not_found_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    left, served = 3, False

    def resolve_nothing(*_: object, **__: object) -> NoReturn:
        nonlocal left
        left -= 1
        raise socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution")

    async def serve() -> None:
        nonlocal served
        if left:
            async with aiohttp.ClientSession() as session, session.get("http://discord.example"):
                pass
        served = True

    monkeypatch.setattr(socket, "getaddrinfo", resolve_nothing)
    await keep_trying(serve, asyncio.Event(), shortest=0.001)
    assert (left, served) == (0, True)


@pytest.mark.parametrize("error", [discord.LoginFailure("x"), Away(401), discord.PrivilegedIntentsRequired(None)])
async def test_a_refusal_is_not_tried_again(error: Exception) -> None:
    async def serve() -> None:
        raise error

    with pytest.raises(type(error)):
        await keep_trying(serve, asyncio.Event(), shortest=0.001)


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (discord.LoginFailure("x"), strings_in("fr")("discord-wrong-token")),
        (ConnectionRefusedError(111, "refused"), strings_in("fr")("discord-no-network", reason="refused")),
        (TimeoutError(), strings_in("fr")("discord-no-network", reason="TimeoutError")),
    ],
)
def test_what_ends_the_bot_is_told_in_one_line(error: Exception, message: str) -> None:
    assert start_error_line(error, "fr") == message


def test_without_a_token_nothing_is_tried(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="DISCORD_TOKEN"):
        run_bot(settings(tmp_path), desk())

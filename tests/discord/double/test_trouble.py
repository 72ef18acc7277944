"""A Discord that is ill, a connection that is lost, and a whole process that notices neither patch nor double."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import discord
import pytest

from .bell import NoAnswerError
from .example import Example, played
from .server import Double
from .tls import whole_process_double


async def answer_twice(interaction: discord.Interaction) -> None:
    await interaction.response.defer()
    await interaction.edit_original_response(content="fait")


# REST


async def test_a_rate_limit_with_via_is_waited_for(double: Double, example: Example) -> None:
    double.trouble.rate_limit("edit", 0.01, times=2)
    example.script = answer_twice
    answer = await double.slash("play")
    assert (await answer.final()).content == "fait"
    assert len(double.calls("edit")) == 1


async def test_a_rate_limit_without_via_is_taken_for_a_ban(double: Double, example: Example) -> None:
    double.trouble.rate_limit("edit", 0.01, via=False)
    assert await played(double, example, answer_twice) == ["429 0"]


async def test_a_route_that_fails_heals_after_so_many_calls(double: Double, example: Example) -> None:
    double.trouble.status("list_commands", 503, times=2)
    for _ in range(2):
        with pytest.raises(discord.DiscordServerError):
            await example.tree.fetch_commands()
    assert len(await example.tree.fetch_commands()) == 5


async def test_one_failed_callback_is_survived_within_three_seconds(double: Double, example: Example) -> None:
    double.trouble.status("callback", 500)
    assert (await double.slash("echo", {"text": "a"})).content == "fr: a"


async def test_a_cut_connection_loses_the_request_or_only_its_answer(double: Double, example: Example) -> None:
    double.trouble.cut("callback")
    assert await played(double, example, answer_twice) == ["ServerDisconnectedError"]
    double.trouble.cut("callback", when="after")
    example.done.clear()
    answer = await double.slash("play")
    await double.within(example.done.wait())
    assert (answer.callback_type, example.played) == (5, ["ServerDisconnectedError"] * 2)


async def test_a_request_is_held_until_the_test_lets_it_go(double: Double, example: Example) -> None:
    gate = double.trouble.hold("edit")
    example.script = answer_twice
    answer = await double.slash("play")
    await double.within(gate.reached.wait())
    assert (answer.shown.loading, answer.edits) == (True, [])
    gate.open()
    assert (await answer.final()).content == "fait"


async def test_a_delay_delays(double: Double, example: Example) -> None:
    double.trouble.delay("callback", 0.05)
    answer = await double.slash("echo", {"text": "a"})
    assert answer.age >= 0.05


async def test_trouble_that_nothing_met_and_unknown_operations_are_mistakes_of_the_test(double: Double) -> None:
    with pytest.raises(AssertionError, match="no operation 'edits'"):
        double.trouble.status("edits", 500)
    double.trouble.status("edit", 500)
    with pytest.raises(NoAnswerError, match="never met"):
        double.assert_clean()
    double.trouble.forget()


# Gateway


async def test_a_dropped_connection_is_resumed_and_what_was_missed_is_replayed(
    double: Double, example: Example
) -> None:
    double.gateway.drop()
    answer = await double.slash("echo", {"text": "a"})
    await double.gateway.until(resumes=1)
    assert (answer.content, len(double.gateway.identifies)) == ("fr: a", 1)


async def test_a_running_command_answers_although_the_connection_is_lost(double: Double, example: Example) -> None:
    may_go_on = asyncio.Event()

    async def script(interaction: discord.Interaction) -> None:
        await may_go_on.wait()
        await interaction.response.send_message("quand même")

    example.script = script
    answer = await double.slash("play", answered=False)
    double.gateway.drop()
    await double.gateway.until(resumes=1)
    may_go_on.set()
    assert (await answer.first()).content == "quand même"


@pytest.mark.parametrize("how", ["op 7", "invalid but resumable", "close 1000", "close 4000"])
async def test_whatever_leaves_the_session_alive_is_resumed(double: Double, example: Example, how: str) -> None:
    ways: dict[str, Callable[[], Awaitable[None]]] = {
        "op 7": double.gateway.ask_to_reconnect,
        "invalid but resumable": lambda: double.gateway.invalidate(resumable=True),
        "close 1000": lambda: double.gateway.close(1000),
        "close 4000": lambda: double.gateway.close(4000),
    }
    await ways[how]()
    await double.gateway.until(resumes=1)
    assert (await double.slash("echo", {"text": "a"})).content == "fr: a"


@pytest.mark.parametrize("how", ["invalidated", "forgotten while away"])
async def test_a_dead_session_is_opened_anew(double: Double, example: Example, how: str) -> None:
    if how == "invalidated":
        await double.gateway.invalidate(resumable=False)
    else:
        double.gateway.forget()
        double.gateway.drop()
    await double.gateway.until(identifies=2)
    assert (await double.slash("echo", {"text": "a"})).content == "fr: a"


async def test_missing_acknowledgements_end_in_a_resume(double: Double) -> None:
    double.gateway.heartbeat_interval = 0.05
    double.gateway.acks = False
    async with double.running(Example(heartbeat_timeout=0.2)):
        await double.gateway.until(resumes=1)
    assert double.gateway.heartbeats > 1


@pytest.mark.parametrize("compress", [True, False])
async def test_frames_travel_compressed_or_plain(double: Double, compress: bool) -> None:
    double.gateway.compress = compress
    async with double.running(Example()):
        assert (await double.slash("echo", {"text": "é" * 200})).content == f"fr: {'é' * 200}"


# A whole process

ROOT = Path(__file__).parents[3]
PROGRAM = """
import os
from tests.discord.double.example import Example

Example(proxy=os.environ["ARBITRE_PROXY"]).run(os.environ["DISCORD_TOKEN"], log_handler=None)
"""


async def test_a_whole_process_comes_through_the_proxy_unpatched() -> None:
    async with whole_process_double() as double:
        environment = {**os.environ, **double.environment}
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", PROGRAM, env=environment, cwd=ROOT)
        try:
            await double.within(double.gateway.ready.wait())
            answer = await double.slash("echo", {"text": "loin"})
            double.gateway.drop()
            await double.gateway.until(resumes=1)
        finally:
            process.terminate()
            await process.wait()
        double.assert_clean()
    assert answer.content == "fr: loin"


async def test_the_proxy_leads_to_discord_and_nowhere_else() -> None:
    async with whole_process_double() as double:
        port = double.environment["ARBITRE_PROXY"].rpartition(":")[2]
        reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
        writer.write(b"CONNECT example.org:443 HTTP/1.1\r\n\r\n")
        assert (await all_of(reader)).startswith(b"HTTP/1.1 403")
        writer.close()
        await writer.wait_closed()
        assert len(double.forgive("proxy", "example.org")) == 1


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """All that comes, within twenty seconds."""
    async with asyncio.timeout(20):
        return await reader.read()

"""Interactions over HTTP: only what Discord signed just now is taken, and any of several processes answers."""

import asyncio
import json
import signal
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from nacl.signing import SigningKey

from bot.config import Address, SettingsError
from bot.ui.discord import deliveries
from bot.ui.discord.client import Arbitre
from bot.ui.discord.http_endpoint import LONGEST_AGE, SIGNATURE, TIMESTAMP, endpoint_served, read_public_key
from bot.ui.kept.opening import store_of
from bot.ui.reply import Reply
from bot.ui.strings import strings_in
from bot.ui.workers.pool import Pool

from .double import TOKEN, Double, Json, whole_process_double, world
from .fixtures import HEAVY, desk, settings
from .test_process import bot, ended, said

KEY = SigningKey(bytes(32))
ANYWHERE = Address("127.0.0.1", 0)
PING = {"type": 1, "id": "1", "application_id": "2", "token": "t", "version": 1}


async def posted(
    port: int, body: bytes, *, key: SigningKey = KEY, at: float | None = None, **headers: str
) -> tuple[int, str]:
    """Post a body as Discord does, signed with a key at a time; the status and the text of what comes back."""
    timestamp = str(int(time.time() if at is None else at))
    signed = {TIMESTAMP: timestamp, SIGNATURE: key.sign(timestamp.encode() + body).signature.hex()}
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"http://127.0.0.1:{port}/interactions", data=body, headers=signed | headers) as answer,
    ):
        return answer.status, await answer.text()


class Posting:
    """In the place of the gateway: posts what people do to one port after the other."""

    def __init__(self, *ports: int) -> None:
        self.ports = list(ports)
        self.statuses: list[int] = []

    async def dispatch(self, _event: str, payload: Json) -> None:
        self.ports.append(port := self.ports.pop(0))
        status, _ = await posted(port, json.dumps(payload).encode())
        self.statuses.append(status)


@asynccontextmanager
async def listening(double: Double, data: Path, direct: float = 1.5) -> AsyncIterator[int]:
    """Arbitre without a gateway; the port at which it takes interactions."""
    client = Arbitre(settings(data), desk(), direct=direct, draws=False, starts_workers=False)
    async with client:
        await client.login(TOKEN)
        async with endpoint_served(client, KEY.verify_key, ANYWHERE) as port:
            yield port


async def test_a_ping_is_answered_at_once(double: Double, tmp_path: Path) -> None:
    async with listening(double, tmp_path) as port:
        assert await posted(port, json.dumps(PING).encode()) == (200, '{"type": 1}')


@pytest.mark.parametrize(
    "wrong",
    [
        {"key": SigningKey(bytes([1]) * 32)},
        {"at": time.time() - LONGEST_AGE - 30},
        {"at": time.time() + LONGEST_AGE + 600},
        {SIGNATURE: "no hexadecimal"},
        {SIGNATURE: "00" * 64},
        {SIGNATURE: "é"},
        {SIGNATURE: ""},
        {TIMESTAMP: "yesterday"},
        {TIMESTAMP: "9" * 40},
    ],
)
async def test_what_discord_has_not_signed_just_now_is_refused(
    double: Double, tmp_path: Path, wrong: dict[str, Any]
) -> None:
    async with listening(double, tmp_path) as port:
        status, _ = await posted(port, json.dumps(PING).encode(), **wrong)
        assert (status, double.calls("callback")) == (401, [])


async def test_what_somebody_sends_again_is_refused_while_its_signature_counts(
    double: Double, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    statuses: list[int] = []
    async with listening(double, tmp_path) as port:

        async def thrice(_event: str, payload: Json) -> None:
            body, at = json.dumps(payload).encode(), time.time()
            statuses.extend([(await posted(port, body, at=at))[0] for _ in range(3)])

        monkeypatch.setattr(double.gateway, "dispatch", thrice)
        answer = await double.slash("keyword", {"keyword": "trample"}, locale="en-US")
        again = await double.slash("keyword", {"keyword": "trample"}, locale="en-US")
    assert (statuses, answer.text != "", answer.text == again.text) == ([202, 401, 401] * 2, True, True)
    assert len(double.calls("callback")) == 2


async def test_any_of_several_processes_answers_and_knows_the_buttons_of_the_others(
    double: Double, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with listening(double, tmp_path) as one, listening(double, tmp_path) as other:
        posting = Posting(one, other)
        monkeypatch.setattr(double.gateway, "dispatch", posting.dispatch)
        asked = await double.slash("combat", {"attackers": "3/3"}, locale="en-US")
        label, button = next(iter(asked.buttons.items()))
        pressed = await double.click(asked, button, locale="en-US")
        offered = await double.autocomplete("keyword", "keyword", "tram")
    assert "Bob loses 3 life" in asked.text
    assert (label != "", pressed.text != "", pressed.refusals) == (True, True, [])
    assert [choice["value"] for choice in offered][:1] == ["trample"]
    assert posting.statuses == [202, 202, 202]


async def test_what_one_process_works_on_is_ended_by_a_press_that_another_one_is_given(
    double: Double, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    say, ended = strings_in("en"), asyncio.Event()

    async def work(*_: object) -> Reply:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            ended.set()
            raise
        raise AssertionError

    monkeypatch.setattr(Pool, "answer", work)
    monkeypatch.setattr(deliveries, "SHOWN_AFTER", 0.05)
    monkeypatch.setattr(deliveries, "LOOK_EVERY", 0.02)
    async with listening(double, tmp_path, 0.05) as one, listening(double, tmp_path, 0.05) as other:
        monkeypatch.setattr(double.gateway, "dispatch", Posting(one, other).dispatch)
        asked = await double.slash("interaction", HEAVY, locale="en-US")
        await asked.edited()
        pressed = await double.click(asked, asked.buttons[say("discord-cancel")], locale="en-US")
        told = await pressed.followup()
        await double.within(ended.wait())
    assert told.text.splitlines()[0] == f"### {say('discord-cancelled')}"


def event_of(kind: str, **data: Any) -> bytes:
    """A webhook event as Discord posts it."""
    told = {"type": kind, "timestamp": "2026-04-17T12:00:00.000000", "data": data}
    return json.dumps({"version": 1, "application_id": "2", "type": 1, "event": told}).encode()


@pytest.mark.parametrize(
    "body",
    [
        json.dumps({"version": 1, "application_id": "2", "type": 0}).encode(),
        event_of("APPLICATION_DEAUTHORIZED", user={"id": "5"}),
        event_of("APPLICATION_AUTHORIZED", user={"id": "5"}, scopes=[], integration_type=1),
        event_of("ENTITLEMENT_CREATE"),
    ],
)
async def test_an_event_of_discord_is_acknowledged(double: Double, tmp_path: Path, body: bytes) -> None:
    async with listening(double, tmp_path) as port:
        assert await posted(port, body) == (204, "")


async def test_a_server_without_the_bot_is_forgotten_and_one_that_adds_it_again_is_not(
    double: Double, tmp_path: Path
) -> None:
    client = Arbitre(settings(tmp_path), desk(), draws=False, starts_workers=False)
    kept = store_of(settings(tmp_path))
    async with client:
        await client.login(TOKEN)
        await kept.open()
        for server in (world.GUILD, 77, 88):
            await kept.change(("INSERT INTO shared VALUES (?, ?, ?, ?, ?)", (f"s{server}", "{}", 5, server, 1.0)))
        await client.note_servers_listed()
        async with endpoint_served(client, KEY.verify_key, ANYWHERE) as port:
            await posted(port, event_of("APPLICATION_AUTHORIZED", guild={"id": "88"}))
        assert [server for (server,) in await kept.rows("SELECT server FROM left_servers")] == [77]
        await kept.close()


@pytest.mark.parametrize("text", ["", "00", "zz" * 32])
def test_a_key_that_is_none_is_a_setting_that_cannot_be_used(text: str) -> None:
    with pytest.raises(SettingsError, match=r"DISCORD_PUBLIC_KEY.*64 hexadecimal digits"):
        read_public_key(text)


async def test_the_process_serves_without_a_gateway_and_ends_at_a_signal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    own = {"ARBITRE_HTTP": str(port), "DISCORD_PUBLIC_KEY": KEY.verify_key.encode().hex()}
    async with whole_process_double() as double, bot(tmp_path, double.environment | own) as process:
        await said(process, b"interactions come in at port")
        monkeypatch.setattr(double.gateway, "dispatch", Posting(port).dispatch)
        answer = await double.slash("keyword", {"keyword": "trample"}, locale="en-US")
        process.send_signal(signal.SIGTERM)
        status, errors = await ended(process)
        assert double.gateway.identifies == []
    assert ("trample" in answer.text, status, "Traceback" in errors) == (True, 0, False)

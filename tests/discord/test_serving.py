"""The life of the bot: outages of any length, more shards, faults of a first answer, and its end."""

import asyncio
import gc
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from weakref import WeakSet

import discord
import pytest

from bot.config import SettingsError, Shards
from bot.ui.commands.registry import COMMANDS
from bot.ui.discord import deliveries
from bot.ui.discord.client import Arbitre
from bot.ui.discord.serving import LONGEST_AWAY, LONGEST_WAIT, LOOK_EVERY, Time, keep_trying, serve_through_outages
from bot.ui.discord.vital_signs import VitalSigns
from bot.ui.strings import strings_in

from .double import Double
from .fixtures import SlowCommand, desk, settings, speaking
from .test_soak import open_files

DAY = 86_400.0


@dataclass
class Hours:
    """A clock by which waiting takes no time."""

    seconds: float = 0.0
    meanwhile: float = 0.02
    """Seconds in truth, for what others do."""

    def now(self) -> float:
        return self.seconds

    async def wait(self, stop: asyncio.Event, seconds: float) -> None:
        await asyncio.sleep(self.meanwhile)
        if not stop.is_set():
            self.seconds += seconds


async def test_after_an_hour_away_it_is_back_within_a_minute(double: Double, tmp_path: Path) -> None:
    clock, stop = Hours(), asyncio.Event()

    def client() -> Arbitre:
        if double.gateway.away and clock.seconds >= 3600:
            double.gateway.away = False
            double.trouble.forget()
            returned.append(clock.seconds)
        gc.collect()
        left.append((len(clients), len(asyncio.all_tasks()), open_files()))
        clients.add(made := Arbitre(settings(tmp_path), desk(), signs=VitalSigns(), draws=False, starts_workers=False))
        return made

    returned: list[float] = []
    clients, left = WeakSet[Arbitre](), list[tuple[int, int, int]]()
    serving = asyncio.create_task(
        serve_through_outages(client, settings(tmp_path), desk(), double.token, stop, Time(clock.now, clock.wait))
    )
    await double.gateway.until(identifies=1)
    await double.slash("keyword", {"keyword": "trample"})
    double.gateway.away = True
    double.trouble.status("me", 503, times=10_000)
    double.gateway.drop()
    await double.gateway.until(identifies=2, patience=60)
    back = clock.seconds
    answer = await double.slash("keyword", {"keyword": "trample"})
    stop.set()
    await asyncio.wait_for(serving, 10)
    assert answer.text
    assert (len(returned), back - returned[0] <= 60 - LONGEST_WAIT, LONGEST_AWAY + LOOK_EVERY < 60) == (1, True, True)
    assert [tuple(map(max, zip(*left[1:], strict=True)))] == left[1:2]


async def test_a_day_away_is_a_try_every_twenty_seconds_and_a_page_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    clock, tries = Hours(meanwhile=0), list[float]()

    async def serve() -> None:
        tries.append(clock.seconds)
        if clock.seconds < DAY:
            raise discord.GatewayNotFound

    before = len(asyncio.all_tasks())
    await keep_trying(serve, asyncio.Event(), passing=Time(clock.now, clock.wait))
    waits = [after - at for at, after in pairwise(tries)]
    assert (waits[:6], {*waits[6:]}) == ([1, 2, 4, 8, 16, LONGEST_WAIT], {LONGEST_WAIT})
    assert (tries[-1] - DAY <= LONGEST_WAIT, len(caplog.records), len(asyncio.all_tasks())) == (True, 6 + 23, before)


async def test_a_gateway_that_wants_more_shards_gets_them(
    double: Double, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(*_: object, **__: object) -> None:
        """Discord lets one shard in every five seconds; the double does not count."""

    monkeypatch.setattr(Arbitre, "before_identify_hook", at_once)
    double.gateway.shards = 2
    async with speaking(double, tmp_path):
        await double.gateway.until(identifies=2)
        answer = await double.slash("keyword", {"keyword": "trample"})
    assert sorted(each["shard"] for each in double.gateway.identifies) == [[0, 2], [1, 2]]
    assert answer.text


async def test_two_processes_are_the_shards_that_are_set(
    double: Double, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(*_: object, **__: object) -> None:
        """Discord lets one shard in every five seconds; the double does not count."""

    monkeypatch.setattr(Arbitre, "before_identify_hook", at_once)
    double.gateway.shards = 3
    for shards in (Shards(3, (0, 1)), Shards(3, (2,))):
        client = Arbitre(replace(settings(tmp_path), shards=shards), desk(), draws=False, starts_workers=False)
        async with double.running(client):
            await double.gateway.until(identifies=2 if shards.ids[0] == 0 else 3)
            assert (await double.slash("keyword", {"keyword": "trample"})).text
    assert sorted(each["shard"] for each in double.gateway.identifies) == [[0, 3], [1, 3], [2, 3]]


async def test_a_number_of_shards_that_is_set_and_too_small_ends_the_bot_with_a_line(
    double: Double, tmp_path: Path
) -> None:
    too_few = replace(settings(tmp_path), shards=Shards(1))
    double.gateway.shards = 2

    def client() -> Arbitre:
        return Arbitre(too_few, desk(), signs=VitalSigns(), draws=False, starts_workers=False)

    with pytest.raises(SettingsError) as refused:
        await serve_through_outages(client, too_few, desk(), double.token, asyncio.Event())
    assert str(refused.value) == (
        "ARBITRE_SHARD_COUNT: '1' (expected: more: Discord refuses so few for so many servers)"
    )
    assert [str(each) for each in double.ledger.violations] == ["gateway [gateway] closed with 4011: shard [0, 1] of 2"]
    double.ledger.violations.clear()


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_a_first_answer_that_fails_twice_comes_in_time(double: Double, tmp_path: Path, status: int) -> None:
    async with speaking(double, tmp_path):
        double.trouble.status("callback", status, times=2)
        answer = await double.slash("emperor range", {"who": "A2"}, locale="fr")
    assert (answer.text != "", answer.age < 3, list(answer.shown.files)) == (True, True, ["table.png"])


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_first_answer_that_is_cut_off_comes_once(
    double: Double, tmp_path: Path, caplog: pytest.LogCaptureFixture, when: str
) -> None:
    double.trouble.cut("callback", when="before" if when == "before" else "after")
    async with speaking(double, tmp_path) as client:
        answer = await double.slash("keyword", {"keyword": "trample"})
        assert await client.running.drained(5)
    assert answer.text
    assert [each.message for each in caplog.records if each.levelno >= 30] == []
    if when == "after":
        assert len(double.forgive("40060")) == 1


async def test_a_first_answer_that_always_fails_is_given_up_and_logged(
    double: Double, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    double.trouble.status("callback", 503, times=8)
    async with speaking(double, tmp_path) as client:
        await double.slash("keyword", {"keyword": "trample"}, answered=False)
        await double.trouble.over()
        assert await client.running.drained(5)
    assert "could not be told" in caplog.text


async def test_what_is_still_worked_on_at_the_end_is_told_with_the_line_to_ask_again(
    double: Double, tmp_path: Path
) -> None:
    slow = SlowCommand()
    async with speaking(double, tmp_path, commands=slow.commands, direct=0.01) as client:
        promised = await double.slash("keyword", {"keyword": "vol"}, locale="fr", server_locale="fr")
        await slow.started()
        await client.drain(0.5)
        assert client.is_closed()
        slow.release()
    told = await promised.final()
    name = next(each for each in COMMANDS if each.id == "keyword").name("fr")
    assert told.content == f"{strings_in('fr')('reply-busy')}\n```\n/{name} vol\n```"
    assert told.ephemeral


async def test_a_promise_that_is_refused_leaves_nothing_behind(
    double: Double, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deliveries, "FLOOD", -1)  # everybody is promised an answer before any work on it
    async with speaking(double, tmp_path) as client:
        double.trouble.status("callback", 404)
        await double.slash("keyword", {"keyword": "trample"}, answered=False)
        await double.trouble.over()
        assert await client.running.drained(5)
    gc.collect()  # a coroutine that nobody awaits is a warning now, and an error of this test


@pytest.mark.parametrize("status", [401, 403, 404])
async def test_what_discord_refuses_is_not_sent_again(double: Double, tmp_path: Path, status: int) -> None:
    async with speaking(double, tmp_path) as client:
        double.trouble.status("callback", status, times=2)  # the answer, and the word that there is none
        await double.slash("keyword", {"keyword": "trample"}, answered=False)
        await double.trouble.over()
        assert await client.running.drained(5)
    assert double.calls("callback") == []

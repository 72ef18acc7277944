"""What a running bot tells those who run it: heartbeat, probes, metrics, log."""

import asyncio
import json
import logging
import re
import signal
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.config import Address, SettingsError
from bot.ui.discord.probes import probes_served
from bot.ui.discord.vital_signs import VitalSigns, heartbeat_kept
from bot.ui.heartbeat import Heartbeat, heartbeat_file, read_heartbeat
from bot.ui.logs import JsonLines
from bot.ui.reply import Reply

from .double import whole_process_double
from .fixtures import verdict_of
from .test_process import bot, ended

ANYWHERE = Address("127.0.0.1", 0)


class Serving:
    """A client with three heavy questions in its queue."""

    data_date = "2026-04-17"
    waiting = 3


async def keyword_reply() -> Reply:
    return Reply("keyword", "en", "trample")


async def asked(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_the_probes_tell_alive_from_ready() -> None:
    signs = VitalSigns()
    async with probes_served(signs, ANYWHERE) as port:
        away = [await asked(port, path) for path in ("/healthz", "/readyz")]
        signs.gateway = "connected"
        connected = [await asked(port, path) for path in ("/healthz", "/readyz")]
    assert (away, connected) == (
        [(200, "alive\n"), (503, "away\n")],
        [(200, "alive\n"), (200, "connected\n")],
    )


async def test_the_metrics_count_what_was_answered_and_what_waits() -> None:
    signs = VitalSigns()
    signs.served = Serving()
    await signs.measured(keyword_reply(), "keyword")
    async with probes_served(signs, ANYWHERE) as port:
        status, text = await asked(port, "/metrics")
    lines = dict(re.findall(r"^(arbitre_[^ ]+) (\S+)$", text, re.MULTILINE))
    assert (
        status,
        lines['arbitre_answers_total{command="keyword",kind="keyword"}'],
        lines['arbitre_answer_seconds_count{command="keyword"}'],
        lines["arbitre_gateway_connected"],
        lines["arbitre_heavy_questions_waiting"],
        float(lines["arbitre_tasks"]) > 0,
    ) == (200, "1.0", "1.0", "0.0", "3.0", True)


async def test_an_address_that_is_taken_is_a_setting_that_cannot_be_used() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(SettingsError, match=r"ARBITRE_HEALTH.*expected: an address that is free"):
            async with probes_served(VitalSigns(), Address("127.0.0.1", taken.getsockname()[1])):
                pass


class ThirdBeat(VitalSigns):
    """Says when it was asked for its third sign."""

    def __init__(self) -> None:
        super().__init__()
        self.given = 0
        self.third = asyncio.Event()

    def heartbeat(self) -> Heartbeat:
        self.given += 1
        if self.given == 3:
            self.third.set()
        return super().heartbeat()


async def test_a_sign_that_cannot_be_written_is_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "data").write_bytes(b"a file, not a folder")
    signs = ThirdBeat()
    async with heartbeat_kept(signs, heartbeat_file(tmp_path / "data"), every=0.0):
        await asyncio.wait_for(signs.third.wait(), 5)
    assert [each.split(":")[0] for each in caplog.messages] == [
        "the sign of life can't be written",
        "the sign of life can't be taken away",
    ]


async def test_the_process_gives_signs_of_life_while_it_runs_and_none_afterwards(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    file = heartbeat_file(tmp_path)
    async with (
        whole_process_double() as double,
        bot(tmp_path, double.environment | {"ARBITRE_HEALTH": str(port), "ARBITRE_LOG_FORMAT": "json"}) as process,
    ):
        await asyncio.wait_for(double.gateway.ready.wait(), 20)
        answer = await double.slash("keyword", {"keyword": "trample"})
        status, metrics = await asked(port, "/metrics")
        beat = read_heartbeat(file)
        process.send_signal(signal.SIGTERM)
        ending, errors = await ended(process)
    assert verdict_of(answer) != ""
    assert (status, 'arbitre_answers_total{command="keyword",kind="keyword"} 1.0' in metrics) == (200, True)
    assert beat is not None
    assert (beat.process, ending, file.exists()) == (process.pid, 0, False)
    assert {"time", "level", "logger", "message"} <= set.intersection(
        *(set(json.loads(x)) for x in errors.splitlines())
    )


def test_a_record_is_one_line_of_json_with_its_fault() -> None:
    try:
        _ = 1 // 0
    except ZeroDivisionError:
        record = logging.LogRecord("bot", logging.ERROR, "", 1, "« %s »", ("é",), sys.exc_info())
    line = JsonLines().format(record)
    read = json.loads(line)
    assert ("\n" in line, read["level"], read["message"], "ZeroDivisionError" in read["fault"]) == (
        False,
        "error",
        "« é »",
        True,
    )


@pytest.mark.parametrize("wanted", ["off", "on"])
async def test_what_people_ask_stands_in_the_log_only_where_that_is_turned_on(tmp_path: Path, wanted: str) -> None:
    more = {"ARBITRE_LOG": "debug", "ARBITRE_LOG_QUESTIONS": wanted}
    async with whole_process_double() as double, bot(tmp_path, double.environment | more) as process:
        await asyncio.wait_for(double.gateway.ready.wait(), 20)
        await double.slash("combat", {"attackers": "77/77, 3/3"}, locale="en-US")
        process.send_signal(signal.SIGTERM)
        _, log = await ended(process)
    assert ("77/77" in log, "arbitre.questions: /combat 77/77, 3/3\n" in log) == (wanted == "on", wanted == "on")

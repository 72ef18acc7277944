"""Requests to Discord by their status, and the stop before it bans whoever sends too many that it refuses."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from prometheus_client import CollectorRegistry, generate_latest

from bot.ui.discord import counted_requests
from bot.ui.discord.counted_requests import LATELY, MOST_INVALID, TOLD_FROM, BanIsNearError, CountedRequests
from bot.ui.discord.vital_signs import VitalSigns

from .double import Double
from .fixtures import speaking


@dataclass
class Clock:
    seconds: float = 0.0

    def __call__(self) -> float:
        return self.seconds


def counts(registry: CollectorRegistry) -> dict[str, float]:
    """The metrics of requests by their labels."""
    text = generate_latest(registry).decode()
    return {name: float(number) for name, number in re.findall(r"^(arbitre_discord_\S+) (\S+)$", text, re.MULTILINE)}


async def test_what_discord_answers_is_counted_by_its_status(double: Double, tmp_path: Path) -> None:
    registry = (signs := VitalSigns()).registry
    async with speaking(double, tmp_path, signs=signs) as client:
        before = counts(registry)
        double.trouble.status("callback", 403, times=2)  # the answer, and the word that there is none
        await double.slash("keyword", {"keyword": "trample"}, answered=False)
        await double.trouble.over()
        assert await client.running.drained(5)
        await double.slash("keyword", {"keyword": "trample"})
        assert await client.running.drained(5)
        after = counts(registry)
    name = 'arbitre_discord_requests_total{status="%s"}'
    assert {status: after[name % status] - before.get(name % status, 0) for status in (200, 403)} == {200: 1, 403: 2}
    assert (before["arbitre_discord_invalid_requests"], after["arbitre_discord_invalid_requests"]) == (0, 2)


async def test_nothing_more_is_sent_where_discord_is_about_to_ban(
    double: Double, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(counted_requests, "MOST_INVALID", 2)
    clock = Clock()
    async with speaking(double, tmp_path, signs=VitalSigns(clock)) as client:
        double.trouble.status("callback", 401, times=2)
        await double.slash("keyword", {"keyword": "trample"}, answered=False)
        await double.trouble.over()
        assert await client.running.drained(5)
        sent = len(double.calls())
        await double.slash("keyword", {"keyword": "trample"}, answered=False)
        assert await client.running.drained(10)
        assert len(double.calls()) == sent
        clock.seconds = LATELY + 1
        assert (await double.slash("keyword", {"keyword": "trample"})).text
    assert "Discord refused 2 requests within ten minutes: nothing is sent until they are fewer" in caplog.messages


def test_a_storm_of_limits_is_told_twice_and_stops_at_half_of_what_discord_bears(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock = Clock()
    requests = CountedRequests(CollectorRegistry(), clock)
    for status in (429, 403, 401, 200, 404, 500) * (MOST_INVALID // 3):
        requests.note(status)
    requests.note(429, of_all=True)
    requests.stop_before_a_ban()
    requests.note(429)
    requests.note(429)
    with pytest.raises(BanIsNearError):
        requests.stop_before_a_ban()
    clock.seconds = LATELY + 1
    requests.stop_before_a_ban()
    assert requests.invalid_lately == 0
    told = [f"Discord refused {number} requests within ten minutes" for number in (TOLD_FROM, MOST_INVALID)]
    assert caplog.messages == [told[0], f"{told[1]}: nothing is sent until they are fewer"]
    for _ in range(TOLD_FROM):
        requests.note(429)
    assert caplog.messages[2:] == told[:1]

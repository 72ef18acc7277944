from pathlib import Path

import pytest

from bot.ui.discord.sync import FILE, fingerprint_of_commands, read_fingerprint

from .double import Double
from .fixtures import speaking


async def started(double: Double, data: Path) -> int:
    """Start and stop Arbitre, and tell how often commands were sent by then."""
    double.gateway.ready.clear()
    async with speaking(double, data):
        return double.syncs


async def test_unchanged_commands_are_sent_once(double: Double, tmp_path: Path) -> None:
    data = tmp_path / "new" / "folder"
    assert [await started(double, data), await started(double, data)] == [1, 1]
    assert len((data / FILE).read_text()) == 64


async def test_another_application_gets_the_same_commands_too(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path) as client:
        ours = await fingerprint_of_commands(client.tree)
        client._connection.application_id = 1
        assert await fingerprint_of_commands(client.tree) != ours
        assert read_fingerprint(tmp_path / FILE) == ours


@pytest.mark.parametrize("spoilt", [b"", b"0" * 64, b"\xff\xfe\x00"])
async def test_a_spoilt_memory_costs_one_sync(double: Double, tmp_path: Path, spoilt: bytes) -> None:
    (tmp_path / FILE).write_bytes(spoilt)
    assert [await started(double, tmp_path), await started(double, tmp_path)] == [1, 1]


async def test_a_memory_that_can_not_be_read_or_written_costs_a_sync_each_time(double: Double, tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert [await started(double, tmp_path), await started(double, tmp_path)] == [1, 2]


@pytest.mark.parametrize("status", [400, 403, 0])
async def test_commands_that_discord_does_not_take_now_are_sent_at_the_next_start(
    double: Double, tmp_path: Path, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    if status:
        double.trouble.status("commands", status)
    else:
        double.trouble.cut("commands", times=2)  # the HTTP library tries once more by itself
    assert await started(double, tmp_path) == 0
    assert "could not be sent" in caplog.text
    assert await started(double, tmp_path) == 1

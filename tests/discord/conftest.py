"""The double as a fixture: fresh for each test, closed after it, and its violations fail the test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.ui.workers.pool import Pool
from bot.ui.workers.questions import Asker, Question

from .double import Double, double_of_discord
from .double.example import Example
from .fixtures import settings


@pytest.fixture
async def double() -> AsyncIterator[Double]:
    async with double_of_discord() as fresh:
        yield fresh
        fresh.assert_clean()


@pytest.fixture
async def example(double: Double) -> AsyncIterator[Example]:
    """The small bot of the double's own tests, logged in."""
    client = Example()
    async with double.running(client):
        yield client


@pytest.fixture
async def pool(tmp_path: Path) -> AsyncIterator[Pool]:
    """A pool whose process is ready."""
    pool = Pool(settings(tmp_path))
    await pool.answer(Question("combat", {"attackers": "5/5"}, "en"), Asker(0))
    yield pool
    await pool.close()

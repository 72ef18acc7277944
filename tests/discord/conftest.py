"""The double as a fixture: fresh for each test, closed after it, and its violations fail the test."""

from collections.abc import AsyncIterator

import pytest

from .double import Double, double_of_discord
from .double.example import Example


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

import importlib.util
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.config import Settings
from bot.ui.kept.opening import store_of
from bot.ui.kept.store import KeptStore

from .server import Server, programs, serving


class Clock:
    now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server for all tests of one process."""
    if importlib.util.find_spec("asyncpg") is None:
        pytest.skip("needs asyncpg: pip install '.[test]'")
    folder = programs()
    if folder is None:
        pytest.skip("needs a PostgreSQL server: apt-get install postgresql")
    with serving(folder) as server:
        yield server


@pytest.fixture
def database(server: Server) -> str:
    """The address of an empty database."""
    server.empty()
    return server.url


class Stores:
    """Opens what is kept, as often as a test wants; all of it is one place."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings, self._clock = settings, clock
        self._opened: list[KeptStore] = []

    async def open(self) -> KeptStore:
        store = store_of(self.settings)
        store.clock = self._clock
        await store.open()
        self._opened.append(store)
        return store

    async def close(self) -> None:
        for store in self._opened:
            await store.close()


def settings_of(data: Path, kept_url: str | None = None) -> Settings:
    return Settings(None, data, None, "info", None, "en", kept_url=kept_url)


@pytest.fixture(params=["sqlite", "postgresql"])
def kept_url(request: pytest.FixtureRequest) -> str | None:
    return str(request.getfixturevalue("database")) if request.param == "postgresql" else None


@pytest.fixture
async def stores(kept_url: str | None, tmp_path: Path, clock: Clock) -> AsyncIterator[Stores]:
    """An empty place of either kind."""
    stores = Stores(settings_of(tmp_path, kept_url), clock)
    yield stores
    await stores.close()


@pytest.fixture
async def store(stores: Stores) -> KeptStore:
    return await stores.open()

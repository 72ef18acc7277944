import pytest

from bot.cards.catalogue import Catalogue
from bot.cards.sync import SyncReport, from_folder
from tests.shared import SHARED


@pytest.fixture(scope="session")
def full_sync(tmp_path_factory: pytest.TempPathFactory) -> tuple[SyncReport, Catalogue]:
    """The real pool, synced once; only for tests marked `needs_shared`."""
    place = tmp_path_factory.mktemp("full")
    source = place / "source"
    source.mkdir()
    for file in (SHARED / "data" / "scryfall").glob("*.json"):
        (source / file.name).symlink_to(file)
    for file in (SHARED / "data" / "rules").glob("comprehensive-rules*.txt"):
        (source / file.name).symlink_to(file)
    report = from_folder(source, place / "cards.db")
    return report, Catalogue.open(place / "cards.db")


@pytest.fixture(scope="session")
def full(full_sync: tuple[SyncReport, Catalogue]) -> Catalogue:
    return full_sync[1]

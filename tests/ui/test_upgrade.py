"""An installation of an earlier version, whose data and settings a new one finds at its start."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.cards.checksum import previous_store, verify_checksum
from bot.cards.sync.online.syncing import downloads_folder
from bot.config import read_settings
from bot.ui.kept.opening import store_of
from bot.ui.kept.requests import KeptRequests
from tests.cards.shapes import card, folder_of

from .conftest import Run

BEFORE = Path(__file__).parent / "upgrades"
KEY = "0123456789abcdef01234567"
SETTINGS = """DISCORD_TOKEN=a.b.c
ARBITRE_LANG=en
ARBITRE_LOG=info
ARBITRE_PROXY=http://127.0.0.1:3128
ARBITRE_SCRYFALL=https://api.scryfall.com
ARBITRE_RULES=https://magic.wizards.com/en/rules
ARBITRE_SYNC=03:30
ARBITRE_TIMEOUT=30
"""
"""All settings that version 0.1.0 knew, but for the data folder."""


def install_before(data: Path) -> None:
    """Leave in the data folder what version 0.1.0 left there."""
    data.mkdir()
    for name, script in (("cards.db", "cards-0.1.0.sql"), ("requests.sqlite", "requests-0.1.0.sql")):
        with closing(sqlite3.connect(data / name)) as file:
            file.executescript((BEFORE / script).read_text(encoding="utf-8"))
    folder = downloads_folder(data / "cards.db")
    folder.mkdir(parents=True)
    (folder / "last-sync.json").write_text('{"began": 1.0, "ended": 2.0, "problem": ""}', encoding="utf-8")


async def test_an_installation_of_the_version_before_serves_on_and_is_brought_up_by_its_first_sync(
    run: Run, home: Path
) -> None:
    (home / ".env").write_text(SETTINGS, encoding="utf-8")
    data = home / "data"
    install_before(data)
    looked = json.loads(run("check", "--json").out)
    by_old_store = run("ask", "/card Copper Lizard")
    settings = read_settings()
    kept = store_of(settings)
    await kept.open()
    found = await KeptRequests(kept).find(KEY)
    await kept.close()
    synced = run("sync", "--from", str(folder_of(home / "source", [card("Iron Lizard")])), "--replace")
    verify_checksum(settings.store, settings.store)
    assert ([each for each in looked["findings"] if not each["well"]], settings.discord_token) == ([], "a.b.c")
    assert ("Trample" in by_old_store.out, found) == (True, "en|combat|attackers=5/5 trample")
    assert (synced.status, previous_store(settings.store).exists()) == (0, True)
    assert "Iron Lizard" in run("ask", "/card Iron Lizard").out

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.app import main
from bot.cards.catalogue import Catalogue
from bot.reference.keywords import shipped_keywords
from bot.ui.desk import Desk

Run = Callable[..., "Ran"]


class Ran:
    """What a command of the command line left behind."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


@pytest.fixture(scope="session")
def desk() -> Desk:
    """The shipped facts, without any store."""
    return Desk(Catalogue.open(), shipped_keywords())


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to stand in, without any setting of this machine."""
    for name in (
        "DISCORD_TOKEN",
        "ARBITRE_LANG",
        "ARBITRE_LOG",
        "ARBITRE_PROXY",
        "ARBITRE_SCRYFALL",
        "ARBITRE_RULES",
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
    ):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("ARBITRE_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(home: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process."""

    def ran(*arguments: str) -> Ran:
        capsys.readouterr()
        try:
            status = main(arguments)
        except SystemExit as left:
            status = int(str(left.code))
        printed = capsys.readouterr()
        return Ran(status, printed.out, printed.err)

    return ran

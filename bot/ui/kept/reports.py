"""Reports: what somebody says is right, beside what was asked and answered."""

from bot.engine.frozen_class import dataclass
from bot.ui.kept.store import KeptStore


@dataclass(frozen=True, slots=True)
class Report:
    """One report. `said` is what the person says is right; `scenario` and `outcome` are JSON, empty where nothing was
    played; `edition` is that of the rules."""

    request: str
    said: str
    scenario: str
    outcome: str
    edition: str
    person: int
    server: int | None


COLUMNS = "request, said, scenario, outcome, edition, person, server"


class Reports:
    """All reports, the oldest first."""

    def __init__(self, store: KeptStore) -> None:
        self._store = store

    async def keep(self, report: Report) -> bool:
        """Keep a report; False where that is not possible."""
        row = (*(getattr(report, name) for name in COLUMNS.split(", ")), self._store.clock())
        return await self._store.change((f"INSERT INTO reports ({COLUMNS}, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row))

    async def all(self) -> list[Report]:
        """Return all reports."""
        return [Report(*row) for row in await self._store.rows(f"SELECT {COLUMNS} FROM reports ORDER BY id")]

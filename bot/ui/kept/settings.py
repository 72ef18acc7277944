"""What was chosen for a server, one of its channels, or a person.

Each setting is a name and one of its values. What an older or a later program wrote and this one does not know counts
as not chosen."""

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Literal, TypeAlias

from bot.config import WHICH_PICTURES
from bot.engine.frozen_class import dataclass
from bot.language import LANGUAGES
from bot.ui.kept.store import KeptStore, Statement

Whose: TypeAlias = Literal["server", "channel", "person"]

USUAL = "usual"
"""The value by which nothing is chosen: what holds without any setting, or what was chosen for something larger."""

PUBLIC, PRIVATE = "public", "private"
LANGUAGE, LOOK_UPS, RULINGS, DETAIL, PICTURES, CARD_ART, ANSWERS = (
    *("language", "lookups", "rulings", "detail", "pictures", "art", "answers"),
)
SHORT, STEPS = "short", "steps"
SHOWN, HIDDEN = "shown", "hidden"

SETTINGS: Mapping[Whose, Mapping[str, tuple[str, ...]]] = {
    "server": {
        LANGUAGE: (USUAL, *LANGUAGES),
        LOOK_UPS: (PUBLIC, PRIVATE),
        RULINGS: (PUBLIC, PRIVATE),
        DETAIL: (SHORT, STEPS),
        PICTURES: (USUAL, *WHICH_PICTURES),
        CARD_ART: (SHOWN, HIDDEN),
    },
    "channel": {LANGUAGE: (USUAL, *LANGUAGES)},
    "person": {LANGUAGE: (USUAL, *LANGUAGES), ANSWERS: (USUAL, PRIVATE)},
}
"""The values of each setting; the first one holds where nothing was chosen."""

SPEAKS_HERE = "speaks"
"""What is chosen for each channel in which answers may be seen by all; where none is, all channels are such."""
WHOLE_SERVER = 0
"""The number that stands for no channel."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """All that was chosen for who asks, and where. `here` is the channel, and for a thread also the channel that it
    belongs to."""

    server: Mapping[str, str] = field(default_factory=dict)
    channel: Mapping[str, str] = field(default_factory=dict)
    person: Mapping[str, str] = field(default_factory=dict)
    speaking: frozenset[int] = frozenset()
    """The channels in which answers may be seen by all; where there is none, that is everywhere."""
    here: tuple[int, ...] = ()

    def value(self, whose: Whose, name: str) -> str:
        """Return the value of a setting."""
        chosen: Mapping[str, str] = getattr(self, whose)
        known = SETTINGS[whose][name]
        return chosen[name] if chosen.get(name) in known else known[0]

    @property
    def may_speak(self) -> bool:
        """Whether answers here may be seen by all."""
        return not self.speaking or any(channel in self.speaking for channel in self.here)


NOTHING_CHOSEN = Chosen()


class KeptSettings:
    """The settings of everybody."""

    def __init__(self, store: KeptStore) -> None:
        self._store = store

    async def of(self, person: int, server: int | None = None, here: tuple[int, ...] = ()) -> Chosen:
        """Return what was chosen for who asks, and where."""
        rows = await self._store.rows(
            "SELECT channel, name, value FROM server_settings WHERE server = ? "
            "UNION ALL SELECT NULL, name, value FROM person_settings WHERE person = ?",
            server,
            person,
        )
        if not rows:
            return Chosen(here=here)
        places: dict[int | None, dict[str, str]] = {None: {}, WHOLE_SERVER: {}}
        for channel, name, value in rows:
            places.setdefault(channel, {})[name] = value
        return Chosen(
            server=places[WHOLE_SERVER],
            channel=next((places[channel] for channel in here if LANGUAGE in places.get(channel, {})), {}),
            person=places[None],
            speaking=frozenset(place for place, chosen in places.items() if place and SPEAKS_HERE in chosen),
            here=here,
        )

    async def choose_for_person(self, person: int, name: str, value: str) -> bool:
        """Choose a setting of a person; False where it can't be kept."""
        key, columns = (person, name), "person, name"
        return await self._store.change(self._statement("person_settings", columns, key, "person", name, value))

    async def choose_for_server(self, server: int, name: str, value: str) -> bool:
        """Choose a setting of a server; False where it can't be kept."""
        key, columns = (server, WHOLE_SERVER, name), "server, channel, name"
        return await self._store.change(self._statement("server_settings", columns, key, "server", name, value))

    async def choose_for_channel(self, server: int, channel: int, name: str, value: str) -> bool:
        """Choose a setting of a channel; False where it can't be kept."""
        key, columns = (server, channel, name), "server, channel, name"
        return await self._store.change(self._statement("server_settings", columns, key, "channel", name, value))

    def _statement(  # noqa: PLR0913, PLR0917 - a row and its table
        self, table: str, columns: str, key: tuple[object, ...], whose: Whose, name: str, value: str
    ) -> Statement:
        """Return the statement that writes a value, or removes it where it says what holds anyway."""
        if value == SETTINGS[whose][name][0]:
            return f"DELETE FROM {table} WHERE ({columns}) = ({', '.join('?' for _ in key)})", key
        values = (*key, value, self._store.clock())
        signs = ", ".join("?" for _ in values)
        over = f"ON CONFLICT ({columns}) DO UPDATE SET value = excluded.value, at = excluded.at"
        return f"INSERT INTO {table} ({columns}, value, at) VALUES ({signs}) {over}", values

    async def speak_in(self, server: int, channels: Iterable[int]) -> bool:
        """Let answers be seen by all in these channels alone, or everywhere where there is none; False where that can't
        be kept."""
        now = self._store.clock()
        return await self._store.change(
            ("DELETE FROM server_settings WHERE server = ? AND name = ?", (server, SPEAKS_HERE)),
            *(
                ("INSERT INTO server_settings VALUES (?, ?, ?, 'yes', ?)", (server, channel, SPEAKS_HERE, now))
                for channel in channels
            ),
        )

"""Settings: frozen, and the only reader of the environment and of a `.env` file.

A small dataclass and python-dotenv rather than a settings library: a third of a second of import would be most of what
`resolve` may take from cold."""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, time
from difflib import get_close_matches
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar, cast
from urllib.parse import urlsplit

from dotenv import dotenv_values
from platformdirs import user_data_path

from bot.engine.frozen_class import dataclass
from bot.language import DEFAULT_LANGUAGE, LANGUAGES, Language
from bot.masking import hide_password

SCRYFALL = "https://api.scryfall.com"
RULES = "https://magic.wizards.com/en/rules"
NIGHT = time(3, 30)
NEVER = "off"
TIMEOUT = 30.0
LONGEST_TIMEOUT = 600.0

PREFIX = "ARBITRE_"
DISCORDS = "DISCORD_"
"""How the names of our settings begin; in the environment the second one may be another program's."""
LIKE_A_SETTING = 0.5
"""How like a known name a misspelt one must be for a suggestion, as `difflib` measures it."""

LOG_LEVELS = ("debug", "info", "warning", "error")


WhichPictures: TypeAlias = Literal["auto", "all", "off"]
WHICH_PICTURES: tuple[WhichPictures, ...] = ("auto", "all", "off")
Theme: TypeAlias = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")
LogFormat: TypeAlias = Literal["text", "json"]
LOG_FORMATS: tuple[LogFormat, ...] = ("text", "json")
LOOPBACK = "127.0.0.1"
LARGEST_PORT = 65535
LARGEST_ID = (1 << 63) - 1
MOST_SHARDS = 16384
SHARD_RANGE = re.compile(r"([0-9]{1,5})(?: *- *([0-9]{1,5}))?")
DATABASES = ("postgresql", "postgres")

WordT = TypeVar("WordT", bound=str)


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server listens."""

    host: str
    port: int


@dataclass(frozen=True, slots=True)
class Shards:
    """Which of how many shards of the gateway a bot is; without `ids` all of them."""

    count: int
    ids: tuple[int, ...] = ()

    def hear(self, server: int) -> bool:
        """Whether one of these shards hears a server."""
        return not self.ids or (server >> 22) % self.count in self.ids


class SettingsError(Exception):
    """A setting that can't be used: its name, what was found, and what would be right."""

    def __init__(self, name: str, found: str, expected: str) -> None:
        super().__init__(f"{name}: {found!r} (expected: {expected})" if found else f"{name}: unknown ({expected})")
        self.name, self.found, self.expected = name, found, expected


@dataclass(frozen=True, slots=True)
class Settings:
    """What an installation may set. `lang` is None where each asker's own language decides."""

    discord_token: str | None
    data: Path
    """The folder of the synced store and, later, of the server's settings."""
    lang: Language | None
    log: str
    proxy: str | None
    """An HTTP proxy for everything that goes to Discord, and for a sync: `http://host:port`."""
    system_lang: Language
    scryfall: str = SCRYFALL
    """The address of Scryfall's API."""
    rules: str = RULES
    """The address of the page of the Comprehensive Rules, or of their text."""
    sync: time | None = NIGHT
    """When the bot syncs by itself, UTC; None is never."""
    timeout: float = TIMEOUT
    """Seconds without a byte after which a sync takes a server for dead."""
    pictures: WhichPictures = "auto"
    """Which pictures Discord's answers have: those that show much (combats of three creatures, tables, chains), all
    that there are, or none."""
    theme: Theme = "dark"
    """The background of pictures."""
    log_format: LogFormat = "text"
    """Whether a line of the log is for people or, as JSON, for programs."""
    log_questions: bool = False
    """Whether the log has a line for each question, with what was typed and not by whom."""
    health: Address | None = None
    """Where the bot answers probes and gives its metrics; None is nowhere."""
    http: Address | None = None
    """Where Discord's interactions come in, for a bot without a gateway; None is by the gateway."""
    public_key: str | None = None
    """The application's key, by which Discord signs what it sends to `http`, in hexadecimal."""

    kept_url: str | None = None
    """The PostgreSQL database of what people leave, for several machines; None is a file of the data folder."""

    sentry_dsn: str | None = None
    """Where faults of ours are reported: the address of a Sentry project with its key; None is nowhere."""
    report_channel: int | None = None
    """The channel in Discord where reports are posted as they come; None is nowhere."""
    shards: Shards | None = None
    """Which part of the gateway the bot hears, while others hear the rest; None is all of it, as Discord recommends."""

    @property
    def store(self) -> Path:
        """The synced cards and rules; absent until the first sync."""
        return self.data / "cards.db"

    @property
    def part(self) -> str | None:
        """What tells this process from others of its machine that share the folder; None where it is the only one."""
        if self.http is not None:
            return str(self.http.port)
        return f"shard-{self.shards.ids[0]}" if self.shards is not None and self.shards.ids else None


def read_settings(environment: Mapping[str, str] | None = None, dotenv: Path | None = Path(".env")) -> Settings:
    """Read the settings, the environment before the file.

    Raises `SettingsError` for a value that can't be, or a name that begins as ours and that nobody knows."""
    found = dict(os.environ if environment is None else environment)
    of_file = {} if dotenv is None else values_of_dotenv(dotenv)
    refuse_unknown(of_file, (PREFIX, DISCORDS))
    refuse_unknown(found, (PREFIX,))
    found = {**of_file, **found}
    values = {name: read(found.get(name, "").strip()) for name, read in READERS.items()}
    return Settings(
        discord_token=cast("str | None", values["DISCORD_TOKEN"]),
        data=cast("Path", values["ARBITRE_DATA"]),
        lang=cast("Language | None", values["ARBITRE_LANG"]),
        log=cast("str", values["ARBITRE_LOG"]),
        proxy=cast("str | None", values["ARBITRE_PROXY"]),
        system_lang=system_language(found),
        scryfall=cast("str", values["ARBITRE_SCRYFALL"]),
        rules=cast("str", values["ARBITRE_RULES"]),
        sync=cast("time | None", values["ARBITRE_SYNC"]),
        timeout=cast("float", values["ARBITRE_TIMEOUT"]),
        pictures=cast("WhichPictures", values["ARBITRE_PICTURES"]),
        theme=cast("Theme", values["ARBITRE_THEME"]),
        log_format=cast("LogFormat", values["ARBITRE_LOG_FORMAT"]),
        log_questions=cast("bool", values["ARBITRE_LOG_QUESTIONS"]),
        health=cast("Address | None", values["ARBITRE_HEALTH"]),
        http=cast("Address | None", values["ARBITRE_HTTP"]),
        public_key=cast("str | None", values["DISCORD_PUBLIC_KEY"]),
        kept_url=cast("str | None", values["ARBITRE_KEPT_URL"]),
        sentry_dsn=cast("str | None", values["ARBITRE_SENTRY_DSN"]),
        report_channel=cast("int | None", values["ARBITRE_REPORT_CHANNEL"]),
        shards=shards_of(values),
    )


def values_of_dotenv(file: Path) -> dict[str, str]:
    """Return what a `.env` file sets, nothing where there is none. Raises `SettingsError` for one that is no text."""
    try:
        found = dotenv_values(file) if file.is_file() else {}
    except OSError as error:
        raise SettingsError(str(file.absolute()), error.strerror or str(error), "a file that can be read") from error
    except UnicodeDecodeError as error:
        raise SettingsError(str(file.absolute()), f"byte {error.start} is no UTF-8", "a text in UTF-8") from error
    return {name: value for name, value in found.items() if value is not None}


def refuse_unknown(found: Mapping[str, str], prefixes: tuple[str, ...]) -> None:
    """A misspelt setting would be silently without effect: it is an error, with the nearest name, else all of them."""
    for name in found:
        prefix = next((each for each in prefixes if name.startswith(each)), None)
        if prefix is not None and name not in READERS:
            known = {each.removeprefix(prefix): each for each in READERS}
            near = get_close_matches(name.removeprefix(prefix), known, n=1, cutoff=LIKE_A_SETTING)
            raise SettingsError(name, "", f"did you mean {known[near[0]]}?" if near else f"known: {', '.join(READERS)}")


def text_or_none(value: str) -> str | None:
    return value or None


def read_data(value: str) -> Path:
    try:
        folder = Path(value).expanduser() if value else user_data_path("arbitre", appauthor=False).expanduser()
    except RuntimeError as error:  # who runs us has no home, or the user that is named is none
        raise SettingsError("ARBITRE_DATA", value or "~", "a folder, not below a home that is not known") from error
    return folder


def read_lang(value: str) -> Language | None:
    if value and value not in LANGUAGES:
        raise SettingsError("ARBITRE_LANG", value, " or ".join(LANGUAGES))
    return next((lang for lang in LANGUAGES if lang == value), None)


def read_log(value: str) -> str:
    level = value.lower() or "info"
    if level not in LOG_LEVELS:
        raise SettingsError("ARBITRE_LOG", value, ", ".join(LOG_LEVELS))
    return level


def read_proxy(value: str) -> str | None:
    return read_address("ARBITRE_PROXY", value) if value else None


def read_address(name: str, value: str) -> str:
    if not value.startswith(("http://", "https://")):
        raise SettingsError(name, hide_password(value), "an address that begins with http:// or https://")
    return value.rstrip("/")


def read_scryfall(value: str) -> str:
    return read_address("ARBITRE_SCRYFALL", value or SCRYFALL)


def read_rules(value: str) -> str:
    return read_address("ARBITRE_RULES", value or RULES)


def read_sync(value: str) -> time | None:
    if value.lower() == NEVER:
        return None
    try:
        return datetime.strptime(value, "%H:%M").time() if value else NIGHT  # noqa: DTZ007  a time of every day
    except ValueError as error:
        raise SettingsError("ARBITRE_SYNC", value, f"{NEVER}, or a time such as {NIGHT:%H:%M}, UTC") from error


def read_timeout(value: str) -> float:
    try:
        seconds = float(value or TIMEOUT)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST_TIMEOUT:
        raise SettingsError("ARBITRE_TIMEOUT", value, f"seconds, more than 0 and at most {LONGEST_TIMEOUT:.0f}")
    return seconds


def read_pictures(value: str) -> WhichPictures:
    return read_one_of("ARBITRE_PICTURES", value.lower() or "auto", WHICH_PICTURES)


def read_theme(value: str) -> Theme:
    return read_one_of("ARBITRE_THEME", value.lower() or "dark", THEMES)


def read_log_format(value: str) -> LogFormat:
    return read_one_of("ARBITRE_LOG_FORMAT", value.lower() or "text", LOG_FORMATS)


def read_log_questions(value: str) -> bool:
    return read_one_of("ARBITRE_LOG_QUESTIONS", value.lower() or "off", ("off", "on")) == "on"


def read_health(value: str) -> Address | None:
    return read_place("ARBITRE_HEALTH", value)


def read_http(value: str) -> Address | None:
    return read_place("ARBITRE_HTTP", value)


def read_place(name: str, value: str) -> Address | None:
    """Read a port of this machine, or a host and a port; None for nothing."""
    host, _, port = value.rpartition(":")
    if value and not (port.isascii() and port.isdecimal() and int(port) <= LARGEST_PORT):
        raise SettingsError(name, value, f"a port, or a host and a port such as {LOOPBACK}:8080")
    return Address(host.strip("[]") or LOOPBACK, int(port)) if value else None


def read_kept_url(value: str) -> str | None:
    try:
        url = urlsplit(value)
        usable = not value or (url.scheme in DATABASES and url.port != 0)
    except ValueError:  # a port or a host that is none
        usable = False
    if not usable:
        raise SettingsError("ARBITRE_KEPT_URL", hide_password(value), "postgresql://user:password@host:port/database")
    return value or None


def read_sentry_dsn(value: str) -> str | None:
    return read_address("ARBITRE_SENTRY_DSN", value) if value else None


def read_report_channel(value: str) -> int | None:
    if value and not (value.isascii() and value.isdecimal() and 0 < int(value) <= LARGEST_ID):
        raise SettingsError("ARBITRE_REPORT_CHANNEL", value, "the number of a channel (Discord: “Copy Channel ID”)")
    return int(value) if value else None


def read_shard_count(value: str) -> int | None:
    if value and not (value.isascii() and value.isdecimal() and 0 < int(value) <= MOST_SHARDS):
        raise SettingsError("ARBITRE_SHARD_COUNT", value, f"how many shards there are in all, at most {MOST_SHARDS}")
    return int(value) if value else None


def read_shard_ids(value: str) -> tuple[int, ...]:
    """Read numbers and ranges of shards, "0-3, 8"."""
    ids: set[int] = set()
    for part in filter(None, map(str.strip, value.split(","))):
        found = SHARD_RANGE.fullmatch(part)
        first, last = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
        if not first <= last < MOST_SHARDS:
            raise SettingsError("ARBITRE_SHARD_IDS", value, "numbers and ranges of shards, such as 0-3,8")
        ids |= set(range(first, last + 1))
    return tuple(sorted(ids))


def shards_of(values: Mapping[str, object]) -> Shards | None:
    """Return which shards are meant. Raises `SettingsError` where the settings of shards contradict one another."""
    count = cast("int | None", values["ARBITRE_SHARD_COUNT"])
    ids = cast("tuple[int, ...]", values["ARBITRE_SHARD_IDS"])
    if count is None and not ids:
        return None
    if count is None:
        raise SettingsError("ARBITRE_SHARD_COUNT", "", "with ARBITRE_SHARD_IDS: how many shards there are in all")
    if values["ARBITRE_HTTP"] is not None:
        raise SettingsError("ARBITRE_SHARD_COUNT", str(count), "none with ARBITRE_HTTP, which needs no gateway")
    if ids and ids[-1] >= count:
        raise SettingsError("ARBITRE_SHARD_IDS", str(ids[-1]), f"0 to {count - 1}, as there are {count} shards")
    return Shards(count, ids)


def read_one_of(name: str, value: str, known: Sequence[WordT]) -> WordT:
    found = next((each for each in known if each == value), None)
    if found is None:
        raise SettingsError(name, value, ", ".join(known))
    return found


READERS: Mapping[str, Callable[[str], object]] = {
    "DISCORD_TOKEN": text_or_none,
    "ARBITRE_DATA": read_data,
    "ARBITRE_LANG": read_lang,
    "ARBITRE_LOG": read_log,
    "ARBITRE_PROXY": read_proxy,
    "ARBITRE_SCRYFALL": read_scryfall,
    "ARBITRE_RULES": read_rules,
    "ARBITRE_SYNC": read_sync,
    "ARBITRE_TIMEOUT": read_timeout,
    "ARBITRE_PICTURES": read_pictures,
    "ARBITRE_THEME": read_theme,
    "ARBITRE_LOG_FORMAT": read_log_format,
    "ARBITRE_LOG_QUESTIONS": read_log_questions,
    "ARBITRE_HEALTH": read_health,
    "ARBITRE_HTTP": read_http,
    "DISCORD_PUBLIC_KEY": text_or_none,
    "ARBITRE_KEPT_URL": read_kept_url,
    "ARBITRE_SENTRY_DSN": read_sentry_dsn,
    "ARBITRE_REPORT_CHANNEL": read_report_channel,
    "ARBITRE_SHARD_COUNT": read_shard_count,
    "ARBITRE_SHARD_IDS": read_shard_ids,
}
"""Every setting with its reader; `docs/settings.md` lists the same names."""


def system_language(found: Mapping[str, str]) -> Language:
    """The language of the terminal, for who has not chosen one: its locale's where we speak that."""
    locale = next((found[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if found.get(name)), "")
    return next((lang for lang in LANGUAGES if locale.lower().startswith(lang)), DEFAULT_LANGUAGE)

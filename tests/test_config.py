"""Settings: read once, the environment before the file, and what can't be used is refused in one line."""

import dataclasses
from collections.abc import Mapping
from datetime import time
from pathlib import Path

import pytest
from platformdirs import user_data_path

from bot.cards.errors import SourceUnreachableError
from bot.config import READERS, Address, Settings, SettingsError, Shards, read_settings

DEFAULTS = Settings(
    discord_token=None,
    data=user_data_path("arbitre", appauthor=False),
    lang=None,
    log="info",
    proxy=None,
    system_lang="en",
)


def read(environment: Mapping[str, str], dotenv: Path | None = None) -> Settings:
    return read_settings(environment, dotenv)


def refused(environment: Mapping[str, str]) -> str:
    with pytest.raises(SettingsError) as error:
        read(environment)
    return str(error.value)


def test_nothing_set_is_a_working_installation() -> None:
    assert read({}) == DEFAULTS


def test_every_setting_is_read() -> None:
    found = read(
        {
            "DISCORD_TOKEN": " abc ",
            "ARBITRE_DATA": "/srv/arbitre",
            "ARBITRE_LANG": "fr",
            "ARBITRE_LOG": "DEBUG",
            "ARBITRE_PROXY": "http://127.0.0.1:3128",
            "ARBITRE_SCRYFALL": "http://127.0.0.1:8000/",
            "ARBITRE_RULES": "http://127.0.0.1:8000/rules",
            "ARBITRE_SYNC": "04:15",
            "ARBITRE_TIMEOUT": "2.5",
            "ARBITRE_PICTURES": "All",
            "ARBITRE_THEME": "light",
            "ARBITRE_LOG_FORMAT": "JSON",
            "ARBITRE_LOG_QUESTIONS": "on",
            "ARBITRE_HEALTH": "0.0.0.0:8080",
            "ARBITRE_HTTP": "[::1]:8081",
            "DISCORD_PUBLIC_KEY": "00ff",
            "ARBITRE_KEPT_URL": "postgresql://me:secret@host/kept",
            "ARBITRE_SENTRY_DSN": "https://key@host/1",
            "ARBITRE_REPORT_CHANNEL": "123456789012345678",
        }
    )
    expected = Settings(
        "abc",
        Path("/srv/arbitre"),
        "fr",
        "debug",
        "http://127.0.0.1:3128",
        "en",
        scryfall="http://127.0.0.1:8000",
        rules="http://127.0.0.1:8000/rules",
        sync=time(4, 15),
        timeout=2.5,
        pictures="all",
        theme="light",
        log_format="json",
        log_questions=True,
        health=Address("0.0.0.0", 8080),  # noqa: S104  what a container sets
        http=Address("::1", 8081),
        public_key="00ff",
        kept_url="postgresql://me:secret@host/kept",
        sentry_dsn="https://key@host/1",
        report_channel=123456789012345678,
    )
    assert (found, found.store) == (expected, Path("/srv/arbitre/cards.db"))


def test_an_empty_value_is_none_at_all() -> None:
    assert read(dict.fromkeys(READERS, "  ")) == DEFAULTS


def test_the_nightly_sync_can_be_turned_off() -> None:
    assert read({"ARBITRE_SYNC": "Off"}).sync is None


def test_a_bare_port_is_one_of_this_machine() -> None:
    assert read({"ARBITRE_HEALTH": "8080"}).health == Address("127.0.0.1", 8080)


def test_settings_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        DEFAULTS.log = "debug"  # type: ignore[misc]  # that it fails is what is proved


@pytest.mark.parametrize("value", ["~nobody-of-this-name/arbitre", "~nobody-of-this-name"])
def test_a_home_that_nobody_has_is_refused(value: str) -> None:
    assert refused({"ARBITRE_DATA": value}) == (
        f"ARBITRE_DATA: {value!r} (expected: a folder, not below a home that is not known)"
    )


def test_who_has_no_home_must_name_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.config.user_data_path", lambda *_, **__: Path("~nobody-of-this-name/.local/share/arbitre"))
    assert refused({}) == "ARBITRE_DATA: '~' (expected: a folder, not below a home that is not known)"
    assert read({"ARBITRE_DATA": "/srv/arbitre"}).data == Path("/srv/arbitre")


def test_a_file_of_settings_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"ARBITRE_LANG=fr\nARBITRE_LOG=\xe9\n")
    with pytest.raises(SettingsError) as error:
        read({}, file)
    assert str(error.value) == f"{file}: 'byte 28 is no UTF-8' (expected: a text in UTF-8)"


def test_a_file_of_settings_that_cannot_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Path) -> None:
        raise PermissionError(13, "Permission denied")

    file = tmp_path / ".env"
    file.write_bytes(b"")
    monkeypatch.setattr("bot.config.dotenv_values", refuse)
    with pytest.raises(SettingsError) as error:
        read({}, file)
    assert str(error.value) == f"{file}: 'Permission denied' (expected: a file that can be read)"


def test_a_misspelt_setting_is_told_with_one_that_is_like_it_or_with_all() -> None:
    assert refused({"ARBITRE_LANGUE": "fr"}) == "ARBITRE_LANGUE: unknown (did you mean ARBITRE_LANG?)"
    assert refused({"ARBITRE_ZZZ": "fr"}) == f"ARBITRE_ZZZ: unknown (known: {', '.join(READERS)})"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("me:secret@proxy:3128", "…@proxy:3128"),
        ("ftp://me:secret@proxy", "ftp://…@proxy"),
        ("me:a/b@c#@proxy:3128", "…@proxy:3128"),
        ("ftp://me:a/b@proxy", "ftp://…@proxy"),
        ("proxy:3128", "proxy:3128"),
    ],
)
def test_a_password_in_an_address_is_never_repeated(typed: str, shown: str) -> None:
    expected = f"ARBITRE_PROXY: {shown!r} (expected: an address that begins with http:// or https://)"
    assert refused({"ARBITRE_PROXY": typed}) == expected
    assert str(SourceUnreachableError(f"https://me:secret@{typed}", "status", "503")).startswith("https://…@")


def test_an_address_that_is_no_database_is_refused_without_its_password() -> None:
    wanted = "(expected: postgresql://user:password@host:port/database)"
    for typed, shown in (
        ("mysql://me:secret@host/kept", "mysql://…@host/kept"),
        ("postgresql://me:secret@host:port/kept", "postgresql://…@host:port/kept"),
        ("host/kept?password=secret", "host/kept?password=…"),
    ):
        assert refused({"ARBITRE_KEPT_URL": typed}) == f"ARBITRE_KEPT_URL: {shown!r} {wanted}"


def test_shards_are_numbers_and_ranges() -> None:
    found = [
        read({"ARBITRE_SHARD_COUNT": "16", "ARBITRE_SHARD_IDS": ids}).shards for ids in ("", "0-3, 8", "15", "3-3,2")
    ]
    assert found == [Shards(16), Shards(16, (0, 1, 2, 3, 8)), Shards(16, (15,)), Shards(16, (2, 3))]
    assert [Shards(16, (0, 1)).hear(server << 22 | 5) for server in (0, 1, 2, 16, 17)] == [
        True,
        True,
        False,
        True,
        True,
    ]
    assert Shards(16).hear(7)


@pytest.mark.parametrize(
    ("count", "ids", "message"),
    [
        ("0", "", "ARBITRE_SHARD_COUNT: '0' (expected: how many shards there are in all, at most 16384)"),
        ("99999999", "", "ARBITRE_SHARD_COUNT: '99999999' (expected: how many shards there are in all, at most 16384)"),
        ("", "0", "ARBITRE_SHARD_COUNT: unknown (with ARBITRE_SHARD_IDS: how many shards there are in all)"),
        ("4", "a", "ARBITRE_SHARD_IDS: 'a' (expected: numbers and ranges of shards, such as 0-3,8)"),
        ("4", "0-", "ARBITRE_SHARD_IDS: '0-' (expected: numbers and ranges of shards, such as 0-3,8)"),
        ("4", "3-1", "ARBITRE_SHARD_IDS: '3-1' (expected: numbers and ranges of shards, such as 0-3,8)"),
        (
            "4",
            "0-99999999999",
            "ARBITRE_SHARD_IDS: '0-99999999999' (expected: numbers and ranges of shards, such as 0-3,8)",
        ),
        ("4", "2-4", "ARBITRE_SHARD_IDS: '4' (expected: 0 to 3, as there are 4 shards)"),
    ],
)
def test_shards_that_cannot_be_are_refused(count: str, ids: str, message: str) -> None:
    assert refused({"ARBITRE_SHARD_COUNT": count, "ARBITRE_SHARD_IDS": ids}) == message


def test_shards_and_http_are_not_set_at_once() -> None:
    assert refused({"ARBITRE_SHARD_COUNT": "2", "ARBITRE_HTTP": "8081"}) == (
        "ARBITRE_SHARD_COUNT: '2' (expected: none with ARBITRE_HTTP, which needs no gateway)"
    )


def test_a_tilde_is_the_home_folder() -> None:
    assert read({"ARBITRE_DATA": "~/arbitre"}).data == Path.home() / "arbitre"


@pytest.mark.parametrize(
    ("environment", "message"),
    [
        ({"ARBITRE_LANG": "de"}, "ARBITRE_LANG: 'de' (expected: en or fr)"),
        ({"ARBITRE_LANG": "FR"}, "ARBITRE_LANG: 'FR' (expected: en or fr)"),
        ({"ARBITRE_LOG": "loud"}, "ARBITRE_LOG: 'loud' (expected: debug, info, warning, error)"),
        (
            {"ARBITRE_PROXY": "socks5://host"},
            "ARBITRE_PROXY: 'socks5://host' (expected: an address that begins with http:// or https://)",
        ),
        (
            {"ARBITRE_SCRYFALL": "api.scryfall.com"},
            "ARBITRE_SCRYFALL: 'api.scryfall.com' (expected: an address that begins with http:// or https://)",
        ),
        ({"ARBITRE_PICTURES": "some"}, "ARBITRE_PICTURES: 'some' (expected: auto, all, off)"),
        ({"ARBITRE_THEME": "blue"}, "ARBITRE_THEME: 'blue' (expected: dark, light)"),
        ({"ARBITRE_LOG_QUESTIONS": "some"}, "ARBITRE_LOG_QUESTIONS: 'some' (expected: off, on)"),
        ({"ARBITRE_LOG_FORMAT": "xml"}, "ARBITRE_LOG_FORMAT: 'xml' (expected: text, json)"),
        (
            {"ARBITRE_HEALTH": "on"},
            "ARBITRE_HEALTH: 'on' (expected: a port, or a host and a port such as 127.0.0.1:8080)",
        ),
        ({"ARBITRE_SYNC": "25:00"}, "ARBITRE_SYNC: '25:00' (expected: off, or a time such as 03:30, UTC)"),
        (
            {"ARBITRE_TIMEOUT": "nan"},
            "ARBITRE_TIMEOUT: 'nan' (expected: seconds, more than 0 and at most 600)",
        ),
        ({"ARBITRE_LANGUAGE": "fr"}, "ARBITRE_LANGUAGE: unknown (did you mean ARBITRE_LANG?)"),
        ({"ARBITRE_PROXI": "x"}, "ARBITRE_PROXI: unknown (did you mean ARBITRE_PROXY?)"),
        ({"ARBITRE_": "x"}, f"ARBITRE_: unknown (known: {', '.join(READERS)})"),
    ],
)
def test_what_cannot_be_used_is_refused_in_one_line(environment: Mapping[str, str], message: str) -> None:
    assert refused(environment) == message


def test_other_programs_variables_are_left_alone() -> None:
    assert read({"PATH": "/bin", "XARBITRE_LANG": "de", "DISCORD_TOKENS": "x"}) == DEFAULTS


# --- the file


def test_a_misspelt_name_of_discords_is_refused_in_the_file_and_another_programs_in_the_environment(
    tmp_path: Path,
) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKN=x\n", encoding="utf-8")
    with pytest.raises(SettingsError) as raised:
        read({"DISCORD_WEBHOOK": "another program's"}, file)
    assert str(raised.value) == "DISCORD_TOKN: unknown (did you mean DISCORD_TOKEN?)"


def test_the_file_is_read_and_the_environment_wins(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("# the bot\nDISCORD_TOKEN=from-the-file\nARBITRE_LANG='fr'\nARBITRE_LOG=error\n", encoding="utf-8")
    found = read({"DISCORD_TOKEN": "from-the-shell"}, file)
    assert (found.discord_token, found.lang, found.log) == ("from-the-shell", "fr", "error")


def test_a_misspelt_setting_in_the_file_is_refused_too(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("ARBITRE_LNAG=fr\n", encoding="utf-8")
    with pytest.raises(SettingsError, match="did you mean ARBITRE_LANG"):
        read({}, file)


@pytest.mark.parametrize("content", ["", "ARBITRE_LANG\n", "\n\n# nothing\n"])
def test_a_file_that_says_nothing_changes_nothing(tmp_path: Path, content: str) -> None:
    file = tmp_path / ".env"
    file.write_text(content, encoding="utf-8")
    assert read({}, file) == DEFAULTS


def test_no_file_is_no_trouble(tmp_path: Path) -> None:
    assert read({}, tmp_path / ".env") == DEFAULTS


# --- the terminal's language


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_US"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_locale_chooses_where_nobody_has(environment: Mapping[str, str], lang: str) -> None:
    assert read(environment).system_lang == lang

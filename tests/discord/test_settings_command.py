"""`/settings` and `/forget`: what holds is shown, and changed by those who may, on a server and in direct messages."""

import json
from collections.abc import Mapping
from pathlib import Path

import discord
import pytest

from bot.ui.discord.forget_command import FILE
from bot.ui.discord.settings_panel import SETTINGS_MARK
from bot.ui.kept.settings import ANSWERS, LANGUAGE, LOOK_UPS, SETTINGS, Whose
from bot.ui.strings import strings_in

from .double import ALICE, BOB, CHANNEL, GUILD, Answer, Double, Json
from .double.interactions import Where
from .fixtures import speaking

MANAGE = discord.Permissions(manage_guild=True).value
MODERATOR: Where = {"permissions": MANAGE, "locale": "en-US"}
LET_IN: Where = {"permissions": 0, "admitted": True, "locale": "en-US", "user": BOB}
SAY = strings_in("en")


def selects_of(answer: Answer) -> list[str]:
    shown = answer.message.all_components if answer.message is not None else []
    return [each["custom_id"].removeprefix(f"{SETTINGS_MARK}:") for each in shown if "custom_id" in each]


def held(answer: Answer) -> Mapping[str, str]:
    """The value that each select shows."""
    shown = answer.message.all_components if answer.message is not None else []
    return {
        each["custom_id"].removeprefix(f"{SETTINGS_MARK}:"): option["value"]
        for each in shown
        for option in each.get("options", ())
        if option.get("default")
    }


ALL = [f"{whose}:{name}" for whose, names in SETTINGS.items() for name in names]
OWN = [each for each in ALL if each.startswith("person:")]


async def test_who_may_manage_the_server_sees_all_settings_and_changes_them_in_place(
    double: Double, tmp_path: Path
) -> None:
    async with speaking(double, tmp_path) as client:
        panel = await double.slash("settings", {}, **MODERATOR)
        assert (panel.ephemeral, sorted(selects_of(panel))) == (True, sorted([*ALL, "speaks"]))
        changed = await double.choose(panel, f"{SETTINGS_MARK}:server:lookups", ["private"], **MODERATOR)
        assert (changed.message is panel.message, held(changed)["server:lookups"]) == (True, "private")
        await double.choose(panel, f"{SETTINGS_MARK}:channel:language", ["fr"], **MODERATOR)
        french = await double.choose(panel, f"{SETTINGS_MARK}:speaks", [str(CHANNEL)], **MODERATOR)
        chosen = await client.settings.of(ALICE.id, GUILD, (CHANNEL,))
    assert french.text.startswith(f"## {strings_in('fr')('settings-first')}")
    assert (chosen.value("server", LOOK_UPS), chosen.value("channel", LANGUAGE)) == ("private", "fr")
    assert chosen.speaking == {CHANNEL}


async def test_the_panel_of_a_bot_that_was_restarted_still_works(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        panel = await double.slash("settings", {"language": "en"}, **MODERATOR)
    async with speaking(double, tmp_path):
        changed = await double.choose(panel, f"{SETTINGS_MARK}:server:art", ["hidden"], **MODERATOR)
    assert (held(changed)["server:language"], held(changed)["server:art"]) == ("en", "hidden")


TYPED: list[tuple[Json, Mapping[str, str]]] = [
    ({"language": "fr"}, {"server:language": "fr"}),
    ({"language": "fr", "for": "channel"}, {"channel:language": "fr"}),
    ({"language": "fr", "for": "person"}, {"person:language": "fr"}),
    ({"lookups": "private", "rulings": "private"}, {"server:lookups": "private", "server:rulings": "private"}),
    ({"detail": "steps", "pictures": "off", "art": "hidden"}, {"server:detail": "steps", "server:pictures": "off"}),
    ({"answers": "private"}, {"person:answers": "private"}),
]


@pytest.mark.parametrize(("typed", "shown"), TYPED)
async def test_what_is_typed_holds_and_is_shown(
    double: Double, tmp_path: Path, typed: Json, shown: Mapping[str, str]
) -> None:
    async with speaking(double, tmp_path):
        panel = await double.slash("settings", typed, **MODERATOR)
    assert shown.items() <= held(panel).items()


async def test_who_may_not_manage_the_server_is_told_what_is_missing_and_has_their_own_settings(
    double: Double, tmp_path: Path
) -> None:
    async with speaking(double, tmp_path) as client:
        moderators = await double.slash("settings", {}, **MODERATOR)
        refused = await double.slash("settings", {"lookups": "private", "answers": "private"}, **LET_IN)
        panel = await double.slash("settings", {}, **LET_IN)
        own = await double.choose(panel, f"{SETTINGS_MARK}:person:answers", ["private"], **LET_IN)
        demoted = await double.choose(
            moderators, f"{SETTINGS_MARK}:server:art", ["hidden"], locale="en-US", permissions=0
        )
        speaks = await double.choose(moderators, f"{SETTINGS_MARK}:speaks", [], locale="en-US", permissions=0)
        chosen = await client.settings.of(BOB.id, GUILD)
    assert [each.content for each in (refused, demoted, speaks)] == [SAY("settings-needs-permission")] * 3
    assert (selects_of(panel), held(own)["person:answers"]) == (OWN, "private")
    assert SAY("settings-server-lookups-public") in panel.text
    assert (chosen.value("server", LOOK_UPS), chosen.value("person", ANSWERS)) == ("public", "private")


@pytest.mark.parametrize(
    "where", [{"guild": False}, {"install": "user"}, {"guild": False, "place": "group", "install": "user"}]
)
async def test_where_there_is_no_server_of_ours_each_sets_what_is_theirs(
    double: Double, tmp_path: Path, where: Where
) -> None:
    where = {**where, "locale": "en-US"}
    async with speaking(double, tmp_path) as client:
        panel = await double.slash("settings", {"language": "fr"}, **where)
        refused = await double.slash("settings", {"rulings": "private"}, **where)
        chosen = await client.settings.of(ALICE.id, GUILD)
    assert (selects_of(panel), held(panel)["person:language"]) == (OWN, "fr")
    assert refused.content == strings_in("fr")("settings-needs-server")
    assert (chosen.server, chosen.value("person", LANGUAGE)) == ({}, "fr")


@pytest.mark.parametrize("value", ["tlh", "usual"])
async def test_a_value_that_nobody_knows_changes_nothing(double: Double, tmp_path: Path, value: str) -> None:
    async with speaking(double, tmp_path) as client:
        panel = await double.slash("settings", {}, **MODERATOR)
        select = panel.shown.component(f"{SETTINGS_MARK}:server:language")
        select["options"].append({"label": "x", "value": "tlh"})
        changed = await double.choose(panel, f"{SETTINGS_MARK}:server:language", [value], **MODERATOR)
        chosen = await client.settings.of(ALICE.id, GUILD)
    assert (held(changed)["server:language"], chosen.server) == ("usual", {})


async def test_what_can_not_be_kept_is_told(double: Double, tmp_path: Path) -> None:
    (tmp_path / "kept.sqlite").write_text("no database" * 100)
    async with speaking(double, tmp_path):
        told = [
            await double.slash("settings", {"art": "hidden"}, **MODERATOR),
            await double.slash("forget", {"what": "server"}, **MODERATOR),
        ]
    assert [(each.content, each.ephemeral) for each in told] == [(SAY("settings-not-kept"), True)] * 2


async def test_a_person_gets_what_is_kept_of_them_as_a_file_and_it_is_deleted(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        await double.slash("settings", {"answers": "private", "art": "hidden"}, **MODERATOR)
        await double.slash("judge", {"text": "I attack with a 5/5, he blocks with a 2/2"}, locale="en-US")
        given = await double.slash("forget", {}, locale="en-US")
        again = await double.slash("forget", {}, locale="en-US")
        follow_up = await double.slash("judge", {"text": "and with first strike?"}, locale="en-US")
        panel = await double.slash("settings", {}, **MODERATOR)
    assert (given.content, given.ephemeral) == (SAY("forget-person"), True)
    (setting,) = json.loads(given.shown.files[FILE])["settings"]
    assert (setting["name"], setting["value"]) == ("answers", "private")
    assert (again.content, again.shown.files) == (SAY("forget-person-nothing"), {})
    assert (held(panel)["person:answers"], held(panel)["server:art"]) == ("usual", "hidden")
    assert "5/5" not in follow_up.text


async def test_who_may_manage_the_server_has_it_forgotten(double: Double, tmp_path: Path) -> None:
    server: Whose = "server"
    async with speaking(double, tmp_path) as client:
        await double.slash("settings", {"art": "hidden"}, **MODERATOR)
        refused = await double.slash("forget", {"what": server}, **LET_IN)
        outside = await double.slash("forget", {"what": server}, guild=False, locale="en-US")
        kept = (await client.settings.of(ALICE.id, GUILD)).server
        done = await double.slash("forget", {"what": server}, **MODERATOR)
        left = (await client.settings.of(ALICE.id, GUILD)).server
    assert [each.content for each in (refused, outside, done)] == [
        SAY("settings-needs-permission"),
        SAY("settings-needs-server"),
        SAY("forget-server"),
    ]
    assert (kept, left) == ({"art": "hidden"}, {})

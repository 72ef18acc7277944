"""What a server, a channel and a person have chosen decides in which language they are answered, and who sees it."""

import asyncio
import time
from pathlib import Path
from typing import Unpack

import pytest

from bot.language import Language
from bot.ui.commands.registry import show_word
from bot.ui.discord import client as client_module
from bot.ui.kept.file import KeptFile
from bot.ui.kept.settings import ANSWERS, CARD_ART, DETAIL, LANGUAGE, LOOK_UPS, PICTURES, RULINGS, USUAL
from bot.ui.kept.store import DAY
from bot.ui.strings import strings_in

from .double import ALICE, CHANNEL, GUILD, Answer, Double, Json
from .double.interactions import Where
from .fixtures import SlowCommand, desk, speaking, verdict_of

COMBAT: Json = {"attackers": "5/5 trample, 3/3, 4/4", "blockers": "2/2 -> 5/5"}

PATIENCE = 10
"""In seconds, on a busy machine."""


def titles() -> dict[str, Language]:
    langs: tuple[Language, ...] = ("fr", "en")
    return {show_word(desk(), lang, {"word": "token"}).verdict: lang for lang in langs}


async def language_of_answer(double: Double, typed: Json, **where: Unpack[Where]) -> Language:
    asked = await double.slash("glossary", {"word": "token", **typed}, **where)
    return titles()[verdict_of(asked)]


NEAREST = [
    ({}, ("fr", "fr")),
    ({"server": "en"}, ("en", "en")),
    ({"server": "en", "channel": "fr"}, ("fr", "fr")),
    ({"server": "fr", "channel": "fr", "person": "en"}, ("en", "en")),
]


@pytest.mark.parametrize(("chosen", "heard"), NEAREST, ids=["installation", "server", "channel", "person"])
async def test_the_nearest_choice_decides_the_language(
    double: Double, tmp_path: Path, chosen: dict[str, str], heard: tuple[str, str]
) -> None:
    english: Where = {"locale": "en-US", "server_locale": "en-GB"}
    async with speaking(double, tmp_path, lang="fr") as client:
        settings = client.settings
        await settings.choose_for_server(GUILD, LANGUAGE, chosen.get("server", "usual"))
        await settings.choose_for_channel(GUILD, CHANNEL, LANGUAGE, chosen.get("channel", "usual"))
        await settings.choose_for_person(ALICE.id, LANGUAGE, chosen.get("person", "usual"))
        public = await language_of_answer(double, {}, **english)
        private = await language_of_answer(double, {"private": True}, **english)
        asked = [await language_of_answer(double, {"language": lang}, **english) for lang in ("fr", "en")]
    assert ((public, private), asked) == (heard, ["fr", "en"])


@pytest.mark.parametrize(
    ("chosen", "alone"),
    [
        (("public", "public", "usual"), (False, False)),
        (("private", "public", "usual"), (True, False)),
        (("public", "private", "usual"), (False, True)),
        (("public", "public", "private"), (True, True)),
    ],
)
async def test_a_server_decides_who_sees_look_ups_and_rulings_unless_the_person_says_otherwise(
    double: Double, tmp_path: Path, chosen: tuple[str, str, str], alone: tuple[bool, bool]
) -> None:
    async def seen_alone(typed: Json) -> tuple[bool, bool]:
        look_up = await double.slash("glossary", {"word": "token"} | typed)
        ruling = await double.slash("combat", COMBAT | typed)
        return look_up.ephemeral, ruling.ephemeral

    async with speaking(double, tmp_path) as client:
        look_ups, rulings, person = chosen
        await client.settings.choose_for_server(GUILD, LOOK_UPS, look_ups)
        await client.settings.choose_for_server(GUILD, RULINGS, rulings)
        await client.settings.choose_for_person(ALICE.id, ANSWERS, person)
        assert await seen_alone({}) == alone
        assert (await seen_alone({"private": False}), await seen_alone({"private": True})) == (
            (False, False),
            (True, True),
        )


@pytest.mark.parametrize(
    ("place", "channels", "alone"),
    [
        ("channel", [], False),
        ("channel", [1], True),
        ("channel", [CHANNEL], False),
        ("thread", [CHANNEL], False),
        ("thread", [1], True),
        ("locked thread", [], True),
    ],
)
async def test_nothing_is_said_to_all_where_it_must_not_be(
    double: Double, tmp_path: Path, place: str, channels: list[int], *, alone: bool
) -> None:
    slow = SlowCommand()
    where: Where = {"place": "thread" if place == "thread" else "locked thread"} if place != "channel" else {}
    async with speaking(double, tmp_path, commands=slow.commands, direct=0.05) as client:
        await client.settings.speak_in(GUILD, channels)
        asked = await double.slash("keyword", {"keyword": "vol", "private": False}, **where)
        slow.release()
        told = await asked.final()
    assert (asked.deferred, asked.ephemeral, told.ephemeral) == (True, alone, alone)


async def test_a_server_chooses_how_much_is_shown(double: Double, tmp_path: Path) -> None:
    def shown(answer: Answer) -> tuple[bool, bool]:
        short = next(label for label in answer.buttons if label in {say("discord-short"), say("discord-steps")})
        return short == say("discord-short"), bool(answer.shown.files)

    say = strings_in("en")
    combat = COMBAT | {"language": "en"}
    async with speaking(double, tmp_path) as client:
        usual = shown(await double.slash("combat", combat))
        await client.settings.choose_for_server(GUILD, DETAIL, "steps")
        await client.settings.choose_for_server(GUILD, PICTURES, "off")
        await client.settings.choose_for_server(GUILD, CARD_ART, "hidden")
        chosen = shown(await double.slash("combat", combat))
    assert (usual, chosen) == ((False, True), (True, False))


@pytest.mark.parametrize(("days", "known"), [(29, True), (31, False)])
async def test_what_a_server_chose_is_deleted_thirty_days_after_the_bot_was_removed(
    double: Double, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int, *, known: bool
) -> None:
    passed = 0.0
    monkeypatch.setattr(client_module, "store_of", lambda chosen: KeptFile(chosen.data, lambda: time.time() + passed))
    async with speaking(double, tmp_path) as client:
        await client.settings.choose_for_server(GUILD, LANGUAGE, "fr")
        await double.gateway.dispatch("GUILD_DELETE", {"id": str(GUILD)})
        await double.slash("keyword", {"keyword": "trample"}, guild=False)  # what came before is done by now
    passed = days * DAY
    async with speaking(double, tmp_path) as client, asyncio.timeout(PATIENCE):
        await double.slash("keyword", {"keyword": "trample"}, guild=False)
        chosen = await client.settings.of(ALICE.id, GUILD)
        while not known and chosen.value("server", LANGUAGE) != USUAL:  # the day begins with it, beside the answers
            chosen = await client.settings.of(ALICE.id, GUILD)
    assert chosen.value("server", LANGUAGE) == ("fr" if known else USUAL)

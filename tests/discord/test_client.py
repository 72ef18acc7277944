"""Arbitre in front of people: what they type, what they get, and what they get when something breaks."""

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.cards.catalogue import Catalogue
from bot.cards.sync import sync_from_folder
from bot.language import LANGUAGES, Language
from bot.reference.keywords import shipped_keywords
from bot.ui.commands.registry import show_card, show_word
from bot.ui.desk import Desk
from bot.ui.discord.client import Arbitre
from bot.ui.discord.markup import escape_markup
from bot.ui.reply import Button
from bot.ui.strings import strings_in
from bot.ui.typed import button_as_line
from tests.cards.shapes import card, folder_of

from .double import Double, Json, Person, world
from .fixtures import (
    COPIED,
    SlowCommand,
    command,
    desk,
    drawn,
    live_markup,
    settings,
    speaking,
    texts_of,
    verdict_of,
)

NOBODY: Json = {"parse": []}
COMBAT = {"attackers": "2/2", "blockers": "3/3 -> 2/2"}


async def test_it_asks_discord_for_as_little_as_it_can(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path) as client:
        assert double.gateway.identifies[0]["intents"] == discord.Intents(guilds=True).value
        asked = await double.slash("keyword", {"keyword": "trample"})
        assert (list(client.cached_messages), [user.name for user in client.users]) == ([], ["arbitre"])
    assert (asked.allowed_mentions, client.allowed_mentions and client.allowed_mentions.to_dict()) == (NOBODY, NOBODY)
    assert client.is_closed()


@pytest.mark.parametrize("locale", ["fr", "en-US", "en-GB", "de"])
@pytest.mark.parametrize(
    ("name", "typed"),
    [("combat", COMBAT), ("keyword", {"keyword": "piétinement"}), ("card", {"name": "Jace Beleren"})],
)
async def test_a_command_answers_in_the_persons_language_with_the_verdict_first(
    double: Double, tmp_path: Path, name: str, typed: dict[str, str], locale: str
) -> None:
    options = {option.id: typed[option.name("en")] for option in command(name).options if option.name("en") in typed}
    reply = command(name).run(desk(), "fr" if locale == "fr" else "en", options)
    asked = button_as_line(Button("", name, options, reply.lang)) if reply.kind == "ruling" else ""
    async with speaking(double, tmp_path):
        answer = await double.slash(name, typed, locale=locale)
    assert texts_of(answer) == drawn(replace(reply, asked=asked))
    assert verdict_of(answer) == escape_markup(reply.verdict)
    assert (answer.ephemeral, answer.deferred, answer.allowed_mentions) == (False, False, NOBODY)


async def test_a_part_of_a_group_is_answered_and_completed_with_what_its_other_options_hold(
    double: Double, tmp_path: Path
) -> None:
    table = {"seats": "Anna, Bob, Carl; Dora, Eve, Fred"}
    async with speaking(double, tmp_path):
        answer = await double.slash("emperor attack", {"who": "Bob", **table}, locale="en-US")
        choices = await double.autocomplete("emperor attack", "who", "D", table)
    assert answer.text.startswith("### ✗ Bob can attack nobody.")
    assert [each["value"] for each in choices][:1] == ["Dora"]


async def test_a_part_of_magenoir_answers_and_completes(double: Double, tmp_path: Path) -> None:
    board = {"board": "Alice : Tornade, Graine dans le vent (canalisée)"}
    async with speaking(double, tmp_path):
        played = await double.slash(
            "magenoir resolve", {"actions": "Alice active Tornade sur Bob", **board}, locale="fr"
        )
        when = await double.slash("magenoir when", {"act": "prepare a card"}, locale="en-US")
        choices = await double.autocomplete("magenoir keyword", "term", "cana", locale="fr")
    assert verdict_of(played).startswith("Bob perd 4 PV")
    assert played.message is not None
    assert played.message.files["table.png"].startswith(b"\x89PNG")
    assert "Bob perd 4 PV" in played.message.sent[0]["attachments"][0]["description"]
    assert verdict_of(when).startswith("You can prepare a card in the main phase, in your turn.")
    assert choices[0]["value"] == "canaliser"


async def test_a_picture_is_attached_with_its_words_and_shown_in_the_layout(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        answer = await double.slash("emperor range", {"who": "A2"}, locale="fr")
    message = answer.message
    assert message is not None
    assert message.files["table.png"].startswith(b"\x89PNG")
    gallery = next(each for each in message.sent[0]["components"][0]["components"] if each["type"] == 12)
    assert gallery["items"][0]["media"] == {"url": "attachment://table.png"}
    assert message.sent[0]["attachments"][0]["description"].startswith("Dans le sens horaire")


async def test_a_picture_that_takes_long_comes_with_the_follow_up(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path, direct=0):
        answer = await double.slash("emperor attack", {}, locale="en-US")
        final = await answer.final()
    assert final.files["table.png"].startswith(b"\x89PNG")


async def test_the_cards_are_in_memory_before_the_first_question(double: Double, tmp_path: Path) -> None:
    cold = Desk(Catalogue.open(), desk().keywords)
    async with double.running(Arbitre(settings(tmp_path), cold, draws=False)):
        assert cold.cards.is_warm


async def test_it_answers_in_private_messages_and_where_only_the_person_installed_it(
    double: Double, tmp_path: Path
) -> None:
    async with speaking(double, tmp_path):
        answer = await double.slash("keyword", {"keyword": "trample"}, guild=False, install="user", locale="fr")
    assert "piétinement" in answer.text.partition("\n")[0].lower()


async def test_an_installation_may_choose_one_language(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path, lang="fr"):
        answer = await double.slash("keyword", {"keyword": "trample"}, locale="en-US")
    assert verdict_of(answer).startswith(
        escape_markup(command("keyword").run(desk(), "fr", {"keyword": "trample"}).verdict)
    )


@pytest.mark.parametrize(("locale", "text", "offered"), [("fr", "piét", "piétinement"), ("en-US", "tramp", "trample")])
async def test_autocomplete_offers_what_the_person_reads(
    double: Double, tmp_path: Path, locale: str, text: str, offered: str
) -> None:
    async with speaking(double, tmp_path):
        choices = await double.autocomplete("keyword", "keyword", text, locale=locale)
    assert offered in choices[0]["name"].lower()


async def test_autocomplete_sees_the_other_options(double: Double, tmp_path: Path) -> None:
    attackers = "Serra Angel"
    blockers = next(each for each in command("combat").options if each.id == "blockers")
    assert blockers.complete is not None
    expected = blockers.complete(desk(), "en", "Spectral Lynx -> ", {"attackers": attackers})
    async with speaking(double, tmp_path):
        choices = await double.autocomplete(
            "combat", "blockers", "Spectral Lynx -> ", {"attackers": attackers}, locale="en-US"
        )
    assert [choice["value"] for choice in choices] == [each.value for each in expected]
    assert any(attackers in choice["value"] for choice in choices)


async def test_what_was_not_understood_is_for_the_asker_alone_in_their_language(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        asked = await double.slash("card", {"name": "zzzzzz"}, locale="en-US", server_locale="fr")
    assert asked.ephemeral
    assert verdict_of(asked).startswith(show_card(desk(), "en", {"card": "zzzzzz"}).verdict[:10])


FAILING = [
    ("card", {"name": "zzzzzz"}),
    ("keyword", {"keyword": "zzzzzz"}),
    ("rule", {"rule": "-5/-5"}),
    ("glossary", {"word": "zzzzzz"}),
    ("rulings", {"name": "zzzzzz"}),
    ("combat", {"attackers": "5/5", "blockers": "zzzzzz -> 5/5"}),
    ("combat", {"attackers": "2/2 " * 500, "blockers": "3/3 " * 501}),
    ("interaction", {"actions": "zzzzzz"}),
    ("judge", {"text": "what is the weather like?"}),
    ("emperor range", {"who": "zzzzzz"}),
    ("magenoir card", {"name": "zzzzzz"}),
    ("magenoir resolve", {"actions": "zzzzzz"}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_whatever_was_not_understood_is_for_the_asker_alone_with_something_that_works_to_press(
    double: Double, tmp_path: Path, lang: Language
) -> None:
    """In the language that they chose, whatever their Discord speaks."""
    wrong: list[object] = []
    other = {"fr": "en-US", "en": "fr"}[lang]
    async with speaking(double, tmp_path):
        for number, (name, typed) in enumerate(FAILING):
            asker = Person(number + 1, f"asker{number}")
            told = await double.slash(name, typed | {"language": lang}, user=asker, locale=other)
            operators = [word for word in ("python -m", "sync", "ARBITRE_") if word in told.text]
            read = told.text
            pressed = await double.click(told, next(iter(told.buttons.values())), user=asker)
            understood = name == "rule" or not pressed.text.startswith("### ?")  # without a store no rule has its text
            if not told.ephemeral or operators or not understood or pressed.text == read:
                wrong.append((name, told.ephemeral, operators, pressed.text))
        card = await double.slash("card", {"name": "zzzzzz", "language": lang}, user=Person(99, "p"), locale=other)
    assert wrong == []
    assert show_card(desk(), lang, {"card": "zzzzzz"}).verdict in card.text


async def test_a_promise_that_all_see_is_taken_back_for_what_the_asker_alone_sees(
    double: Double, tmp_path: Path
) -> None:
    async with speaking(double, tmp_path, direct=0.0):
        asked = await double.slash("card", {"name": "zzzzzz"}, locale="fr")
        told = await asked.final()
    assert (asked.deferred, told.ephemeral, len(asked.followups)) == (True, True, 1)


@pytest.mark.parametrize(
    ("locales", "typed", "lang"),
    [
        (("fr", "en-US"), {}, "fr"),
        (("en-US", "fr"), {}, "fr"),
        (("en-GB", "fr"), {}, "en"),
        (("fr", "en-US"), {"private": True}, "en"),
        (("fr", "en-US"), {"language": "en"}, "en"),
    ],
    ids=["a French server", "a server that chose nothing", "an English server", "in private", "as asked"],
)
async def test_all_read_the_language_of_the_server_and_one_person_their_own(
    double: Double, tmp_path: Path, locales: tuple[str, str], typed: dict[str, object], lang: str
) -> None:
    server, person = locales
    async with speaking(double, tmp_path):
        asked = await double.slash("glossary", {"word": "token", **typed}, locale=person, server_locale=server)
    read = show_word(desk(), "fr" if lang == "fr" else "en", {"word": "token"})
    assert (verdict_of(asked), asked.ephemeral) == (read.verdict, bool(typed.get("private")))


async def test_it_says_how_it_is_invited(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        asked = await double.slash("about", {}, locale="fr")
        invited = f"client_id={world.APPLICATION}&scope=bot+applications.commands&permissions=0"
    assert invited in str(asked.components)


NOTICES = {
    "en-US": (
        "Arbitre is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards.",
        "©Wizards of the Coast LLC.",
        "Card data comes from Scryfall, which does not endorse Arbitre.",
        "Unofficial; not a judge's ruling.",
    ),
    "fr": (
        "Arbitre est un contenu de fan non officiel autorisé par la Politique des contenus de fans.",
        "Ni approuvé ni promu par Wizards.",
        "©Wizards of the Coast LLC.",
        "Les données des cartes viennent de Scryfall, qui ne promeut pas Arbitre.",
        "Non officiel\u202f; ne remplace pas un arbitre.",
    ),
}


@pytest.mark.parametrize("locale", NOTICES)
async def test_about_has_the_notices_of_whose_the_cards_are(double: Double, tmp_path: Path, locale: str) -> None:
    async with speaking(double, tmp_path):
        asked = await double.slash("about", {}, locale=locale)
    assert [each for each in NOTICES[locale] if each not in asked.text] == []


async def test_what_can_be_asked_is_told_with_examples_to_press(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        asked = await double.slash("help", {}, locale="fr")
        offered, listed = list(asked.buttons), asked.text
        pressed = await double.click(asked, asked.buttons["/mot-clé piétinement"], locale="fr")
    assert "/réglages · " in listed
    assert offered[1:-1] == ["/mot-clé piétinement", "/carte Jace Beleren", "/règle 702.19b"]
    assert verdict_of(pressed).startswith("piétinement")


HOSTILE = [
    "<@800000000000000001> <@&1> <#1> @everyone @here",
    "**a** __b__ ~~c~~ ||d|| `e` ```f``` [g](https://h.i) </combat:1> discord.gg/x",
    "# a\n> b\n- c\n1. d\n-# e",
    "\u202e\u0000\u200b" + "e" + "\u0301" * 2000,
    "x" * 4000,
    "<@1>," * 800,
    "2/2 + " * 600,
    "7" * 3000 + "/7",
    " ",
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
async def test_hostile_text_is_answered_within_limits_and_pings_nobody(
    double: Double, tmp_path: Path, text: str
) -> None:
    double.limits.patience = 30  # some of it is heavy, and a worker takes its time to start
    async with speaking(double, tmp_path):
        answers = [
            await (await double.slash(name, {option: text}, locale=locale)).final()
            for name, option in (("combat", "attackers"), ("keyword", "keyword"), ("card", "name"))
            for locale in ("fr", "en-US")
        ]
        choices = await double.autocomplete("card", "name", text)
    assert [answer.allowed_mentions for answer in answers] == [NOBODY] * 6
    assert [found for answer in answers for part in texts_of(answer) for found in live_markup(part)] == []
    assert len(choices) <= 25
    assert not any(strings_in(lang)("reply-failed") in answer.content for answer in answers for lang in LANGUAGES)


async def test_more_than_is_read_is_refused_and_not_cut(double: Double, tmp_path: Path) -> None:
    too_long = {"attackers": "2/2 " * 500, "blockers": "3/3 " * 501}
    async with speaking(double, tmp_path):
        answer = await double.slash("combat", too_long, locale="fr")
    assert verdict_of(answer).startswith(strings_in("fr")("ask-too-long", length=4004, most=4000))


async def test_a_command_that_takes_long_is_deferred_and_followed_up(double: Double, tmp_path: Path) -> None:
    slow = SlowCommand()
    async with speaking(double, tmp_path, commands=slow.commands, direct=0.01):
        answer = await double.slash("keyword", {"keyword": "vol"})
        assert answer.deferred
        slow.release()
        message = await answer.final()
    assert (verdict_of(message), message.allowed_mentions) == ("vol !", NOBODY)


@pytest.mark.parametrize(("locale", "lang"), [("fr", "fr"), ("en-US", "en")])
async def test_a_command_that_fails_says_so_to_the_person_alone(
    double: Double, tmp_path: Path, caplog: pytest.LogCaptureFixture, locale: str, lang: str
) -> None:
    slow = SlowCommand(fails=True)
    slow.release()
    async with speaking(double, tmp_path, commands=slow.commands):
        answer = await double.slash("keyword", {"keyword": "a secret question"}, locale=locale)
    told, reference, *copied = re.split(r"\n(?:-# )?", answer.content)
    assert told == strings_in("fr" if lang == "fr" else "en")("reply-failed")
    assert (answer.ephemeral, answer.allowed_mentions) == (True, NOBODY)
    record = next(each for each in caplog.records if "failed" in each.message)
    assert reference.endswith(record.message.partition(":")[0])
    assert "a secret question" in copied[1]
    assert list(answer.buttons) == [strings_in("fr" if lang == "fr" else "en")("discord-again")]
    assert "ZeroDivisionError" in caplog.text
    assert "secret" not in caplog.text


async def test_a_command_that_fails_after_it_was_deferred_says_so_too(double: Double, tmp_path: Path) -> None:
    slow = SlowCommand(fails=True)
    async with speaking(double, tmp_path, commands=slow.commands, direct=0.01):
        answer = await double.slash("keyword", {"keyword": "vol"}, locale="fr")
        slow.release()
        message = await answer.final()
    assert message.content.startswith(strings_in("fr")("reply-failed"))


async def test_a_callback_that_discord_fails_is_tried_again(double: Double, tmp_path: Path) -> None:
    double.trouble.status("callback", 503)
    async with speaking(double, tmp_path):
        answer = await double.slash("keyword", {"keyword": "trample"})
    assert answer.shown.is_layout


async def test_an_interaction_that_has_expired_is_logged_and_not_raised(
    double: Double, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    gate = double.trouble.hold("callback")
    async with speaking(double, tmp_path) as client:
        await double.slash("keyword", {"keyword": "trample"}, answered=False)
        await gate.reached.wait()
        double.pass_time(4)
        gate.open()
        assert await client.running.drained(5)
    assert len(double.forgive("10062")) == 1
    assert [(each.name, each.levelname) for each in caplog.records if each.levelno >= 30] == [
        ("bot.ui.discord.errors", "WARNING")
    ]


async def test_an_answer_that_got_through_unheard_is_not_given_twice(
    double: Double, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    double.trouble.cut("callback", when="after")
    async with speaking(double, tmp_path):
        answer = await double.slash("keyword", {"keyword": "trample"})
        await double.refused()
    assert answer.shown.is_layout
    assert len(double.forgive("40060")) == 1
    assert "Task exception" not in caplog.text


async def test_a_question_asked_while_the_connection_was_down_is_answered(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        double.gateway.drop()
        answer = await double.slash("keyword", {"keyword": "trample"}, answered=False)
        await double.gateway.until(resumes=1)
        await answer.first()
    assert (answer.shown.is_layout, len(double.gateway.identifies)) == (True, 1)


async def test_a_drain_answers_what_is_under_way_and_turns_the_rest_away(double: Double, tmp_path: Path) -> None:
    slow = SlowCommand()
    async with speaking(double, tmp_path, commands=slow.commands) as client:
        under_way = await double.slash("keyword", {"keyword": "vol"}, answered=False)
        await slow.started()
        drain = asyncio.create_task(client.drain(5))
        await asyncio.wait({drain}, timeout=0.01)
        late = await double.slash("card", {"name": "Jace Beleren"}, locale="fr")
        completed = await double.autocomplete("keyword", "keyword", "tramp", locale="en-US")
        slow.release()
        answered = await under_way.final()
        await asyncio.wait_for(drain, 5)
        assert client.is_closed()
    assert (late.content, late.ephemeral) == (
        f"{strings_in('fr')('reply-busy')}\n{COPIED.format('/carte Jace Beleren')}",
        True,
    )
    assert list(late.buttons) == [strings_in("fr")("discord-again")]
    assert verdict_of(answered) == "vol !"
    assert completed != []


async def test_a_drain_waits_until_the_person_is_told_of_a_failure(double: Double, tmp_path: Path) -> None:
    slow = SlowCommand(fails=True)
    gate = double.trouble.hold("callback")
    async with speaking(double, tmp_path, commands=slow.commands) as client:
        answer = await double.slash("keyword", {"keyword": "vol"}, answered=False)
        await slow.started()
        drain = asyncio.create_task(client.drain(5))
        slow.release()
        await gate.reached.wait()
        assert not drain.done()
        gate.open()
        await answer.first()
        await asyncio.wait_for(drain, 5)
    assert answer.content.startswith(strings_in("fr")("reply-failed"))


async def test_a_command_of_an_old_client_asks_for_a_reload(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path) as client:
        client.tree.remove_command("card")
        gone = await double.slash("card", {"name": "Jace Beleren"}, locale="en-US")
        for option in next(each for each in double.commands if each["name"] == "rule")["options"]:
            option["required"] = False  # as before there was such an option
        changed = await double.slash("rule", {}, locale="en-US")
        choices = await double.autocomplete("keyword", "keyword", "tramp", locale="en-US")
    told = strings_in("en")("discord-reload")
    assert [(each.content, each.ephemeral) for each in (gone, changed)] == [(told, True)] * 2
    assert [len(each.buttons) for each in (gone, changed)] == [1, 1]
    assert choices != []


async def test_a_new_desk_answers_the_next_command(double: Double, tmp_path: Path) -> None:
    sync_from_folder(folder_of(tmp_path / "source", [card("Copper Lizard")]), tmp_path / "cards.db")
    async with speaking(double, tmp_path) as client:
        before = await double.slash("card", {"name": "Copper Lizard"}, locale="en-US")
        client.serve_from(Desk(Catalogue.open(tmp_path / "cards.db"), shipped_keywords()))
        after = await double.slash("card", {"name": "Copper Lizard"}, locale="en-US")
    assert ["Creature — Lizard" in answer.text for answer in (before, after)] == [False, True]

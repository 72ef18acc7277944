"""What can be done with an answer: change it, ask what if, show it to all, share it, report it, delete it."""

import re
from pathlib import Path

import discord
import pytest

from bot.language import LANGUAGES, Language
from bot.ui.commands.what_if.changes import changed_choices, changes_of
from bot.ui.discord.buttons import VERSION, Act
from bot.ui.discord.forms import SAID
from bot.ui.kept.file import KeptFile
from bot.ui.kept.reports import Reports
from bot.ui.strings import strings_in

from .double import ALICE, BOB, CHANNEL, Answer, Double, Json, Person
from .fixtures import command, desk, live_markup, speaking, texts_of, verdict_of

COMBAT: Json = {"attackers": "5/5 trample", "blockers": "2/2"}
LONG: Json = {
    "attackers": "5/5 trample, 4/4 first strike, 3/3 flying, 2/2 vigilance",
    "blockers": "2/2 -> 5/5, 1/1 -> 4/4",
}


def pressed(answer: Answer, name: str, lang: Language = "en") -> str:
    return answer.buttons[strings_in(lang)(f"discord-{name}")]


def menu_of(answer: Answer) -> tuple[str, dict[str, str]]:
    menu = next(each for each in answer.shown.all_components if each["type"] == 3)
    return menu["custom_id"], {each["label"]: each["value"] for each in menu["options"]}


@pytest.mark.parametrize("typed", [COMBAT, LONG])
async def test_what_was_typed_comes_back_in_a_form_and_is_answered_in_its_place(
    double: Double, tmp_path: Path, typed: Json
) -> None:
    async with speaking(double, tmp_path):
        ruling = await double.slash("combat", typed, locale="en-US")
    async with speaking(double, tmp_path):
        form = await double.click(ruling, pressed(ruling, "edit"), locale="en-US")
    async with speaking(double, tmp_path):
        shown = {each["component"]["custom_id"]: each["component"].get("value") for each in form.modal["components"]}
        again = await double.modal(form, {"attackers": "6/6 trample", "blockers": "2/2\n1/1"}, locale="en-US")
    assert (shown["attackers"], shown["blockers"]) == (typed["attackers"], typed["blockers"])
    assert (again.callback_type, again.shown is ruling.shown) == (7, True)
    assert "Bob loses 3 life (20 → 17)" in verdict_of(again)


async def test_what_was_not_understood_is_for_the_asker_alone_and_can_be_edited(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        lost = await double.slash("card", {"name": "zzzzzz"}, locale="en-US")
        form = await double.click(lost, pressed(lost, "edit"), locale="en-US")
        found = await double.modal(form, {"card": "Force of Nature"}, locale="en-US")
        shown = await double.click(found, pressed(found, "publish"), locale="en-US")
    assert (lost.ephemeral, found.ephemeral, shown.ephemeral) == (True, True, False)
    assert verdict_of(shown) == verdict_of(found)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_if_offers_changes_to_whoever_presses_it_alone(
    double: Double, tmp_path: Path, lang: Language
) -> None:
    say = strings_in(lang)
    async with speaking(double, tmp_path):
        ruling = await double.slash("combat", COMBAT | {"language": lang})
        before = ruling.text
        offered = await double.click(ruling, pressed(ruling, "what-if", lang), user=BOB)
        menu, choices = menu_of(offered)
        chosen = await double.choose(offered, menu, [choices[say("change-no-block")]], user=BOB)
    assert (offered.ephemeral, chosen.shown is offered.shown, ruling.text) == (True, True, before)
    assert re.search(r"5 (life|points de vie) \(20 → 15\)", verdict_of(chosen))
    assert say("discord-publish") in chosen.buttons


def test_a_payment_that_nobody_stated_is_changed_first() -> None:
    typed = {"actions": "Alice casts Lightning Bolt on Bob"}
    choices = [{"by": "Alice", "choice": "pay", "default": True}, {"by": "Bob", "choice": "pay", "default": False}]
    changes = changes_of(desk(), "en", command("interaction"), typed, choices)
    assert [each.options["actions"] for each in changes[:2]] == [
        "Alice casts Lightning Bolt on Bob; Alice pays",
        "Alice casts Lightning Bolt on Bob; Alice doesn't pay",
    ]


def lines_offered(lang: Language, name: str, typed: dict[str, str]) -> dict[str, str]:
    """What is offered below the answer to a command, and the verdict of each."""
    reply = command(name).run(desk(), lang, typed)
    offered = changes_of(desk(), lang, command(name), typed, reply.choices)
    return {each.label: command(each.command).run(desk(), lang, each.options).verdict for each in offered}


def test_what_decides_is_changed_first_whoever_chose_it_and_then_creatures_alone() -> None:
    typed = {"situation": "Alice: 2/2; Bob: Ghostly Prison", "actions": "Alice attacks with 2/2"}
    offered = lines_offered("en", "interaction", typed)
    assert list(offered)[:2] == ["Alice pays", "Alice doesn't pay"]
    assert ("Bob loses 2 life" in offered["Alice pays"], "life" in offered["Alice doesn't pay"]) == (True, False)
    assert not any("Prison with" in each for each in offered)
    told = lines_offered("fr", "judge", {"text": "j’attaque avec une 2/2, il a Ghostly Prison. Que se passe-t-il ?"})
    assert list(told)[:2] == ["Alice paie", "Alice ne paie pas"]
    assert "2 points de vie" in told["Alice paie"]
    assert told["Alice ne paie pas"] != told["Alice paie"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_may_a_target_and_a_flip_are_changed_by_a_line(lang: Language) -> None:
    choices = [
        {"by": "Bob", "choice": "target", "default": True, "alternatives": [{"picked": "grizzly-bears-2"}]},
        {"by": "Alice", "choice": "may", "default": True, "alternatives": [{"picked": False}]},
        {"by": "Alice", "choice": "may", "default": True},
        {"by": "Alice", "choice": "coin", "default": True},
        {"by": "Bob", "choice": "may", "default": False, "alternatives": [{"picked": True}]},
    ]
    offered = [(label, options["actions"]) for label, _, options in changed_choices(lang, {"actions": "x"}, choices)]
    say = strings_in(lang)
    assert offered == [
        (say("change-flip-win", player="Alice"), f"x; {say('change-flip-win', player='Alice')}"),
        (say("change-flip-lose", player="Alice"), f"x; {say('change-flip-lose', player='Alice')}"),
        (
            say("change-targets", player="Bob", target="grizzly bears #2"),
            f"x; {say('change-targets', player='Bob', target='grizzly-bears-2')}",
        ),
        (say("change-may", player="Alice"), f"x; {say('change-may-line', player='Alice')}"),
        (say("change-may-not", player="Alice"), f"x; {say('change-may-not-line', player='Alice')}"),
    ]


async def test_what_is_shared_is_asked_by_its_id_in_another_process(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        ruling = await double.slash("combat", COMBAT, locale="en-US")
        told = await double.click(ruling, pressed(ruling, "share"), user=BOB, locale="en-US")
    short = re.search(r"`/judge (\w+)`", told.text)
    assert short is not None
    async with speaking(double, tmp_path):
        again = await double.slash("judge", {"text": short[1]}, user=BOB, locale="en-US")
    assert (told.ephemeral, verdict_of(again)) == (True, verdict_of(ruling))


async def test_a_report_is_kept_with_question_scenario_outcome_and_edition(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        ruling = await double.slash("combat", COMBAT, locale="en-US")
        form = await double.click(ruling, pressed(ruling, "report"), user=BOB, locale="en-US")
        thanked = await double.modal(form, {SAID: "Nobody dies."}, user=BOB, locale="en-US")
        await thanked.final()
    kept = KeptFile(tmp_path)
    await kept.open()
    (report,) = await Reports(kept).all()
    await kept.close()
    assert (report.said, report.person, report.request) == (
        "Nobody dies.",
        BOB.id,
        "en|combat|attackers=5/5 trample|blockers=2/2",
    )
    assert all((report.scenario.startswith("{"), report.outcome.startswith("{"), "2026" in report.edition))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_report_is_posted_in_the_operators_channel_without_who_reported(
    double: Double, tmp_path: Path, lang: Language
) -> None:
    say = strings_in(lang)
    async with speaking(double, tmp_path, report_channel=CHANNEL):
        ruling = await double.slash("combat", COMBAT | {"language": lang})
        form = await double.click(ruling, pressed(ruling, "report", lang), user=BOB)
        thanked = await double.modal(form, {SAID: "**Nobody** dies. @everyone"}, user=BOB)
        await thanked.final()
    (posted,) = double.posted
    assert [live_markup(each) for each in texts_of(posted)] == [[]] * len(texts_of(posted))
    for told in (say("discord-report-came"), "dies. @", "/combat 5/5 ", verdict_of(ruling)[:20], "2026"):
        assert told in re.sub(r"\\|\u200b", "", posted.text)
    assert str(BOB.id) not in posted.text
    assert list(posted.buttons) == [say("discord-again")]


async def test_a_report_that_cannot_be_posted_is_kept_and_logged(
    double: Double, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with speaking(double, tmp_path, report_channel=1):
        ruling = await double.slash("combat", COMBAT, locale="en-US")
        form = await double.click(ruling, pressed(ruling, "report"), locale="en-US")
        thanked = await double.modal(form, {SAID: "Nobody dies."}, locale="en-US")
        await thanked.final()
    assert thanked.text == strings_in("en")("discord-reported")
    assert "a report could not be posted in the channel 1" in caplog.text
    double.forgive("post", "Missing Access")


@pytest.mark.parametrize(
    ("user", "permissions", "gone"),
    [(ALICE, 0, True), (BOB, 0, False), (BOB, discord.Permissions(manage_messages=True).value, True)],
)
async def test_only_who_asked_or_who_manages_messages_takes_an_answer_away(
    double: Double, tmp_path: Path, user: Person, permissions: int, *, gone: bool
) -> None:
    async with speaking(double, tmp_path):
        ruling = await double.slash("combat", COMBAT, locale="en-US")
        message = ruling.shown
        told = await double.click(ruling, pressed(ruling, "delete"), user=user, permissions=permissions)
        if gone:
            await told.bell.until(lambda: message.deleted, 5, lambda: "not deleted")
    assert (told.callback_type, message.deleted) == (6 if gone else 4, gone)


FORGED = [
    f"{VERSION}{Act.EDIT}en|emperor|x=y",
    f"{VERSION}{Act.SHARE}~{'0' * 24}",
    f"{VERSION}{Act.CHOOSE}1",
    f"{VERSION}z",
    "3a",
    f"{VERSION}{Act.PUBLISH}en|card|nothing=1",
]


@pytest.mark.parametrize("custom_id", FORGED)
async def test_what_nobody_wrote_is_told_in_private(double: Double, tmp_path: Path, custom_id: str) -> None:
    async with speaking(double, tmp_path):
        ruling = await double.slash("combat", COMBAT, locale="en-US")
        button = next(each for each in ruling.shown.all_components if each["type"] == 2)
        button["custom_id"] = custom_id
        told = await double.click(ruling, custom_id, locale="en-US")
    assert (told.ephemeral, told.content) == (True, strings_in("en")("reply-old-button"))


async def test_a_ruling_says_what_was_asked_and_its_rules_are_first_those_in_sight(
    double: Double, tmp_path: Path
) -> None:
    async with speaking(double, tmp_path):
        blocked = {"attackers": "4/4 trample, lifelink", "blockers": "2/2"}
        ruling = await double.slash("combat", blocked, locale="en-US", guild=False)
        begun = await double.slash("card", {"name": "Jace Beleren"}, locale="en-US", guild=False)
    cited = re.findall(r"\d{3}\.\d+[a-z]?", texts_of(ruling)[1])
    shown = next(each for each in ruling.buttons if each.startswith("Rules "))
    assert re.findall(r"\d{3}\.\d+[a-z]?", shown) == cited[:2]
    assert texts_of(ruling)[-2] == "-# /combat 4/4 trample, lifelink blockers: 2/2"
    assert not any("/card" in each for each in texts_of(begun))


@pytest.mark.parametrize(
    ("name", "typed", "label", "verdict"),
    [
        (
            "emperor-play",
            {"situation": "A1: 3/3; E3: 2/2", "actions": "A1 attacks E3 with 3/3; E3 blocks"},
            "E3 blocks",
            "3",
        ),
        (
            "interaction",
            {
                "situation": "Bob: 2/2",
                "actions": "Alice casts Shock on 2/2; Bob casts Counterspell on Shock; resolve all",
            },
            "Bob casts Counterspell on Shock",
            "The 2/2 dies",
        ),
        (
            "judge",
            {"text": "I cast Lightning Bolt at his face, he counters it with Counterspell. What is his life?"},
            "he counters it with Counterspell",
            "17",
        ),
    ],
)
def test_one_thing_that_was_done_is_left_out(name: str, typed: dict[str, str], label: str, verdict: str) -> None:
    assert verdict in lines_offered("en", name, typed)[f"without “{label}”"]


def test_nothing_is_left_out_that_a_pronoun_behind_it_means() -> None:
    fight = "j'attaque avec une 5/5, il bloque avec une 3/3"
    text = f"{fight}, je lance Croissance gigantesque sur ma 5/5 et il répond avec Foudre sur elle"
    offered = lines_offered("fr", "judge", {"text": text})
    assert [each.split("\u202f")[1] for each in offered if each.startswith("sans")] == [
        "il répond avec Foudre sur elle"
    ]


def test_a_creature_is_named_by_its_size_alone_and_gets_no_keyword_that_it_has() -> None:
    offered = lines_offered("fr", "judge", {"text": "Ma 2/2 contact mortel bloque une 7/7 initiative, qui meurt ?"})
    assert ("la 2/2 avec initiative" in offered, "la 2/2 avec contact mortel" in offered) == (True, False)


def test_a_payment_of_mage_noir_is_made_or_not() -> None:
    typed = {"board": "Alice: Draconic flame; Bob: Crimson ring", "actions": "Alice activates Draconic flame on Bob"}
    assert list(lines_offered("en", "magenoir-resolve", typed))[:2] == ["Bob pays", "Bob doesn't pay"]


def test_a_creature_at_an_emperor_table_gets_a_keyword() -> None:
    typed = {"situation": "A1: 3/3 trample; E3: 2/2", "actions": "A1 attacks E3 with 3/3; E3 blocks"}
    offered = lines_offered("en", "emperor-play", typed)
    assert ("3/3 with trample" in offered, "die" in offered["2/2 with deathtouch"]) == (False, True)

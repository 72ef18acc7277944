"""Buttons below an answer, and the menu of a message: pressed by who asked, by others, long after, or under trouble."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language import LANGUAGES, Language
from bot.ui.commands.registry import COMMANDS, Command, MessageCommand
from bot.ui.desk import Desk
from bot.ui.discord.buttons import (
    LONGEST_ID,
    LONGEST_LABEL,
    MOST,
    Act,
    Control,
    Pressed,
    control_of,
    decode_button,
    pressable_buttons,
    read_id,
    requests_to_keep,
)
from bot.ui.reply import Button, Reply
from bot.ui.strings import strings_in

from .double import ALICE, BOB, Double, Json, Person
from .fixtures import SlowCommand, speaking, texts_of, verdict_of

NOBODY: Json = {"parse": []}
TEXT = st.text(max_size=40) | st.text(st.sampled_from("%7C25|=ab "), max_size=40)
BUTTONS = st.sampled_from(COMMANDS).flatmap(
    lambda command: st.builds(
        Button,
        label=TEXT,
        command=st.just(command.id),
        options=st.dictionaries(st.sampled_from(["text", *(option.id for option in command.options)]), TEXT),
        lang=st.sampled_from(LANGUAGES),
        steps=st.booleans(),
    )
)


@given(BUTTONS, st.sampled_from(Act))
def test_what_is_pressed_comes_back_whole_from_its_id_or_from_what_is_kept(button: Button, act: Act) -> None:
    control = replace(control_of(button), act=act)
    known, kept = read_id(control.id), requests_to_keep([(control,)])
    assert known is not None
    written = kept[known[1].removeprefix("~")] if kept else known[1]
    assert (len(control.id) <= LONGEST_ID, known[0]) == (True, act)
    assert decode_button(written) == Pressed(button.command, button.options, button.lang, button.steps)


@given(st.text(max_size=LONGEST_ID) | st.sampled_from(["", "fr", "fr|", "de|card", "fr|card|x", "arbitre:1"]))
def test_an_id_that_was_never_written_is_told_apart_and_never_raises(custom_id: str) -> None:
    known = read_id(custom_id)
    pressed = None if known is None else decode_button(known[1])
    assert pressed is None or pressed.lang in LANGUAGES


async def test_no_more_buttons_are_sent_than_a_message_can_hold_and_none_that_says_too_much() -> None:
    many = [Control("x" * 200, Act.ASK, f"en|card|card={number}") for number in range(40)]
    buttons = pressable_buttons([Control("long", Act.ASK, "en|card|card=" + "x" * 100), *many, *many])
    labels = [each.to_component_dict()["label"] for each in buttons]
    assert len(labels) == MOST
    assert {len(label) for label in labels} <= set(range(1, LONGEST_LABEL + 1))
    assert pressable_buttons([Control(" ", Act.ASK, "en|card|card=a")]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_ruling_shows_its_steps_its_rules_and_its_other_language(
    double: Double, tmp_path: Path, lang: Language
) -> None:
    asked = {"text": "I attack with a 5/5 trample and a 3/3 first strike, he blocks the 5/5 with a 2/2. who dies?"}
    say = strings_in(lang)
    async with speaking(double, tmp_path):
        shown = await double.slash("judge", asked | {"language": lang}, locale="fr")
        ruling, labels = texts_of(shown)[1], list(shown.buttons)
        await double.click(shown, shown.buttons[say("discord-steps")])
        steps = texts_of(shown)[1]
        await double.click(shown, shown.buttons[say("discord-short")])
        short = texts_of(shown)[1]
        cited = next(label for label in labels if re.search(r"\d", label))
        rules = await double.click(shown, shown.buttons[cited])
    acts = ("what-if", "edit", "share", "report", "delete")
    other = strings_in("fr" if lang == "en" else "en")("language-name")
    assert (len(steps) > len(ruling), short, texts_of(shown)[1]) == (True, ruling, ruling)
    assert labels == [say("discord-steps"), cited, other, *(say(f"discord-{act}") for act in acts)]
    assert rules.ephemeral
    assert all(number in rules.text for number in re.findall(r"\d+\.\d+[a-z]?", cited))


async def test_a_long_request_is_found_again_by_a_bot_that_starts_anew(double: Double, tmp_path: Path) -> None:
    asked = {"text": "I attack with a 5/5 trample and a 3/3 first strike, he blocks the 5/5 with a 2/2. who dies?"}
    async with speaking(double, tmp_path):
        ruling = await double.slash("judge", asked, locale="en-US")
    async with speaking(double, tmp_path):
        steps = await double.click(ruling, ruling.buttons[strings_in("en")("discord-steps")], locale="en-US")
    assert verdict_of(steps) == verdict_of(ruling)


def turning(command: Command, buttons: Sequence[Button]) -> Sequence[Command]:
    """The commands, of which that one says what it is asked and offers the buttons."""

    def run(_desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
        return Reply("card", lang, f"{lang}: {options['card']}", buttons=tuple(buttons))

    return [replace(each, run=run) if each is command else each for each in COMMANDS]


CARD = next(each for each in COMMANDS if each.id == "card")
NEXT = Button("Suite", "card", {"card": "Force of Nature"}, "fr")
ENGLISH = Button("In English", "card", {"card": "Spectral Lynx"}, "en")


async def test_who_asked_sees_the_answer_in_the_place_of_the_old_one(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path, commands=turning(CARD, [NEXT, ENGLISH])):
        asked = await double.slash("card", {"name": "Jace"}, locale="fr")
        again = await double.click(asked, asked.buttons["Suite"], locale="fr")
        third = await double.click(again, again.buttons["In English"], locale="fr")
    assert asked.message is again.message is third.message
    assert [body["components"][0]["components"][0]["content"] for body in third.shown.sent] == [
        "### fr: Jace",
        "### fr: Force of Nature",
        "### en: Spectral Lynx",
    ]
    assert (third.callback_type, third.allowed_mentions, list(third.buttons)[:2]) == (
        7,
        NOBODY,
        ["Suite", "In English"],
    )


async def test_somebody_else_is_answered_in_private_and_goes_on_in_that_message(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path, commands=turning(CARD, [NEXT, ENGLISH])):
        asked = await double.slash("card", {"name": "Jace"}, locale="fr")
        others = await double.click(asked, asked.buttons["Suite"], user=BOB)
        went_on = await double.click(others, others.buttons["In English"], user=BOB)
    assert (verdict_of(asked), len(asked.shown.sent)) == ("fr: Jace", 1)
    assert (others.ephemeral, others.allowed_mentions) == (True, NOBODY)
    assert (went_on.message is others.message, verdict_of(went_on)) == (True, "en: Spectral Lynx")


async def test_a_button_outlives_the_process(double: Double, tmp_path: Path) -> None:
    commands = turning(CARD, [NEXT])
    async with speaking(double, tmp_path, commands=commands):
        asked = await double.slash("card", {"name": "Jace"}, locale="fr")
    async with speaking(double, tmp_path, commands=commands):
        pressed = await double.click(asked, asked.buttons["Suite"])
    assert verdict_of(pressed) == "fr: Force of Nature"


@pytest.mark.parametrize("user", [ALICE, BOB])
async def test_a_press_that_takes_long_is_promised_and_followed_up(
    double: Double, tmp_path: Path, user: Person
) -> None:
    slow = SlowCommand()
    button = Button("Vol", "keyword", {"keyword": "vol"}, "fr")
    commands = [
        next((own for own in slow.commands if own.id == "keyword"), each) if each.id == "keyword" else each
        for each in turning(CARD, [button])
    ]
    async with speaking(double, tmp_path, commands=commands, direct=0.05):
        asked = await double.slash("card", {"name": "Jace"}, locale="fr")
        await asked.final()
        pressed = await double.click(asked, asked.shown.buttons["Vol"], user=user)
        assert pressed.deferred
        slow.release()
        message = await pressed.final()
    assert (verdict_of(message), message.ephemeral) == ("vol !", user is BOB)
    assert (message is asked.message, message.allowed_mentions) == (user is ALICE, NOBODY)


@pytest.mark.parametrize("custom_id", ["Rejouer", "fr|nothing|a=b", "fr|card", "fr|card|name=Jace", "fr|card|card"])
async def test_a_button_that_nobody_understands_any_more_says_so(
    double: Double, tmp_path: Path, custom_id: str
) -> None:
    async with speaking(double, tmp_path, commands=turning(CARD, [NEXT])):
        asked = await double.slash("card", {"name": "Jace"}, locale="fr")
        asked.components[1]["components"][0]["custom_id"] = custom_id
        pressed = await double.click(asked, custom_id, locale="fr")
    assert (pressed.content, pressed.ephemeral) == (strings_in("fr")("reply-old-button"), True)


async def test_a_press_that_fails_says_so_to_the_person_alone(
    double: Double, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    slow = SlowCommand(fails=True)
    slow.release()
    async with speaking(double, tmp_path, commands=slow.commands):
        asked = await double.slash("card", {"name": "nobody at all"}, locale="fr")
        asked.shown.write(
            {
                "components": [
                    {
                        "type": 1,
                        "components": [{"type": 2, "style": 2, "label": "Vol", "custom_id": "fr|keyword|keyword=vol"}],
                    }
                ]
            },
            {},
        )
        pressed = await double.click(asked, "fr|keyword|keyword=vol", locale="fr")
    assert pressed.content.startswith(strings_in("fr")("reply-failed"))
    assert pressed.ephemeral
    assert "ZeroDivisionError" in caplog.text


async def test_a_press_during_a_drain_is_turned_away(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path, commands=turning(CARD, [NEXT])) as client:
        asked = await double.slash("card", {"name": "Jace"}, locale="fr")
        client.running.draining = True
        pressed = await double.click(asked, asked.buttons["Suite"], locale="fr")
    assert (pressed.content, pressed.ephemeral) == (strings_in("fr")("reply-busy"), True)


async def test_a_button_that_says_more_than_its_id_can_hold_asks_it_all_the_same(
    double: Double, tmp_path: Path
) -> None:
    long = Button("Longue", "card", {"card": "x" * 200}, "fr")
    async with speaking(double, tmp_path, commands=turning(CARD, [long])):
        asked = await double.slash("card", {"name": "Jace"}, locale="fr")
        await double.click(asked, asked.buttons["Longue"])
    assert verdict_of(asked) == f"fr: {'x' * 200}"


def echo(_desk: Desk, lang: Language, text: str) -> Reply:
    return Reply("keyword", lang, f"{lang}: {len(text)}", buttons=(Button(text[:60], "card", {"card": "a"}, lang),))


async def test_a_command_about_a_message_is_given_its_text_and_answers_in_private(
    double: Double, tmp_path: Path
) -> None:
    menu = strings_in("en")("menu-keywords")
    async with speaking(double, tmp_path, menus=[MessageCommand("keywords", echo)]):
        typed = await double.message_menu(menu, "Le piétinement ?", locale="fr")
        card = await double.slash("card", {"name": "Jace Beleren"}, locale="fr")
        shown = await double.message_menu(menu, card.shown, locale="en-US")
        long = await double.message_menu(menu, "x" * 5000, locale="fr")
    assert (typed.ephemeral, verdict_of(typed), list(typed.buttons)) == (True, "fr: 16", ["Le piétinement ?"])
    assert (verdict_of(shown).startswith("en: "), next(iter(shown.buttons))[:12]) == (True, "Jace Beleren")
    assert verdict_of(long) == "fr: 4000"

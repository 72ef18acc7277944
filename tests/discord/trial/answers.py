"""What every command answers, and what its buttons do."""

import re
from typing import Literal

from bot.language import LANGUAGES, Language
from bot.ui.discord.buttons import VERSION
from bot.ui.strings import strings_in
from tests.discord.double import BOB, Answer, Json, Message
from tests.discord.double.prose import walk
from tests.discord.double.wire import Body
from tests.discord.fixtures import worked_out

from .asking import asks
from .session import LOCALES, Trial, check, require

FIRST = 1.5
"""Seconds until a first answer, alone."""
PICTURED: Json = {"attackers": "5/5 trample, 3/3 flying", "blockers": "2/2 -> 5/5"}
FAILED = re.compile(r"our side|de notre côté")


async def answers_in(trial: Trial, lang: Language) -> list[tuple[str, Answer]]:
    return [
        (name, await trial.slash(name, options, locale=LOCALES[lang], server_locale=LOCALES[lang]))
        for name, options in asks(trial, lang)
    ]


@check("answers: every command answers in English")
async def _(trial: Trial) -> None:
    await require_answers(trial, "en")


@check("answers: every command answers in French")
async def _(trial: Trial) -> None:
    await require_answers(trial, "fr")


async def require_answers(trial: Trial, lang: Language) -> None:
    """No example fails, is not understood, or is answered to the asker alone."""
    given = await answers_in(trial, lang)
    failed = [name for name, answer in given if FAILED.search(answer.text) or not answer.shown.is_layout]
    alone = [name for name, answer in given if answer.ephemeral]
    require(len(given) > 15 and not failed + alone, f"failed: {failed}, private: {alone}")


@check("answers: the README's combat is right")
async def _(trial: Trial) -> None:
    typed = {"attackers": "Force of Nature", "blockers": "Spectral Lynx -> Force of Nature"}
    answer = await trial.slash("combat", typed, locale="en-US")
    require("Spectral Lynx survives; Bob loses 7 life (20 → 13)" in answer.text, answer.text[:300])


@check("answers: the first callback of each command comes within 1.5 s")
async def _(trial: Trial) -> None:
    slow = {}
    for lang in LANGUAGES:
        for name, options in asks(trial, lang):
            answer = await trial.begin(name, options, locale=LOCALES[lang])
            if answer.age > FIRST:
                slow[name] = answer.age
            await worked_out(answer)
    require(not slow, str(slow))


@check("answers: allowed_mentions are empty everywhere")
async def _(trial: Trial) -> None:
    open_ones = [
        call.name for call in trial.double.calls() if call.name in {"callback", "edit", "followup"} and pings(call.body)
    ]
    require(not open_ones, str(open_ones[:5]))


def pings(sent: Body) -> bool:
    """Whether a message may mention somebody."""
    body: Json = sent.json or {}
    data: Json = body.get("data", body) or {}
    speaks = any(key in data for key in ("content", "components", "embeds")) and "custom_id" not in data
    return speaks and (data.get("allowed_mentions") or {"parse": ["everyone"]}).get("parse") != []


@check("answers: pictures have alt text")
async def _(trial: Trial) -> None:
    answer = await trial.slash("combat", PICTURED)
    items = [item for _, each in walk(answer.components) if each["type"] == 12 for item in each["items"]]
    require(answer.shown.files and items and all(each.get("description") for each in items), str(items))


@check("answers: /keyword has buttons")
async def _(trial: Trial) -> None:
    require((await trial.slash("keyword", {"keyword": "trample"})).buttons, "none")


@check("buttons: a press of the asker changes the message")
async def _(trial: Trial) -> None:
    answer = await trial.slash("keyword", {"keyword": "trample"})
    before = answer.text
    pressed = await trial.press(answer, next(iter(answer.buttons)))
    require(pressed.shown is answer.shown and answer.text != before, "it did not change")


@check("buttons: somebody else's press is answered to them alone")
async def _(trial: Trial) -> None:
    answer = await trial.slash("keyword", {"keyword": "trample"})
    before = answer.text
    pressed = await trial.press(answer, next(iter(answer.buttons)), user=BOB)
    require(pressed.ephemeral and answer.text == before, "all saw it")


@check("buttons: an unknown button says so in private")
async def _(trial: Trial) -> None:
    kept = await trial.slash("keyword", {"keyword": "trample"})
    for forged in (f"{VERSION}zfoo", "1:old", f"{VERSION}a~nosuchkey", f"{VERSION}e", "x" * 100, f"{VERSION}aen|nope"):
        pressed = await press_forged(trial, kept.shown, forged)
        require(pressed.ephemeral and pressed.text, f"{forged}: {pressed.text}")


async def press_forged(trial: Trial, message: Message, forged: str) -> Answer:
    """Press a button that nobody has made."""
    button = next(each for each in message.all_components if each["type"] == 2 and "custom_id" in each)
    true, button["custom_id"] = button["custom_id"], forged
    try:
        pressed = await trial.double.click(message, forged, user=trial.person())
        await worked_out(pressed)
    finally:
        button["custom_id"] = true
    return pressed


@check("buttons: one from before a restart works")
async def _(trial: Trial) -> None:
    answer = await trial.slash("combat", PICTURED, locale="en-US")
    await trial.restart(lambda process: process.kill())
    pressed = await trial.press(answer, strings_in("en")("discord-steps"), locale="en-US")
    require(pressed.shown is answer.shown and not pressed.ephemeral, pressed.text[:200])


@check("menu: a message's menu answers in private")
async def _(trial: Trial) -> None:
    for menu in [each["name"] for each in trial.double.commands if each["type"] == 3]:
        answer = await trial.double.message_menu(menu, "a 5/5 with trample is blocked by a 2/2", user=trial.person())
        await worked_out(answer)
        require(answer.ephemeral and answer.text, menu)


@check("answers: in a direct message, installed by the user")
async def _(trial: Trial) -> None:
    places: tuple[Literal["channel", "group"], ...] = ("channel", "group")
    for place in places:
        answer = await trial.slash("keyword", {"keyword": "trample"}, guild=False, install="user", place=place)
        require(answer.shown.is_layout, place)

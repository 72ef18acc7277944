"""Many people at once, one person too often, and the end."""

import asyncio
import signal
import time

from bot.ui.strings import strings_in
from tests.discord.double import Answer, NoAnswerError
from tests.discord.fixtures import is_worked_on
from tests.discord.soaking import ask_in_a_crowd

from .asking import asks
from .faults import lost_of
from .session import AHEAD, HEAVY, Trial, check, require, started, warmed

MOST_MEGABYTES = 500
KEPT_WAITING, GIVEN_UP, GONE = 3.0, 10.0, 10.0
P99, NEVER_OVER = 1.0, 2.5
"""Seconds."""
TOO_HEAVY = (
    HEAVY,
    {
        "situation": "Alice: 100x Soul Warden, 100x Ajani's Pridemate; Bob: 100x Soul Warden",
        "actions": "; ".join(["Alice casts Grizzly Bears; resolve"] * 20),
    },
    {
        "situation": "Alice: 60x Doubling Season, 40x Ajani's Pridemate, 60x Soul Warden",
        "actions": "; ".join(["Alice casts Raise the Alarm; resolve all"] * 20),
    },
)
PICTURE = {"attackers": "5/5 trample, 3/3 flying, 2/2", "blockers": "2/2 -> 5/5"}


@check("crowd: 200 commands at once leave nobody without an answer")
async def _(trial: Trial) -> None:
    await warmed(trial)
    something = asks(trial, "en")
    asked = [await trial.begin(*something[at % len(something)], answered=False, guild=False) for at in range(200)]
    lost = await lost_of(asked)
    require(not lost, f"{len(lost)} lost: {lost[:2]}")


@check("crowd: 60 pictures at once leave nobody without an answer")
async def _(trial: Trial) -> None:
    asked = [await trial.begin("combat", PICTURE, answered=False, guild=False) for _ in range(60)]
    lost = await lost_of(asked)
    without = [each for each in asked if each.message is None or not each.shown.files]
    require(not lost and not without, f"{len(lost)} lost, {len(without)} without a picture")


@check("crowd: memory stays under 500 MB")
async def _(trial: Trial) -> None:
    held = trial.bot.megabytes()
    trial.seconds["megabytes after the crowds"] = held
    require(held < MOST_MEGABYTES, f"{held} MB")


@check("crowd: a command during the drain is told to wait, in private")
async def _(trial: Trial) -> None:
    gate = trial.double.trouble.hold("callback")
    under_way = await trial.begin("keyword", {"keyword": "trample"}, answered=False)
    await asyncio.wait_for(gate.reached.wait(), 5)
    trial.bot.process.send_signal(signal.SIGTERM)
    await asyncio.sleep(0.5)
    late = await trial.begin("keyword", {"keyword": "flying"}, locale="en-US")
    gate.open()
    await under_way.first()
    await trial.restart(lambda _process: None)
    require(late.ephemeral and late.content.startswith(strings_in("en")("reply-busy")), late.content)


@check("fairness: eight heavy questions keep another's /card waiting less than 3 s")
async def _(trial: Trial) -> None:
    person = trial.person()
    heavy = [await trial.begin("interaction", HEAVY, user=person, answered=False) for _ in range(8)]
    slowest = 0.0
    for _ in range(5):
        answer = await trial.slash("card", {"name": "Lightning Bolt"})
        slowest = max(slowest, answer.age)
        await asyncio.sleep(0.5)
    lost = await lost_of(heavy)
    trial.seconds["/card beside eight heavy questions"] = slowest
    require(slowest < KEPT_WAITING and not lost, f"{slowest:.1f} s, lost {lost}")


@check("fairness: a question that is too heavy is given up, and told, within 10 s")
async def _(trial: Trial) -> None:
    for heavy in TOO_HEAVY:
        begin = time.monotonic()
        answer = await trial.slash("interaction", heavy, locale="en-US")
        took = time.monotonic() - begin
        trial.seconds["a question that is too heavy"] = max(took, trial.seconds.get("a question that is too heavy", 0))
        require(took < GIVEN_UP and "too heavy" in answer.text.lower(), f"{took:.1f} s: {answer.text[:200]}")


@check("progress: it is said of a heavy question that it is worked on, and the asker ends it by a button")
async def _(trial: Trial) -> None:
    before = [await trial.begin("interaction", HEAVY, answered=False) for _ in range(AHEAD)]
    answer = await trial.begin("interaction", HEAVY, locale="en-US")
    await answer.edited()
    require(is_worked_on(answer.shown), f"nothing is said: {answer.text[:200]}")
    pressed = await trial.press(answer, "Cancel")
    told = pressed.followups[0] if pressed.followups else pressed.shown
    require(told.ephemeral and "Cancelled" in told.text, told.text)
    lost = await lost_of(before)
    require(not lost, f"lost {lost}")


@check("fairness: of twelve commands within a second one is turned away in private, and others feel nothing")
async def _(trial: Trial) -> None:
    person = trial.person()
    asked = [
        await trial.begin("keyword", {"keyword": "trample"}, user=person, locale="en-US", answered=False)
        for _ in range(12)
    ]
    other = await trial.slash("keyword", {"keyword": "trample"})
    for each in asked:
        await each.first()
    away = [each.content for each in asked if each.ephemeral]
    require(away and all("second" in each for each in away), f"turned away: {away}")
    require(not other.ephemeral and other.age < 1, "another person felt it")


@check("fairness: 200 people within two seconds: p99 at most 1 s, never over 2.5 s")
async def _(trial: Trial) -> None:
    await warmed(trial)
    waited = await ask_in_a_crowd(trial.double, 200, 2.0, guild=False)
    trial.seconds["200 people within 2 s, p99"] = waited[-3]
    trial.seconds["200 people within 2 s, most"] = waited[-1]
    require(waited[-3] <= P99 and waited[-1] <= NEVER_OVER, f"p99 {waited[-3]:.2f} s, most {waited[-1]:.2f} s")


@check("end: SIGTERM under truly heavy questions: gone within 10 s, and nobody is left with thinking…")
async def _(trial: Trial) -> None:
    asked = [await trial.begin("interaction", HEAVY) for _ in range(5)]
    begin = time.monotonic()
    trial.bot.process.send_signal(signal.SIGTERM)
    await asyncio.wait_for(trial.bot.process.wait(), 30)
    took = time.monotonic() - begin
    trial.seconds["SIGTERM to the end"] = took
    trial.double.gateway.ready.clear()
    trial.bot = await started(trial.double, trial.data)
    thinking = [each for each in asked if is_thinking(each)]
    require(took < GONE and not thinking, f"{took:.1f} s, {len(thinking)} left thinking")


def is_thinking(answer: Answer) -> bool:
    """Whether the person still sees that the bot is thinking."""
    try:
        return answer.shown.loading or is_worked_on(answer.shown)
    except (AssertionError, NoAnswerError):
        return True

"""What happens while Discord fails."""

import asyncio

from tests.discord.double import Answer, NoAnswerError
from tests.discord.fixtures import worked_out

from .session import AHEAD, HEAVY, Trial, check, require

LATE, PROMISED = 3.0, 2.5
"""Seconds."""
ASKED = ("keyword", {"keyword": "trample"})


async def told_in_time(trial: Trial) -> None:
    """Ask, and see to it that the person is told something within Discord's three seconds."""
    answer = await trial.begin(*ASKED)
    require(answer.age < LATE, f"{answer.age:.1f} s")
    await worked_out(answer)
    require(answer.text, "no text")
    trial.double.trouble.forget()


@check("faults: 429 on the callback")
async def _(trial: Trial) -> None:
    trial.double.trouble.rate_limit("callback", 0.5)
    await told_in_time(trial)


@check("faults: one 500, 502 or 503 on the callback")
async def _(trial: Trial) -> None:
    for status in (500, 502, 503):
        trial.double.trouble.status("callback", status)
        await told_in_time(trial)


@check("faults: a cut connection on the callback")
async def _(trial: Trial) -> None:
    trial.double.trouble.cut("callback")
    await told_in_time(trial)
    trial.double.trouble.cut("callback", when="after")
    await told_in_time(trial)


@check("faults: 10062, 40060 and an expired token are survived")
async def _(trial: Trial) -> None:
    for operation, seconds in (("callback", 4), ("edit", 1000)):
        gate = trial.double.trouble.hold(operation)
        asked = HEAVY if operation == "edit" else ASKED[1]
        before = [await trial.begin("interaction", HEAVY, answered=False) for _ in range(AHEAD) if asked is HEAVY]
        answer = await trial.begin("interaction" if asked is HEAVY else "keyword", asked, answered=False)
        async with asyncio.timeout(20):
            await gate.reached.wait()
        trial.double.pass_time(seconds)
        gate.open()
        await asyncio.sleep(1)
        require(any(each.refusals for each in (answer, *before)) or answer.late, "nothing was refused")
        await told_in_time(trial)
    trial.double.trouble.cut("callback", when="after")
    await told_in_time(trial)


@check("faults: op 7 with a command in flight: RESUME, and the answer comes")
async def _(trial: Trial) -> None:
    await answered_across(trial, drop=False)


@check("faults: a cut socket with a command in flight: RESUME, and the answer comes")
async def _(trial: Trial) -> None:
    await answered_across(trial, drop=True)


async def answered_across(trial: Trial, *, drop: bool) -> None:
    """Ask, lose the socket before the answer, and get it."""
    gateway, gate = trial.double.gateway, trial.double.trouble.hold("callback")
    resumes, identifies = len(gateway.resumes), len(gateway.identifies)
    asked = await trial.begin(*ASKED, answered=False)
    await asyncio.wait_for(gate.reached.wait(), 5)
    if drop:
        gateway.drop()
    else:
        await gateway.ask_to_reconnect()
    gate.open()
    missed = await trial.begin(*ASKED, answered=False)
    for each in (asked, missed):
        await each.first()
    await gateway.until(resumes=resumes + 1, patience=10)
    require(len(gateway.identifies) == identifies, "it identified anew")


@check("faults: a slow question is promised or answered within 2.5 s")
async def _(trial: Trial) -> None:
    answer = await trial.begin("interaction", HEAVY)
    require(answer.age < PROMISED, f"{answer.age:.1f} s")
    await worked_out(answer)


async def lost_of(answers: list[Answer]) -> list[str]:
    """Wait for all, and return who was left without an answer."""
    lost = []
    for each in answers:
        try:
            await worked_out(each)
        except NoAnswerError as nothing:
            lost.append(str(nothing)[:200])
    return lost

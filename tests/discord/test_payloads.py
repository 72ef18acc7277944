"""What Discord leaves out of an event, or sends anew, ends nothing: it is answered all the same."""

from json import dumps, loads
from pathlib import Path

import pytest

from bot.ui.discord.payloads import INTERACTION, lenient_parser
from bot.ui.strings import strings_in

from .double import ALICE, Double, Json
from .fixtures import speaking

LEFT_OUT = (
    *(["guild_locale"], ["locale"], ["app_permissions"], ["context"], ["entitlements"], ["attachment_size_limit"]),
    *(["guild"], ["channel"], ["version"], ["authorizing_integration_owners"]),
)


async def test_a_command_is_answered_whatever_discord_leaves_out_of_it(
    double: Double, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    send, answered = double.gateway.dispatch, []
    async with speaking(double, tmp_path):
        for left_out in (*LEFT_OUT, ["flags"], [each for some in LEFT_OUT for each in some]):

            async def without(event: str, payload: Json, left_out: list[str] = left_out) -> None:
                told = {key: value for key, value in payload.items() if key not in left_out}
                member = {key: value for key, value in payload["member"].items() if key not in left_out}
                await send(event, told | {"member": member})

            monkeypatch.setattr(double.gateway, "dispatch", without)
            answer = await double.slash("keyword", {"keyword": "trample"}, locale="en-US")
            answered.append("trample" in answer.text.lower() or "piétinement" in answer.text.lower())
    assert answered == [True] * (len(LEFT_OUT) + 2)


async def test_an_event_that_nobody_can_read_does_not_end_the_connection(
    double: Double, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with speaking(double, tmp_path):
        await double.gateway.dispatch(INTERACTION, {"id": "no number", "type": 2})
        answer = await double.slash("keyword", {"keyword": "trample"}, locale="en-US")
    assert ("trample" in answer.text.lower(), "could not be read: INTERACTION_CREATE" in caplog.text) == (True, True)
    assert len(double.gateway.identifies) == 1


@pytest.mark.parametrize("forged", ["", "x" * 100, "9zfoo", "2aen|zzz|a=b", "2w~nokey", "2+en|judge|text=a"])
async def test_a_press_of_what_the_message_does_not_have_says_so(
    double: Double, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forged: str
) -> None:
    async with speaking(double, tmp_path):
        asked = await double.slash("keyword", {"keyword": "trample"}, locale="en-US")
        send = double.gateway.dispatch

        async def changed(event: str, payload: Json) -> None:
            await send(event, payload | {"data": payload["data"] | {"custom_id": forged}})

        monkeypatch.setattr(double.gateway, "dispatch", changed)
        pressed = await double.click(asked, next(iter(asked.buttons.values())), user=ALICE, locale="en-US")
    assert (pressed.ephemeral, pressed.text != "") == (True, True)


async def test_half_a_letter_is_answered_and_never_repeated(
    double: Double, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    send, half = double.gateway.dispatch, "\ud83d"
    async with speaking(double, tmp_path):

        async def changed(event: str, payload: Json) -> None:
            await send(event, loads(dumps(payload).replace("HALF", dumps(half)[1:-1])))

        monkeypatch.setattr(double.gateway, "dispatch", changed)
        for command, option in (("combat", "attackers"), ("card", "name"), ("judge", "text")):
            answer = await double.slash(command, {option: "HALF 5/5"}, locale="en-US")
            assert (answer.text != "", half in dumps(answer.callback, ensure_ascii=False)) == (True, False)
        asked = await double.slash("combat", {"attackers": "5/5"}, locale="en-US")
        form = await double.click(asked, asked.buttons[strings_in("en")("discord-edit")], locale="en-US")
        told = await double.modal(form, {"attackers": "HALF 3/3"}, locale="en-US")
    assert "3 life" in told.text


def test_what_reads_an_event_never_raises() -> None:
    lenient_parser("ANY", lambda data: data["nothing"])({})

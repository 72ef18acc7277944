"""What a press does, and a form that comes back: `buttons` says what there is to press, `answers` how a request is
answered.

Who presses below somebody else's answer is answered alone, and takes no message away but as one who may manage it."""

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord

from bot.engine.frozen_class import dataclass
from bot.ui.commands.what_if.changes import changes_of
from bot.ui.discord.building.builders import BUILDERS, BUILDING
from bot.ui.discord.buttons import (
    MARK,
    Act,
    Control,
    Menu,
    Pressed,
    Row,
    control_of,
    decode_button,
    encode_button,
    read_id,
    requests_to_keep,
)
from bot.ui.discord.delivery import Place
from bot.ui.discord.errors import tell_failure, tell_person
from bot.ui.discord.forms import SAID, edit_form, options_entered, report_form, texts_entered
from bot.ui.discord.languages import language_of
from bot.ui.discord.preferences import may_be_public
from bot.ui.discord.progress import cancelled_reply, replace_progress, show_cancelled
from bot.ui.discord.replies import show_reply
from bot.ui.discord.report_channel import post_report, reported_reply
from bot.ui.kept.reports import Report, Reports
from bot.ui.kept.requests import KeptRequests
from bot.ui.kept.shared import SharedRequests
from bot.ui.kept.store import KeptStore
from bot.ui.reply import Button, Reply
from bot.ui.strings import strings_in
from bot.ui.typed import button_as_line

if TYPE_CHECKING:
    from bot.ui.discord.answers import Answers


@dataclass(frozen=True, slots=True)
class Request:
    """A request of a press, and how it is written."""

    asked: Pressed
    written: str


class Presses:
    """Answers presses and forms by what their ids say."""

    def __init__(self, answers: "Answers", kept: KeptStore, report_channel: int | None = None) -> None:
        self._answers = answers
        self._requests = KeptRequests(kept)
        self._shared = SharedRequests(kept)
        self._reports = Reports(kept)
        self._report_channel = report_channel

    async def press(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Do what was pressed, or chosen in a menu."""
        known = read_id(custom_id)
        act, written = known or (Act.CHOOSE, "")
        if act is Act.DELETE:
            await self._delete(interaction)
            return
        if act is Act.CANCEL:
            await self._cancel(interaction, written)
            return
        request = await self._request(written, begun=act in {Act.ASK, *BUILDING})
        if request is None or act is Act.CHOOSE or not can_be_built(act, request.asked):
            await self._refuse(interaction, "reply-old-button")
            return
        await self._do(interaction, act, request)

    async def _do(self, interaction: discord.Interaction, act: Act, request: Request) -> None:
        asked, answers = request.asked, self._answers
        match act:
            case _ if act in BUILDING:
                command = answers.commands[asked.command]
                await self._keep(request)
                form = BUILDERS[command.id].form(act, command, asked.options, answers.desk, asked.lang)
                await interaction.response.send_modal(form)
            case Act.EDIT | Act.REPORT:
                make = edit_form if act is Act.EDIT else report_form
                command = answers.commands[asked.command]
                await self._keep(request)
                await interaction.response.send_modal(make(command, asked.options, asked.lang))
            case Act.SHARE:
                await self._share(interaction, request)
            case Act.WHAT_IF:
                await answers.show(interaction, self._offer_changes(interaction, request))
            case Act.PUBLISH:
                await answers.ask(interaction, asked, Place.PUBLIC if may_be_public(interaction) else Place.PRIVATE)
            case Act.ASIDE:
                await answers.ask(interaction, asked, Place.PRIVATE)
            case _:
                await answers.ask(interaction, asked, place_of_press(interaction))

    async def submit(self, interaction: discord.Interaction) -> None:
        """Do what a form that came back is for."""
        data: Mapping[str, Any] = dict(interaction.data or {})
        act, written = read_id(str(data.get("custom_id", ""))) or (Act.CHOOSE, "")
        request = await self._request(written, begun=act in BUILDING)
        if request is None or act not in {Act.EDIT, Act.REPORT, *BUILDING} or not can_be_built(act, request.asked):
            await self._refuse(interaction, "reply-old-button")
            return
        entered = texts_entered(data)
        if act is Act.REPORT:
            await self._report(interaction, request, entered.get(SAID, ""))
            return
        asked, answers = request.asked, self._answers
        command, options = asked.command, dict(asked.options)
        if act in BUILDING:
            command, options = BUILDERS[command].built(act, options, entered, answers.desk, asked.lang)
        else:
            options = options_entered(answers.commands[command], options, entered)
        await answers.ask(interaction, Pressed(command, options, asked.lang, asked.steps), place_of_press(interaction))

    async def _request(self, written: str, *, begun: bool = False) -> Request | None:
        """Return what is asked, which may be kept under a key, or `begun` and not whole; None where nobody knows."""
        whole = await self._requests.find(written.removeprefix(MARK)) if written.startswith(MARK) else written
        asked = None if whole is None else decode_button(whole)
        return (
            None
            if whole is None or asked is None or not self._answers.is_known(asked, begun=begun)
            else Request(asked, whole)
        )

    async def _keep(self, request: Request) -> None:
        """Keep a request for a form, whose id is as short as a button's."""
        if long := requests_to_keep([(Control("", Act.EDIT, request.written),)]):
            await self._requests.keep(long)

    async def _tell(self, interaction: discord.Interaction, message: str, **values: str) -> None:
        say = strings_in(language_of(interaction, self._answers.lang))
        with self._answers.running.one():
            await tell_person(interaction, say(message, **values))

    async def _refuse(self, interaction: discord.Interaction, message: str) -> None:
        lang = language_of(interaction, self._answers.lang)
        with self._answers.running.one():
            await tell_failure(interaction, strings_in(lang)(message), lang, self._requests)

    async def _delete(self, interaction: discord.Interaction) -> None:
        """Take the message away for who asked for it, and for who may manage messages there."""
        if not may_take_away(interaction):
            await self._refuse(interaction, "discord-not-yours")
            return
        with self._answers.running.one():
            await interaction.response.defer()
            with suppress(discord.NotFound):  # pressed twice
                await interaction.delete_original_response()

    async def _cancel(self, interaction: discord.Interaction, written: str) -> None:
        """End the work on a question, for who may."""
        if not may_take_away(interaction):
            await self._refuse(interaction, "discord-not-yours")
            return
        message, request = interaction.message, await self._request(written)
        if message is not None:
            await self._answers.deliveries.end(message.id)
        with self._answers.running.one():
            if request is None:
                shown = show_reply(cancelled_reply(language_of(interaction, self._answers.lang)))
            else:
                shown = show_cancelled(request.asked, request.written)
            await replace_progress(interaction, shown)

    async def _share(self, interaction: discord.Interaction, request: Request) -> None:
        short = await self._shared.keep(request.written, interaction.user.id, interaction.guild_id)
        if short is None:
            await self._refuse(interaction, "discord-not-kept")
        else:
            await self._tell(interaction, "discord-shared", id=short)

    async def _offer_changes(self, interaction: discord.Interaction, request: Request) -> tuple[Reply, tuple[Row, ...]]:
        """Return the changes of a request, as a menu of requests."""
        asked, answers = request.asked, self._answers
        reply = await answers.reply_to(interaction, asked)
        choices = reply.choices if reply else ()
        found = await asyncio.to_thread(
            changes_of, answers.desk, asked.lang, answers.commands[asked.command], asked.options, choices
        )
        say = strings_in(asked.lang)
        verdict = say("discord-what-if-which" if found else "discord-what-if-none")
        edit = Control(say("discord-edit"), Act.EDIT, request.written)
        menu = (Menu(say("discord-what-if"), tuple(map(control_of, found))),) if found else ()
        return Reply("help", asked.lang, verdict), (*menu, (edit,))

    async def _report(self, interaction: discord.Interaction, request: Request, said: str) -> None:
        """Keep what somebody says is right, beside what was asked and is answered."""
        with self._answers.running.one():
            await interaction.response.defer(thinking=True, ephemeral=True)
            reply = await self._answers.reply_to(interaction, request.asked)
            report = Report(
                encode_button(Button("", request.asked.command, request.asked.options, request.asked.lang)),
                said,
                written_json(reply.scenario if reply else None),
                written_json(reply.outcome if reply else None),
                reply.footer if reply else "",
                interaction.user.id,
                interaction.guild_id,
            )
            kept = await self._reports.keep(report)
            if self._report_channel is not None:
                await self._keep(request)
                line = button_as_line(Button("", request.asked.command, request.asked.options, request.asked.lang))
                verdict = reply.verdict if reply else ""
                reported = reported_reply(request.asked.lang, said, line, verdict, report.edition)
                await post_report(interaction.client, self._report_channel, reported, [request.written])
        await (self._tell(interaction, "discord-reported") if kept else self._refuse(interaction, "discord-not-kept"))


def can_be_built(act: Act, asked: Pressed) -> bool:
    """Whether an act that adds something is one on a command whose lines can be built; the other acts always are."""
    return act not in BUILDING or asked.command in BUILDERS


def written_json(document: Mapping[str, Any] | None) -> str:
    return "" if document is None else json.dumps(document, ensure_ascii=False, default=str)


def place_of_press(interaction: discord.Interaction) -> Place:
    """Return where a press is answered: within its message if the person asked for that, else for them alone."""
    return Place.IN_PLACE if is_askers_own(interaction) else Place.PRIVATE


def may_take_away(interaction: discord.Interaction) -> bool:
    """Whether the person asked for the message, or may manage messages there."""
    return is_askers_own(interaction) or interaction.permissions.manage_messages


def is_askers_own(interaction: discord.Interaction) -> bool:
    """Whether the person who presses a button is the one who asked for its message."""
    about = interaction.message.interaction_metadata if interaction.message is not None else None
    return about is not None and about.user.id == interaction.user.id

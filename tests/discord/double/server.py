"""The double itself: it alone puts the parts together and gives tests their way to act as a person."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Mapping
from contextlib import AbstractAsyncContextManager, AbstractContextManager, asynccontextmanager
from typing import Any, Unpack

import discord
from aiohttp import web

from . import world
from .answer import Answer, Limits
from .bell import Clock
from .clients import connected, led_to
from .commands import Focus
from .gateway import Gateway
from .interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Where,
    click_data,
    interaction,
    message_menu_data,
    metadata,
    modal_data,
    require_visible,
    typed_data,
    user_menu_data,
)
from .ledger import Json, Ledger, Violation
from .messages import Message, new_message
from .rest import API, Call, Rest
from .routes import NAMES, application_of
from .trouble import Trouble

TOKEN = "token.of.the-double"  # noqa: S105 -- opens nothing but this double


class Double:
    """Discord on loopback, between `start` and `stop`."""

    token = TOKEN

    def __init__(self) -> None:
        self.ledger = Ledger()
        self.gateway = Gateway(self.ledger, TOKEN)
        self.trouble = Trouble(NAMES)
        self.limits = Limits()
        self.environment: dict[str, str] = {}
        self._rest = Rest(self.ledger, self.gateway, self.trouble, TOKEN)
        self._clock = Clock()
        self._runner = web.AppRunner(application_of(self._rest), shutdown_timeout=0.2, access_log=None)

    # Life

    async def start(self) -> None:
        """Listen on a free port of loopback."""
        await self._runner.setup()
        port = await self.listen()
        self.rest_url = f"http://127.0.0.1:{port}{API}"
        self.gateway.url = f"ws://127.0.0.1:{port}/"

    async def listen(self, tls: ssl.SSLContext | None = None) -> int:
        """Listen on one more port, and tell which."""
        site = web.TCPSite(self._runner, "127.0.0.1", 0, ssl_context=tls)
        await site.start()
        address: tuple[str, int] = self._runner.addresses[-1]
        return address[1]

    async def stop(self) -> None:
        """Close what is open and listen no more."""
        await self.gateway.close(1001)
        await self._runner.cleanup()

    def leading(self) -> AbstractContextManager[None]:
        """Inside, every discord.py client of this process talks to this double."""
        return led_to(self.rest_url, self.gateway.url)

    def running(self, client: discord.Client, token: str = TOKEN) -> AbstractAsyncContextManager[None]:
        """Inside, the client is logged in and has been told READY; it is closed in the end."""
        self.gateway.ready.clear()
        return connected(client, token, self.gateway.ready)

    # What was found wrong, and rules to add

    @property
    def violations(self) -> list[Violation]:
        return self.ledger.violations

    def assert_clean(self) -> None:
        """Raise an AssertionError with all violations, or if planned trouble met no request."""
        self.ledger.assert_clean()
        self.trouble.assert_spent()

    def forgive(self, *words: str) -> list[Violation]:
        """Take out the violations that hold each of `words`; an AssertionError if there are none."""
        return self.ledger.forgive(*words)

    async def refused(self) -> Violation:
        """Wait until something is refused or recorded, and tell what."""
        return await self.ledger.first(self.limits.patience)

    async def within(self, something: Awaitable[Any]) -> None:
        """Wait for `something`, but no longer than the double's patience."""
        async with asyncio.timeout(self.limits.patience):
            await something

    def require_no_mentions(self) -> None:
        """From now on each message and edit must say that it mentions nobody."""
        self._rest.house.no_mentions = True

    def require_localisations(self, *locales: str) -> None:
        """From now on each synced name and description must be there in these locales."""
        self._rest.house.locales = frozenset(locales)

    # What the bot did apart from answering

    @property
    def posted(self) -> list[Message]:
        """The messages that the bot wrote in channels by itself; it may write in that of the people."""
        return self._rest.posted

    @property
    def commands(self) -> list[Json]:
        """The global commands as stored."""
        return self._rest.book.everywhere

    @property
    def guild_commands(self) -> list[Json]:
        """The commands of the guild as stored."""
        return self._rest.book.of_guild

    @property
    def syncs(self) -> int:
        """How often commands were overwritten."""
        return self._rest.book.syncs

    @property
    def emojis(self) -> list[Json]:
        """The application's emojis."""
        return list(self._rest.emojis.items.values())

    def calls(self, operation: str | None = None) -> list[Call]:
        """The requests so far, all or those of one operation."""
        return [call for call in self._rest.calls if operation in (None, call.name)]

    # Time

    def pass_time(self, seconds: float) -> None:
        """Let time pass at once, for callbacks and tokens."""
        self._clock.advance(seconds)
        for answer in self._rest.answers.values():
            answer.bell.ring()

    # What a person does

    async def slash(self, name: str, options: Mapping[str, Any] | None = None, **where: Unpack[Where]) -> Answer:
        """Type a slash command (`"settings language"` for a subcommand) with options by their default names."""
        data = typed_data(self._rest.book, name, options or {}, where)
        return await self._act(interaction(COMMAND, data, where), where)

    async def autocomplete(
        self, name: str, option: str, text: str, others: Mapping[str, Any] | None = None, **where: Unpack[Where]
    ) -> list[Json]:
        """Type into an option, `others` being filled already; the choices as the bot gave them."""
        data = typed_data(self._rest.book, name, others or {}, where, Focus(option, text))
        answer = await self._act(interaction(AUTOCOMPLETE, data, where), where)
        return answer.choices

    async def click(self, message: Message | Answer, custom_id: str, **where: Unpack[Where]) -> Answer:
        """Click a button."""
        return await self._touch(message, custom_id, None, where)

    async def choose(
        self, message: Message | Answer, custom_id: str, values: list[str], **where: Unpack[Where]
    ) -> Answer:
        """Choose in a select."""
        return await self._touch(message, custom_id, values, where)

    async def _touch(self, message: Message | Answer, custom_id: str, values: list[str] | None, where: Where) -> Answer:
        target = message.shown if isinstance(message, Answer) else message
        require_visible(target, where)
        payload = interaction(COMPONENT, click_data(target, custom_id, values), where)
        payload["message"] = target.json
        return await self._act(payload, where, target, interacted_message_id=str(target.id))

    async def modal(self, opened: Answer, values: Mapping[str, Any] | None = None, **where: Unpack[Where]) -> Answer:
        """Send off the modal that an answer opened, with values by custom_id."""
        payload = interaction(MODAL_SUBMIT, modal_data(opened.modal, values or {}), where)
        if opened.source is not None:
            payload["message"] = opened.source.json
        return await self._act(payload, where, opened.source, triggering_interaction_metadata=opened.metadata)

    async def message_menu(self, name: str, target: Message | str, **where: Unpack[Where]) -> Answer:
        """Use a message's context menu; a text becomes a message that Bob wrote."""
        message = self.written(target, **where) if isinstance(target, str) else target
        data = message_menu_data(self._rest.book, name, message, where)
        return await self._act(interaction(COMMAND, data, where), where, target_message_id=str(message.id))

    async def user_menu(self, name: str, target: world.Person, **where: Unpack[Where]) -> Answer:
        """Use a person's context menu."""
        data = user_menu_data(self._rest.book, name, target, where)
        return await self._act(interaction(COMMAND, data, where), where, target_user=target.user())

    def written(self, text: str, author: world.Person = world.BOB, **where: Unpack[Where]) -> Message:
        """A message that somebody wrote in the channel."""
        message = new_message(0, guild=where.get("guild", True), metadata=None, author=author)
        message.write({"content": text}, {})
        return message

    async def _act(self, payload: Json, where: Where, source: Message | None = None, **about: object) -> Answer:
        answer = Answer(payload, source, metadata(payload, **about), self._clock, self.limits)
        self._rest.answers[answer.token] = answer
        await self.gateway.dispatch("INTERACTION_CREATE", payload)
        return await answer.first() if where.get("answered", True) else answer


@asynccontextmanager
async def double_of_discord() -> AsyncIterator[Double]:
    """A fresh double that listens; discord.py of this process is led to it."""
    double = Double()
    await double.start()
    try:
        with double.leading():
            yield double
    finally:
        await double.stop()

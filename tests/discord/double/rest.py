"""The REST side: it alone takes requests, checks them against contract and prose, and writes the answers.

What the single operations do stands in routes.py; checking, trouble and recording are the same for all."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from . import world
from .answer import Answer
from .commands import Book
from .emojis import Emojis
from .gateway import Gateway
from .ledger import Fault, Json, Ledger, RefusedError
from .messages import Message
from .prose import is_empty, mentions_somebody, message_faults
from .schemas import contract
from .trouble import CutError, Trouble
from .wire import Body, json_answer, read_body

API = "/api/v10"


@dataclass(frozen=True, slots=True)
class Call:
    """One request: its operation, the place holders of its path, its query, and its body."""

    operation: "Operation"
    places: dict[str, str]
    query: dict[str, str]
    body: Body

    @property
    def name(self) -> str:
        return self.operation.name

    @property
    def in_guild(self) -> bool:
        return "guild" in self.places


@dataclass(frozen=True, slots=True)
class Operation:
    """One route.  `request` and `answer` are names of schemas; a `handle` that returns None answers 204.

    `free` routes carry a token in their path and need no authorization."""

    name: str
    method: str
    path: str
    handle: Callable[["Rest", Call], Any]
    request: str | None = None
    answer: str | None = None
    free: bool = False
    status: int = 200


@dataclass(slots=True)
class House:
    """Rules of the project itself, which Discord does not know: all off unless a test asks for them."""

    no_mentions: bool = False
    locales: frozenset[str] = frozenset()


@dataclass(slots=True)
class Rest:
    """The state behind the routes; `calls` is every request that was understood, the refused ones too."""

    ledger: Ledger
    gateway: Gateway
    trouble: Trouble
    token: str
    book: Book = field(default_factory=Book)
    emojis: Emojis = field(default_factory=Emojis)
    house: House = field(default_factory=House)
    answers: dict[str, Answer] = field(default_factory=dict)
    channels: set[int] = field(default_factory=lambda: {world.CHANNEL})
    """Where the bot may write by itself."""
    posted: list[Message] = field(default_factory=list)
    """What it wrote there."""
    calls: list[Call] = field(default_factory=list)

    def answer_of(self, call: Call) -> Answer:
        """The interaction that a route's token names; RefusedError if there is none."""
        answer = self.answers.get(call.places["token"])
        if answer is None or call.places.get("interaction", str(answer.id)) != str(answer.id):
            raise RefusedError(404, 10062, "Unknown interaction")
        return answer

    def refuse_if(self, call: Call, rule: str, faults: Iterable[Fault]) -> None:
        """Record what is wrong with the body, and raise RefusedError if anything is."""
        found = tuple(faults)
        for fault in found:
            self.ledger.record(call.name, rule, str(fault))
        if found:
            raise RefusedError(400, 50035, "Invalid Form Body", found)

    def check_schema(self, call: Call, schema: str) -> None:
        """Refuse a body that does not fit the contract's schema."""
        if (document := contract()) is not None:
            self.refuse_if(call, "contract", document.check("request", schema, call.body.json))

    def check_message(self, call: Call, data: Json, message: Message | None = None) -> None:
        """Refuse a new message, or an edit of `message`, that prose forbids; record what the house forbids."""
        prefix = ("data",) if call.name == "callback" else ()
        faults = message_faults(data, call.body.files, message.json if message else None)
        self.refuse_if(call, "prose", (Fault((*prefix, *fault.path), fault.message) for fault in faults))
        if message is None and is_empty(data, call.body.files):
            raise RefusedError(400, 50006, "Cannot send an empty message")
        if self.house.no_mentions and mentions_somebody(data):
            self.ledger.record(call.name, "house", f"allowed_mentions: {data.get('allowed_mentions')}")

    async def serve(self, operation: Operation, request: web.Request) -> web.StreamResponse:
        """Answer one request, after and before the trouble that is planned for it."""
        try:
            if (trouble := await self.trouble.strike(operation.name, "before")) is not None:
                return trouble
            response = await self._respond(operation, request)
            return await self.trouble.strike(operation.name, "after") or response
        except CutError:
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        except Exception as error:
            self.ledger.record(operation.name, "double", f"the double broke: {error!r}")
            raise

    async def _respond(self, operation: Operation, request: web.Request) -> web.Response:
        try:
            self._authorize(operation, request)
            body = await read_body(request)
            call = Call(operation, dict(request.match_info), dict(request.query), body)
            self.calls.append(call)
            if operation.request is not None:
                self.check_schema(call, operation.request)
            result = operation.handle(self, call)
        except RefusedError as refusal:
            self._note(operation, request, refusal)
            return json_answer(refusal.body(), refusal.status)
        if result is None:
            return web.Response(status=204)
        self._check_own(operation, result)
        return json_answer(result, operation.status)

    def _authorize(self, operation: Operation, request: web.Request) -> None:
        if not operation.free and request.headers.get("Authorization") != f"Bot {self.token}":
            raise RefusedError(401, 0, "401: Unauthorized")

    def _note(self, operation: Operation, request: web.Request, refusal: RefusedError) -> None:
        if not refusal.faults:
            self.ledger.record(operation.name, "protocol", str(refusal))
        if (answer := self.answers.get(request.match_info.get("token", ""))) is not None:
            answer.refusals.append(f"{refusal} {' '.join(map(str, refusal.faults))}".strip())

    def _check_own(self, operation: Operation, result: object) -> None:
        document = contract()
        if document is not None and operation.answer is not None:
            for fault in document.check("answer", operation.answer, result):
                self.ledger.record(operation.name, "double", f"the double's own answer: {fault}")

    async def unknown(self, request: web.Request) -> web.Response:
        """A route that the double does not have: a mistake of the bot, or a gap of the double."""
        self.ledger.record(f"{request.method} {request.path}", "double", "no such route here")
        return json_answer({"code": 0, "message": "404: Not Found"}, 404)

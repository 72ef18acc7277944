"""One interaction from the person's side: it alone keeps Discord's protocol of answering.

One callback, within three seconds; then edits and follow-ups, for fifteen minutes.  Knows no HTTP: what is not
allowed is raised as RefusedError, and the REST side makes an error of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from . import world
from .bell import Bell, Clock, NoAnswerError
from .ledger import Fault, Json, RefusedError
from .messages import LOADING, Message, new_message
from .prose import CALLBACKS, EPHEMERAL

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
FOLLOW_UPS_IF_USER_INSTALLED = 5

Files = Mapping[int, tuple[str, bytes]]


@dataclass(slots=True)
class Limits:
    """In seconds: `answer` and `token` are Discord's, `patience` is how long a test waits for what must come."""

    answer: float = 3.0
    token: float = 900.0
    patience: float = 5.0


class Answer:
    """What the bot did about one interaction, as far as it has come."""

    def __init__(self, payload: Json, source: Message | None, metadata: Json, clock: Clock, limits: Limits) -> None:
        self.payload = payload
        self.source = source
        self.metadata = metadata
        self.callback: Json | None = None
        self.message: Message | None = None
        self.followups: list[Message] = []
        self.edits: list[Json] = []
        self.refusals: list[str] = []
        self.bell = Bell()
        self._clock = clock
        self._limits = limits
        self._born = clock.now()

    # What a test asks about the answer

    @property
    def id(self) -> int:
        return int(self.payload["id"])

    @property
    def token(self) -> str:
        return str(self.payload["token"])

    @property
    def callback_type(self) -> int | None:
        """4 message, 5 deferred, 6 deferred update, 7 update, 8 choices, 9 modal; None before the callback."""
        return None if self.callback is None else int(self.callback["type"])

    @property
    def deferred(self) -> bool:
        return self.callback_type in (DEFERRED, DEFERRED_UPDATE)

    @property
    def shown(self) -> Message:
        """The answer's message, or what came in its place; an AssertionError if there is none."""
        if self.message is not None and self.message.deleted and self.followups:
            return self.followups[0]
        if self.message is None or self.message.deleted:
            raise AssertionError(f"no message: the callback was {self.callback}")
        return self.message

    @property
    def content(self) -> str:
        return self.shown.content

    @property
    def embeds(self) -> list[Json]:
        return self.shown.embeds

    @property
    def components(self) -> list[Json]:
        return self.shown.components

    @property
    def buttons(self) -> dict[str, str]:
        return self.shown.buttons

    @property
    def text(self) -> str:
        return self.shown.text

    @property
    def ephemeral(self) -> bool:
        return self.shown.ephemeral

    @property
    def allowed_mentions(self) -> Json | None:
        return self.shown.allowed_mentions

    @property
    def choices(self) -> list[Json]:
        """The choices of an autocomplete."""
        if self.callback is None or self.callback_type != CHOICES:
            raise AssertionError(f"no choices: the callback was {self.callback}")
        return list(self.callback["data"].get("choices") or [])

    @property
    def modal(self) -> Json:
        """The modal that the bot opened."""
        if self.callback is None or self.callback_type != MODAL:
            raise AssertionError(f"no modal: the callback was {self.callback}")
        data: Json = self.callback["data"]
        return data

    @property
    def age(self) -> float:
        """Seconds since the person acted."""
        return self._clock.now() - self._born

    @property
    def patience(self) -> float:
        """How long a test waits for what must come, in seconds."""
        return self._limits.patience

    @property
    def late(self) -> bool:
        """Whether it is too late for a callback."""
        return self.age > self._limits.answer

    # What a test waits for

    async def first(self) -> "Answer":
        """Wait for the callback; NoAnswerError once Discord would have told the person that the bot does not answer."""
        await self._until(lambda: self.callback is not None or self.late, max(self._limits.answer - self.age, 0) + 0.01)
        if self.callback is None:
            raise NoAnswerError(self._complaint())
        return self

    async def final(self) -> Message:
        """Wait for the message that the person is left with: after a deferral, what came of it."""
        await self.first()
        await self._until(self._settled, self._limits.patience)
        return self.shown

    async def edited(self, times: int = 1) -> Message:
        """Wait until the message was edited so often."""
        await self._until(lambda: len(self.edits) >= times, self._limits.patience)
        return self.shown

    async def followup(self, number: int = 1) -> Message:
        """Wait for the follow-up of this number, counted from 1."""
        await self._until(lambda: len(self.followups) >= number, self._limits.patience)
        return self.followups[number - 1]

    async def _until(self, met: Callable[[], bool], patience: float) -> None:
        await self.bell.until(met, patience, self._complaint)

    def _settled(self) -> bool:
        if self.callback_type == DEFERRED:
            return self.message is not None and (
                bool(self.followups) if self.message.deleted else not self.message.loading
            )
        return self.callback_type != DEFERRED_UPDATE or bool(self.edits or self.followups)

    def _complaint(self) -> str:
        what = f"callback {self.callback}, {len(self.edits)} edits, {len(self.followups)} follow-ups"
        return f"no answer to {self.payload['data']}: {what}, refused: {self.refusals}"

    # What the REST side does with what the bot sends

    def check_callback(self, kind: int) -> None:
        """RefusedError if no callback, or none of this type, may come now."""
        if self.callback is not None:
            raise RefusedError(400, 40060, "Interaction has already been acknowledged.")
        if self.late:
            raise RefusedError(404, 10062, "Unknown interaction")
        fits = CALLBACKS[self.payload["type"]]
        if kind not in fits or (kind in (DEFERRED_UPDATE, UPDATE) and self.source is None):
            why = f"callback {kind} does not fit interaction {self.payload['type']}: {sorted(fits)}"
            raise RefusedError(400, 50035, "Invalid Form Body", (Fault(("type",), why),))

    def accept(self, body: Json, files: Files) -> None:
        """Take the callback; `check_callback` let it pass."""
        self.callback, data = body, body.get("data") or {}
        kind = self.callback_type
        if kind in (MESSAGE, DEFERRED):
            self.message = self._new(data, LOADING if kind == DEFERRED else 0)
        elif kind in (DEFERRED_UPDATE, UPDATE):
            self.message = self.source
        if kind in (MESSAGE, UPDATE) and self.message is not None:
            self.message.write(data, files)
        self.bell.ring()

    def _new(self, data: Json, flags: int = 0) -> Message:
        flags |= (data.get("flags") or 0) & EPHEMERAL
        return new_message(flags, guild="guild_id" in self.payload, metadata=self.metadata)

    def find(self, name: str) -> Message:
        """The message that a webhook route names, `@original` or an id; RefusedError if it is not there."""
        self._check_token()
        messages = {str(m.id): m for m in (self.message, *self.followups) if m is not None}
        found = self.message if name == "@original" else messages.get(name)
        if found is None or found.deleted:
            raise RefusedError(404, 10008, "Unknown Message")
        return found

    def _check_token(self) -> None:
        if self.age > self._limits.token:
            raise RefusedError(401, 50027, "Invalid Webhook Token")
        if self.callback is None:
            raise RefusedError(404, 10015, "Unknown Webhook")

    def edit(self, message: Message, body: Json, files: Files) -> None:
        """Change a message that `find` gave."""
        message.write(body, files)
        message.json["edited_timestamp"] = world.timestamp()
        if message is self.message:
            self.edits.append(body)
        self.bell.ring()

    def delete(self, message: Message) -> None:
        """Take a message away."""
        message.deleted = True
        self.bell.ring()

    def check_followup(self) -> None:
        """RefusedError if no follow-up may come now."""
        self._check_token()
        full = len(self.followups) >= FOLLOW_UPS_IF_USER_INSTALLED
        if full and "0" not in self.payload["authorizing_integration_owners"]:
            raise RefusedError(400, 40094, "This interaction has hit the maximum number of follow up messages.")

    def follow_up(self, body: Json, files: Files) -> Message:
        """Write one more message; the first one after a deferral takes the place of the waiting message."""
        if self.message is not None and self.message.loading and not self.message.deleted:
            message = self.message
        else:
            message = self._new(body)
            self.followups.append(message)
        message.write(body, files)
        self.bell.ring()
        return message

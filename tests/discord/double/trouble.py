"""Trouble on demand: it alone knows which of the next requests of an operation fail, wait or are cut off.

Knows what an HTTP answer is, and nothing of what the operations do."""

import asyncio
from dataclasses import dataclass, field
from typing import Literal

from aiohttp import web

from .bell import Bell, NoAnswerError
from .wire import json_answer

When = Literal["before", "after"]


class CutError(Exception):
    """The connection ends without an answer."""


@dataclass(slots=True)
class Gate:
    """Holds a request until a test opens it."""

    reached: asyncio.Event = field(default_factory=asyncio.Event)
    _open: asyncio.Event = field(default_factory=asyncio.Event)

    def open(self) -> None:
        """Let the request go on."""
        self._open.set()

    async def pass_through(self) -> None:
        """Wait until a test opens the gate."""
        self.reached.set()
        await self._open.wait()


@dataclass(slots=True)
class Plan:
    """`times` more requests of `operation` meet this; `when` says whether before or after they take effect."""

    operation: str
    times: int
    when: When = "before"
    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: dict[str, object] = field(default_factory=dict)
    gate: Gate | None = None
    delay: float = 0.0

    async def strike(self) -> web.Response | None:
        """The answer that replaces the real one; None to go on; raises CutError for a dead connection."""
        if self.gate is not None:
            await self.gate.pass_through()
            return None
        if self.delay:
            await asyncio.sleep(self.delay)
            return None
        if not self.status:
            raise CutError
        return json_answer(self.body, self.status, self.headers)


class Trouble:
    """What is planned for the operations of rest.py, by their names there ("callback", "edit", "commands", …)."""

    def __init__(self, operations: frozenset[str]) -> None:
        self._operations = operations
        self._plans: list[Plan] = []
        self._bell = Bell()

    def _plan(self, plan: Plan) -> None:
        if plan.operation not in self._operations:
            raise AssertionError(f"no operation {plan.operation!r}; there are {sorted(self._operations)}")
        self._plans.append(plan)

    def status(self, operation: str, status: int, *, times: int = 1, when: When = "before") -> None:
        """The next requests of the operation are answered with this status, as by a Discord that is ill."""
        self._plan(Plan(operation, times, when, status, body={"code": 0, "message": f"{status}: on demand"}))

    def rate_limit(
        self, operation: str, retry_after: float, *, times: int = 1, via: bool = True, everywhere: bool = False
    ) -> None:
        """The next requests get 429; without `via` it looks like a ban by the gate before Discord."""
        headers = {"Retry-After": str(retry_after), "X-RateLimit-Scope": "global" if everywhere else "user"}
        headers |= {"Via": "1.1 google"} if via else {}
        body: dict[str, object] = {"message": "You are being rate limited.", "retry_after": retry_after}
        self._plan(Plan(operation, times, "before", 429, headers, body | {"global": everywhere}))

    def delay(self, operation: str, seconds: float, *, times: int = 1, when: When = "before") -> None:
        """The next requests take `seconds` longer."""
        self._plan(Plan(operation, times, when, delay=seconds))

    def hold(self, operation: str, *, when: When = "before") -> Gate:
        """The next request waits at the gate until it is opened."""
        gate = Gate()
        self._plan(Plan(operation, 1, when, gate=gate))
        return gate

    def cut(self, operation: str, *, times: int = 1, when: When = "before") -> None:
        """The next requests lose their connection; with `after` they took effect and only the answer is lost."""
        self._plan(Plan(operation, times, when))

    async def strike(self, operation: str, when: When) -> web.Response | None:
        """Do what is planned for this request, if anything is."""
        plan = next((p for p in self._plans if p.operation == operation and p.when == when), None)
        if plan is None:
            return None
        plan.times -= 1
        if not plan.times:
            self._plans.remove(plan)
        self._bell.ring()
        return await plan.strike()

    async def over(self, patience: float = 10.0) -> None:
        """Return once all that was planned has happened."""
        await self._bell.until(lambda: not self._plans, patience, lambda: f"never met: {self._plans}")

    def forget(self) -> None:
        """Plan nothing any more."""
        self._plans.clear()

    def assert_spent(self) -> None:
        """Raise NoAnswerError if some trouble was planned that no request met."""
        if self._plans:
            raise NoAnswerError(f"never met: {self._plans}")

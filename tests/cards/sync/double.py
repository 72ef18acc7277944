"""Scryfall and the rules' page on loopback, in a thread of their own, as far as a sync asks them; with faults on order.

As strict as the real ones: a request without `User-Agent` and `Accept` is refused, files answer to ranges and
conditions, and search pages link to one another."""

import asyncio
import gzip
import json
import threading
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeAlias

from aiohttp import web

from tests.cards.shapes import Object

PAGE = 2
"""Printings on a page; the real one gives 175."""

LAST_MODIFIED = "Fri, 20 Nov 2026 09:01:58 GMT"


@dataclass(slots=True)
class Asked:
    """A request that came: what for, and its headers."""

    what: str
    headers: dict[str, str]
    status: int = 0


@dataclass(frozen=True, slots=True)
class Body:
    """What lies at an address."""

    content: bytes
    content_type: str = "application/json"
    etag: str = ""


Fault: TypeAlias = Callable[["web.Request", Body], Awaitable[web.StreamResponse]]


def status(code: int, **headers: str) -> Fault:
    """Answer with an error's status."""

    async def fault(_request: web.Request, _body: Body) -> web.StreamResponse:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return web.Response(status=code, headers=named, text='{"object": "error"}', content_type="application/json")

    return fault


def instead(content: bytes | str, content_type: str = "application/json") -> Fault:
    """Answer well, with another body."""
    raw = content.encode() if isinstance(content, str) else content

    async def fault(_request: web.Request, _body: Body) -> web.StreamResponse:
        return web.Response(body=raw, content_type=content_type)

    return fault


def cut(after: int) -> Fault:
    """Break off after so many bytes of those that were announced."""

    async def fault(request: web.Request, body: Body) -> web.StreamResponse:
        answer = web.StreamResponse(headers={"Content-Length": str(len(body.content)), **validators(body)})
        await answer.prepare(request)
        await answer.write(body.content[:after])
        if request.transport is not None:
            request.transport.close()
        return answer

    return fault


def half(_request: web.Request, body: Body) -> Awaitable[web.StreamResponse]:
    """Send half of the file as if it were all of it."""
    return instead(body.content[: len(body.content) // 2], body.content_type)(_request, body)


async def stalled(request: web.Request, body: Body) -> web.StreamResponse:
    """Send the head and some bytes, then nothing more until the double stops."""
    answer = web.StreamResponse(headers={"Content-Length": str(len(body.content)), **validators(body)})
    await answer.prepare(request)
    await answer.write(body.content[:10])
    await request.app[STOPPED].wait()
    return answer


async def silent(request: web.Request, body: Body) -> web.StreamResponse:
    """Take the request and never answer it."""
    await request.app[STOPPED].wait()
    return web.Response(body=body.content)


STOPPED = web.AppKey("stopped", asyncio.Event)


def validators(body: Body) -> dict[str, str]:
    return {"ETag": f'"{body.etag}"', "Last-Modified": LAST_MODIFIED} if body.etag else {}


def packed(objects: Sequence[Object]) -> bytes:
    """JSON Lines in gzip, as Scryfall's files are."""
    lines = "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in objects)
    return gzip.compress(lines.encode(), mtime=0)


@dataclass
class Scryfall:
    """What there is to be had, which a test may change, and what was asked for."""

    cards: Sequence[Object]
    french: Sequence[Object]
    rulings: Sequence[Object]
    rules: str
    updated_at: str = "2026-11-20T09:01:57.053+00:00"
    page: int = PAGE
    faults: dict[str, list[Fault]] = field(default_factory=lambda: defaultdict(list))
    """What goes wrong with the next requests for something, one after the other."""
    asked: list[Asked] = field(default_factory=list)
    address: str = ""

    @property
    def questions(self) -> list[str]:
        return [each.what for each in self.asked]

    @property
    def rules_page(self) -> str:
        return f"{self.address}/rules"

    def body(self, request: web.Request) -> tuple[str, Body]:
        """What was asked for, and what lies there."""
        stamp = "".join(sign for sign in self.updated_at[:19] if sign.isdecimal())
        match request.path:
            case "/bulk-data":
                return "list", Body(self._bulk_list(stamp), etag=f"list-{stamp}")
            case path if path == f"/files/oracle-cards-{stamp}.jsonl.gz":
                return "cards", Body(packed(self.cards), "application/gzip", f"cards-{stamp}")
            case path if path == f"/files/rulings-{stamp}.jsonl.gz":
                return "rulings", Body(packed(self.rulings), "application/gzip", f"rulings-{stamp}")
            case "/cards/search":
                return "french", Body(self._search(int(request.query.get("page", 1))))
            case "/rules":
                return "rules page", Body(self._rules_page().encode(), "text/html")
            case "/media/MagicCompRules 20260417.txt":
                return "rules", Body(self.rules.encode(), "text/plain", f"rules-{hash(self.rules)}")
            case _:
                raise web.HTTPNotFound

    def _bulk_list(self, stamp: str) -> bytes:
        files = [
            {
                "object": "bulk_data",
                "type": kind,
                "updated_at": self.updated_at,
                "jsonl_download_uri": f"{self.address}/files/{name}-{stamp}.jsonl.gz",
            }
            for kind, name in (("oracle_cards", "oracle-cards"), ("unique_artwork", "art"), ("rulings", "rulings"))
        ]
        return json.dumps({"object": "list", "has_more": False, "data": files}).encode()

    def _search(self, page: int) -> bytes:
        shown = self.french[(page - 1) * self.page : page * self.page]
        if not shown:
            raise web.HTTPNotFound
        more = page * self.page < len(self.french)
        answer = {"object": "list", "total_cards": len(self.french), "has_more": more, "data": shown}
        if more:
            answer["next_page"] = f"{self.address}/cards/search?page={page + 1}&q=lang%3Afr&unique=prints"
        return json.dumps(answer, ensure_ascii=False).encode()

    def _rules_page(self) -> str:
        links = ("20250919.txt", "20260417.docx", "20260417.pdf", "20260417.txt")
        return "<html>" + "".join(f'<a href="{self.address}/media/MagicCompRules {each}">Rules</a>' for each in links)

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Answer a request, well or as a fault was ordered."""
        what, body = self.body(request)
        asked = Asked(what, dict(request.headers))
        self.asked.append(asked)
        if not request.headers.get("User-Agent", "").startswith("Arbitre") or "Accept" not in request.headers:
            answer: web.StreamResponse = web.Response(status=400)
        elif self.faults[what]:
            answer = await self.faults[what].pop(0)(request, body)
        else:
            answer = self._well(request, body)
        asked.status = answer.status
        return answer

    def _well(self, request: web.Request, body: Body) -> web.Response:
        """The body, the rest of it, or that it has not changed."""
        headers = validators(body)
        if headers and request.headers.get("If-None-Match") == headers["ETag"]:
            return web.Response(status=304, headers=headers)
        begin = (request.http_range.start or 0) if request.headers.get("If-Range") == headers.get("ETag", "none") else 0
        if begin >= len(body.content) > 0:
            return web.Response(status=416)
        if begin:
            size = len(body.content)
            headers["Content-Range"] = f"bytes {begin}-{size - 1}/{size}"
        answer = web.Response(body=body.content[begin:], status=206 if begin else 200, headers=headers)
        answer.content_type = body.content_type
        return answer


@contextmanager
def serving(double: Scryfall) -> Iterator[Scryfall]:
    """Inside, the double answers at its `address`."""
    ready, loop = threading.Event(), asyncio.new_event_loop()
    stop: asyncio.Event = asyncio.Event()

    async def serve() -> None:
        app = web.Application()
        app[STOPPED] = stop
        app.router.add_get("/{anything:.*}", double.answer)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        host, port = runner.addresses[0][:2]
        double.address = f"http://{host}:{port}"
        ready.set()
        await stop.wait()
        await runner.cleanup()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    try:
        assert ready.wait(5)
        yield double
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(5)
        loop.close()

"""The gateway: it alone keeps sessions, counts events and may drop, close or hand over a connection.

Knows no event's meaning: others give it what to dispatch."""

import asyncio
import contextlib
import json
import zlib
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from . import world
from .bell import Bell
from .ledger import Json, Ledger

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 3, 6, 7, 9, 10, 11
UNKNOWN_OP, NOT_AUTHENTICATED, BAD_TOKEN, ALREADY_AUTHENTICATED, BAD_SEQUENCE = 4001, 4003, 4004, 4005, 4007
SHARDING_REQUIRED, BAD_INTENTS, PRIVILEGED_REFUSED = 4011, 4013, 4014
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
ALL_INTENTS = (1 << 26) - 1
LARGEST_FRAME = 4096


class Socket:
    """One connection, in plain text or in the zlib-stream that it asked for."""

    def __init__(self, request: web.Request, *, compress: bool) -> None:
        self.request = request
        self.web = web.WebSocketResponse()
        self.session: Session | None = None
        wanted = request.query.get("compress") == "zlib-stream"
        self._deflate = zlib.compressobj() if wanted and compress else None

    async def send(self, text: str) -> None:
        """Send one frame; a connection that is gone takes it silently, as the network does."""
        with contextlib.suppress(ConnectionError):
            if self._deflate is None:
                await self.web.send_str(text)
            else:
                data = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                await self.web.send_bytes(data)

    async def send_op(self, op: int, data: object = None) -> None:
        """Send something that is no event."""
        await self.send(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def abort(self) -> None:
        """End it without a goodbye."""
        if self.request.transport is not None:
            self.request.transport.abort()


@dataclass(slots=True, eq=False)
class Session:
    """What RESUME needs: all events so far; the first has sequence 1."""

    id: str
    identify: Json
    events: list[str] = field(default_factory=list)
    socket: Socket | None = None

    async def dispatch(self, name: str, data: Json) -> None:
        """Number an event, keep it, and send it if somebody listens."""
        text = json.dumps({"op": DISPATCH, "t": name, "s": len(self.events) + 1, "d": data})
        self.events.append(text)
        if self.socket is not None:
            await self.socket.send(text)


class Gateway:
    """All sessions of the double.

    For tests to set: `acks`, `compress`, `heartbeat_interval` (seconds), `allow_privileged`, `away` (nobody is let in),
    `shards` (how many it wants).  For them to read:
    `identifies` and `resumes` (those that succeeded), `presences`, `closes` (codes), `heartbeats`.
    Of several shards the one that came last gets the events."""

    def __init__(self, ledger: Ledger, token: str) -> None:
        self.url = ""
        self.acks = True
        self.compress = True
        self.allow_privileged = False
        self.away = False
        self.shards = 1
        self.heartbeat_interval = 41.25
        self.identifies: list[Json] = []
        self.resumes: list[Json] = []
        self.presences: list[Json] = []
        self.closes: list[int | None] = []
        self.heartbeats = 0
        self.ready = asyncio.Event()
        self.bell = Bell()
        self._ledger = ledger
        self._token = token
        self._sessions: dict[str, Session] = {}
        self._sockets: set[Socket] = set()

    @property
    def session(self) -> Session:
        """The session that was opened last; an AssertionError if no bot is there."""
        if not self._sessions:
            raise AssertionError("no bot is connected to the gateway")
        return list(self._sessions.values())[-1]

    @property
    def connected(self) -> bool:
        """Whether some bot listens just now."""
        return any(session.socket is not None for session in self._sessions.values())

    async def until(self, *, identifies: int = 0, resumes: int = 0, closes: int = 0, patience: float = 10.0) -> None:
        """Wait until that many of each have happened since the start."""
        await self.bell.until(
            lambda: len(self.identifies) >= identifies and len(self.resumes) >= resumes and len(self.closes) >= closes,
            patience,
            lambda: f"{len(self.identifies)} identifies, {len(self.resumes)} resumes, {len(self.closes)} closes",
        )

    async def dispatch(self, name: str, data: Json) -> None:
        """Send an event to the last session; if its connection is down, RESUME will replay it."""
        await self.session.dispatch(name, data)

    def drop(self) -> None:
        """Lose every connection without a goodbye; the sessions live on."""
        for socket in list(self._sockets):
            self.lost(socket)
            socket.abort()

    async def close(self, code: int = 1000) -> None:
        """Close every connection with this code."""
        for socket in list(self._sockets):
            await socket.web.close(code=code)

    async def ask_to_reconnect(self) -> None:
        """Op 7: the bot shall come back and RESUME."""
        await self._tell(RECONNECT)

    async def invalidate(self, *, resumable: bool) -> None:
        """Op 9; a session that is not resumable is forgotten."""
        if not resumable:
            self.forget()
        await self._tell(INVALID, resumable)

    def forget(self) -> None:
        """Know no session any more, as after a long time; those who RESUME will be told so."""
        self._sessions.clear()

    async def _tell(self, op: int, data: object = None) -> None:
        for socket in list(self._sockets):
            await socket.send_op(op, data)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection from HELLO to its end."""
        if self.away:
            raise web.HTTPServiceUnavailable
        socket = Socket(request, compress=self.compress)
        await socket.web.prepare(request)
        self._sockets.add(socket)
        await socket.send_op(HELLO, {"heartbeat_interval": int(self.heartbeat_interval * 1000)})
        try:
            async for frame in socket.web:
                if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    await self._received(socket, frame.data)
        finally:
            self.lost(socket)
        self.closes.append(socket.web.close_code)
        self.bell.ring()
        return socket.web

    def lost(self, socket: Socket) -> None:
        """Forget a connection, not its session."""
        self._sockets.discard(socket)
        if socket.session is not None and socket.session.socket is socket:
            socket.session.socket = None

    async def _received(self, socket: Socket, data: str | bytes) -> None:
        if len(data) > LARGEST_FRAME:
            self._ledger.record("gateway", "gateway", f"a frame of {len(data)} bytes, at most {LARGEST_FRAME}")
        frame: Json = json.loads(data)
        op, content = frame.get("op"), frame.get("d") or {}
        if op == HEARTBEAT:
            await self._heartbeat(socket)
        elif op == IDENTIFY:
            await self._identify(socket, content)
        elif op == RESUME:
            await self._resume(socket, content)
        elif socket.session is None:
            await self._refuse(socket, NOT_AUTHENTICATED, f"op {op} before IDENTIFY")
        elif op == PRESENCE:
            self.presences.append(content)
        else:
            await self._refuse(socket, UNKNOWN_OP, f"op {op}")

    async def _heartbeat(self, socket: Socket) -> None:
        self.heartbeats += 1
        self.bell.ring()
        if self.acks:
            await socket.send_op(ACK)

    async def _refuse(self, socket: Socket, code: int, why: str) -> None:
        self._ledger.record("gateway", "gateway", f"closed with {code}: {why}")
        await socket.web.close(code=code)

    async def _identify(self, socket: Socket, data: Json) -> None:
        if (refusal := self._why_not(socket, data)) is not None:
            await self._refuse(socket, *refusal)
            return
        session = Session(f"session-{world.snowflake()}", data, socket=socket)
        self._sessions[session.id] = session
        socket.session = session
        await session.dispatch("READY", self._ready(session))
        await session.dispatch("GUILD_CREATE", world.guild())
        self.identifies.append(data)
        self.ready.set()
        self.bell.ring()

    def _why_not(self, socket: Socket, data: Json) -> tuple[int, str] | None:
        intents = data.get("intents")
        if data.get("token") != self._token:
            return BAD_TOKEN, "a wrong token"
        if socket.session is not None:
            return ALREADY_AUTHENTICATED, "identified twice"
        if not isinstance(intents, int) or intents & ~ALL_INTENTS or not isinstance(data.get("properties"), dict):
            return BAD_INTENTS, f"intents {intents!r}"
        if self.shards > 1 and (data.get("shard") or [0, 1])[1] != self.shards:
            return SHARDING_REQUIRED, f"shard {data.get('shard')} of {self.shards}"
        if intents & PRIVILEGED and not self.allow_privileged:
            return PRIVILEGED_REFUSED, f"privileged intents in {intents}"
        return None

    def _ready(self, session: Session) -> Json:
        shard: dict[str, Any] = {"shard": session.identify["shard"]} if "shard" in session.identify else {}
        return shard | {
            "v": 10,
            "user": world.me(),
            "guilds": [{"id": str(world.GUILD), "unavailable": True}],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": str(world.APPLICATION), "flags": 0},
        }

    async def _resume(self, socket: Socket, data: Json) -> None:
        session, seen = self._sessions.get(data["session_id"]), data.get("seq") or 0
        if data.get("token") != self._token:
            await self._refuse(socket, BAD_TOKEN, "a wrong token")
        elif session is None:
            await socket.send_op(INVALID, data=False)
        elif seen > len(session.events):
            await self._refuse(socket, BAD_SEQUENCE, f"sequence {seen} of {len(session.events)}")
        else:
            socket.session, session.socket = session, socket
            for text in session.events[seen:]:
                await socket.send(text)
            await session.dispatch("RESUMED", {"_trace": []})
            self.resumes.append(data)
        self.bell.ring()

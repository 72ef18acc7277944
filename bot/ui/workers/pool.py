"""The worker processes, and nothing else that knows of them: starts them, hands them questions, ends them.

A question that takes too long ends with its process, and a new one takes its place. What is closed ends at once: nobody
waits for a worker."""

import asyncio
import logging
import os
import sys
from collections import Counter
from enum import Enum, auto

from bot.config import Settings
from bot.engine.frozen_class import dataclass
from bot.ui.patience import PATIENCE
from bot.ui.reply import Reply
from bot.ui.workers.questions import LENGTH, READY, Asker, Message, Question, packed_message, unpacked_message
from bot.ui.workers.queue import FairQueue

WORKERS = 1
"""Each has all the cards in memory, and keeps a processor busy."""

LONGEST_START = 120.0
"""Seconds in which a process must have opened the cards."""

MOST_OF_A_PERSON = 3
"""How many heavy questions of one person may be under way, those that wait included."""

MOST_WAITING = 60
"""How many may wait in all."""

LARGEST = 190
"""Megabytes from which on a process is replaced after its answer."""

MEGABYTE = 1 << 20

log = logging.getLogger(__name__)


class Unanswered(Enum):
    """Why a heavy question has no answer."""

    TOO_SLOW = auto()
    """It took longer than anything may."""
    TOO_MANY = auto()
    """The person has as many waiting as they may."""
    CROWDED = auto()
    """So many wait that it would come too late."""
    CLOSED = auto()
    """The bot is about to end."""


class NoAnswer(Exception):  # noqa: N818 - it names what there is, not somebody's error
    """A heavy question was not answered; `why` says the reason."""

    def __init__(self, why: Unanswered) -> None:
        super().__init__(why.name)
        self.why = why


class WorkerFailed(Exception):  # noqa: N818 - it names what happened
    """A worker process ended by itself, or never got ready."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A question, and where its answer goes."""

    question: Question
    answer: "asyncio.Future[Reply]"


class Worker:
    """One process; it is ready once it has said so."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.pid = process.pid
        self.outdated = asyncio.Event()
        """Set once there are newer cards than it has."""

    async def get_ready(self) -> None:
        """Wait until the cards are open; raises `WorkerFailed`."""
        try:
            async with asyncio.timeout(LONGEST_START):
                if await self._read() != READY:
                    raise WorkerFailed
        except TimeoutError as error:
            raise WorkerFailed from error

    async def ask(self, question: Question) -> Reply:
        """Return its answer; raises `WorkerFailed` where it ends meanwhile."""
        pipe = self._process.stdin
        if pipe is None:
            raise WorkerFailed
        try:
            pipe.write(packed_message(question))
            await pipe.drain()
        except (OSError, RuntimeError) as error:
            raise WorkerFailed from error
        reply = await self._read()
        if not isinstance(reply, Reply):
            raise WorkerFailed
        return reply

    async def _read(self) -> Message:
        pipe = self._process.stdout
        if pipe is None:
            raise WorkerFailed
        try:
            length = int.from_bytes(await pipe.readexactly(LENGTH), "big")
            return unpacked_message(await pipe.readexactly(length))
        except (asyncio.IncompleteReadError, OSError) as error:
            raise WorkerFailed from error

    @property
    def is_gone(self) -> bool:
        """Whether it has ended by itself."""
        return self._process.returncode is not None

    @property
    def is_large(self) -> bool:
        """Whether it has grown so much that a new one is better."""
        return resident_megabytes(self.pid) > LARGEST

    async def end(self) -> None:
        """End it, whatever it does."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()


class Pool:
    """Answers heavy questions by worker processes, which start with the first question, or with `start`."""

    def __init__(self, settings: Settings, workers: int = WORKERS, patience: float = PATIENCE) -> None:
        self._settings = settings
        self._number = workers
        self.patience = patience
        self._queue: FairQueue[Waiting] = FairQueue()
        self._asked: Counter[int] = Counter()
        """How many questions of each person are under way."""
        self._serving: list[asyncio.Task[None]] = []
        self._workers: set[Worker] = set()
        self._closed = False

    @property
    def pids(self) -> frozenset[int]:
        """The processes that there are now."""
        return frozenset(worker.pid for worker in self._workers)

    @property
    def is_busy(self) -> bool:
        """Whether some question is under way, so that the next one waits."""
        return bool(self._asked)

    @property
    def waiting(self) -> int:
        """How many questions wait for their turn."""
        return len(self._queue)

    def start(self) -> None:
        """Start the processes, so that the first question finds one ready."""
        if not self._serving and not self._closed:
            self._serving = [asyncio.create_task(self._serve()) for _ in range(self._number)]

    async def answer(self, question: Question, asker: Asker) -> Reply:
        """Return the answer once it is the asker's turn. Where this is cancelled, so is the work on it: a process that
        is at it already is ended.

        Raises `NoAnswer`, and `WorkerFailed` where the process ended by itself."""
        if self._closed:
            raise NoAnswer(Unanswered.CLOSED)
        if self._asked[asker.person] >= MOST_OF_A_PERSON:
            raise NoAnswer(Unanswered.TOO_MANY)
        if len(self._queue) >= MOST_WAITING:
            raise NoAnswer(Unanswered.CROWDED)
        self.start()
        waiting = Waiting(question, asyncio.get_running_loop().create_future())
        self._queue.put(asker, waiting)
        self._asked[asker.person] += 1
        try:
            return await waiting.answer
        finally:
            self._asked[asker.person] -= 1
            if not self._asked[asker.person]:
                del self._asked[asker.person]

    def renew(self) -> None:
        """Have the next questions answered by new processes, since the cards have changed."""
        for worker in self._workers:
            worker.outdated.set()

    async def close(self) -> None:
        """End all processes at once; who still waits is told that there is no answer."""
        self._closed = True
        for task in self._serving:
            task.cancel()
        for waiting in self._queue.drain():
            give_up(waiting, NoAnswer(Unanswered.CLOSED))
        await asyncio.gather(*self._serving, return_exceptions=True)

    async def _serve(self) -> None:
        """Keep one process, and hand it question after question."""
        worker: Worker | None = None
        try:
            while True:
                worker = worker or await self._begin()
                waiting = await self._next(worker)
                if worker is None or worker.is_gone or worker.outdated.is_set():
                    await self._end(worker)
                    worker = None  # until there is another: it must not be ended twice
                    worker = await self._begin()
                if waiting is not None and not await self._hand_over(worker, waiting):
                    await self._end(worker)
                    worker = None
        finally:
            await self._end(worker)

    async def _next(self, worker: Worker | None) -> Waiting | None:
        """Wait for the next question; None where the process is outdated before there is one."""
        if worker is None:
            return await self._queue.get()
        asked = asyncio.create_task(self._queue.get())
        outdated = asyncio.create_task(worker.outdated.wait())
        try:
            await asyncio.wait({asked, outdated}, return_when=asyncio.FIRST_COMPLETED)
            return asked.result() if asked.done() else None
        finally:
            asked.cancel()
            outdated.cancel()

    async def _hand_over(self, worker: Worker | None, waiting: Waiting) -> bool:
        """Have a question answered; return whether the process can be kept."""
        if waiting.answer.done():  # who asked is gone
            return worker is not None
        if worker is None:
            give_up(waiting, WorkerFailed())
            return False
        try:
            async with asyncio.timeout(self.patience):
                reply = await reply_while_awaited(worker, waiting)
        except TimeoutError:
            log.warning("/%s was given up after %s seconds", waiting.question.command, self.patience)
            give_up(waiting, NoAnswer(Unanswered.TOO_SLOW))
            return False
        except WorkerFailed as failure:
            give_up(waiting, failure)
            return False
        except asyncio.CancelledError:
            give_up(waiting, NoAnswer(Unanswered.CLOSED))
            raise
        if reply is None:
            return False
        if not waiting.answer.done():
            waiting.answer.set_result(reply)
        return not worker.is_large

    async def _begin(self) -> Worker | None:
        """Start a process and wait until it is ready; None where it can't be."""
        own = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
        worker = None
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot.ui.workers.process"),
                env=own | {"ARBITRE_DATA": str(self._settings.data)},
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            worker = Worker(process)
            self._workers.add(worker)
            await worker.get_ready()
        except (WorkerFailed, OSError):
            log.warning("a worker process could not be started", exc_info=True)
            await self._end(worker)
            return None
        except asyncio.CancelledError:
            await self._end(worker)
            raise
        return worker

    async def _end(self, worker: Worker | None) -> None:
        if worker is not None:
            self._workers.discard(worker)
            await worker.end()


async def reply_while_awaited(worker: Worker, waiting: Waiting) -> Reply | None:
    """Return a process's reply; None where nobody waits for it any more, while the process goes on with the question.

    Raises `WorkerFailed` where it ends meanwhile."""
    asking = asyncio.create_task(worker.ask(waiting.question))
    try:
        await asyncio.wait({asking, waiting.answer}, return_when=asyncio.FIRST_COMPLETED)
        return asking.result() if asking.done() else None
    finally:
        asking.cancel()


def give_up(waiting: Waiting, why: Exception) -> None:
    """Tell who waits that there is no answer."""
    if not waiting.answer.done():
        waiting.answer.set_exception(why)


def resident_megabytes(pid: int) -> int:
    """Return how much memory a process holds; 0 where the system does not tell."""
    try:
        with open(f"/proc/{pid}/statm", encoding="ascii") as counts:  # noqa: PTH123 - no file, and read in no time
            pages = int(counts.read().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") // MEGABYTE

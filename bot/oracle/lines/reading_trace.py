"""How a text was read: which production took which words, how many alternatives failed, and where reading stopped.

For whoever adds a production; it watches the productions being called and costs the compiler nothing."""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import FrameType

from bot.engine.frozen_class import dataclass
from bot.oracle.lines.coverage import readings_of
from bot.oracle.lines.face_reading import Reading
from bot.oracle.lines.faces import Face
from bot.oracle.text.cursor import Cursor, OracleSyntaxError
from bot.oracle.text.tokens import Span

MOST_CONTINUATIONS = 3


@dataclass(frozen=True, slots=True)
class Taken:
    """A production that was read: its name, where its words stand in the text, and those that it called for them."""

    production: str
    span: Span
    parts: tuple["Taken", ...] = ()


@dataclass(frozen=True, slots=True)
class TracedReading:
    """A part of a text with what became of it, the productions that read it, and how many alternatives failed; where
    it was not read, how far reading got, and what would most likely have been understood there."""

    reading: Reading
    taken: tuple[Taken, ...]
    dead_ends: int
    stopped: int | None = None
    continuations: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DeadEnd:
    """An alternative that failed at this place of the text, and what it expected there."""

    place: int
    expected: str


class ReadingWatcher:
    """Watches the compiler's functions, between `start` and `stop`."""

    def __init__(self) -> None:
        self.taken: list[Taken] = []
        """The outermost productions that were read, whatever became of the alternative in which they stood."""
        self.dead_ends: list[DeadEnd] = []
        self._open: list[tuple[FrameType, int, list[Taken]]] = []

    def start(self) -> None:
        sys.setprofile(self._notice)

    def stop(self) -> None:
        sys.setprofile(None)

    def _notice(self, frame: FrameType, event: str, result: object) -> None:
        name = frame.f_code.co_name
        if name == "error" and event == "return" and isinstance(result, OracleSyntaxError):
            self.dead_ends.append(DeadEnd(result.span[0], result.expected))
            return
        if "read_" not in name or event not in {"call", "return"}:
            return
        at = cursor_of(frame)
        if at is None:
            return
        if event == "call":
            self._open.append((frame, at.position, []))
        else:
            self._close(frame, at, read=result is not None)

    def _close(self, frame: FrameType, at: Cursor, *, read: bool) -> None:
        while self._open:
            opened, start, parts = self._open.pop()
            if opened is frame:
                break
        else:
            return
        if not read or at.position <= start:
            return
        span = (at.tokens[start].start, at.tokens[at.position - 1].end)
        taken = Taken(production_of(frame.f_code.co_name), span, tuple(parts))
        (self._open[-1][2] if self._open else self.taken).append(taken)


def cursor_of(frame: FrameType) -> Cursor | None:
    """Return the cursor that a production of the compiler reads with; None for any other function."""
    found = frame.f_locals.get("at")
    return found if isinstance(found, Cursor) else None


def production_of(function: str) -> str:
    """Return the name of the production that the function of that name reads."""
    return function.lstrip("_").removeprefix("read_")


def trace_face(face: Face) -> tuple[TracedReading, ...]:
    """Compile the face's text, and say of each part of it how it was read."""
    watcher = ReadingWatcher()
    watcher.start()
    try:
        readings = readings_of(face)
    finally:
        watcher.stop()
    return tuple(_trace_of(each, watcher) for each in readings)


def _trace_of(reading: Reading, watcher: ReadingWatcher) -> TracedReading:
    within = [each for each in watcher.dead_ends if reading.span[0] <= each.place <= reading.span[1]]
    best: dict[Span, Taken] = {}
    for each in watcher.taken:  # what was read twice is read alike; the last time counts
        if reading.span[0] <= each.span[0] and each.span[1] <= reading.span[1]:
            best[each.span] = each
    taken = tuple(_outermost(best))
    if reading.state != "unread":
        return TracedReading(reading, taken, len(within))
    stopped = max((each.place for each in within), default=reading.span[0])
    there = Counter(each.expected for each in within if each.place == stopped)
    likeliest = tuple(expected for expected, _ in there.most_common(MOST_CONTINUATIONS))
    return TracedReading(reading, taken, len(within), stopped, likeliest)


def _outermost(found: Mapping[Span, Taken]) -> Iterator[Taken]:
    """Yield those of which the words are not all within those of another, in the order of the text."""
    end = -1
    for span in sorted(found, key=lambda each: (each[0], -each[1])):
        if span[1] > end:
            yield found[span]
            end = span[1]


def lines_of_trace(text: str, traced: TracedReading) -> Iterator[str]:
    """Yield what `coverage --why` prints of a reading."""
    state, dead = traced.reading.state, traced.dead_ends
    yield f"{state:<10} {traced.reading.text}  ({dead} dead end{'' if dead == 1 else 's'})"
    yield from _lines_of_parts(text, traced.taken, 1)
    if traced.stopped is not None:
        yield f"  stopped before: {text[traced.stopped : traced.reading.span[1]] or 'the end'}"
        yield from (f"  expected {each}" for each in traced.continuations)


def _lines_of_parts(text: str, parts: Sequence[Taken], depth: int) -> Iterator[str]:
    for each in parts:
        yield f"{'  ' * depth}{each.production}: {text[slice(*each.span)]}"
        yield from _lines_of_parts(text, each.parts, depth + 1)

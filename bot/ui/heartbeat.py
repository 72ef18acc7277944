"""The sign of life of a running bot: a small file beside the store that it writes again and again, and that `check`
reads.

Its age goes by the clock that no change of the time of day moves; that clock begins anew with the machine."""

import json
import socket
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Literal, TypeAlias

from bot.engine.frozen_class import dataclass

EVERY = 10.0
"""Seconds from one sign to the next."""

LONGEST_SILENCE = 60.0
"""Seconds without a sign after which a bot is taken to hang."""

Gateway: TypeAlias = Literal["connected", "away"]


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """One sign of life. `at` is in seconds of the machine's steady clock, `data_date` the date of the cards."""

    at: float
    process: int
    gateway: Gateway
    waiting: int
    """Heavy questions that wait for their turn."""
    answers: int
    last_answer: float | None
    """When the last answer was shown, by the same clock; None where there was none yet."""
    data_date: str | None

    def age(self, now: float) -> float | None:
        """Return its age in seconds; None where it is older than the start of the machine."""
        return now - self.at if now >= self.at else None


def heartbeat_file(data: Path, part: str | None = None) -> Path:
    """Return where a bot of this machine leaves its sign: machines that share a folder have one each, and so have
    processes of one machine that are different parts of a bot: a port, a shard."""
    return data / f"heartbeat-{socket.gethostname()}{'' if part is None else f'-{part}'}.json"


def write_heartbeat(file: Path, beat: Heartbeat) -> None:
    """Write the file whole or not at all; raises `OSError`."""
    new = file.with_suffix(".new")
    file.parent.mkdir(parents=True, exist_ok=True)
    new.write_text(json.dumps(asdict(beat)), encoding="ascii")
    new.replace(file)


def read_heartbeat(file: Path) -> Heartbeat | None:
    """Return the last sign; None where no bot runs, which takes its file away at its end.

    Raises `OSError`, and `ValueError` for a file that is none."""
    try:
        return Heartbeat(**json.loads(file.read_text(encoding="ascii")))
    except (FileNotFoundError, NotADirectoryError):
        return None
    except TypeError as error:
        raise ValueError(f"{file} is no sign of life") from error


def is_alive(beat: Heartbeat | None, clock: Callable[[], float] = time.monotonic) -> bool:
    """Whether a bot gave this sign not long ago."""
    age = None if beat is None else beat.age(clock())
    return age is not None and age <= LONGEST_SILENCE

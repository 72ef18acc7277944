"""What is handed to a worker process and back: plain values, framed so that one message after the other can be read."""

import pickle
from collections.abc import Mapping
from typing import Any, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.language import Language

LENGTH = 8
"""Bytes that say how long a message is."""

READY = "ready"
"""The first message of a process: its cards are open."""


@dataclass(frozen=True, slots=True)
class Question:
    """A command of the registry by its id, with what was typed for its options, and the language to answer in."""

    command: str
    options: Mapping[str, str]
    lang: Language


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, and on which server; None outside of any."""

    person: int
    server: int | None = None


Message: TypeAlias = Any


def packed_message(message: Message) -> bytes:
    """Return the message as bytes, its length first."""
    body = pickle.dumps(message, protocol=pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(LENGTH, "big") + body


def unpacked_message(body: bytes) -> Message:
    """Return the message; only what our own processes wrote is ever read."""
    return pickle.loads(body)  # noqa: S301

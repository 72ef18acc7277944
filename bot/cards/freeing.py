"""Frees large containers without keeping every other thread waiting.

Python frees a container and all that only it holds in one go, during which no other thread runs; for a pool of names
that takes longer than an event loop may be held up."""

import weakref
from typing import Any

_SLICE = 1000
"""How many items of a list are freed in one go, which takes some tenths of a millisecond."""


def free_piecemeal(owner: object, *containers: list[Any] | dict[Any, Any]) -> None:
    """Empty an owner's containers piece by piece once the owner is freed, in the thread that freed it.

    Nobody else may use the containers."""
    weakref.finalize(owner, _empty_slowly, *containers).atexit = False  # a program's end frees its memory at once


def _empty_slowly(*containers: list[Any] | dict[Any, Any]) -> None:
    for each in containers:
        while each:
            if isinstance(each, dict):
                each.popitem()
            else:
                del each[-_SLICE:]

"""Freeing much without keeping every other thread waiting.

Python frees a container and all that only it held in one go, and no other thread runs meanwhile: a pool of names takes
longer than an event loop may be held up."""

import weakref
from typing import Any

_SLICE = 1000
"""Items of a list freed in one go: some tenths of a millisecond."""


def free_piecemeal(owner: object, *containers: list[Any] | dict[Any, Any]) -> None:
    """Empty an owner's containers piece by piece once the owner is gone, in the thread that let go of it.

    Nobody else may use the containers."""
    weakref.finalize(owner, _empty_slowly, *containers).atexit = False  # at the end of the program the system is faster


def _empty_slowly(*containers: list[Any] | dict[Any, Any]) -> None:
    for each in containers:
        while each:
            if isinstance(each, dict):
                each.popitem()
            else:
                del each[-_SLICE:]

"""What glibc keeps of freed memory: each thread has a heap of its own, and all of them keep what was needed once."""

import ctypes
from collections.abc import Callable

M_ARENA_MAX = -8
"""What glibc's `malloc.h` calls the setting."""


def share_one_heap() -> bool:
    """Have all threads that begin from now on share one heap; return whether this system's library knows of that."""
    return call_glibc("mallopt", M_ARENA_MAX, 1)


def give_back_memory() -> bool:
    """Give the system what is free within the heap; return whether there was anything, and this system's library
    knows of that."""
    return call_glibc("malloc_trim", 0)


def call_glibc(name: str, *given: int) -> bool:
    """Call a function of the system's library that returns whether it did anything; False where there is none."""
    try:
        function: Callable[..., int] = getattr(ctypes.CDLL(None), name)
    except (OSError, AttributeError, TypeError):  # another system's: it has no such function, or can't be asked so
        return False
    return bool(function(*given))

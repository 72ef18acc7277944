"""One heap for all threads: glibc gives each its own, and keeps in every one of them what a crowd needed."""

import ctypes

M_ARENA_MAX = -8
"""What glibc's `malloc.h` calls the setting."""


def share_one_heap() -> bool:
    """Have all threads that begin from now on share one heap; return whether this system's library knows of that."""
    try:
        set_option = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError, TypeError):  # another system's: it has no such function, or can't be asked so
        return False
    return bool(set_option(M_ARENA_MAX, 1))

"""When the garbage collector looks for cycles: not among what is loaded once and stays."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collecting_later() -> Iterator[None]:
    """Inside, collect no garbage; afterwards skip all that exists by then.

    That is code and facts, which stay and form no cycles: looking through them is an eighth of a start, and would later
    stop every thread, while somebody waits for an answer."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if collecting:
            gc.enable()


def keep_what_is_loaded() -> None:
    """Collect once, and look through nothing again that exists now."""
    gc.collect()
    gc.freeze()

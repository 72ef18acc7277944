"""What many threads needed at once lies in one heap, which gives it back."""

import platform
import re
import subprocess
import sys

import pytest

THREADS = """
import ctypes, sys, threading
from bot.ui.heap import share_one_heap
if sys.argv[1] == "one":
    assert share_one_heap()
together = threading.Barrier(8)
def need() -> None:
    needed = [bytearray(50_000) for _ in range(10)]
    together.wait()
threads = [threading.Thread(target=need) for _ in range(8)]
for each in threads: each.start()
for each in threads: each.join()
ctypes.CDLL(None).malloc_stats()
"""


def heaps_used(how: str) -> int:
    """How many heaps eight threads have used, as the library itself says."""
    program = [sys.executable, "-c", THREADS, how]
    ended = subprocess.run(program, capture_output=True, text=True, check=True)  # noqa: S603  our own
    return len(re.findall(r"^Arena \d+:", ended.stderr, re.MULTILINE))


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc gives each thread a heap")
def test_eight_threads_share_one_heap() -> None:
    assert heaps_used("one") == 1
    assert heaps_used("many") > 1

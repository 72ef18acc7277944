"""Fuzzes: `python -m tests.fuzz [DOOR…] [--seconds N] [--seed N] [--guided]`. Exit status 1 where a door failed."""

import argparse
import random
import sys
import time
import traceback

from .doors import DOORS

LIMIT = 8.0
"""Seconds of processor time within which there has to be an answer: what else the machine does is no fault."""


def fuzz(name: str, seconds: float, seed: int) -> int:
    """Try a door for so long; print each fault and what took longest, and return how many faults there were."""
    door, chance = DOORS[name], random.Random(seed)  # noqa: S311 - no secret
    known, tried, faults, longest = door.known(), 0, 0, (0.0, "")
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        text = door.vary(known, chance)
        began = time.process_time()
        try:
            door.enter(text)
        except Exception:  # noqa: BLE001 - each is a fault, and told
            faults += 1
            print(f"{name}: {text!r}\n{traceback.format_exc(limit=-3)}", flush=True)
        tried += 1
        longest = max(longest, (time.process_time() - began, text))
    faults += longest[0] > LIMIT
    print(f"{name}: {tried} tried, {faults} faults, longest {longest[0]:.2f} s: {longest[1][:200]!r}", flush=True)
    return faults


def fuzz_guided(name: str, seconds: int) -> None:
    """Have atheris look for new ways through a door; it ends the process itself."""
    import atheris  # type: ignore[import-untyped]  # noqa: PLC0415 - no dependency: who wants it installs it

    door = DOORS[name]

    @atheris.instrument_func  # type: ignore[untyped-decorator]  # it comes without types
    def enter(data: bytes) -> None:
        door.enter(data.decode("utf-8", "replace"))

    atheris.instrument_all()
    atheris.Setup([sys.argv[0], f"-max_total_time={seconds}", f"-timeout={LIMIT:.0f}"], enter)
    atheris.Fuzz()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("doors", nargs="*", metavar="DOOR", help=", ".join(DOORS))
    parser.add_argument("--seconds", type=int, default=60, help="for each door")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--guided", action="store_true", help="one door, by atheris")
    options = parser.parse_args()
    unknown = [each for each in options.doors if each not in DOORS]
    if unknown or (options.guided and len(options.doors) != 1):
        parser.error(f"the doors are {', '.join(DOORS)}; --guided takes one")
    if options.guided:
        fuzz_guided(options.doors[0], options.seconds)
    print(f"seed {options.seed}")
    faults = sum(fuzz(each, options.seconds, options.seed) for each in options.doors or DOORS)
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())

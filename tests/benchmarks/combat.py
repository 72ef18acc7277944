"""Prints how long combats take to resolve, and questions about them to answer: `python -m tests.benchmarks.combat`.

Figures are milliseconds of wall clock: the median and the 99th percentile of the runs. A case is given up after
`PATIENCE` seconds and says so."""

import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median, quantiles
from types import FrameType

from bot.engine.magic.asking.scenario import Assignments, DamageRange, Question, Scenario
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from tests.engine.magic.tables.table import attack, block, duel
from tests.engine.magic.tables.words import BOB

PATIENCE = 10
"""Seconds that one run may take."""

SLOW = 50.0
"""Milliseconds from which a case is marked."""


@dataclass(frozen=True)
class Case:
    name: str
    scenario: Scenario
    runs: int = 100


@dataclass(frozen=True)
class Figures:
    median: float
    p99: float


def names(letter: str, number: int) -> list[str]:
    return [f"{letter}{index}" for index in range(number)]


def field(words: str, ids: list[str]) -> str:
    return ", ".join(f"{each} {words}" for each in ids)


def paired(size: int) -> Scenario:
    """So many attackers, each blocked by one creature."""
    attackers, blockers = names("a", size), names("b", size)
    blocks = block(*(f"{blocker}>{attacker}" for attacker, blocker in zip(attackers, blockers, strict=True)))
    return duel(field("3/3", attackers), field("2/2", blockers), attack(*attackers), blocks)


def refused(size: int, attacker: str, blocker: str) -> Scenario:
    """So many attackers, each blocked by one creature, where that is not allowed: a legal declaration is looked for."""
    attackers, blockers = names("a", size), names("b", size)
    blocks = block(*(f"{blocker}>{attacker}" for blocker, attacker in zip(blockers, attackers, strict=True)))
    return duel(field(f"3/3 {attacker}", attackers), field(f"2/2 {blocker}", blockers), attack(*attackers), blocks)


def gang(size: int, *questions: Question, power: int = 20, words: str = "trample") -> Scenario:
    """One attacker blocked by many."""
    blockers = names("b", size)
    blocks = block(*(f"{blocker}>hydra" for blocker in blockers))
    return duel(f"hydra {power}/20 {words}", field("1/1", blockers), attack("hydra"), blocks, *questions)


def tangle(size: int, *questions: Question, words: str = "trample", blocker: str = "2/4") -> Scenario:
    """Every blocker blocks every attacker."""
    attackers, blockers = names("a", size), names("b", size)
    everybody = "+".join(attackers)
    blocks = block(*(f"{each}>{everybody}" for each in blockers))
    bob = field(f"{blocker} blocks-any", blockers)
    return duel(field(f"5/5 {words}", attackers), bob, attack(*attackers), blocks, *questions)


HYDRA, FIRST = ObjectId("hydra"), ObjectId("a0")
RANGE = DamageRange(FIRST, BOB)

CASES = (
    Case("a plain combat", paired(1), 500),
    Case("3 x 3", paired(3), 500),
    Case("100 x 100", paired(100), 20),
    Case("200 x 200", paired(200), 10),
    Case("400 x 400", paired(400), 5),
    Case("100 x 100, menace: refused", refused(100, "menace", ""), 10),
    Case("100 x 100, menace and requirements: refused", refused(100, "menace must-be-blocked", "must-block"), 10),
    Case("100 x 100, blocked by three, in company: refused", refused(100, "by-three", "blocks-with-two"), 10),
    Case("gang of 12, trample: default", gang(12)),
    Case("gang of 12, trample: damage range", gang(12, DamageRange(HYDRA, BOB))),
    Case("gang of 12, trample: assignments", gang(12, Assignments(HYDRA)), 10),
    Case("gang of 12, trample, power 12: assignments", gang(12, Assignments(HYDRA), power=12), 10),
    Case("gang of 12, trample, power 40: assignments", gang(12, Assignments(HYDRA), power=40), 10),
    Case(
        "gang of 30, trample and deathtouch: damage range",
        gang(30, DamageRange(HYDRA, BOB), words="trample deathtouch"),
    ),
    Case("tangle of 8, trample: default", tangle(8)),
    Case("tangle of 8, trample: damage range", tangle(8, RANGE)),
    Case("tangle of 8, trample: assignments", tangle(8, Assignments(FIRST)), 10),
    Case("tangle of 8, trample and deathtouch: default", tangle(8, words="trample deathtouch")),
    Case("tangle of 8, trample and deathtouch: damage range", tangle(8, RANGE, words="trample deathtouch"), 10),
    Case(
        "tangle of 8, trample and deathtouch: assignments", tangle(8, Assignments(FIRST), words="trample deathtouch"), 5
    ),
    Case(
        "tangle of 8, deathtouch, tough blockers: damage range",
        tangle(8, RANGE, words="trample deathtouch", blocker="2/30"),
        10,
    ),
    Case("tangle of 14, trample and deathtouch: damage range", tangle(14, RANGE, words="trample deathtouch"), 3),
)


def impatient(signum: int, frame: FrameType | None) -> None:
    raise TimeoutError


def timed(action: Callable[[], object], runs: int) -> Figures | None:
    """None when one run took longer than anybody would wait."""
    times = []
    for _ in range(runs + 1):
        signal.alarm(PATIENCE)
        began = time.perf_counter()
        try:
            action()
        except TimeoutError:
            return None
        finally:
            signal.alarm(0)
        times.append((time.perf_counter() - began) * 1000)
    warm = times[1:]
    return Figures(median(warm), quantiles(warm, n=100, method="inclusive")[-1] if len(warm) > 1 else warm[0])


def shown(case: Case, figures: Figures | None) -> str:
    if figures is None:
        return f"{case.name:<60} more than {PATIENCE} s"
    mark = "  slow" if figures.p99 > SLOW else ""
    return f"{case.name:<60} {figures.median:9.2f} {figures.p99:9.2f}{mark}"


def main() -> int:
    """Run every case; print the growth of the big ones at the end."""
    signal.signal(signal.SIGALRM, impatient)
    print(f"{'ms':<60} {'median':>9} {'p99':>9}")
    medians = {}
    for case in CASES:
        figures = timed(lambda scenario=case.scenario: resolve_scenario(scenario), case.runs)  # type: ignore[misc]  # bound now
        print(shown(case, figures), flush=True)
        medians[case.name] = figures.median if figures else float("nan")
    print(f"growth 100 to 200: x{medians['200 x 200'] / medians['100 x 100']:.1f}")
    print(f"growth 200 to 400: x{medians['400 x 400'] / medians['200 x 200']:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

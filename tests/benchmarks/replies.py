"""Typed combats, each from its text to its reply, all processes counted."""

from collections.abc import Mapping

from tests.benchmarks.measuring.cases import Case, of_any_size
from tests.benchmarks.measuring.package_measured import answer_text

LINES: Mapping[str, str] = {
    "1 x 1": "/combat attackers: 5/5 trample blockers: 2/2",
    "two gangs of 8": ("/combat attackers: 20/20 trample, 19/19 trample blockers: 8x 1/1 -> 20/20, 8x 1/1 -> 19/19"),
    "1 x 1, cards": "/combat attackers: Force of Nature blockers: Spectral Lynx -> Force of Nature",
    "3 x 3, sizes": (
        "/combat attackers: 5/5 trample, 4/4 flying, 3/3 first strike "
        "blockers: 2/2 -> 5/5, 2/4 reach -> 4/4, 3/3 deathtouch -> 3/3 life: 12"
    ),
    "3 x 3, cards": (
        "/combat attaquants: Force de la Nature, Serra Angel, 3/3 initiative "
        "bloqueurs: Lynx spectral -> Force de la Nature, 2/4 portée -> Serra Angel, 3/3 CM -> 3/3 vie: 12"
    ),
    "8 x 8, sizes": (
        "/combat attackers: 8x 3/3 trample blockers: " + ", ".join(f"2/2 -> 3/3 trample #{n}" for n in range(1, 9))
    ),
}
MOST = {"1 x 1": 50, "two gangs of 8": 435}

CASES = tuple(
    Case(f"{label}, text to reply", of_any_size(answer_text, text), most=MOST.get(label))
    for label, text in LINES.items()
)

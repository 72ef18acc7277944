"""How much is tried: a fifth of the examples and samples of the pool as a rule, all of them with `--full`."""

import random
from collections.abc import Sequence
from typing import TypeVar

from hypothesis import HealthCheck, settings

Each = TypeVar("Each")
FEWER = 5
"""The usual run tries one example in so many."""

# How long a busy machine takes to make an example is no property of what is tested.
settings.register_profile("full", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("usual", settings.get_profile("full"), max_examples=100 // FEWER)


def choose_profile(*, full: bool) -> None:
    """Load the profile of the run, before any test is collected."""
    settings.load_profile("full" if full else "usual")


def is_full_run() -> bool:
    """Whether the run was started with `--full`."""
    return settings.get_current_profile_name() == "full"


def examples(most: int) -> int:
    """How many examples to try where a full run tries so many."""
    return most if is_full_run() else -(-most // FEWER)


def sample(everything: Sequence[Each], least: int = 1) -> Sequence[Each]:
    """What the usual run tries of a list: one in so many, drawn alike each time, but at least so many."""
    if is_full_run():
        return everything
    number = min(len(everything), max(least, len(everything) // FEWER))
    drawn = random.Random(0).sample(range(len(everything)), number)  # noqa: S311  no secret depends on it
    return [everything[each] for each in sorted(drawn)]

"""One choice of an autocomplete, and the promise that asking for choices never fails."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

MOST = 25
LONGEST = 100
"""Discord's limits for a list of choices, and for a choice's name and value in characters."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Suggestion:
    """`name` is what the user reads, `value` what is typed for them."""

    name: str
    value: str


def fit_into_choices(suggestions: Sequence[Suggestion]) -> list[Suggestion]:
    """Keep what a list of choices can hold: at most 25, with names cut and values whole."""
    whole = (each for each in suggestions if each.value and len(each.value) <= LONGEST)
    return [Suggestion(each.name[:LONGEST] or each.value, each.value) for each in whole][:MOST]


def never_failing(ask: Callable[[], Sequence[Suggestion]]) -> list[Suggestion]:
    """Return the fitting choices, or none when asking failed: an exception would hang the box being typed in."""
    try:
        return fit_into_choices(ask())
    except Exception:
        log.exception("autocomplete failed")
        return []

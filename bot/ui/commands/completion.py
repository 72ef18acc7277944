"""One choice of an autocomplete, the limits of a list of them, and the boundary that keeps asking from failing."""

import logging
from collections.abc import Callable, Mapping, Sequence

from bot.engine.frozen_class import dataclass
from bot.language import Language
from bot.ui.desk import Desk

MOST = 25
LONGEST = 100
"""Discord's limits: choices in a list, and characters in a choice's name and in its value."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One choice: `name` is what the user reads, `value` what is typed for them."""

    name: str
    value: str


def fit_into_choices(suggestions: Sequence[Suggestion]) -> list[Suggestion]:
    """Keep what a list of choices can hold: long names are cut, choices with too long a value left out, and those whose
    name another one has."""
    whole = (each for each in suggestions if each.value and len(each.value) <= LONGEST)
    named: dict[str, Suggestion] = {}
    for each in whole:
        name = each.name[:LONGEST] or each.value
        named.setdefault(name, Suggestion(name, each.value))
    return list(named.values())[:MOST]


def never_failing(ask: Callable[[], Sequence[Suggestion]]) -> list[Suggestion]:
    """Return the choices that fit, or none when asking failed, which is logged: an error would hang Discord's box."""
    try:
        return fit_into_choices(ask())
    except Exception:
        log.exception("autocomplete failed")
        return []


def offer_nothing_more(_: Desk, __: Language, ___: str, ____: Mapping[str, str]) -> list[Suggestion]:
    """Offer nothing once something is typed: examples alone help there."""
    return []

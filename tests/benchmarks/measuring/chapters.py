"""The chapters, and their cases by name."""

from collections.abc import Sequence
from importlib import import_module

from tests.benchmarks.measuring.cases import AnyCase

CHAPTERS = (
    *("plain", "growth", "crowds", "replies", "readers", "starts"),
    *(
        "combat",
        "stages",
        "boards",
        "layers",
        "magenoir",
        "rules",
        "names",
        "every_card",
        "sync",
        "sync_lag",
        "killed_sync",
    ),
)
"""In the order in which they are printed."""


def cases_of(chapter: str) -> Sequence[AnyCase]:
    """The cases of a chapter, none where the tree has not what it works with."""
    try:
        return import_module(f"tests.benchmarks.{chapter}").CASES  # type: ignore[no-any-return]  # each chapter has them
    except ImportError:
        return ()


def all_names() -> dict[str, AnyCase]:
    """Every case by its whole name, that of its chapter first."""
    return {f"{chapter}: {case.name}": case for chapter in CHAPTERS for case in cases_of(chapter)}


def names_asked(parts: Sequence[str]) -> list[str]:
    """The names of the cases that hold one of these parts, all that need not be asked for where there are none."""
    return [
        name for name, case in all_names().items() if (any(each in name for each in parts) if parts else not case.asked)
    ]

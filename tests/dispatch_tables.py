"""What is wrong with a table that dispatches by class: rows that are missing, and rows that take something else."""

import inspect
from collections.abc import Callable, Iterable, Mapping
from typing import Any, get_args


def missing_rows(table: Mapping[type[Any], object], union: object) -> set[str]:
    """The names of the union's members that the table has no row for."""
    return {member.__name__ for member in get_args(union) if member not in table}


def wrong_rows(table: Mapping[type[Any], Callable[..., object]], position: int) -> set[str]:
    """The names of the classes whose row is a function that doesn't take them, by its annotation, at that position."""
    return {kind.__name__ for kind, function in table.items() if kind not in taken_by(function, position)}


def taken_by(function: Callable[..., object], position: int) -> Iterable[object]:
    """The classes that a parameter takes: of a sequence, those of what is in it."""
    annotation = list(inspect.signature(function).parameters.values())[position].annotation
    (taken,) = (
        get_args(annotation) if hasattr(annotation, "__origin__") and len(get_args(annotation)) == 1 else [annotation]
    )
    return get_args(taken) or (taken,)

"""A frozen value with some of its fields changed: what `dataclasses.replace` does, at less cost for wide classes.

Almost everything that a game does ends in one of these."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import replace as changed
else:

    def changed(value, **changes):
        """Return a new value of the same class, which has several fields, all of them parameters of its constructor."""
        cls = type(value)
        places, values_of = layout(cls)
        values = list(values_of(value))
        for name, new in changes.items():
            values[places[name]] = new
        return cls(*values)


@cache
def layout(cls: type[Any]) -> tuple[Mapping[str, int], Callable[[Any], tuple[Any, ...]]]:
    """The place of each field among the constructor's parameters, and what reads all of them in that order."""
    names = [field.name for field in fields(cls)]
    return {name: place for place, name in enumerate(names)}, attrgetter(*names)


__all__ = ("changed",)

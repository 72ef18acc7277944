"""Copies of frozen values with some fields changed: what `dataclasses.replace` does, at a tenth of the cost.

Almost every event ends in such a copy. Wide classes that are copied all the time have no slots: all their fields are
copied at once, as one dictionary."""

import functools
from dataclasses import fields
from typing import TYPE_CHECKING, TypeAlias

from bot.engine.cached_property import cached_property

if TYPE_CHECKING:
    from dataclasses import replace as changed
else:

    def changed(value, **changes):
        """Return a new value of the same class, which remembers nothing that was worked out of the old one."""
        kind = type(value)
        worked_out, has_post_init, slots = LAYOUTS[kind]
        if slots is not None:
            return kind(**{name: getattr(value, name) for name in slots} | changes)
        known = value.__dict__ | changes  # one copy, of which Python shares the keys
        for name in worked_out:
            known.pop(name, None)
        copy = new_object(kind)
        set_attribute(copy, "__dict__", known)
        if has_post_init:
            copy.__post_init__()
        return copy


Layout: TypeAlias = tuple[tuple[str, ...], bool, tuple[str, ...] | None]
"""For a class without slots: the names of its cached properties, which lie among the fields once they were asked for,
and whether it has a `__post_init__`; for one with slots, the names of the fields with which one is made. A plain tuple
is the fastest to unpack."""


class Layouts(dict[type, Layout]):
    """The layout of each class, worked out when the first of its values is changed."""

    def __missing__(self, kind: type) -> Layout:
        worked_out: tuple[str, ...] = ()
        slots: tuple[str, ...] | None = None
        if kind.__dictoffset__:
            parts = [each for parent in kind.__mro__ for each in vars(parent).items()]
            worked_out = tuple(name for name, part in parts if isinstance(part, CACHED))
        else:
            slots = tuple(each.name for each in fields(kind) if each.init)
        self[kind] = worked_out, hasattr(kind, "__post_init__"), slots
        return self[kind]


CACHED = (cached_property, functools.cached_property)

LAYOUTS = Layouts()
new_object, set_attribute = object.__new__, object.__setattr__


__all__ = ("changed",)

"""Copies of wide records with some fields changed: what `dataclasses.replace` does, in a fraction of its time.

A chain of events makes tens of them, and ten thousand chains are to be played in a second."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import replace as changed
else:

    def changed(thing, **changes):
        """Return a copy in which these fields are otherwise; what was worked out of the others stays."""
        copy = object.__new__(type(thing))
        copy.__dict__ = thing.__dict__ | changes
        return copy


__all__ = ("changed",)

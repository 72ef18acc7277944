"""Values that are made by the thousand while a game is played.

A frozen dataclass guards itself at every field that its own construction sets, and so takes five times as long to make
as one that does not. A record leaves the guard to the type checker."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

ThingT = TypeVar("ThingT")


@dataclass_transform(frozen_default=True)
def record_class(cls: type[ThingT]) -> type[ThingT]:
    """Make a class a dataclass with slots that is compared and hashed by its fields; nobody may set them later, which
    type checking proves and running does not look for."""
    return dataclass(slots=True, unsafe_hash=True)(cls)


@dataclass_transform(frozen_default=True)
def wide_record(cls: type[ThingT]) -> type[ThingT]:
    """Make a class a record without slots: of one with many fields a changed copy is a copy of one dictionary."""
    return dataclass(unsafe_hash=True)(cls)

"""Values that are made by the thousand while a game is played.

A frozen dataclass guards itself at every field that its own construction sets, and so takes four times as long to make
as one that does not. A record leaves the guard to the type checker."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar, dataclass_transform

from bot.engine.frozen_class import OPEN, made_when_used

ThingT = TypeVar("ThingT")

if TYPE_CHECKING:

    @dataclass_transform(frozen_default=True, field_specifiers=(field,))
    def record_class(cls: type[ThingT]) -> type[ThingT]: ...

else:

    def record_class(cls):
        """Make a class with slots that is compared and hashed by its fields; nobody may set them later, which type
        checking proves and running does not look for. Its methods are written when they are first called."""
        return made_when_used(cls, OPEN)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def wide_record(cls: type[ThingT]) -> type[ThingT]:
    """Make a class a record without slots: of one with many fields a changed copy is a copy of one dictionary."""
    return dataclass(unsafe_hash=True)(cls)

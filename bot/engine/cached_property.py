"""Properties that are worked out once: what `functools.cached_property` does, without the lock that it takes.

What the engine works out of frozen values is the same whoever works it out, so nobody has to wait for anybody."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from functools import cached_property
else:

    class cached_property:  # noqa: N801 - named as the one that it replaces
        """A property whose value lies in the object's dictionary once it was asked for."""

        def __init__(self, work_out: Any) -> None:
            self.work_out, self.__doc__ = work_out, work_out.__doc__

        def __set_name__(self, _: type, name: str) -> None:
            self.name = name

        def __get__(self, value: Any, _: type | None = None) -> Any:
            if value is None:
                return self
            found = value.__dict__[self.name] = self.work_out(value)
            return found


__all__ = ("cached_property",)

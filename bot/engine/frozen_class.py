"""Frozen dataclasses with slots whose methods are written when they are first called.

A start makes a thousand classes and calls the methods of a few. `dataclasses.dataclass` writes and compiles seven
functions for each of them, which was half of a start; the classes made here are the same to everybody who uses them,
and have each function written when somebody first asks for it."""

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, FrozenInstanceError, fields
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from dataclasses import dataclass
else:

    def dataclass(cls=None, /, **options):
        """Make of a class what `dataclasses.dataclass` makes of it, which makes those not frozen or without slots."""
        return frozen_class if options == {"frozen": True, "slots": True} else dataclasses.dataclass(cls, **options)


Method: TypeAlias = Callable[..., Any]


class Later:
    """A part of a class that is made when it is first asked for, and from then on stands in this one's place."""

    def __init__(self, make: Callable[[type], Any]) -> None:
        self.make = make

    def __set_name__(self, owner: type, name: str) -> None:
        self.owner, self.name = owner, name

    def __get__(self, value: object, kind: type | None = None) -> Any:
        setattr(self.owner, self.name, self.make(self.owner))
        return getattr(kind if value is None else value, self.name)


def frozen_class(cls: type) -> type:
    """Make the class anew with slots, frozen, compared and hashed by its fields."""
    return made_when_used(cls, FROZEN)


def made_when_used(cls: type, shared: Mapping[str, object]) -> type:
    """Make the class anew with slots, compared and hashed by its fields, with what it shares with all of its kind."""
    namespace = dict(vars(cls))
    types = dict(cls.__annotations__)
    defaults = {name: namespace.pop(name) for name in types if name in namespace}
    for name in ("__dict__", "__weakref__"):
        namespace.pop(name, None)
    inherited = {name for parent in cls.__mro__[1:] for name in vars(parent).get("__slots__", ())}
    positional = (name for name in types if is_positional(defaults.get(name)))
    namespace["__slots__"] = tuple(name for name in types if name not in inherited)
    namespace["__match_args__"] = tuple(dict.fromkeys((*getattr(cls, "__match_args__", ()), *positional)))
    namespace["__dataclass_fields__"] = Later(lambda made: collect_fields(made, types, defaults))
    for name, write in WRITTEN.items():
        if namespace.get(name) is None:  # a class with an `__eq__` of its own has None for `__hash__`
            namespace[name] = Later(write)
    namespace = {"__repr__": shown, **namespace, **shared}
    made = type(cls)(cls.__name__, cls.__bases__, namespace)
    made.__qualname__ = cls.__qualname__
    return made


def is_positional(default: object) -> bool:
    """Whether a field of this default can be given without its name."""
    return not isinstance(default, Field) or (default.init and default.kw_only is not True)


def collect_fields(
    cls: type, types: Mapping[str, object], defaults: Mapping[str, object]
) -> Mapping[str, Field[object]]:
    """The fields as `dataclasses.fields` looks for them: those of the parents, then the class's own."""
    found: dict[str, Field[object]] = {}
    for parent in cls.__mro__[:0:-1]:
        found |= getattr(parent, "__dataclass_fields__", {})
    namespace = {"__annotations__": types, "__module__": cls.__module__, "__doc__": "Fields alone.", **defaults}
    bare = type(cls.__name__, (), namespace)
    dataclasses.dataclass(init=False, repr=False, eq=False, match_args=False)(bare)
    own: dict[str, Field[object]] = vars(bare)["__dataclass_fields__"]
    return found | own


def write_init(cls: type) -> Method:
    """`__init__`: sets each field to what is given or to its default, then calls `__post_init__`."""
    known: dict[str, object] = {"_set": object.__setattr__, "_not_given": MISSING}
    guard: object = cls.__setattr__
    is_open = guard is object.__setattr__
    positional: list[str] = []
    named: list[str] = []
    lines: list[str] = []
    for each in fields(cls):
        value, parameter = each.name, each.name
        if each.default is not MISSING:
            known[f"_default_{each.name}"] = each.default
            parameter += f"=_default_{each.name}"
            value = each.name if each.init else f"_default_{each.name}"
        elif each.default_factory is not MISSING:
            known[f"_make_{each.name}"] = each.default_factory
            parameter += "=_not_given"
            value = f"_make_{each.name}()"
            if each.init:
                value += f" if {each.name} is _not_given else {each.name}"
        elif not each.init:
            continue
        if each.init:
            (named if each.kw_only else positional).append(parameter)
        lines.append(f"self.{each.name} = {value}" if is_open else f"_set(self, {each.name!r}, {value})")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    parameters = [*positional, "*", *named] if named else positional
    return write_method(cls, "__init__", parameters, lines or ["pass"], known)


def write_equality(cls: type) -> Method:
    """`__eq__`: of the same class, and equal in all fields that are compared."""
    mine, other = (as_tuple(whose, [each.name for each in fields(cls) if each.compare]) for whose in ("self", "other"))
    lines = ["if other.__class__ is self.__class__:", f" return {mine} == {other}", "return NotImplemented"]
    return write_method(cls, "__eq__", ["other"], lines, {})


def write_hash(cls: type) -> Method:
    """`__hash__`: that of the fields that are compared."""
    hashed = [each.name for each in fields(cls) if (each.compare if each.hash is None else each.hash)]
    return write_method(cls, "__hash__", [], [f"return hash({as_tuple('self', hashed)})"], {})


def as_tuple(whose: str, names: list[str]) -> str:
    return f"({''.join(f'{whose}.{name}, ' for name in names)})"


def write_method(cls: type, name: str, parameters: list[str], lines: list[str], known: Mapping[str, object]) -> Method:
    """Compile one method; `known` are the names that its lines use beside its parameters."""
    body = "".join(f"\n  {line}" for line in lines)
    text = f"def write({', '.join(known)}):\n def {name}({', '.join(['self', *parameters])}):{body}\n return {name}"
    compiled: dict[str, Any] = {}
    exec(text, {}, compiled)  # noqa: S102 - of names of fields alone, as `dataclasses` does
    method: Method = compiled["write"](**known)
    method.__qualname__, method.__module__ = f"{cls.__qualname__}.{name}", cls.__module__
    return method


def shown(value: Any) -> str:
    """`__repr__`: the class and its fields, as one would write them."""
    shown_fields = ", ".join(f"{each.name}={getattr(value, each.name)!r}" for each in fields(value) if each.repr)
    return f"{value.__class__.__qualname__}({shown_fields})"


def refuse_setting(_value: object, name: str, _given: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def refuse_deleting(_value: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def get_state(value: Any) -> list[object]:
    return [getattr(value, each.name) for each in fields(value)]


def set_state(value: Any, state: list[object]) -> None:
    for each, found in zip(fields(value), state, strict=True):
        object.__setattr__(value, each.name, found)


@dataclasses.dataclass(frozen=True, slots=True)
class Sample:
    """A class made the usual way, which tells those that are derived from another what the other is."""


@dataclasses.dataclass(slots=True, unsafe_hash=True)
class OpenSample:
    """The same for a class that does not guard itself."""


WRITTEN: Mapping[str, Callable[[type], Method]] = {
    "__init__": write_init,
    "__eq__": write_equality,
    "__hash__": write_hash,
}
SENT: Mapping[str, object] = {"__getstate__": get_state, "__setstate__": set_state}
FROZEN: Mapping[str, object] = {
    **SENT,
    "__setattr__": refuse_setting,
    "__delattr__": refuse_deleting,
    "__dataclass_params__": vars(Sample)["__dataclass_params__"],
}
"""What all frozen classes share."""
OPEN: Mapping[str, object] = {**SENT, "__dataclass_params__": vars(OpenSample)["__dataclass_params__"]}
"""What all classes share that do not guard themselves."""

__all__ = ("OPEN", "dataclass", "made_when_used")

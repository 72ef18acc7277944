"""Classes whose methods are written when they are first called are to whoever uses them what `dataclasses` makes."""

import ast
import copy
import dataclasses
import inspect
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, field, fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

import bot
from bot.engine.frozen_class import dataclass
from bot.engine.record import record_class

PACKAGE = Path(bot.__file__).parent


def make_classes(make: Callable[..., Any]) -> tuple[type[Any], ...]:
    """The same classes, made by one decorator."""

    @make(frozen=True, slots=True)
    class Base:
        first: int
        second: str = "two"

        @property
        def doubled(self) -> int:
            return 2 * self.first

    @make(frozen=True, slots=True)
    class Derived(Base):
        second: str = "deux"
        third: tuple[int, ...] = ()
        named: bool = field(default=False, kw_only=True)

    @make(frozen=True, slots=True)
    class Working:
        given: list[int] = field(default_factory=list, hash=False)
        worked_out: int = field(init=False, repr=False, compare=False)
        fixed: int = field(init=False, default=3)

        def __post_init__(self) -> None:
            object.__setattr__(self, "worked_out", sum(self.given))

    @make(frozen=True, slots=True)
    class Own:
        name: str

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Own) and self.name.lower() == other.name.lower()

        def __hash__(self) -> int:
            return hash(self.name.lower())

        def __repr__(self) -> str:
            return self.name

    @make(frozen=True, slots=True)
    class Empty:
        pass

    return Base, Derived, Working, Own, Empty


OURS, USUAL = make_classes(dataclass), make_classes(dataclasses.dataclass)
MADE = ((1,), (1, "two", (3,)), ([4, 5],), ("Name",), ())


def features(cls: type[Any], given: tuple[Any, ...]) -> dict[str, object]:
    """What of a class, and of a value of it, anybody could see."""
    value = cls(*given)
    shown = repr(value)
    return {
        "fields": [(each.name, each.type, each.default, each.init, each.compare, each.kw_only) for each in fields(cls)],
        "parameters": [(each.name, each.kind) for each in inspect.signature(cls).parameters.values()],
        "positional in a pattern": cls.__match_args__,
        "slots": cls.__slots__,
        "shown": shown,
        "values": dataclasses.asdict(value),
        "hash": hash(value) if not isinstance(value, list) else None,
        "equal": (value == cls(*given), value != cls(*given), value == object(), value == replace(value)),
        "copied": repr(copy.copy(value)) + repr(copy.deepcopy(value)),
        "dictionary": hasattr(value, "__dict__"),
        "qualified name": cls.__qualname__,
    }


def as_record(**_: bool) -> Callable[[type], type]:
    return record_class


def as_open_dataclass(**_: bool) -> Callable[[type], type]:
    return lambda cls: dataclasses.dataclass(slots=True, unsafe_hash="__hash__" not in vars(cls))(cls)


@pytest.mark.parametrize("index", [0, 1, 3, 4])
def test_a_record_is_what_dataclasses_makes_without_a_guard_and_can_be_hashed(index: int) -> None:
    record, usual = (make_classes(make)[index] for make in (as_record, as_open_dataclass))
    assert features(record, MADE[index]) == features(usual, MADE[index])
    assert hash(record(*MADE[index])) == hash(USUAL[index](*MADE[index]))


@pytest.mark.parametrize("index", range(len(OURS)))
def test_a_class_is_what_dataclasses_makes_of_it(index: int) -> None:
    assert features(OURS[index], MADE[index]) == features(USUAL[index], MADE[index])


def test_a_value_stays_as_it_is() -> None:
    value = OURS[1](1, named=True)
    for name in ("first", "new"):
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, 2)
    with pytest.raises(FrozenInstanceError):
        del value.first
    assert (replace(value, third=(7,)).third, value.third, value.named, value.doubled) == ((7,), (), True, 2)


def test_values_of_a_base_and_of_a_derived_class_differ() -> None:
    base, derived = OURS[:2]
    assert base(1, "deux") != derived(1)
    assert derived(1) == derived(1, named=False)
    assert len({derived(1), derived(1), derived(2), base(1)}) == 3


def test_a_class_of_ours_and_one_of_dataclasses_derive_from_each_other() -> None:
    @dataclasses.dataclass(frozen=True)
    class Usual(OURS[0]):  # type: ignore[misc, valid-type]
        more: int = 0

    @dataclass(frozen=True, slots=True)
    class Ours(Usual):
        most: int = 1

    assert [each.name for each in fields(Ours)] == ["first", "second", "more", "most"]
    assert (Usual(1, more=2).more, Ours(1, most=5).most, hash(Ours(1)) == hash(Ours(1))) == (2, 5, True)


def test_what_is_not_frozen_is_made_by_dataclasses() -> None:
    @dataclass(slots=True)
    class Open:
        number: int = 0

    value = Open()
    value.number = 2
    assert (value, is_dataclass(Open)) == (Open(2), True)


@dataclass(frozen=True, slots=True)
class Sent:
    number: int
    names: tuple[str, ...] = ()


def test_a_value_can_be_sent_to_another_process() -> None:
    value = Sent(2, ("a",))
    assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301 - written by the same line


def test_frozen_classes_with_slots_are_all_made_when_they_are_used() -> None:
    usual = [
        path.relative_to(PACKAGE).as_posix()
        for path in sorted(PACKAGE.rglob("*.py"))
        if "@dataclass(frozen=True, slots=True)\n" in (text := path.read_text(encoding="utf-8"))
        for node in ast.parse(text).body
        if isinstance(node, ast.ImportFrom) and node.module == "dataclasses"
        if "dataclass" in {each.name for each in node.names}
    ]
    assert usual == [], "`dataclass` of `bot.engine.frozen_class` makes these at a twentieth of the cost"

"""Records: what a dataclass has, without the guard that makes one slow to make."""

from dataclasses import fields

import pytest

from bot.engine.record import record_class


@record_class
class Move:
    """A move."""

    who: str
    steps: int = 1


def test_a_record_is_compared_hashed_and_told_by_its_fields() -> None:
    assert Move("Alice") == Move("Alice", 1) != Move("Alice", 2)
    assert {Move("Alice"), Move("Alice", 1)} == {Move("Alice")}
    assert repr(Move("Alice")) == "Move(who='Alice', steps=1)"
    assert [field.name for field in fields(Move("Alice"))] == ["who", "steps"]


def test_records_of_two_kinds_with_the_same_fields_are_different() -> None:
    @record_class
    class Jump:
        who: str
        steps: int = 1

    things: list[object] = [Move("Alice"), Jump("Alice")]
    assert things[0] != things[1]


def test_a_record_has_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        setattr(Move("Alice"), "mood", "good")  # noqa: B010  what the type checker would not let pass

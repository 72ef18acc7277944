"""Changed copies of frozen values: what was said is otherwise, and nothing is remembered that was worked out."""

from dataclasses import dataclass, replace
from functools import cached_property

from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.effects import KeywordAbility

BIRD = Characteristics(
    "Bird", types=("Creature",), abilities=(KeywordAbility(KeywordName.FLYING),), power=1, toughness=1
)


@dataclass(frozen=True)
class Doubled:
    """Something without slots that is looked after as it is made, and works something out once."""

    number: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", abs(self.number))

    @cached_property
    def double(self) -> int:
        return 2 * self.number


class DoubledAgain(Doubled):
    """What inherits what is worked out once."""


def test_a_changed_copy_does_not_remember_what_was_worked_out() -> None:
    assert BIRD.keywords == {KeywordName.FLYING}
    assert changed(BIRD, abilities=()).keywords == frozenset()


def test_the_value_that_was_changed_still_remembers_it() -> None:
    keywords = BIRD.keywords
    changed(BIRD, abilities=())
    assert BIRD.keywords is keywords


def test_a_changed_copy_is_what_replace_would_make_of_it() -> None:
    assert BIRD.kinds
    copy = changed(BIRD, power=3)
    assert copy == replace(BIRD, power=3)
    assert vars(copy) == vars(replace(BIRD, power=3))


def test_what_a_parent_class_works_out_is_not_remembered_either() -> None:
    made = DoubledAgain(2)
    assert made.double == 4
    assert changed(made, number=5).double == 10


def test_a_changed_copy_is_looked_after_as_a_new_one_is() -> None:
    assert changed(Doubled(2), number=-3).number == 3

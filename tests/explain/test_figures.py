"""Sums over what spells and abilities do, and how a change of size is written."""

import pytest

from bot.engine.magic.events import EffectBegan
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.effects import AddAbility, Duration, KeywordAbility, ModifyPowerToughness
from bot.explain.figures import Boost, boosts_by_object, counter_name, size_change

BEAR, ELF, LION = ObjectId("bear"), ObjectId("elf"), ObjectId("lion")
FLYING = KeywordAbility(KeywordName.FLYING)


def began(*affected: ObjectId, power: int) -> EffectBegan:
    return EffectBegan(LION, affected, (ModifyPowerToughness(power, 1),), Duration.END_OF_TURN)


def test_effects_on_one_object_add_up_and_objects_that_get_the_same_are_together() -> None:
    flies = EffectBegan(LION, (LION,), (AddAbility(FLYING),), Duration.END_OF_TURN)
    assert boosts_by_object([began(BEAR, ELF, power=1), began(BEAR, power=1), began(ELF, power=1), flies]) == (
        Boost((BEAR, ELF), 2, 2, (), sized=True),
        Boost((LION,), 0, 0, (FLYING,), sized=False),
    )


@pytest.mark.parametrize(
    ("change", "written"),
    [
        ((1, 1), "+1/+1"),
        ((3, 0), "+3/+0"),
        ((0, 0), "+0/+0"),
        ((-2, 0), "\u22122/\u22120"),
        ((0, -1), "\u22120/\u22121"),
        ((2, -1), "+2/\u22121"),
        ((-1, 1), "\u22121/+1"),
    ],
)
def test_nothing_takes_the_sign_of_the_other_number(change: tuple[int, int], written: str) -> None:
    assert size_change(*change) == written


def test_only_a_counter_that_changes_size_has_a_minus() -> None:
    assert [counter_name(kind) for kind in ("-1/-1", "+1/+1", "age-old")] == ["\u22121/\u22121", "+1/+1", "age-old"]

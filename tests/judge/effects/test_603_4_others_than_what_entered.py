"""What "other" sets apart in the condition of a trigger (CR 603.4): the source, or what the event is about."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing

SCAR = "Whenever a Bear you control enters, if you control at least two other Bears, you gain 1 life."
CUB = card("cub", "Creature - Bear", power=1, toughness=1)


def enters(before: int, *more: Told, text: str = SCAR) -> int:
    """Alice's life after a further Bear has entered beside so many."""
    there = thing("scar", "Enchantment", text), *(bear(f"bear{each}") for each in range(before)), *more
    return int(lives(played(cast(CUB), ALL, objects=there))[0])


@pytest.mark.parametrize(("before", "life"), [(1, 20), (2, 21)])
def test_603_4_other_means_other_than_what_entered(before: int, life: int) -> None:
    assert enters(before) == life


@pytest.mark.parametrize(("before", "life"), [(1, 20), (2, 21)])
def test_603_4_other_creatures_on_the_battlefield_are_those_that_were_there(before: int, life: int) -> None:
    text = "Whenever a creature enters, if there are two or more other creatures on the battlefield, you gain 1 life."
    assert enters(before, text=text) == life


@pytest.mark.parametrize(("before", "life"), [(0, 20), (1, 21)])
def test_603_4_of_another_kind_other_means_other_than_the_source(before: int, life: int) -> None:
    text = "Whenever you cast a creature spell, if you control another Bear, you gain 1 life."
    source = thing("old", "Creature - Bear", text, power=2, toughness=2)
    there = source, *(bear(f"bear{each}") for each in range(before))
    assert lives(played(cast(CUB), objects=there))[0] == life

"""CR 715.2a: what "has an Adventure" means: spells and permanents with its characteristics, even if unused."""

import pytest

from tests.judge.arguments.face_cards import FACES as LIBRARY_OF_FACES
from tests.judge.playing import ALL, Told, bear, card, cast, played_with, thing

INN = thing("Inn", "Enchantment", "Whenever you cast a creature spell that has an Adventure, you gain 1 life.")
PATH = thing("Path", "Enchantment", "Creatures you control that have an Adventure get +1/+1.")
OGRE: Told = {"cast": "Test Ogre", "as": "ogre"}
STROLL: Told = {"cast": "Test Stroll", "targets": ["Bob"]}


@pytest.mark.parametrize(
    ("spell", "life"),
    [(OGRE, 21), (STROLL, 20), (cast(card("Bear", "Creature", power=2, toughness=2)), 20)],
)
def test_715_2a_a_spell_has_an_adventure_though_it_is_cast_as_the_creature(spell: Told, life: int) -> None:
    outcome = played_with(LIBRARY_OF_FACES, spell, ALL, objects=(INN,))
    assert outcome["players"]["Alice"]["life"] == life


def test_715_2a_a_permanent_has_one_on_the_battlefield() -> None:
    outcome = played_with(LIBRARY_OF_FACES, OGRE, ALL, objects=(PATH, bear("bear")))
    assert (outcome["objects"]["ogre"]["power"], outcome["objects"]["bear"]["power"]) == (5, 2)


def test_715_2b_a_copy_of_one_has_it_too_and_what_becomes_something_else_has_none() -> None:
    copies = "You may have this creature enter as a copy of any creature on the battlefield."
    clone = card("clone", "Creature", copies, power=0, toughness=0)
    weave = card("weave", "Instant", "Target creature becomes a copy of another target creature.")
    for copied, powers in (("ogre", (5, 2, 5)), ("bear", (5, 2, 2))):
        entered = [OGRE, ALL, cast(clone), {"choose": "copy", "by": "Alice", "pick": copied}, ALL]
        outcome = played_with(LIBRARY_OF_FACES, *entered, objects=(PATH, bear("bear")))
        assert tuple(outcome["objects"][each]["power"] for each in ("ogre", "bear", "clone")) == powers
    outcome = played_with(LIBRARY_OF_FACES, OGRE, ALL, cast(weave, "ogre", "bear"), ALL, objects=(PATH, bear("bear")))
    assert outcome["objects"]["ogre"]["power"] == 2
    outcome = played_with(LIBRARY_OF_FACES, OGRE, ALL, cast(weave, "bear", "ogre"), ALL, objects=(PATH, bear("bear")))
    assert outcome["objects"]["bear"]["power"] == 5

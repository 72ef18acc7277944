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

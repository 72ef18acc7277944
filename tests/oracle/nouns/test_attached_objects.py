"""CR 301.5f, 303.4m: "equipped creature" and "enchanted creature" are whatever the permanent is attached to."""

import pytest

from tests.engine.magic.tables.layered import look, permanent
from tests.oracle.reading import read


@pytest.mark.parametrize(
    ("participle", "kind"),
    [
        pytest.param("Equipped", "enchantment aura enchant-creature", marks=pytest.mark.rule("301.5f")),
        pytest.param("Enchanted", "artifact equipment", marks=pytest.mark.rule("303.4m")),
        ("Equipped", "artifact equipment"),
        ("Enchanted", "enchantment aura enchant-creature"),
    ],
)
def test_the_creature_is_meant_that_it_is_attached_to(participle: str, kind: str) -> None:
    abilities = read(f"{participle} creature gets +2/+2.", types=(kind.split(maxsplit=1)[0].capitalize(),))
    gear = permanent(f"gear {kind} on:bear", *abilities)
    assert look(gear, permanent("bear 2/2"), permanent("ox 2/2"), at="bear ox") == ["4/4 Creature", "2/2 Creature"]

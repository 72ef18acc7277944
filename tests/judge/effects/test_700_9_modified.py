"""What is modified (CR 700.9), and what is face down (CR 708.2)."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, played, thing

SPIDER = thing(
    "Spider", "Creature - Spider", "This creature has flying as long as it's modified.", power=2, toughness=2
)


def attached(name: str, kind: str, by: str) -> Told:
    text = "Enchant creature" if kind == "Aura" else ""
    types = f"{'Enchantment' if kind == 'Aura' else 'Artifact'} - {kind}"
    return thing(name, types, text, by, attached_to="Spider")


@pytest.mark.rule("700.9")
@pytest.mark.parametrize(
    ("more", "beside", "flies"),
    [
        ({}, (), False),
        ({"counters": {"-1/-1": 1}}, (), True),
        ({}, (attached("own", "Aura", "Alice"),), True),
        ({}, (attached("theirs", "Aura", "Bob"),), False),
        ({}, (attached("sword", "Equipment", "Bob"),), True),
    ],
)
def test_700_9_counters_equipment_and_own_auras_modify(more: Told, beside: tuple[Told, ...], flies: bool) -> None:
    outcome = played(objects=({**SPIDER, **more}, *beside))
    assert ("flying" in outcome["objects"]["Spider"]["keywords"]) is flies


@pytest.mark.rule("603.10a")
@pytest.mark.parametrize(("counters", "life"), [({"+1/+1": 1}, 23), ({}, 20)])
def test_603_10a_a_modified_creature_that_dies_was_modified(counters: Told, life: int) -> None:
    keeper = thing("Keeper", "Enchantment", "Whenever a modified creature you control dies, you gain 3 life.")
    murder = card("Murder", "Instant", "Destroy target creature.")
    outcome = played(cast(murder, "cub"), ALL, objects=(keeper, bear("cub", counters=counters)))
    assert outcome["players"]["Alice"]["life"] == life


@pytest.mark.rule("708.2")
def test_708_2_only_what_is_face_down_is_a_face_down_creature() -> None:
    nosy = card("Nosy", "Instant", "Destroy target face-down creature.")
    morph = card("Morph", "Creature - Bird", "Flying\nMorph {2}", mana_cost="{4}", power=3, toughness=3)
    down = {**cast(morph, by="Alice"), "with": "morph"}
    outcome = played(down, ALL, cast(nosy, "Morph"), ALL, objects=(bear("cub"),))
    assert outcome["objects"]["Morph"]["zone"] == "graveyard"
    assert legal(played(cast(nosy, "cub"), objects=(bear("cub"),))) == [False]

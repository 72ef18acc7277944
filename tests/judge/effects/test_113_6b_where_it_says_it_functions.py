"""CR 113.6b: abilities that say of themselves in which zones they function: played, both where they do and do not."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, played, thing

RAGE = "As long as this card is in your graveyard and you control an Artifact, creatures you control get +1/+1."
LORD = (
    "Eminence — Whenever you cast another Bear spell, if Lord is in the command zone or on the battlefield, create a "
    "1/1 white Cat creature token.\nCreatures you control get +0/+2."
)
CUB = card("Cub", "Creature - Bear", power=1, toughness=1)


def size(*table: Told) -> tuple[int, int]:
    there = played(objects=(bear("b"), *table))["objects"]["b"]
    return there["power"], there["toughness"]


RELIC = thing("relic", "Artifact")


@pytest.mark.parametrize(
    ("where", "relic", "sized"),
    [({"zone": "graveyard"}, True, 3), ({"zone": "graveyard"}, False, 2), ({"zone": "exile"}, True, 2), ({}, True, 2)],
)
def test_in_the_graveyard_alone(where: Told, relic: bool, sized: int) -> None:
    rage = thing("rage", "Creature", RAGE, power=2, toughness=2, **where)
    assert size(rage, *([RELIC] if relic else [])) == (sized, sized)


def tokens(**where: str) -> int:
    lord = thing("Lord", "Legendary Creature - Bear", LORD, power=2, toughness=2, **where)
    outcome = played(cast(CUB), ALL, objects=(lord,))
    return sum("cat" in name for name in outcome["objects"])


def test_in_the_command_zone_and_on_the_battlefield() -> None:
    assert [tokens(zone="command"), tokens(), tokens(zone="exile"), tokens(zone="graveyard")] == [1, 1, 0, 0]


def test_what_says_nothing_of_that_functions_on_the_battlefield_alone() -> None:
    lord = thing("Lord", "Legendary Creature - Bear", LORD, power=2, toughness=2)
    assert (size(lord), size({**lord, "zone": "command"})) == ((2, 4), (2, 2))

"""What is done besides, where something is exiled instead of dying (CR 614.6)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, lives, played, thing, zones

GATHERING = (
    "If a nontoken creature an opponent controls would die, instead exile that card and create a 2/2 black Zombie "
    "creature token."
)
FEEDING = "If a creature an opponent controls would die, instead exile it and you gain 2 life."
SLAY = card("slay", "Instant", "Destroy target creature.")
SWEEP = card("sweep", "Sorcery", "Destroy all creatures.")


def made(outcome: dict[str, Any]) -> int:
    return sum(
        each["name"].startswith("Zombie") and each["zone"] == "battlefield" for each in outcome["objects"].values()
    )


@pytest.mark.rule("614.6")
@pytest.mark.parametrize(
    ("victim", "zone", "zombies"),
    [
        (bear("b", "Bob"), "exile", 1),
        (bear("b", "Bob", token=True), "ceased", 0),
        (bear("b", "Alice"), "graveyard", 0),
    ],
)
def test_614_6_what_would_die_is_exiled_and_something_is_created(
    victim: dict[str, Any], zone: str, zombies: int
) -> None:
    outcome = played(cast(SLAY, "b"), ALL, objects=(thing("lord", "Enchantment", GATHERING), victim))
    assert (zones(outcome, "b"), made(outcome)) == ([zone], zombies)


@pytest.mark.rule("614.6", "614.15")
def test_614_6_once_for_each_of_those_that_would_die_at_once_and_for_what_dies_with_it() -> None:
    lord = bear("lord", text=GATHERING)
    outcome = played(cast(SWEEP), ALL, objects=(lord, bear("b", "Bob"), bear("c", "Bob")))
    assert (zones(outcome, "lord", "b", "c"), made(outcome)) == (["graveyard", "exile", "exile"], 2)


@pytest.mark.rule("614.6", "603.6c")
def test_614_6_nothing_dies_and_life_is_gained() -> None:
    mourner = thing("mourner", "Enchantment", "Whenever a creature dies, you lose 5 life.")
    table = (thing("feast", "Enchantment", FEEDING), mourner, bear("b", "Bob"))
    outcome = played(cast(SLAY, "b"), ALL, objects=table)
    assert (zones(outcome, "b"), lives(outcome)) == (["exile"], (22, 20))


@pytest.mark.rule("614.5", "616.1")
def test_616_1_the_one_that_is_chosen_does_what_it_says() -> None:
    table = (thing("lord", "Enchantment", GATHERING), thing("feast", "Enchantment", FEEDING), bear("b", "Bob"))
    outcome = played({"choose": "replacement", "pick": "feast"}, cast(SLAY, "b"), ALL, objects=table)
    assert (zones(outcome, "b"), lives(outcome), made(outcome)) == (["exile"], (22, 20), 0)

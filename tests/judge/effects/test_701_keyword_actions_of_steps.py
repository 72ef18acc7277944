"""CR 701.36, 701.39, 701.41, 701.44, 701.47, 701.50: actions of several steps, with the choices within them."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, played, thing, zones

BOG, CUB = card("Bog", "Land"), card("Cub", "Creature - Bear")


def players(*library: dict[str, Any], hand: tuple[dict[str, Any], ...] = ()) -> list[dict[str, Any]]:
    def listed(cards: tuple[dict[str, Any], ...]) -> list[dict[str, Any]]:
        return [{"id": each["name"], "is": each} for each in cards]

    return [{"name": "Alice", "library": listed(library), "hand": listed(hand)}, {"name": "Bob"}]


def counters(outcome: dict[str, Any], name: str) -> int:
    found: int = outcome["objects"][name]["counters"].get("+1/+1", 0)
    return found


EXPLORE = card("Chart", "Sorcery", "Target creature you control explores.")


def test_701_44a_a_land_goes_to_the_hand_and_there_is_no_counter() -> None:
    outcome = played(cast(EXPLORE, "Grizzly"), ALL, objects=(bear("Grizzly"),), players=players(BOG))
    assert (zones(outcome, "Bog"), counters(outcome, "Grizzly")) == (["hand"], 0)


@pytest.mark.parametrize(("buries", "where"), [(True, "graveyard"), (False, "library")])
def test_701_44a_another_card_means_a_counter_and_may_be_buried(buries: bool, where: str) -> None:
    do = (cast(EXPLORE, "Grizzly"), {"choose": "may", "pick": buries}, ALL)
    outcome = played(*do, objects=(bear("Grizzly"),), players=players(CUB))
    assert (zones(outcome, "Cub"), counters(outcome, "Grizzly")) == ([where], 1)


def test_701_44b_without_a_card_there_is_a_counter() -> None:
    outcome = played(cast(EXPLORE, "Grizzly"), ALL, objects=(bear("Grizzly"),), players=players())
    assert counters(outcome, "Grizzly") == 1


@pytest.mark.parametrize(("held", "counted"), [(CUB, 1), (BOG, 0)])
def test_701_50a_a_counter_for_a_nonland_card_discarded(held: dict[str, Any], counted: int) -> None:
    conniving = card("Plot", "Sorcery", "Target creature you control connives.")
    do = (cast(conniving, "Grizzly"), {"choose": "discard", "pick": held["name"]}, ALL)
    drawn = card("Drawn", "Artifact")
    outcome = played(*do, objects=(bear("Grizzly"),), players=players(drawn, hand=(held,)))
    assert (zones(outcome, held["name"], "Drawn"), counters(outcome, "Grizzly")) == (["graveyard", "hand"], counted)


def test_701_47a_an_army_is_made_once_and_grows() -> None:
    amass = card("March", "Sorcery", "Amass Zombies 2.")
    outcome = played(cast(amass), ALL, cast(amass, **{"as": "Again"}), ALL)
    army = next(each for each in outcome["objects"].values() if "Army" in each["subtypes"])
    assert (army["power"], sorted(army["subtypes"])) == (4, ["Army", "Zombie"])
    assert sum("Army" in each["subtypes"] for each in outcome["objects"].values()) == 1


def test_701_47a_an_army_of_another_kind_becomes_that_kind_too() -> None:
    orc = thing("Horde", "Creature - Orc Army", power=1, toughness=1)
    outcome = played(cast(card("March", "Sorcery", "Amass Zombies 2.")), ALL, objects=(orc,))
    assert (outcome["objects"]["Horde"]["power"], sorted(outcome["objects"]["Horde"]["subtypes"])) == (
        3,
        ["Army", "Orc", "Zombie"],
    )


def test_701_39a_the_weakest_is_bolstered() -> None:
    table = (
        bear("Grizzly"),
        thing("Wall", "Creature", power=0, toughness=5),
        thing("Theirs", "Creature", by="Bob", power=0, toughness=1),
    )
    outcome = played(cast(card("Bolster", "Instant", "Bolster 3.")), ALL, objects=table)
    assert [counters(outcome, each) for each in ("Grizzly", "Wall", "Theirs")] == [3, 0, 0]


def test_701_41a_support_goes_to_as_many_targets() -> None:
    table = (bear("Grizzly"), bear("Other"), bear("Third"))
    outcome = played(cast(card("Aid", "Sorcery", "Support 2."), "Grizzly", "Other"), ALL, objects=table)
    assert [counters(outcome, each) for each in ("Grizzly", "Other", "Third")] == [1, 1, 0]


@pytest.mark.parametrize("tokens", [0, 1])
def test_701_36a_a_creature_token_is_copied(tokens: int) -> None:
    table = (bear("Grizzly"), *(bear(f"Token {each}", token=True) for each in range(tokens)))
    outcome = played(cast(card("Sow", "Instant", "Populate.")), ALL, objects=table)
    assert len(outcome["objects"]) - len(table) - 1 == tokens


def test_701_16a_the_controller_of_what_was_destroyed_investigates() -> None:
    absence = card("Absence", "Instant", "Destroy target creature. Its controller investigates.")
    outcome = played(cast(absence, "Grizzly"), ALL, objects=(bear("Grizzly", by="Bob"),))
    assert outcome["objects"]["clue"]["controller"] == "Bob"

"""Colors that everything has, or loses, in every zone (CR 613.1e): spells, permanents and cards elsewhere."""

from typing import Any

import pytest

from tests.judge.playing import ALL, card, cast, legal, lives, played, thing

EVERYTHING = "All cards that aren't on the battlefield, spells, and permanents are"
GREY = thing("grey", "Artifact", f"{EVERYTHING} colorless.")
PAINTER = thing("painter", "Artifact", f"{EVERYTHING} the chosen color in addition to their other colors.")
BLUE: dict[str, Any] = PAINTER | {"chosen": {"color": "blue"}}
BOLT = card("bolt", "Instant", "bolt deals 3 damage to any target.", mana_cost="{R}", colors=["R"])
BLAST = card("blast", "Instant", "Counter target blue spell.", mana_cost="{R}", colors=["R"])
CUB = thing("cub", "Creature", power=2, toughness=2, colors=["G"])


@pytest.mark.parametrize(("table", "can"), [((BLUE,), True), ((), False)], ids=["painted", "not"])
def test_613_1e_a_spell_has_the_color_that_everything_has(table: tuple[Any, ...], can: bool) -> None:
    outcome = played(cast(BOLT, "Bob"), cast(BLAST, "bolt", by="Bob"), ALL, objects=table)
    assert (legal(outcome)[1], lives(outcome)) == (can, (20, 20 if can else 17))


@pytest.mark.parametrize(("order", "colors"), [((GREY, BLUE), ["U"]), ((BLUE, GREY), [])], ids=["later", "earlier"])
def test_613_7_the_later_of_two_counts_last_in_every_zone(order: tuple[Any, ...], colors: list[str]) -> None:
    players = [
        {"name": "Alice", "graveyard": [{"id": "rite", "is": card("Rite", "Sorcery", colors=["B"])}]},
        {"name": "Bob"},
    ]
    asked = ({"ask": "characteristics", "what": "rite"}, {"ask": "characteristics", "what": "cub"})
    outcome = played(*asked, objects=(*order, CUB), players=players)
    assert [each["answer"]["colors"] for each in outcome["answers"]] == [colors, colors]


def test_613_1e_protection_from_a_color_stops_what_is_painted_so() -> None:
    ward = thing("ward", "Creature", "Protection from blue", by="Bob", power=1, toughness=1)
    assert legal(played(cast(BOLT, "ward"), ALL, objects=(BLUE, ward)))[0] is False
    assert legal(played(cast(BOLT, "ward"), ALL, objects=(ward,)))[0] is True


def test_613_1e_what_is_colorless_is_no_source_of_a_color() -> None:
    circle = thing(
        "circle",
        "Enchantment",
        "{1}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.",
        by="Bob",
    )
    do = (
        cast(BOLT, "Bob"),
        {"choose": "source", "by": "Bob", "pick": "bolt"},
        {"activate": "circle", "ability": "{1}", "by": "Bob"},
        ALL,
    )
    assert lives(played(*do, objects=(circle,))) == (20, 20)
    assert lives(played(*do, objects=(circle, GREY))) == (20, 17)

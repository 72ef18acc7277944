"""CR 106.7, 205.1b, 614.12a, 701.16a, 701.23: mana that lands could produce, chosen colors, searches in two parts."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, played, thing, zones

NO_MANA: list[dict[str, Any]] = [{"name": "Alice", "mana": {}}, {"name": "Bob"}]
GREEN, BLUE, GREY = (
    card(f"Of {each}", "Artifact", mana_cost=cost) for each, cost in (("G", "{G}"), ("U", "{U}"), ("C", "{C}"))
)


def with_land(name: str, text: str = "") -> list[dict[str, Any]]:
    """The players, one of whom holds that land and has no mana."""
    return [{"name": "Alice", "mana": {}, "hand": [{"id": name, "is": card(name, "Land", text)}]}, {"name": "Bob"}]


@pytest.mark.parametrize(("text", "could"), [("any color", [True, False, False]), ("any type", [True, False, True])])
def test_what_lands_could_produce_whether_tapped_or_not(text: str, could: list[bool]) -> None:
    orchard = thing("Orchard", "Land", f"{{T}}: Add one mana of {text} that a land an opponent controls could produce.")
    grove = thing("Grove", "Land", "{T}, Pay 1 life: Add {G}.", by="Bob", tapped=True)
    waste = thing("Waste", "Land", "{T}: Add {C}.", by="Bob")
    own = thing("Own", "Land", "{T}: Add {U}.")
    found = []
    for color, wanted in (("green", GREEN), ("blue", BLUE), ("colorless", GREY)):
        outcome = played(
            {"choose": "color", "pick": color},
            {"activate": "Orchard", "ability": "{T}"},
            cast(wanted),
            objects=(orchard, grove, waste, own),
            players=NO_MANA,
        )
        found.append(legal(outcome)[-1])
    assert found == could


def test_two_that_ask_for_each_other_produce_nothing() -> None:
    text = "{T}: Add one mana of any color that a land an opponent controls could produce."
    table = (thing("Mine", "Land", text), thing("Theirs", "Land", text, by="Bob"))
    outcome = played({"activate": "Mine", "ability": "{T}"}, cast(GREEN), objects=table, players=NO_MANA)
    assert legal(outcome)[-1] is False


def test_a_color_that_is_chosen_as_it_enters_but_one() -> None:
    text = "As it enters, choose a color other than green.\n{T}: Add {G} or one mana of the chosen color."
    players = with_land("Thriver", text)
    tap, play = {"activate": "Thriver", "ability": "{T}"}, {"play": "Thriver"}
    blue = [{"choose": "color", "pick": "blue"}]
    outcome = played(*blue, play, *blue, tap, cast(BLUE), players=players)
    assert legal(outcome) == [True, True, True]
    outcome = played(play, players=players)
    assert all(each["picked"] != "green" for each in outcome["choices"] if each["choice"] == "color")


def test_a_listed_land_of_which_nobody_says_the_color() -> None:
    text = "{T}: Add {G} or one mana of the chosen color."
    outcome = played({"activate": "Thriver", "ability": "{T}"}, objects=(thing("Thriver", "Land", text),))
    assert [each["text"] for each in outcome["unmodelled"]] == ["the chosen color"]
    outcome = played(objects=(thing("Thriver", "Land", text),))
    assert outcome["unmodelled"] == []


def test_one_card_onto_the_battlefield_and_the_other_into_the_hand() -> None:
    text = (
        "Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped "
        "and the other into your hand, then shuffle."
    )
    library = [{"id": name, "is": card(name, "Basic Land - Forest")} for name in ("One", "Two", "Three")]
    players = [{"name": "Alice", "library": library}, {"name": "Bob"}]
    chosen = [{"choose": "search", "pick": "Two"}, {"choose": "search", "pick": "One"}]
    outcome = played(*chosen, cast(card("Till", "Sorcery", text)), ALL, players=players)
    assert zones(outcome, "One", "Two", "Three") == ["hand", "battlefield", "library"]
    assert outcome["objects"]["Two"]["tapped"] is True


@pytest.mark.parametrize(("lands", "tapped"), [(2, True), (3, False)])
def test_the_land_that_was_found_untaps(lands: int, tapped: bool) -> None:
    text = (
        "{T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield tapped, then "
        "shuffle. Then if you control four or more lands, untap that land."
    )
    table = (thing("Passage", "Land", text), *(thing(f"Land {each}", "Land") for each in range(lands)))
    library = [{"id": "Found", "is": card("Found", "Basic Land - Forest")}]
    players = [{"name": "Alice", "library": library}, {"name": "Bob"}]
    outcome = played({"activate": "Passage", "ability": "{T}"}, ALL, objects=table, players=players)
    assert outcome["objects"]["Found"]["tapped"] is tapped


def test_a_land_that_becomes_an_artifact_creature_is_still_a_land() -> None:
    text = "{1}: This land becomes a 2/2 Assembly-Worker artifact creature until end of turn. It's still a land."
    outcome = played({"activate": "Factory", "ability": "{1}"}, ALL, objects=(thing("Factory", "Land", text),))
    assert sorted(outcome["objects"]["Factory"]["types"]) == ["Artifact", "Creature", "Land"]


def test_investigating_makes_a_clue() -> None:
    tracker = thing("Tracker", "Creature", "Whenever a land you control enters, investigate.", power=3, toughness=2)
    outcome = played({"play": "Field"}, ALL, objects=(tracker,), players=with_land("Field"))
    assert outcome["objects"]["clue"]["name"] == "Clue Token"


@pytest.mark.parametrize(("lands", "name"), [(1, "Insect Token"), (5, "Swarm")])
def test_a_copy_instead_of_another_token(lands: int, name: str) -> None:
    text = (
        "Whenever a land you control enters, create a 1/1 green Insect creature token. If you control six or more "
        "lands, create a token that's a copy of this creature instead."
    )
    swarm = thing("Swarm", "Creature - Insect", text, power=1, toughness=1)
    table = (swarm, *(thing(f"Land {each}", "Land") for each in range(lands)), bear("Grizzly"))
    outcome = played({"play": "Field"}, ALL, objects=table, players=with_land("Field"))
    made = [each for key, each in outcome["objects"].items() if key not in {"Swarm", "Grizzly", "Field"}]
    assert [each["name"] for each in made if "Creature" in each["types"]] == [name]

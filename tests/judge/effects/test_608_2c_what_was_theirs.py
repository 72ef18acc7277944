"""CR 608.2c, 608.2h: what is done for each thing of a player's that was destroyed or exiled, in sizes of an X, or where
a card is not what was looked for: played."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, told, zones

SWINE = card(
    "Swine",
    "Sorcery",
    "Exile all creatures. For each creature exiled this way, its controller creates a Treasure token.",
)
REBIRTH = card(
    "Rebirth",
    "Sorcery",
    "Destroy all creatures, then create an X/X colorless Horror artifact creature token, where X is the number of "
    "creatures destroyed this way.",
)


def test_each_player_gains_for_what_was_theirs() -> None:
    table = (bear("One"), bear("Two", by="Bob"), bear("Three", by="Bob"))
    made = played(cast(SWINE), ALL, objects=table)
    tokens = [each["controller"] for each in made["objects"].values() if each["zone"] == "battlefield"]
    assert sorted(tokens) == ["Alice", "Bob", "Bob"]


def test_what_cant_be_destroyed_does_not_count() -> None:
    table = (bear("One", by="Bob"), thing("Rock", "Creature", "Indestructible", by="Bob", power=1, toughness=1))
    text = "Destroy all creatures. For each creature destroyed this way, its controller loses 1 life."
    ruin = card("Ruin", "Sorcery", text)
    assert lives(played(cast(ruin), ALL, objects=table)) == (20, 19)


def test_a_token_is_as_large_as_x() -> None:
    table = (bear("One", by="Bob"), bear("Two"))
    outcome = played(cast(REBIRTH), ALL, objects=table)
    sizes = [
        (each["power"], each["toughness"]) for each in outcome["objects"].values() if each["zone"] == "battlefield"
    ]
    assert sizes == [(2, 2)]


def test_107_1b_a_token_whose_size_is_nothing_dies() -> None:
    outcome = played(cast(REBIRTH), ALL)
    assert [each for each in outcome["objects"].values() if each["zone"] == "battlefield"] == []


LOOK = card(
    "Look",
    "Sorcery",
    "Reveal the top card of your library. If it's a land card, put it onto the battlefield tapped. Otherwise, you gain "
    "3 life.",
)


@pytest.mark.parametrize(("kind", "life", "zone"), [("Land", 20, "battlefield"), ("Artifact", 23, "library")])
def test_otherwise_is_done_where_no_card_is_put_anywhere(kind: str, life: int, zone: str) -> None:
    players: list[Told] = [{"name": "Alice", "library": [{"id": "Top", "is": card("Top", kind)}]}, {"name": "Bob"}]
    outcome = played(cast(LOOK), ALL, players=players)
    assert (lives(outcome)[0], zones(outcome, "Top")) == (life, [zone])


DEATH = card(
    "Death",
    "Sorcery",
    "Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts "
    "all cards they exiled this way onto the battlefield.",
)


def test_creatures_and_creature_cards_in_graveyards_change_places() -> None:
    table = (
        bear("Mine"),
        bear("Theirs", by="Bob"),
        bear("Dead", zone="graveyard"),
        bear("Gone", by="Bob", zone="graveyard"),
        thing("Scroll", "Instant", zone="graveyard"),
    )
    outcome = played(cast(DEATH), ALL, objects=table)
    assert zones(outcome, "Mine", "Theirs", "Scroll") == ["graveyard", "graveyard", "graveyard"]
    assert zones(outcome, "Dead", "Gone") == ["battlefield", "battlefield"]
    assert outcome["objects"]["Gone"]["controller"] == "Bob"


GEIST: dict[str, Any] = {"power": 3, "toughness": 3}
HOLD = (
    "When this creature enters, tap target creature an opponent controls. That creature doesn't untap during its "
    "controller's untap step for as long as you control this creature."
)


@pytest.mark.parametrize("killed", [False, True])
def test_502_3_what_stays_tapped_as_long_as_its_source_is_controlled(killed: bool) -> None:
    kill = card("Kill", "Instant", "Destroy target creature.")
    do = [cast(card("Geist", "Creature", HOLD, **GEIST)), ALL]
    do += [cast(kill, "Geist"), ALL] if killed else []
    outcome = played(*do, {"to": "next turn"}, {"to": "upkeep"}, objects=(bear("Held", by="Bob"),))
    assert outcome["objects"]["Held"]["tapped"] is not killed
    assert any("untap step" in line for line in told(outcome))


def test_random_cards_are_the_scenarios_to_say() -> None:
    pull = card("Pull", "Sorcery", "Return a creature card at random from your graveyard to your hand.")
    table = (bear("A", zone="graveyard"), bear("B", zone="graveyard"), thing("Scroll", "Instant", zone="graveyard"))
    outcome = played({"choose": "card", "pick": "B"}, cast(pull), ALL, objects=table)
    assert zones(outcome, "A", "B", "Scroll") == ["graveyard", "hand", "graveyard"]

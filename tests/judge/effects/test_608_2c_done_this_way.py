"""CR 608.2c, 611.2c, 614.6, 614.12a: what effects did "this way", what is exiled instead of dying, what is revealed."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, lives, played, thing, zones

SPRAY = "Spray deals 1 damage to target creature. If that creature would die this turn, exile it instead."
BOLT = card("Bolt", "Instant", "Bolt deals 3 damage to any target.")


def library(*cards: dict[str, Any], by: str = "Bob") -> list[dict[str, Any]]:
    """Two players, one of whom has that library."""
    listed = [{"id": each["name"], "is": each} for each in cards]
    return [{"name": name, **({"library": listed} if name == by else {})} for name in ("Alice", "Bob")]


BEAR, BOG, BOULDER = card("Cub", "Creature - Bear"), card("Bog", "Land"), card("Boulder", "Artifact")


@pytest.mark.parametrize(("later", "where"), [(True, "exile"), (False, "battlefield")])
def test_a_creature_that_would_die_this_turn_is_exiled(later: bool, where: str) -> None:
    spray = card("Spray", "Instant", SPRAY)
    hurt = [cast(BOLT, "Grizzly"), ALL] if later else []
    outcome = played(cast(spray, "Grizzly"), ALL, *hurt, objects=(bear("Grizzly", by="Bob"),))
    assert zones(outcome, "Grizzly") == [where]


@pytest.mark.parametrize(("damage", "where"), [(1, "exile"), (0, "graveyard")])
def test_only_what_was_dealt_damage_this_way_is_exiled(damage: int, where: str) -> None:
    pillar = card(
        "Pillar",
        "Instant",
        f"Pillar deals {damage} damage to any target. If a creature dealt damage this way would die this turn, exile "
        "it instead.",
    )
    outcome = played(cast(pillar, "Grizzly"), ALL, cast(BOLT, "Grizzly"), ALL, objects=(bear("Grizzly", by="Bob"),))
    assert zones(outcome, "Grizzly") == [where]


def test_another_creature_dies_all_the_same() -> None:
    spray = card("Spray", "Instant", SPRAY)
    table = (bear("Grizzly", by="Bob"), bear("Other", by="Bob"))
    outcome = played(cast(spray, "Grizzly"), ALL, cast(BOLT, "Other"), ALL, objects=table)
    assert zones(outcome, "Grizzly", "Other") == ["battlefield", "graveyard"]


@pytest.mark.parametrize(("target", "seen"), [("Bob", 1), ("Grizzly", 0)])
def test_a_player_dealt_damage_this_way(target: str, seen: int) -> None:
    text = "Play deals 2 damage to any target. If a player is dealt damage this way, you gain 1 life."
    outcome = played(cast(card("Play", "Instant", text), target), ALL, objects=(bear("Grizzly", by="Bob"),))
    assert outcome["players"]["Alice"]["life"] == 20 + seen


@pytest.mark.parametrize(
    ("top", "gained"), [((BEAR, BOG), 1), ((BOG, BOULDER), 0), ((BEAR, BEAR | {"name": "Sow"}), 2)]
)
def test_cards_milled_this_way_are_counted(top: tuple[dict[str, Any], ...], gained: int) -> None:
    text = "Target player mills two cards. You gain 1 life for each creature card put into their graveyard this way."
    outcome = played(cast(card("Coerce", "Sorcery", text), "Bob"), ALL, players=library(*top, BOG | {"name": "Last"}))
    assert outcome["players"]["Alice"]["life"] == 20 + gained


@pytest.mark.parametrize(("top", "lives_then"), [(BOG, (21, 20)), (BEAR, (20, 19))])
def test_if_a_land_card_was_milled_this_way_and_otherwise(top: dict[str, Any], lives_then: tuple[int, int]) -> None:
    text = "Mill a card. If a land card was milled this way, you gain 1 life. Otherwise, each opponent loses 1 life."
    players = library(top, by="Alice")
    assert lives(played(cast(card("Dig", "Sorcery", text)), ALL, players=players)) == lives_then


def test_each_creature_sacrificed_this_way_makes_life() -> None:
    text = "Each opponent sacrifices a creature of their choice. You gain 2 life for each creature sacrificed this way."
    outcome = played(cast(card("Beast", "Sorcery", text)), ALL, objects=(bear("Grizzly", by="Bob"), bear("Mine")))
    assert (zones(outcome, "Grizzly", "Mine"), outcome["players"]["Alice"]["life"]) == (
        ["graveyard", "battlefield"],
        22,
    )
    assert played(cast(card("Beast", "Sorcery", text)), ALL)["players"]["Alice"]["life"] == 20


@pytest.mark.parametrize(("x", "standing"), [(4, "battlefield"), (5, "graveyard")])
def test_an_instruction_for_an_x_that_is_great_enough(x: int, standing: str) -> None:
    text = "You gain X life. If X is 5 or more, destroy all creatures."
    outcome = played(cast(card("Coup", "Sorcery", text, mana_cost="{X}{W}"), x=x), ALL, objects=(bear("Grizzly"),))
    assert (zones(outcome, "Grizzly"), outcome["players"]["Alice"]["life"]) == ([standing], 20 + x)


def test_tokens_that_are_said_to_have_an_ability() -> None:
    text = 'Create two 0/1 colorless Eldrazi Spawn creature tokens. They have "Sacrifice this token: You gain 5 life."'
    outcome = played(cast(card("Call", "Sorcery", text)), ALL)
    made = [key for key, each in outcome["objects"].items() if each["name"] == "Eldrazi Spawn Token"]
    assert len(made) == 2
    outcome = played(cast(card("Call", "Sorcery", text)), ALL, {"activate": made[0], "ability": "Sacrifice"}, ALL)
    assert outcome["players"]["Alice"]["life"] == 25


@pytest.mark.parametrize("counters", [0, 2])
def test_as_many_tokens_as_a_size(counters: int) -> None:
    text = "{T}: Create a number of 1/1 red Goblin creature tokens equal to this creature's power."
    king = thing("King", "Creature", text, power=1, toughness=2, counters={"+1/+1": counters})
    outcome = played({"activate": "King", "ability": "{T}"}, ALL, objects=(king,))
    assert sum(each["name"] == "Goblin Token" for each in outcome["objects"].values()) == 1 + counters


@pytest.mark.parametrize(("hand", "tapped"), [("Plains", False), ("Swamp", True)])
def test_614_12a_a_land_that_may_be_revealed(hand: str, tapped: bool) -> None:
    text = "As it enters, you may reveal a Plains or Island card from your hand. If you don't, it enters tapped."
    held = [{"id": "Town", "is": card("Town", "Land", text)}, {"id": "Held", "is": card(hand, f"Basic Land - {hand}")}]
    players = [{"name": "Alice", "hand": held}, {"name": "Bob"}]
    assert played({"play": "Town"}, players=players)["objects"]["Town"]["tapped"] is tapped
    answered = played({"choose": "may", "pick": False}, {"play": "Town"}, players=players) if not tapped else None
    assert answered is None or answered["objects"]["Town"]["tapped"] is True


def test_400_7e_another_card_than_the_one_that_died() -> None:
    text = "When this creature dies, return another target artifact card from your graveyard to your hand."
    retriever = thing("Retriever", "Artifact Creature", text, power=1, toughness=1)
    buried = {"id": "Boulder", "is": BOULDER, "zone": "graveyard", "controller": "Alice"}
    outcome = played(cast(BOLT, "Retriever"), ALL, objects=(retriever, buried))
    assert zones(outcome, "Retriever", "Boulder") == ["graveyard", "hand"]
    assert zones(played(cast(BOLT, "Retriever"), ALL, objects=(retriever,)), "Retriever") == ["graveyard"]


@pytest.mark.parametrize(("mana", "where"), [({}, "exile"), ({"C": 2}, "graveyard")])
def test_a_spell_countered_unless_it_is_paid_for_is_exiled(mana: dict[str, int], where: str) -> None:
    text = (
        "Counter target spell unless its controller pays {2}. If that spell is countered this way, exile it instead of "
        "putting it into its owner's graveyard."
    )
    players: list[dict[str, Any]] = [{"name": "Alice"}, {"name": "Bob", "mana": mana}]
    bob = {"id": "Held", "is": BOLT}
    players[1]["hand"] = [bob]
    do = (cast("Held", "Alice", by="Bob"), cast(card("Syncopate", "Instant", text), "Held"), ALL)
    assert zones(played(*do, players=players), "Held") == [where]

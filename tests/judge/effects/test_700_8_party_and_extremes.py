"""CR 700.8, 107, 208, 614.15: parties, what has the greatest size, cards of one name, damage that is replaced whole."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, zones

PRIEST = "When this creature enters, each opponent loses X life, where X is the number of creatures in your party."
PARTIES = [
    ((), 0),
    (("Cleric", "Cleric"), 1),
    (("Cleric Wizard", "Cleric"), 2),
    (("Cleric Wizard", "Wizard Cleric", "Rogue"), 3),
    (("Cleric", "Rogue", "Warrior", "Wizard", "Wizard"), 4),
    (("Bear",), 0),
]


@pytest.mark.rule("700.8")
@pytest.mark.parametrize(("members", "size"), PARTIES)
def test_700_8_a_party_has_one_creature_of_each_type(members: tuple[str, ...], size: int) -> None:
    there = tuple(thing(f"m{i}", f"Creature - {kind}", power=1, toughness=1) for i, kind in enumerate(members))
    there += (thing("theirs", "Creature - Warrior", by="Bob", power=1, toughness=1),)
    priest = card("priest", "Creature", PRIEST, power=1, toughness=1)
    assert lives(played(cast(priest), ALL, objects=there)) == (20, 20 - size)


DOOM = card(
    "doom",
    "Instant",
    "Each opponent sacrifices a creature with the greatest power among creatures that player controls.",
)


@pytest.mark.rule("701.21a", "208.1")
def test_208_1_the_greatest_among_what_the_same_player_controls() -> None:
    sizes = {"small": ("Bob", 2), "big": ("Bob", 4), "huge": ("Alice", 9)}
    there = tuple(thing(name, "Creature", by=by, power=size, toughness=1) for name, (by, size) in sizes.items())
    outcome = played(cast(DOOM), ALL, objects=there)
    assert zones(outcome, "small", "big", "huge") == ["battlefield", "graveyard", "battlefield"]


TIED = (
    "At the beginning of your end step, draw a card if you control the creature with the greatest power or tied for "
    "the greatest power."
)


@pytest.mark.rule("208.1")
@pytest.mark.parametrize(("theirs", "drawn"), [(1, 1), (2, 1), (3, 0)])
def test_208_1_a_tie_is_enough(theirs: int, drawn: int) -> None:
    there = (
        thing("altar", "Enchantment", TIED),
        bear("b"),
        thing("x", "Creature", by="Bob", power=theirs, toughness=9),
    )
    players: list[Any] = [{"name": "Alice", "hand": 0}, {"name": "Bob"}]
    outcome = played({"to": "end"}, ALL, objects=there, players=players)
    assert outcome["players"]["Alice"]["hand"] == drawn


SPARK = card(
    "Spark",
    "Instant",
    "Spark deals X damage to target creature, where X is 2 plus the number of cards named Spark in all graveyards.",
)


@pytest.mark.rule("201.2", "107.3")
@pytest.mark.parametrize("buried", [0, 1, 2])
def test_201_2_cards_of_that_name_are_counted_in_all_graveyards(buried: int) -> None:
    graves = tuple(
        {"id": f"g{each}", "is": card("Spark", "Instant"), "controller": by, "zone": "graveyard"}
        for each, by in zip(range(buried), ("Alice", "Bob"), strict=False)
    )
    wall = thing("wall", "Creature", by="Bob", power=0, toughness=9)
    outcome = played({"cast": SPARK, "by": "Alice", "targets": ["wall"]}, ALL, objects=(wall, *graves))
    assert outcome["objects"]["wall"]["damage"] == 2 + buried


BREATH = card(
    "Breath",
    "Sorcery",
    "Kicker {2}\nBreath deals 1 damage to each creature without flying and each player. If this spell was kicked, it "
    "deals 4 damage to each creature without flying and each player instead.",
)


def breathed(**more: Any) -> Told:
    return played(cast(BREATH, **more), ALL, objects=(thing("ox", "Creature", power=1, toughness=3), bear("b", "Bob")))


@pytest.mark.rule("614.15", "702.33d")
def test_614_15_all_of_the_damage_is_another_number() -> None:
    plain, kicked = breathed(), breathed(kicked=True)
    assert (lives(plain), zones(plain, "ox", "b")) == ((19, 19), ["battlefield", "battlefield"])
    assert (lives(kicked), zones(kicked, "ox", "b")) == ((16, 16), ["graveyard", "graveyard"])


TENDRILS = card(
    "tendrils",
    "Sorcery",
    "All creatures get -2/-2 until end of turn. If a creature would die this turn, exile it instead.",
)


@pytest.mark.rule("614.1a")
def test_614_1a_whatever_would_die_this_turn_is_exiled() -> None:
    kill = card("kill", "Instant", "Destroy target creature.")
    ox = thing("ox", "Creature", power=3, toughness=5)
    outcome = played(cast(TENDRILS), ALL, cast(kill, "ox"), ALL, objects=(bear("b", "Bob"), ox))
    assert zones(outcome, "b", "ox") == ["exile", "exile"]

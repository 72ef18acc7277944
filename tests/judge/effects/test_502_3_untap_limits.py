"""CR 205.3m, 502.3, 701.12c-g, 903.4: how many permanents untap, shared creature types, exchanged life, identity."""

from typing import Any

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing

ORB = thing(
    "Orb",
    "Artifact",
    "As long as this artifact is untapped, players can't untap more than one land during their untap steps.",
)


def untapped(outcome: dict[str, Any], *names: str) -> list[bool]:
    return [not outcome["objects"][name]["tapped"] for name in names]


def test_one_land_untaps_and_its_controller_chooses_which() -> None:
    lands = tuple(thing(name, "Land", tapped=True, by="Bob") for name in ("One", "Two"))
    creature = bear("Grizzly", "Bob", tapped=True)
    table = (ORB, *lands, creature)
    turn = {"to": "next turn"}
    assert untapped(played(turn, objects=table), "One", "Two", "Grizzly") == [True, False, True]
    chosen = {"choose": "untap", "by": "Bob", "pick": "Two"}
    assert untapped(played(chosen, turn, objects=table), "One", "Two", "Grizzly") == [False, True, True]
    off = ({**ORB, "tapped": True}, *lands, creature)
    assert untapped(played(turn, objects=off), "One", "Two", "Grizzly") == [True, True, True]


def test_creatures_count_others_of_their_types_once_each() -> None:
    arms = thing(
        "Arms",
        "Artifact",
        "Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type "
        "with it.",
    )
    table = (
        arms,
        thing("Warrior", "Creature - Elf Warrior", power=1, toughness=1),
        thing("Shaman", "Creature - Elf Warrior", power=1, toughness=1, by="Bob"),
        thing("Ox", "Creature - Ox", power=2, toughness=4),
    )
    outcome = played(objects=table)
    assert [outcome["objects"][each]["power"] for each in ("Warrior", "Shaman", "Ox")] == [2, 2, 2]


TREE = thing(
    "Tree",
    "Creature - Plant",
    "{T}: Exchange target opponent's life total with this creature's toughness.",
    power=0,
    toughness=13,
)
EXCHANGE = {"activate": "Tree", "ability": "{T}", "targets": ["Bob"]}


def test_a_life_total_is_exchanged_with_a_toughness() -> None:
    outcome = played(EXCHANGE, ALL, objects=(TREE,))
    assert (lives(outcome), outcome["objects"]["Tree"]["toughness"]) == ((20, 13), 20)


def test_nothing_is_exchanged_where_the_life_total_cant_change() -> None:
    fixed = thing("Emperion", "Artifact", "Your life total can't change.", by="Bob")
    outcome = played(EXCHANGE, ALL, objects=(TREE, fixed))
    assert (lives(outcome), outcome["objects"]["Tree"]["toughness"]) == ((20, 20), 13)


def test_two_players_exchange_their_life_totals() -> None:
    mirror = card("Mirror", "Sorcery", "Exchange life totals with target opponent.")
    players = [{"name": "Alice", "life": 3}, {"name": "Bob", "life": 17}]
    assert lives(played(cast(mirror, "Bob"), ALL, players=players)) == (17, 3)


TOWER = thing("Tower", "Land", "{T}: Add one mana of any color in your commander's color identity.")


def test_mana_of_the_commanders_colors_alone() -> None:
    general = bear("General", commander=True, zone="command")
    general["is"] |= {"mana_cost": "{1}{G}", "text": "{W}: You gain 1 life."}
    white, blue = (card(f"{each} Spell", "Instant", "You gain 1 life.", mana_cost=f"{{{each}}}") for each in "WU")
    players: list[dict[str, Any]] = [{"name": "Alice", "mana": {}}, {"name": "Bob"}]
    tap = [{"choose": "color", "pick": "white"}, {"activate": "Tower", "ability": "{T}"}]
    table: dict[str, Any] = {"objects": (TOWER, general), "players": players, "variant": "commander"}
    assert legal(played(*tap, cast(white), **table)) == [True, True]
    assert legal(played(*tap, cast(blue), **table)) == [True, False]


def test_no_mana_without_a_commander() -> None:
    players: list[dict[str, Any]] = [{"name": "Alice", "mana": {}}, {"name": "Bob"}]
    white = card("White", "Instant", "You gain 1 life.", mana_cost="{W}")
    outcome = played({"activate": "Tower", "ability": "{T}"}, cast(white), objects=(TOWER,), players=players)
    assert legal(outcome) == [True, False]

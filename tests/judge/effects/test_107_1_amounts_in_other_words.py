"""CR 107.1, 201.2, 202.3, 903.8: amounts of differences, names, mana values, commanders, colors and of both kinds."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing

GRAVE = [{"id": each, "is": card(each, "Creature", mana_cost=cost)} for each, cost in (("a", "{1}"), ("b", "{G}"))]
PLAYERS: list[Any] = [
    {"name": "Alice", "hand": 3, "graveyard": [*GRAVE, {"id": "c", "is": card("c", "Land")}]},
    {"name": "Bob", "hand": 1, "counters": {"poison": 2}},
]
TABLE: tuple[Told, ...] = (
    thing("l1", "Land", controller="Alice"),
    {**thing("l2", "Land"), "is": card("l1", "Land")},
    thing("l3", "Land"),
    thing("elf", "Creature", mana_cost="{G}{G}", power=3, toughness=1),
    bear("ox", by="Bob", counters={"+1/+1": 2}),
    bear("cow", counters={"charge": 1}),
)


def gained(amount: str) -> int:
    spell = card("spell", "Sorcery", f"You gain {amount}.")
    outcome = played(cast(spell), ALL, objects=TABLE, players=PLAYERS)
    assert isinstance(lives(outcome)[0], int)
    return int(lives(outcome)[0]) - 20


@pytest.mark.rule("107.1", "201.2", "202.3")
def test_107_1_each_amount_is_counted() -> None:
    expected = {
        "X life, where X is 7 minus the number of cards in your hand": 4,
        "X life, where X is 2 minus the number of cards in your hand": 0,
        "life equal to the number of cards in your hand minus the number of creatures you control": 1,
        "1 life for each differently named land you control": 2,
        "1 life for each different mana value among cards in your graveyard": 2,
        "1 life for each land you control and each land card in your graveyard": 4,
        "life equal to the number of green mana symbols in the mana costs of permanents you control": 2,
        "1 life for each poison counter your opponents have": 2,
        "life equal to the number of counters among creatures you control": 1,
        "life equal to the number of +1/+1 counters on creatures": 2,
        "1 life for each creature on the battlefield with power 3 or greater": 2,
        "life equal to the total number of cards in all players' hands": 4,
        "life equal to half your starting life total": 10,
    }
    assert {each: gained(each) for each in expected} == expected


@pytest.mark.rule("903.8", "903.3")
@pytest.mark.parametrize(("casts", "life"), [(0, 43), (1, 45)])
def test_903_8_times_a_commander_was_cast(casts: int, life: int) -> None:
    """One from the command zone is as good as one on the battlefield, and counts with its mana value of three."""
    chief = {"id": "chief", "is": card("chief", "Legendary Creature", mana_cost="{2}{G}", power=1, toughness=1)}
    text = (
        "You gain 2 life for each time you've cast your commander from the command zone this game, then you gain life "
        "equal to the greatest mana value of a commander you own on the battlefield or in the command zone."
    )
    command = {**chief, "controller": "Alice", "zone": "command", "commander": True}
    first = [cast("chief"), ALL] if casts else []
    outcome = played(
        *first, cast(card("hymn", "Sorcery", text)), ALL, objects=(command,), variant="commander", players=PLAYERS
    )
    assert lives(outcome)[0] == life


@pytest.mark.rule("105.2")
@pytest.mark.parametrize(("colors", "power"), [("WG", 4), ("", 2)])
def test_105_2_for_each_of_its_colors(colors: str, power: int) -> None:
    spell = card("spell", "Instant", "Target creature gets +1/+1 until end of turn for each of its colors.")
    outcome = played(cast(spell, "ox"), ALL, objects=(bear("ox", colors=list(colors)),))
    assert outcome["objects"]["ox"]["power"] == power


@pytest.mark.rule("108.3", "109.5")
def test_108_3_the_owner_of_a_target_or_of_the_host_does_it() -> None:
    ruin = card("ruin", "Sorcery", "Target creature's owner shuffles it into their library.")
    outcome = played(cast(ruin, "ox"), ALL, objects=(bear("ox", by="Bob"), bear("cow")))
    assert [outcome["objects"][each]["zone"] for each in ("ox", "cow")] == ["library", "battlefield"]


@pytest.mark.rule("510.1a")
@pytest.mark.parametrize(("may", "life", "hand"), [(True, 20, 1), (False, 18, 0)])
def test_510_1a_no_combat_damage_for_a_card(may: bool, life: int, hand: int) -> None:
    text = (
        "Whenever this creature attacks and isn't blocked, you may draw a card. If you do, this creature assigns no "
        "combat damage this turn."
    )
    players: list[Any] = [{"name": "Alice", "hand": 0}, {"name": "Bob"}]
    ask = {"choose": "may", "pick": may}
    outcome = played(
        ask,
        {"attack": [{"who": "snake"}]},
        {"block": []},
        ALL,
        {"to": "end of combat"},
        objects=(thing("snake", "Creature", text, power=2, toughness=2),),
        players=players,
    )
    assert (lives(outcome)[1], outcome["players"]["Alice"]["hand"]) == (life, hand)

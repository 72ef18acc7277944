"""CR 603.4, 608.2c: conditions on colors, states, keywords, graveyards, turns, hands and what was cast."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing

CARDS = [{"id": f"g{each}", "is": card(f"g{each}", "Creature", mana_cost=f"{{{each}}}")} for each in range(1, 6)]
PLAYERS: list[Any] = [{"name": "Alice", "hand": 3, "graveyard": CARDS}, {"name": "Bob", "hand": 1}]


def holds(condition: str, *objects: Told, **rest: Any) -> bool:
    spell = card("spell", "Instant", f"If {condition}, you gain 3 life.")
    outcome = played(cast(spell), ALL, objects=objects, **{"players": PLAYERS, **rest})
    return bool(lives(outcome)[0] == 23)


@pytest.mark.rule("608.2c")
def test_608_2c_conditions_that_hold_and_their_contraries() -> None:
    ox, cow, green = bear("ox"), bear("cow"), bear("green", colors=["G"])
    yes = {
        "there are five or more mana values among cards in your graveyard": (),
        "you have four or more creature cards in your graveyard": (),
        "you have three or more cards in your hand": (),
        "no opponent has more life than you": (),
        "you control exactly one creature": (ox,),
        "any player controls a green permanent": (green,),
        "there are two or more colors among permanents you control": (green, bear("red", colors=["R"])),
        "your life total is less than or equal to your starting life total": (),
        "it's your turn": (),
    }
    no = {
        "there are six or more mana values among cards in your graveyard": (),
        "you have six or more creature cards in your graveyard": (),
        "you have four or more cards in your hand": (),
        "you control exactly one creature": (ox, cow),
        "any player controls a green permanent": (ox,),
        "there are two or more colors among permanents you control": (green,),
        "your life total is less than your starting life total": (),
        "your life total is less than or equal to half your starting life total": (),
        "it's an opponent's turn": (),
    }
    assert [each for each, there in yes.items() if not holds(each, *there)] == []
    assert [each for each, there in no.items() if holds(each, *there)] == []


@pytest.mark.rule("119.3")
@pytest.mark.parametrize(("lost", "life"), [(True, 29), (False, 23)])
def test_119_3_gained_and_or_lost_life(lost: bool, life: int) -> None:
    """Without a loss only the second condition holds: 20 and 1 gained, then 3 or 9 and 3."""
    spell = card(
        "spell",
        "Sorcery",
        "You gain 1 life. If you gained and lost life this turn, you gain 9 life. If you gained or lost life this "
        "turn, you gain 3 life.",
    )
    do = [cast(card("drain", "Sorcery", "You lose 3 life.")), ALL] if lost else []
    assert lives(played(*do, cast(spell), ALL))[0] == (life + 1)


@pytest.mark.rule("608.2h")
@pytest.mark.parametrize(("colors", "life"), [("U", 23), ("B", 23), ("G", 20)])
def test_608_2h_it_was_of_one_of_two_colors(colors: str, life: int) -> None:
    feast = card("feast", "Instant", "Destroy target creature. If that creature was blue or black, you gain 3 life.")
    assert lives(played(cast(feast, "ox"), ALL, objects=(bear("ox", by="Bob", colors=list(colors)),)))[0] == life


@pytest.mark.rule("608.2h")
@pytest.mark.parametrize(("types", "life"), [("Land", 23), ("Basic Land", 20)])
def test_608_2h_the_land_was_nonbasic(types: str, life: int) -> None:
    rain = card("rain", "Sorcery", "Destroy target land. If that land was nonbasic, you gain 3 life.")
    assert lives(played(cast(rain, "l"), ALL, objects=(thing("l", types, by="Bob"),)))[0] == life


@pytest.mark.rule("702.164b")
@pytest.mark.parametrize(("text", "life"), [("Toxic 1", 23), ("", 20)])
def test_702_164b_has_toxic_whatever_its_number(text: str, life: int) -> None:
    aid = card(
        "aid", "Instant", "Target creature gains haste until end of turn. If that creature has toxic, you gain 3 life."
    )
    ox = thing("ox", "Creature", text, power=1, toughness=1)
    assert lives(played(cast(aid, "ox"), ALL, objects=(ox,)))[0] == life


@pytest.mark.rule("102.1")
@pytest.mark.parametrize(("active", "hand"), [("Alice", 0), ("Bob", 1)])
def test_102_1_not_their_turn(active: str, hand: int) -> None:
    muse = thing(
        "muse", "Enchantment", "Whenever a player casts a spell, if it's not their turn, that player draws a card."
    )
    players: list[Any] = [{"name": "Alice", "hand": 0}, {"name": "Bob"}]
    outcome = played(
        cast(card("wisp", "Instant", "You gain 1 life.")), ALL, objects=(muse,), active=active, players=players
    )
    assert outcome["players"]["Alice"]["hand"] == hand


@pytest.mark.rule("601.2a")
@pytest.mark.parametrize("cast_one", [True, False])
def test_601_2a_no_spell_from_the_hand_this_turn(cast_one: bool) -> None:
    crab = thing(
        "crab",
        "Artifact",
        "At the beginning of your end step, if you haven't cast a spell from your hand this turn, you gain 3 life.",
    )
    do = [cast(card("wisp", "Instant", "You gain 1 life.")), ALL] if cast_one else []
    outcome = played(*do, {"to": "end"}, ALL, objects=(crab,))
    assert lives(outcome)[0] == (21 if cast_one else 23)


@pytest.mark.rule("702.185c")
@pytest.mark.parametrize(("cost", "life"), [("warp", 23), (None, 20)])
def test_702_185c_a_spell_was_warped(cost: str | None, life: int) -> None:
    titan = thing(
        "titan",
        "Artifact",
        "At the beginning of your end step, if a nonland permanent left the battlefield "
        "this turn or a spell was warped this turn, you gain 3 life.",
    )
    ship = card("ship", "Creature", "Warp {1}", mana_cost="{2}", power=1, toughness=1)
    how = {"with": cost} if cost else {}
    outcome = played(cast(ship, **how), ALL, {"to": "end"}, ALL, objects=(titan,))
    assert lives(outcome)[0] == life


@pytest.mark.rule("603.12")
@pytest.mark.parametrize(("shrines", "life"), [(1, 18), (2, 17)])
def test_603_12_what_x_is_in_what_is_done_then(shrines: int, life: int) -> None:
    shrine = "Legendary Enchantment - Shrine"
    text = (
        "At the beginning of your end step, you may pay {1}. When you do, this enchantment deals X damage to target "
        "player, where X is 1 plus the number of Shrines you control."
    )
    there = [thing("war", shrine, text), *(thing(f"s{each}", shrine) for each in range(1, shrines))]
    outcome = played({"to": "end"}, ALL, objects=tuple(there))
    assert lives(outcome)[1] == life


@pytest.mark.rule("118.12", "608.2c")
@pytest.mark.parametrize(("prey", "life"), [(True, 20), (False, 15)])
def test_608_2c_if_the_player_cant(prey: bool, life: int) -> None:
    curse = thing(
        "curse",
        "Enchantment",
        "At the beginning of each opponent's upkeep, that player sacrifices a "
        "creature of their choice. If the player can't, they lose 5 life.",
    )
    there = (curse, bear("ox", by="Bob")) if prey else (curse,)
    outcome = played({"to": "upkeep"}, ALL, objects=there, step="end", active="Alice")
    assert lives(outcome)[1] == life


@pytest.mark.rule("603.12", "608.2h")
def test_603_12_what_was_sacrificed_is_known_to_what_is_done_then() -> None:
    text = (
        "Whenever this creature attacks, you may sacrifice another creature. When you do, this creature deals damage "
        "equal to the sacrificed creature's power to target opponent."
    )
    hunter = thing("hunter", "Creature", text, power=0, toughness=1)
    ask = {"choose": "may", "pick": True}
    outcome = played(ask, {"attack": [{"who": "hunter"}]}, ALL, objects=(hunter, bear("ox")))
    assert lives(outcome)[1] == 18


@pytest.mark.rule("202.3", "604.1")
@pytest.mark.parametrize(("known", "power"), [(4, 1), (5, 3)])
def test_604_1_a_static_ability_counts_mana_values_of_a_graveyard(known: int, power: int) -> None:
    text = "As long as there are five or more mana values among cards in your graveyard, this creature gets +2/+2."
    grave = [{"id": f"g{each}", "is": card(f"g{each}", "Sorcery", mana_cost=f"{{{each}}}")} for each in range(known)]
    players: list[Any] = [{"name": "Alice", "graveyard": grave}, {"name": "Bob"}]
    outcome = played(objects=(thing("stab", "Creature", text, power=1, toughness=1),), players=players)
    assert outcome["objects"]["stab"]["power"] == power


@pytest.mark.rule("903.3", "604.1")
def test_903_3_a_static_ability_measures_a_commander_in_the_command_zone() -> None:
    chief = thing("chief", "Legendary Creature", mana_cost="{2}{G}", power=1, toughness=1)
    text = (
        "Equipped creature gets +X/+X, where X is the greatest mana value of a commander you own on the battlefield or "
        "in the command zone."
    )
    armor = thing("armor", "Artifact - Equipment", text, attached_to="ox")
    there = ({**chief, "zone": "command", "commander": True}, bear("ox"), armor)
    assert played(objects=there, variant="commander")["objects"]["ox"]["power"] == 5

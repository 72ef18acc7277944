"""CR 107.1b: a comparison uses a negative number as it is: what is below zero is less than anything that is not."""

import pytest

from tests.judge.playing import ALL, card, cast, lives, played, thing

KEPT = thing("kept", "Enchantment", "You don't lose the game for having 0 or less life.")


@pytest.mark.parametrize(("life", "size"), [(7, 1), (6, 2), (3, 2), (0, 2), (-4, 2)])
@pytest.mark.parametrize("words", ["you have 6 or less life", "you have less than 7 life"])
def test_107_1b_so_much_life_or_less_is_had_below_zero(life: int, size: int, words: str) -> None:
    fanatic = thing(
        "fanatic", "Creature - Human", f"As long as {words}, this creature gets +1/+1.", power=1, toughness=1
    )
    players = [{"name": "Alice", "life": life}, {"name": "Bob"}]
    outcome = played(cast(card("wait", "Instant", "You gain 0 life.")), ALL, objects=(KEPT, fanatic), players=players)
    assert outcome["objects"]["fanatic"]["power"] == size


@pytest.mark.parametrize(("life", "left", "poison"), [(5, 2, 0), (0, 0, 3), (-2, -2, 3)])
def test_120_3b_damage_to_whoever_has_no_life_left(life: int, left: int, poison: int) -> None:
    unlife = thing(
        "unlife",
        "Enchantment",
        "You don't lose the game for having 0 or less life.\n"
        "As long as you have 0 or less life, all damage is dealt to you as though its source had infect.",
        by="Bob",
    )
    bolt = cast(card("Bolt", "Instant", "Bolt deals 3 damage to any target."), "Bob")
    outcome = played(bolt, ALL, objects=(unlife,), players=[{"name": "Alice"}, {"name": "Bob", "life": life}])
    bob = outcome["players"]["Bob"]
    assert (bob["life"], bob["counters"].get("poison", 0), bob["lost"]) == (left, poison, False)


@pytest.mark.parametrize(("shrink", "left"), [("-1/-0", 22), ("-3/-0", 22), ("-0/-0", 20)])
def test_107_1b_power_below_zero_is_less_than_any_bound(shrink: str, left: int) -> None:
    text = "At the beginning of your end step, if this creature's power is 0 or less, you gain 2 life."
    imp = thing("imp", "Creature - Imp", text, power=1, toughness=4, gains=f"This creature gets {shrink}.")
    assert lives(played({"to": "end"}, ALL, objects=(imp,)))[0] == left

"""CR 608.2i: what players did this turn, what was spent, and what things were: both sides of each condition, played."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing

GAIN = "you gain 5 life."
LOOT = card("Loot", "Instant", "Draw a card, then discard a card.")
TOKEN = card("Token", "Instant", "Create a 1/1 white Cat creature token.")
FREE = card("Free", "Sorcery", "You gain 0 life.", mana_cost="{0}")
COSTLY = card("Costly", "Sorcery", "You gain 0 life.", mana_cost="{2}{R}")
CARDS: list[Told] = [{"name": "Alice", "hand": 5, "library": 30}, {"name": "Bob"}]


def gained(condition: str, *before: Told, players: list[Told] = CARDS, objects: tuple[Told, ...] = ()) -> int:
    rite = card("Rite", "Sorcery", f"If {condition}, {GAIN}")
    return int(lives(played(*before, cast(rite), ALL, objects=objects, players=players))[0])


@pytest.mark.parametrize(
    ("condition", "before"),
    [
        ("you've discarded a card this turn", (cast(LOOT), ALL)),
        ("you created a token this turn", (cast(TOKEN), ALL)),
        ("you played a land this turn", ({"play": "Test Field", "by": "Alice", "as": "field"},)),
    ],
)
def test_what_happened_this_turn_counts_from_then_on(condition: str, before: tuple[Told, ...]) -> None:
    assert (gained(condition), gained(condition, *before)) == (20, 25)


def test_103_4_life_is_compared_with_the_starting_life_total() -> None:
    condition = "you have at least 5 life more than your starting life total"
    rich: list[Told] = [{"name": "Alice", "life": 25}, {"name": "Bob"}]
    assert (gained(condition), gained(condition, players=rich)) == (20, 30)


def test_401_how_many_cards_a_library_has() -> None:
    condition = "you have 30 or more cards in your library"
    assert gained(condition) == 25
    assert gained(condition, players=[{"name": "Alice", "library": 29}, {"name": "Bob"}]) == 20


def test_208_1_the_total_power_of_what_is_described() -> None:
    condition = "creatures you control have total power 4 or greater"
    assert gained(condition, objects=(bear("a"), bear("b", by="Bob"))) == 20
    assert gained(condition, objects=(bear("a"), bear("b"))) == 25


def test_601_2h_whether_mana_was_spent() -> None:
    warden = thing(
        "warden",
        "Artifact",
        "Whenever a player casts a spell, if no mana was spent to cast it, you gain 3 life.",
    )
    assert lives(played(cast(COSTLY), ALL, objects=(warden,))) == (20, 20)
    assert lives(played(cast(FREE), ALL, objects=(warden,))) == (23, 20)


def test_608_2h_what_it_was_before_it_left() -> None:
    text = "Return target creature to its owner's hand. If {}, you gain 3 life."
    mine = card("Mine", "Instant", text.format("you controlled that permanent"))
    small = card("Small", "Instant", text.format("its mana value was 2 or less"))
    for who, life in (("Alice", 23), ("Bob", 20)):
        assert lives(played(cast(mine, "cub"), ALL, objects=(bear("cub", by=who),)))[0] == life
    for cost, life in (("{1}{G}", 23), ("{2}{G}", 20)):
        assert lives(played(cast(small, "cub"), ALL, objects=(bear("cub", mana_cost=cost),)))[0] == life

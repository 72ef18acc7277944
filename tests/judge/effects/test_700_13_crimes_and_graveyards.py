"""Crimes (CR 700.13), descending (700.11), outlaws (700.12), and cards put into graveyards this turn (404.1)."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing, zones

SHOCK = card("Shock", "Instant", "Shock deals 1 damage to any target.")
WATCH = thing("Watch", "Enchantment", "Whenever you commit a crime, you gain 3 life.")
END = {"to": "end"}
NEXT = {"to": "next turn"}


@pytest.mark.rule("700.13")
@pytest.mark.parametrize(("target", "life"), [("Bob", 23), ("theirs", 23), ("mine", 20), ("Alice", 19)])
def test_700_13_targeting_opponents_and_what_they_control_is_a_crime(target: str, life: int) -> None:
    table = (WATCH, bear("mine"), bear("theirs", "Bob"))
    assert lives(played(cast(SHOCK, target), ALL, objects=table))[0] == life


@pytest.mark.rule("700.13")
def test_700_13_a_card_in_an_opponents_graveyard_is_a_target_of_a_crime_and_ones_own_is_none() -> None:
    exile = card("Exile", "Instant", "Exile target card from a graveyard.")
    there = tuple(
        {"id": f"{who}s", "is": card("Cub", "Creature - Bear"), "owner": who, "zone": "graveyard"}
        for who in ("Alice", "Bob")
    )
    assert lives(played(cast(exile, "Bobs"), ALL, objects=(WATCH, *there)))[0] == 23
    assert lives(played(cast(exile, "Alices"), ALL, objects=(WATCH, *there)))[0] == 20


@pytest.mark.rule("700.13")
@pytest.mark.parametrize(("target", "power"), [("Bob", 5), ("Alice", 3)])
def test_700_13_a_crime_this_turn_is_remembered_until_it_ends(target: str, power: int) -> None:
    buster = thing(
        "Buster",
        "Creature - Golem",
        "This creature gets +2/+0 as long as you've committed a crime this turn.",
        power=3,
        toughness=3,
    )
    assert played(cast(SHOCK, target), ALL, objects=(buster,))["objects"]["Buster"]["power"] == power
    assert played(cast(SHOCK, target), ALL, NEXT, objects=(buster,))["objects"]["Buster"]["power"] == 3


@pytest.mark.rule("700.11")
@pytest.mark.parametrize(("dies", "life"), [("mine", 25), ("token", 20), ("theirs", 20)])
def test_700_11_a_permanent_card_in_ones_own_graveyard_is_descending(dies: str, life: int) -> None:
    cavern = thing(
        "Cavern", "Enchantment", "At the beginning of your end step, if you descended this turn, you gain 5 life."
    )
    murder = card("Murder", "Instant", "Destroy target creature.")
    table = (cavern, bear("mine"), bear("token", token=True), bear("theirs", "Bob"))
    assert lives(played(cast(murder, dies), ALL, END, ALL, objects=table))[0] == life


@pytest.mark.rule("700.12")
def test_700_12_an_outlaw_is_any_of_five_creature_types() -> None:
    crew = thing("Crew", "Enchantment", "Whenever an outlaw you control dies, you gain 1 life.")
    murder = card("Murder", "Instant", "Destroy target creature.")
    shoot = card("Shoot", "Instant", "Destroy target non-outlaw creature.")
    rogue = thing("rogue", "Creature - Human Rogue", power=1, toughness=1)
    assert lives(played(cast(murder, "rogue"), ALL, objects=(crew, rogue)))[0] == 21
    assert lives(played(cast(murder, "cub"), ALL, objects=(crew, bear("cub"))))[0] == 20
    assert legal(played(cast(shoot, "rogue"), objects=(rogue,))) == [False]
    assert legal(played(cast(shoot, "cub"), objects=(bear("cub"),))) == [True]


@pytest.mark.rule("608.2i")
@pytest.mark.parametrize(
    ("where", "back"), [("the battlefield", ["hand", "graveyard"]), ("anywhere", ["hand", "graveyard"])]
)
def test_608_2i_only_cards_that_were_put_there_this_turn_come_back(where: str, back: list[str]) -> None:
    shepherd = card(
        "Shepherd",
        "Sorcery",
        f"Return to your hand all creature cards in your graveyard that were put there from {where} this turn.",
    )
    murder = card("Murder", "Instant", "Destroy target creature.")
    old = {"id": "old", "is": card("Old", "Creature - Bear"), "owner": "Alice", "zone": "graveyard"}
    outcome = played(cast(murder, "cub"), ALL, cast(shepherd), ALL, objects=(bear("cub"), old))
    assert zones(outcome, "cub", "old") == back


@pytest.mark.rule("608.2i")
def test_608_2i_each_creature_put_into_ones_graveyard_is_counted_once() -> None:
    meat = card(
        "Meat", "Instant", "You gain 3 life for each creature put into your graveyard from the battlefield this turn."
    )
    murder = card("Murder", "Instant", "Destroy all creatures.")
    table = (bear("a"), bear("b", token=True), bear("c", "Bob"))
    assert lives(played(cast(murder), ALL, cast(meat), ALL, objects=table))[0] == 26


@pytest.mark.rule("404.1")
def test_404_1_targets_from_a_single_graveyard_have_one_owner() -> None:
    feast = card("Feast", "Instant", "Exile up to three target cards from a single graveyard.")
    there = tuple(
        {"id": name, "is": card("Cub", "Creature - Bear"), "owner": who, "zone": "graveyard"}
        for name, who in (("a", "Alice"), ("b", "Bob"), ("c", "Bob"))
    )
    assert legal(played(cast(feast, "b", "c"), objects=there)) == [True]
    assert legal(played(cast(feast, "a", "b"), objects=there)) == [False]


@pytest.mark.rule("402.2")
@pytest.mark.parametrize(
    ("texts", "left"),
    [
        (("Your maximum hand size is reduced by two.",), 5),
        (("Your maximum hand size is increased by one.",), 8),
        (("Your maximum hand size is two.", "Your maximum hand size is increased by one."), 3),
        (("Your maximum hand size is increased by one.", "Your maximum hand size is two."), 2),
        (("You have no maximum hand size.", "Your maximum hand size is reduced by two."), 9),
    ],
)
def test_402_2_maximum_hand_sizes_are_changed_in_the_order_of_their_timestamps(
    texts: tuple[str, ...], left: int
) -> None:
    rules = tuple(thing(f"r{place}", "Enchantment", text) for place, text in enumerate(texts))
    outcome = played(NEXT, objects=rules, players=[{"name": "Alice", "hand": 9}, {"name": "Bob", "hand": 5}])
    assert outcome["players"]["Alice"]["hand"] == left


@pytest.mark.rule("107.3")
@pytest.mark.parametrize(("x", "made"), [(0, 0), (2, 2), (3, 3)])
def test_107_3_any_number_of_counters_is_removed_as_a_cost(x: int, made: int) -> None:
    vault = thing(
        "Vault",
        "Artifact",
        "{T}, Remove any number of charge counters from this artifact: You gain 1 life for each "
        "charge counter removed this way.",
        counters={"charge": 3},
    )
    outcome: Told = played({"activate": "Vault", "ability": 1, "x": x}, ALL, objects=(vault,))
    assert (lives(outcome)[0], outcome["objects"]["Vault"]["counters"].get("charge", 0)) == (20 + made, 3 - x)


@pytest.mark.rule("601.2a")
def test_601_2a_spells_cast_from_a_graveyard_cost_less_and_others_do_not() -> None:
    geist = thing(
        "Geist", "Creature - Spirit", "Spells you cast from your graveyard cost {1} less to cast.", power=1, toughness=1
    )
    think = card("Think", "Instant", "You gain 1 life.\nFlashback {3}", mana_cost="{3}")
    there = {"id": "Think", "is": think, "owner": "Alice", "zone": "graveyard"}
    poor = [{"name": "Alice", "mana": {"C": 2}}, {"name": "Bob"}]
    assert legal(played({"cast": "Think", "with": "flashback"}, objects=(geist, there), players=poor)) == [True]
    assert legal(played(cast(think), objects=(geist,), players=poor)) == [False]


@pytest.mark.rule("613.1b")
def test_613_1b_another_player_gains_control_of_the_source_itself() -> None:
    idol = thing("Idol", "Artifact", "Sacrifice a creature: Target opponent gains control of this artifact.")
    outcome = played({"activate": "Idol", "ability": 1, "targets": ["Bob"]}, ALL, objects=(idol, bear("cub")))
    assert outcome["objects"]["Idol"]["controller"] == "Bob"

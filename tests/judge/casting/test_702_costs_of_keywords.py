"""Keywords that say for what a spell is cast, and when (CR 702.76-702.188): played, and told."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, told, why, zones

BOLT = card("Bolt", "Instant", "Bolt deals 3 damage to any target.")


def novice(text: str, **more: Any) -> dict[str, Any]:
    return card("Novice", "Creature - Human Rogue", text, **{"power": 3, "toughness": 2, "mana_cost": "{3}{B}", **more})


def rite(text: str, effect: str = "You gain 1 life.") -> dict[str, Any]:
    return card("Rite", "Sorcery", f"{effect}\n{text}", mana_cost="{3}{B}", colors=["B"])


def buried(is_: dict[str, Any]) -> dict[str, Any]:
    return {"id": "buried", "is": is_, "controller": "Alice", "zone": "graveyard"}


def twice(keyword: str) -> dict[str, Any]:
    return {"with": [keyword, keyword]}


def attack(who: str) -> tuple[dict[str, Any], ...]:
    return {"attack": [{"who": who}]}, {"to": "postcombat main"}


# What may be paid instead of the mana cost.


@pytest.mark.rule("702.137a")
def test_spectacle_asks_that_an_opponent_has_lost_life_this_turn() -> None:
    rogue = novice("Spectacle {B}\nWhen this creature enters, if its spectacle cost was paid, draw a card.")
    early = played(cast(rogue, **{"with": "spectacle"}))
    assert (legal(early), why(early)) == ([False], [("601.2b", "702.137a")])
    late = played(cast(BOLT, "Bob"), ALL, cast(rogue, **{"with": "spectacle"}), ALL)
    assert legal(late) == [True] * 4
    assert any("for its spectacle cost" in line for line in told(late))
    assert any("Alice draws a card" in line for line in told(late))
    assert any("pour son coût de spectacle" in line for line in told(late, "fr"))


@pytest.mark.rule("702.117a")
def test_surge_asks_for_another_spell_of_ones_own_or_of_a_teammate_this_turn() -> None:
    surge, rites = {"with": "surge"}, rite("Surge {B}")
    assert legal(played(cast(rites, **surge))) == [False]
    assert legal(played(cast(BOLT, "Bob", by="Bob"), ALL, cast(rites, **surge))) == [True, True, False]
    assert legal(played(cast(BOLT, "Bob"), ALL, cast(rites, **surge))) == [True, True, True]
    seats = [{"name": each, "team": team} for each, team in (("Alice", "A"), ("Ann", "A"), ("Bob", "B"), ("Ben", "B"))]
    together: dict[str, Any] = {"players": seats, "variant": "two-headed-giant"}
    assert legal(played(cast(BOLT, "Bob", by="Ann"), ALL, cast(rites, **surge), **together)) == [True, True, True]


@pytest.mark.rule("702.76a")
def test_prowl_asks_for_combat_damage_by_a_creature_of_a_type_that_the_spell_has() -> None:
    prowling = cast(novice("Prowl {B}"), **{"with": "prowl"})
    rogue = thing("r", "Creature - Rogue", power=1, toughness=1)
    assert legal(played(*attack("r"), prowling, objects=(rogue,))) == [True, True, True]
    assert legal(played(*attack("b"), prowling, objects=(bear("b"),))) == [True, True, False]
    assert legal(played(prowling, objects=(rogue,))) == [False]


@pytest.mark.rule("702.173a")
def test_freerunning_asks_for_combat_damage_by_an_assassin_or_a_commander() -> None:
    running = cast(novice("Freerunning {B}"), **{"with": "freerunning"})
    assassin = thing("a", "Creature - Assassin", power=1, toughness=1)
    assert legal(played(*attack("a"), running, objects=(assassin,))) == [True, True, True]
    chief = bear("b", commander=True)
    assert legal(played(*attack("b"), running, objects=(chief,), variant="commander")) == [True, True, True]
    assert legal(played(*attack("b"), running, objects=(bear("b"),))) == [True, True, False]


@pytest.mark.rule("702.188a")
def test_web_slinging_returns_a_tapped_creature_of_ones_own() -> None:
    slinging = cast(novice("Web-slinging {B}"), **{"with": "web-slinging"})
    tapped = played(slinging, ALL, objects=(bear("b", tapped=True), bear("c")))
    assert (legal(tapped), zones(tapped, "b", "c", "Novice")) == ([True, True], ["hand", "battlefield", "battlefield"])
    assert legal(played(slinging, objects=(bear("b"),))) == [False]


@pytest.mark.rule("702.113a")
def test_awaken_makes_a_land_a_creature_where_its_cost_was_paid() -> None:
    woken, land = rite("Awaken 4—{5}{B}"), thing("l", "Land - Forest")
    outcome = played(cast(woken, "l", **{"with": "awaken"}), ALL, objects=(land,))
    forest = outcome["objects"]["l"]
    assert (forest["types"], forest["power"], forest["toughness"]) == (["Land", "Creature"], 4, 4)
    assert "haste" in forest["keywords"]
    assert legal(played(cast(woken, "l"), objects=(land,))) == [False]
    assert legal(played(cast(woken), ALL, objects=(land,))) == [True, True]


@pytest.mark.rule("702.113b")
def test_the_target_of_awaken_comes_after_those_of_the_spell() -> None:
    murder = rite("Awaken 1—{5}{B}", "Destroy target creature.")
    objects = (bear("b", by="Bob"), thing("l", "Land - Forest"))
    outcome = played(cast(murder, "b", "l", **{"with": "awaken"}), ALL, objects=objects)
    assert (zones(outcome, "b"), outcome["objects"]["l"]["counters"]) == (["graveyard"], {"+1/+1": 1})


@pytest.mark.rule("702.176a")
def test_impending_keeps_a_permanent_from_being_a_creature_while_it_has_time_counters() -> None:
    lord = novice("Impending 2—{1}{B}")
    outcome = played(cast(lord, **{"with": "impending"}), ALL)
    assert (outcome["objects"]["Novice"]["types"], outcome["objects"]["Novice"]["counters"]) == ([], {"time": 2})
    whole = played(cast(lord), ALL, {"to": "end"}, ALL)["objects"]["Novice"]
    assert (whole["types"], whole["counters"]) == (["Creature"], {})
    ends = ({"to": "end"}, ALL, {"to": "next turn"}, {"to": "next turn"}, {"to": "end"}, ALL)
    grown = played(cast(lord, **{"with": "impending"}), ALL, *ends)["objects"]["Novice"]
    assert (grown["types"], grown["counters"]) == (["Creature"], {})


# What may be paid besides.


@pytest.mark.rule("702.166a")
def test_bargain_sacrifices_an_artifact_an_enchantment_or_a_token() -> None:
    deal = rite("Bargain", "You gain 1 life. If this spell was bargained, you gain 3 life.")
    for offered in (thing("o", "Artifact"), thing("o", "Enchantment"), bear("o", token=True)):
        outcome = played(cast(deal, **{"with": "bargain"}), ALL, objects=(offered,))
        assert (legal(outcome), lives(outcome)) == ([True, True], (24, 20))
    assert legal(played(cast(deal, **{"with": "bargain"}), objects=(bear("o"),))) == [False]
    assert lives(played(cast(deal), ALL, objects=(thing("o", "Artifact"),))) == (21, 20)


@pytest.mark.rule("702.153a")
def test_casualty_sacrifices_a_creature_of_that_power_and_copies_the_spell() -> None:
    loss = rite("Casualty 2")
    outcome = played(cast(loss, **{"with": "casualty"}), ALL, objects=(bear("b"),))
    assert (lives(outcome), zones(outcome, "b")) == ((22, 20), ["graveyard"])
    weak = thing("w", "Creature - Bear", power=1, toughness=1)
    assert legal(played(cast(loss, **{"with": "casualty"}), objects=(weak,))) == [False]
    assert lives(played(cast(loss), ALL, objects=(bear("b"),))) == (21, 20)


@pytest.mark.rule("702.56a")
def test_replicate_copies_the_spell_for_each_time_that_its_cost_was_paid() -> None:
    often = rite("Replicate {1}")
    assert lives(played(cast(often, **twice("replicate")), ALL)) == (23, 20)
    assert lives(played(cast(often), ALL)) == (21, 20)


@pytest.mark.rule("702.78a")
def test_conspire_taps_two_creatures_of_a_color_of_the_spell() -> None:
    plot = rite("Conspire")
    black = tuple(bear(name) | {"is": bear(name)["is"] | {"colors": ["B"]}} for name in ("b", "c"))
    outcome = played(cast(plot, **{"with": "conspire"}), ALL, objects=black)
    assert (lives(outcome), [outcome["objects"][each]["tapped"] for each in "bc"]) == ((22, 20), [True, True])
    assert legal(played(cast(plot, **{"with": "conspire"}), objects=(black[0], bear("d")))) == [False]


@pytest.mark.rule("702.69a")
def test_gravestorm_copies_for_each_permanent_that_died_this_turn() -> None:
    murder = card("Murder", "Instant", "Destroy target creature.")
    objects = (bear("b"), bear("t", token=True))
    murders = cast(murder, "b"), ALL, cast({**murder, "name": "M2"}, "t"), ALL
    outcome = played(*murders, cast(rite("Gravestorm")), ALL, objects=objects)
    assert lives(outcome) == (23, 20)


@pytest.mark.rule("702.157a")
def test_squad_makes_a_copy_for_each_time_that_its_cost_was_paid() -> None:
    outcome = played(cast(novice("Squad {2}"), **twice("squad")), ALL)
    assert sorted(name for name in outcome["objects"]) == ["Novice", "novice", "novice-2"]


@pytest.mark.rule("702.175a")
def test_offspring_makes_a_small_copy() -> None:
    outcome = played(cast(novice("Offspring {2}"), **{"with": "offspring"}), ALL)
    assert [outcome["objects"]["novice"][each] for each in ("power", "toughness")] == [1, 1]
    assert [*played(cast(novice("Offspring {2}")), ALL)["objects"]] == ["Novice"]


# Gifts (CR 702.174).


@pytest.mark.rule("702.174b")
def test_a_gift_of_a_spell_comes_before_what_the_spell_does() -> None:
    present = card("Present", "Sorcery", "Gift a card\nYou gain 1 life. If the gift was promised, you gain 3 life.")
    outcome = played(cast(present, **{"with": "gift"}), ALL)
    lines = [line.partition(" [")[0] for line in told(outcome)]
    assert lines[1:3] == ["Alice casts Present, promising Bob its gift.", "Present: Bob draws a card."]
    assert any("Alice lance Present, en promettant son cadeau à Bob" in line for line in told(outcome, "fr"))
    assert lives(outcome) == (24, 20)
    alone = played(cast(present), ALL)
    assert (lives(alone), [line for line in told(alone) if "draws" in line]) == ((21, 20), [])


@pytest.mark.rule("702.174f")
def test_a_gift_of_a_permanent_comes_as_that_enters() -> None:
    outcome = played(cast(novice("Gift a tapped Fish"), **{"with": "gift"}), ALL)
    fish = outcome["objects"]["fish"]
    assert (fish["controller"], fish["tapped"], fish["power"]) == ("Bob", True, 1)
    assert not outcome["unmodelled"]


@pytest.mark.rule("702.174a")
def test_of_several_opponents_one_is_promised_the_gift() -> None:
    players = [{"name": each} for each in ("Alice", "Bob", "Carol")]
    to_carol = {"choose": "opponent", "by": "Alice", "pick": "Carol"}
    given = cast(novice("Gift a Treasure"), **{"with": "gift"})
    outcome = played(to_carol, given, ALL, players=players, variant="free-for-all")
    assert outcome["objects"]["treasure"]["controller"] == "Carol"


# From a graveyard.


@pytest.mark.rule("702.81a")
def test_retrace_discards_a_land_card_and_may_be_done_again() -> None:
    again = rite("Retrace")
    hand = [{"name": "Alice", "hand": [{"id": "l", "is": card("L", "Land")}, {"id": "b", "is": BOLT}]}, {"name": "Bob"}]
    outcome = played(cast(again, **{"with": "retrace"}), ALL, objects=(buried(again),), players=hand)
    assert (legal(outcome), zones(outcome, "Rite", "l", "b")) == ([True, True], ["graveyard", "graveyard", "hand"])
    without = [{"name": "Alice", "hand": [{"id": "b", "is": BOLT}]}, {"name": "Bob"}]
    assert legal(played(cast(again, **{"with": "retrace"}), objects=(buried(again),), players=without)) == [False]


@pytest.mark.rule("702.133a")
def test_jump_start_discards_any_card_and_exiles_the_spell() -> None:
    again = rite("Jump-start")
    hand = [{"name": "Alice", "hand": [{"id": "b", "is": BOLT}]}, {"name": "Bob"}]
    outcome = played(cast(again, **{"with": "jump-start"}), ALL, objects=(buried(again),), players=hand)
    assert (legal(outcome), zones(outcome, "Rite", "b")) == ([True, True], ["exile", "graveyard"])


@pytest.mark.rule("702.187b")
def test_mayhem_asks_that_the_card_was_discarded_this_turn() -> None:
    wild = rite("Mayhem {B}")
    waste = card("Waste", "Sorcery", "Discard a card.")
    hand = [{"name": "Alice", "hand": [{"id": "w", "is": wild}]}, {"name": "Bob"}]
    outcome = played(cast(waste), ALL, cast(wild, **{"with": "mayhem"}), ALL, players=hand)
    assert (legal(outcome), lives(outcome)) == ([True] * 4, (21, 20))
    assert legal(played(cast(wild, **{"with": "mayhem"}), objects=(buried(wild),))) == [False]

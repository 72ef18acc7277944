"""The examples of chapter 8 of the Comprehensive Rules: leaving, ranges of influence, several defending players."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, thing, zones
from tests.judge.playing import played as played_by_two

KILL = card("Kill", "Instant", "Destroy target creature.")


def played(*do: Told, seats: str = "ABC", reach: int | None = None, **rest: Any) -> Told:
    """Played free for all; `seats` are the players clockwise, so that one's left neighbor follows."""
    players = [{"name": seat, **({} if reach is None else {"range": reach})} for seat in seats]
    return played_by_two(*do, **({"players": players, "variant": "free-for-all"} | rest))


def life(outcome: Told) -> dict[str, Any]:
    """The life totals other than 20."""
    return {name: each["life"] for name, each in outcome["players"].items() if each["life"] != 20}


@pytest.mark.example("800.4a#1")
@pytest.mark.parametrize(
    ("who", "where", "controller"), [("A", ["outside", "battlefield"], "B"), ("B", ["graveyard", "outside"], "B")]
)
def test_800_4a_control_by_an_aura_ends_with_either_player(who: str, where: list[str], controller: str) -> None:
    aura = thing("aura", "Enchantment - Aura", "Enchant creature\nYou control enchanted creature.", "A")
    there = bear("cub", "B"), aura | {"attached_to": "cub"}
    outcome = played({"ask": "characteristics", "what": "cub"}, {"leave": who}, objects=there)
    assert outcome["answers"][0]["answer"]["controller"] == "A"
    assert (zones(outcome, "aura", "cub"), outcome["objects"]["cub"]["controller"]) == (where, controller)


@pytest.mark.example("800.4a#2")
def test_800_4a_control_until_end_of_turn_ends_with_the_player() -> None:
    act = card("Act", "Sorcery", "Gain control of target creature until end of turn.")
    taken = cast(act, "cub", by="A"), ALL
    holders = [
        played(*taken, *more, objects=(bear("cub", "B"),))["objects"]["cub"]["controller"]
        for more in ((), ({"leave": "A"},))
    ]
    assert holders == ["A", "B"]


@pytest.mark.example("800.4a#3")
@pytest.mark.parametrize(("who", "zone"), [("B", "outside"), ("A", "exile")])
def test_800_4a_what_entered_under_anothers_control_is_exiled_or_leaves(who: str, zone: str) -> None:
    text = (
        "Search target opponent's library for a creature card and put that card onto the battlefield under your "
        "control. Then that player shuffles."
    )
    players: Any = [
        {"name": "A"},
        {"name": "B", "library": [{"id": "angel", "is": bear("Angel")["is"]}]},
        {"name": "C"},
    ]
    bribed = cast(card("Bribe", "Sorcery", text), "B", by="A"), ALL
    assert played(*bribed, players=players)["objects"]["angel"]["controller"] == "A"
    assert zones(played(*bribed, {"leave": who}, players=players), "angel") == [zone]


@pytest.mark.example("800.4a#4")
def test_800_4a_tokens_leave_with_the_player_under_whom_they_entered() -> None:
    text = (
        "Whenever a nontoken creature enters, if this artifact is untapped, that creature's controller creates a 1/1 "
        "colorless Myr artifact creature token."
    )
    chamber = thing("chamber", "Artifact", text, "A")
    mine, theirs = (card(name, "Creature - Cat", "Flash", power=1, toughness=1) for name in ("Mine", "Theirs"))
    done = cast(mine, by="A"), ALL, cast(theirs, by="B"), ALL
    before = played(*done, objects=(chamber,))["objects"]
    assert [before[name]["controller"] for name in ("myr", "myr-2")] == ["A", "B"]
    assert zones(played(*done, {"leave": "A"}, objects=(chamber,)), "myr", "myr-2") == ["outside", "battlefield"]


@pytest.mark.example("800.4d#1")
@pytest.mark.parametrize(("leave", "zone"), [((), "battlefield"), (({"leave": "B"},), "exile")])
def test_800_4d_what_a_player_who_left_would_return_stays_away(leave: tuple[Told, ...], zone: str) -> None:
    text = (
        "{T}: Exile target creature. Return that card to the battlefield under its owner's control at the beginning "
        "of the next end step."
    )
    slide = thing("slide", "Artifact", text, "B")
    away = {"activate": "slide", "ability": 1, "targets": ["cub"]}
    outcome = played(away, ALL, *leave, {"to": "end"}, ALL, objects=(slide, bear("cub", "A")))
    assert zones(outcome, "cub") == [zone]


@pytest.mark.example("801.2a#1", "801.2a#2")
@pytest.mark.parametrize(("reach", "within"), [(1, "ABF"), (2, "ABCEF")])
def test_801_2a_a_range_counts_seats_to_both_sides(reach: int, within: str) -> None:
    asks: Any = [{"ask": "in range", "who": "A", "what": seat} for seat in "ABCDEF"]
    answers = [each["answer"] for each in played(*asks, seats="ABCDEF", reach=reach)["answers"]]
    assert answers == [seat in within for seat in "ABCDEF"]


RING = "CRADE"
"""Carissa, Rob to her left, Alex to his left, and two more."""


@pytest.mark.example("801.2c#1")
def test_801_2c_who_comes_closer_is_in_range_from_the_next_turn_on() -> None:
    ask: Told = {"ask": "in range", "who": "A", "what": "C"}
    outcome = played(ask, {"leave": "R"}, ask, {"to": "next turn"}, ask, seats=RING, reach=1, active="D")
    assert [each["answer"] for each in outcome["answers"]] == [False, False, True]


@pytest.mark.example("801.7#1")
def test_801_7_an_event_triggers_only_where_all_of_it_is_in_range() -> None:
    enchanted = "Enchant creature\nWhenever enchanted creature becomes blocked"
    first = thing("first", "Enchantment - Aura", f"{enchanted}, you gain 1 life.", "R", attached_to="cub")
    second = thing("second", "Enchantment - Aura", f"{enchanted} by a creature, you gain 5 life.", "R")
    there = bear("cub", "A"), first, second | {"attached_to": "cub"}, bear("wall", "D")
    fight: Any = {"attack": [{"who": "cub", "at": "D"}]}, {"block": [{"who": "wall", "blocks": ["cub"]}]}
    totals = [
        life(played(*fight, {"to": "end of combat"}, objects=there, seats=RING, reach=reach, active="A"))
        for reach in (1, 2)
    ]
    assert totals == [{"R": 21}, {"R": 26}]


@pytest.mark.example("801.7a#1")
def test_801_7a_what_leaves_is_seen_from_where_it_was() -> None:
    text = "Whenever another creature leaves the battlefield, you gain 1 life."
    there = (
        *(thing(f"demon{seat}", "Creature - Demon", text, seat, power=2, toughness=2) for seat in "AC"),
        bear("cub", "C", owner="A"),
    )
    outcome = played(cast(KILL, "cub", by="C"), ALL, objects=there, seats=RING, reach=1, active="C")
    assert (life(outcome), outcome["objects"]["cub"]["zone"]) == ({"C": 21}, "graveyard")


@pytest.mark.example("801.10#1")
def test_801_10_each_creature_is_each_one_in_range() -> None:
    sweep = card("Sweep", "Sorcery", "Sweep deals 2 damage to each creature.")
    outcome = played(cast(sweep, by="A"), ALL, objects=tuple(bear(each, seat) for each, seat in CUBS), **SIX)
    assert {seat for each, seat in CUBS if outcome["objects"][each]["zone"] == "graveyard"} == set("ABF")


CUBS = tuple((f"cub{seat}", seat) for seat in "ABCDEF")
SIX: Any = {"seats": "ABCDEF", "reach": 1}


@pytest.mark.example("801.11#1", "801.11#2")
def test_801_11_what_is_counted_is_counted_in_the_range_of_the_controller() -> None:
    coat = thing("coat", "Artifact", "Each creature gets +1/+1 for each creature on the battlefield.", "A")
    outcome = played(objects=(coat, *(bear(each, seat) for each, seat in CUBS)), **SIX)
    sizes = {seat: outcome["objects"][each]["power"] for each, seat in CUBS}
    assert sizes == {"A": 5, "B": 5, "C": 2, "D": 2, "E": 2, "F": 5}


@pytest.mark.example("801.13b#1")
@pytest.mark.parametrize(("reach", "taken"), [(1, {"R": 18}), (2, {})])
def test_801_13b_damage_from_a_source_out_of_range_is_not_prevented(reach: int, taken: dict[str, int]) -> None:
    shield = thing("shield", "Enchantment", "Prevent all damage that would be dealt by creatures.", "A")
    fight: Any = {"attack": [{"who": "cub", "at": "R"}]}, {"to": "end of combat"}
    outcome = played(*fight, objects=(shield, bear("cub", "C")), seats=RING, reach=reach, active="C")
    assert life(outcome) == taken


@pytest.mark.example("801.13b#2")
def test_801_13b_damage_to_whom_a_shield_names_is_prevented_whatever_deals_it() -> None:
    blast = card("Blast", "Instant", "Blast deals 4 damage to any target.")
    mend = card("Mend", "Instant", "Prevent the next 4 damage that would be dealt to any target this turn.")
    burnt = cast(blast, "R", by="C")
    saved = cast(mend, "R", by="A")
    totals = [life(played(burnt, *more, ALL, seats=RING, reach=1, active="C")) for more in ((), (saved,))]
    assert totals == [{"R": 16}, {}]


@pytest.mark.example("801.13b#3")
@pytest.mark.parametrize(("reach", "zone"), [(1, "graveyard"), (2, "battlefield")])
def test_801_13b_combat_damage_with_a_source_out_of_range_is_dealt(reach: int, zone: str) -> None:
    fog = card("Fog", "Instant", "Prevent all combat damage that would be dealt this turn.")
    outcome = played(
        {"attack": [{"who": "cub", "at": "R"}]},
        {"block": [{"who": "wall", "blocks": ["cub"]}]},
        cast(fog, by="A"),
        ALL,
        {"to": "end of combat"},
        objects=(bear("cub", "C"), bear("wall", "R")),
        seats=RING,
        reach=reach,
        active="C",
    )
    assert zones(outcome, "cub", "wall") == [zone, zone]


@pytest.mark.example("802.2a#1")
@pytest.mark.parametrize(("owner", "blocks"), [("A", True), ("C", False)])
def test_802_2a_landwalk_is_about_the_lands_of_whom_the_creature_attacks(owner: str, blocks: bool) -> None:
    objects = (
        bear("cub", "R"),
        thing("walker", "Creature - Dwarf", "Mountainwalk", "R", power=2, toughness=2),
        bear("wall", "C"),
        thing("mountain", "Land - Mountain", by=owner),
    )
    attack: Told = {"attack": [{"who": "cub", "at": "A"}, {"who": "walker", "at": "C"}]}
    block: Told = {"block": [{"who": "wall", "blocks": ["walker"]}], "by": "C"}
    outcome = played(attack, block, {"to": "end of combat"}, objects=objects, seats=RING, active="R")
    assert legal(outcome)[:2] == [True, blocks]
    assert lives(outcome)[0] == (20 if blocks else 18)

"""CR 702.32, 702.63, 702.92, 702.110, 702.123, 702.163, 702.182: what happens as a permanent enters, and what counts
down from then on."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, played, thing, told, zones

AGAIN: tuple[Told, ...] = ({"to": "next turn"}, {"to": "next turn"}, {"to": "draw"})


def creature(text: str) -> Told:
    return card("imp", "Creature - Imp", text, power=2, toughness=2)


def lasting(text: str, turns: int) -> Told:
    return played(cast(creature(text)), ALL, *AGAIN * turns)


@pytest.mark.rule("702.32a")
def test_702_32a_fading_outlives_its_last_counter_by_a_turn() -> None:
    there, gone = lasting("Fading 1", 1), lasting("Fading 1", 2)
    assert (zones(there, "imp"), there["objects"]["imp"]["counters"]) == (["battlefield"], {})
    assert zones(gone, "imp") == ["graveyard"]
    assert (
        told(there, "fr")[2]
        == "imp arrive sur le champ de bataille avec un marqueur de fading. [608.3a, 702.32a, 614.1c]"
    )


@pytest.mark.rule("702.63a")
def test_702_63a_vanishing_ends_with_its_last_counter() -> None:
    there, gone = lasting("Vanishing 2", 1), lasting("Vanishing 2", 2)
    assert (zones(there, "imp"), there["objects"]["imp"]["counters"]) == (["battlefield"], {"time": 1})
    assert zones(gone, "imp") == ["graveyard"]
    assert told(gone)[-2:] == [
        "Vanishing 2: imp is sacrificed. [702.63a, 701.21a, 603.3b]",
        "Alice draws a card. [504.1]",
    ]


@pytest.mark.rule("702.63b")
def test_702_63b_vanishing_without_a_number_counts_down_what_something_else_put_there() -> None:
    assert zones(lasting("Vanishing", 1), "imp") == ["battlefield"]
    timed = thing("imp", "Creature - Imp", "Vanishing", power=2, toughness=2, counters={"time": 1})
    assert zones(played(*AGAIN, objects=(timed,)), "imp") == ["graveyard"]


@pytest.mark.rule("702.92a", "702.163a", "702.182a")
@pytest.mark.parametrize(
    ("keyword", "token", "size"),
    [("Living weapon", "phyrexian-germ", 2), ("For Mirrodin!", "rebel", 4), ("Job select", "hero", 3)],
    ids=["702.92a", "702.163a", "702.182a"],
)
def test_702_92a_an_equipment_comes_with_whoever_wears_it(keyword: str, token: str, size: int) -> None:
    axe = card("axe", "Artifact - Equipment", f"{keyword}\nEquipped creature gets +2/+2.\nEquip {{2}}")
    outcome = played(cast(axe), ALL)
    assert (outcome["objects"]["axe"]["attached_to"], outcome["objects"][token]["power"]) == (token, size)


@pytest.mark.rule("702.92a", "614.16")
def test_702_92a_of_several_tokens_one_wears_it() -> None:
    double = thing(
        "double",
        "Enchantment",
        "If one or more tokens would be created under your control, twice that many of those tokens are created"
        " instead.",
    )
    axe = card("axe", "Artifact - Equipment", "For Mirrodin!\nEquipped creature gets +2/+2.")
    outcome = played(cast(axe), ALL, objects=(double,))
    assert outcome["objects"]["axe"]["attached_to"] == "rebel"
    assert [outcome["objects"][each]["power"] for each in ("rebel", "rebel-2")] == [4, 2]
    assert [(each["choice"], each["options"]) for each in outcome["choices"]] == [("recipient", 2)]


@pytest.mark.rule("702.123a")
def test_702_123a_counters_or_else_servos() -> None:
    kept = played(cast(creature("Fabricate 2")), ALL)
    made = played({"choose": "may", "pick": False}, cast(creature("Fabricate 2")), ALL)
    assert (kept["objects"]["imp"]["counters"], "servo" in kept["objects"]) == ({"+1/+1": 2}, False)
    assert (made["objects"]["imp"]["counters"], zones(made, "servo", "servo-2")) == ({}, ["battlefield"] * 2)
    assert told(made)[-2:] == [
        "Fabricate 2 (imp): Alice chooses not to. [702.123a, 118.12, 603.3b]",
        "Alice creates two 1/1 Servo tokens. [702.123a]",
    ]


@pytest.mark.rule("702.123a", "608.2d")
def test_702_123a_what_has_left_gets_no_counters_and_servos_come() -> None:
    bolt = card("bolt", "Instant", "bolt deals 3 damage to target creature.")
    outcome = played(cast(creature("Fabricate 1")), {"resolve": "top"}, cast(bolt, "imp", by="Bob"), ALL)
    assert zones(outcome, "imp", "servo") == ["graveyard", "battlefield"]


EXPLOITER = creature("Exploit\nWhen this creature exploits a creature, you gain 3 life.")
GIVEN: Told = {"choose": "may", "pick": True}


@pytest.mark.rule("702.110a", "702.110b")
@pytest.mark.parametrize("victim", ["b", "imp"])
def test_702_110b_it_exploits_what_is_sacrificed_be_it_itself(victim: str) -> None:
    outcome = played(cast(EXPLOITER), GIVEN, {"choose": "sacrifice", "pick": victim}, ALL, objects=(bear("b"),))
    assert (zones(outcome, victim), outcome["players"]["Alice"]["life"]) == (["graveyard"], 23)
    assert f"imp exploits {victim}. [702.110a, 702.110b]" in told(outcome)
    assert f"imp exploite {victim}. [702.110a, 702.110b]" in told(outcome, "fr")


@pytest.mark.rule("702.110a")
def test_702_110a_nobody_has_to_exploit() -> None:
    outcome = played(cast(EXPLOITER), ALL, objects=(bear("b"),))
    assert (zones(outcome, "b"), outcome["players"]["Alice"]["life"]) == (["battlefield"], 20)


@pytest.mark.rule("702.110b")
def test_702_110b_what_has_left_exploits_nothing() -> None:
    bolt = card("bolt", "Instant", "bolt deals 3 damage to target creature.")
    outcome = played(GIVEN, cast(EXPLOITER), {"resolve": "top"}, cast(bolt, "imp", by="Bob"), ALL, objects=(bear("b"),))
    assert (zones(outcome, "b"), outcome["players"]["Alice"]["life"]) == (["graveyard"], 20)


@pytest.mark.rule("702.110b")
def test_702_110b_only_creatures_like_that() -> None:
    judge = thing(
        "judge", "Enchantment", "Whenever a creature you control exploits a non-Bear creature, you gain 1 life."
    )
    do = (GIVEN, {"choose": "sacrifice", "pick": "b"}, cast(creature("Exploit")), ALL)
    elf = thing("b", "Creature - Elf", power=1, toughness=1)
    assert played(*do, objects=(judge, bear("b")))["players"]["Alice"]["life"] == 20
    assert played(*do, objects=(judge, elf))["players"]["Alice"]["life"] == 21

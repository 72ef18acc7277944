"""CR 702.46, 702.53, 702.67, 702.77, 702.101, 702.107: cards in hands and graveyards, spells that are cast, what is
activated as a sorcery."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, played, thing, told, why, zones

DEEP = card("deep", "Creature", mana_cost="{2}{G}")
SHALLOW = card("shallow", "Instant", mana_cost="{G}")


def holding(text: str, *do: Told, **rest: Any) -> Told:
    held = {"id": "it", "is": card("it", "Creature", text, mana_cost="{1}{U}{U}", power=3, toughness=3)}
    library = [{"id": each["name"], "is": each} for each in (SHALLOW, DEEP)]
    return played(*do, players=[{"name": "Alice", "hand": [held], "library": library}, {"name": "Bob"}], **rest)


@pytest.mark.rule("702.53a")
def test_702_53a_transmute_finds_a_card_of_the_same_mana_value() -> None:
    outcome = holding("Transmute {1}{U}{U}", {"activate": "it", "ability": "transmute"}, ALL)
    assert zones(outcome, "it", "deep", "shallow") == ["graveyard", "hand", "library"]
    late = holding("Transmute {1}{U}{U}", {"activate": "it", "ability": "transmute"}, step="upkeep")
    assert why(late) == [("602.5d",)]


@pytest.mark.rule("702.77a")
@pytest.mark.parametrize(("text", "x", "counters"), [("Reinforce 2—{G}", 0, 2), ("Reinforce X—{X}{G}", 3, 3)])
def test_702_77a_reinforce_at_any_time(text: str, x: int, counters: int) -> None:
    action: Told = {"activate": "it", "ability": "reinforce", "targets": ["b"], "x": x}
    outcome = holding(text, action, ALL, objects=(bear("b"),), step="upkeep")
    assert (zones(outcome, "it"), outcome["objects"]["b"]["counters"]) == (["graveyard"], {"+1/+1": counters})
    assert told(outcome)[-1] == f"{text} (it): b gets {counters} +1/+1 counters. [702.77a]"


@pytest.mark.rule("702.77a")
def test_702_77a_in_french() -> None:
    action: Told = {"activate": "it", "ability": "reinforce", "targets": ["b"], "x": 1}
    outcome = holding("Reinforce X—{X}{G}", action, ALL, objects=(bear("b"),))
    assert told(outcome, "fr")[-1] == "Renfort X—{X}{G} d’it\u202f: b reçoit un marqueur +1/+1. [702.77a]"


@pytest.mark.rule("702.46a")
@pytest.mark.parametrize(("cost", "zone"), [("{3}", "hand"), ("{4}", "graveyard")])
def test_702_46a_soulshift_returns_a_spirit_card_that_is_no_greater(cost: str, zone: str) -> None:
    kami = thing("kami", "Creature - Spirit", mana_cost=cost, zone="graveyard")
    murder = card("murder", "Instant", "Destroy target creature.")
    spirit = thing("it", "Creature", "Soulshift 3", power=1, toughness=1)
    assert zones(played(cast(murder, "it"), ALL, objects=(spirit, kami)), "kami") == [zone]


@pytest.mark.rule("702.101a")
def test_702_101a_as_much_life_as_all_opponents_lost() -> None:
    seats = [{"name": name} for name in ("Alice", "Bob", "Carol")]
    scribe = thing("scribe", "Creature", "Extort", power=1, toughness=4)
    note = card("note", "Instant", "Draw a card.")
    outcome = played(cast(note), ALL, objects=(scribe,), players=seats, variant="free-for-all")
    assert [each["life"] for each in outcome["players"].values()] == [22, 19, 19]
    declined = played(
        {"choose": "pay", "pick": False}, cast(note), ALL, objects=(scribe,), players=seats, variant="free-for-all"
    )
    assert [each["life"] for each in declined["players"].values()] == [20, 20, 20]
    assert told(outcome, "fr")[3] == "Extorsion (extort) de scribe\u202f: Alice paie {W/B}. [702.101a, 118.12, 603.3b]"


@pytest.mark.rule("702.101b")
def test_702_101b_each_instance_triggers_by_itself() -> None:
    scribe = thing("scribe", "Creature", "Extort\nExtort", power=1, toughness=4)
    outcome = played(cast(card("note", "Instant", "Draw a card.")), ALL, objects=(scribe,))
    assert [each["life"] for each in outcome["players"].values()] == [22, 18]


@pytest.mark.rule("702.107a")
def test_702_107a_outlast_taps_it() -> None:
    monk = thing("monk", "Creature", "Outlast {W}", power=1, toughness=1)
    outcome = played({"activate": "monk", "ability": "outlast"}, ALL, objects=(monk,))
    assert (outcome["objects"]["monk"]["tapped"], outcome["objects"]["monk"]["counters"]) == (True, {"+1/+1": 1})
    sick = played({"activate": "monk", "ability": "outlast"}, objects=({**monk, "sick": True},))
    assert why(sick) == [("602.5a", "302.6")]


@pytest.mark.rule("702.67a")
def test_702_67a_a_fortification_is_attached_to_a_land_of_its_controller() -> None:
    wall = thing("wall", "Artifact - Fortification", "Fortify {3}")
    lands = (thing("mine", "Land"), thing("theirs", "Land", by="Bob"))
    outcome = played({"activate": "wall", "ability": "fortify", "targets": ["mine"]}, ALL, objects=(wall, *lands))
    assert outcome["objects"]["wall"]["attached_to"] == "mine"
    assert why(played({"activate": "wall", "ability": "fortify", "targets": ["theirs"]}, objects=(wall, *lands)))


@pytest.mark.parametrize(("life", "can"), [(2, True), (1, False)])
def test_702_29a_cycling_may_cost_life(life: int, can: bool) -> None:
    wraith = card("Wraith", "Creature", "Cycling—Pay 2 life. (Pay 2 life, Discard this card: Draw a card.)")
    players = [{"name": "Alice", "life": life, "hand": [{"id": "it", "is": wraith}]}, {"name": "Bob"}]
    outcome = played({"activate": "it", "ability": "Cycling", "by": "Alice"}, ALL, players=players)
    assert (legal(outcome)[0], zones(outcome, "it")) == (can, ["graveyard" if can else "hand"])
    assert not can or any("perd 2 points de vie" in line for line in told(outcome, "fr"))

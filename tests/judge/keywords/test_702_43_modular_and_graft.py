"""CR 702.43, 702.58, 122.5: counters that a permanent enters with and hands on."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, played, thing, told, zones

WORKER = card("worker", "Artifact Creature - Construct", "Modular 2", power=0, toughness=0)
SPIDER = card("spider", "Creature - Spider", "Graft 2", power=0, toughness=0)
MURDER = card("murder", "Instant", "Destroy target creature.")
GOLEM = thing("golem", "Artifact Creature - Golem", power=1, toughness=1)


def listed(made_up: Told, counters: int, by: str = "Alice") -> Told:
    return {"id": made_up["name"], "is": made_up, "controller": by, "counters": {"+1/+1": counters}}


def counters(outcome: Told, *names: str) -> list[int]:
    return [outcome["objects"][name]["counters"].get("+1/+1", 0) for name in names]


@pytest.mark.rule("702.43a")
def test_702_43a_it_enters_with_its_counters() -> None:
    assert counters(played(cast(WORKER), ALL), "worker") == [2]


@pytest.mark.rule("702.43a")
def test_702_43a_as_it_dies_its_counters_go_to_an_artifact_creature() -> None:
    """As many as it last had, not as many as it entered with."""
    outcome = played(cast(MURDER, "worker"), ALL, objects=(listed(WORKER, 3), GOLEM))
    assert (zones(outcome, "worker"), counters(outcome, "golem")) == (["graveyard"], [3])


@pytest.mark.rule("702.43a")
def test_702_43a_its_controller_may_leave_it() -> None:
    outcome = played(cast(MURDER, "worker"), {"choose": "may", "pick": False}, ALL, objects=(listed(WORKER, 2), GOLEM))
    assert counters(outcome, "golem") == [0]


@pytest.mark.rule("702.43b")
def test_702_43b_two_instances_work_separately() -> None:
    twice = {**WORKER, "text": "Modular 2\nModular 1"}
    assert counters(played(cast(twice), ALL), "worker") == [3]
    outcome = played(cast(MURDER, "worker"), ALL, objects=(listed(twice, 3), GOLEM))
    assert counters(outcome, "golem") == [6]


@pytest.mark.rule("702.58a")
def test_702_58a_a_counter_moves_onto_another_creature_that_enters() -> None:
    outcome = played(cast(bear("cub")["is"]), ALL, objects=(listed(SPIDER, 2),))
    assert counters(outcome, "spider", "cub") == [1, 1]
    assert [each.replace("\u202f", " ") for each in (*told(outcome)[-2:], *told(outcome, "fr")[-2:])] == [
        "Graft 2: spider loses 1 +1/+1 counter. [702.58a, 122.5, 603.3b]",
        "cub gets a +1/+1 counter. [702.58a, 122.5]",
        "Greffe 2 (graft) : spider perd un marqueur +1/+1. [702.58a, 122.5, 603.3b]",
        "cub reçoit un marqueur +1/+1. [702.58a, 122.5]",
    ]


@pytest.mark.rule("702.58a")
def test_702_58a_onto_an_opponents_creature_too_and_only_if_its_controller_likes() -> None:
    cub = cast(bear("cub")["is"], by="Bob")
    never = played(cub, {"choose": "may", "pick": False}, ALL, objects=(listed(SPIDER, 2),), active="Bob")
    assert counters(played(cub, ALL, objects=(listed(SPIDER, 2),), active="Bob"), "spider", "cub") == [1, 1]
    assert counters(never, "spider", "cub") == [2, 0]


@pytest.mark.rule("603.4")
def test_603_4_without_a_counter_graft_does_not_trigger() -> None:
    bare = {**SPIDER, "toughness": 1}
    outcome = played(cast(bear("cub")["is"]), ALL, objects=(listed(bare, 0),))
    assert (counters(outcome, "spider", "cub"), outcome["choices"]) == ([0, 0], [])


@pytest.mark.rule("122.5")
def test_122_5_nothing_is_moved_onto_what_has_left() -> None:
    outcome = played(
        cast(bear("cub")["is"]), {"resolve": "top"}, cast(MURDER, "cub", by="Bob"), ALL, objects=(listed(SPIDER, 2),)
    )
    assert (zones(outcome, "cub"), counters(outcome, "spider")) == (["graveyard"], [2])


@pytest.mark.rule("122.5")
@pytest.mark.parametrize(
    ("words", "left"), [("a +1/+1 counter", 2), ("two +1/+1 counters", 1), ("all +1/+1 counters", 0)]
)
def test_122_5_so_many_counters_are_moved(words: str, left: int) -> None:
    shift = card("shift", "Instant", f"Move {words} from target creature onto another target creature.")
    outcome = played(cast(shift, "golem", "cub"), ALL, objects=({**GOLEM, "counters": {"+1/+1": 3}}, bear("cub")))
    assert counters(outcome, "golem", "cub") == [left, 3 - left]


@pytest.mark.rule("702.30a")
def test_702_30a_an_echo_cost_may_be_a_discard() -> None:
    imp = {**card("imp", "Creature - Imp", "Echo—Discard a card.", power=2, toughness=2)}
    players = [{"name": "Alice", "hand": [{"id": "map", "is": card("map", "Artifact")}]}, {"name": "Bob"}]
    there = {"id": "imp", "is": imp, "controller": "Alice", "sick": True}
    do: tuple[Told, ...] = ({"to": "next turn"}, {"to": "next turn"}, {"to": "upkeep"}, ALL)
    paid = played({"choose": "pay", "pick": True}, *do, objects=(there,), players=players)
    declined = played(*do, objects=(there,), players=players)
    assert zones(paid, "imp", "map") == ["battlefield", "graveyard"]
    assert zones(declined, "imp", "map") == ["graveyard", "hand"]
    assert [told(paid)[-1], told(paid, "fr")[-1].replace("\u202f", " ")] == [
        "Echo—discard a card (imp): Alice discards map. [702.30a, 701.9a, 603.3b]",
        "Écho (une carte défaussée) d’imp : Alice se défausse de map. [702.30a, 701.9a, 603.3b]",
    ]


SLIVERS = card("slivers", "Creature - Sliver", "Suspend X—{X}{W}. X can't be 0.", power=1, toughness=1)


def suspended(x: int, mana: int) -> Told:
    players = [{"name": "Alice", "mana": {"W": mana}}, {"name": "Bob"}]
    return played(cast(SLIVERS, x=x, **{"with": "suspend"}), players=players)


@pytest.mark.rule("702.62a")
def test_702_62a_suspend_x_pays_for_as_many_time_counters() -> None:
    outcome = suspended(3, 4)
    assert (zones(outcome, "slivers"), outcome["objects"]["slivers"]["counters"]) == (["exile"], {"time": 3})
    assert [each["legal"] for each in suspended(3, 3)["actions"]] == [False]


@pytest.mark.rule("702.62a")
def test_702_62a_that_x_can_t_be_0() -> None:
    (refused,) = suspended(0, 4)["actions"]
    assert refused == {"legal": False, "rules": ["116.2f", "702.62a"], "reason": "X can't be 0"}

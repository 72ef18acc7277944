"""CR 702.95: creatures that are paired, and what parts them."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, played, thing, told

TEXT = "Soulbond\nAs long as imp is paired with another creature, each of those creatures gets +2/+2."
IMP = card("imp", "Creature - Imp", TEXT, power=1, toughness=1)
OLD_IMP = thing("imp", "Creature - Imp", TEXT, power=1, toughness=1)
CUB = card("cub", "Creature - Bear", power=2, toughness=2)
KILL = card("kill", "Instant", "Destroy target creature.")
STEAL = card("steal", "Instant", "Gain control of target creature until end of turn.")


def powers(*do: Told, objects: tuple[Told, ...]) -> dict[str, int]:
    return {name: each["power"] for name, each in played(*do, objects=objects)["objects"].items() if each["power"]}


@pytest.mark.rule("702.95a")
def test_702_95a_as_it_enters_it_may_be_paired_with_another_creature() -> None:
    assert powers(cast(IMP), ALL, objects=(bear("b"),)) == {"b": 4, "imp": 3}
    assert powers(cast(IMP), ALL, objects=()) == {"imp": 1}
    assert powers(cast(IMP), ALL, objects=(bear("b", "Bob"),)) == {"b": 2, "imp": 1}
    assert powers({"choose": "may", "pick": False}, cast(IMP), ALL, objects=(bear("b"),)) == {"b": 2, "imp": 1}


@pytest.mark.rule("702.95a")
def test_702_95a_its_controller_chooses_with_which() -> None:
    for pick, other in (("b", "c"), ("c", "b")):
        do = ({"choose": "recipient", "pick": pick}, cast(IMP), ALL)
        assert powers(*do, objects=(bear("b"), bear("c"))) == {pick: 4, other: 2, "imp": 3}


@pytest.mark.rule("702.95a", "702.95d")
def test_702_95a_another_creature_that_enters_is_paired_with_it_if_both_are_unpaired() -> None:
    assert powers(cast(CUB), ALL, objects=(OLD_IMP,)) == {"imp": 3, "cub": 4}
    assert powers(cast(CUB), ALL, cast({**CUB, "name": "twin"}), ALL, objects=(OLD_IMP,)) == {
        "imp": 3,
        "cub": 4,
        "twin": 2,
    }


@pytest.mark.rule("702.95c")
def test_702_95c_with_what_is_gone_as_the_ability_resolves_nothing_is_paired() -> None:
    do = (cast(IMP), {"resolve": "top"}, cast(KILL, "b", by="Bob"), ALL)
    assert powers(*do, objects=(bear("b"),))["imp"] == 1


@pytest.mark.rule("702.95e")
def test_702_95e_it_ends_as_one_of_them_leaves_and_it_can_be_paired_anew() -> None:
    parted = (cast(CUB), ALL, cast(KILL, "cub"), ALL)
    assert powers(*parted, objects=(OLD_IMP,))["imp"] == 1
    assert powers(*parted, cast({**CUB, "name": "twin"}), ALL, objects=(OLD_IMP,))["twin"] == 4


@pytest.mark.rule("702.95e")
def test_702_95e_it_ends_for_good_as_another_player_gains_control_of_one() -> None:
    stolen = (cast(CUB), ALL, cast(STEAL, "cub", by="Bob"), ALL)
    assert powers(*stolen, objects=(OLD_IMP,)) == {"imp": 1, "cub": 2}
    assert powers(*stolen, {"to": "next turn"}, objects=(OLD_IMP,)) == {"imp": 1, "cub": 2}


@pytest.mark.rule("702.95e")
def test_702_95e_it_ends_for_good_as_one_of_them_stops_being_a_creature() -> None:
    wake = card("wake", "Instant", "Target land becomes a 2/2 creature until end of turn. It's still a land.")
    grove = thing("grove", "Land")
    do: tuple[Told, ...] = (cast(wake, "grove"), ALL, cast(IMP), ALL)
    paired = played(*do, objects=(grove,))["objects"]
    assert [paired[each]["power"] for each in ("imp", "grove")] == [3, 4]
    again: tuple[Told, ...] = ({"to": "next turn"}, cast({**wake, "name": "more"}, "grove"), ALL)
    later = played(*do, *again, objects=(grove,))
    assert [later["objects"][each]["power"] for each in ("imp", "grove")] == [1, 2]
    assert any("become unpaired" in line for line in told(later))
    assert any("ne sont plus des créatures associées" in line for line in told(later, "fr"))


@pytest.mark.rule("702.95b")
def test_702_95b_it_is_told_in_both_languages() -> None:
    outcome = played(cast(CUB), ALL, objects=(OLD_IMP,))
    assert "imp and cub become paired. [702.95a, 702.95b]" in told(outcome)
    assert "imp et cub sont maintenant des créatures associées. [702.95a, 702.95b]" in told(outcome, "fr")

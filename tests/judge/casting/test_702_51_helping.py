"""Convoke, delve and improvise (CR 702.51, 702.66, 702.126): what helps to pay mana."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, played, thing, told, why, zones

BOB = {"name": "Bob"}


def having(keyword: str, cost: str = "{2}{W}") -> dict[str, Any]:
    return card("host", "Sorcery", f"{keyword}\nYou gain 1 life.", mana_cost=cost)


def alice(mana: str, *graveyard: str) -> list[dict[str, Any]]:
    counts = {each: mana.count(each) for each in set(mana)}
    cards = [{"id": name, "is": {"name": name, "types": ["Instant"]}} for name in graveyard]
    return [{"name": "Alice", "mana": counts, "graveyard": cards}, BOB]


WHITE = tuple(bear(f"w{number}", sick=True) for number in range(3))


@pytest.mark.rule("702.51a", "601.2h")
@pytest.mark.parametrize(
    ("mana", "colors", "allowed"),
    [("W", ["G"], True), ("CC", ["G"], False), ("CC", ["W"], True), ("", ["W"], True), ("", ["G"], False)],
)
def test_702_51a_a_creature_pays_for_generic_mana_or_mana_of_its_color(
    mana: str, colors: list[str], allowed: bool
) -> None:
    creatures = tuple(bear(f"c{number}", colors=colors) for number in range(3))
    outcome = played(cast(having("Convoke")), objects=creatures, players=alice(mana))
    assert legal(outcome) == [allowed]


@pytest.mark.rule("702.51a")
def test_702_51a_no_more_creatures_are_tapped_than_are_needed_unless_it_is_said() -> None:
    host = having("Convoke", "{3}")
    creatures = (*WHITE, bear("other", "Bob"))

    def tapped(*does: dict[str, Any], mana: str = "CC") -> list[bool]:
        outcome = played(*does, ALL, objects=creatures, players=alice(mana))
        return [outcome["objects"][name]["tapped"] for name in ("w0", "w1", "w2", "other")]

    assert tapped(cast(host)) == [True, False, False, False]
    assert tapped({"choose": "tap", "pick": "w2"}, cast(host)) == [False, False, True, False]
    assert tapped(cast(host), mana="CCC") == [False, False, False, False]
    assert tapped(cast(host, **{"with": "convoke"}), mana="CCC") == [True, True, True, False]


@pytest.mark.rule("702.66a")
def test_702_66a_cards_of_the_graveyard_are_exiled_for_generic_mana() -> None:
    outcome = played(cast(having("Delve")), ALL, players=alice("W", "one", "two"))
    assert (legal(outcome), zones(outcome, "one", "two")) == ([True, True], ["exile", "exile"])
    assert why(played(cast(having("Delve")), players=alice("CC", "one", "two"))) == [("601.2h", "118.3")]


@pytest.mark.rule("702.126a")
def test_702_126a_artifacts_are_tapped_for_generic_mana() -> None:
    rocks = (thing("rock", "Artifact"), thing("busy", "Artifact", tapped=True))
    assert legal(played(cast(having("Improvise")), objects=rocks, players=alice("WC"))) == [True]
    assert legal(played(cast(having("Improvise")), objects=rocks, players=alice("W"))) == [False]


@pytest.mark.rule("702.51b", "601.2f")
def test_702_51b_it_applies_to_the_total_cost() -> None:
    thorn = thing("thorn", "Artifact", "Noncreature spells cost {1} more to cast.")
    for number, allowed in ((3, False), (4, True)):
        creatures = tuple(bear(f"w{each}", colors=["W"]) for each in range(number))
        assert legal(played(cast(having("Convoke")), objects=(thorn, *creatures), players=alice(""))) == [allowed]


def test_what_helps_to_pay_is_told_in_both_languages() -> None:
    outcome = played(cast(having("Convoke", "{1}")), ALL, objects=WHITE[:1], players=alice(""))
    assert any(line.startswith("w0") and "702.51a" in line for line in told(outcome)), told(outcome)
    assert any("702.51a" in line for line in told(outcome, "fr")), told(outcome, "fr")

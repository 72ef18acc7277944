"""Foretell, plot and warp (CR 702.143, 702.170, 702.185): cards that are cast from exile in a later turn."""

from typing import Any

import pytest

from tests.judge.playing import ALL, card, cast, legal, lives, played, told, why, zones

BOB = {"name": "Bob"}
NEXT = ({"to": "next turn"}, {"to": "next turn"}, {"to": "precombat main"})


def rite(text: str, types: str = "Sorcery") -> dict[str, Any]:
    more = " If this spell was foretold, you gain 3 life." if "Foretell" in text else ""
    return card("Rite", types, f"You gain 1 life.{more}\n{text}", mana_cost="{3}{B}")


def holding(is_: dict[str, Any], **more: Any) -> list[dict[str, Any]]:
    return [{"name": "Alice", "hand": [{"id": "it", "is": is_}], **more}, BOB]


FORETOLD = rite("Foretell {B}")
FORETELL: dict[str, Any] = {"activate": "it", "ability": "foretell", "by": "Alice"}
TELL: dict[str, Any] = {"with": "foretell"}


@pytest.mark.rule("702.143a", "116.2h")
def test_a_foretold_card_is_cast_in_a_later_turn_for_its_foretell_cost() -> None:
    again = cast(FORETOLD, **TELL)
    outcome = played(FORETELL, *NEXT, again, ALL, players=holding(FORETOLD))
    assert (legal(outcome)[0], legal(outcome)[-2], lives(outcome)) == (True, True, (24, 20))
    assert any("Alice foretells Rite" in line for line in told(outcome))
    assert any("Alice prédit Rite" in line for line in told(outcome, "fr"))
    early = played(FORETELL, again, players=holding(FORETOLD))
    assert (legal(early), why(early)) == ([True, False], [("601.2b", "702.143a")])


@pytest.mark.rule("702.143a")
def test_a_card_is_foretold_in_ones_own_turn_for_two_mana() -> None:
    assert why(played(FORETELL, players=holding(FORETOLD), active="Bob")) == [("116.2h", "702.143a")]
    assert legal(played(FORETELL, players=holding(FORETOLD, mana={"B": 1}))) == [False]
    assert zones(played(FORETELL, players=holding(FORETOLD, mana={"B": 2})), "it") == ["exile"]


@pytest.mark.rule("702.143a")
def test_a_card_that_is_said_to_be_foretold_may_have_been_before() -> None:
    assert lives(played(cast(FORETOLD, **TELL), ALL)) == (24, 20)
    assert lives(played(cast(FORETOLD), ALL)) == (21, 20)
    assert legal(played(cast(FORETOLD, **TELL), players=holding(FORETOLD))) == [False]


PLOTTED = rite("Plot {1}{B}", "Instant")
PLOT: dict[str, Any] = {"activate": "it", "ability": "plot", "by": "Alice"}


@pytest.mark.rule("702.170a", "702.170d")
def test_a_plotted_card_is_cast_for_nothing_in_a_later_main_phase_of_ones_own() -> None:
    players = holding(PLOTTED, mana={"B": 2})
    again = cast(PLOTTED, **{"with": "plot"})
    outcome = played(PLOT, *NEXT, again, ALL, players=players)
    assert (legal(outcome)[0], legal(outcome)[-2], lives(outcome)) == (True, True, (21, 20))
    assert any("Alice plots Rite" in line for line in told(outcome))
    assert legal(played(PLOT, again, players=players)) == [True, False]
    late = played(PLOT, *NEXT, {"to": "end"}, again, players=players)
    assert why(late) == [("702.170d",)]


@pytest.mark.rule("116.2k")
def test_a_card_is_plotted_when_a_sorcery_could_be_cast() -> None:
    assert why(played(PLOT, players=holding(PLOTTED), step="upkeep")) == [("116.2k", "702.170a")]


WARPED = card("Scout", "Creature - Drix", "Warp {B}", mana_cost="{3}{B}", power=3, toughness=2)


@pytest.mark.rule("702.185a")
def test_what_was_warped_is_exiled_at_the_end_step_and_cast_again_in_a_later_turn() -> None:
    warp = cast(WARPED, **{"with": "warp"})
    outcome = played(warp, ALL, {"to": "end"}, ALL)
    assert zones(outcome, "Scout") == ["exile"]
    assert legal(played(cast(WARPED, **{"with": "warp", "from": "graveyard"}))) == [False]
    kept = played(cast(WARPED), ALL, {"to": "end"}, ALL)
    assert zones(kept, "Scout") == ["battlefield"]


@pytest.mark.rule("702.185a")
def test_what_was_warped_may_be_cast_from_exile_once_that_turn_has_ended() -> None:
    warp, again = cast(WARPED, **{"with": "warp"}), {**cast(WARPED, **{"from": "exile"}), "as": "again"}
    late = played(warp, ALL, {"to": "end"}, ALL, *NEXT, again, ALL)
    assert (legal(late)[-2], zones(late, "again")) == (True, ["battlefield"])
    quick = {**WARPED, "text": "Warp {B}\nFlash"}
    warped, soon = cast(quick, **{"with": "warp"}), {**cast(quick, **{"from": "exile"}), "as": "again"}
    assert legal(played(warped, ALL, {"to": "end"}, ALL, soon))[-1] is False

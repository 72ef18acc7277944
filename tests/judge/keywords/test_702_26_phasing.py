"""CR 702.26: phasing in the untap step."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, told

DRAKE = thing("drake", "Creature - Drake", "Flying, phasing", power=2, toughness=2)
AXE = thing("axe", "Artifact - Equipment", "Equipped creature gets +1/+1.\nEquip {1}", attached_to="drake")
TURN: Told = {"to": "next turn"}
UPKEEP: Told = {"to": "upkeep"}


def away(*do: Told, **rest: Any) -> dict[str, bool]:
    outcome = played(*do, objects=(DRAKE, AXE, bear("b")), **rest)
    return {name: each["phased_out"] for name, each in outcome["objects"].items()}


@pytest.mark.rule("702.26a", "702.26g", "502.1")
def test_702_26a_it_phases_out_in_each_second_of_its_controllers_untap_steps() -> None:
    there, gone = {"drake": False, "axe": False, "b": False}, {"drake": True, "axe": True, "b": False}
    assert [away(*[TURN] * turns, UPKEEP) for turns in range(1, 7)] == [there, gone, gone, there, there, gone]


@pytest.mark.rule("702.26a", "502.1")
def test_702_26a_it_is_told_in_both_languages() -> None:
    outcome = played(TURN, TURN, UPKEEP, objects=(DRAKE,))
    assert "drake phases out. [502.1, 702.26a]" in told(outcome)
    assert "drake passe hors phase. [502.1, 702.26a]" in told(outcome, "fr")
    assert told(outcome)[0].startswith("drake phases out.")


@pytest.mark.rule("702.26b")
def test_702_26b_what_is_away_can_t_be_hurt() -> None:
    sweep = cast(card("sweep", "Sorcery", "Destroy all creatures."))
    assert played(TURN, TURN, sweep, ALL, objects=(DRAKE,))["objects"]["drake"]["zone"] == "battlefield"


@pytest.mark.rule("702.26a")
def test_702_26a_what_lost_it_stays() -> None:
    hush = thing("hush", "Enchantment", "Creatures lose phasing.")
    outcome = played(TURN, TURN, {"attack": [{"who": "drake"}]}, ALL, objects=(DRAKE, hush))
    assert lives(outcome)[1] == 18

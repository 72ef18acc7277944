"""CR 603.3c-d: a triggered ability without a legal target or mode is removed from the stack, and that is told."""

import pytest

from tests.judge.playing import ALL, bear, card, cast, played, told

RANGER = card(
    "Ranger",
    "Creature - Human",
    "When Ranger enters, destroy target creature an opponent controls.",
    power=1,
    toughness=1,
)
REMOVED = "The ability of Ranger has no legal target, so it is removed from the stack. [603.3d]"
RETIRED = "La capacité de Ranger n’a aucune cible légale et est retirée de la pile. [603.3d]"


@pytest.mark.rule("603.3d")
def test_603_3d_a_trigger_without_a_legal_target_is_told_to_be_removed() -> None:
    outcome = played(cast(RANGER), ALL, objects=(bear("mine"), bear("hidden", "Bob", text="Hexproof")))
    assert (REMOVED in told(outcome), RETIRED in told(outcome, "fr")) == (True, True)
    assert outcome["stack"] == []


@pytest.mark.rule("603.3d")
def test_603_3d_a_trigger_with_a_legal_target_stays() -> None:
    outcome = played(cast(RANGER), ALL, objects=(bear("mine"), bear("theirs", "Bob")))
    assert (REMOVED in told(outcome), outcome["objects"]["theirs"]["zone"]) == (False, "graveyard")


@pytest.mark.rule("603.3c")
def test_603_3c_a_trigger_without_a_legal_mode_is_told_to_be_removed() -> None:
    text = (
        "When Ranger enters, choose one —\n• Destroy target creature an opponent controls.\n• Destroy target artifact."
    )
    outcome = played(cast(RANGER | {"text": text}), ALL)
    assert "The ability of Ranger has no legal mode, so it is removed from the stack. [603.3c]" in told(outcome)

"""Cards that enter instead of being discarded into a graveyard (CR 614.1a, 701.9a), where an opponent makes that."""

from typing import Any

import pytest

from tests.judge.playing import ALL, card, cast, lives, played, told, zones

BALOTH = card(
    "Baloth",
    "Creature - Beast",
    "When this creature enters, you gain 4 life.\nIf a spell or ability an opponent controls causes you to discard this"
    " card, put it onto the battlefield instead of putting it into your graveyard.",
    power=4,
    toughness=4,
)
MIND_ROT = card("rot", "Sorcery", "Target player discards two cards.")
REAP = card("reap", "Sorcery", "As an additional cost to cast this spell, discard a card.\nYou draw a card.")


def holding(**more: Any) -> list[dict[str, Any]]:
    return [{"name": "Alice"}, {"name": "Bob", "hand": [{"id": "it", "is": BALOTH}], **more}]


def test_614_1a_what_an_opponents_spell_discards_enters_and_triggers() -> None:
    outcome = played(cast(MIND_ROT, "Bob"), ALL, players=holding())
    assert (zones(outcome, "it"), lives(outcome)) == (["battlefield"], (20, 24))
    assert outcome["objects"]["it"]["controller"] == "Bob"
    assert any("Baloth" in line for line in told(outcome))


@pytest.mark.parametrize("spell", [cast(MIND_ROT, "Bob", by="Bob"), cast(REAP, by="Bob")], ids=["own", "cost"])
def test_614_1a_what_its_owner_discards_goes_to_the_graveyard(spell: dict[str, Any]) -> None:
    outcome = played(spell, ALL, players=holding(), active="Bob")
    assert (zones(outcome, "it"), lives(outcome)) == (["graveyard"], (20, 20))


def test_614_12_what_would_enter_is_asked_for_other_replacements() -> None:
    kismet = {
        "id": "kismet",
        "is": card("Kismet", "Enchantment", "Creatures your opponents control enter tapped."),
        "controller": "Alice",
    }
    outcome = played(cast(MIND_ROT, "Bob"), ALL, players=holding(), objects=(kismet,))
    assert outcome["objects"]["it"]["tapped"]

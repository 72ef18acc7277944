"""CR 603.3d: whom an ability that triggers aims at by default: nobody is harmed by their own side."""

import pytest

from tests.judge.playing import ALL, bear, card, cast, played, thing


@pytest.mark.parametrize(
    "harm",
    [
        "target player discards a card.",
        "exile target player's graveyard.",
        "target player gets a poison counter.",
        "target player exiles the top card of their library.",
        "target player loses 1 life.",
    ],
)
def test_an_opponent_is_harmed(harm: str) -> None:
    imp = card("Imp", "Creature", f"When this creature enters, {harm}", power=1, toughness=1)
    outcome = played(cast(imp), ALL)
    picked = [each["picked"] for each in outcome["choices"] if each["choice"] == "target"]
    assert picked == ["Bob"]


def test_what_an_opponent_controls_is_tapped() -> None:
    mite = card(
        "Mite", "Creature", "When this creature enters, you may tap or untap target creature.", power=2, toughness=1
    )
    outcome = played(cast(mite), ALL, objects=(bear("Mine"), bear("Theirs", "Bob"), thing("Rock", "Artifact")))
    assert (outcome["objects"]["Theirs"]["tapped"], outcome["objects"]["Mine"]["tapped"]) == (True, False)

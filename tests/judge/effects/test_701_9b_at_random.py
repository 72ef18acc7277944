"""CR 701.9b: what is discarded at random is nobody's choice, and is told so."""

import pytest

from tests.judge.playing import ALL, card, cast, played, told, zones

MIND = card("Mind", "Sorcery", "Target player discards a card at random.")
HAND = [{"name": "Alice"}, {"name": "Bob", "hand": [{"id": each, "is": card(each, "Sorcery")} for each in ("x", "y")]}]


@pytest.mark.rule("701.9b")
def test_701_9b_a_result_that_nobody_says_is_admitted() -> None:
    outcome = played(cast(MIND, "Bob"), ALL, players=HAND)
    assert sorted(zones(outcome, "x", "y")) == ["graveyard", "hand"]
    assert [each["decides"] for each in outcome["choices"]] == [True]
    assert any(line.startswith("At random, and nobody says with what result: ") for line in told(outcome))
    assert any(line.startswith("Au hasard, sans que le résultat soit donné\u202f: ") for line in told(outcome, "fr"))


@pytest.mark.rule("701.9b")
@pytest.mark.parametrize("pick", ["x", "y"])
def test_701_9b_the_scenario_says_what_was_discarded(pick: str) -> None:
    outcome = played({"choose": "discard", "pick": pick}, cast(MIND, "Bob"), ALL, players=HAND)
    assert zones(outcome, pick) == ["graveyard"]
    assert any(line.startswith("At random: ") for line in told(outcome))

"""Whose turn it is, and who may declare attackers in it (CR 508.1, 805.10)."""

import pytest

from tests.judge.playing import bear, legal, lives, played, told, why


@pytest.mark.rule("508.1")
def test_only_the_active_player_declares_attackers() -> None:
    attack = {"attack": [{"who": "cub", "at": "Alice"}], "by": "Bob"}
    outcome = played(attack, objects=(bear("cub", by="Bob"),))
    assert (legal(outcome), why(outcome), lives(outcome)) == ([False], [("508.1",)], (20, 20))
    assert told(outcome)[0] == "Illegal: Bob can attack only in their own turn."
    assert told(outcome, "fr")[0] == "Illégal\u202f: Bob ne peut attaquer que pendant son propre tour."


@pytest.mark.rule("805.10")
def test_either_player_of_the_active_team_declares_attackers() -> None:
    players = [{"name": name, "team": team} for name, team in zip("ABCD", "1122", strict=True)]
    attack = {"attack": [{"who": "cub", "at": "C"}], "by": "B"}
    outcome = played(attack, objects=(bear("cub", by="B"),), players=players, variant="two-headed-giant")
    assert (legal(outcome), outcome["players"]["C"]["life"]) == ([True], 28)

"""CR 107.1a, 119.5, 608.2h, 701.10d: amounts of life that each player has by themselves, and those among all."""

import pytest

from tests.judge.playing import ALL, card, cast, lives, played

PLAYERS = [{"name": "Alice", "life": 13}, {"name": "Bob", "life": 20}, {"name": "Carol", "life": 7}]


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("Wave deals damage to each player equal to half that player's life total, rounded down.", (7, 10, 4)),
        ("Wave deals damage to each opponent equal to half that player's life total, rounded up.", (13, 10, 3)),
        ("Each player loses half their life, rounded up.", (6, 10, 3)),
        ("Each opponent loses half their life, rounded down.", (13, 10, 4)),
        ("Target player loses half their life, rounded down.", (13, 10, 7)),
        ("You lose half your life, rounded up.", (6, 20, 7)),
        ("Each player's life total becomes the lowest life total among all players.", (7, 7, 7)),
        ("Your life total becomes the highest life total among all players.", (20, 20, 7)),
        ("Double target player's life total.", (13, 40, 7)),
        ("Double your life total.", (26, 20, 7)),
    ],
)
def test_what_depends_on_life_totals(text: str, after: tuple[int, ...]) -> None:
    aimed = ["Bob"] if "target" in text.lower() else []
    outcome = played(cast(card("Wave", "Sorcery", text), *aimed), ALL, players=PLAYERS, variant="free-for-all")
    assert outcome["unmodelled"] == []
    assert lives(outcome) == after


def test_each_loses_the_life_that_they_lost_before() -> None:
    text = "Each opponent loses life equal to the life they lost this turn."
    jab = card("Jab", "Instant", "Jab deals 3 damage to target player.")
    outcome = played(
        cast(jab, "Bob"), ALL, cast(card("Echo", "Sorcery", text)), ALL, players=PLAYERS, variant="free-for-all"
    )
    assert (outcome["unmodelled"], lives(outcome)) == ([], (13, 14, 7))

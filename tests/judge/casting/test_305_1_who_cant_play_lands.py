"""CR 101.2, 305.1: players who can't play lands."""

import pytest

from tests.judge.playing import ALL, Told, card, cast, legal, played, thing, told, why

HANDS: list[Told] = [
    {"name": name, "hand": [{"id": f"land-{name}", "is": {"name": f"Field {name}", "types": ["Land"]}}]}
    for name in ("Alice", "Bob")
]
NEXT, MAIN = {"to": "next turn"}, {"to": "precombat main"}
PLAYS: tuple[Told, ...] = (
    {"play": "land-Alice", "by": "Alice"},
    NEXT,
    MAIN,
    {"play": "land-Bob", "by": "Bob"},
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Players can't play lands.", (False, False)),
        ("You can't play lands.", (False, True)),
        ("Your opponents can't play lands.", (True, False)),
        ("Players can't cast creature spells.", (True, True)),
    ],
)
def test_101_2_whom_an_ability_keeps_from_playing_lands(text: str, expected: tuple[bool, bool]) -> None:
    outcome = played(*PLAYS, objects=(thing("law", "Enchantment", text),), players=HANDS)
    assert (legal(outcome)[0], legal(outcome)[3]) == expected
    assert outcome["unmodelled"] == []


def test_101_2_it_is_told() -> None:
    outcome = played(PLAYS[0], objects=(thing("law", "Enchantment", "Players can't play lands."),), players=HANDS)
    assert why(outcome) == [("101.2", "305.1")]
    assert told(outcome)[0] == "Illegal: law says that Alice can't play lands."
    assert told(outcome, "fr")[0] == "Illégal\u202f: Alice ne peut pas jouer de terrain à cause de law."


def test_611_2_a_spell_says_so_for_a_turn() -> None:
    wound = card("wound", "Instant", "Target player can't play lands this turn.")
    outcome = played(cast(wound, "Alice", by="Bob"), ALL, *PLAYS, players=HANDS)
    assert legal(outcome)[2:] == [False, True, True, True]

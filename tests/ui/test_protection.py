"""CR 702.16: which of damage, attaching, blocking and targeting a card's protection stops of another card."""

import pytest

from bot.api import ask


def states(line: str) -> str:
    """Return one letter for each of the four: stopped, passes, or never done."""
    told = ask(line, lang="en")["text"]
    letters = {"prevented": "s", "dealt": "p", "deals none": "-", "can’t be attached": "s", "can be attached": "p"}
    letters |= {"it is neither": "-", "can’t block": "s", "can block": "p", "no creature": "-"}
    letters |= {"can’t target it": "s", "can target it": "p", "targets nothing": "-"}
    rows = [row for row in told.splitlines() if row.startswith(("Damage:", "Aura, Equ", "Blocking:", "Targeting:"))]
    return "".join(next(letter for words, letter in letters.items() if words in row) for row in rows)


@pytest.mark.rule("702.16b", "702.16c", "702.16e", "702.16f")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("/keyword protection Spectral Lynx against Force of Nature", "s-ss"),
        ("/motclé protection Lynx spectral contre Force de la Nature", "s-ss"),
        ("/keyword protection: Black Knight from Holy Strength", "-s-s"),
        ("/keyword debt Black Knight vs Lightning Bolt", "p--p"),
        ("/keyword protection Black Knight against Wrath of God", "----"),
        ("/keyword protection Black Knight against Grizzly Bears", "p-pp"),
    ],
)
def test_each_part_of_protection_is_played(line: str, expected: str) -> None:
    assert states(line) == expected


def test_protection_from_a_quality_is_still_the_keyword() -> None:
    assert ask("/keyword protection from red", lang="en")["kind"] == "keyword"

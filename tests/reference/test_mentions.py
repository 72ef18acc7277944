import pytest

from bot.reference.keywords import shipped_keywords
from bot.reference.mentions import keywords_in, names_in, rules_in


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("Does first strike beat deathtouch?", ["first-strike", "deathtouch"]),
        ("Ma 5/5 avec le piétinement et le CONTACT MORTEL, piétinement !", ["trample", "deathtouch"]),
        ("double strike", ["double-strike"]),
        ("DT, FS", []),
        ("Nothing here.", []),
        ("", []),
    ],
)
def test_keywords_are_found_by_their_longest_names_once_each(text: str, ids: list[str]) -> None:
    assert [entry.id for entry in keywords_in(text, shipped_keywords())] == ids


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("See 702.19b, then 702.19 (and 702.19b again).", ["702.19b", "702.19"]),
        ("It cost 1702.19 or 702.19.5", []),
        ("CR 510.1c.", ["510.1c"]),
    ],
)
def test_rule_numbers_are_found_once_each(text: str, numbers: list[str]) -> None:
    assert list(rules_in(text)) == numbers


def test_no_word_counts_twice() -> None:
    assert list(names_in("A B C A B", lambda name: name if name in ("A B", "B C", "C") else None)) == [
        "A B",
        "C",
        "A B",
    ]

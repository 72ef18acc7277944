"""Made-up rules: what words name, and what stands around a rule."""

import pytest

from bot.reference.rulebook import Rulebook, RuleText

RULES = [
    ("7", "More", "More"),
    ("702", "Talents", "Talents"),
    ("702.9", "Gliding", "Gliding"),
    ("702.9a", "Gliding", "Gliding is a talent of owls."),
    ("702.9b", "Gliding", "An owl that glides is caught by nets alone. See rule 703.1."),
    ("703", "Nets", "Nets"),
    ("703.1", "Nets", "A net catches one owl, and this is the owl law."),
    ("703.2", "Nets", "Nets tear."),
]
GLOSSARY = {"Owl Law (Obsolete)": "A law about nets. See rules 703.1 and 702.9b.", "Owlet": "A small owl."}


@pytest.fixture(scope="module")
def book() -> Rulebook:
    rules = {number: RuleText(number, heading, text) for number, heading, text in RULES}
    return Rulebook("2026-04-17", rules, GLOSSARY)


def test_a_rule_stands_among_others(book: Rulebook) -> None:
    assert book.rule("702.9b") == RuleText("702.9b", "Gliding", RULES[4][2])
    assert book.rule("702.9c") is None
    assert [each.number for each in book.parts("702.9")] == ["702.9a", "702.9b"]
    assert [each.number for each in book.parts("7")] == ["702", "703"]
    assert [each.number for each in book if each.is_heading] == ["7", "702", "702.9", "703"]


@pytest.mark.parametrize(
    ("terms", "found"),
    [
        (("nets",), ["703"]),
        (("owl law",), ["703.1", "702.9b"]),
        (("owl", "law"), ["703.1", "702.9b"]),
        (("glidng",), ["702.9"]),
        (("a talent of owls",), []),
        (("zzz",), []),
        ((), []),
    ],
)
def test_words_name_a_heading_or_a_term_wrong_letters_allowed(
    book: Rulebook, terms: tuple[str, ...], found: list[str]
) -> None:
    assert [each.number for each in book.named(terms)] == found


def test_a_term_is_known_by_its_folded_name_and_the_nearest_are_offered(book: Rulebook) -> None:
    assert book.term("owl law") == ("Owl Law (Obsolete)", GLOSSARY["Owl Law (Obsolete)"])
    assert book.term("law") is None
    assert book.near("owlett") == ("Owlet",)
    assert list(book.topics.items())[-2:] == [("owl law obsolete", "Owl Law (Obsolete)"), ("owlet", "Owlet")]
    assert list(book.topics.values()) == ["More", "Talents", "Gliding", "Nets", *GLOSSARY]

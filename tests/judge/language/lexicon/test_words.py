"""The words for keywords come from the data files of these; what has no such file stands in the file of words."""

import pytest

from bot.judge.language.lexicon.words import shipped_lexicon
from tests.reference.corpus import ENTRIES

OFFERED = {word.id for word in shipped_lexicon().keywords.values()}


def test_words_for_creatures_belong_to_keywords_that_are_offered() -> None:
    named = {entry.id for entry in ENTRIES if entry.en.of_creatures or entry.fr.of_creatures}
    assert named - OFFERED == set()


@pytest.mark.parametrize(
    ("word", "text", "number"),
    [
        ("trampler", "trample", False),
        ("pietineuse", "trample", False),
        ("celerite", "haste", False),
        ("bushido", "bushido", True),
        ("imblocable", "unblockable", False),
        ("pietinement des planeswalkers", "trample over planeswalkers", False),
    ],
)
def test_a_creature_is_described_by_the_words_of_the_data_file(word: str, text: str, number: bool) -> None:
    found = shipped_lexicon().keywords[word]
    assert (found.text, found.number) == (text, number)


def test_what_a_player_asks_for_describes_no_creature() -> None:
    assert "mal invoc" not in shipped_lexicon().keywords

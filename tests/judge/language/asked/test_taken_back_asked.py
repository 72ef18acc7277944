"""What is spoken of as a creature and then found to be held, or to be a spell in a list: nobody fights with it."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.judge.language.asked.reading_text import read_text
from bot.language import Language
from tests.judge.table import BOLT

CARDS = Catalogue((BOLT,))


@pytest.mark.rule("509.1a")
@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("j'ai Test Bolt en main, elle bloque sa 3/3", "fr"),
        ("he attacks with a 5/5, I block with Test Bolt and 2/2, Test Bolt with 2/2 and Test Bolt", "en"),
    ],
)
def test_509_1a_what_is_no_creature_does_not_block_and_what_is_said_of_it_is_doubted(text: str, lang: Language) -> None:
    reading = read_text(text, lang, CARDS)
    assert reading.placed is not None
    assert [each["block"] for each in reading.placed.document["do"] if "block" in each] == []
    assert reading.draft.unanswered

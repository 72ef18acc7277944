"""Lines as players type them, in both languages: right at the first try, asked back, and never wrong and certain.

The lines and what must come of them stand in `english.txt` and `french.txt`; they were written before they were run."""

from collections import Counter
from statistics import median
from typing import get_args

import pytest

from bot.cards.catalogue import Catalogue
from bot.language import Language
from bot.reference.keywords import shipped_keywords
from bot.ui.ask import answer_line_or_raise
from bot.ui.desk import Desk
from bot.ui.document import reply_document
from tests.examples import sample
from tests.judge.golden.checking import golden_lines, lines_of_file, verdict_on
from tests.shared import needs_shared

RIGHT = 0.92
"""The share of lines that are right at the first try."""
LONGEST_MEDIAN = 90
"""In characters: so long may the median line be that is understood."""


@pytest.mark.parametrize("lang", get_args(Language))
def test_lines_are_answered_rightly_or_asked_about(lang: Language) -> None:
    desk = Desk(Catalogue.open(), shipped_keywords())
    verdicts = {
        line: verdict_on(line, reply_document(answer_line_or_raise(desk, lang, line.text)))
        for line in sample(list(golden_lines(lang)))
    }
    counted = Counter(verdicts.values())
    assert [line.text for line, verdict in verdicts.items() if verdict == "WRONG"] == []
    assert counted["right"] >= RIGHT * len(verdicts), counted
    assert median(len(line.text) for line, verdict in verdicts.items() if verdict == "right") <= LONGEST_MEDIAN


@needs_shared
def test_lines_that_name_any_card_are_answered_rightly_or_asked_about(full: Catalogue) -> None:
    desk = Desk(full, shipped_keywords())
    verdicts = {
        line.text: verdict_on(line, reply_document(answer_line_or_raise(desk, "en", line.text)))
        for line in sample(list(lines_of_file("english_full.txt")))
    }
    assert [text for text, verdict in verdicts.items() if verdict == "WRONG"] == []
    assert Counter(verdicts.values())["right"] >= RIGHT * len(verdicts), verdicts

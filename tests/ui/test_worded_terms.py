"""Terms of the glossary are found by questions in plain words."""

from pathlib import Path
from typing import get_args

import pytest

from bot.language import Language
from bot.reference.citations import shipped_citations
from bot.ui.commands.glossary import show_word
from tests.reference.test_worded_rules import questions_in, section_of
from tests.shared import SHARED, needs_shared
from tests.ui.rulebook import desk_with_rules

TERMS = questions_in("worded_terms.txt")


@needs_shared
@pytest.mark.parametrize("lang", get_args(Language))
def test_questions_for_a_term_show_it_or_the_rule_that_explains_it(lang: Language, tmp_path: Path) -> None:
    rules = (SHARED / "data" / "rules" / f"comprehensive-rules-{shipped_citations().edition}.txt").read_text("utf-8")
    desk = desk_with_rules(tmp_path, rules)
    asked = [(typed, meant) for spoken, typed, meant in TERMS if spoken == lang]
    missed = []
    for typed, meant in asked:
        reply = show_word(desk, lang, {"word": typed})
        _, _, number = meant.partition("rule ")
        found = {number, section_of(number)} & set(reply.rules[:2]) if number else meant in reply.verdict
        if not found:
            missed.append(f"{typed}: {reply.verdict}")
    assert len(asked) >= 40
    assert len(missed) <= len(asked) / 6, missed

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.reference.folding import fold_text


@pytest.mark.parametrize(
    ("written", "folded"),
    [
        ("Piét.", "piet"),
        ("HÂTE", "hate"),
        ("F.S.", "fs"),
        ("first-strike", "first strike"),
        ("traversée d’île", "traversee d ile"),
        ("traversée d'île", "traversee d ile"),
        ("Ward—{2}", "ward 2"),
        ("  cœur\u202f!", "coeur"),
        ("…", ""),
    ],
)
def test_spellings_of_one_term_fold_alike(written: str, folded: str) -> None:
    assert fold_text(written) == folded


@given(st.text())
def test_folding_twice_changes_nothing_more(text: str) -> None:
    assert fold_text(fold_text(text)) == fold_text(text)

"""The page of the grammar says what the docstrings of the compiler say."""

from tests.meta.grammar import PAGE, grammar_page


def test_the_page_of_the_grammar_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == grammar_page(), "`python -m tests.meta.grammar` writes it anew"

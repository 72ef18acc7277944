"""What has more words than anybody tells, or tells more than anybody does, is refused before it is played."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.language import Language
from bot.reference.keywords import shipped_keywords
from bot.ui.ask import answer_line
from bot.ui.desk import Desk


@pytest.mark.parametrize(
    ("lang", "verdict"),
    [
        ("en", "text: too many words and signs: at most 1,200"),
        ("fr", "texte\u202f: trop de mots et de signes\u202f: 1\u202f200 au plus"),
    ],
)
def test_a_text_of_too_many_words_says_how_many_are_read(lang: Language, verdict: str) -> None:
    assert answer_line(Desk(Catalogue.open(None), shipped_keywords()), lang, "à " * 1950).verdict == verdict


@pytest.mark.parametrize(
    ("lang", "text", "verdict"),
    [
        ("en", "he Shocks me. " * 251, "text: 251 are too many: at most 250"),
        ("fr", "il me Choque. " * 251, "texte\u202f: 251, c’est trop\u202f: 250 au plus"),
        ("en", "100 2/2 and " * 2 + "100 3/3 attack", "text: 251 are too many: at most 250"),
    ],
)
def test_a_text_that_tells_too_much_says_how_much_is_read(lang: Language, text: str, verdict: str) -> None:
    assert answer_line(Desk(Catalogue.open(None), shipped_keywords()), lang, text).verdict == verdict

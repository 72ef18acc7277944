"""What has more words than anybody tells is refused before it is read."""

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

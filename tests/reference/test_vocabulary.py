import tomllib

import pytest

from bot.reference.citations import shipped_citations
from bot.reference.folding import fold_text
from bot.reference.vocabulary import Vocabulary, shipped_vocabulary
from bot.resources import data_folder
from tests.reference.corpus import rulebook
from tests.shared import needs_shared

WORDS = Vocabulary(
    [("règle des légendes", "legend rule"), ("légende", "legendary"), ("blessures", "damage"), ("légende", "legend")],
    ["de", "la", "à"],
)


@pytest.mark.parametrize(
    ("typed", "terms"),
    [
        ("Règle des légendes", ("legend rule",)),
        ("la REGLE DES LEGENDES à blessures", ("legend rule", "damage")),
        ("légende", ("legendary",)),
        ("planeswalker damage", ("planeswalker", "damage")),
        ("de la", ()),
        ("", ()),
    ],
)
def test_the_longest_phrases_become_the_rulebooks_words(typed: str, terms: tuple[str, ...]) -> None:
    assert WORDS.in_english(typed) == terms


@pytest.mark.parametrize(
    ("typed", "terms"),
    [
        ("règle des légendes", ("legend rule",)),
        ("blessures de combat aux arpenteurs", ("combat damage", "planeswalkers")),
        ("double initiative et piétinement", ("double strike", "trample")),
        ("ordre APNAP", ("apnap order",)),
        ("les SBA", ("state based actions",)),
    ],
)
def test_players_words_are_known(typed: str, terms: tuple[str, ...]) -> None:
    assert shipped_vocabulary().in_english(typed) == terms


@needs_shared
def test_every_english_word_of_the_vocabulary_stands_in_the_pinned_edition() -> None:
    content = tomllib.loads((data_folder() / "rules" / "vocabulary.toml").read_text(encoding="utf-8"))
    words = set(fold_text(" ".join(rulebook(shipped_citations().edition).values())).split())
    terms = (*content["french"].values(), *content["english"].values())
    assert {word for term in terms for word in fold_text(term).split()} - words == set()

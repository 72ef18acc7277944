"""What the rulebook's English says for a French word, whatever its form. Reads `data/rules/french_words.toml`."""

import tomllib
from collections.abc import Mapping
from functools import cache

from bot.reference.folding import fold_text
from bot.reference.vocabulary import shipped_words
from bot.reference.word_roots import root_of_word
from bot.resources import data_folder


def english_of_french(word: str) -> str:
    """Return the rulebook's words for a folded French word or phrase, none where it is known in no form."""
    return french_forms().get(word) or french_roots().get(root_of_word(word, "fr"), "")


@cache
def french_forms() -> Mapping[str, str]:
    """Return the rulebook's words by folded French word."""
    content = tomllib.loads((data_folder() / "rules" / "french_words.toml").read_text(encoding="utf-8"))
    forms: dict[str, str] = {}
    for english, words in content.items():
        for word in words:
            forms.setdefault(fold_text(word), english)
    return forms


@cache
def french_roots() -> Mapping[str, str]:
    """Return the rulebook's words by root of a single French word, those of the phrases that players type counting
    first."""
    roots: dict[str, str] = {}
    typed = {fold_text(each): english for each, english in shipped_words()["french"].items()}
    for words in (typed, french_forms()):
        for word, english in words.items():
            if " " not in word:
                roots.setdefault(root_of_word(word, "fr"), english)
    return roots

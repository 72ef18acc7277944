"""Makes different spellings of a term the same string. Knows no keyword and no language's words."""

import re
import unicodedata
from functools import lru_cache

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
BETWEEN_WORDS = re.compile(r"[\W_]+")


LONGEST_KEPT = 40
"""In letters: readers ask for the same words and phrases again and again, and for long texts once."""


def fold_text(text: str) -> str:
    """Return `text` without case, accents and punctuation: `"Piét."` and `"PIET"` fold alike, `"F.S."` to `"fs"`."""
    return fold_phrase(text) if len(text) <= LONGEST_KEPT else fold_letters(text)


def fold_letters(text: str) -> str:
    if text.isascii():
        kept = text.lower().replace(".", "")
    else:
        plain = unicodedata.normalize("NFKD", text).casefold().translate(LIGATURES)
        letters = unicodedata.normalize("NFKD", plain)
        kept = "".join(letter for letter in letters if letter != "." and not unicodedata.combining(letter))
    return BETWEEN_WORDS.sub(" ", kept).strip()


fold_phrase = lru_cache(maxsize=2048)(fold_letters)

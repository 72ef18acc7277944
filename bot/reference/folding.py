"""Makes different spellings of a term the same string. Knows no keyword and no language's words."""

import re
import unicodedata

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
BETWEEN_WORDS = re.compile(r"[\W_]+")


def fold_text(text: str) -> str:
    """Return `text` without case, accents and punctuation: `"Piét."` and `"PIET"` fold alike, `"F.S."` to `"fs"`."""
    if text.isascii():
        kept = text.lower().replace(".", "")
    else:
        plain = unicodedata.normalize("NFKD", text).casefold().translate(LIGATURES)
        letters = unicodedata.normalize("NFKD", plain)
        kept = "".join(letter for letter in letters if letter != "." and not unicodedata.combining(letter))
    return BETWEEN_WORDS.sub(" ", kept).strip()

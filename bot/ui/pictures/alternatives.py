"""What a picture shows in a sentence or two, for whoever can't see it."""

import re
from collections.abc import Iterable

RULES = re.compile(r"\s*\[[^\[\]]*\]")
SENTENCE = re.compile(r"(?<=[.!?…])\s+(?=[^\s\d])")
MOST_SENTENCES, LONGEST = 2, 300
"""In characters: what is longer is cut at a word."""


def short_alt(sentences: Iterable[str]) -> str:
    """Return the first sentences without rule numbers."""
    told = [each for text in sentences for each in SENTENCE.split(RULES.sub("", text).strip()) if each]
    text = " ".join(told[:MOST_SENTENCES])
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1].rpartition(' ')[0]}…"

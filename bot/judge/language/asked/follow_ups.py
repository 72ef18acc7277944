"""Whether a line goes on about the situation before it: "and with first strike?", « et s'il a l'initiative ? »."""

from functools import cache

from bot.judge.language.asked.words.lexicon import WORDS
from bot.judge.language.asked.words.tokens import straight_text, tokens_of
from bot.language import LANGUAGES

FOLLOWS = ">>"
"""Stands between a question and each follow-up that changes it."""
MOST_NAMED = 1
"""A line that names more sizes tells a situation of its own."""


@cache
def openings() -> frozenset[tuple[str, ...]]:
    """The words that open a line that goes on, in all languages."""
    phrases = (phrase.replace("_", " ") for lang in LANGUAGES for phrase in WORDS[lang].FOLLOW_UPS.split())
    return frozenset(tuple(each.key for each in tokens_of(phrase)) for phrase in phrases)


def is_follow_up(text: str) -> bool:
    """Whether the line begins as one that changes what was said before, and tells no situation of its own."""
    tokens = tokens_of(straight_text(text.strip()[:400]))
    keys = tuple(each.key for each in tokens)
    opens = any(keys[: len(opening)] == opening for opening in openings())
    return opens and sum(each.kind == "size" for each in tokens) <= MOST_NAMED

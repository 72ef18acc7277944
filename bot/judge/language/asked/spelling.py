"""Misspelt everyday words: an unknown word that one letter parts from exactly one word of the lexicon.

Words with a letter too many, too few, another or two that changed places; short words are left alone."""

from collections.abc import Iterator, Mapping
from functools import cache

from bot.judge.language.asked.lexicon import shipped_phrases
from bot.judge.language.lexicon.words import shipped_lexicon

SHORTEST = 5
"""Letters that a word has at least that is put right."""
NAMELESS = frozenset({"verb", "participle", "neg", "aux", "noun", "measure", "trait", "state", "player", "wh", "prep"})
"""The kinds of words that are worth putting right."""


@cache
def words_by_part() -> Mapping[str, frozenset[str]]:
    """Return the words of the lexicon by themselves and by what is left of them without one letter."""
    phrases = shipped_phrases()
    words = {
        key
        for key, meanings in phrases.words.items()
        if len(key) >= SHORTEST and key.isalpha() and any(each.kind in NAMELESS for each in meanings)
    }
    words |= {each for each in shipped_lexicon().keywords if len(each) >= SHORTEST and each.isalpha()}
    found: dict[str, set[str]] = {}
    for word in words:
        for part in (word, *without_one_letter(word)):
            found.setdefault(part, set()).add(word)
    return {part: frozenset(each) for part, each in found.items()}


def without_one_letter(word: str) -> Iterator[str]:
    """Yield the word without each of its letters."""
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]


def spelt_right(word: str) -> str | None:
    """Return the word that is meant, of the same first letter; None where none is, or several are."""
    if len(word) < SHORTEST or not word.isalpha():
        return None
    known = words_by_part()
    near = {each for part in (word, *without_one_letter(word)) for each in known.get(part, ()) if each[0] == word[0]}
    meant = {each for each in near if is_one_slip(word, each)}
    if len(meant) != 1:
        meanings = {frozenset((one.kind, one.value) for one in shipped_phrases().alone(each)) for each in meant}
        return min(meant) if len(meanings) == 1 and frozenset() not in meanings else None
    return next(iter(meant))


def is_one_slip(typed: str, word: str) -> bool:
    """Whether one letter is too many, missing or another, or two neighbours changed places."""
    if len(typed) == len(word):
        other = [at for at in range(len(word)) if typed[at] != word[at]]
        swapped = len(other) == 2 and other[1] == other[0] + 1
        return len(other) == 1 or (swapped and typed[other[0]] == word[other[1]] and typed[other[1]] == word[other[0]])
    long, short = (typed, word) if len(typed) > len(word) else (word, typed)
    return len(long) == len(short) + 1 and short in without_one_letter(long)

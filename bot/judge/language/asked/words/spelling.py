"""Misspelt everyday words: an unknown word that one letter parts from exactly one word of the lexicon, or that sounds
as one does.

Words with a letter too many, too few, another or two that changed places; short words are left alone."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from bot.judge.language.asked.words.lexicon import shipped_phrases
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.language import ByLanguage
from bot.reference.french_words import english_of_french

SHORTEST = 5
"""Letters that a word has at least that is put right."""
NAMELESS = frozenset({"verb", "participle", "neg", "aux", "noun", "measure", "trait", "state", "player", "wh", "prep"})
"""The kinds of words that are worth putting right."""


SHORTEST_HEARD = 4
"""Letters that a word has at least that is put right by its sound."""
SOUNDS = (
    (re.compile(r"qu|ck|q|c(?![eiyh])"), "k"),
    (re.compile(r"ph"), "f"),
    (re.compile(r"eau|au"), "o"),
    (re.compile(r"ai|ei"), "e"),
    (re.compile(r"y"), "i"),
    (re.compile(r"(.)\1+"), r"\1"),
    (re.compile(r"(?<=..)(?:e?nt|er|ez|es|[estdzx])$"), ""),
    (re.compile(r"(?<=..)[estdx]$"), ""),
)
"""Letters that are spoken alike in French, and endings that are not heard."""


FEW = 4
"""So many times as many forms of one verb sound alike as other words do, where the verb is meant."""


def sound_of(word: str) -> str:
    """Return the word as it is heard, about: « attak » as « attaque », « pren » as « prends »."""
    for letters, heard in SOUNDS:
        word = letters.sub(heard, word)
    return word


@cache
def words_by_sound() -> Mapping[str, frozenset[str]]:
    """Return the words of the lexicon by how they are heard."""
    found: dict[str, set[str]] = {}
    for word in words_worth_putting_right(SHORTEST_HEARD):
        found.setdefault(sound_of(word), set()).add(word)
    return {sound: frozenset(words) for sound, words in found.items()}


def words_worth_putting_right(shortest: int) -> set[str]:
    """Return the words that one may be put right to, of so many letters at least."""
    phrases = shipped_phrases()
    words = {
        key
        for key, meanings in phrases.words.items()
        if len(key) >= shortest and key.isalpha() and any(each.kind in NAMELESS for each in meanings)
    }
    return words | {each for each in shipped_lexicon().keywords if len(each) >= shortest and each.isalpha()}


@cache
def words_by_part() -> Mapping[str, tuple[str, ...]]:
    """Return the words of the lexicon by themselves and by what is left of them without one letter, each word once."""
    found: dict[str, tuple[str, ...]] = {}
    for word in words_worth_putting_right(SHORTEST):
        for part in {word, *without_one_letter(word)}:
            found[part] = (*found.get(part, ()), word)
    return found


def without_one_letter(word: str) -> Iterator[str]:
    """Yield the word without each of its letters."""
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]


def spelt_right(word: str) -> str | None:
    """Return the word that is meant, of the same first letter; None where none is, several are, or it is none that is
    misspelt."""
    if not word.isalpha() or english_of_french(word):
        return None  # « perte » is a word by itself
    return (one_letter_off(word) if len(word) >= SHORTEST else None) or heard_alike(word)


def heard_alike(word: str) -> str | None:
    """Return the word that sounds as this one does; None where none does, or several that mean other things."""
    if len(word) < SHORTEST_HEARD:
        return None
    alike = [each for each in words_by_sound().get(sound_of(word), ()) if each[0] == word[0]]
    acts = {one.value for each in alike for one in shipped_phrases().alone(each) if one.kind in {"verb", "participle"}}
    others = [each for each in alike if not any(one.value in acts for one in shipped_phrases().alone(each))]
    meant = min(alike, key=lambda each: (not is_spelt_by_sound(each), len(each), each), default=None)
    clear = len(acts) == 1 and FEW * len(others) <= len(alike)
    return meant if clear or (not acts and len(alike) == 1) else None


SPELT_BY_SOUND: ByLanguage[bool] = ByLanguage(en=False, fr=True)
"""Whether the sounds by which words are put right are those of the language."""


def is_spelt_by_sound(word: str) -> bool:
    """Whether the word means anything in a language by whose sounds others are read."""
    return any(each.lang is not None and SPELT_BY_SOUND[each.lang] for each in shipped_phrases().alone(word))


def one_letter_off(word: str) -> str | None:
    """Return the only word of the lexicon that one slip parts from this one."""
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

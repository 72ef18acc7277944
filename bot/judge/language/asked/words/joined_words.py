"""Words that are typed as one, parted: "its a 2/2", « 6pv », « jattaque »."""

import re
from collections.abc import Sequence

from bot.judge.language.asked.words.french.function_words import (
    JOINED,
    JOINED_TO,
    JOINED_TO_VERBS,
    NEVER_JOINED,
    VOWELS,
)
from bot.judge.language.asked.words.lexicon import WORDS, Meaning, shipped_phrases
from bot.judge.language.asked.words.spelling import spelt_right
from bot.judge.language.asked.words.tokens import Token
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.language import LANGUAGES
from bot.reference.folding import fold_text


def split_joined_words(tokens: Sequence[Token]) -> list[Token]:
    """Part what is typed without a space or its apostrophe."""
    found: list[Token] = []
    for at, token in enumerate(tokens):
        behind = tokens[at + 1] if at + 1 < len(tokens) else None
        found += parted_number(token) or parted_contraction(token, behind) or parted_pronoun(token) or [token]
    return found


COUNTED = re.compile(r"(\d{1,4})([^\W\d_]{2,})")
COUNTABLE = frozenset({"measure", "noun"})


def parted_number(token: Token) -> list[Token]:
    """Part « 6pv », `3dmg`: a number that is joined to what it counts; nothing for no such word."""
    match = COUNTED.fullmatch(token.text)
    if token.kind != "word" or match is None:
        return []
    number, word = match.groups()
    meant = shipped_phrases().alone(fold_text(word))
    if not any(each.kind in COUNTABLE for each in meant):
        return []
    cut = token.start + len(number)
    return [Token(number, number, "number", token.start, cut), Token(word, fold_text(word), "word", cut, token.end)]


def parted_contraction(token: Token, behind: Token | None) -> list[Token]:
    """Part a word that is typed without its apostrophe; nothing for no such word."""
    contracted = contraction(token, behind) if token.kind == "word" else None
    if contracted is None:
        return []
    stem, end = contracted
    if len(token.text) == 1:  # « g », for « j'ai »
        first, second, cut, begin = token.text, token.text, token.start + 1, token.start
    else:
        first, second = token.text[: len(stem)], token.text[len(stem) :]
        cut = begin = token.start + min(len(stem), len(token.text) - 1)
    return [Token(first, stem, "word", token.start, cut), Token(second, end, "end", begin, token.end)]


def contraction(token: Token, behind: Token | None) -> tuple[str, str] | None:
    """What a word is made of that is typed without its apostrophe: "im", and "its" before an article."""
    for lang in LANGUAGES:
        before = WORDS[lang].CONTRACTED_BEFORE.get(token.key)
        joined = behind is not None and (behind.kind == "size" or (before is not None and behind.key in before.split()))
        if before is None or joined:
            found: tuple[str, str] | None = WORDS[lang].CONTRACTED.get(token.key)
            if found is not None:
                return found
    return None


PARTED = frozenset({"verb", "player", "aux", "cardverb"})


def parted_pronoun(token: Token) -> list[Token]:
    """Part a pronoun from the word behind it; nothing for a word that means something as it stands."""
    head = next((each for each in JOINED if token.key.startswith(each)), "") if token.kind == "word" else ""
    rest = token.key[len(head) :]
    if not head or len(rest) < 2 or token.key in NEVER_JOINED or shipped_phrases().alone(token.key):
        return []
    meant = meanings_behind(head, rest)
    if not meant or token.key in shipped_lexicon().keywords or not is_joined(head, rest, meant):
        return []
    cut = token.start + len(head)
    return [
        Token(token.text[: len(head)], f"{head}'", "elided", token.start, cut),
        Token(token.text[len(head) :], rest, "word", cut, token.end),
    ]


def meanings_behind(head: str, rest: str) -> Sequence[Meaning]:
    """Return what stands behind the pronoun; a verb may be misspelt: « jpren »."""
    heard = shipped_phrases().alone(rest) or (verb_heard(rest) if head in JOINED_TO_VERBS else ())
    elides = [each for each in heard if each.lang is not None and (WORDS[each.lang].ELIDED or head == "j")]
    return [each for each in elides if each.kind in PARTED]


def verb_heard(word: str) -> tuple[Meaning, ...]:
    return shipped_phrases().alone(right) if (right := spelt_right(word)) is not None else ()


def is_joined(head: str, rest: str, meant: Sequence[Meaning]) -> bool:
    """Whether the pronoun stands before such a word: « s » before « il » alone, « l » before the vowel of a verb."""
    if head == "j":
        return True
    if head in JOINED_TO_VERBS:
        return rest[0] in VOWELS and any(each.kind == "verb" for each in meant)
    return rest in JOINED_TO[head].split()

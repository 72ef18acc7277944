"""The small words around the name of something on a table: how many, an article, that it is a token.

Knows no card: whether what is left is a name is the reader's business."""

import re
from itertools import takewhile

from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.objects.states import COPIES, without_brackets
from bot.reference.folding import fold_text

COUNT_BEFORE = re.compile(
    r"(?:(\d+)\s*[x×](?![\w/])|[x×]\s*(\d+)(?![\w/])|(\d+)\s*[x×](?=\d)|(\d+)(?=\s+[^\s/]))\s*", re.IGNORECASE
)
COUNT_AFTER = re.compile(r"\s+[x×]\s*(\d+)$|\s+(\d+)\s*[x×]$", re.IGNORECASE)


def bare_name_text(text: str) -> str:
    """The text without its count and its brackets."""
    return split_count(without_brackets(text))[1]


def is_word_for_nothing(text: str) -> bool:
    """Whether the words say that there is nothing: "nothing", "no blockers", « pas de bloqueur », « plateau vide », or
    a stroke."""
    known, words = shipped_lexicon().words, set(fold_text(text).split())
    denied = words & known["none"] | words & known["nobody"]
    return not words or (bool(denied) and words - denied <= known["around nobody"])


def split_count(text: str) -> tuple[int, str]:
    """`count` = NUMBER "x" | "x" NUMBER | NUMBER word | "two" | "deux"; 1 where there is none; and the rest."""
    if before := COUNT_BEFORE.match(text):
        return number_of_match(before), text[before.end() :].strip()
    if after := COUNT_AFTER.search(text):
        return number_of_match(after), text[: after.start()].strip()
    first, _, rest = text.partition(" ")
    count = shipped_lexicon().numbers.get(fold_text(first), 0)
    return (count, rest.strip()) if count and rest.strip() else (1, text)


def number_of_match(match: re.Match[str]) -> int:
    digits = next(group for group in match.groups() if group)
    return int(digits[:9])


def without_token(text: str) -> str:
    """Cut off the word that says that it is a token: `Bear token`, « jeton Ours », `token copy of Bear`."""
    words = text.split()
    known = shipped_lexicon()
    if len(words) > 1 and known.is_a("token", fold_text(words[-1])):
        return " ".join(words[:-1])
    if len(words) < 2 or not known.is_a("token", fold_text(words[0])):
        return text
    rest = " ".join(words[1:])
    return rest if COPIES.fullmatch(rest) else without_article(rest)


def without_article(text: str) -> str:
    """Cut off the articles before a name that is not whole."""
    words = text.replace("l’", "l’ ").replace("l'", "l' ").split()
    known = shipped_lexicon()
    articles = sum(1 for _ in takewhile(lambda word: known.is_a("nothing", fold_text(word)), words[:-1]))
    return " ".join(words[articles:]) if articles else text

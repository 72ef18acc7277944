"""Glosses and long names are written once: a keyword's name in the other language, the long name of a made-up object.

Works on texts in reading order; knows no game and no language."""

import re
from collections.abc import Iterable, Iterator, Sequence

from bot.explain.names import Names

OPENING, CLOSING, APPOSED = "\ue000", "\ue001", "\ue002"
"""Characters for private use, around what is said at the first mention only; before what it is and not its name."""

GLOSS = re.compile(f"{OPENING}({APPOSED}?)([^{CLOSING}]*){CLOSING}")
SIZE = re.compile(r"[\d*X]+/[\d*X]+(?= )")


def mark_gloss(other: str) -> str:
    """Mark what something is also called."""
    return f"{OPENING}{other}{CLOSING}"


def mark_apposition(other: str) -> str:
    """Mark what else something is, if that is to be said."""
    return f"{OPENING}{APPOSED}{other}{CLOSING}" if other else ""


def say_each_once(texts: Iterable[str], names: Names) -> list[str]:
    """The texts, each gloss and each long name in the first of its places."""
    told = list(first_glosses(texts))
    for long, short in size_names(names):
        told = list(shorten_later_mentions(told, long, short))
    return told


def first_glosses(texts: Iterable[str]) -> Iterator[str]:
    """In brackets, or after a stroke or a comma where brackets are open; once."""
    known: set[str] = set()
    for text in texts:
        parts, end = [], 0
        for found in GLOSS.finditer(text):
            parts.append(text[end : found.start()])
            end = found.end()
            if found[2] not in known:
                known.add(found[2])
                so_far, sign = "".join(parts), ", " if found[1] else " / "
                parts.append(f"{sign}{found[2]}" if so_far.count("(") > so_far.count(")") else f" ({found[2]})")
        yield "".join([*parts, text[end:]])


def size_names(names: Names) -> Sequence[tuple[str, str]]:
    """The long names of what was made up that begin with a size that nothing else is called by."""
    found = [(noun.name, size.group()) for noun in names.namesakes if noun.made_up and (size := SIZE.match(noun.name))]
    begin = [noun.name.split(" ", 1)[0] for noun in names.namesakes]
    return [(long, short) for long, short in found if begin.count(short) == 1]


def shorten_later_mentions(texts: Iterable[str], long: str, short: str) -> Iterator[str]:
    """Leave the long name where it comes first, and put the short one in its later places."""
    whole = re.compile(rf"(?<!\w){re.escape(long)}(?!\w| tokens?\b)")  # tokens that an effect makes are others
    seen = False
    for text in texts:
        first = None if seen else whole.search(text)
        end = 0 if first is None else first.end()
        seen = seen or first is not None
        yield f"{text[:end]}{whole.sub(short, text[end:])}"

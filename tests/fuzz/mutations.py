"""What is nearly sense: known texts, torn, repeated and mixed as a seed decides."""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

STRANGE = (
    "\x00",
    "\ud800",
    "\u202e",
    "\u0301" * 40,
    "🧙",
    "@everyone",
    "<@1>",
    "```",
    "-1",
    "0",
    "99999999999999999999",
    "1e309",
    "{X}{X}",
    '"',
    "'",
    "(" * 60,
    "[" * 60,
    '{"a":' * 60,
    ", " * 60,
    "and " * 60,
    " et ",
    "\n",
    "\t",
    "\xa0",
    "null",
    "true",
    "-> ",
    ">> ",
)
"""Parts that programs trip over."""

Change = Callable[[str, random.Random], str]


def cut_out(text: str, chance: random.Random) -> str:
    first, last = place_in(text, chance), place_in(text, chance)
    return text[: min(first, last)] + text[max(first, last) :]


def repeat_part(text: str, chance: random.Random) -> str:
    first, last = sorted((place_in(text, chance), place_in(text, chance)))
    return text[:last] + text[first:last] * chance.choice((1, 2, 30)) + text[last:]


def insert_strange(text: str, chance: random.Random) -> str:
    where = place_in(text, chance)
    return text[:where] + chance.choice(STRANGE) + text[where:]


def change_letter(text: str, chance: random.Random) -> str:
    where = place_in(text, chance)
    return text[:where] + chr(chance.choice((chance.randrange(128), chance.randrange(0x3000)))) + text[where + 1 :]


def swap_words(text: str, chance: random.Random) -> str:
    words = text.split(" ")
    one, other = chance.randrange(len(words)), chance.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return " ".join(words)


CHANGES: Sequence[Change] = (cut_out, repeat_part, insert_strange, change_letter, swap_words)
LONGEST = 6000


def nearly(texts: Sequence[str], chance: random.Random) -> str:
    """Return one of the texts, or the beginning of one and the end of another, with a few changes."""
    text = chance.choice(texts)
    if chance.random() < 0.3:
        other = chance.choice(texts)
        text = text[: place_in(text, chance)] + other[place_in(other, chance) :]
    for _ in range(chance.choice((1, 1, 2, 4))):
        text = chance.choice(CHANGES)(text, chance)[:LONGEST]
    return text


def place_in(text: str, chance: random.Random) -> int:
    return chance.randrange(len(text) + 1)


def nearly_document(documents: Sequence[str], chance: random.Random) -> str:
    """Return a JSON document with a few values taken out, put elsewhere or changed; at times one that `nearly` tore."""
    if chance.random() < 0.2:
        return nearly(documents, chance)
    document = json.loads(chance.choice(documents))
    other = list(holders_in(json.loads(chance.choice(documents))))
    for _ in range(chance.choice((1, 1, 2, 3))):
        change_value(chance.choice(list(holders_in(document))), other, chance)
    return json.dumps(document)


Holder = dict[str, Any] | list[Any]


def change_value(holder: Holder, others: Sequence[Holder], chance: random.Random) -> None:
    """Change one value in an object or a list: away, doubled, another one's, or nearly what it was."""
    places: Sequence[Any] = list(holder) if isinstance(holder, dict) else range(len(holder))
    if not places:
        return
    place = chance.choice(places)
    match chance.randrange(5):
        case 0:
            del holder[place]
        case 1 if isinstance(holder, list):
            holder.append(json.loads(json.dumps(holder[place])))
        case 2:
            other = chance.choice(others)
            values = list(other.values() if isinstance(other, dict) else other)
            holder[place] = json.loads(json.dumps(chance.choice(values))) if values else None
        case 3 if isinstance(holder[place], str):
            holder[place] = nearly([holder[place]], chance)
        case _:
            holder[place] = chance.choice((None, True, -1, 0, 3, 10**20, 0.5, "", "Bob", [], {}, [[]], STRANGE[0]))


def holders_in(document: Any) -> Iterator[Holder]:
    """Yield each object and list of a document."""
    if isinstance(document, dict | list):
        yield document
        for value in document.values() if isinstance(document, dict) else document:
            yield from holders_in(value)

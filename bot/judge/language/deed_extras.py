"""What stands in a line beside who, what and at what: X, modes, kicker, another cost (CR 601.2b)."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from bot.reference.folding import fold

Document = dict[str, Any]

ALTERNATIVES: Mapping[str, str] = MappingProxyType(
    {
        **dict.fromkeys(("overload", "surcharge"), "overload"),
        "flashback": "flashback",
        **dict.fromkeys(("sneak", "infiltration"), "sneak"),
    }
)
"""The alternative costs that are played, by the words for them."""

EXTRAS: tuple[tuple[str, re.Pattern[str], Callable[[re.Match[str]], Any]], ...] = (
    ("x", re.compile(r"\(?\b[xX]\s*=\s*(\d{1,4})\)?"), lambda found: int(found[1])),
    (
        "modes",
        re.compile(r"\(?\bmodes?\s+(\d(?:\s*(?:,|and|et|&|\+)\s*\d)*)\)?", re.IGNORECASE),
        lambda found: [int(number) for number in re.findall(r"\d", found[1])],
    ),
    (
        "kicked",
        re.compile(r"\(?\b(?:kicked|kické|kickée|with kicker|avec (?:le )?kick)\b\)?", re.IGNORECASE),
        lambda _: True,
    ),
    (
        "with",
        re.compile(
            r"\b(?:with|for|using|via|avec|pour|en)\s+(?:(?:its|the|son|sa|la|le)\s+)?"
            rf"({'|'.join(ALTERNATIVES)})(?:\s+cost)?\b",
            re.IGNORECASE,
        ),
        lambda found: ALTERNATIVES[fold(found[1])],
    ),
)
"""The key of a document's action, the words that mean it, and what of them is its value."""


def with_extras(text: str) -> tuple[str, Document]:
    """Take the extras out of a line: what is left of it, and they as keys of an action."""
    extras: Document = {}
    for key, words, value in EXTRAS:
        if found := words.search(text):
            extras[key] = value(found)
            text = text[: found.start()] + text[found.end() :]
    return " ".join(text.split()), extras

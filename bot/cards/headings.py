"""Which heading each rule of the Comprehensive Rules is under. Knows their layout, not where they are kept."""

import re
from collections.abc import Iterable, Iterator
from string import ascii_lowercase

IS_HEADING = re.compile(r"[^.:]{1,60}")
"""A short line without a period or a colon, so no sentence."""


def rules_with_headings(rules: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str, str]]:
    """Yield each rule's number, its heading and its text: "Trample" is the heading of 702.19b, "Damage" of 120.3."""
    headings: dict[str, str] = {}
    for number, text in rules:
        section, dot, _ = number.partition(".")
        if not dot or IS_HEADING.fullmatch(text):
            headings[number] = text
        above = number.rstrip(ascii_lowercase)
        yield number, headings.get(above) or headings.get(section, ""), text

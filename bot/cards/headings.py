"""What each rule of the Comprehensive Rules stands under; knows their layout, and nothing of where they are kept."""

import re
from collections.abc import Iterable, Iterator
from string import ascii_lowercase

IS_HEADING = re.compile(r"[^.:]{1,60}")
"""A line that is no sentence."""


def rules_with_headings(rules: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str, str]]:
    """Yield each rule's number, what it stands under, and its text: 702.19b under "Trample", 120.3 under "Damage"."""
    headings: dict[str, str] = {}
    for number, text in rules:
        section, dot, _ = number.partition(".")
        if not dot or IS_HEADING.fullmatch(text):
            headings[number] = text
        above = number.rstrip(ascii_lowercase)
        yield number, headings.get(above) or headings.get(section, ""), text

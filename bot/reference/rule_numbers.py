"""Numbers of Comprehensive Rules: how people write them, and which rule is above which. Knows no rule's text."""

import re
from collections.abc import Iterator

WRITTEN = re.compile(
    r"(?:(?:cr|rules?|r[eè]gles?|§|#)\s*)?(?P<section>\d|\d{3})(?:\s*[.,\s-]\s*(?P<rule>\d{1,3})\s?(?P<part>[a-z])?)?\.?",
    re.IGNORECASE,
)
PARTS = re.compile(r"(?P<section>\d+)(?:\.(?P<rule>\d+)(?P<part>[a-z]*))?")


def read_number(text: str) -> str | None:
    """Return a typed number as the rulebook writes it (`CR 702-19 B` is `702.19b`); None if it is no rule's number."""
    match = WRITTEN.fullmatch(text.strip())
    if match is None:
        return None
    rule, part = match["rule"], (match["part"] or "").lower()
    if rule is not None and len(match["section"]) == 1:
        return None
    return match["section"] if rule is None else f"{match['section']}.{int(rule)}{part}"


def place_of_number(number: str) -> tuple[int, int, str]:
    """Return a key that sorts numbers as the rulebook does: 702.9 before 702.10, a section before its rules."""
    match = PARTS.fullmatch(number)
    if match is None:
        raise ValueError(f"{number!r} is no rule number")
    return int(match["section"]), int(match["rule"] or 0), match["part"] or ""


def number_above(number: str) -> str | None:
    """Return the number above: 702.19 for 702.19b, 702 for 702.19, 7 for 702; None for a chapter."""
    section, rule, part = place_of_number(number)
    if part:
        return f"{section}.{rule}"
    if rule:
        return str(section)
    return str(section)[0] if section >= 100 else None


def number_and_those_above(number: str) -> Iterator[str]:
    """Yield the number and then those above it: 702.19b, 702.19, 702, 7."""
    above: str | None = number
    while above is not None:
        yield above
        above = number_above(above)

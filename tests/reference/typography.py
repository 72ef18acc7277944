"""What French typography asks of every French sentence that the project ships, as a list of complaints."""

import re

NARROW = "\u202f"
COMPLAINTS: dict[str, re.Pattern[str]] = {
    "a narrow no-break space goes before ; : ! ?": re.compile(rf"[^{NARROW}][;:!?]"),
    "a narrow no-break space goes inside guillemets": re.compile(rf"«[^{NARROW}]|[^{NARROW}]»"),
    "the apostrophe is ’": re.compile("'"),
    "quotation marks are « »": re.compile('["“”]'),
    "the ellipsis is …": re.compile(r"\.\.\."),
    "words do not run two spaces apart": re.compile(r"\s\s"),
    "the vowel elides": re.compile(
        r"(?<!-)\b(?:de|le|la|que|ne|je|se|jusque|lorsque) (?=[aàâeéèêiîoôuûyœ])", re.IGNORECASE
    ),
    "“si il” elides": re.compile(r"\bsi ils?\b", re.IGNORECASE),
    "damage is “blessures”": re.compile(r"\bdégâts?\b", re.IGNORECASE),
}


def complaints(sentence: str) -> list[str]:
    """Return what is wrong with a French sentence, in words; empty for a clean one."""
    return [complaint for complaint, pattern in COMPLAINTS.items() if pattern.search(sentence)]

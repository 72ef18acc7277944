"""The emblem that a card makes (CR 114.2), found in its text whether or not the rest of that text is read."""

import re

EMBLEM = re.compile(r"\bgets? an emblem (?:with|that has),? (?P<quoted>[\"“][^\"“”]*[\"”](?: and [\"“][^\"“”]*[\"”])*)")
QUOTED = re.compile(r"[\"“]([^\"“”]*)[\"”]")
SINGLE_QUOTED = re.compile(r"(?<!\w)['‘](.*?)['’](?!\w)")


def find_emblem_text(text: str) -> str | None:
    """Return the text of the first emblem that the card makes, one ability a line; None if it makes none."""
    found = EMBLEM.search(text)
    if found is None:
        return None
    return "\n".join(SINGLE_QUOTED.sub(r'"\1"', ability) for ability in QUOTED.findall(found["quoted"]))

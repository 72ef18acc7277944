"""French typography for text that is typed without it: narrow no-break spaces and the curved apostrophe."""

NARROW = "\u202f"


def narrow_spaces(text: str) -> str:
    """Return French text with the spaces that stand before high punctuation and inside quotation marks."""
    for sign in ":;?!»":
        text = text.replace(f" {sign}", f"{NARROW}{sign}")
    return text.replace("« ", f"«{NARROW}").replace("'", "’")

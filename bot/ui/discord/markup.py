"""Discord's markup: makes any text show exactly as it is written, and cuts text without breaking it.

Knows no reply and no embed."""

import re
import unicodedata
from collections.abc import Iterable, Iterator

MOST_MARKS = 2
"""Combining marks that may follow each other, after composition; no language here needs more."""

INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co"})
"""Control, format (directions, zero widths), surrogate and private-use characters."""

MARKUP: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"[\\`*_~|]"), r"\\\g<0>"),  # code, emphasis, strike-through, spoilers
    (re.compile(r"<(?=[@#:/a-z])", re.IGNORECASE), r"\\<"),  # <@1> <@&1> <#1> </cmd:1> <:e:1> <t:1> <id:…> <https://…>
    (re.compile(r"@(?=everyone|here)", re.IGNORECASE), "@\u200b"),
    (re.compile(r"\](?=\()"), r"\\]"),  # [text](address)
    (re.compile(r"(?<=\w)://"), r"\://"),  # a bare address of any scheme
    (re.compile(r"(discord(?:app)?)\.(?=gg|com|me|io)", re.IGNORECASE), r"\1\\."),  # invitations without a scheme
    (re.compile(r"^(\s*)(?=(?:#{1,3}|-#?)(?:\s|$)|>)", re.MULTILINE), r"\1\\"),  # headings, small print, lists, quotes
    (re.compile(r"^(\s*\d+)\.(?=\s|$)", re.MULTILINE), r"\1\\."),  # numbered lists
)
"""The patterns that Discord would act on, and what is written instead: a backslash, which is not shown, comes first.

The order matters: the first row also escapes the text's own backslashes, so that no later row's are escaped again."""

ENDS = re.compile(r"\n|(?<=[.!?…])\s")
CUT = " …"
LINE_BEGUN = re.compile(r"(?:^|\n)[^\S\n]*(?:#{1,3}|-#?|\d+\.)$")
"""A cut text's last line that would become a heading, small print or a list item with the space before the `…`."""
UNFINISHED = re.compile(r"<(?::\w*:?\d*)?$")
"""An emoji at the end of a cut text that has lost its own end."""


def visible_text(text: str) -> str:
    """Return the text without what can't be seen, without empty lines, and without floods of combining marks."""
    lines = ("".join(visible_characters(line)).strip() for line in unicodedata.normalize("NFC", text).splitlines())
    return "\n".join(line for line in lines if line)


def visible_characters(characters: Iterable[str]) -> Iterator[str]:
    """Yield the visible characters, with at most `MOST_MARKS` combining marks in a row."""
    marks = 0
    for character in characters:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if character == "\t":
            yield " "
        elif kind not in INVISIBLE and marks <= MOST_MARKS:
            yield character


def escape_markup(text: str) -> str:
    """Return the text so that Discord shows it as written: no mention, link, command, emphasis, heading or list."""
    text = visible_text(text)
    for pattern, written in MARKUP:
        text = pattern.sub(written, text)
    return text


def shorten_text(text: str, most: int) -> str:
    """Return at most `most` characters of the text.

    It is cut where a line or a sentence ends, else a word, else anywhere; never inside an escape or an emoji, nor so
    that what is left of a line becomes markup."""
    if len(text) <= most:
        return text
    if most <= len(CUT):
        return CUT[-most:] if most else ""
    head = text[: most - len(CUT) + 1]  # one character more: an end right after the last one is a good place to cut
    ends = [match.start() for match in ENDS.finditer(head, len(head) // 2)]
    at = ends[-1] if ends else head.rfind(" ", len(head) // 2)
    kept = whole_escapes(UNFINISHED.sub("", head[: at if at > 0 else -1].rstrip()))
    return f"{LINE_BEGUN.sub('', kept)}{CUT}"


def whole_escapes(text: str) -> str:
    """Drop a last backslash whose escaped character was cut off."""
    return text[:-1] if (len(text) - len(text.rstrip("\\"))) % 2 else text

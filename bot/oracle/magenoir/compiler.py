"""From a card's words to its paragraphs: French or English, each paragraph whole or kept as it stands, unread."""

import re
from collections.abc import Iterable

from bot.engine.magenoir.words import abilities as ab
from bot.language import LANGUAGES, ByLanguage
from bot.oracle.magenoir.english import ENGLISH
from bot.oracle.magenoir.french import FRENCH
from bot.oracle.magenoir.grammar import read_paragraph

PATTERNS = ByLanguage(en=ENGLISH, fr=FRENCH)
SELF = ByLanguage(en="this card", fr="cette carte")


def compile_text(text: str, names: Iterable[str] = ()) -> tuple[ab.Paragraph, ...]:
    """Return the paragraphs of a text, one a line; `names` are the card's own, which its text may use for itself."""
    return tuple(compile_paragraph(line, tuple(names)) for line in text.splitlines() if line.strip())


def compile_paragraph(line: str, names: tuple[str, ...]) -> ab.Paragraph:
    """Read one paragraph in whichever language understands it."""
    for language in reversed(LANGUAGES):  # the game is French, and so is what most people copy from its cards
        found = read_paragraph(normalize_line(line, names, SELF[language]), PATTERNS[language])
        if found is not None:
            return found
    return ab.Unread(line.strip())


def normalize_line(line: str, names: Iterable[str], own: str) -> str:
    """In lower case, with plain apostrophes and single spaces, without the last full stop; the card's name as "this
    card"."""
    text = " ".join(re.sub(r"[’ʼ]", "'", line).casefold().split())
    text = re.sub(r"(?<=ez)-(?:le|la)\b", " celui-ci", text)
    for name in sorted(filter(None, names), key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name.casefold())}(?!\w)", own, text)
    return text.rstrip(" .")

"""A reply as a terminal shows it: the text, below it the link and what can be typed next."""

import shutil
import sys
import textwrap

from bot.ui.reply import Reply
from bot.ui.typed import button_as_line

NEXT = "→"


def plain_text(reply: Reply) -> str:
    """Return the whole reply as text. Buttons for the other language are left out: a line is answered in its own."""
    options = [one for each in reply.pending for one in each.options]
    lines = [f"{NEXT} {button_as_line(each)}" for each in (*options, *reply.buttons) if each.lang == reply.lang]
    return "\n\n".join(filter(None, [reply.text, reply.link, "\n".join(lines)]))


def shown_in_terminal(text: str) -> str:
    """Return a text with its lines broken between words, where standard output is a terminal; else as it is, since
    programs and files want a line whole."""
    if not sys.stdout.isatty():
        return text
    width = shutil.get_terminal_size().columns
    return "\n".join(broken for line in text.split("\n") for broken in lines_of_width(line, width))


def lines_of_width(line: str, width: int) -> list[str]:
    """Return a line in pieces of at most so many columns; a word that is longer by itself stays whole."""
    return textwrap.wrap(line, width, break_long_words=False, break_on_hyphens=False, drop_whitespace=True) or [""]

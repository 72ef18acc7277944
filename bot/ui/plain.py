"""A reply as a terminal shows it: the text, and below it where to read on and what can be typed next."""

from bot.ui.reply import Reply
from bot.ui.typed import button_as_line

NEXT = "→"


def plain_text(reply: Reply) -> str:
    """Return the whole reply as text, without a button for the other language: a typed line is answered in its own."""
    lines = [f"{NEXT} {button_as_line(each)}" for each in reply.buttons if each.lang == reply.lang]
    return "\n\n".join(filter(None, [reply.text, reply.link, "\n".join(lines)]))

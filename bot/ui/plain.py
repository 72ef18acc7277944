"""A reply as a terminal shows it: the text, below it the link and what can be typed next."""

from bot.ui.reply import Reply
from bot.ui.typed import button_as_line

NEXT = "→"


def plain_text(reply: Reply) -> str:
    """Return the whole reply as text. Buttons for the other language are left out: a line is answered in its own."""
    options = [one for each in reply.pending for one in each.options]
    lines = [f"{NEXT} {button_as_line(each)}" for each in (*options, *reply.buttons) if each.lang == reply.lang]
    return "\n\n".join(filter(None, [reply.text, reply.link, "\n".join(lines)]))

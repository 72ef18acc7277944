"""What was asked last in one place, so that the next line can change it."""

from bot.judge.language.asked.follow_ups import FOLLOWS, is_follow_up
from bot.ui.reply import Reply

LONGEST = 2000
"""In characters: what is longer is not gone on about."""


class Conversation:
    """The last situation of one terminal or channel, as it was typed, with what changed it since."""

    def __init__(self) -> None:
        self.last = ""

    def whole_line(self, line: str) -> str:
        """Return the line, behind the situation that it changes where it is a follow-up."""
        if line.startswith("/") or not self.last or not is_follow_up(line):
            return line
        return f"{self.last} {FOLLOWS} {line}"

    def remember(self, line: str, reply: Reply) -> None:
        """Keep a line that was played."""
        if reply.kind == "ruling" and not line.startswith("/") and len(line) <= LONGEST:
            self.last = line

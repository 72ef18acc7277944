"""The place in the mentions of a text where one reads, and amounts: `3 life`, « deux marqueurs +1/+1 »."""

import re

from bot.judge.language.asked.phrases.things_said import Unit
from bot.judge.language.asked.words.mentions import Mention, SaidText


class MentionReader:
    """Reads mentions one after the other."""

    def __init__(self, said: SaidText) -> None:
        self.said, self.at = said, 0
        self.mentions = said.mentions

    def word(self, at: int) -> str:
        mention = self.mentions[at]
        return " ".join(each.key for each in self.said.tokens[mention.start : mention.end])

    def look(self, ahead: int = 0) -> Mention | None:
        at = self.at + ahead
        return self.mentions[at] if at < len(self.mentions) else None

    def amount(self) -> Unit | None:
        """`3 life`, « deux blessures », `two +1/+1 counters`, `3 poison`."""
        first = self.mentions[self.at]
        if (number := first.value("number")) is None:
            return None
        at = self.at + 1
        kind = None
        while (
            at < min(len(self.mentions), self.at + 4)
            and self.mentions[at].is_a("filler")
            and not self.mentions[at].is_a("measure")
        ):
            at += 1
        if at < len(self.mentions) and self.mentions[at].is_a("delta"):
            kind = self.word(at)
            at += 1
        if at >= len(self.mentions):
            return None
        measure = self.mentions[at].value("measure")
        if measure is None and kind is None:
            return None
        behind = at + 1
        if (
            measure == "counter"
            and kind is None
            and behind < len(self.mentions)
            and self.mentions[behind].is_a("delta")
        ):
            kind = self.word(behind)  # « deux marqueurs +1/+1 »
            at = behind
        value = kind if kind is not None and measure in {"counter", None} else measure
        unit = Unit(
            "amount",
            Mention(first.start, self.mentions[min(at, len(self.mentions) - 1)].end, ()),
            number=int(number),
            value=value or "",
        )
        self.at = at + 1 if measure is not None or kind is not None else at
        return unit

    def times_behind(self) -> int:
        """Take how often it is, typed behind it: `+1/+1 counters x2`; 1 where nobody says."""
        mention = self.look()
        times = re.fullmatch(r"x(\d{1,2})|(\d{1,2})x", self.word(self.at)) if mention is not None else None
        self.at += int(times is not None)
        return int(times[1] or times[2]) if times is not None else 1

    def skip(self) -> bool:
        self.at += 1
        return True

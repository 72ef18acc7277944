"""Whether a question is light, by a quick look at what was typed: in one pass, whatever it is.

What looks light and is not shows in its fuel (`FUEL_OF_A_LIGHT_QUESTION`), and goes to a worker then."""

import re
from collections.abc import Iterable

from bot.ui.ask import LONGEST_LINE
from bot.ui.commands.registry import Command, Options

LONGEST_LIGHT_TEXT = 600
"""Characters, of all options together."""

MOST_LIGHT_THINGS = 40
"""Creatures, cards and lines of actions together."""

NUMBER = re.compile(r"\d+")
SEPARATORS = ",;+\n&"
TIMES = ("x", "X", "×")


def is_light(command: Command, options: Options) -> bool:
    """Say whether the command looks up something, or plays what looks small, or refuses what is too long to be read."""
    texts = options.values()
    length = sum(map(len, texts))
    if not command.plays or length > LONGEST_LINE:
        return True
    return length <= LONGEST_LIGHT_TEXT and count_things(texts) <= MOST_LIGHT_THINGS


def count_things(texts: Iterable[str]) -> int:
    """Count what the texts list, `40x` as forty."""
    return sum(sum(map(text.count, SEPARATORS)) + sum(map(int, counts_in(text))) for text in texts)


def counts_in(text: str) -> Iterable[str]:
    """Yield the numbers that say how many: `3x`, `x3`, `3 ×`."""
    for found in NUMBER.finditer(text):
        before, after = text[max(0, found.start() - 1) : found.start()], text[found.end() : found.end() + 2]
        if after.strip().startswith(TIMES) or before in TIMES:
            yield found.group()[:4]

"""Whose a section of a table is, and where what it lists lies: `Alice`, `graveyard`, « cimetière de Bob »."""

import re

from bot.engine.frozen_class import dataclass
from bot.judge.language.lexicon.action_words import words_of_line
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.objects.states import ZONES
from bot.reference.folding import fold_text

OF = frozenset(("of", "de", "du", "d", "the", "le", "la", "l"))
POSSESSIVE = re.compile(r"['’]s?$")


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands before the colon of a section: whose it is, None where nobody is named, and which zone of theirs."""

    player: str | None
    zone: str | None = None


def heading_of(name: str) -> Heading:
    """`Alice`, `graveyard`, `Alice's graveyard`, « cimetière de Bob »: a player, a zone, or both."""
    words = words_of_line(name)
    for size in range(len(words), 0, -1):
        for at in range(len(words) - size + 1):
            zone = shipped_lexicon().states.get(fold_text(" ".join(words[at : at + size])))
            if zone in ZONES:
                owner = " ".join(each for each in (*words[:at], *words[at + size :]) if fold_text(each) not in OF)
                return Heading(POSSESSIVE.sub("", owner) or None, zone)
    return Heading(name)

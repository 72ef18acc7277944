"""What a table says of a player in numbers: life, counters, how many cards lie where nobody can see them.

`total` = NUMBER | { NUMBER | "no" | "empty" } WHAT, in any order, with small words around; a number alone is life.
Owns these, and how they stand behind a player's name; knows no card."""

import re

from bot.engine.frozen_class import dataclass
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.table.running_words import is_seat
from bot.reference.folding import fold_text

LIFE = "life"
HIDDEN = frozenset({"hand", "library"})
"""The zones of which the number of cards may be known and the cards not."""
OPEN = frozenset({"graveyard", "exile"})
"""Those of which only that they are empty says all."""
NUMBER = re.compile(r"(?<![\w/.+])[-\u2212]?\d{1,6}(?![\w/.])")
NAME = r"(?:^|(?<=[;,]))\s*(?P<name>[^\W\d_]\w{0,30})"
IN_BRACKETS = re.compile(rf"{NAME}\s*(?P<open>\()(?P<said>[^()]*)(?P<close>\))\s*(?P<colon>:|(?=;|$))")
BEHIND = re.compile(rf"{NAME}(?P<space>\s|['’]s\s)(?P<said>[^:;,()]+)(?P<end>:|(?=[;,]|$))")
OWN_COLON = re.compile(r"(?<![^\W\d_])(?P<what>[^\W\d_]+)\s*(?P<colon>[:=])(?=(?P<said>[^:;,()]+)(?:[;,)]|$))")
"""`poison: 3`, « main : vide »."""
EQUALS = "="
AROUND_NUMBERS = ("none", "around total")
SMALL_WORD_KINDS = ("none", "around total", "before life")
"""The kinds of the words that stand around a number."""


@dataclass(frozen=True, slots=True)
class Total:
    """So many of something: `life`, `hand`, `library`, `graveyard`, `exile`, or a kind of counter."""

    what: str
    number: int

    @property
    def counted(self) -> bool:
        """Whether it is a number of counters."""
        return self.what != LIFE and self.what not in HIDDEN | OPEN


def total_of(text: str) -> Total | None:
    """What the words say of a player; None where they say something else."""
    known = shipped_lexicon()
    digits = NUMBER.findall(text)
    words = fold_text(NUMBER.sub(" ", text)).split()
    none = [word for word in words if known.is_a("none", word)]
    nouns = {known.totals.get(word) for word in words if not any(known.is_a(each, word) for each in AROUND_NUMBERS)}
    if len(digits) + len(none) != 1 or len(nouns) > 1 or None in nouns:
        return None
    number = int(digits[0].replace("\u2212", "-")) if digits else 0
    if not nouns:  # a number alone, as in "Bob is at 3"
        return Total(LIFE, number) if digits and all(known.is_a("before life", word) for word in words) else None
    (what,) = nouns
    total = Total(str(what), number)
    sound = total.what == LIFE or number == 0 or (number > 0 and total.what not in OPEN)
    return total if sound else None


def with_colons(text: str) -> str:
    """The text, of the same length, with a colon between a player's name and what is said of that player, and none
    before a number: `Bob library 30`, `Alice (5 life, 3 poison): Bear`, « Bob à 3 : poison : 2 »."""
    text = OWN_COLON.sub(without_colon, text)
    letters = list(text)
    for match in IN_BRACKETS.finditer(text):
        goes_on = text[: match.start("name")].rstrip().endswith(",") and match["said"].strip().isdecimal()
        if all(total_of(each) for each in match["said"].split(",")) and not (goes_on and not is_seat(match["name"])):
            letters[match.start("open")] = ":"
            letters[match.start("close")] = " "
            if match["colon"]:
                letters[match.start("colon")] = ","
    for match in BEHIND.finditer(text):
        if may_be_player_name(match["name"]) and total_of(match["said"]):
            letters[match.start("space") : match.end("space")] = ":".ljust(len(match["space"]))
            if match["end"]:
                letters[match.start("end")] = ","
    return "".join(letters)


def without_colon(match: re.Match[str]) -> str:
    """What says of what there is a number, and is no player's name, with another sign instead of its colon."""
    counted = (
        fold_text(match["what"]) in shipped_lexicon().totals
        and total_of(f"{match['what']} {match['said']}") is not None
    )
    return match[0].replace(match["colon"], EQUALS) if counted else match[0]


def may_be_player_name(word: str) -> bool:
    """Whether the word may be a player's name: it is none of those that say how many there are of what."""
    known, key = shipped_lexicon(), fold_text(word)
    return key not in known.totals and not any(known.is_a(kind, key) for kind in SMALL_WORD_KINDS)

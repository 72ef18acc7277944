"""What is announced with a spell, taken out of a typed line: X, modes, kicker, other costs, the zone (CR 601.2).

`Bob casts Into the Roil kicked`, `lance Mulldrifter avec son évocation`, `kicked twice`, `modes 1 and 3`, `X = 4`."""

import re
from functools import cache
from typing import Any

from bot.judge.language.lexicon.action_words import action_words
from bot.reference.folding import fold_text

Document = dict[str, Any]

X = re.compile(
    r"\(?(?:\b(?:with|for|avec|pour|où|where|having|choosing|choisissant)\s+)?\b[xX]\s*(?:=|is|égal à|vaut)"
    r"\s*(\d{1,4})\)?",
    re.IGNORECASE,
)
MODES = re.compile(
    r"\(?(?:\b(?:with|choosing|avec|en\s+choisissant)\s+(?:(?:the|le|les)\s+)?)?"
    r"\bmodes?\s+(\d(?:\s*(?:,|and|et|&|\+)\s*\d)*)\)?",
    re.IGNORECASE,
)
_SYMBOLS = r"(?:\{[^{}\s]{1,5}\})+"
_WITH = r"(?:with|for|using|via|paying|avec|pour|en\s+payant|en)"
_ITS = r"(?:(?:its|the|a|son|sa|le|la|un|une)\s+|l['’]\s*)?"
_AIMS = r"targeting|ciblant|on|at|against|sur|contre|for|from|with|pour|avec|depuis"
_COST = r"(?:co[uû]t\s+(?:de\s+|du\s+|d['’]\s*))?"
_TIMES = r"(?:\s+(?P<often>once|twice|thrice|\w{1,6}\s+(?:times|fois)|[x×]\s?\d{1,3}))?"
KICKED = re.compile(
    rf"\(?\b(?:(?:multi)?kick(?:ed|ée?s?)(?:\s+{_WITH}\s+{_ITS}(?P<first>{_SYMBOLS})(?:\s+kick(?:er)?\b)?)?"
    rf"|{_WITH}\s+{_ITS}{_COST}(?P<second>{_SYMBOLS}\s+)?(?:multi)?kick(?:er)?\b(?:\s+(?:de\s+)?(?P<third>{_SYMBOLS}))?)"
    rf"{_TIMES}\)?",
    re.IGNORECASE,
)
_DETERMINER = r"(?:(?:the|his|her|their|its|my|your|le|la|son|sa|mon|ma)\s+|l\s?['’]\s?)?"
FROM = re.compile(
    rf"\b(?:from|out\s+of|depuis|de|du)\s+{_DETERMINER}(?:(?:top|dessus)\s+(?:of|de)\s+{_DETERMINER})?"
    r"(graveyard|cimeti[eè]re|exile?|hand|main|library|biblioth[eè]que|command(?:ement)?(?:\s+zone)?"
    r"|zone\s+de\s+commandement)\b",
    re.IGNORECASE,
)
ZONES = {
    "cimetiere": "graveyard",
    "exil": "exile",
    "bibliotheque": "library",
    "main": "hand",
    **dict.fromkeys(("command zone", "commandement", "zone de commandement"), "command"),
}
"""From where a spell is cast, by the French words for it."""
FREE = re.compile(
    r"\b(?:without paying (?:its|the) (?:mana )?cost|for free|sans payer (?:son|le) co[uû]t(?: de mana)?"
    r"|gratuitement)\b",
    re.IGNORECASE,
)
NUMBERS = {
    **dict.fromkeys(("once", "one", "une"), 1),
    **dict.fromkeys(("twice", "two", "deux"), 2),
    **dict.fromkeys(("thrice", "three", "trois"), 3),
    **dict.fromkeys(("four", "quatre"), 4),
    **dict.fromkeys(("five", "cinq"), 5),
    **dict.fromkeys(("six",), 6),
}


@cache
def cost_pattern() -> re.Pattern[str]:
    """The costs, by the words for them in either language, or for what was cast for them."""
    known = "|".join(sorted(map(accent_tolerant_pattern, action_words().costs), key=len, reverse=True))
    paid = "|".join(map(accent_tolerant_pattern, action_words().paid))
    return re.compile(
        rf"\b{_WITH}\s+{_ITS}{_COST}(?P<cost>{known})(?:\s+cost)?(?!\w){_TIMES}"
        rf"|(?<=\S)\s+\(?(?P<paid>{paid})\)?(?=\s*,|\s*$|\s+(?:{_AIMS})\s)",
        re.IGNORECASE,
    )


def accent_tolerant_pattern(word: str) -> str:
    """A pattern for words without accents, with any of them, and with hyphens or spaces between them."""
    return "".join(ACCENTS.get(letter, re.escape(letter)) for letter in word)


ACCENTS = {" ": r"[\s-]", "a": "[aàâ]", "e": "[eéèê]", "i": "[iîï]", "o": "[oôö]", "u": "[uùûü]", "c": "[cç]"}


def take_announcements(text: str) -> tuple[str, Document]:
    """Take X, the modes, kicker, other costs and the zone out of a line."""
    extras: Document = {}
    if match := FROM.search(text):
        extras["from"] = ZONES.get(fold_text(match[1]), fold_text(match[1]))
        text = text_without_match(text, match)
    if match := X.search(text):
        extras["x"] = int(match[1])
        text = text_without_match(text, match)
    if match := MODES.search(text):
        extras["modes"] = [int(number) for number in re.findall(r"\d", match[1])]
        text = text_without_match(text, match)
    if match := KICKED.search(text):
        extras["kicked"] = kicker_costs_named(match)
        text = text_without_match(text, match)
    named: list[str] = []
    if match := FREE.search(text):
        named.append("without paying its mana cost")
        text = text_without_match(text, match)
    while match := cost_pattern().search(text):
        known = action_words().paid if match["paid"] else action_words().costs
        often = 1 if match["often"] is None else times_said(match["often"])
        named += [known[fold_text(match["paid"] or match["cost"])]] * often
        text = text_without_match(text, match)
    if named:
        extras["with"] = named[0] if len(named) == 1 else named
    return " ".join(text.split()), extras


def text_without_match(text: str, match: re.Match[str]) -> str:
    """Return the text around the match, without the comma before it."""
    return f"{text[: match.start()].rstrip(' ,')} {text[match.end() :].lstrip(' ,')}"


def kicker_costs_named(match: re.Match[str]) -> bool | int | list[str]:
    """Return the kicker costs that are named, the number of times where that is stated, else True."""
    cost = next((match[name] for name in ("first", "second", "third") if match[name]), None)
    times = None if match["often"] is None else times_said(match["often"])
    if cost is not None:
        return [cost.strip().upper()] * (times or 1)
    return True if times is None else times


def times_said(often: str) -> int:
    """Return the number of `twice`, `3 times`, `deux fois`, `x3`; 1 where the number is not known."""
    digits = re.search(r"\d+", often)
    return int(digits[0]) if digits else NUMBERS.get(fold_text(often.split(maxsplit=1)[0]), 1)

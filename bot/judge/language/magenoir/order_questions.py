"""Questions about the order in a chain of Mage Noir: « est-ce que je pioche avant les dégâts ? », "do I draw first?".

`question` = [opening] WHO verb ["before" | "after" [WHAT]]; it stands behind what is done, and the chain answers it."""

import re
from enum import StrEnum

from bot.engine.frozen_class import dataclass


class Deed(StrEnum):
    """What may happen before or after something else."""

    DRAW = "draw"
    DAMAGE = "damage"
    DISCARD = "discard"
    RELEASE = "release"
    RETURN = "return"
    PAY = "pay"
    HEAL = "heal"


WORDS: dict[Deed, str] = {
    Deed.DRAW: r"pioch\w*|draws?|drawing|la carte",
    Deed.DAMAGE: r"d[ée]g[âa]ts?|blessures?|damages?|inflige\w*|subi\w*|perd\w*|prends?|loses?|deals?|take",
    Deed.DISCARD: r"d[ée]fauss\w*|discard\w*",
    Deed.RELEASE: r"lib[ée]r\w*|releas\w*",
    Deed.RETURN: r"retourne\w*|revien\w*|remonte\w*|returns?",
    Deed.PAY: r"pai\w*|paye\w*|pays?|paying",
    Deed.HEAL: r"gagne\w*|gains?|soign\w*|heals?",
}
OPENINGS = (
    r"est-ce\s+qu(?:e\s+|['’]\s*)|do\s+|does\s+|will\s+|quand\s+(?:est-ce\s+que\s+)?|when\s+(?:do(?:es)?\s+)?"
    r"|qu['’]est-ce\s+qui\s+|(?=(?:pioche|d[ée]fausse|paie|perd|gagne)[\w-]*-(?:t-)?(?:je|il|elle|on)\b)"
)
QUESTION = re.compile(
    rf"(?:^|[,;.:?]\s*|\b(?:et|and|puis)\s+)(?P<asked>(?:{OPENINGS})[^;?,.]*?)\s*\?",
    re.IGNORECASE,
)
SIDES = re.compile(
    r"\b(?:(?P<before>avant|before|d['’]abord|first|en premier)|(?P<after>apr[èe]s|after|ensuite|later))\b",
    re.IGNORECASE,
)
CAN = re.compile(r"\b(?:peu[xt]\w*|puis-je|can|may|could)\b", re.IGNORECASE)
MINE = re.compile(r"(?:^|[\s-])(?:je|j['’]|i)\b", re.IGNORECASE)
THEIRS = re.compile(r"(?:^|[\s-])(?:il|elle|he|she|they|l['’]adversaire|mon adversaire|my opponent)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class OrderAsked:
    """Whether `first` happens before the other, after it, or when, for None; `than` is None where nothing is named,
    which means the chain's first action. `mine` is None where nobody is named."""

    typed: str
    first: Deed
    before: bool | None
    than: Deed | None
    mine: bool | None


def order_asked(text: str) -> tuple[str, OrderAsked | None]:
    """Return the text without the question about the order that ends a clause of it, and that question."""
    for match in QUESTION.finditer(text):
        asked = match["asked"]
        side = SIDES.search(asked)
        first = deed_in(asked if side is None else asked[: side.start()])
        if first is None or CAN.search(asked):
            continue
        than = None if side is None else deed_in(asked[side.end() :])
        mine = True if MINE.search(asked) else False if THEIRS.search(asked) else None
        before = None if side is None else side["before"] is not None
        rest = f"{text[: match.start()]} {text[match.end() :]}".strip(" ,;.:")
        return rest, OrderAsked(asked.strip(), first, before, than, mine)
    return text, None


def deed_in(text: str) -> Deed | None:
    """Return the first deed that the words name."""
    found = [
        (match.start(), deed)
        for deed, words in WORDS.items()
        if (match := re.search(rf"\b(?:{words})\b", text, re.IGNORECASE))
    ]
    return min(found)[1] if found else None

"""Abilities on the stack as players name them: `Stifle on Dreadnought's trigger`, « la capacité de Jace ».

`ability` = WHAT ["'s"] (trigger | "ability" | LOYALTY) | (trigger | "ability") "of" WHAT. An activated ability is the
last one that the lines activated of it; a triggered one is the source's first or the one whose number is said
(CR 113.3, 112.1b)."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from bot.engine.frozen_class import dataclass

Document = dict[str, Any]

TARGETED = re.compile(
    r"^(?P<begins>(?:equip|fortify|reconfigure)\b|[^:\"\n]+:[^.\"\n]*\btarget\b[^.(\"\n]*)",
    re.IGNORECASE | re.MULTILINE,
)
"""How an activated ability with a target begins in a card's English text (CR 602.1, 702.6a, 702.67a, 702.151a)."""

_NUMBER = r"(?P<number>first|second|third|1st|2nd|3rd|premi[eè]re?|deuxi[eè]me|seconde?|troisi[eè]me)\s+"
_TRIGGER = (
    r"(?P<trigger>(?:etb\s+|enters\s+)?trigger(?:ed\s+ability)?|etb|capacit[eé]\s+d[eé]clench[eé]e|d[eé]clenchement)"
)
_ACTIVATED = (
    r"(?P<ability>(?:activated\s+|loyalty\s+)?ability|activation|capacit[eé](?:\s+(?:activ[eé]e|de\s+loyaut[eé]))?)"
)
_LOYALTY = r"(?P<loyalty>[+\-\u2212]\s?(?:\d{1,2}|x)|0)"
ENGLISH = re.compile(
    rf"(?P<what>.+?)(?:['’]s?)?\s+(?:{_NUMBER})?(?:{_TRIGGER}|(?=\S){_LOYALTY}?(?:\s*{_ACTIVATED})?)", re.IGNORECASE
)
FRENCH = re.compile(
    rf"(?:the\s+|le\s+|la\s+|l['’]\s*)?(?:{_NUMBER})?(?:{_TRIGGER}|{_ACTIVATED})\s+"
    rf"(?:of\s+(?:the\s+)?|de\s+la\s+|de\s+l['’]\s*|du\s+|des\s+|de\s+|d['’]\s*)(?P<what>.+?)",
    re.IGNORECASE,
)
"""Either order is understood in either language; French has but this one."""
NUMBERS = {"f": 1, "1": 1, "p": 1, "s": 2, "2": 2, "d": 2, "t": 3, "3": 3}
"""The number that a word for it means, by its first letter."""


@dataclass(frozen=True, slots=True)
class NamedAbility:
    """An ability as players name it; `what` is its source as typed.

    `number` of a triggered ability counts from 1; `loyalty` is the symbol of a loyalty ability, None where none is
    stated; `triggered` is None where it may be of either kind."""

    what: str
    triggered: bool | None
    number: int
    loyalty: str | None


def named_ability(typed: str) -> NamedAbility | None:
    """Return the ability that the words name; None where they name none."""
    match = ENGLISH.fullmatch(typed.strip()) or FRENCH.fullmatch(typed.strip())
    if match is None:
        return None
    groups = match.groupdict()
    loyalty = groups.get("loyalty")
    number = NUMBERS[groups["number"][0].lower()] if groups["number"] else 1
    triggered = True if groups["trigger"] else False if loyalty else None
    return NamedAbility(groups["what"], triggered, number, loyalty and loyalty.replace(" ", "").replace("\u2212", "-"))


def targeted_ability(texts: Iterable[str]) -> str | None:
    """How the first activated ability with a target begins; None where there is none."""
    matches = (TARGETED.search(text) for text in texts)
    return next((each["begins"].strip() for each in matches if each is not None), None)


def last_activation(do: Sequence[Document], who: str, ability: NamedAbility) -> Document | None:
    """Return the last activation of the ability among the actions; None for a triggered ability, and where there is no
    activation."""
    if ability.triggered:
        return None
    mine = [each for each in do if each.get("activate") == who]
    return next((each for each in reversed(mine) if ability.loyalty in {None, each["ability"]}), None)

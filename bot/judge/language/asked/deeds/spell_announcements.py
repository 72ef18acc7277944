"""What is announced with a spell (CR 601.2b): modes, X, and the way in which it is cast."""

import re
from copy import deepcopy
from functools import lru_cache
from typing import Any

from bot.judge.language.asked.clauses.parts import Parts
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.function_words import either_language
from bot.judge.language.lexicon.action_words import action_words
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.lines.casting_announcements import take_announcements
from bot.reference.folding import fold_text

X_SAID = re.compile(rf"\b[xX]\s*(?:=|{either_language('X_EQUALS')})?\s*(\d{{1,3}})\b")


def announced(draft: Drafting, parts: Parts, name: str, text: str) -> dict[str, Any]:
    """Return what is announced with a spell (CR 601.2b): modes, X, and the way in which it is cast."""
    extras = announcements(text, name)
    if "modes" not in extras and (mode := mode_said(draft, parts, name)) is not None:
        extras["modes"] = [mode]
    numbers = [*parts.number_after.values(), *(number for number, _ in parts.amounts), *parts.numbers]
    if (x := X_SAID.search(text)) is not None:
        extras["x"] = int(x[1])
    elif numbers and ("{X}" in draft.cards.mana_cost(name) or "pay X life" in draft.cards.text(name)):
        extras["x"] = numbers[0]
    ways = {**action_words().paid, **action_words().ways}
    way = next((way for unit in parts.clause.units if (way := ways.get(unit.value))), None)
    if way is not None:
        extras.setdefault("with", way)  # "Alice evokes Mulldrifter"
    return extras


def mode_said(draft: Drafting, parts: Parts, name: str) -> int | None:
    """CR 700.2: the number of the mode whose keyword the clause names: "Boros Charm making my team indestructible"."""
    known = shipped_lexicon().keywords
    traits = [*parts.traits, *(trait for each in parts.all_things() for trait in said_beside(each))]
    printed = [known[each].text.lower() for each in map(fold_text, traits) if each in known]
    modes = [line for line in draft.cards.text(name).lower().splitlines() if line.startswith("•")]
    fitting = [at for at, line in enumerate(modes, 1) if any(each in line for each in printed)]
    return fitting[0] if len(fitting) == 1 else None


def said_beside(said: ThingSaid) -> list[str]:
    """The keywords of a noun, and what stands in brackets behind a card: "Boros Charm (indestructible)"."""
    return said.traits if said.head == "noun" else said.states if said.head == "card" else []


def announcements(text: str, name: str) -> dict[str, object]:
    return deepcopy(announced_in(text.replace(name, " ")))


@lru_cache(maxsize=8)
def announced_in(text: str) -> dict[str, object]:
    """What a clause announces for each of the spells that it lists; a draft changes its own copy."""
    _, extras = take_announcements(text)
    return {key: value for key, value in extras.items() if key in {"kicked", "with", "modes", "from"}}

"""How English calls what a sentence speaks of: articles, numbers, lists."""

import re
from collections.abc import Sequence

from bot.engine.magic.ground.identifiers import Recipient
from bot.explain.english_grammar import counted, joined, spelled
from bot.explain.mentions import apposed
from bot.explain.names import Called, Names

NAMED = 4
"""How many parts of a list are named; of a longer one the first three are, and the rest is counted."""

SIZE = re.compile(r"[\d*X]+/[\d*X]+")


def the(names: Names, who: str) -> str:
    """One player or object, as subject or object of a sentence."""
    return phrase(names.called(who))


def phrase(called: Called) -> str:
    name = called.noun.name
    if called.count > 1:
        return many(called)
    text = f"the {name}" if called.noun.made_up else name
    numbered = text if called.number is None else f"{text} #{called.number}"
    return numbered + apposed(called.noun.gloss)


def many(called: Called) -> str:
    """Several things of one name: three 2/2 creatures, two Wolf tokens, Grizzly Bears (×3); the three 2/2 creatures
    where they are all there are, unless figures count them: then they are a crowd."""
    name, number = called.noun.name, spelled(called.count)
    if called.noun.made_up and name.endswith(" token"):
        return f"{number} {name}s"
    if not called.noun.made_up or not SIZE.match(name):
        return f"{name} (×{called.count})"
    if called.every and number.isalpha():
        number = f"the {number}"
    return f"{number} {name} creatures" if SIZE.fullmatch(name) else f"{number} creatures ({name})"


def listed(names: Names, who: Sequence[Recipient], conjunction: str = "and") -> str:
    """All of them, in a list that stays short."""
    parts = names.parts(who)
    if len(parts) <= NAMED:
        return joined([phrase(part) for part in parts], conjunction)
    rest = sum(part.count for part in parts[NAMED - 1 :])
    return joined([*(phrase(part) for part in parts[: NAMED - 1]), counted(rest, "other")], conjunction)


def verb(who: Sequence[Recipient], singular: str, plural: str) -> str:
    """The form that agrees with them."""
    return singular if len(set(who)) == 1 else plural


def they(names: Names, who: Sequence[Recipient], singular: str, plural: str) -> str:
    """Who does something, and the verb that agrees with them."""
    return f"{listed(names, who)} {verb(who, singular, plural)}"


def tally(names: Names, who: Sequence[Recipient]) -> str:
    """What a number of creatures consists of, in brackets: 10 × 1/1, 3/3."""
    parts = names.parts(who)
    told = [f"{part.count} × {part.noun.name}" if part.count > 1 else part.noun.name for part in parts[:NAMED]]
    return ", ".join([*told, *(["…"] if len(parts) > NAMED else [])])

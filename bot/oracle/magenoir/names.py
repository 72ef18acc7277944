"""Words that both languages and the form share: elements, component types, types of cards."""

from collections.abc import Mapping

from bot.engine.magenoir.ground.mana import Element, Mana, mana_of_amounts
from bot.engine.magenoir.words import filters as fl

ELEMENT_WORDS: Mapping[str, Element] = {
    "fire": Element.FIRE,
    "feu": Element.FIRE,
    "water": Element.WATER,
    "eau": Element.WATER,
    "air": Element.AIR,
    "vegetal": Element.VEGETAL,
    "végétal": Element.VEGETAL,
    "mineral": Element.MINERAL,
    "minéral": Element.MINERAL,
    "arcane": Element.ARCANE,
}

COMPONENT_WORDS: Mapping[str, str] = {
    "graine": "Seed",
    "arbre": "Tree",
    "flamme": "Flame",
    "souffle": "Breath",
    "vent": "Wind",
    "goutte": "Drop",
    "vague": "Wave",
    "roche": "Rock",
    "météore": "Meteor",
    "condensation": "Condensation",
    **{word.lower(): word for word in ("Seed", "Tree", "Flame", "Breath", "Wind", "Drop", "Wave", "Rock", "Meteor")},
}
"""Component types by their words in either language; the English word stands for the type."""

TYPE_WORDS: Mapping[str, fl.CardType] = {
    "spell": fl.CardType.SPELL,
    "sort": fl.CardType.SPELL,
    "permanent": fl.CardType.PERMANENT,
    "equipment": fl.CardType.EQUIPMENT,
    "équipement": fl.CardType.EQUIPMENT,
    "ritual": fl.CardType.RITUAL,
    "rituel": fl.CardType.RITUAL,
    "rite": fl.CardType.RITUAL,
}

NUMBER_WORDS: Mapping[str, int] = {
    "un": 1,
    "une": 1,
    "deux": 2,
    "trois": 3,
    "quatre": 4,
    "cinq": 5,
    "six": 6,
    "sept": 7,
    "a": 1,
    "an": 1,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "seven": 7,
}


def component_type_of(word: str) -> str:
    """Return the type that a word means, in either language and number; an unknown word stands for itself."""
    low = word.casefold()
    return COMPONENT_WORDS.get(low) or COMPONENT_WORDS.get(low.removesuffix("s")) or word[:1].upper() + word[1:]


def is_component(word: str) -> bool:
    """Say whether a word is a known component type."""
    low = word.casefold()
    return low in COMPONENT_WORDS or low.removesuffix("s") in COMPONENT_WORDS


def number_of_word(word: str) -> int | None:
    """Return the number that a word or digits mean; None for any other word."""
    return int(word) if word.isdecimal() else NUMBER_WORDS.get(word)


def mana_of(text: str) -> Mana | None:
    """Read "1 Fire", "2 mana de Feu", "1 Feu et 1 Air": amounts of elements; None for anything else."""
    found: dict[Element, int] = {}
    for part in text.replace(" and ", ",").replace(" et ", ",").replace("+", ",").split(","):
        words = [each for each in part.replace("'", " ").split() if each not in {"de", "d", "mana", "of"}]
        amount = number_of_word(words[0]) if len(words) == 2 else None
        element = ELEMENT_WORDS.get(words[1]) if len(words) == 2 else None
        if amount is None or element is None:
            return None
        found[element] = found.get(element, 0) + amount
    return mana_of_amounts(found)

"""The words of a type line (CR 205) as noun phrases use them: supertypes, card types, and plurals.

Facts only; what a noun phrase does with them is `nouns`' concern."""

from bot.engine.magic.subtypes import CREATURE_TYPES, OTHER_SUBTYPES
from bot.oracle.tables import Words, words

SUPERTYPES: Words = ("Basic", "Legendary", "Ongoing", "Snow", "World")
"""CR 205.4a."""

CARD_TYPES: dict[str, str] = {
    "Artifact": "artifacts",
    "Battle": "battles",
    "Creature": "creatures",
    "Enchantment": "enchantments",
    "Instant": "instants",
    "Land": "lands",
    "Planeswalker": "planeswalkers",
    "Sorcery": "sorceries",
}
"""CR 205.2a: those that a quality can name, with their plurals."""

_SAME_IN_PLURAL = frozenset(
    words(
        """Arcane Aurochs Astartes Bison Blood Custodes Dauthi Eldrazi Equipment Fish Jellyfish Kavu Kithkin
        Kor Merfolk Metathran Moonfolk Myr Nephilim Plains Samurai Sheep Soltari Squid Starfish
        Thalakos Treefolk Vedalken"""
    )
)
_IRREGULAR: dict[str, str] = {
    "Child": "Children",
    "Cyberman": "Cybermen",
    "Cyclops": "Cyclopes",
    "Djinn": "Djinn",
    "Dwarf": "Dwarves",
    "Elf": "Elves",
    "Fungus": "Fungi",
    "Hero": "Heroes",
    "Homunculus": "Homunculi",
    "Locus": "Loci",
    "Mouse": "Mice",
    "Mongoose": "Mongooses",
    "Ox": "Oxen",
    "Pegasus": "Pegasi",
    "Werewolf": "Werewolves",
    "Wolf": "Wolves",
}
_HISSING = ("s", "x", "z", "ch", "sh")
_VOWELS = "aeiou"


def plural_of(subtype: str) -> str:
    """Return the plural that cards print, `Elves`, `Allies`, `Merfolk`."""
    if subtype in _SAME_IN_PLURAL:
        return subtype
    if subtype in _IRREGULAR:
        return _IRREGULAR[subtype]
    if subtype.endswith(_HISSING):
        return f"{subtype}es"
    if subtype.endswith("y") and subtype[-2] not in _VOWELS:
        return f"{subtype[:-1]}ies"
    return f"{subtype}s"


PLURALS: dict[str, str] = {subtype: plural_of(subtype) for subtype in CREATURE_TYPES + OTHER_SUBTYPES}
"""Each subtype with its plural."""

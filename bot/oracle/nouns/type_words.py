"""The words of a type line (CR 205) as noun phrases use them: supertypes, card types, and plurals.

Facts only; what a noun phrase does with them is `nouns`' concern."""

from bot.engine.magic.ground.subtypes import CREATURE_TYPES, OTHER_SUBTYPES, plural_of
from bot.oracle.text.word_tables import Words

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

PLURALS: dict[str, str] = {subtype: plural_of(subtype) for subtype in CREATURE_TYPES + OTHER_SUBTYPES}
"""Each subtype with its plural."""

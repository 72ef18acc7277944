"""The words of a type line (CR 205) as noun phrases use them: supertypes, card types, and plurals.

Facts only: the other files of this folder read them."""

from bot.engine.magic.ground.subtypes import CREATURE_TYPES, OTHER_SUBTYPES, plural_of
from bot.oracle.text.word_tables import Words

SUPERTYPES: Words = ("Basic", "Legendary", "Ongoing", "Snow", "World")
"""The supertypes (CR 205.4a)."""

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
"""The card types that a quality can name, with their plurals (CR 205.2a)."""

PLURALS: dict[str, str] = {subtype: plural_of(subtype) for subtype in CREATURE_TYPES + OTHER_SUBTYPES}
"""Each subtype with its plural."""

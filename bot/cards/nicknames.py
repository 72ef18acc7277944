"""What players call a card when no measure of likeness leads to its name.

A table and nothing else: normalised nickname -> English name.  A nickname whose card is not known is passed over; none
of them is the name of a card."""

from collections.abc import Mapping

NICKNAMES: Mapping[str, str] = {
    "bob": "Dark Confidant",
    "bop": "Birds of Paradise",
    "bbe": "Bloodbraid Elf",
    "bsz": "Blue Sun's Zenith",
    "dtt": "Dig Through Time",
    "e wit": "Eternal Witness",
    "ewit": "Eternal Witness",
    "fof": "Fact or Fiction",
    "fon": "Force of Negation",
    "fow": "Force of Will",
    "gary": "Gray Merchant of Asphodel",
    "goyf": "Tarmogoyf",
    "gsz": "Green Sun's Zenith",
    "jace tms": "Jace, the Mind Sculptor",
    "jtms": "Jace, the Mind Sculptor",
    "lotv": "Liliana of the Veil",
    "prime time": "Primeval Titan",
    "pte": "Path to Exile",
    "sad robot": "Solemn Simulacrum",
    "sfm": "Stoneforge Mystic",
    "snappy": "Snapcaster Mage",
    "stp": "Swords to Plowshares",
    "tim": "Prodigal Sorcerer",
    "tks": "Thought-Knot Seer",
    "tms": "Jace, the Mind Sculptor",
    "tnn": "True-Name Nemesis",
    "wog": "Wrath of God",
}

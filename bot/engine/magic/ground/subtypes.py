"""The words of a type line (CR 205.3): subtypes by the card type that they belong to, and
their plurals.

Facts only."""

from collections.abc import Iterable


def _split_words(listing: str) -> tuple[str, ...]:
    return tuple(listing.split())


MULTI_WORD_SUBTYPES = ("Time Lord",)
"""CR 205.3b: every other subtype is one word."""

CREATURE_TYPES = (
    *_split_words("""Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin
    Assembly-Worker Astartes Atog Aurochs Automaton Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat
    Bear Beast Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg C'tan Camarid
    Camel Capybara Caribou Carrier Cat Centaur Chicken Child Chimera Citizen Cleric Clown Cockatrice
    Construct Coward Coyote Crab Crocodile Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter
    Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna
    Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eternal Eye Faerie Ferret Fish Flagbearer
    Fox Fractal Frog Fungus Gamer Gamma Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God
    Golem Gorgon Gorn Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Head Hedgehog Hellion Hero
    Hippo Hippogriff Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation Inhuman
    Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo Kavu Kelpien Kirin Kithkin Klingon Knight
    Kobold Kor Kraken Kree Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Llama Lobster Manticore
    Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle
    Moonfolk Mount Mouse Mutant Myr Mystic Naga Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble
    Noggle Nomad Nymph Octopus Officer Ogre Ooze Orb Orc Orgg Orion Otter Ouphe Ox Oyster Pangolin Peasant
    Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus
    Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Reveler
    Rhino Rigger Robot Rogue Rukh Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion
    Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Siren Skeleton
    Skrull Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper
    Sphinx Spider Spike Spirit Splinter Sponge Spy Squid Squirrel Starfish Surrakar Survivor Symbiote Synth
    Teddy Tentacle Tetravite Thalakos Thopter Thrull Tiefling Toy Treefolk Trilobite Triskelavite Troll
    Turtle Tyranid Unicorn Urzan Utrom Vampire Varmint Vedalken Villain Volver Vulcan Wall Walrus Warlock
    Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera"""),
    *MULTI_WORD_SUBTYPES,
)
"""CR 205.3m."""

BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")
"""CR 305.6."""

LAND_TYPES = _split_words(
    """Cave Cloud Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town
    Urza's"""
)
"""CR 205.3i."""

ARTIFACT_TYPES = _split_words(
    """Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Map
    Powerstone Spacecraft Stone Treasure Vehicle"""
)
"""CR 205.3g."""

ENCHANTMENT_TYPES = _split_words("Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine")
"""CR 205.3h."""

SPELL_TYPES = _split_words("Adventure Arcane Chorus Lesson Omen Trap")
"""CR 205.3k."""

PLANESWALKER_TYPES = _split_words(
    """Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dellian
    Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska
    Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko
    Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar
    Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel"""
)
"""CR 205.3j."""

BATTLE_TYPES = _split_words("Siege")
"""CR 205.3q."""

OTHER_SUBTYPES = ARTIFACT_TYPES + ENCHANTMENT_TYPES + SPELL_TYPES + LAND_TYPES + PLANESWALKER_TYPES + BATTLE_TYPES
"""CR 205.3g-q: of everything but creatures."""

_OWN_TYPE = {
    **dict.fromkeys(CREATURE_TYPES, "Creature"),
    **dict.fromkeys(ARTIFACT_TYPES, "Artifact"),
    **dict.fromkeys(ENCHANTMENT_TYPES, "Enchantment"),
    **dict.fromkeys(LAND_TYPES, "Land"),
    **dict.fromkeys(SPELL_TYPES, "Instant"),
    **dict.fromkeys(BATTLE_TYPES, "Battle"),
}

_SHARED = {"Creature": frozenset({"Creature", "Kindred"}), "Instant": frozenset({"Instant", "Sorcery"})}
"""CR 205.3k, 205.3m: card types that share their subtypes."""


def card_type_of(subtype: str) -> str:
    """CR 205.3d: the card type that a subtype belongs to; what no list holds is a planeswalker type (205.3j)."""
    return _OWN_TYPE.get(subtype, "Planeswalker")


def subtype_fits_types(subtype: str, types: Iterable[str]) -> bool:
    """CR 205.3d: whether one of the card types can have the subtype."""
    own = card_type_of(subtype)
    return not _SHARED.get(own, {own}).isdisjoint(types)


_SAME_IN_PLURAL = frozenset(
    _split_words("""Arcane Aurochs Astartes Bison Blood Custodes Dauthi Eldrazi Equipment Fish Jellyfish Kavu Kithkin
    Kor
    Merfolk Metathran Moonfolk Myr Nephilim Plains Samurai Sheep Soltari Squid Starfish Thalakos Treefolk Vedalken""")
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

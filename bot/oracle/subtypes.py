"""The words of a type line (CR 205): supertypes, card types and subtypes, with their plurals.

Facts only; what a noun phrase does with them is `nouns`' concern."""

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

MULTI_WORD_SUBTYPES: Words = ("Time Lord",)
"""CR 205.3b: every other subtype is one word."""

CREATURE_TYPES: Words = (
    *words("""Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin
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

LAND_TYPES: Words = words(
    """Cave Cloud Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town
    Urza's"""
)
"""CR 205.3i."""

OTHER_SUBTYPES: Words = (
    words(
        """Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity
    Junk Map Powerstone Spacecraft Stone Treasure Vehicle Aura Background Cartouche Case Class Curse Plan
    Role Room Rune Saga Shard Shrine Adventure Arcane Chorus Lesson Omen Trap"""
    )
    + LAND_TYPES
)
"""CR 205.3g-k: of artifacts, enchantments, lands, and instants and sorceries."""

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

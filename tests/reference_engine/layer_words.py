"""What the boards for the layers are made of: sentences of static abilities and of spells, and what they mean."""

from collections.abc import Mapping
from dataclasses import dataclass

from tests.reference_engine.layers import (
    Change,
    Chosen,
    Object,
    add_types,
    change_size,
    gain,
    lose,
    lose_abilities,
    set_color,
    set_creature_type,
    set_land_type,
    set_size,
    set_size_to_mana_value,
    switch_size,
)


@dataclass(frozen=True)
class Sentence:
    text: str
    parts: Mapping[str, Change]
    applies_to: Chosen = lambda _each, _source: False


def of_type(*types: str) -> Chosen:
    """Permanents that have all these card types."""
    return lambda each, _source: set(types) <= each.types


def of_subtype(subtype: str) -> Chosen:
    return lambda each, _source: subtype in each.subtypes


def creatures_of_color(color: str) -> Chosen:
    return lambda each, _source: "Creature" in each.types and color in each.colors


def creatures_with(keyword: str) -> Chosen:
    return lambda each, _source: "Creature" in each.types and keyword in each.keywords


def is_anything(_each: Object, _source: Object | None) -> bool:
    return True


def is_other_creature(each: Object, source: Object | None) -> bool:
    return "Creature" in each.types and each is not source


def is_noncreature_artifact(each: Object, _source: Object | None) -> bool:
    return "Artifact" in each.types and "Creature" not in each.types


def is_other_enchantment(each: Object, source: Object | None) -> bool:
    return "Enchantment" in each.types and each is not source


def is_nonbasic_land(each: Object, _source: Object | None) -> bool:
    return "Land" in each.types and "Basic" not in each.supertypes


CREATURES = of_type("Creature")
STATIC = (
    Sentence("All creatures get +1/+1.", {"7c": change_size(1, 1)}, CREATURES),
    Sentence("Other creatures get +2/+1.", {"7c": change_size(2, 1)}, is_other_creature),
    Sentence("All creatures have base power and toughness 3/2.", {"7b": set_size(3, 2)}, CREATURES),
    Sentence("All creatures lose all abilities.", {"6": lose_abilities}, CREATURES),
    Sentence(
        "All creatures lose all abilities and have base power and toughness 1/1.",
        {"6": lose_abilities, "7b": set_size(1, 1)},
        CREATURES,
    ),
    Sentence("All creatures have flying.", {"6": gain("flying")}, CREATURES),
    Sentence("All creatures lose flying.", {"6": lose("flying")}, CREATURES),
    Sentence(
        "Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.",
        {"4": add_types("Creature"), "7b": set_size_to_mana_value},
        is_noncreature_artifact,
    ),
    Sentence(
        "All permanents are artifacts in addition to their other types.", {"4": add_types("Artifact")}, is_anything
    ),
    Sentence(
        "All lands are 2/1 creatures that are still lands.",
        {"4": add_types("Creature"), "7b": set_size(2, 1)},
        of_type("Land"),
    ),
    Sentence("All creatures are red.", {"5": set_color("R")}, CREATURES),
    Sentence("White creatures get +1/+1.", {"7c": change_size(1, 1)}, creatures_of_color("W")),
    Sentence("Red creatures have flying.", {"6": gain("flying")}, creatures_of_color("R")),
    Sentence("Creatures with flying get +1/+1.", {"7c": change_size(1, 1)}, creatures_with("flying")),
    Sentence("Creatures with flying have vigilance.", {"6": gain("vigilance")}, creatures_with("flying")),
    Sentence("Creatures with vigilance have flying.", {"6": gain("flying")}, creatures_with("vigilance")),
    Sentence("Creatures with flying are white.", {"5": set_color("W")}, creatures_with("flying")),
    Sentence("White creatures are red.", {"5": set_color("R")}, creatures_of_color("W")),
    Sentence(
        "Each other non-Aura enchantment is a creature in addition to its other types and has base power and toughness "
        "each equal to its mana value.",
        {"4": add_types("Creature"), "7b": set_size_to_mana_value},
        is_other_enchantment,
    ),
    Sentence("Nonbasic lands are Mountains.", {"4": set_land_type("Mountain")}, is_nonbasic_land),
    Sentence(
        "Each land is a Swamp in addition to its other land types.",
        {"4": add_types(subtypes=["Swamp"])},
        of_type("Land"),
    ),
    Sentence(
        "All creatures are Elves in addition to their other types.", {"4": add_types(subtypes=["Elf"])}, CREATURES
    ),
    Sentence("Elves get +1/+1.", {"7c": change_size(1, 1)}, of_subtype("Elf")),
    Sentence("All Elves are Goblins.", {"4": set_creature_type("Goblin")}, of_subtype("Elf")),
    Sentence("All Goblins are Elves.", {"4": set_creature_type("Elf")}, of_subtype("Goblin")),
    Sentence("Artifact creatures get +2/+2.", {"7c": change_size(2, 2)}, of_type("Artifact", "Creature")),
    Sentence("Artifacts lose all abilities.", {"6": lose_abilities}, of_type("Artifact")),
    Sentence(
        "All Forests are 1/2 creatures that are still lands.",
        {"4": add_types("Creature"), "7b": set_size(1, 2)},
        of_subtype("Forest"),
    ),
    Sentence("All Mountains are Forests.", {"4": set_land_type("Forest")}, of_subtype("Mountain")),
    Sentence("All lands are Plains.", {"4": set_land_type("Plains")}, of_type("Land")),
    Sentence(
        "Enchantment creatures have first strike.", {"6": gain("first strike")}, of_type("Enchantment", "Creature")
    ),
    Sentence(
        "Each artifact is a creature in addition to its other types and has base power and toughness 4/4.",
        {"4": add_types("Creature"), "7b": set_size(4, 4)},
        of_type("Artifact"),
    ),
)


def is_host(each: Object, source: Object | None) -> bool:
    """What the Aura is attached to."""
    return source is not None and each.name == source.host


AURAS = (
    Sentence(
        "Enchanted permanent is an artifact in addition to its other types.", {"4": add_types("Artifact")}, is_host
    ),
    Sentence("Enchanted permanent is red.", {"5": set_color("R")}, is_host),
    Sentence("Enchanted permanent loses all abilities.", {"6": lose_abilities}, is_host),
    Sentence(
        "Enchanted creature has base power and toughness 1/3 and loses all abilities.",
        {"6": lose_abilities, "7b": set_size(1, 3)},
        is_host,
    ),
    Sentence("Enchanted creature gets +1/+2 and has flying.", {"6": gain("flying"), "7c": change_size(1, 2)}, is_host),
    Sentence("Enchanted land is a Mountain.", {"4": set_land_type("Mountain")}, is_host),
    Sentence(
        "Enchanted land is a 3/3 creature. It's still a land.",
        {"4": add_types("Creature"), "7b": set_size(3, 3)},
        is_host,
    ),
    Sentence(
        "Enchanted creature is a white Frog with base power and toughness 2/1.",
        {"4": set_creature_type("Frog"), "5": set_color("W"), "7b": set_size(2, 1)},
        is_host,
    ),
)
DEFINING = {
    "Creature": "This creature's power and toughness are each equal to the number of creatures you control.",
    "Artifact": "This creature's power and toughness are each equal to the number of artifacts you control.",
}
"""Of characteristic-defining abilities, by the card type that is counted."""
SPELLS = (
    Sentence("Switch target creature's power and toughness until end of turn.", {"7d": switch_size}),
    Sentence("Target creature has base power and toughness 5/4 until end of turn.", {"7b": set_size(5, 4)}),
    Sentence("Target creature loses all abilities until end of turn.", {"6": lose_abilities}),
    Sentence("Target creature gains flying until end of turn.", {"6": gain("flying")}),
    Sentence("Target creature gets +2/+1 until end of turn.", {"7c": change_size(2, 1)}),
    Sentence("Target creature becomes white until end of turn.", {"5": set_color("W")}),
    Sentence("Target creature becomes an Elf until end of turn.", {"4": set_creature_type("Elf")}),
    Sentence(
        "Target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1 until end of "
        "turn.",
        {"4": set_creature_type("Frog"), "5": set_color("U"), "6": lose_abilities, "7b": set_size(1, 1)},
    ),
)
KINDS = {
    "creature": Object("", {"Creature"}, {"Bear"}),
    "elf": Object("", {"Creature"}, {"Elf"}),
    "artifact": Object("", {"Artifact"}),
    "artifact creature": Object("", {"Artifact", "Creature"}, {"Goblin"}),
    "enchantment": Object("", {"Enchantment"}),
    "basic forest": Object("", {"Land"}, {"Forest"}, {"Basic"}),
    "forest": Object("", {"Land"}, {"Forest"}),
    "land": Object("", {"Land"}),
}

"""What protection is from, in French (CR 702.16a)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import assert_never

from bot.engine.magic.abilities import (
    Color,
    ColorCountQuality,
    ColorQuality,
    EverythingQuality,
    Keyword,
    KeywordAbility,
    PlayerQuality,
    Quality,
    TypeQuality,
)
from bot.explain.french.nouns import de_, le
from bot.explain.french.words import KEYWORDS
from bot.explain.french_grammar import THIN
from bot.explain.names import Names

COLORS: Mapping[Color, str] = MappingProxyType(
    {
        Color.WHITE: "le blanc",
        Color.BLUE: "le bleu",
        Color.BLACK: "le noir",
        Color.RED: "le rouge",
        Color.GREEN: "le vert",
    }
)
COLOR_COUNTS: Mapping[str, str] = MappingProxyType(
    {"colorless": "l’incolore", "monocolored": "le monocolore", "multicolored": "le multicolore"}
)
TYPES: Mapping[str, str] = MappingProxyType(
    {
        "Artifact": "les artefacts",
        "Battle": "les batailles",
        "Creature": "les créatures",
        "Enchantment": "les enchantements",
        "Instant": "les éphémères",
        "Land": "les terrains",
        "Legendary": "ce qui est légendaire",
        "Planeswalker": "les planeswalkers",
        "Snow": "ce qui est neigeux",
        "Sorcery": "les rituels",
        "Angel": "les Anges",
        "Beast": "les Bêtes",
        "Demon": "les Démons",
        "Dragon": "les Dragons",
        "Elf": "les Elfes",
        "Goblin": "les Gobelins",
        "Human": "les Humains",
        "Spirit": "les Esprits",
        "Vampire": "les Vampires",
        "Werewolf": "les Loups-garous",
        "Wizard": "les Sorciers",
        "Zombie": "les Zombies",
    }
)
"""What cards name most often; another type keeps its English name, in quotation marks."""


def quality_name(quality: Quality) -> str:
    """What follows `protection contre`."""
    match quality:
        case ColorQuality(color=color):
            return COLORS[color]
        case TypeQuality(name=name):
            return TYPES.get(name, f"«{THIN}{name}{THIN}»")
        case ColorCountQuality(word=word):
            return COLOR_COUNTS[word]
        case EverythingQuality():
            return "tout"
        case PlayerQuality(player=player):
            return str(player)
        case _:
            assert_never(quality)


def keyword(ability: KeywordAbility) -> str:
    """A keyword ability with its quality or cost: protection contre le vert, équipement {2}."""
    name = KEYWORDS[ability.keyword]
    if ability.quality is not None:
        against = ":" if ability.keyword is Keyword.ENCHANT else "contre"
        return f"{name}{THIN if against == ':' else ' '}{against} {quality_name(ability.quality)}"
    return f"{name} {ability.cost}" if ability.cost else name


def protection(names: Names, protected: str, source: str) -> str:
    """Say that the one has protection from a quality of the other, which is named where it is known."""
    quality = names.quality(protected, source)
    what = quality_name(quality) if quality is not None else f"une qualité {de_(names, source)}"
    return f"{le(names, protected)} a la protection contre {what}"

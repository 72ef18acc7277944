"""Abilities as data (CR 113): what a card's text means once read.

Holds no behaviour: deathtouch is read where the rulebook reads it, in damage and in 704.5h. Knows no text and no
language; a compiler makes these, rules functions look for them."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from bot.engine.magic.identifiers import PlayerId


class Keyword(StrEnum):
    """Keyword abilities that the engine acts on (CR 702), by their English name."""

    DEATHTOUCH = "deathtouch"
    DEFENDER = "defender"
    DOUBLE_STRIKE = "double strike"
    FIRST_STRIKE = "first strike"
    FLYING = "flying"
    HASTE = "haste"
    HEXPROOF = "hexproof"
    INDESTRUCTIBLE = "indestructible"
    LIFELINK = "lifelink"
    MENACE = "menace"
    PROTECTION = "protection"
    REACH = "reach"
    TRAMPLE = "trample"
    TRAMPLE_OVER_PLANESWALKERS = "trample over planeswalkers"
    VIGILANCE = "vigilance"
    ENCHANT = "enchant"
    EQUIP = "equip"


class Color(StrEnum):
    """CR 105.1, in the order in which cards list them."""

    WHITE = "W"
    BLUE = "U"
    BLACK = "B"
    RED = "R"
    GREEN = "G"


COLOR_NAMES: dict[Color, str] = {
    Color.WHITE: "white",
    Color.BLUE: "blue",
    Color.BLACK: "black",
    Color.RED: "red",
    Color.GREEN: "green",
}


# Qualities: what protection and "hexproof from" name (CR 702.16a, 702.11d).


@dataclass(frozen=True, slots=True)
class ColorQuality:
    color: Color

    def __str__(self) -> str:
        return COLOR_NAMES[self.color]


@dataclass(frozen=True, slots=True)
class TypeQuality:
    """A supertype, card type or subtype as cards print it in the singular, `Artifact`, `Dragon`."""

    name: str
    plural: str

    def __str__(self) -> str:
        return self.plural


@dataclass(frozen=True, slots=True)
class ColorCountQuality:
    """`multicolored` (CR 105.2b), `monocolored` (CR 105.2a) or `colorless` (CR 105.2c)."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class EverythingQuality:
    """CR 702.16j."""

    def __str__(self) -> str:
        return "everything"


@dataclass(frozen=True, slots=True)
class PlayerQuality:
    """CR 702.16k. Whatever the player controls, or owns while nobody else controls it."""

    player: PlayerId

    def __str__(self) -> str:
        return str(self.player)


Quality: TypeAlias = ColorQuality | TypeQuality | ColorCountQuality | EverythingQuality | PlayerQuality


# Sets of objects that an ability speaks of.


@dataclass(frozen=True, slots=True)
class This:
    """The object that has the ability (CR 201.5)."""


@dataclass(frozen=True, slots=True)
class AttachedObject:
    """What the object that has the ability is attached to: "enchanted creature" (CR 303.4),
    "equipped creature" (301.5)."""


ObjectSet: TypeAlias = This | AttachedObject


# Modifications of characteristics, each with its layer (CR 613.1).


@dataclass(frozen=True, slots=True)
class AddAbility:
    """Layer 6 (CR 613.1f)."""

    ability: "KeywordAbility"


@dataclass(frozen=True, slots=True)
class ModifyPowerToughness:
    """Layer 7c (CR 613.4c)."""

    power: int
    toughness: int


Modification: TypeAlias = AddAbility | ModifyPowerToughness


# Abilities.


@dataclass(frozen=True, slots=True)
class KeywordAbility:
    """CR 702.1. `quality` belongs to protection, hexproof from and enchant; `cost` (mana symbols) to equip."""

    keyword: Keyword
    quality: Quality | None = None
    cost: str | None = None

    def __str__(self) -> str:
        if self.keyword is Keyword.ENCHANT and isinstance(self.quality, TypeQuality):
            return f"enchant {self.quality.name.lower()}"
        if self.quality is not None:
            return f"{self.keyword} from {self.quality}"
        return f"{self.keyword} {self.cost}" if self.cost else str(self.keyword)


@dataclass(frozen=True, slots=True)
class StaticAbility:
    """CR 604, 611.3: a continuous effect on characteristics while the object is on the battlefield."""

    affects: ObjectSet
    modifications: tuple[Modification, ...]


@dataclass(frozen=True, slots=True)
class PreventionAbility:
    """CR 615.1 from a static ability: all damage (or all combat damage) that would be dealt to, or by, `protects`."""

    protects: ObjectSet
    direction: str = "to"
    """`"to"` the object, or `"by"` it."""
    combat_only: bool = False


@dataclass(frozen=True, slots=True)
class AdditionalBlocks:
    """CR 509.1a with a static ability that lets the creature block `count` more creatures; None: any number."""

    count: int | None


class Moment(StrEnum):
    """When a sentence that was not read could have acted, as far as its first words tell."""

    ALWAYS = "always"
    ACTIVATED = "activated"
    CAST = "cast"
    ENTERS = "enters"
    LEAVES = "leaves"
    ATTACKS = "attacks"
    BLOCKS = "blocks"
    BECOMES_BLOCKED = "becomes blocked"
    DEALS_DAMAGE = "deals damage"
    IS_DEALT_DAMAGE = "is dealt damage"
    UPKEEP = "upkeep"
    DRAW_STEP = "draw step"
    BEGINNING_OF_COMBAT = "beginning of combat"
    END_OF_COMBAT = "end of combat"
    END_STEP = "end step"
    MAIN_PHASE = "main phase"


@dataclass(frozen=True, slots=True)
class Unread:
    """A sentence that the compiler did not understand, kept so that the answer can admit it."""

    text: str
    span: tuple[int, int] = (0, 0)
    """Where it stands in the card's text, in characters."""
    expected: str = ""
    """What the compiler would have understood at the place where reading stopped."""
    moment: Moment = field(default=Moment.ALWAYS, kw_only=True)


Ability: TypeAlias = KeywordAbility | StaticAbility | PreventionAbility | AdditionalBlocks | Unread

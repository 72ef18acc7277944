"""Qualities: what protection, "hexproof from" and "enchant" name (CR 702.5a, 702.11d, 702.16a).

Data only; `qualities` finds what has them."""

from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.colors import COLOR_NAMES, Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.words import filters as fl


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
class KindsQuality:
    """Several supertypes, card types or subtypes at once, and such as it must not have: `snow Swamp`, `nonbasic`."""

    all_of: tuple[str, ...] = ()
    none_of: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((*(f"non{name.lower()}" for name in self.none_of), *(name.lower() for name in self.all_of)))


@dataclass(frozen=True, slots=True)
class NameQuality:
    """CR 702.16a: a name, where the ability says that a name is meant: `creatures named …`."""

    name: str

    def __str__(self) -> str:
        return f"creatures named {self.name}"


@dataclass(frozen=True, slots=True)
class ColorCountQuality:
    """`multicolored` (CR 105.2b), `monocolored` (CR 105.2a) or `colorless` (CR 105.2c)."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class ColoredSpellsQuality:
    """Spells alone, and of those such as have a color (CR 105.2, 112.1)."""

    def __str__(self) -> str:
        return "spells that are one or more colors"


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


@dataclass(frozen=True, slots=True)
class ChosenQuality:
    """What was chosen for the object that has the ability (CR 607.2d): `"color"` or `"player"`. Where something was
    chosen, `layers` puts the chosen quality in its place."""

    what: str

    def __str__(self) -> str:
        return f"the chosen {self.what}"


@dataclass(frozen=True, slots=True)
class QualityOfChoice:
    """CR 608.2d: "the color of your choice", chosen as the effect begins that gives the ability; it may be one of
    `besides` instead: "from artifacts or from the color of your choice"."""

    besides: "tuple[Quality, ...]" = ()

    def __str__(self) -> str:
        return " or from ".join((*map(str, self.besides), "the color of your choice"))


@dataclass(frozen=True, slots=True)
class OpponentsQuality:
    """CR 702.16k: each of the opponents of the player who has the ability."""

    def __str__(self) -> str:
        return "each of your opponents"


@dataclass(frozen=True, slots=True)
class DescribedQuality:
    """CR 702.5a: what "enchant" names where it is more than a type: "creature you control", as it is printed."""

    spec: fl.TargetSpec
    phrase: str

    def __str__(self) -> str:
        return self.phrase


@dataclass(frozen=True, slots=True)
class SizeQuality:
    """CR 702.160a, 718.2: the power and toughness of a prototype."""

    power: int
    toughness: int

    def __str__(self) -> str:
        return f"{self.power}/{self.toughness}"


@dataclass(frozen=True, slots=True)
class PutWithQuality:
    """CR 607.2b, 702.5a: "creature put onto the battlefield with" the source: these very creatures, each with its
    incarnation."""

    objects: tuple[tuple[ObjectId, int], ...] = ()

    def __str__(self) -> str:
        return "creature put onto the battlefield with it"


Quality: TypeAlias = (
    ColorQuality
    | TypeQuality
    | KindsQuality
    | NameQuality
    | ColorCountQuality
    | ColoredSpellsQuality
    | EverythingQuality
    | PlayerQuality
    | ChosenQuality
    | QualityOfChoice
    | OpponentsQuality
    | DescribedQuality
    | SizeQuality
    | PutWithQuality
)

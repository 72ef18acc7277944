"""What spells and abilities do when they resolve, as data (CR 608-611): amounts, modifications, one-shot effects.

Holds no behaviour; `resolution` carries them out. A compiler makes these, or `keyword_meanings` does."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bot.engine.magic.filters import THIS, ColorQuality, KindsQuality, ObjectSet, Players, Quality, TypeQuality
from bot.engine.magic.keyword_names import Keyword

# Amounts (CR 107).


@dataclass(frozen=True, slots=True)
class Fixed:
    number: int


@dataclass(frozen=True, slots=True)
class CountOf:
    """For each object that is described."""

    what: ObjectSet


@dataclass(frozen=True, slots=True)
class CharacteristicOf:
    """The power or toughness of an object."""

    what: ObjectSet
    name: str = "power"


@dataclass(frozen=True, slots=True)
class BlockersBeyondFirst:
    """For each creature that blocks the source beyond the first (CR 702.23a)."""


@dataclass(frozen=True, slots=True)
class OpponentsAttacked:
    """For each opponent that the controller attacked with a creature this combat (CR 702.121a)."""


@dataclass(frozen=True, slots=True)
class ThatMuch:
    """The amount of the event that triggered the ability."""


@dataclass(frozen=True, slots=True)
class ValueOfX:
    """The X of the spell or ability (CR 107.3)."""


Amount: TypeAlias = Fixed | CountOf | CharacteristicOf | BlockersBeyondFirst | OpponentsAttacked | ThatMuch | ValueOfX

ONE = Fixed(1)


# Keyword abilities, here because effects grant them.


@dataclass(frozen=True, slots=True)
class KeywordAbility:
    """CR 702.1. `quality` belongs to protection, hexproof from, enchant, landwalk and bands with other; `cost` (mana
    symbols) to equip; `number` to the keywords that are written with one, `bushido 2`."""

    keyword: Keyword
    quality: Quality | None = None
    cost: str | None = None
    number: int | None = None

    def __str__(self) -> str:
        match self.keyword, self.quality:
            case _, None:
                parameter = self.cost or self.number
                return f"{self.keyword} {parameter}" if parameter else str(self.keyword)
            case Keyword.ENCHANT, TypeQuality(name=name):
                return f"enchant {name.lower()}"
            case Keyword.LANDWALK, TypeQuality(name=name):
                return f"{name.lower()}walk"
            case Keyword.LANDWALK, KindsQuality(all_of=(_, _)) as kinds:
                return f"{kinds}walk"
            case Keyword.LANDWALK, KindsQuality() as kinds:
                return f"{kinds} landwalk"
            case Keyword.BANDS_WITH_OTHER, ColorQuality() as quality:
                return f"bands with other {quality} creatures"
            case Keyword.BANDS_WITH_OTHER, quality:
                return f"bands with other {quality}"
            case _, quality:
                return f"{self.keyword} from {quality}"


# Modifications of characteristics, each with its layer (CR 613.1).


@dataclass(frozen=True, slots=True)
class AddAbility:
    """Layer 6 (CR 613.1f)."""

    ability: KeywordAbility


@dataclass(frozen=True, slots=True)
class ModifyPowerToughness:
    """Layer 7c (CR 613.4c)."""

    power: int
    toughness: int


Modification: TypeAlias = AddAbility | ModifyPowerToughness


class Duration(StrEnum):
    """How long a continuous effect of a resolved spell or ability lasts (CR 611.2)."""

    END_OF_TURN = "until end of turn"
    END_OF_COMBAT = "until end of combat"
    PERMANENT = "permanently"


# One-shot effects (CR 610) and what begins continuous ones (CR 611).


@dataclass(frozen=True, slots=True)
class Modify:
    """The objects get the modifications, `times` over where a size depends on an amount."""

    what: ObjectSet
    modifications: tuple[Modification, ...]
    duration: Duration = Duration.END_OF_TURN
    times: Amount = ONE


@dataclass(frozen=True, slots=True)
class DealDamage:
    """The source, or another object, deals damage to objects or players (CR 120)."""

    amount: Amount
    to: ObjectSet | Players
    source: ObjectSet = THIS


@dataclass(frozen=True, slots=True)
class Fight:
    """CR 701.14: each deals damage equal to its power to the other."""

    first: ObjectSet
    second: ObjectSet


@dataclass(frozen=True, slots=True)
class GainLife:
    player: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseLife:
    player: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class Draw:
    player: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class PutCounters:
    what: ObjectSet
    kind: str
    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class Destroy:
    """CR 701.8; `no_regeneration` where it can't be regenerated."""

    what: ObjectSet
    no_regeneration: bool = False


@dataclass(frozen=True, slots=True)
class Regenerate:
    """CR 701.19a: the next time it would be destroyed this turn, it is healed, tapped and removed from combat."""

    what: ObjectSet


@dataclass(frozen=True, slots=True)
class Exile:
    what: ObjectSet


@dataclass(frozen=True, slots=True)
class ReturnToHand:
    """To its owner's hand."""

    what: ObjectSet


@dataclass(frozen=True, slots=True)
class SacrificeIt:
    """CR 701.21, of the very object, if its controller still has it."""

    what: ObjectSet


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """CR 701.21: the players sacrifice so many permanents of their choice."""

    player: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class Tap:
    what: ObjectSet


@dataclass(frozen=True, slots=True)
class Untap:
    what: ObjectSet


@dataclass(frozen=True, slots=True)
class AttachIt:
    """CR 701.3a: the source is attached to the object."""

    to: ObjectSet


@dataclass(frozen=True, slots=True)
class RequireBlock:
    """CR 702.39a: the creature blocks the source this combat if able."""

    what: ObjectSet


@dataclass(frozen=True, slots=True)
class CreateTokens:
    """CR 111: `size`, colors and abilities of a creature token."""

    name: str
    power: int
    toughness: int
    colors: tuple[str, ...]
    subtypes: tuple[str, ...]
    abilities: tuple[KeywordAbility, ...] = ()
    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class ReturnToBattlefield:
    """CR 702.79a, 702.93a: the card that the source became returns under its owner's control with a counter."""

    counter: str


@dataclass(frozen=True, slots=True)
class AtEndOfCombat:
    """CR 603.7: a delayed triggered ability for the end of this combat."""

    effects: tuple["Effect", ...]


Effect: TypeAlias = (
    Modify
    | DealDamage
    | Fight
    | GainLife
    | LoseLife
    | Draw
    | PutCounters
    | Destroy
    | Regenerate
    | Exile
    | ReturnToHand
    | SacrificeIt
    | Sacrifice
    | Tap
    | Untap
    | AttachIt
    | RequireBlock
    | CreateTokens
    | ReturnToBattlefield
    | AtEndOfCombat
)

"""Keyword abilities as objects have them (CR 702.1); here because effects grant them."""

from enum import StrEnum

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.qualities import (
    ColorQuality,
    DescribedQuality,
    KindsQuality,
    NameQuality,
    PutWithQuality,
    Quality,
    SizeQuality,
    TypeQuality,
)


def with_indefinite_article(noun: str) -> str:
    return f"{'an' if noun[:1].lower() in set('aeiou') else 'a'} {noun}"


class Spared(StrEnum):
    """CR 702.16n: what a protection ability doesn't remove although it has the quality."""

    THIS_AURA = "this Aura"
    AURAS = "Auras"
    YOURS_ALREADY_ATTACHED = "Auras and Equipment you control that are already attached to it"


@dataclass(frozen=True, slots=True)
class KeywordAbility:
    """CR 702.1. `quality` belongs to protection, hexproof from, affinity, enchant, equip, landwalk and bands with
    other; `cost` (mana symbols) to equip and ward; `number` to the keywords that are written with one, `bushido 2`, and
    to a ward of life; `spares` to protection."""

    keyword: KeywordName
    quality: Quality | None = None
    cost: str | None = None
    number: int | None = None
    spares: Spared | None = None

    @property
    def parameter(self) -> str:
        """What is written behind its name: its number, its cost, or both."""
        return "—".join(str(each) for each in (self.number, self.cost) if each)

    def __str__(self) -> str:  # noqa: C901, PLR0912 - one arm for each form
        match self.keyword, self.quality:
            case KeywordName.WARD | KeywordName.CYCLING, None if self.number is not None:
                return f"{self.keyword}—pay {self.number} life"
            case KeywordName.WARD | KeywordName.ECHO, None if self.cost is not None and not self.cost.startswith("{"):
                return f"{self.keyword}—{self.cost}"
            case KeywordName.SUSPEND | KeywordName.REINFORCE, None if (
                self.number is None and self.cost
            ):  # CR 702.62a, 702.77a
                return f"{self.keyword} X—{self.cost}"
            case _, None:
                return f"{self.keyword} {self.parameter}" if self.parameter else str(self.keyword)
            case KeywordName.ENCHANT, TypeQuality(name=name):
                return f"enchant {name.lower()}"
            case KeywordName.ENCHANT, DescribedQuality() | PutWithQuality() as quality:
                return f"enchant {quality}"
            case keyword, NameQuality(name=name) if keyword == "partner with":
                return f"partner with {name}"
            case keyword, SizeQuality() as quality:
                return f"{keyword} {self.cost} — {quality}"
            case keyword, DescribedQuality() as quality if keyword == "champion":
                return f"champion {with_indefinite_article(str(quality))}"
            case keyword, DescribedQuality() as quality if keyword == "devour":
                return f"devour {quality} {self.number}"
            case keyword, DescribedQuality() as quality if keyword == "splice":
                return f"splice onto {quality} {self.cost}"
            case keyword, DescribedQuality() as quality if keyword == "emerge":
                return f"emerge from {quality} {self.cost}"
            case KeywordName.AFFINITY, DescribedQuality() as quality:
                return f"affinity for {quality}"
            case KeywordName.EQUIP, DescribedQuality() as quality:
                return f"equip {quality} {self.cost}"
            case KeywordName.CYCLING, TypeQuality(name=name):
                return f"{name.lower()}cycling {self.cost}"
            case KeywordName.CYCLING, KindsQuality(all_of=(kind, _)):
                return f"{kind.lower()} landcycling {self.cost}"
            case KeywordName.LANDWALK, TypeQuality(name=name):
                return f"{name.lower()}walk"
            case KeywordName.LANDWALK, KindsQuality(all_of=(_, _)) as kinds:
                return f"{kinds}walk"
            case KeywordName.LANDWALK, KindsQuality() as kinds:
                return f"{kinds} landwalk"
            case KeywordName.BANDS_WITH_OTHER, ColorQuality() as quality:
                return f"bands with other {quality} creatures"
            case KeywordName.BANDS_WITH_OTHER, quality:
                return f"bands with other {quality}"
            case _, quality:
                return f"{self.keyword} from {quality}"

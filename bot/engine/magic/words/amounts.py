"""Amounts, as data (CR 107): a number, or what to count or measure; `engine.magic.amounts` works them out."""

from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.happened_this_turn import HappenedThisTurn


@dataclass(frozen=True, slots=True)
class Fixed:
    number: int


@dataclass(frozen=True, slots=True)
class CountOf:
    """For each object that is described."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class CharacteristicOf:
    """The power, toughness or mana value of an object, of several together."""

    what: fl.ObjectSet
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
class ExcessDamage:
    """The excess damage that was dealt to permanents "this way", by the effects before (CR 120.10)."""


@dataclass(frozen=True, slots=True)
class DealtDamage:
    """The damage that was dealt "this way", by the effects before (CR 120.3, 608.2c)."""


@dataclass(frozen=True, slots=True)
class LostLife:
    """The life that players lost "this way", by the effects before (CR 608.2c), in life points."""


@dataclass(frozen=True, slots=True)
class CardsExiled:
    """The cards that the effects before exiled "this way", those of a hand (CR 608.2c)."""


@dataclass(frozen=True, slots=True)
class PreventedDamage:
    """CR 615.5: the damage prevented this way, none where it can't be; `ThatMuch` is what would have been dealt."""


@dataclass(frozen=True, slots=True)
class ValueOfX:
    """The X of the spell or ability (CR 107.3)."""


@dataclass(frozen=True, slots=True)
class CardsIn:
    """The number of cards in the graveyards, in exile or in the hands of the players, that the noun phrase describes.
    Of a hand only the number is asked, which may be unknown."""

    zone: str
    """`"graveyard"`, `"exile"` or `"hand"`."""
    of: fl.PlayerSet
    filter: fl.Filter | None = None


@dataclass(frozen=True, slots=True)
class CardTypesIn:
    """The number of card types among the cards in the players' graveyards."""

    of: fl.PlayerSet


@dataclass(frozen=True, slots=True)
class CountersOn:
    """The number of counters of a kind on the objects; None: of all kinds together."""

    what: fl.ObjectSet
    kind: str | None


@dataclass(frozen=True, slots=True)
class LifeOf:
    """The life total of the player who is meant."""

    player: fl.PlayerSet


@dataclass(frozen=True, slots=True)
class ExtremeLife:
    """The lowest life total among the players, or the highest; 0 where there are none."""

    among: fl.PlayerSet
    highest: bool = False


@dataclass(frozen=True, slots=True)
class Plus:
    """A number more than the amount, or another amount more."""

    amount: "Amount"
    number: "int | Amount"


@dataclass(frozen=True, slots=True)
class Times:
    """So many times the amount: "twice the number of"."""

    amount: "Amount"
    factor: int


@dataclass(frozen=True, slots=True)
class Half:
    """CR 107.1a: half the amount, rounded as the text says."""

    amount: "Amount"
    up: bool


@dataclass(frozen=True, slots=True)
class Greatest:
    """The greatest power, toughness or mana value among the objects, 0 if there are none."""

    what: fl.ObjectSet
    name: str = "power"


@dataclass(frozen=True, slots=True)
class Fewest:
    """The number of permanents like that of the player who controls the fewest; None: of the cards in a hand."""

    what: fl.Filter | None = None


@dataclass(frozen=True, slots=True)
class Devotion:
    """CR 700.5: the controller's devotion to the color, or to the colors together."""

    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class KindsAmong:
    """How many different ones the objects have between them."""

    what: fl.ObjectSet
    of: str
    """`"basic land types"`, `"card types"`, `"creature types"`, `"colors"`, `"mana values"`, `"powers"` or
    `"names"`."""


@dataclass(frozen=True, slots=True)
class AttachedTo:
    """The number of Auras, Equipment or the like that are attached to the objects (CR 301.5, 303.4)."""

    what: fl.ObjectSet
    filter: fl.Filter


@dataclass(frozen=True, slots=True)
class BlockersOf:
    """The number of creatures that block the object (CR 509.1g)."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class PowerOfAttackers:
    """CR 508.6, 608.2i: the total power of the creatures with which the ability's controller attacked this combat, each
    as it was declared."""


@dataclass(frozen=True, slots=True)
class NumberOfPlayers:
    """The number of players meant, "for each opponent you have", or of those alone of whom something happened this turn
    (CR 608.2i): "who lost life this turn"."""

    of: fl.PlayerSet
    who: HappenedThisTurn | None = None


@dataclass(frozen=True, slots=True)
class XOfCasting:
    """CR 107.3m: the X that was announced for the spell that the source was; 0 where it was not cast."""


@dataclass(frozen=True, slots=True)
class TimesPaid:
    """CR 702.33d: how often a cost of the keyword was paid for the spell, or for the spell that the permanent was."""

    keyword: KeywordName
    what: fl.ObjectSet = fl.THIS
    cost: str | None = None
    """The one of several that is meant."""


@dataclass(frozen=True, slots=True)
class ManaSpent:
    """CR 106.6, 601.2h: how much mana was spent to cast the object, or the spell that it was."""

    what: fl.ObjectSet = fl.THIS
    kinds: str = ""
    """How much of each of these kinds alone, by letter, of that kind of which there was most: `"R"`, or `"WUBRG"` for
    mana of the same color. Empty: of all together."""


@dataclass(frozen=True, slots=True)
class ColorsSpent:
    """CR 601.2h, 702.44b: of how many colors the mana was that was spent to cast the source; 0 where it wasn't cast."""


@dataclass(frozen=True, slots=True)
class CommanderCasts:
    """CR 903.8: how often the commander has been cast from the command zone this game; None: all those that the
    ability's controller owns."""

    what: fl.ObjectSet | None = None


@dataclass(frozen=True, slots=True)
class CommandersManaValue:
    """CR 202.3, 903.3: the greatest mana value of a commander that the ability's controller owns, on the battlefield or
    in the command zone; 0 where there is none."""


@dataclass(frozen=True, slots=True)
class LargestHand:
    """CR 402: the number of cards in the largest hand of these players."""

    of: fl.PlayerSet


@dataclass(frozen=True, slots=True)
class CountersOfPlayer:
    """CR 122.1: how many counters of a kind the players have."""

    player: fl.PlayerSet
    kind: str


@dataclass(frozen=True, slots=True)
class PartySize:
    """CR 700.8: how many creatures are in the party of the ability's controller."""


@dataclass(frozen=True, slots=True)
class StartingLife:
    """CR 103.4: the life total with which each player began the game."""


@dataclass(frozen=True, slots=True)
class TimesThisTurn:
    """CR 608.2i: how often that happened this turn, or how much life it was, for these players; the number in the
    description is ignored."""

    happened: HappenedThisTurn
    players: fl.PlayerSet = fl.Players.YOU


StatedAmount: TypeAlias = (
    Fixed | ThatMuch | ValueOfX | PreventedDamage | ExcessDamage | DealtDamage | LostLife | CardsExiled
)
"""Amounts that the ability or its trigger event states by itself."""

Calculation: TypeAlias = Plus | Times | Half
"""What is made of other amounts."""

ObjectAmount: TypeAlias = (
    CountOf | CharacteristicOf | CountersOn | Greatest | Devotion | KindsAmong | AttachedTo | CommandersManaValue
)
"""What objects are or have."""
CastAmount: TypeAlias = TimesPaid | XOfCasting | ManaSpent | ColorsSpent | CommanderCasts
"""How spells were cast, or those that permanents were."""

CardAmount: TypeAlias = CardsIn | CardTypesIn
"""What cards off the battlefield there are."""

PlayerAmount: TypeAlias = (
    LifeOf
    | ExtremeLife
    | StartingLife
    | LargestHand
    | CountersOfPlayer
    | PartySize
    | Fewest
    | NumberOfPlayers
    | TimesThisTurn
)
"""What players have or did, or how many there are."""

CombatAmount: TypeAlias = BlockersBeyondFirst | BlockersOf | OpponentsAttacked | PowerOfAttackers
"""What attacks and blocks."""

Amount: TypeAlias = StatedAmount | Calculation | ObjectAmount | CastAmount | CardAmount | PlayerAmount | CombatAmount
"""A closed union of one union a chapter."""


ONE = Fixed(1)

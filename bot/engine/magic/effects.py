"""What spells and abilities do when they resolve, as data (CR 608-611): amounts, modifications, one-shot effects.

Holds no behaviour; `resolution` carries them out. A compiler makes these, or `keyword_meanings` does."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from bot.engine.magic.damage_changes import DamageChange, DamageDescribed
from bot.engine.magic.filters import (
    THIS,
    Color,
    ColorQuality,
    Filter,
    KindsQuality,
    ObjectSet,
    PlayerSet,
    Quality,
    TypeQuality,
)
from bot.engine.magic.identifiers import PlayerId
from bot.engine.magic.keyword_names import Keyword
from bot.engine.magic.zones import Zone

if TYPE_CHECKING:  # abilities have effects, and effects grant abilities
    from bot.engine.magic.abilities import Ability, CombatRule

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
    """The power, toughness or mana value of an object, of several together."""

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
    of: PlayerSet
    filter: Filter | None = None


@dataclass(frozen=True, slots=True)
class CardTypesIn:
    """The number of card types among the cards in the players' graveyards."""

    of: PlayerSet


@dataclass(frozen=True, slots=True)
class CountersOn:
    """The number of counters of a kind on the objects."""

    what: ObjectSet
    kind: str


@dataclass(frozen=True, slots=True)
class LifeOf:
    """The life total of the player who is meant."""

    player: PlayerSet


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

    what: ObjectSet
    name: str = "power"


@dataclass(frozen=True, slots=True)
class Devotion:
    """CR 700.5: the controller's devotion to the color, or to the colors together."""

    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class KindsAmong:
    """How many different ones the objects have between them."""

    what: ObjectSet
    of: str
    """`"basic land types"`, `"card types"`, `"creature types"` or `"colors"`."""


@dataclass(frozen=True, slots=True)
class AttachedTo:
    """The number of Auras, Equipment or the like that are attached to the objects (CR 301.5, 303.4)."""

    what: ObjectSet
    filter: Filter


@dataclass(frozen=True, slots=True)
class BlockersOf:
    """The number of creatures that block the object (CR 509.1g)."""

    what: ObjectSet


@dataclass(frozen=True, slots=True)
class NumberOfPlayers:
    """The number of players meant, "for each opponent you have"."""

    of: PlayerSet


Amount: TypeAlias = (
    Fixed
    | CountOf
    | CharacteristicOf
    | BlockersBeyondFirst
    | OpponentsAttacked
    | ThatMuch
    | PreventedDamage
    | ValueOfX
    | CardsIn
    | CardTypesIn
    | CountersOn
    | LifeOf
    | Plus
    | Times
    | Half
    | Greatest
    | Devotion
    | KindsAmong
    | AttachedTo
    | BlockersOf
    | NumberOfPlayers
)

ONE = Fixed(1)


# Keyword abilities, here because effects grant them.


class Spared(StrEnum):
    """CR 702.16n: the Auras that a protection ability doesn't remove although they have the quality."""

    THIS_AURA = "this Aura"
    AURAS = "Auras"


@dataclass(frozen=True, slots=True)
class KeywordAbility:
    """CR 702.1. `quality` belongs to protection, hexproof from, enchant, landwalk and bands with other; `cost` (mana
    symbols) to equip; `number` to the keywords that are written with one, `bushido 2`; `spares` to protection."""

    keyword: Keyword
    quality: Quality | None = None
    cost: str | None = None
    number: int | None = None
    spares: Spared | None = None

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
class GainControl:
    """Layer 2 (CR 613.1b). `player` is None for the controller of the effect's source, and somebody whom the ability
    means until it resolves."""

    player: PlayerId | PlayerSet | None = None


@dataclass(frozen=True, slots=True)
class AddTypes:
    """Layer 4 (CR 613.1d, 205.1b): "in addition to its other types"."""

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SetTypes:
    """Layer 4 (CR 613.1d, 205.1a): the types replace those it has; empty `types` leave the card types and replace the
    subtypes of the new ones' kind alone."""

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RemoveTypes:
    """Layer 4 (CR 613.1d): it loses the card types or supertypes, and subtypes of theirs (205.1a)."""

    types: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LoseSubtypes:
    """Layer 4 (CR 613.1d, 205.1a): it loses all subtypes of a card type, "all creature types"."""

    of: str


@dataclass(frozen=True, slots=True)
class SetLandTypes:
    """Layer 4 (CR 305.7): the basic land types replace its land types, and its own abilities are lost."""

    subtypes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SetColors:
    """Layer 5 (CR 613.1e): no color at all makes it colorless."""

    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class AddColors:
    """Layer 5 (CR 613.1e): "in addition to its other colors"."""

    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class TakeChosen:
    """Layer 4 or 5: "is the chosen type", "is the chosen color" (CR 607.2d): what was chosen for the source, or is
    chosen as the effect begins. With nothing chosen it changes nothing."""

    what: str
    """`"color"`, `"creature type"` or `"land type"`, a basic one."""
    in_addition: bool = False


@dataclass(frozen=True, slots=True)
class AddAbility:
    """Layer 6 (CR 613.1f)."""

    ability: "Ability"


@dataclass(frozen=True, slots=True)
class LoseKeyword:
    """Layer 6 (CR 613.1f): every instance of the keyword, or of the keyword with that quality (702.16n).

    `barred`: it can't have the ability either, whatever grants it (113.11)."""

    keyword: Keyword
    quality: Quality | None = None
    barred: bool = False


@dataclass(frozen=True, slots=True)
class LoseAllAbilities:
    """Layer 6 (CR 613.1f)."""


@dataclass(frozen=True, slots=True)
class SetPowerToughness:
    """Layer 7b, or 7a where a characteristic-defining ability does it (CR 613.4a-b); None leaves the one as it is."""

    power: Amount | None
    toughness: Amount | None


@dataclass(frozen=True, slots=True)
class ModifyPowerToughness:
    """Layer 7c (CR 613.4c), `times` over."""

    power: int
    toughness: int
    times: Amount = ONE


@dataclass(frozen=True, slots=True)
class SwitchPowerToughness:
    """Layer 7d (CR 613.4d)."""


Modification: TypeAlias = (
    GainControl
    | AddTypes
    | SetTypes
    | RemoveTypes
    | LoseSubtypes
    | SetLandTypes
    | SetColors
    | AddColors
    | TakeChosen
    | AddAbility
    | LoseKeyword
    | LoseAllAbilities
    | SetPowerToughness
    | ModifyPowerToughness
    | SwitchPowerToughness
)


class Duration(StrEnum):
    """How long a continuous effect of a resolved spell or ability lasts (CR 611.2)."""

    END_OF_TURN = "until end of turn"
    END_OF_COMBAT = "until end of combat"
    YOUR_NEXT_TURN = "until your next turn"
    END_OF_YOUR_NEXT_TURN = "until the end of your next turn"
    WHILE_SOURCE_CONTROLLED = "for as long as you control its source"
    WHILE_SOURCE_REMAINS = "for as long as its source remains on the battlefield"
    WHILE_SOURCE_TAPPED = "for as long as its source remains tapped"
    WHILE_SOURCE_HELD_TAPPED = "for as long as you control its source and that remains tapped"
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
    to: ObjectSet | PlayerSet
    source: ObjectSet = THIS
    unpreventable: bool = False
    """ "The damage can't be prevented" (CR 615.12)."""
    also: tuple["DealDamage", ...] = ()
    """Other damage that is dealt at the same time: "and 1 damage to you"."""
    divided: bool = False
    """Among the targets, as announced (CR 601.2d)."""


@dataclass(frozen=True, slots=True)
class Fight:
    """CR 701.14: each deals damage equal to its power to the other."""

    first: ObjectSet
    second: ObjectSet


@dataclass(frozen=True, slots=True)
class GainLife:
    player: PlayerSet
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseLife:
    player: PlayerSet
    amount: Amount


@dataclass(frozen=True, slots=True)
class Draw:
    player: PlayerSet
    amount: Amount


@dataclass(frozen=True, slots=True)
class Discard:
    """CR 701.9: so many cards of the players' choice, None for their hands; like `what`, where that is said."""

    player: PlayerSet
    amount: Amount | None = ONE
    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class Mill:
    """CR 701.17."""

    player: PlayerSet
    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class Scry:
    """CR 701.22, or with `surveil` 701.25: what is not kept on top goes to the bottom, or into the graveyard."""

    player: PlayerSet
    amount: Amount = ONE
    surveil: bool = False


@dataclass(frozen=True, slots=True)
class Look:
    """CR 701.20e: the ability's controller looks at the players' hands, or at the top cards of their libraries; with
    `may_bottom` that card may be put on the bottom."""

    player: PlayerSet
    at: Zone
    may_bottom: bool = False


@dataclass(frozen=True, slots=True)
class Search:
    """CR 701.23-701.24: the players search their libraries for up to so many such cards, put them somewhere and
    shuffle; `tapped` where they enter so."""

    player: PlayerSet
    what: Filter
    to: Zone
    amount: Amount = ONE
    tapped: bool = False


@dataclass(frozen=True, slots=True)
class Shuffle:
    """CR 701.24."""

    player: PlayerSet


class Place(StrEnum):
    """Where in a library something is put (CR 401.4, 701.24)."""

    TOP = "top"
    BOTTOM = "bottom"
    SHUFFLED = "shuffled"


@dataclass(frozen=True, slots=True)
class PutIntoLibrary:
    """CR 401: the objects go into their owners' libraries."""

    what: ObjectSet
    place: Place = Place.TOP


@dataclass(frozen=True, slots=True)
class PutHandIntoLibrary:
    """CR 401: the players put so many cards of their choice from their hands into their libraries, None for all."""

    player: PlayerSet
    amount: Amount | None
    place: Place = Place.TOP


@dataclass(frozen=True, slots=True)
class ExileZone:
    """CR 406: all cards of the players' graveyards, libraries or hands are exiled."""

    player: PlayerSet
    zone: Zone


@dataclass(frozen=True, slots=True)
class PutCounters:
    what: ObjectSet
    kind: str
    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class RemoveCounters:
    """CR 122.1: as many of them as there are."""

    what: ObjectSet
    kind: str
    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class ChangeDamage:
    """CR 614.1, 615.1: make a prevention or replacement effect that watches damage for a while, a "shield".

    `then` is the additional effect of a prevention (615.5)."""

    what: DamageDescribed
    change: DamageChange
    then: tuple["Effect", ...] = ()
    next: Amount | None = None
    """ "The next N damage" (CR 615.7); None: all of it."""
    once: bool = False
    """ "The next time" (CR 615.8)."""
    each: bool = False
    """One such effect for each recipient described (CR 615.11)."""
    duration: Duration = Duration.END_OF_TURN


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
class ExileAndReturn:
    """CR 400.7: the permanents are exiled, then their cards return to the battlefield, under their owners' control or
    `yours`; `at_end_step`: at the beginning of the next end step. Tokens do not come back (111.8)."""

    what: ObjectSet
    yours: bool = False
    tapped: bool = False
    at_end_step: bool = False


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
    """CR 701.21: the players sacrifice so many permanents of their choice, like `what` where that is said."""

    player: PlayerSet
    amount: Amount
    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class Tap:
    what: ObjectSet


@dataclass(frozen=True, slots=True)
class Untap:
    what: ObjectSet


@dataclass(frozen=True, slots=True)
class Counter:
    """CR 701.6a: the spells and abilities are countered; `exile` instead of the graveyard for the card of a spell."""

    what: ObjectSet
    exile: bool = False


@dataclass(frozen=True, slots=True)
class AttachIt:
    """CR 701.3a: the source is attached to the object."""

    to: ObjectSet


@dataclass(frozen=True, slots=True)
class BecomeBlocked:
    """CR 509.1h: attacking creatures become blocked although nothing blocks them."""

    what: ObjectSet


@dataclass(frozen=True, slots=True)
class Impose:
    """CR 611.2c: a rule of combat for a while, for these objects or, where a noun phrase describes them, for whatever
    it describes at the time. `at`: the player whom they have to attack, settled as it resolves."""

    what: ObjectSet
    rule: "CombatRule"
    duration: Duration = Duration.END_OF_TURN
    at: PlayerSet | None = None


@dataclass(frozen=True, slots=True)
class ChooseOpponent:
    """An opponent is chosen at random; further effects call them the chosen player."""


@dataclass(frozen=True, slots=True)
class RequireBlock:
    """CR 702.39a: the creature blocks the source this combat if able."""

    what: ObjectSet


@dataclass(frozen=True, slots=True)
class Attacking:
    """CR 508.4: what a creature attacks that is put onto the battlefield attacking: what its controller chooses, or
    only `player` and, with `planeswalkers`, those of that player.

    `as_returned`: what the creature attacked that was returned to a hand as a cost (702.49c, 702.190b)."""

    player: PlayerSet | None = None
    planeswalkers: bool = False
    as_returned: bool = False


@dataclass(frozen=True, slots=True)
class Entering:
    """CR 110.5b, 508.4, 509.4: how permanents enter the battlefield; `blocking` is the attacker that they block."""

    tapped: bool = False
    attacking: Attacking | None = None
    blocking: ObjectSet | None = None


AS_USUAL = Entering()


@dataclass(frozen=True, slots=True)
class CreateTokens:
    """CR 111: the size, colors, types and abilities of creature tokens, so many in all or `for_each` of the players."""

    name: str
    power: int
    toughness: int
    colors: tuple[str, ...]
    subtypes: tuple[str, ...]
    abilities: tuple[KeywordAbility, ...] = ()
    amount: Amount = ONE
    types: tuple[str, ...] = ("Creature",)
    supertypes: tuple[str, ...] = ()
    entering: Entering = AS_USUAL
    for_each: PlayerSet | None = None


@dataclass(frozen=True, slots=True)
class CreateCopies:
    """CR 707.2: tokens that are copies of an object, so many in all or `for_each` of the players, each `optional`."""

    of: ObjectSet
    amount: Amount = ONE
    entering: Entering = AS_USUAL
    for_each: PlayerSet | None = None
    optional: bool = False


@dataclass(frozen=True, slots=True)
class PutOntoBattlefield:
    """CR 110.2a: the card that the ability is of, or that it targets, from where it was, if it is still there (400.7).

    `yours`: under the control of the ability's controller, not of its owner."""

    what: ObjectSet
    entering: Entering = AS_USUAL
    yours: bool = False


@dataclass(frozen=True, slots=True)
class PutCardFromHand:
    """CR 110.2a, 608.2d: a card like that, which the controller chooses from their hand, onto the battlefield."""

    what: Filter
    entering: Entering = AS_USUAL


@dataclass(frozen=True, slots=True)
class GetEmblem:
    """CR 114.2: each of the players gets an emblem with these abilities."""

    player: PlayerSet
    abilities: tuple["Ability", ...]


@dataclass(frozen=True, slots=True)
class ReturnToBattlefield:
    """CR 702.79a, 702.93a: the card that the source became returns under its owner's control with a counter."""

    counter: str


@dataclass(frozen=True, slots=True)
class AtEndOfCombat:
    """CR 603.7: a delayed triggered ability for the end of this combat."""

    effects: tuple["Effect", ...]


@dataclass(frozen=True, slots=True)
class AtNextEndStep:
    """CR 603.7: a delayed triggered ability for the beginning of the next end step."""

    effects: tuple["Effect", ...]


@dataclass(frozen=True, slots=True)
class CastTransformed:
    """CR 310.11b, 712.11a: the ability's controller may cast the card that the source became, in exile, with its back
    face up, for nothing."""


CardEffect: TypeAlias = (
    Discard | Mill | Scry | Look | Search | Shuffle | PutIntoLibrary | PutHandIntoLibrary | ExileZone
)
"""What is done to cards in hands, libraries and graveyards."""

Effect: TypeAlias = (
    Modify
    | DealDamage
    | Fight
    | GainLife
    | LoseLife
    | Draw
    | CardEffect
    | PutCounters
    | RemoveCounters
    | ChangeDamage
    | Destroy
    | Regenerate
    | Exile
    | ExileAndReturn
    | ReturnToHand
    | SacrificeIt
    | Sacrifice
    | Tap
    | Untap
    | Counter
    | AttachIt
    | BecomeBlocked
    | Impose
    | ChooseOpponent
    | RequireBlock
    | CreateTokens
    | GetEmblem
    | CreateCopies
    | PutOntoBattlefield
    | PutCardFromHand
    | ReturnToBattlefield
    | CastTransformed
    | AtEndOfCombat
    | AtNextEndStep
)

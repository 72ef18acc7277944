"""Conditions that abilities state with "if", "as long as" and "unless" (CR 603.4, 604.1, 611.3): data only.

Holds no behaviour; `holding` judges them in a state."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Any, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import Amount
from bot.engine.magic.words.happened_this_turn import *


@dataclass(frozen=True, slots=True)
class AttackedThisTurn:
    """CR 508.6: the ability's controller declared an attacker this turn, "if you attacked this turn"."""


@dataclass(frozen=True, slots=True)
class CombatDamageThisTurn:
    """CR 702.76a, 702.173a: a player was dealt combat damage this turn by a source that was like that and under the
    control of the ability's controller then; `shares_type`: it had a creature type of the ability's source."""

    by: fl.Filter
    shares_type: bool = False


@dataclass(frozen=True, slots=True)
class SpellsCastLastTurn:
    """CR 601.2i, 608.2i: a player cast so many spells during the previous turn."""

    number: Bounds = ONE_OR_MORE


@dataclass(frozen=True, slots=True)
class AbilityUsedThisTurn:
    """CR 602.2, 608.2: the very ability has been activated so often this turn, or has `resolved` so often, this time
    counted. `key` is what its uses are counted under, which its text says."""

    number: Bounds
    resolved: bool = False
    key: str = ""


@dataclass(frozen=True, slots=True)
class DiscardedThisTurn:
    """CR 702.187b: the very card was discarded this turn."""


@dataclass(frozen=True, slots=True)
class SpeedIs:
    """CR 702.179e-f: the player's speed, 0 where they have none; max speed is 4."""

    whose: Whose
    number: Bounds


@dataclass(frozen=True, slots=True)
class HasBlessing:
    """CR 702.131c: the player has the city's blessing."""

    whose: Whose


@dataclass(frozen=True, slots=True)
class IsMonarch:
    """CR 725.1: the player is the monarch."""

    whose: Whose


MAX_SPEED = Bounds(4)


@dataclass(frozen=True, slots=True)
class BeenAttacked:
    """CR 508.6: a creature was declared as an attacker that attacks the ability's controller, in this combat."""


@dataclass(frozen=True, slots=True)
class NumberOf:
    """There are so many permanents like that: "if you control a Dragon", "no creatures are on the battlefield". With
    `by`, so many controlled by one such player: "an opponent controls two or more Swamps"."""

    what: fl.Filter
    number: Bounds = ONE_OR_MORE
    by: Whose | None = None
    besides: fl.ObjectSet | None = None
    """Those are not counted: what "other" sets apart where that is not the source."""


@dataclass(frozen=True, slots=True)
class ControlsMore:
    """The one player controls more permanents like that than the other."""

    what: fl.Filter
    who: Whose
    than: Whose


@dataclass(frozen=True, slots=True)
class HasMore:
    """CR 119, 402: the one player has more life, or with `cards` more cards in hand, than the other; of an unknown hand
    it can't be told."""

    who: Whose
    than: Whose
    cards: bool = False


@dataclass(frozen=True, slots=True)
class CardsInHand:
    """CR 402. Of an unknown hand it can't be told."""

    whose: Whose
    number: Bounds


@dataclass(frozen=True, slots=True)
class CardsInLibrary:
    """CR 401. Of an unknown library it can't be told."""

    whose: Whose
    number: Bounds


@dataclass(frozen=True, slots=True)
class LibraryAtMost:
    """CR 401: the number is greater than or equal to that of the cards in the library of the ability's controller. Of
    an unknown library it can't be told."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class CardsInGraveyard:
    """CR 404: so many cards like that."""

    whose: Whose
    number: Bounds
    what: fl.Filter = fl.ANYTHING


@dataclass(frozen=True, slots=True)
class CardTypesInGraveyard:
    """CR 205.2a: so many card types among the cards there."""

    whose: Whose
    number: Bounds


@dataclass(frozen=True, slots=True)
class LifeTotal:
    """CR 119, in life points."""

    whose: Whose
    number: Bounds


@dataclass(frozen=True, slots=True)
class HasCounters:
    """CR 122.1, of a player: "is poisoned" is one poison counter or more."""

    whose: Whose
    kind: str
    number: Bounds = ONE_OR_MORE


@dataclass(frozen=True, slots=True)
class TurnOf:
    """CR 102.1: that player is the active player."""

    whose: Whose


@dataclass(frozen=True, slots=True)
class IsLike:
    """The object is on the battlefield and the noun phrase describes it: "as long as enchanted creature is red"."""

    what: fl.ObjectSet
    like: fl.Filter


@dataclass(frozen=True, slots=True)
class WasLike:
    """CR 608.2h, 603.10: there is the object, and the noun phrase describes it as it is, or as it last existed: "if it
    had counters on it", "if it was a creature card", "if the sacrificed creature's toughness was 4 or greater"."""

    what: fl.ObjectSet
    like: fl.Filter


@dataclass(frozen=True, slots=True)
class IsBigger:
    """CR 702.100a: the power or the toughness of the creature is greater than that of the source, as they are or last
    existed on the battlefield (608.2h)."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class LiesInExile:
    """CR 702.62b: the source is in exile, with counters of that kind on it where one is named."""

    counter: str | None = None


@dataclass(frozen=True, slots=True)
class LiesIn:
    """CR 113.6b: the source is in one of these zones, where the ability that says so functions: "as long as this card
    is in your graveyard", "if it is in the command zone or on the battlefield"."""

    zones: tuple[Zone, ...]


@dataclass(frozen=True, slots=True)
class CameSinceUpkeep:
    """CR 702.30a: the source came under its controller's control since the beginning of that player's last upkeep
    before this one."""


@dataclass(frozen=True, slots=True)
class LevelIs:
    """CR 716.2: the level of the source of the ability, which is 1 where it has none (716.2d)."""

    number: Bounds


@dataclass(frozen=True, slots=True)
class WasPaid:
    """CR 702.33d-f, 607.2: a cost of the keyword was paid so often for the spell, or for the spell that the permanent
    was: "if it was kicked". With `cost` that one of several."""

    keyword: KeywordName
    what: fl.ObjectSet = fl.THIS
    number: Bounds = ONE_OR_MORE
    cost: str | None = None


@dataclass(frozen=True, slots=True)
class WasCast:
    """CR 400.7d, 601.2a: the object is a spell, or was one as it was put onto the battlefield, that was cast; with `by`
    by that player, with `origin` from that zone, `in_main_phase`: during a main phase of theirs."""

    what: fl.ObjectSet = fl.THIS
    by: Whose | None = None
    origin: Zone | None = None
    in_main_phase: bool = False


@dataclass(frozen=True, slots=True)
class DevotionIs:
    """CR 700.5: the ability's controller's devotion to the color, or to the colors together."""

    colors: tuple[Color, ...]
    number: Bounds


@dataclass(frozen=True, slots=True)
class AmountIs:
    """CR 107.1, 608.2c: the amount is within these bounds: "if X is 5 or more", "if a land card was milled this way".
    Of cards that nobody can name it can't be told."""

    amount: Amount
    number: Bounds = ONE_OR_MORE


@dataclass(frozen=True, slots=True)
class Not:
    condition: "Condition"


@dataclass(frozen=True, slots=True)
class AllConditions:
    """All of the conditions."""

    conditions: tuple["Condition", ...]


@dataclass(frozen=True, slots=True)
class AnyCondition:
    """At least one of the conditions."""

    conditions: tuple["Condition", ...]


@dataclass(frozen=True, slots=True)
class CoinsCameUp:
    """CR 705.2: all the coins that were flipped came up heads, or the flip was won, where it is `well`; else tails, or
    it was lost."""

    well: bool


@dataclass(frozen=True, slots=True)
class WonClash:
    """CR 701.30d: the ability's controller won the last clash of this very resolution."""


Condition: TypeAlias = (
    AttackedThisTurn
    | HappenedThisTurn
    | CombatDamageThisTurn
    | SpellsCastLastTurn
    | DiscardedThisTurn
    | AbilityUsedThisTurn
    | BeenAttacked
    | NumberOf
    | ControlsMore
    | HasMore
    | CardsInHand
    | CardsInLibrary
    | LibraryAtMost
    | CardsInGraveyard
    | CardTypesInGraveyard
    | LifeTotal
    | SpeedIs
    | HasBlessing
    | IsMonarch
    | HasCounters
    | TurnOf
    | IsLike
    | WasLike
    | IsBigger
    | LiesInExile
    | LiesIn
    | CameSinceUpkeep
    | LevelIs
    | WasPaid
    | WasCast
    | DevotionIs
    | CoinsCameUp
    | WonClash
    | AmountIs
    | Not
    | AllConditions
    | AnyCondition
)


def depends_on_defender(part: object) -> bool:
    """CR 508.5: whether the condition depends on the defending player, and so on what is attacked."""
    return any(each in {Whose.DEFENDING_PLAYER, fl.Side.DEFENDING_PLAYER} for each in leaves_within(part))


def zones_spoken_from(part: object) -> frozenset[Zone]:
    """CR 113.6b: the zones of which a condition in the ability says that it functions there."""
    if isinstance(part, LiesIn):
        return frozenset(part.zones)
    return frozenset().union(*(zones_spoken_from(each) for each in parts_within(part)))


def hand_conditions_within(part: object) -> Iterator[CardsInHand]:
    """The conditions on cards in hand within an ability; they can't be judged for unknown hands."""
    if isinstance(part, CardsInHand):
        yield part
    yield from (hand for child in parts_within(part) for hand in hand_conditions_within(child))


def leaves_within(part: object) -> Iterator[object]:
    """The values that a description is made of, at any depth."""
    below = parts_within(part)
    if not below:
        yield part
    yield from (leaf for child in below for leaf in leaves_within(child))


def parts_within(part: object) -> Sequence[object]:
    """The parts of a tuple or of a description; none of anything else."""
    if isinstance(part, tuple):
        return part
    return PARTS_OF[type(part)](part)


def no_parts(_part: object) -> tuple[object, ...]:
    return ()


class PartsOf(dict[type, Callable[[Any], Sequence[object]]]):
    """What takes the parts of each class, made when the first of its values is looked at."""

    def __missing__(self, kind: type) -> Callable[[Any], Sequence[object]]:
        names = [each.name for each in fields(kind)] if is_dataclass(kind) else []
        match names:
            case []:
                self[kind] = no_parts
            case [only]:
                self[kind] = lambda part: (getattr(part, only),)
            case _:
                self[kind] = attrgetter(*names)
        return self[kind]


PARTS_OF = PartsOf()


@lru_cache(maxsize=512)
def uses_asked_about(effects: object) -> frozenset[AbilityUsedThisTurn]:
    """The conditions within the effects of an ability that ask how often it was used this turn."""
    below = (each for part in parts_within(effects) for each in uses_asked_about(part))
    return frozenset((effects,) if isinstance(effects, AbilityUsedThisTurn) else below)

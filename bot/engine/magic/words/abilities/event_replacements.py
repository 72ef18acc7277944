"""Replacement effects as data (CR 614), but for those of damage: what would happen, and what happens instead.

Holds no behaviour; `replacing` applies them to what rules functions propose."""

from enum import StrEnum
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl

# What would happen.


@dataclass(frozen=True, slots=True)
class WouldEnter:
    """CR 614.1c-d, 614.12: one of these would enter the battlefield."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class WouldMove:
    """CR 614.6, 400.6: one of these would be put into another zone; None: from, or into, any zone.

    `owner`: whose they are, and so whose graveyard, hand or library it is; with `cards`, tokens are not meant."""

    what: fl.ObjectSet
    origin: Zone | None = Zone.BATTLEFIELD
    destination: Zone | None = Zone.GRAVEYARD
    owner: fl.Side = fl.Side.ANY
    cards: bool = False
    uncast: bool = False
    """Only from elsewhere than the stack: what was cast enters from there."""
    caused_by: fl.Side | None = None
    """Only where a spell or ability that such a player controls causes it; None: whatever does."""


@dataclass(frozen=True, slots=True)
class WouldBeDestroyed:
    """CR 614.8, 701.8: one of these permanents would be destroyed."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class WouldGetCounters:
    """CR 614.16, 122.6: counters would be put on such a permanent, or on such a player; None: on none of them.

    `kind`: of that kind alone. `by`: by whom; `by_effect`: not as a cost, nor by the rules of the game."""

    permanents: fl.Filter | None = fl.ANYTHING
    players: fl.Side | None = None
    kind: str | None = None
    by: fl.Side = fl.Side.ANY
    by_effect: bool = False


@dataclass(frozen=True, slots=True)
class WouldCreateTokens:
    """CR 614.16: such a player would create tokens like that."""

    player: fl.Side = fl.Side.YOU
    what: fl.Filter = fl.ANYTHING


@dataclass(frozen=True, slots=True)
class WouldGainLife:
    """CR 119.3."""

    player: fl.Side = fl.Side.YOU


@dataclass(frozen=True, slots=True)
class WouldLoseLife:
    """CR 119.3, 120.4c: such a player would lose life; `by_damage`: as a result of damage."""

    player: fl.Side = fl.Side.YOU
    by_damage: bool = False


@dataclass(frozen=True, slots=True)
class WouldDraw:
    """CR 614.11: such a player would draw a card; `spares_first`: but the first one in each of their draw steps."""

    player: fl.Side = fl.Side.YOU
    spares_first: bool = False


@dataclass(frozen=True, slots=True)
class WouldProduceMana:
    """CR 106.12b: such a player taps a permanent like that for so much mana, or more."""

    what: fl.Filter = fl.ANYTHING
    by: fl.Side = fl.Side.ANY
    at_least: int = 1


Would: TypeAlias = (
    WouldEnter
    | WouldMove
    | WouldBeDestroyed
    | WouldGetCounters
    | WouldCreateTokens
    | WouldGainLife
    | WouldLoseLife
    | WouldDraw
    | WouldProduceMana
)

# What happens instead.


@dataclass(frozen=True, slots=True)
class EnterTapped:
    """CR 614.1d. With `life`, its controller may pay so much, with `revealing` reveal a card like that from their hand;
    if they don't, it enters tapped."""

    life: int | None = None
    revealing: fl.Filter | None = None


@dataclass(frozen=True, slots=True)
class EnterWith:
    """CR 614.1c, 122.6a: it enters with so many counters of a kind; `optional` if its controller likes; `ahead`: with
    as many as the number of a chapter that its controller chooses (714.3b)."""

    kind: str
    amount: fx.Amount = fx.ONE
    optional: bool = False
    ahead: bool = False
    otherwise: tuple[fx.Modification, ...] = ()
    """What changes of it for good where it may enter with the counters and doesn't: "if you don't, it gains haste"."""


@dataclass(frozen=True, slots=True)
class EnterAmplified:
    """CR 702.38a: any number of cards in its controller's hand that share a creature type with it are revealed; so many
    +1/+1 counters for each."""

    number: int


@dataclass(frozen=True, slots=True)
class EnterWithSunburst:
    """CR 702.44a: a counter for each color of mana spent to cast it, +1/+1 where it is a creature, charge otherwise."""


@dataclass(frozen=True, slots=True)
class EnterDevouring:
    """CR 702.82a, c: its controller may sacrifice any number of permanents like that; it enters with so many +1/+1
    counters for each, None: with as many as there are of them."""

    number: int | None
    ability: fx.KeywordAbility
    what: fl.Filter = fl.CREATURE


@dataclass(frozen=True, slots=True)
class EnterWithTribute:
    """CR 702.104a: an opponent whom its controller chooses may put so many +1/+1 counters on it."""

    number: int
    ability: fx.KeywordAbility


@dataclass(frozen=True, slots=True)
class EnterDesignated:
    """CR 614.1c, 722.3a: it enters with the designation."""

    designation: Designation


class ChosenAsEnters(StrEnum):
    """CR 614.12a: what is chosen as a permanent enters, by the word that a scenario's `chosen` uses."""

    COLOR = "color"
    CREATURE_TYPE = "creature type"
    LAND_TYPE = "land type"
    """A basic one."""
    PLAYER = "player"
    OPPONENT = "opponent"
    NAME = "name"


@dataclass(frozen=True, slots=True)
class ChooseAsEnters:
    """CR 614.1c, 614.12a; of a name, that of a card like that (201.4a); `never`: none of these."""

    what: ChosenAsEnters
    like: fl.Filter = fl.ANYTHING
    never: tuple[Color, ...] = ()


@dataclass(frozen=True, slots=True)
class EnterAsCopy:
    """CR 614.1c, 707.5: it enters as a copy of one of these, which its controller chooses, or of the object to which
    the effect refers; `optional` if they like."""

    of: fl.Filter | fl.This | fl.AttachedObject
    exceptions: fx.Exceptions = fx.NO_EXCEPTIONS
    optional: bool = True
    zone: Zone = Zone.BATTLEFIELD
    tapped: bool = False
    """It enters tapped where it does so (614.1d)."""


@dataclass(frozen=True, slots=True)
class EnterUnderControl:
    """CR 616.1b: it enters under the control of the effect's controller; or, with `of_opponent`, of an opponent whom
    the player chooses who would control it."""

    of_opponent: bool = False


@dataclass(frozen=True, slots=True)
class EnterTurnedOver:
    """CR 616.1d: it enters with its back face up."""


@dataclass(frozen=True, slots=True)
class GoTo:
    """CR 614.6: into that zone of its owner instead; into a library shuffled, or else on its bottom or top."""

    zone: Zone
    shuffled: bool = False
    bottom: bool = False
    then: tuple[fx.Effect, ...] = ()
    """What else is done instead."""


@dataclass(frozen=True, slots=True)
class Scaled:
    """CR 614.1a: so many times as many, of which a divisor leaves a part, rounded down; and so many more."""

    times: int = 1
    more: int = 0
    divisor: int = 1

    def of(self, number: int) -> int:
        return number * self.times // self.divisor + self.more


@dataclass(frozen=True, slots=True)
class LeaveLife:
    """CR 120.4c: what would reduce a life total to less than so much reduces it to that."""

    least: int


@dataclass(frozen=True, slots=True)
class LoseInstead:
    """CR 614.1a: the player loses as much life as they would gain."""


@dataclass(frozen=True, slots=True)
class AlsoCreate:
    """CR 614.1a: such tokens besides; `for_each`: as many as there would be of the others."""

    tokens: fx.CreateTokens
    for_each: bool = False


@dataclass(frozen=True, slots=True)
class DoInstead:
    """CR 614.1a, 614.11: these effects instead of a draw or of destruction, or nothing; `optional` where its player may
    leave it at that."""

    effects: tuple[fx.Effect, ...] = ()
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Regenerate:
    """CR 614.8, 701.19: all damage is removed from the permanent, it is tapped and removed from combat."""


@dataclass(frozen=True, slots=True)
class LoseShieldCounter:
    """CR 122.1c: a shield counter is removed from the permanent."""


@dataclass(frozen=True, slots=True)
class DestroyInstead:
    """CR 702.89a: all damage is removed from the permanent, and what says so is destroyed."""


@dataclass(frozen=True, slots=True)
class ProduceInstead:
    """CR 106.12b: mana of that type, in its symbol, instead of any other type; `just_one`: and amount."""

    mana: str
    just_one: bool = False

    def of(self, mana: int) -> str:
        """What is produced instead of so much mana."""
        return self.mana * (1 if self.just_one else mana)


Instead: TypeAlias = (
    EnterTapped
    | EnterWith
    | EnterAmplified
    | EnterDevouring
    | EnterWithSunburst
    | EnterWithTribute
    | EnterDesignated
    | ChooseAsEnters
    | EnterUnderControl
    | EnterAsCopy
    | EnterTurnedOver
    | GoTo
    | Scaled
    | LeaveLife
    | LoseInstead
    | AlsoCreate
    | DoInstead
    | Regenerate
    | DestroyInstead
    | ProduceInstead
)

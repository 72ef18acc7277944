"""Trigger conditions beyond combat and the battlefield (CR 603.2): the stack, cards in other zones, life totals.

Data only; `stack_occasions` finds their events."""

from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Condition


@dataclass(frozen=True, slots=True)
class Casts:
    """CR 601.2i: a spell like that is cast; the side of `what` says by whom. `targeting`: it targets one of these, and
    with `only` that one alone;
    `copies`: it is cast or copied; `nth`: it is that player's first, second, … spell like that of the turn; `zones`: it
    is cast from one of these or, with `elsewhere`, from anywhere else."""

    what: fl.Filter
    targeting: fl.ObjectSet | None = None
    copies: bool = False
    nth: int | None = None
    zones: tuple[Zone, ...] = ()
    elsewhere: bool = False
    only: bool = False


@dataclass(frozen=True, slots=True)
class CastThis:
    """CR 601.2i: the very spell that has the ability is cast, "when you cast this spell"; the amount is how many were
    cast before it this turn."""


@dataclass(frozen=True, slots=True)
class Activates:
    """CR 602.2a: such a player activates an ability that is no mana ability, of a source like that; `loyalty`: a
    loyalty ability."""

    player: fl.Side = fl.Side.YOU
    source: fl.Filter = fl.ANYTHING
    loyalty: bool = False


@dataclass(frozen=True, slots=True)
class TapsForMana:
    """CR 106.12a: such a player taps one of these permanents for mana, and mana is produced; the event is about the
    permanent."""

    what: fl.ObjectSet
    by: fl.Side = fl.Side.ANY


@dataclass(frozen=True, slots=True)
class CycledThis:
    """CR 702.29c: a cycling ability of the very card that has the ability is activated."""


@dataclass(frozen=True, slots=True)
class Cycles:
    """CR 702.29c: such a player cycles a card, with `other` another one than the source."""

    whose: fl.Side = fl.Side.YOU
    other: bool = False


@dataclass(frozen=True, slots=True)
class PlaysLand:
    """CR 305.1: such a player plays a land like that, which is not what an effect puts onto the battlefield (305.4)."""

    whose: fl.Side = fl.Side.YOU
    what: fl.Filter = fl.ANYTHING


@dataclass(frozen=True, slots=True)
class CreatesToken:
    """CR 111.2: such a player creates a token like that; `together`: one or more at the same time (603.2c)."""

    whose: fl.Side = fl.Side.YOU
    what: fl.Filter = fl.ANYTHING
    together: bool = False


@dataclass(frozen=True, slots=True)
class CountersArePut:
    """CR 122.6: counters of a kind, None: of any, are put on one of these; each counter triggers it, or with `together`
    all that are put on one permanent at the same time do (603.2c)."""

    who: fl.ObjectSet = fl.THIS
    kind: str | None = None
    together: bool = False


@dataclass(frozen=True, slots=True)
class GetsEnergy:
    """CR 107.14, 122.6: such a player gets one or more energy counters, once for all at the same time."""

    whose: fl.Side = fl.Side.YOU


@dataclass(frozen=True, slots=True)
class ExilesItself:
    """CR 702.35a: the very card is discarded and exiled by an ability of its own."""


@dataclass(frozen=True, slots=True)
class BecomesTarget:
    """CR 603.2e: one of these objects, or its controller where `who` is a player, becomes the target of a spell or
    ability, be it several times over; `by`: of one that such a player controls; `spells`: of a spell alone;
    `abilities`: of an ability alone."""

    who: fl.ObjectSet | fl.Players = fl.THIS
    by: fl.Side = fl.Side.ANY
    spells: bool = False
    abilities: bool = False
    what: fl.Filter = fl.ANYTHING
    """Of a spell like that."""


@dataclass(frozen=True, slots=True)
class CommitsCrime:
    """CR 700.13: such a player commits a crime."""

    whose: fl.Side = fl.Side.YOU


@dataclass(frozen=True, slots=True)
class PutIntoGraveyard:
    """CR 603.6c: a card is put into a graveyard from `origin`, None: from anywhere. It never looks back, not even where
    the card comes from the battlefield.

    `what` is the source itself, or a noun phrase whose side is the owner's; `elsewhere`: from anywhere but the
    battlefield; `together`: once, however many at the same time (603.2c)."""

    what: fl.ObjectSet = fl.THIS
    origin: Zone | None = None
    elsewhere: bool = False
    together: bool = False


@dataclass(frozen=True, slots=True)
class LeavesGraveyard:
    """CR 603.10a: a card like that leaves a graveyard; the side is that of its owner. `together`: once, however many at
    the same time (603.2c)."""

    what: fl.Filter
    together: bool = False


@dataclass(frozen=True, slots=True)
class Draws:
    """CR 121.2: such a player draws a card; each card triggers it by itself. `spares_first`: but not the first one in
    each of their draw steps (504.1); `nth`: only their second, third, … card of the turn."""

    whose: fl.Side = fl.Side.YOU
    spares_first: bool = False
    nth: int | None = None


@dataclass(frozen=True, slots=True)
class DrawsThis:
    """CR 702.94a: the very card that has the ability is drawn, `first`: as the first card that its owner draws in the
    turn."""

    first: bool = False


@dataclass(frozen=True, slots=True)
class Discards:
    """CR 701.9a: such a player discards a card like that; `together`: one or more at the same time (603.2c)."""

    whose: fl.Side = fl.Side.YOU
    what: fl.Filter = fl.ANYTHING
    together: bool = False


@dataclass(frozen=True, slots=True)
class Sacrifices:
    """CR 603.10a, 701.21a: such a player sacrifices a permanent like that, as it last existed; `together`: one or more
    at the same time (603.2c)."""

    whose: fl.Side = fl.Side.YOU
    what: fl.Filter = fl.ANYTHING
    together: bool = False
    this: bool = False
    """The source itself alone."""


@dataclass(frozen=True, slots=True)
class GainsLife:
    """CR 119.9: such a player gains life, each source by itself; with `by`, of a spell like that; `first`: for the
    first time in the turn."""

    whose: fl.Side = fl.Side.YOU
    by: fl.Filter | None = None
    first: bool = False


@dataclass(frozen=True, slots=True)
class LosesLife:
    """CR 119.3, 120.3a: such a player loses life; what is lost at the same time is lost at once; `first`: for the first
    time in the turn."""

    whose: fl.Side = fl.Side.YOU
    first: bool = False


@dataclass(frozen=True, slots=True)
class Clashes:
    """CR 701.30: such a player clashes; with `won`, and wins."""

    whose: fl.Side = fl.Side.YOU
    won: bool = False


@dataclass(frozen=True, slots=True)
class EndsFlip:
    """CR 705.2: such a player wins a coin flip, or loses it."""

    whose: fl.Side = fl.Side.YOU
    won: bool = True


@dataclass(frozen=True, slots=True)
class BecomesTapped:
    """CR 603.2e, 701.26a: not by entering tapped; with `untapped`, it becomes that (701.26b)."""

    who: fl.ObjectSet = fl.THIS
    untapped: bool = False


@dataclass(frozen=True, slots=True)
class PhasesOut:
    """CR 603.10b, 702.26f."""

    who: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class Scries:
    """CR 701.22d, or with `surveil` 701.25d: such a player scries, even where there is nothing to look at."""

    whose: fl.Side = fl.Side.YOU
    surveil: bool = False


@dataclass(frozen=True, slots=True)
class ShufflesLibrary:
    """CR 701.24e-f: such a player shuffles their library, even an empty one, each time."""

    whose: fl.Side = fl.Side.YOU


@dataclass(frozen=True, slots=True)
class LosesGame:
    """CR 603.9, 603.10f."""

    whose: fl.Side = fl.Side.ANY


@dataclass(frozen=True, slots=True)
class IsTurnedFaceUp:
    """CR 708.8."""

    who: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class Unlocks:
    """CR 709.5h: its controller unlocks this half of the source, 0 or 1; None: the half on which the ability stands,
    before the card is put together."""

    half: int | None = None


@dataclass(frozen=True, slots=True)
class FullyUnlocks:
    """CR 709.5i: the ability's controller unlocks a half of such a permanent, no half of which is locked then."""

    what: fl.Filter = fl.ANYTHING


@dataclass(frozen=True, slots=True)
class BecomesLevel:
    """CR 716.2a: the source's level becomes the number."""

    level: int


@dataclass(frozen=True, slots=True)
class StateIs:
    """CR 603.8: a state trigger; it triggers as soon as the condition is true, and not again before it has left the
    stack."""

    condition: Condition


StackCondition: TypeAlias = (
    Casts
    | CastThis
    | Activates
    | TapsForMana
    | CycledThis
    | Cycles
    | PlaysLand
    | CreatesToken
    | CountersArePut
    | GetsEnergy
    | ExilesItself
    | BecomesTarget
    | CommitsCrime
    | PutIntoGraveyard
    | LeavesGraveyard
    | Draws
    | DrawsThis
    | Discards
    | Sacrifices
    | GainsLife
    | LosesLife
    | Clashes
    | EndsFlip
    | BecomesTapped
    | PhasesOut
    | Scries
    | ShufflesLibrary
    | LosesGame
    | IsTurnedFaceUp
    | Unlocks
    | FullyUnlocks
    | BecomesLevel
)
"""Those that wait for an event; a state trigger waits for none."""

"""Abilities that change what may be cast or played, when, and for what (CR 305.2, 601.2-601.3, 118.8-118.9)."""

from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.activated import Cost
from bot.engine.magic.words.abilities.conditional import Conditional


@dataclass(frozen=True, slots=True)
class AdditionalLands(Conditional):
    """CR 305.2: these players may play so many more lands on each of their turns; None: any number."""

    number: int | None = 1
    players: fl.Players = fl.Players.YOU


@dataclass(frozen=True, slots=True)
class AdditionalCost(Conditional):
    """CR 118.8: what has to be paid to cast the spell, beside its mana cost or an alternative one; where there are
    `others`, one of all these, as its player announces (601.2b)."""

    cost: Cost
    others: tuple[Cost, ...] = ()


@dataclass(frozen=True, slots=True)
class SpentOnX(Conditional):
    """CR 107.3, 118: only that mana, a letter for each color, may be spent on the X of the spell."""

    spent: str


@dataclass(frozen=True, slots=True)
class AlternativeCost(Conditional):
    """CR 118.9: what may be paid rather than the mana cost of spells like that, or of the spell itself (None); nothing
    (118.5) where no mana is in it."""

    cost: Cost
    spells: fl.Filter | None = None


@dataclass(frozen=True, slots=True)
class WithoutPaying(Conditional):
    """CR 118.9: spells like that may be cast without paying their mana costs, those from the hand."""

    spells: fl.Filter


@dataclass(frozen=True, slots=True)
class PlayFrom(Conditional):
    """CR 601.3, 305.1: its controller may cast spells like that, None: no spells, and with `lands` play lands, from a
    zone of theirs, the top of a library; `itself`: the card alone that has the ability, from where it is (113.6b).
    `exiled_after`: such a spell is exiled instead of being put into a graveyard (614.1a)."""

    zone: Zone
    spells: fl.Filter | None = fl.ANYTHING
    lands: bool = False
    itself: bool = False
    exiled_after: bool = False


@dataclass(frozen=True, slots=True)
class KeywordCost:
    """CR 702: what a keyword ability costs that is written with a cost, where that is not mana alone."""

    keyword: fx.KeywordAbility
    cost: Cost


@dataclass(frozen=True, slots=True)
class CostChange(Conditional):
    """CR 601.2f: spells like that, or the spell itself (None), cost so much generic mana more or less, `times` over;
    the spell is what the amount calls affected. With `aimed_at` only a spell does that targets one of these permanents,
    with `aimed_at_spell` one that targets such a spell."""

    mana: int
    less: bool
    spells: fl.Filter | None = None
    times: fx.Amount = fx.ONE
    aimed_at: fl.ObjectSet | None = None
    aimed_at_spell: fl.Filter | None = None
    players: fl.PlayerSet = fl.Players.YOU
    """Of whom a resolved spell or ability says so for a while."""


@dataclass(frozen=True, slots=True)
class CostOfTargets(Conditional):
    """CR 601.2f: the spell itself costs that mana, in symbols, more for each target beyond the first."""

    mana: str


@dataclass(frozen=True, slots=True)
class AbilityCostChange(Conditional):
    """CR 602.2b, 601.2f: activated abilities of these sources cost so much generic mana more or less, but with `least`
    no less mana than that; `spares_mana`: mana abilities do not."""

    mana: int
    less: bool
    sources: fl.ObjectSet
    spares_mana: bool = False
    least: int = 0


@dataclass(frozen=True, slots=True)
class LeastCost(Conditional):
    """CR 601.2f: spells like that which would cost less mana cost so much, in generic mana, after all other changes."""

    spells: fl.Filter
    mana: int


@dataclass(frozen=True, slots=True)
class AsThoughFlash(Conditional):
    """CR 601.3b, 702.8a: spells like that, or the spell itself (None), may be cast as though they had flash."""

    spells: fl.Filter | None = None
    players: fl.PlayerSet = fl.Players.YOU


CastingRule: TypeAlias = (
    AdditionalLands
    | AdditionalCost
    | SpentOnX
    | AlternativeCost
    | CostChange
    | CostOfTargets
    | AbilityCostChange
    | LeastCost
    | AsThoughFlash
    | WithoutPaying
    | PlayFrom
)

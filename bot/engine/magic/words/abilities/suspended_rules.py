"""Abilities that keep rules from doing what they do (CR 101.1): untapping, the legend rule, hand size, life, losing."""

from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.ground.steps import TurnPart
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.casting import AsThoughFlash, CostChange
from bot.engine.magic.words.abilities.conditional import Conditional
from bot.engine.magic.words.abilities.mana_spending import LifeForMana
from bot.engine.magic.words.abilities.prohibitions import CantActivate, CantCast
from bot.engine.magic.words.abilities.statics import HaveElsewhere, PlayersHave
from bot.engine.magic.words.amounts import Amount


@dataclass(frozen=True, slots=True)
class HandSize(Conditional):
    """CR 402.2, 613.11: the maximum hand size of these players is so much, or with `more`, which may be below zero, so
    much more than it would be."""

    players: fl.PlayerSet
    amount: Amount | None = None
    more: int = 0


@dataclass(frozen=True, slots=True)
class StaysTapped(Conditional):
    """CR 502.3: these permanents don't untap during their controllers' untap steps."""

    affects: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class CantBeRegenerated(Conditional):
    """CR 701.19c: regeneration shields of these permanents are not applied."""

    affects: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class UntapsWithOthers(Conditional):
    """CR 502.3: these permanents untap during the untap steps of all players but the ability's controller."""

    affects: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class UntapLimit(Conditional):
    """CR 502.3: no player can untap more than so many such permanents during their untap steps."""

    what: fl.Filter
    most: int


@dataclass(frozen=True, slots=True)
class MayStayTapped(Conditional):
    """CR 502.3: the ability's controller may choose not to untap its source during their untap step."""


@dataclass(frozen=True, slots=True)
class NoLegendRule(Conditional):
    """CR 704.5j: the legend rule doesn't apply to permanents like that."""

    affects: fl.Filter = fl.ANYTHING


@dataclass(frozen=True, slots=True)
class NoMaximumHandSize(Conditional):
    """CR 402.2: these players have no maximum hand size."""

    players: fl.PlayerSet = fl.Players.YOU


@dataclass(frozen=True, slots=True)
class CantGainLife(Conditional):
    """CR 119.3, 614.17: these players can't gain life."""

    players: fl.PlayerSet


@dataclass(frozen=True, slots=True)
class CantLose(Conditional):
    """CR 101.2, 104.3: these players can't lose the game; with `reasons`, they don't lose it for one of those."""

    players: fl.PlayerSet
    reasons: tuple[LossReason, ...] = ()


@dataclass(frozen=True, slots=True)
class CantWin(Conditional):
    """CR 101.2, 104.2b: no effect makes these players win the game."""

    players: fl.PlayerSet


@dataclass(frozen=True, slots=True)
class CantDraw(Conditional):
    """CR 121.2b: these players can't draw cards, or no more than so many each turn."""

    players: fl.PlayerSet
    most: int = 0


@dataclass(frozen=True, slots=True)
class CantGetCounters(Conditional):
    """CR 122.1, 614.17: these players can't get counters, of a kind or of any."""

    players: fl.PlayerSet
    kind: str | None = None


@dataclass(frozen=True, slots=True)
class CantHaveCounters(Conditional):
    """CR 122.1, 614.17: no counters, of a kind or of any, can be put on these permanents."""

    affects: fl.ObjectSet
    kind: str | None = None


@dataclass(frozen=True, slots=True)
class LifeCantChange(Conditional):
    """CR 119.7-119.8, 614.17: these players neither gain nor lose life, and pay none."""

    players: fl.PlayerSet


@dataclass(frozen=True, slots=True)
class SearchesTop(Conditional):
    """CR 614.1a, 701.23: where these players would search a library, they search so many top cards of it instead."""

    players: fl.PlayerSet
    number: int


@dataclass(frozen=True, slots=True)
class CantSearch(Conditional):
    """CR 701.23, 614.17: these players can't search libraries."""

    players: fl.PlayerSet


@dataclass(frozen=True, slots=True)
class CantPlayLands(Conditional):
    """CR 305.1, 101.2: these players can't play lands."""

    players: fl.PlayerSet


@dataclass(frozen=True, slots=True)
class CantEnter(Conditional):
    """CR 614.17d: cards like that can't enter the battlefield from these zones."""

    cards: fl.Filter
    zones: tuple[Zone, ...]


@dataclass(frozen=True, slots=True)
class SkipsPart(Conditional):
    """CR 614.10: these players skip that step or phase of their turns."""

    players: fl.PlayerSet
    part: TurnPart


@dataclass(frozen=True, slots=True)
class SkipsExtraTurns(Conditional):
    """CR 614.10: these players skip each extra turn that they would begin."""

    players: fl.PlayerSet


@dataclass(frozen=True, slots=True)
class CantBeMadeToSacrifice(Conditional):
    """CR 101.2, 701.21a: what opponents of the ability's controller control can't make that player sacrifice anything
    nor, with `discard`, discard cards."""

    discard: bool = False


PlayersRule: TypeAlias = (
    NoMaximumHandSize
    | HandSize
    | CantCast
    | CantGainLife
    | LifeCantChange
    | CantGetCounters
    | CantSearch
    | SearchesTop
    | CantPlayLands
    | CantDraw
    | CantLose
    | CantWin
    | SkipsPart
    | PlayersHave
    | LifeForMana
    | AsThoughFlash
    | CostChange
    | HaveElsewhere
)
"""What holds for players; a resolved spell or ability may say so for a while (CR 611.2c)."""

RuleForObjects: TypeAlias = CantActivate | StaysTapped | CantBeRegenerated
"""What holds for objects and is no rule of combat; a resolved spell or ability may say so for a while (CR 611.2c)."""

SuspendedRule: TypeAlias = (
    StaysTapped
    | UntapsWithOthers
    | UntapLimit
    | MayStayTapped
    | NoLegendRule
    | CantHaveCounters
    | CantEnter
    | SkipsExtraTurns
    | CantBeMadeToSacrifice
    | PlayersRule
)

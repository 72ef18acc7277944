"""Abilities that say what can't be done (CR 101.2): what can't be cast or activated, and what triggers nothing."""

from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.conditional import Conditional
from bot.engine.magic.words.abilities.timing import OnlyWhen


@dataclass(frozen=True, slots=True)
class CantCast(Conditional):
    """CR 601.3: spells like that can't be cast by these players; where zones are named, only those from there or, with
    `elsewhere`, only those from anywhere else."""

    spells: fl.Filter
    zones: tuple[Zone, ...] = ()
    elsewhere: bool = False
    players: fl.PlayerSet = fl.Players.EACH_PLAYER


@dataclass(frozen=True, slots=True)
class CastLimit(Conditional):
    """CR 601.3: no player on the side that is described can cast more than so many such spells each turn."""

    spells: fl.Filter
    most: int = 1


@dataclass(frozen=True, slots=True)
class CastOnlyThen(Conditional):
    """CR 601.3: spells like that can be cast only then, as their casters see it."""

    spells: fl.Filter
    when: OnlyWhen


@dataclass(frozen=True, slots=True)
class CantActivate(Conditional):
    """CR 602.5: activated abilities of these permanents, or of sources in any zone, can't be activated by players on
    that side; `spares_mana`: unless they are mana abilities."""

    sources: fl.ObjectSet | fl.Sources
    by: fl.Side = fl.Side.ANY
    spares_mana: bool = False


@dataclass(frozen=True, slots=True)
class CantBeTargeted(Conditional):
    """CR 101.2, 115.1: these permanents can't be the targets of spells like that, nor of abilities of such
    sources, that players on that side control; None: of none of them."""

    affects: fl.ObjectSet
    spells: fl.Filter | None = None
    sources: fl.Filter | None = None
    by: fl.Side = fl.Side.ANY


Prohibition: TypeAlias = CantCast | CastLimit | CastOnlyThen | CantActivate | CantBeTargeted

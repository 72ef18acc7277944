"""Effects on players: their life totals, the cards that they draw, their emblems."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bot.engine.magic.effects.amounts import Amount
from bot.engine.magic.filters import PlayerSet

if TYPE_CHECKING:  # abilities have effects, and effects grant abilities and have further effects
    from bot.engine.magic.abilities import Ability


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
class GetEmblem:
    """CR 114.2: each of the players gets an emblem with these abilities."""

    player: PlayerSet
    abilities: tuple["Ability", ...]


@dataclass(frozen=True, slots=True)
class ChooseOpponent:
    """An opponent is chosen at random; further effects call them the chosen player."""


PlayerEffect: TypeAlias = GainLife | LoseLife | Draw | GetEmblem | ChooseOpponent

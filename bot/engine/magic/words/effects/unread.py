"""A sentence of a spell or ability that was not read: an instruction that is quoted where it would be followed."""

from enum import StrEnum

from bot.engine.frozen_class import dataclass


class Aspect(StrEnum):
    """A part of the game that a sentence could change, or on which an answer rests."""

    LIFE = "life"
    PLAYER_COUNTERS = "player counters"
    HANDS = "hands"
    CARDS = "cards"
    """What lies in libraries, graveyards, exile and the command zone."""
    PERMANENTS = "permanents"
    STACK = "stack"
    MANA = "mana"
    TURN = "turn"
    """Turns, phases and steps, and what players may do."""


EVERYTHING = tuple(Aspect)


@dataclass(frozen=True, slots=True)
class NotRead:
    """CR 608.2c: an instruction that nobody read, in its own words; what follows it is played around it."""

    text: str
    touches: tuple[Aspect, ...] = EVERYTHING
    """What it could change, as far as its words tell."""
    adds_mana: bool = False
    """It adds mana (CR 605.1)."""

"""What is typed for a ruling, before anything is read: the options of a command, as they stand."""

from typing import Literal, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.record import record_class

ALICE, BOB = "Alice", "Bob"
"""Who attacks, and who defends unless the request names somebody else."""


@record_class
class CombatRequest:
    """Empty is left out; only attackers are needed."""

    attackers: str
    blockers: str = ""
    defender: str = ""
    life: str = ""
    assign: str = ""
    rules: str = ""
    """`2009` for the damage assignment order of 2009 to 2024."""
    situation: str = ""
    """The rest of the table, as `/interaction` has it."""


@dataclass(frozen=True, slots=True)
class InteractionRequest:
    """The options of `/interaction`; only what happens is needed."""

    actions: str
    situation: str = ""


Part: TypeAlias = Literal["range", "attack", "march", "effect"]
"""The questions about an Emperor table that are no scenario of their own."""


@dataclass(frozen=True, slots=True)
class EmperorRequest:
    """The options of a part of `/emperor`, none of which is needed."""

    part: Part
    rules: str = ""
    seats: str = ""
    size: str = ""
    who: str = ""
    whom: str = ""
    territory: str = ""
    creature: str = ""
    effect: str = ""
    reading: str = ""


@dataclass(frozen=True, slots=True)
class EmperorPlayRequest:
    """The options of `/emperor play`; only what happens is needed."""

    actions: str
    situation: str = ""
    rules: str = ""
    seats: str = ""
    size: str = ""
    reading: str = ""


@dataclass(frozen=True, slots=True)
class MageNoirRequest:
    """The options of `/magenoir resolve`; only what is done is needed."""

    actions: str
    board: str = ""
    options: str = ""


TypedRequest: TypeAlias = CombatRequest | InteractionRequest | EmperorPlayRequest
"""What becomes a scenario."""

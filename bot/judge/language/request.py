"""What is typed for a combat, before anything is read: the options of `/combat`, as they stand."""

from dataclasses import dataclass

ALICE, BOB = "Alice", "Bob"
"""Who attacks, and who defends unless the request names somebody else."""


@dataclass(frozen=True, slots=True)
class CombatRequest:
    """Empty is left out; only attackers are needed."""

    attackers: str
    blockers: str = ""
    defender: str = ""
    life: str = ""
    assign: str = ""


@dataclass(frozen=True, slots=True)
class InteractionRequest:
    """The options of `/interaction`; only what happens is needed."""

    actions: str
    situation: str = ""

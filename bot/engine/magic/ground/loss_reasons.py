"""Why a player loses the game (CR 104.3)."""

from enum import StrEnum


class LossReason(StrEnum):
    """Why a player loses (CR 104.3)."""

    LIFE = "life"
    EMPTY_LIBRARY = "empty library"
    POISON = "poison"
    CONCESSION = "concession"
    COMMANDER = "commander"
    """21 combat damage by one commander (CR 704.6c)."""
    EFFECT = "effect"
    """An effect says so (CR 104.3e), or says that an opponent wins (801.14)."""
    EMPEROR = "emperor"
    """The team's emperor has lost (CR 104.3i)."""
    TEAM = "team"
    """Somebody of a team that loses as one has lost (CR 810.8a)."""
    TEAM_POISON = "team poison"
    """The team has fifteen poison counters or more (CR 704.6b)."""

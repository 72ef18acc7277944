"""The zones of the game (CR 400), as data that abilities and objects name."""

from enum import StrEnum


class Zone(StrEnum):
    """CR 400.1, and three values for objects that are in no zone."""

    BATTLEFIELD = "battlefield"
    HAND = "hand"
    LIBRARY = "library"
    GRAVEYARD = "graveyard"
    EXILE = "exile"
    STACK = "stack"
    COMMAND = "command"
    CEASED = "ceased"
    """A token or copy that no longer exists (CR 111.7, 704.5d)."""
    OUTSIDE = "outside"
    """Left the game with its owner (CR 800.4a)."""
    MELDED = "melded"
    """A card that is part of a melded permanent, which has the id of the other card (CR 712.4a)."""

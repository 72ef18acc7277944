"""The zones of the game (CR 400), as data that abilities and objects name."""

from enum import StrEnum


class Zone(StrEnum):
    """CR 400.1, and three ways of being nowhere."""

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
    """A card that represents a permanent together with another card, under whose id the permanent goes (CR 712.4a)."""

"""Names for players and cards: strings that the type checker and a match statement can tell apart."""

from typing import TypeAlias


class PlayerId(str):
    """A player's name; unique in a scenario, and never a card's id."""

    __slots__ = ()


class ObjectId(str):
    """A card's id in the scenario; it follows the card through the zones."""

    __slots__ = ()


Recipient: TypeAlias = PlayerId | ObjectId
"""What can be dealt damage or be healed: a player, or a permanent with hit points."""

"""Names for players and objects: strings that the type checker and a match statement can tell apart."""

from typing import TypeAlias


class PlayerId(str):
    """A player's name; unique in a scenario, and never an object's id."""

    __slots__ = ()


class ObjectId(str):
    """An object's id in the scenario. It follows the card through the zones; what the rules call a new object
    (CR 400.7) is told apart by the object's `incarnation`."""

    __slots__ = ()


Recipient: TypeAlias = PlayerId | ObjectId
"""What can be attacked or dealt damage (CR 120.1, 506.3): a player, or a permanent."""

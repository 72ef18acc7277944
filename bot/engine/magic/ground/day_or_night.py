"""The designations that the game itself can have (CR 731.1), as data."""

from enum import StrEnum


class TimeOfDay(StrEnum):
    """CR 731.1."""

    DAY = "day"
    NIGHT = "night"

"""The designations that a permanent can have (CR 702.112b, 702.171b, 722.3): marks that rules and effects give it and
ask about, which are neither characteristics nor copiable.

A new one is a row of the enum; what it is called in other languages stands in `explain`."""

from enum import StrEnum

from bot.engine.trace import Rule


class Designation(StrEnum):
    """The designations, by the word that cards print. A permanent keeps one until it leaves the battlefield (CR 400.7),
    or with `until_end_of_turn` until the turn ends. `gained` and `lost` are the rules by which it gets and loses it."""

    gained: Rule
    lost: Rule
    until_end_of_turn: bool

    RENOWNED = "renowned", "702.112b"
    MONSTROUS = "monstrous", "701.37b"
    SADDLED = "saddled", "702.171b", "702.171b", True
    SUSPECTED = "suspected", "701.60a"
    PREPARED = "prepared", "722.3a", "722.3b"

    def __new__(cls, word: str, gained: str, lost: str = "", until_end_of_turn: bool = False) -> "Designation":
        member = str.__new__(cls, word)
        member._value_ = word
        member.gained, member.lost, member.until_end_of_turn = Rule(gained), Rule(lost or gained), until_end_of_turn
        return member

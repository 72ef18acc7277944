"""What the rules of the variants change (CR 8-9): one row a variant, each column a rule that the engine asks about."""

from collections.abc import Mapping

from bot.engine.frozen_class import dataclass


@dataclass(frozen=True, slots=True)
class VariantRules:
    """The rules that a variant may change; the defaults are those of the plain game."""

    life: int = 20
    """CR 103.4, 810.4, 903.7."""
    emperors: bool = False
    """CR 809: teams lose with their emperor, ranges of influence are limited, only neighbors are attacked."""
    deploys: bool = False
    """CR 804."""
    shared_turns: bool = False
    """CR 805: each team takes its turns together, and attacks and blocks as one."""
    shared_totals: bool = False
    """CR 810: each team has one life total and its poison counters together, and wins and loses as one."""
    territories: bool = False
    """The older Emperor rules: creatures stand in territories and march; everything reaches two seats from there."""
    commanders: bool = False
    """CR 903: 21 combat damage by one commander loses the game; commanders may return to the command zone."""
    no_return: bool = False
    """The other reading of the older rules: a creature in enemy territory can't march out of it."""


VARIANTS: Mapping[str, VariantRules] = {
    "duel": VariantRules(),
    "free-for-all": VariantRules(),
    "two-headed-giant": VariantRules(life=30, shared_turns=True, shared_totals=True),
    "commander": VariantRules(life=40, commanders=True),
    "emperor": VariantRules(emperors=True, deploys=True),
    "emperor-classic": VariantRules(emperors=True, territories=True),
    "emperor-classic-no-return": VariantRules(emperors=True, territories=True, no_return=True),
}

"""Mage Noir in French."""

from bot.explain.magenoir.french.answers import (
    CHAPTERS,
    NOTHING,
    at_this_table,
    left_open,
    numbered,
    results,
    windows,
    yes_or_no,
)
from bot.explain.magenoir.french.around import around
from bot.explain.magenoir.french.events import action
from bot.explain.magenoir.french.refusals import illegal, reason

__all__ = [
    "CHAPTERS",
    "NOTHING",
    "action",
    "around",
    "at_this_table",
    "illegal",
    "left_open",
    "numbered",
    "reason",
    "results",
    "windows",
    "yes_or_no",
]

"""Mage Noir in English."""

from bot.explain.magenoir.english.answers import (
    CHAPTERS,
    NOTHING,
    at_this_table,
    left_open,
    numbered,
    results,
    windows,
    yes_or_no,
)
from bot.explain.magenoir.english.around import around
from bot.explain.magenoir.english.events import action
from bot.explain.magenoir.english.refusals import illegal, reason

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

"""Mage Noir in French."""

from bot.explain.magenoir.french.answers import CHAPTERS, NOTHING, answer, left_open, numbered, verdict
from bot.explain.magenoir.french.events import action, around
from bot.explain.magenoir.french.refusals import illegal, reason

__all__ = ["CHAPTERS", "NOTHING", "action", "answer", "around", "illegal", "left_open", "numbered", "reason", "verdict"]

"""Mage Noir in English."""

from bot.explain.magenoir.english.answers import CHAPTERS, NOTHING, answer, left_open, numbered, verdict
from bot.explain.magenoir.english.events import action, around
from bot.explain.magenoir.english.refusals import illegal, reason

__all__ = ["CHAPTERS", "NOTHING", "action", "answer", "around", "illegal", "left_open", "numbered", "reason", "verdict"]

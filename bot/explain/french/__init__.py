"""French: how passages, verdicts, answers and refusals are told."""

from bot.explain.french.answers import answer
from bot.explain.french.events import sentence
from bot.explain.french.permanents import noun
from bot.explain.french.refusals import refusal
from bot.explain.french.sentences import repeated
from bot.explain.french.stack import ability, copy_of
from bot.explain.french.verdict import verdict

__all__ = ["ability", "answer", "copy_of", "noun", "refusal", "repeated", "sentence", "verdict"]

"""English: how passages, verdicts, answers and refusals are told."""

from bot.explain.english.answers import answer
from bot.explain.english.events import sentence
from bot.explain.english.permanents import noun
from bot.explain.english.refusals import refusal
from bot.explain.english.sentences import repeated
from bot.explain.english.stack import ability, copy_of
from bot.explain.english.verdict import verdict

__all__ = ["ability", "answer", "copy_of", "noun", "refusal", "repeated", "sentence", "verdict"]

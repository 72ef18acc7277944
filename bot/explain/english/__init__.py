"""English sentences for passages of a trace, verdicts, answers and refusals.

Read `events` (the table from events to sentences), `verdict`, `answers` and `refusals`; `words` and `nouns` are used by
all of them. Knows nothing of French, nor of how lines are shown."""

from bot.explain.english.answers import sentence_of_answer
from bot.explain.english.ending import sentence_of_stop
from bot.explain.english.events import sentence_of_passage
from bot.explain.english.permanents import noun_of_created
from bot.explain.english.refusals import sentence_of_refusal
from bot.explain.english.sentences import sentence_of_repeat
from bot.explain.english.stack import copy_of, noun_of_ability
from bot.explain.english.verdict import sentence_of_verdict

__all__ = [
    "copy_of",
    "noun_of_ability",
    "noun_of_created",
    "sentence_of_answer",
    "sentence_of_passage",
    "sentence_of_refusal",
    "sentence_of_repeat",
    "sentence_of_stop",
    "sentence_of_verdict",
]

"""French sentences for Mage Noir: `events` for actions, `around` for what lies between them, `answers`, `refusals`;
`effects`, `statics` and `occasions` describe cards. Knows nothing of English."""

from bot.explain.magenoir.french.answers import (
    CHAPTERS,
    NOTHING,
    at_this_table,
    left_open,
    numbered_answer,
    sentence_of_results,
    sentence_of_windows,
    yes_or_no,
)
from bot.explain.magenoir.french.around import sentence_around
from bot.explain.magenoir.french.events import sentence_of_action
from bot.explain.magenoir.french.refusals import clause_of_refusal, sentence_of_illegal

__all__ = [
    "CHAPTERS",
    "NOTHING",
    "at_this_table",
    "clause_of_refusal",
    "left_open",
    "numbered_answer",
    "sentence_around",
    "sentence_of_action",
    "sentence_of_illegal",
    "sentence_of_results",
    "sentence_of_windows",
    "yes_or_no",
]

"""French sentences for passages of a trace, verdicts, answers and refusals, worded as on French cards.

Read `events` (the table from events to sentences), `verdict`, `answers` and `refusals`; `words` and `nouns` are used by
all of them. Knows nothing of English, nor of how lines are shown."""

from bot.engine.magic.asking.refusals import Refusal
from bot.engine.magic.asking.scenario import Question
from bot.engine.magic.front.outcome import Answer
from bot.explain.french import answers, events, refusals, verdict
from bot.explain.french.ending import sentence_of_stop
from bot.explain.french.nouns import noun_of_card
from bot.explain.french.permanents import noun_of_created
from bot.explain.french.sentences import sentence_of_repeat
from bot.explain.french.stack import copy_of, noun_of_ability, sentence_of_untargeted
from bot.explain.french_agreement import agree_with_names
from bot.explain.names import Names
from bot.explain.passages import Passage
from bot.explain.summary import Verdict
from bot.explain.verdict_points import ToldVerdict
from bot.explain.verdict_points import tell_verdict as tell_points_of_verdict

__all__ = [
    "copy_of",
    "in_agreement",
    "noun_of_ability",
    "noun_of_card",
    "noun_of_created",
    "sentence_of_answer",
    "sentence_of_illegal",
    "sentence_of_passage",
    "sentence_of_refusal",
    "sentence_of_repeat",
    "sentence_of_stop",
    "sentence_of_untargeted",
    "tell_verdict",
]


def sentence_of_passage(passage: Passage, names: Names) -> str:
    """Tell what happened, verbs and participles in agreement with the names."""
    return agree_with_names(events.sentence_of_passage(passage, names))


def tell_verdict(told: Verdict, names: Names, *, denied: bool) -> ToldVerdict:
    """Tell the verdict, in agreement with the names."""
    found = tell_points_of_verdict(told, names, verdict, denied=denied)
    return ToldVerdict(agree_with_names(found.first), agree_with_names(found.rest), found.nothing)


def sentence_of_answer(given: Answer, question: Question, names: Names) -> str:
    """Tell the answer to a question, in agreement with the names."""
    return agree_with_names(answers.sentence_of_answer(given, question, names))


def sentence_of_refusal(refused: Refusal, names: Names) -> str:
    """Tell why something is not allowed, in agreement with the names."""
    return agree_with_names(refusals.sentence_of_refusal(refused, names))


def in_agreement(text: str) -> str:
    """Return a sentence of another part with its verbs in agreement with the names."""
    return agree_with_names(text)


def sentence_of_illegal(refused: Refusal, names: Names) -> str:
    """Tell that something is illegal, and why, in agreement with the names."""
    return agree_with_names(verdict.sentence_of_illegal([refused], names, denied=False))

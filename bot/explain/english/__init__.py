"""English sentences for passages of a trace, verdicts, answers and refusals.

Read `events` (the table from events to sentences), `verdict`, `answers` and `refusals`; `words` and `nouns` are used by
all of them. Knows nothing of French, nor of how lines are shown."""

from bot.engine.magic.asking.refusals import Refusal
from bot.explain.english import verdict
from bot.explain.english.answers import sentence_of_answer
from bot.explain.english.ending import sentence_of_stop
from bot.explain.english.events import sentence_of_passage
from bot.explain.english.permanents import noun_of_created
from bot.explain.english.refusals import sentence_of_refusal
from bot.explain.english.sentences import sentence_of_repeat
from bot.explain.english.stack import copy_of, noun_of_ability, sentence_of_untargeted
from bot.explain.names import Names
from bot.explain.summary import Verdict
from bot.explain.verdict_points import ToldVerdict
from bot.explain.verdict_points import tell_verdict as tell_points_of_verdict

__all__ = [
    "copy_of",
    "in_agreement",
    "noun_of_ability",
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


def in_agreement(text: str) -> str:
    """Return a sentence of another part, in which nothing has to agree."""
    return text


def sentence_of_illegal(refused: Refusal, names: Names) -> str:
    """Tell that something is illegal, and why."""
    return verdict.sentence_of_illegal([refused], names, denied=False)


def tell_verdict(told: Verdict, names: Names, *, denied: bool) -> ToldVerdict:
    """Tell the verdict."""
    return tell_points_of_verdict(told, names, verdict, denied=denied)

"""The explanation of an outcome: the verdict, then what happened, sentence by sentence, with the rules.

Every line comes from events of the trace and from nothing else; which language tells it is a table."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Literal, Protocol

from bot.engine.magic.abilities import Quality
from bot.engine.magic.events import DamagePrevented
from bot.engine.magic.identifiers import ObjectId
from bot.engine.magic.outcome import Answer, Outcome
from bot.engine.magic.qualities import protection_from
from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.engine.magic.scenario import Action, Question
from bot.engine.trace import Rule, Rules
from bot.explain import english, french
from bot.explain.names import Names
from bot.explain.passages import Passage, passages
from bot.explain.summary import Verdict, summarize

Lang = Literal["en", "fr"]


class Teller(Protocol):
    """What a language module offers."""

    def sentence(self, passage: Passage, names: Names) -> str: ...
    def verdict(self, told: Verdict, names: Names) -> str: ...
    def answer(self, given: Answer, question: Question, names: Names) -> str: ...
    def refusal(self, refused: Refusal, names: Names) -> str: ...


TELLERS: Mapping[Lang, Teller] = MappingProxyType({"en": english, "fr": french})


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence and the rules that made what it tells; `moment` is the trace's, None for an answer."""

    text: str
    rules: Rules = ()
    moment: int | None = None

    def __str__(self) -> str:
        return f"{self.text} [{', '.join(self.rules)}]" if self.rules else self.text


@dataclass(frozen=True, slots=True)
class Explanation:
    """The verdict in a line with its numbers, then the steps in order, then every rule cited, each once.

    `verdict_rules` are those of a verdict that no line repeats: the answer to a question."""

    verdict: str
    lines: tuple[Line, ...]
    rules: Rules
    verdict_rules: Rules = ()


def explain(outcome: Outcome, names: Names, lang: Lang, do: Sequence[Action] = ()) -> Explanation:
    """Tell an outcome. With the scenario's actions `do`, the answers to its questions are told as well, first."""
    teller = TELLERS[lang]
    names = replace(names, qualities={**qualities(outcome), **names.qualities})
    answers = [answer_line(each, asked, names, lang) for each in outcome.answers if (asked := question(do, each))]
    steps = tuple(
        Line(teller.sentence(passage, names), passage.rules, passage.moment) for passage in passages(outcome.trace)
    )
    summary = summarize(outcome)
    lines = (*answers, *steps)
    cited = tuple(dict.fromkeys(rule for line in lines for rule in line.rules))
    if answers and summary.uneventful and not (summary.fought or summary.illegal):
        return Explanation(answers[0].text, lines[1:], cited, answers[0].rules)  # a question's answer is the verdict
    return Explanation(teller.verdict(summary, names), lines, cited)


def render(explanation: Explanation) -> list[str]:
    """The explanation as plain lines: the verdict, then each step with its rules in brackets at the end."""
    return [str(Line(explanation.verdict, explanation.verdict_rules)), *(str(line) for line in explanation.lines)]


def answer_line(answer: Answer, question: Question, names: Names, lang: Lang) -> Line:
    """Tell the answer to one question of a scenario."""
    return Line(TELLERS[lang].answer(answer, question, names), answer.rules)


def refusal_line(refusal: Refusal, names: Names, lang: Lang) -> Line:
    """Tell why one thing is not allowed."""
    return Line(TELLERS[lang].refusal(refusal, names), refusal.rules)


def question(do: Sequence[Action], answer: Answer) -> Question | None:
    """The question that was answered, if the scenario's actions are known."""
    asked = do[answer.action] if answer.action < len(do) else None
    return asked if isinstance(asked, Question) else None


def qualities(outcome: Outcome) -> Mapping[tuple[ObjectId, ObjectId], Quality]:
    """What protection, wherever it decided something, was protection from (CR 702.16a)."""
    found = {}
    for protected, source in protections(outcome):
        if not {protected, source} <= outcome.start.objects.keys():
            continue  # what came later is told without naming the quality
        ability = protection_from(outcome.start, protected, source)
        if ability is not None and ability.quality is not None:
            found[protected, source] = ability.quality
    return found


def protections(outcome: Outcome) -> Iterator[tuple[ObjectId, ObjectId]]:
    """Each protected object, with what it was protected from."""
    for entry in outcome.trace:
        event = entry.event
        if isinstance(event, DamagePrevented) and Rule("702.16e") in entry.rules:
            yield event.by, event.source
    for refused in refusals(outcome):
        if refused.kind is RefusalKind.PROTECTION and isinstance(refused.other, ObjectId):
            yield refused.other, ObjectId(refused.subject)


def refusals(outcome: Outcome) -> Iterator[Refusal]:
    """Everything that was not allowed, tried or asked."""
    yield from (refusal for action in outcome.actions for refusal in action.refusals)
    yield from (answer.refusal for answer in outcome.answers if answer.refusal is not None)

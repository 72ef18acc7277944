"""The explanation of an outcome of Mage Noir: the verdict, the answers, then each chain, an indivisible action a line.

Every line comes from the outcome and from nothing else; which language tells it is a table."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.asking.outcome import Answer, Outcome
from bot.engine.magenoir.asking.scenario import Step
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.identifiers import ObjectId
from bot.engine.magenoir.ground.options import OPTIONS_BY_QUESTION, OpenQuestion, Options, changed_options, is_settled
from bot.engine.magenoir.ground.refusals import Refusal
from bot.engine.trace import Rules, cite_rules
from bot.explain.magenoir import english, french
from bot.explain.magenoir.names import CardNames, card_names
from bot.explain.magenoir.story import ActionBeat, AroundBeat, Beat, story_of_outcome
from bot.explain.magenoir.summary import Attempt, Result, Tried, attempt_of_step, summarize_outcome, tried_step
from bot.language import ByLanguage, Language

INDENT, ARROW = "\u2003", "↳ "
DEEPEST = 4
"""How far what was triggered is indented; what lies deeper has its arrow all the same."""


class Teller(Protocol):
    """What a language offers."""

    @property
    def CHAPTERS(self) -> Mapping[str, str]: ...  # noqa: N802 - a table of the module
    @property
    def NOTHING(self) -> str: ...  # noqa: N802
    def sentence_of_action(self, beat: ActionBeat, names: CardNames) -> str: ...
    def sentence_around(self, beat: AroundBeat, names: CardNames) -> str: ...
    def sentence_of_results(self, told: Sequence[Result], names: CardNames) -> str: ...
    def yes_or_no(self, given: Answer, asked: Attempt, names: CardNames) -> str: ...
    def sentence_of_windows(self, value: Any) -> str: ...
    def numbered_answer(self, number: int, told: str) -> str: ...
    def sentence_of_illegal(self, told: Tried, names: CardNames) -> str: ...
    def clause_of_refusal(self, refused: Refusal, names: CardNames) -> str: ...
    def at_this_table(self, changed: Sequence[str], options: Options) -> str: ...
    def left_open(self, question: OpenQuestion, card: ObjectId | None, names: CardNames) -> str: ...


TELLERS: ByLanguage[Teller] = ByLanguage(en=english, fr=french)


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence and the chapters that made what it tells."""

    text: str
    rules: Rules = ()


@dataclass(frozen=True, slots=True)
class Telling:
    """The verdict, the steps in order, and what the result depends on that the publisher left open, or that is not
    certain of a card."""

    lang: Language
    verdict: Line
    lines: tuple[Line, ...]
    left_open: tuple[str, ...]
    at_this_table: tuple[str, ...] = ()
    """What it depends on that the table has settled by its options."""
    illegal: tuple[str, ...] = ()
    """What was not allowed, and why, each once."""

    @property
    def rules(self) -> Rules:
        """Every chapter cited, each once."""
        return tuple(dict.fromkeys(rule for line in (self.verdict, *self.lines) for rule in line.rules))


def explain_magenoir(outcome: Outcome, lang: Language, do: Sequence[Step] = ()) -> Telling:
    """Tell an outcome. With the scenario's steps `do` the answers to its questions are told as well, first."""
    teller, names = TELLERS[lang], card_names(outcome, lang)
    answers = list(answer_lines(outcome, teller, names, do))
    beats = list(story_of_outcome(outcome).beats())
    steps = [line_of(beat, teller, names, do) for beat in beats]
    told = summarize_outcome(outcome, do)
    illegal = tuple(dict.fromkeys(teller.sentence_of_illegal(each, names) for each in told.illegal))
    results = [teller.sentence_of_results(told.results, names)] if told.results else []
    if illegal or results:
        verdict = Line(" ".join([*illegal, *results]))
    elif answers:
        verdict = answers.pop(0)
    else:
        verdict = Line(" ".join(sentences_of_actions_done(beats, teller, names)) or teller.NOTHING)
    open_ones = [each for each in outcome.open_questions if not is_settled(each[0], outcome.options)]
    opened = tuple(teller.left_open(question, card, names) for question, card in open_ones)
    settled = tuple(dict.fromkeys(settled_lines(outcome, teller)))
    return Telling(lang, verdict, (*answers, *steps), opened, settled, illegal)


def settled_lines(outcome: Outcome, teller: Teller) -> Iterator[str]:
    """What the table's options say of the questions that mattered."""
    for question, _ in outcome.open_questions:
        changed = [each for each in OPTIONS_BY_QUESTION.get(question, ()) if each in changed_options(outcome.options)]
        if changed:
            yield teller.at_this_table(changed, outcome.options)


def answer_lines(outcome: Outcome, teller: Teller, names: CardNames, do: Sequence[Step]) -> Iterator[Line]:
    """The answers, with their numbers where there are several."""
    told = [each for each in outcome.answers if each.action < len(do)]
    for number, each in enumerate(told, 1):
        asked = attempt_of_step(do[each.action])
        text = teller.sentence_of_windows(each.value) if asked is None else teller.yes_or_no(each, asked, names)
        yield Line(text if len(told) == 1 else teller.numbered_answer(number, text), each.rules)


MOST_DONE = 3
"""Up to how many actions a verdict tells where nobody's hit points changed; of more it tells the last, to which all the
others led."""


def sentences_of_actions_done(beats: Sequence[Beat], teller: Teller, names: CardNames) -> Iterator[str]:
    """The actions that nothing triggered, as far as a verdict has room."""
    done = [beat for beat in beats if isinstance(beat, ActionBeat) and not beat.depth]
    for beat in done if len(done) <= MOST_DONE else done[-1:]:
        yield teller.sentence_of_action(beat, names)


def line_of(beat: Beat, teller: Teller, names: CardNames, do: Sequence[Step]) -> Line:
    """An action with its number in the chain, further in the deeper it was triggered."""
    if isinstance(beat, AroundBeat) and isinstance(event := beat.event, ev.ActionRefused):
        return Line(teller.sentence_of_illegal(tried_step(event.refusal, do, event.action), names), beat.rules)
    if isinstance(beat, AroundBeat):
        return Line(
            teller.sentence_around(beat, names),
            () if isinstance(beat.event, ev.ChainBegan | ev.PhaseBegan) else beat.rules,
        )
    number = "" if beat.number is None else f"{beat.number}. "
    deeper = f"{INDENT * min(beat.depth, DEEPEST)}{ARROW}" if beat.depth else ""
    return Line(f"{number}{deeper}{teller.sentence_of_action(beat, names)}", beat.rules)


def sentence_of_beat(beat: Beat, outcome: Outcome, lang: Language) -> str:
    """One beat's sentence alone, without its number."""
    teller, names = TELLERS[lang], card_names(outcome, lang)
    return (
        teller.sentence_of_action(beat, names) if isinstance(beat, ActionBeat) else teller.sentence_around(beat, names)
    )


def chapters_cited(cited: Rules, lang: Language) -> Rules:
    """The chapters as a reader finds them."""
    return cite_rules(*(TELLERS[lang].CHAPTERS[rule] for rule in cited))


def line_with_chapters(line: Line, lang: Language) -> str:
    """A line with its chapters in brackets."""
    return f"{line.text} [{', '.join(chapters_cited(line.rules, lang))}]" if line.rules else line.text


def render_telling(telling: Telling) -> list[str]:
    """The explanation as plain lines: the verdict, each step with its chapters, and what is left open."""
    return [
        *(line_with_chapters(line, telling.lang) for line in (telling.verdict, *telling.lines)),
        *telling.left_open,
        *telling.at_this_table,
    ]

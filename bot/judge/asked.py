"""From a text of sentences to a ruling with its answers: the same steps as for typed options, read by sentence."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import starmap
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import RefusalKind
from bot.judge.answer import UNRULED, TypedRuling, problem_of_error, rule_on_reading, with_other_choices
from bot.judge.asked_answers import AskedAnswer, answer_asked, is_borne_out, made_a_difference
from bot.judge.assumptions import note_unasked_answers
from bot.judge.definitions import Library
from bot.judge.language.asked.drafting.draft import Asked, DraftQuestion
from bot.judge.language.asked.drafting.placing import Placed
from bot.judge.language.asked.reading_text import TextReading, place_without_keyword, read_text
from bot.judge.language.combat.typed_combat import Reading
from bot.judge.problems import Problem, ScenarioError
from bot.language import Language


@dataclass(frozen=True, slots=True)
class AskedRuling:
    """A text, what was read in it, and, where that could be played, the ruling with the answers to what is asked.

    `problem` is why it could not be played."""

    reading: TextReading
    ruling: TypedRuling | None = None
    answers: tuple[AskedAnswer, ...] = ()
    problem: Problem | None = None
    misread: TypedRuling | None = None
    """The ruling on what was read, where that can't be what was meant, since nobody would do it."""
    doubted: bool = False
    """Whether something is refused of which nobody asked whether it may be done, nobody said which mode of a spell is
    chosen, or what is told to come of it does not: it may have been misread."""


MISREAD = frozenset(
    {
        RefusalKind.NOT_CONTROLLED,
        RefusalKind.DECLARED_TWICE,
        RefusalKind.NOT_ATTACKABLE,
        RefusalKind.NOT_ATTACKING,
        RefusalKind.NOT_ATTACKING_YOU,
        RefusalKind.NO_TARGET,
        RefusalKind.TOO_MANY_TARGETS,
        RefusalKind.NOT_FROM_THERE,
        RefusalKind.NO_SUCH_ABILITY,
        RefusalKind.NOT_IN_HAND,
        RefusalKind.ATTACK_IN_OTHERS_TURN,
        RefusalKind.SAME_TARGET,
        RefusalKind.NOT_A_LAND,
        RefusalKind.LAND_CAST,
    }
)
"""Why an action is refused that nobody would ask about: then the words meant something else."""


def is_misread(ruling: TypedRuling, placed: Placed) -> bool:
    """Whether an action is refused for a reason that only a misreading has."""
    done = placed.document["do"]
    return any(
        each.kind in MISREAD and not (each.kind is RefusalKind.NO_SUCH_ABILITY and quotes_ability(action))
        for action, result in zip(done, ruling.outcome.actions, strict=False)
        for each in result.refusals
    )


def quotes_ability(action: Mapping[str, Any]) -> bool:
    """Whether what is activated is quoted from the card: where it lacks that, something took it away (CR 113.10)."""
    return ":" in str(action.get("ability", ""))


def judge_text(text: str, lang: Language, cards: Library) -> AskedRuling | Problem:
    """Rule on a text; a problem where it could not even be read."""
    try:
        reading = read_text(text, lang, cards.cards)
    except ScenarioError as error:
        return error.problem
    placed = reading.placed
    if placed is None or reading.draft.missing or not placed.document["do"]:
        return AskedRuling(reading)
    try:
        ruling = with_other_choices(
            rule_on_reading(Reading(placed.document, tuple(dict.fromkeys(placed.notes))), cards)
        )
    except UNRULED as error:
        return AskedRuling(reading, problem=problem_of_error(error))
    told = ruling.outcome.trace.entries or ruling.outcome.answers or is_answered_by_nothing(reading)
    if is_misread(ruling, placed):
        return AskedRuling(reading, misread=ruling)
    if not told:
        return AskedRuling(reading)
    ruling = replace(ruling, reading=note_unasked_answers(ruling.reading, ruling.outcome))
    answers = tuple(
        answer_by_comparison(each, reading, ruling, lang, cards)
        if each.asked is Asked.WORKS
        else answer_asked(each, at, placed, ruling.outcome)
        for at, each in enumerate(reading.draft.questions)
    )
    for other in (each.outcome for fork in ruling.forks if fork.is_open for each in fork.others):
        otherwise = [answer_asked(each, at, placed, other) for at, each in enumerate(reading.draft.questions)]
        answers = tuple(starmap(answer_in_both, zip(answers, otherwise, strict=True)))
    asked = set(placed.asked.values())
    guessed = any(each.kind is ChoiceKind.MODES and each.default for each in ruling.outcome.choices)
    doubted = guessed or any(each.refusals and at not in asked for at, each in enumerate(ruling.outcome.actions))
    unanswered = any(each.claimed and each.yes is None for each in answers) and not any(
        each.yes is not None for each in answers
    )
    contradicted = not all(is_borne_out(each, placed, ruling.outcome) for each in reading.draft.told)
    return AskedRuling(
        reading, ruling, answers, doubted=doubted or unanswered or contradicted or reading.draft.unanswered
    )


def is_answered_by_nothing(reading: TextReading) -> bool:
    """Whether that nothing happens is an answer: no legend rule, no loss by a commander's damage."""
    asked = {each.asked for each in reading.draft.questions}
    return Asked.LEGEND_RULE in asked or (Asked.LOSES in asked and bool(reading.draft.commander_damage))


def answer_in_both(answer: AskedAnswer, otherwise: AskedAnswer) -> AskedAnswer:
    """Return the answer, without a yes or a number where a payment or chance would change it."""
    same = answer.asked is Asked.WORKS or (answer.yes, answer.number) == (otherwise.yes, otherwise.number)
    return answer if same else replace(answer, yes=None, number=None)


def answer_by_comparison(
    question: DraftQuestion, reading: TextReading, ruling: TypedRuling, lang: Language, cards: Library
) -> AskedAnswer:
    """Return whether a keyword works: whether the same situation without it ends otherwise."""
    placed = place_without_keyword(reading.draft, question.things[0].number, lang, cards.cards)
    without = rule_on_reading(Reading(placed.document), cards)
    works = made_a_difference(ruling.outcome, without.outcome)
    return AskedAnswer(question.asked, works is not question.negated, claimed=question.claimed)

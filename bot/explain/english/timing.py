"""When alone something may be cast or activated (CR 506.7, 601.3, 602.5), told in English."""

from collections.abc import Iterator, Mapping

from bot.engine.magic.asking.refusals import Refusal
from bot.engine.magic.ground.steps import COMBAT_PHASE, Step
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words.conditions import Whose
from bot.explain.english import words
from bot.explain.english.nouns import name_with_article
from bot.explain.english_grammar import join_words
from bot.explain.names import Names

POINTS: Mapping[Step, str] = {
    Step.BEGINNING_OF_COMBAT: "combat",
    Step.DECLARE_ATTACKERS: "attackers are declared",
    Step.DECLARE_BLOCKERS: "blockers are declared",
}
"""What a step is called as a point in time."""


def clause_of_wrong_time(refused: Refusal, names: Names) -> str:
    """CR 506.7, 601.3, 602.5."""
    limits = () if refused.only is None else tuple(words_of_limits(refused.only))
    return (
        f"{name_with_article(names, refused.subject)} can be used only {join_words(limits) or 'when its text says so'}"
    )


def words_of_limits(only: ab.OnlyWhen) -> Iterator[str]:
    """Each limit."""
    if only.as_sorcery:
        yield "as a sorcery could be cast"
    if only.during:
        during = [step_in_lower_case(step) for step in only.during]
        yield "during combat" if only.during == COMBAT_PHASE else f"during {join_words(during, 'or')}"
    if only.before is not None:
        yield f"before {POINTS.get(only.before) or step_in_lower_case(only.before)}"
    if only.after is not None:
        yield "after combat" if only.after is Step.END_OF_COMBAT else f"after {POINTS.get(only.after, 'that')}"
    if only.turn is not None:
        yield "in its controller's turn" if only.turn is Whose.YOU else "in an opponent's turn"
    if only.condition is not None:
        yield "while a condition in its text holds"


def step_in_lower_case(step: Step) -> str:
    name = words.STEPS[step]
    return f"{name[0].lower()}{name[1:]}"

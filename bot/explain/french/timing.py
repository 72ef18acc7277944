"""When alone something may be cast or activated (CR 506.7, 601.3, 602.5), told in French."""

from collections.abc import Iterator, Mapping

from bot.engine.magic.asking.refusals import Refusal
from bot.engine.magic.ground.steps import COMBAT_PHASE, Step
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words.conditions import Whose
from bot.explain.french import words
from bot.explain.french.nouns import name_with_article
from bot.explain.french_grammar import join_words, with_que
from bot.explain.names import Names

POINTS: Mapping[Step, str] = {
    Step.BEGINNING_OF_COMBAT: "le combat",
    Step.DECLARE_ATTACKERS: "la déclaration des attaquants",
    Step.DECLARE_BLOCKERS: "la déclaration des bloqueurs",
}
"""What a step is called as a point in time."""


def clause_of_wrong_time(refused: Refusal, names: Names) -> str:
    """CR 506.7, 601.3, 602.5."""
    limits = () if refused.only is None else tuple(words_of_limits(refused.only))
    when = join_words(limits) or "quand son texte le dit"
    return f"on ne peut utiliser {name_with_article(names, refused.subject)} {with_que(when)}"


def words_of_limits(only: ab.OnlyWhen) -> Iterator[str]:
    """Each limit."""
    if only.as_sorcery:
        yield "quand on pourrait lancer un rituel"
    if only.during:
        during = [step_in_lower_case(step) for step in only.during]
        yield "pendant le combat" if only.during == COMBAT_PHASE else f"pendant {join_words(during, 'ou')}"
    if only.before is not None:
        yield f"avant {POINTS.get(only.before) or step_in_lower_case(only.before)}"
    if only.after is not None:
        yield "après le combat" if only.after is Step.END_OF_COMBAT else f"après {POINTS.get(only.after, 'cela')}"
    if only.turn is not None:
        yield "pendant le tour de son contrôleur" if only.turn is Whose.YOU else "pendant le tour d’un adversaire"
    if only.condition is not None:
        yield "tant qu’une condition de son texte est remplie"


def step_in_lower_case(step: Step) -> str:
    name = words.STEPS[step]
    return f"{name[0].lower()}{name[1:]}"

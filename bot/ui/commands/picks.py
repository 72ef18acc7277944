"""What may stand where something typed could not be read: each of the nearest right things, with the whole request."""

from dataclasses import asdict, replace

from bot.cards.catalogue import CREATURE
from bot.cards.names import Found
from bot.judge.answer import read_typed
from bot.judge.language.reading.request import CombatRequest, EmperorPlayRequest, InteractionRequest, TypedRequest
from bot.judge.problems import Problem, ScenarioError
from bot.language import Language
from bot.ui.desk import Desk
from bot.ui.reply import MOST_BUTTONS, Button, Pending

COMMANDS: dict[type[TypedRequest], str] = {
    CombatRequest: "combat",
    InteractionRequest: "interaction",
    EmperorPlayRequest: "emperor-play",
}
"""The command of each kind of request, by its id."""
LONGEST_TRIED = 1_000
"""The characters of a text that is read again with each name; of a longer one, the nearest name speaks for all."""
FIGHTERS = frozenset({"attackers", "blockers"})


def picks_for(
    problem: Problem, request: TypedRequest, desk: Desk, lang: Language, question: str
) -> tuple[Pending, ...]:
    """Return the question with a button for each thing that can stand in the problem's place, if any can."""
    options = {name: value for name, value in asdict(request).items() if value}
    typed = options.get(problem.where, "")
    start = typed.find(problem.found, problem.caret or 0) if problem.found else -1
    if start < 0:
        return ()
    end = start + len(problem.found)
    names = fitting_names(problem, desk, lang)
    told = {name: {**options, problem.where: f"{typed[:start]}{name}{typed[end:]}"} for name in names}
    tried = names if len(typed) <= LONGEST_TRIED else names[:1]
    leading = [name for name in tried if leads_on(problem, replace(request, **told[name]), desk, lang)]
    shown = names if leading and len(tried) < len(names) else leading
    buttons = tuple(Button(name, COMMANDS[type(request)], told[name], lang) for name in shown[:MOST_BUTTONS])
    return (Pending(question, buttons),) if buttons else ()


def fitting_names(problem: Problem, desk: Desk, lang: Language) -> list[str]:
    """Return what is nearest; where it fights, creatures alone if any is one."""
    creatures = [each for each in problem.nearest if is_creature(each, desk, lang)]
    return creatures if creatures and problem.where in FIGHTERS else list(problem.nearest)


def is_creature(name: str, desk: Desk, lang: Language) -> bool:
    return has_type(name, CREATURE, desk, lang)


def has_type(name: str, type_word: str, desk: Desk, lang: Language) -> bool:
    """Whether a card has that name, and that word in its type line."""
    match = desk.cards.find(name, lang)
    return isinstance(match, Found) and type_word in desk.cards.record(match.card).faces[match.card.face or 0].type_line


def leads_on(problem: Problem, request: TypedRequest, desk: Desk, lang: Language) -> bool:
    """Whether the request is read, or fails elsewhere."""
    try:
        read_typed(request, lang, desk.cards)
    except ScenarioError as error:
        return (error.problem.where, error.problem.found) != (problem.where, problem.found)
    return True

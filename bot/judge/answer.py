"""From a request to a ruling: the one place that knows the order of all steps in between."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias, assert_never

from bot.engine.frozen_class import dataclass
from bot.engine.fuel import FUEL_OF_REPLAYS, OutOfFuel, limited_fuel
from bot.engine.magenoir.asking.outcome import Outcome as MageNoirOutcome
from bot.engine.magenoir.asking.scenario import Scenario as MageNoirScenario
from bot.engine.magenoir.front import resolve_scenario as magenoir
from bot.engine.magic.asking.scenario import Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.engine_limits import EngineLimit, UnknownObject
from bot.engine.record import record_class
from bot.judge.alternatives import Alternative, other_divisions
from bot.judge.assumptions import (
    assume_chosen_players,
    assumptions_that_matter,
    move_late_answers,
    note_unasked_answers,
)
from bot.judge.definitions import CardSource, Library
from bot.judge.forks import Fork, deciding_choices
from bot.judge.language.combat.typed_combat import Reading, read_combat
from bot.judge.language.lines.line_parts import OPTION as ACTIONS
from bot.judge.language.lines.typed_emperor_interaction import read_emperor_play
from bot.judge.language.lines.typed_interaction import read_interaction
from bot.judge.language.reading.notes import Note
from bot.judge.language.reading.pieces import Piece
from bot.judge.language.reading.request import CombatRequest, EmperorPlayRequest, InteractionRequest, TypedRequest
from bot.judge.orders import OtherOrder, OtherResult, other_orders, other_results
from bot.judge.problems import Problem, ProblemKind, ScenarioError, nearest_words, shown_in_message
from bot.judge.replays import Replays
from bot.judge.scenario_file import AnyFile, MageNoirFile, ScenarioFile, read_document, read_scenario
from bot.language import Language
from bot.oracle.lines.faces import characteristics_of


@dataclass(frozen=True, slots=True)
class ScenarioRuling:
    """The ruling on a scenario file of Magic."""

    file: ScenarioFile
    outcome: Outcome
    forks: tuple[Fork, ...] = ()
    """The choices by default whose other answers change the verdict."""

    @property
    def scenario(self) -> Scenario:
        return self.file.scenario


@dataclass(frozen=True, slots=True)
class MageNoirRuling:
    """The ruling on a scenario file of Mage Noir."""

    file: MageNoirFile
    outcome: MageNoirOutcome

    @property
    def scenario(self) -> MageNoirScenario:
        return self.file.scenario


AnyRuling: TypeAlias = ScenarioRuling | MageNoirRuling

UNRULED = (ScenarioError, UnknownObject, EngineLimit, OutOfFuel)
"""What is raised where there is no ruling; `problem_of_error` says why."""


@record_class
class TypedRuling:
    """The ruling on a typed combat or interaction. `assumed` holds only the assumptions that mattered."""

    reading: Reading
    scenario: Scenario
    outcome: Outcome
    assumed: tuple[Note, ...]
    alternatives: tuple[Alternative, ...] = ()
    """Other divisions of combat damage that would change the result."""
    orders: tuple[OtherOrder, ...] = ()
    """Other orders of replacement effects that would change the result."""
    results: tuple[OtherResult, ...] = ()
    """Other coin flips that would change the result, if nobody said how the coins come up."""
    forks: tuple[Fork, ...] = ()
    """The choices by default whose other answers change the verdict."""
    untried: bool = False
    """Whether to try all other ways was too heavy."""

    @property
    def certain(self) -> bool:
        """Whether all words had one reading, all sentences that could matter were played to the end, and neither chance
        nor a payment that nobody stated decided."""
        played = not (self.outcome.stopped or self.outcome.unmodelled)
        is_open = bool(self.results) or any(each.is_open for each in self.forks)
        return self.reading.certain and played and not is_open


def library_of(cards: CardSource) -> Library:
    """Return a library of compiled cards over a source of cards. Keep it as long as the source: it compiles each card
    once."""
    return Library(cards, characteristics_of)


def judge_scenario(content: str | bytes, cards: Library) -> AnyRuling | Problem:
    """Resolve a scenario file of either game."""
    try:
        return rule_on_file(read_scenario(content, cards))
    except UNRULED as error:
        return problem_of_error(error)


def rule_on_file(file: AnyFile) -> AnyRuling:
    """Resolve a scenario file that was read; raises `UNRULED`."""
    if isinstance(file, MageNoirFile):
        return MageNoirRuling(file, magenoir.resolve_scenario(file.scenario))
    outcome = resolve_scenario(file.scenario)
    if outcome.stopped:
        return ScenarioRuling(file, outcome)
    with limited_fuel(FUEL_OF_REPLAYS):
        forks = deciding_choices(Replays(file.scenario, outcome))
    return ScenarioRuling(file, without_marks(outcome), forks)


def judge_typed(request: TypedRequest, lang: Language, cards: Library) -> TypedRuling | Problem:
    """Rule on a typed request: read it into a scenario document, read that document as a file is read, and resolve
    it."""
    try:
        reading = read_typed(request, lang, cards.cards)
    except ScenarioError as error:
        return error.problem
    try:
        ruling = rule_on_reading(reading, cards)
        if ruling.outcome.unasked:
            late = rule_on_reading(move_late_answers(reading, ruling.outcome.unasked), cards)
            ruling = min(ruling, late, key=unasked_answers)
        ruling = with_other_choices(ruling)
    except UNRULED as error:
        return problem_at_typed_line(problem_of_error(error), reading.lines)
    if not ruling.outcome.unasked:
        return ruling
    return replace(ruling, reading=note_unasked_answers(ruling.reading, ruling.outcome))


def rule_on_reading(reading: Reading, cards: Library) -> TypedRuling:
    """Read the document as a file is read, resolve it, and try what other choices would change as long as that is not
    too heavy; raises `UNRULED`."""
    scenario, chosen = assume_chosen_players(read_document(reading.document, cards).scenario)
    outcome = resolve_scenario(scenario)
    assumed = (*chosen, *assumptions_that_matter(reading, scenario, outcome))
    return TypedRuling(reading, scenario, outcome, assumed)


def with_other_choices(ruling: TypedRuling) -> TypedRuling:
    """Return the ruling with what other choices would change, as far as the fuel of replays lasts."""
    scenario, outcome = ruling.scenario, ruling.outcome
    if outcome.stopped:
        return ruling
    with limited_fuel(FUEL_OF_REPLAYS) as fuel:
        replays = Replays(scenario, outcome)
        alternatives = other_divisions(replays)
        orders = other_orders(replays)
        results = other_results(replays)
        forks = deciding_choices(replays)
    outcome = without_marks(outcome)
    if not (alternatives or orders or results or forks or fuel.ran_out):
        return changed(ruling, outcome=outcome)
    return replace(
        ruling,
        outcome=outcome,
        alternatives=alternatives,
        orders=orders,
        results=results,
        forks=forks,
        untried=fuel.ran_out,
    )


def without_marks(outcome: Outcome) -> Outcome:
    """Return the outcome without what only replays need, since a ruling is kept for a while."""
    return changed(outcome, marks=())


def unasked_answers(ruling: TypedRuling) -> int:
    """Count the answers to choices that nobody had to make."""
    return len(ruling.outcome.unasked)


def read_typed(request: TypedRequest, lang: Language, cards: CardSource) -> Reading:
    """Read the options; raises `ScenarioError`."""
    match request:
        case CombatRequest():
            return read_combat(request, lang, cards)
        case InteractionRequest():
            return read_interaction(request, lang, cards)
        case EmperorPlayRequest():
            return read_emperor_play(request, lang, cards)
        case never:
            assert_never(never)


def problem_of_error(error: ScenarioError | UnknownObject | EngineLimit | OutOfFuel) -> Problem:
    """Return the problem of an error, whether the request is wrong or our own limit is met."""
    match error:
        case ScenarioError(problem=problem):
            return problem
        case UnknownObject(action=action, name=name, known=known):
            return Problem(
                ProblemKind.NO_SUCH_OBJECT, f"do[{action}]", shown_in_message(name), nearest_words(name, known)
            )
        case OutOfFuel():
            return Problem(ProblemKind.TOO_MUCH_HAPPENS)
        case EngineLimit():
            return Problem(ProblemKind.NOT_PLAYED_YET, found=shown_in_message(str(error)))
        case never:
            assert_never(never)


ACTION_PLACE = re.compile(r"do\[(\d+)\]")


def problem_at_typed_line(problem: Problem, lines: Sequence[Piece]) -> Problem:
    """Return the problem with the typed line in the place of the action of the document that was read from it."""
    place = ACTION_PLACE.match(problem.where)
    if place is None or int(place[1]) >= len(lines):
        return problem
    line = lines[int(place[1])]
    shown = shown_in_message(line.text)
    words = shown if problem.kind is ProblemKind.NOT_PLAYED_YET else problem.found
    return replace(problem, where=ACTIONS, found=words, piece=shown, caret=line.start)

"""What was typed of a game of Mage Noir, read as a scenario document and played."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.frozen_class import dataclass
from bot.engine.fuel import OutOfFuel
from bot.engine.magenoir.asking.outcome import Chosen, Outcome
from bot.engine.magenoir.asking.scenario import Choose, Scenario, Step
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.front.resolve_scenario import resolve_scenario
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.judge.answer import problem_at_typed_line, problem_of_error
from bot.judge.definitions import Library
from bot.judge.language.combat.typed_combat import Reading
from bot.judge.language.magenoir.typed_game import read_mage_noir
from bot.judge.language.reading.notes import NoteKind, make_note
from bot.judge.language.reading.request import MageNoirRequest
from bot.judge.problems import Problem, ScenarioError, shown_in_message
from bot.judge.scenario_file.magenoir import read_magenoir
from bot.judge.scenario_file.nodes import Node
from bot.judge.scenario_file.table import Table
from bot.language import Language

PAY, OPTION = "pay", "option"
MOST_FORKS = 4
"""How many choices that nobody stated are tried the other way."""


@dataclass(frozen=True, slots=True)
class ChoiceFork:
    """A choice that took its default, since nobody stated it, and what comes of it otherwise: if a payment is made, or
    the option of that number is taken, or the damage is redirected to that card."""

    by: PlayerId
    number: int | None
    card: ObjectId | None
    scenario: Scenario
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class TypedMageNoir:
    """What became of what was typed. `forks` are the choices on which the result depends."""

    reading: Reading
    scenario: Scenario
    outcome: Outcome
    forks: tuple[ChoiceFork, ...] = ()

    @property
    def certain(self) -> bool:
        """Whether all words were understood in one way, all sentences played, and no open question mattered."""
        return self.reading.certain and not (
            self.outcome.unmodelled or self.outcome.unsettled or self.forks or self.is_endless
        )

    @property
    def is_endless(self) -> bool:
        """Whether a chain would go on for ever, of which the publisher's texts say nothing."""
        return any(isinstance(entry.event, ev.EndlessLoop) for entry in self.outcome.trace)


def judge_mage_noir(request: MageNoirRequest, lang: Language, cards: Library) -> TypedMageNoir | Problem:
    """Read what was typed, and play it; the way in is that of a scenario file.

    Who could pay for something, and of whose reserve nothing was said, is taken to have the Mana for it."""
    try:
        reading = read_mage_noir(request, lang)
    except ScenarioError as error:
        return error.problem
    try:
        scenario = read_magenoir(Node(reading.document), Table(cards))
        outcome = resolve_scenario(scenario)
        if poor := players_without_stated_reserve(reading, outcome):
            reading = read_mage_noir(request, lang, poor)
            scenario = read_magenoir(Node(reading.document), Table(cards))
            outcome = resolve_scenario(scenario)
        return TypedMageNoir(
            note_unasked_answers(reading, outcome), scenario, outcome, tuple(deciding_choices(scenario, outcome))
        )
    except ScenarioError as error:
        return problem_at_typed_line(error.problem, reading.lines)
    except OutOfFuel as limit:
        return problem_of_error(limit)


def players_without_stated_reserve(reading: Reading, outcome: Outcome) -> list[str]:
    """Return who could not pay, and of whose reserve nothing was said."""
    unstated = {each["name"] for each in reading.document["players"] if "reserve" not in each}
    could_not = (entry.event.player for entry in outcome.trace if isinstance(entry.event, ev.CannotPay))
    return [each for each in dict.fromkeys(map(str, could_not)) if each in unstated]


def deciding_choices(scenario: Scenario, outcome: Outcome) -> Iterator[ChoiceFork]:
    """Try each payment that was declined by default, and each numbered option that was taken so, the other way; yield
    those by which the result is another one."""
    unstated = [(at, pick) for at, each in enumerate(outcome.choices) for pick in other_answers(each, outcome)]
    for at, pick in unstated[:MOST_FORKS]:
        chosen = outcome.choices[at]
        kind, by = chosen.kind, chosen.by
        before = [each.picked for each in outcome.choices[:at] if each.kind == kind and each.by == by]
        answers = tuple(Choose(kind, answer, by) for answer in (*before, pick))
        others = tuple(each for each in scenario.do if not is_answer_of(each, kind, by))
        tried = replace(scenario, do=(*answers, *others))
        other = resolve_scenario(tried)
        if result_of(other) != result_of(outcome):
            card = pick if isinstance(pick, ObjectId) else None
            yield ChoiceFork(by, None if kind == PAY or isinstance(pick, str) else pick, card, tried, other)


def other_answers(chosen: Chosen, outcome: Outcome) -> Sequence[int | ObjectId]:
    """Return what else could have been answered to a payment, a numbered option, or whether damage is redirected;
    nothing where somebody answered."""
    if chosen.default and chosen.kind == OPTION and isinstance(chosen.picked, PlayerId):
        return [each.id for each in outcome.start.board() if each.controller == chosen.by][:MOST_FORKS]
    if not chosen.default or type(chosen.picked) is not (bool if chosen.kind == PAY else int):
        return []
    if chosen.kind == PAY:
        return [True]
    return [each for each in range(1, chosen.options + 1) if each != chosen.picked] if chosen.kind == OPTION else []


def is_answer_of(step: Step, kind: str, player: PlayerId) -> bool:
    return isinstance(step, Choose) and step.kind == kind and step.by in {None, player}


def result_of(outcome: Outcome) -> tuple[object, ...]:
    """Return what two games are compared by: hit points, what is on the board, and who has won."""
    state = outcome.state
    return (
        [each.hit_points for each in state.players.values()],
        [(card.id, card.hit_points) for card in state.board()],
        state.over,
        state.winner,
    )


def note_unasked_answers(reading: Reading, outcome: Outcome) -> Reading:
    """Return the reading with a note on each line that answers a choice which nobody had to make."""
    lines = dict.fromkeys(reading.lines[at] for at in outcome.unasked if at < len(reading.lines))
    notes = (make_note(NoteKind.NOT_ASKED, typed=shown_in_message(line.text)) for line in lines)
    return replace(reading, notes=(*reading.notes, *notes))

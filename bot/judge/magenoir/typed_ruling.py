"""What was typed of a game of Mage Noir, read as a scenario document and played."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.frozen_class import dataclass
from bot.engine.fuel import OutOfFuel
from bot.engine.magenoir.asking.outcome import Outcome
from bot.engine.magenoir.asking.scenario import Choose, Scenario, Step
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.front.resolve_scenario import resolve_scenario
from bot.engine.magenoir.ground.identifiers import PlayerId
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

PAY = "pay"
MOST_FORKS = 4
"""How many payments that nobody stated are tried the other way."""


@dataclass(frozen=True, slots=True)
class PaymentFork:
    """A payment that by default is declined, since nobody stated it, and what comes of it if it is made."""

    by: PlayerId
    scenario: Scenario
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class TypedMageNoir:
    """What became of what was typed. `forks` are the payments on which the result depends."""

    reading: Reading
    scenario: Scenario
    outcome: Outcome
    forks: tuple[PaymentFork, ...] = ()

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
    """Read what was typed, and play it; the way in is that of a scenario file."""
    try:
        reading = read_mage_noir(request, lang)
    except ScenarioError as error:
        return error.problem
    try:
        scenario = read_magenoir(Node(reading.document), Table(cards))
        outcome = resolve_scenario(scenario)
        return TypedMageNoir(
            note_unasked_answers(reading, outcome), scenario, outcome, tuple(payment_forks(scenario, outcome))
        )
    except ScenarioError as error:
        return problem_at_typed_line(error.problem, reading.lines)
    except OutOfFuel as limit:
        return problem_of_error(limit)


def payment_forks(scenario: Scenario, outcome: Outcome) -> Iterator[PaymentFork]:
    """Try each payment that was declined by default the other way; yield those by which the result is another one."""
    unstated = [at for at, each in enumerate(outcome.choices) if each.kind == PAY and each.default]
    for at in unstated[:MOST_FORKS]:
        by = outcome.choices[at].by
        before = [each.picked for each in outcome.choices[:at] if each.kind == PAY and each.by == by]
        answers = tuple(Choose(PAY, pick, by) for pick in (*before, True))
        others = tuple(each for each in scenario.do if not is_payment_of(each, by))
        tried = replace(scenario, do=(*answers, *others))
        other = resolve_scenario(tried)
        if result_of(other) != result_of(outcome):
            yield PaymentFork(by, tried, other)


def is_payment_of(step: Step, player: PlayerId) -> bool:
    return isinstance(step, Choose) and step.kind == PAY and step.by in {None, player}


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

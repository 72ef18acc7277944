"""What was typed of a game of Mage Noir, read as a scenario document and played."""

from bot.engine.frozen_class import dataclass
from bot.engine.fuel import OutOfFuel
from bot.engine.magenoir.asking.outcome import Outcome
from bot.engine.magenoir.asking.scenario import Scenario
from bot.engine.magenoir.front.resolve_scenario import resolve_scenario
from bot.judge.answer import problem_at_typed_line, problem_of_error
from bot.judge.definitions import Library
from bot.judge.language.combat.typed_combat import Reading
from bot.judge.language.magenoir.typed_game import read_mage_noir
from bot.judge.language.reading.request import MageNoirRequest
from bot.judge.problems import Problem, ScenarioError
from bot.judge.scenario_file.magenoir import read_magenoir
from bot.judge.scenario_file.nodes import Node
from bot.judge.scenario_file.table import Table
from bot.language import Language


@dataclass(frozen=True, slots=True)
class TypedMageNoir:
    """What became of what was typed."""

    reading: Reading
    scenario: Scenario
    outcome: Outcome

    @property
    def certain(self) -> bool:
        """Whether all words were understood in one way, all sentences played, and no open question mattered."""
        return self.reading.certain and not self.outcome.unmodelled and not self.outcome.unsettled


def judge_mage_noir(request: MageNoirRequest, lang: Language, cards: Library) -> TypedMageNoir | Problem:
    """Read what was typed, and play it; the way in is that of a scenario file."""
    try:
        reading = read_mage_noir(request, lang)
    except ScenarioError as error:
        return error.problem
    try:
        scenario = read_magenoir(Node(reading.document), Table(cards))
        return TypedMageNoir(reading, scenario, resolve_scenario(scenario))
    except ScenarioError as error:
        return problem_at_typed_line(error.problem, reading.lines)
    except OutOfFuel as limit:
        return problem_of_error(limit)

"""What other programs import: a scenario, its outcome, an answer to a typed line, a card's text sentence by sentence.

These names and shapes stay; everything else in the package may move. The cards are those of the installation: the
shipped facts, and what was synced into the folder that the settings name, opened at the first call that needs one."""

from collections.abc import Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import Any, TypeAlias

from bot.cards.model import CardFace
from bot.config import read_settings
from bot.engine.fuel import OutOfFuel
from bot.engine.magenoir.asking.outcome import Outcome as MageNoirOutcome
from bot.engine.magenoir.asking.scenario import Scenario as MageNoirScenario
from bot.engine.magic.asking.scenario import Scenario as MagicScenario
from bot.engine.magic.front.outcome import Outcome as MagicOutcome
from bot.engine.magic.ground.engine_limits import EngineLimit, UnknownObject
from bot.judge.answer import AnyRuling, problem_of_error, rule_on_file
from bot.judge.problems import ScenarioError
from bot.judge.scenario_file import MageNoirFile, ScenarioFile, read_any_document
from bot.language import LANGUAGES, Language
from bot.oracle.lines.coverage import sentences_of
from bot.ui import ask as typed
from bot.ui.desk import Desk, open_desk
from bot.ui.document import reply_document
from bot.ui.explained_outcome import outcome_missing_for, outcome_or_stop

__all__ = ["Outcome", "Scenario", "ScenarioError", "ask", "outcome", "resolve", "scenario", "sentences"]

Scenario: TypeAlias = MagicScenario | MageNoirScenario
Outcome: TypeAlias = MagicOutcome | MageNoirOutcome


def scenario(document: Mapping[str, Any]) -> Scenario:
    """Read a scenario document, as a scenario file's JSON has it.

    Raises `ScenarioError`, whose `problem` has the place (`where`, such as `do[3].targets[0]`), what was found there
    and the nearest thing that would be right."""
    return read_any_document(document, opened_desk().library).scenario


def resolve(scenario: Scenario) -> Outcome:
    """Play a scenario: its end, its trace and its choices, without a word of explanation.

    A scenario that is too heavy is `stopped`: the outcome holds as far as it goes. Raises `ScenarioError` where an
    action names what is not there, or needs what the engine does not play."""
    return play_scenario(scenario).outcome


def outcome(scenario: Scenario, lang: str) -> dict[str, Any]:
    """Play a scenario and return what `resolve --json` prints: the outcome with its explanation in both languages, or
    the one line in `lang` that says why there is none, as `error`."""
    language = language_of_code(lang)
    try:
        return outcome_or_stop(play_scenario(scenario), opened_desk().library, language)
    except ScenarioError as error:
        return outcome_missing_for(error.problem, language)


def ask(text: str, *, lang: str) -> dict[str, Any]:
    """Answer one typed line, a command or a question, and return what `ask --json` prints."""
    return reply_document(typed.answer_line(opened_desk(), language_of_code(lang), text))


def sentences(face: Mapping[str, str]) -> list[dict[str, str]]:
    """Read a face that has `name`, `type_line` and `text`: each sentence with its `text`, its `state` (`modelled`,
    `understood`, `unread`), its `reading` in words, and what was `expected` where reading stopped."""
    printed = CardFace(face["name"], type_line=face["type_line"], text=face["text"])
    return [asdict(each) for each in sentences_of(printed)]


@lru_cache(maxsize=1)
def opened_desk() -> Desk:
    """Open the cards and keywords of this installation, once."""
    return open_desk(read_settings())


def play_scenario(scenario: Scenario) -> AnyRuling:
    """Play a scenario of either game; raises `ScenarioError` with the place."""
    file = MageNoirFile(scenario) if isinstance(scenario, MageNoirScenario) else ScenarioFile(scenario)
    try:
        return rule_on_file(file)
    except (UnknownObject, EngineLimit, OutOfFuel) as error:
        raise ScenarioError(problem_of_error(error)) from error


def language_of_code(lang: str) -> Language:
    """Return the language of this code; raises `ValueError` for one that is not spoken."""
    for known in LANGUAGES:
        if lang == known:
            return known
    raise ValueError(f"lang: {lang!r} (expected: {' or '.join(LANGUAGES)})")

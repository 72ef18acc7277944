"""What a start imports: who looks a keyword up waits for nothing else."""

import inspect
import subprocess
import sys
from collections.abc import Mapping

from bot.ui.commands.registry import COMMANDS, MESSAGE_COMMANDS, Late

NOT_FOR_A_KEYWORD: Mapping[str, str] = {
    "bot.cards.store": "without a synced store nothing is read from one",
    "bot.cards.sync": "nothing is synced",
    "bot.engine.magenoir": "no game is played",
    "bot.engine.magic": "no game is played",
    "bot.explain.english": "there is no trace to tell",
    "bot.explain.french": "there is no trace to tell",
    "bot.explain.picture.render": "no picture is drawn",
    "bot.judge.answer": "nothing is judged",
    "bot.judge.scenario_file": "nothing is judged",
    "bot.oracle": "no card's text is read",
    "bot.ui.command_line.resolving": "it is another command of the command line",
    "bot.ui.commands.card": "it is another command",
    "bot.ui.commands.combat": "it is another command",
    "bot.ui.commands.emperor": "it is another command",
    "bot.ui.commands.interaction": "it is another command",
    "bot.ui.commands.magenoir": "it is another command",
    "bot.ui.commands.rule": "it is another command",
    "bot.ui.console": "one line is answered",
    "bot.ui.discord": "nothing is sent to Discord",
    "aiohttp": "there is no network",
    "discord": "nothing is sent to Discord",
    "PIL": "no picture is drawn",
    "prompt_toolkit": "one line is answered",
    "sqlite3": "without a synced store nothing is read from one",
}
"""What `ask "/keyword …"` must not import, each with its reason; a package stands for all that is in it."""

ASK = "import sys; from bot.app import main; main(['ask', '/keyword trample']); print(*sys.modules)"


def test_a_look_up_of_a_keyword_imports_no_more_than_it_needs() -> None:
    asked = subprocess.run([sys.executable, "-c", ASK], check=True, capture_output=True, text=True, timeout=100)  # noqa: S603  our own program
    imported = asked.stdout.splitlines()[-1].split()
    assert "bot.ui.commands.keyword" in imported
    assert {name for name in NOT_FOR_A_KEYWORD if any(f"{each}.".startswith(f"{name}.") for each in imported)} == set()


def test_each_function_of_a_command_that_is_imported_late_is_there() -> None:
    given: list[tuple[int, object]] = [(3, command.run) for command in COMMANDS]
    given += [(3, command.run) for command in MESSAGE_COMMANDS]
    given += [(4, option.complete) for command in COMMANDS for option in command.options if option.complete is not None]
    late = [(number, each) for number, each in given if isinstance(each, Late)]
    assert len(late) == len(given)
    taking = {each: len(inspect.signature(each.load()).parameters) for _, each in late}
    assert {each: taking[each] for number, each in late if taking[each] != number} == {}

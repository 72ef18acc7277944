"""The console: the commands of Discord in a terminal, with completion and history.

Only the last step, showing, is its own."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory

from bot.config import Language
from bot.ui.ask import ask
from bot.ui.commands.registry import COMMANDS, Command, Option, command_named, suggestions
from bot.ui.desk import Desk
from bot.ui.strings import strings
from bot.ui.typed import read_options

if TYPE_CHECKING:
    from prompt_toolkit.input import Input
    from prompt_toolkit.output import Output

LEAVE = frozenset({"exit", "quit", "/exit", "/quit", "sortir", "quitter"})


class CommandCompleter(Completer):
    """Completes what stands before the cursor: a command, the next option's name, or an option's value."""

    def __init__(self, desk: Desk, lang: Language) -> None:
        self._desk = desk
        self._lang = lang

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:  # noqa: ARG002 - the signature is prompt_toolkit's
        typed = document.text_before_cursor
        if not typed.startswith("/"):
            return
        name, space, rest = typed[1:].partition(" ")
        if not space:
            yield from (
                Completion(f"/{each.name(self._lang)} ", -len(typed))
                for each in COMMANDS
                if any(known.startswith(name.casefold()) for known in each.names())
            )
            return
        command = command_named(name)
        if command is not None:
            yield from self._in_command(command, rest)

    def _in_command(self, command: Command, rest: str) -> Iterable[Completion]:
        option, value = option_at_end(command, rest)
        if option is not None and option.complete is not None:
            for each in suggestions(self._desk, self._lang, option, value, read_options(command, rest)):
                yield Completion(each.value, -len(value), display=each.name)
        last = rest.rsplit(" ", 1)[-1]
        given = read_options(command, rest)
        for other in command.options:
            name = f"{other.name(self._lang)}: "
            if other.id not in given and name.startswith(last.casefold()):
                yield Completion(name, -len(last))


def option_at_end(command: Command, rest: str) -> tuple[Option | None, str]:
    """Which option the end of the text belongs to, and what stands there so far."""
    options = read_options(command, rest)
    for option in command.options:
        value = options.get(option.id)
        if value and rest.rstrip().endswith(value):
            return option, value
    return None, ""


def run_console(
    desk: Desk,
    lang: Language,
    welcome: Iterable[str],
    show: Callable[[str], None],
    terminal: "tuple[Input, Output] | None" = None,
) -> None:
    """Answer lines until the user leaves. `terminal` stands in for the real one, for tests."""
    say = strings(lang)
    for line in welcome:
        show(line)
    show(say("console-help"))
    session: PromptSession[str] = PromptSession(
        history=InMemoryHistory(),
        completer=CommandCompleter(desk, lang),
        complete_while_typing=False,
        input=terminal[0] if terminal else None,
        output=terminal[1] if terminal else None,
    )
    while True:
        try:
            line = session.prompt("> ").strip()
        except (EOFError, KeyboardInterrupt):
            break
        if line.casefold() in LEAVE:
            break
        if line:
            show(ask(desk, lang, line).text)
            show("")
    show(say("console-bye"))

"""The console: the same commands as in Discord, typed in a terminal, with completion and history.

Lines are answered by `ask`; only reading and showing them happens here."""

import logging
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import FileHistory, History, InMemoryHistory

from bot.language import Language
from bot.reference.folding import fold_text
from bot.ui.ask import known_commands
from bot.ui.commands.registry import COMMANDS, Command, bare_name, suggest_values
from bot.ui.conversation import Conversation
from bot.ui.desk import Desk
from bot.ui.patience import answer_in_time
from bot.ui.plain import plain_text, shown_in_terminal
from bot.ui.spoken import language_of_line
from bot.ui.strings import strings_in
from bot.ui.typed import Part, opening_command, parts_of, values_of

if TYPE_CHECKING:
    from prompt_toolkit.input import Input
    from prompt_toolkit.output import Output

log = logging.getLogger(__name__)

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
        command, rest = opening_command(typed[1:])
        if command is None or not (rest or typed.endswith(" ")):
            yield from (
                Completion(f"/{each.name(self._lang)} ", -len(typed))
                for each in COMMANDS
                if any(bare_name(known).startswith(bare_name(typed)) for known in each.names())
            )
            return
        yield from self._in_command(command, rest)

    def _in_command(self, command: Command, rest: str) -> Iterable[Completion]:
        """Yield values, then option names.

        Where the last word begins an option's name, values must begin with it too: values are matched by likeness, and
        some value is a little like almost any word."""
        names, values = list(self._names(command, rest)), list(self._values(command, rest))
        if names and rest and not rest.endswith(" "):
            values = [
                each for each in values if fold_text(each.text).startswith(fold_text(rest[each.start_position :]))
            ]
        yield from (*values, *names)

    def _names(self, command: Command, rest: str) -> Iterable[Completion]:
        """Yield the names of the options that are not yet given before the last word."""
        before, space, last = rest.rpartition(" ")
        given = {part.option.id for part in parts_of(command, before + space)}
        for option in command.options:
            name = option.name(self._lang)
            if option.id not in given and (
                not last or (bare_name(last) and bare_name(name).startswith(bare_name(last)))
            ):
                yield Completion(f"{name}: ", -len(last))

    def _values(self, command: Command, rest: str) -> Iterable[Completion]:
        """Yield the values that the option being typed may have."""
        at_end, given = part_at_end(command, rest), values_of(parts_of(command, rest))
        for each in suggest_values(self._desk, self._lang, at_end.option, at_end.value, given):
            yield Completion(each.value, -len(at_end.value), display=each.name)


def part_at_end(command: Command, rest: str) -> Part:
    """Return the option that the end of the text belongs to, and its value so far; the first option for no text."""
    parts = parts_of(command, rest)
    if parts:
        return parts[-1]
    return Part(command.options[0], "")


def run_console(  # noqa: PLR0913 - the terminal is there for tests alone
    desk: Desk,
    lang: Language,
    welcome: Iterable[str],
    show: Callable[[str], None],
    terminal: "tuple[Input, Output] | None" = None,
    *,
    settled: bool = True,
    history: Path | None = None,
) -> None:
    """Answer lines until the user leaves.

    `settled` means that the user chose `lang`; otherwise each line is answered in its own language where its words tell
    which that is. `history` is the file of the lines typed before, None to forget them; `terminal` takes the place of
    the real one in tests."""
    say = strings_in(lang)
    for line in welcome:
        show(line)
    show(say("console-help", known=known_commands(lang)))
    conversation = Conversation()
    piped = terminal is None and not sys.stdin.isatty()
    for line in map(str.strip, sys.stdin if piped else lines_typed(desk, lang, terminal, history)):
        if line.casefold() in LEAVE:
            break
        if line:
            whole = conversation.whole_line(line)
            reply = answer_in_time(desk, lang if settled else language_of_line(line, lang), whole)
            conversation.remember(whole, reply)
            show(shown_in_terminal(plain_text(reply)))
            show("")
    show(say("console-bye"))


def lines_typed(
    desk: Desk, lang: Language, terminal: "tuple[Input, Output] | None", history: Path | None
) -> Iterator[str]:
    """Yield the lines that are typed into a terminal, until its user leaves by a key."""
    session: PromptSession[str] = PromptSession(
        history=history_in(history),
        completer=CommandCompleter(desk, lang),
        complete_while_typing=False,
        input=terminal[0] if terminal else None,
        output=terminal[1] if terminal else None,
    )
    while True:
        try:
            yield session.prompt("> ")
        except KeyboardInterrupt:
            if not session.default_buffer.text:  # else Ctrl-C gives up only the line that was begun
                return
        except EOFError:
            return


def history_in(file: Path | None) -> History:
    """Return the lines typed before, which only their writer may read; none where the file can't be used."""
    if file is None:
        return InMemoryHistory()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
    except OSError as error:
        log.warning("%s can't be written (%s): the lines are not kept", file, error.strerror)
        return InMemoryHistory()
    return FileHistory(file)

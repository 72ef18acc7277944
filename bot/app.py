"""The composition root: the only file that knows every layer, and the command line's table of commands.

Imports are made where a command needs them: `run_resolve` runs thousands of times and pays for nothing that it does not
use."""

import argparse
import errno
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bot.config import THEMES, Settings, SettingsError, read_settings
from bot.garbage_collection import collecting_later, keep_what_is_loaded
from bot.language import LANGUAGES
from bot.ui.command_line import DONE, FAILED, WRONG_INPUT
from bot.version import installed_version

if TYPE_CHECKING:
    from bot.ui.desk import Desk

INTERRUPTED = 130
"""What a shell expects of a program that Ctrl-C ended."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command of the command line and return its exit status."""
    options = command_line_parser().parse_args(sys.argv[1:] if arguments is None else arguments)
    if sys.stdout is None:
        return say_why_not("standard output is closed")
    speak_utf8()
    try:
        settings = read_settings()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return WRONG_INPUT
    try:
        status = COMMANDS[options.command or "run"](settings, options)
        sys.stdout.flush()
    except SettingsError as error:  # one that only its use shows to be wrong
        print(error, file=sys.stderr)
        return WRONG_INPUT
    except BrokenPipeError:  # whoever was reading has seen enough
        give_up_output()
        return DONE
    except OSError as error:
        if error.errno not in STREAM_TROUBLES or error.filename is not None:
            raise
        give_up_output()
        return say_why_not(error.strerror or str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


STREAM_TROUBLES = frozenset({errno.ENOSPC, errno.EBADF, errno.EIO, errno.EFBIG})
"""What writing or reading a standard stream may meet: a full disk, a closed stream, a device that fails."""


def give_up_output() -> None:
    """Let what is still to be written go nowhere, since the interpreter would try it again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def say_why_not(problem: str) -> int:
    """Say in a line on standard error, if that is open, why nothing was done, and return the exit status."""
    if sys.stderr is not None:
        print(problem, file=sys.stderr)
    return FAILED


def speak_utf8() -> None:
    """French needs its letters whatever the terminal's locale says; what can't be shown or read becomes a question
    mark or its like, so that one bad byte loses no other line."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")


def command_line_parser() -> argparse.ArgumentParser:
    """The command line, as `docs/commands.md` lists it."""
    root = argparse.ArgumentParser(
        prog="arbitre",
        description="A rules judge for Discord and the terminal.",
        epilog="A typed line is given up after eight seconds of work; a scenario file is stopped by its work alone, "
        "always at the same place.",
    )
    root.add_argument("--version", action="version", version=f"arbitre {shown_version()}")
    commands = root.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="the Discord bot; without DISCORD_TOKEN the console")
    add_language_options(commands.add_parser("console", help="the commands in a terminal"), json=False)
    ask = add_language_options(commands.add_parser("ask", help="one command or question; `-` reads one a line"))
    ask.add_argument("text", nargs="+", metavar="TEXT")
    ask.add_argument(
        "--picture",
        metavar="FILE",
        help="where to put the picture of the last reply that has one, a PNG or an SVG by its name",
    )
    ask.add_argument("--theme", choices=THEMES, help="the background of the picture, else that of the settings")
    resolve = add_language_options(commands.add_parser("resolve", help="scenario files; `-` is standard input"))
    resolve.add_argument("files", nargs="+", metavar="FILE")
    for command in (ask, resolve):
        command.add_argument("--steps", action="store_true", help="all that happened, step by step")
    names = add_language_options(commands.add_parser("names", help="which card a name means; `-` reads one a line"))
    names.add_argument("queries", nargs="+", metavar="QUERY")
    complete = add_language_options(commands.add_parser("complete", help="what autocomplete would offer"))
    for position in ("command_name", "option", "text"):
        complete.add_argument(position)
    coverage = commands.add_parser("coverage", help="how much of the cards the engine models")
    coverage.add_argument("--card", metavar="NAME", help="one card, sentence by sentence")
    coverage.add_argument("--why", action="store_true", help="with --card: which production read which words")
    coverage.add_argument("--weights", metavar="FILE", help="what keeps cards from being whole: names, tab, weight")
    coverage.add_argument("--json", action="store_true")
    sync = commands.add_parser("sync", help="cards, rulings and rules into the store")
    sync.add_argument("--from", dest="folder", metavar="DIR", help="a folder of Scryfall-shaped files; no network")
    sync.add_argument("--replace", action="store_true", help="with --from: give up what the folder lacks")
    sync.add_argument("--json", action="store_true")
    rules = commands.add_parser("rules", help="our citations against an edition of the Comprehensive Rules")
    rules.add_argument("action", choices=("check",))
    rules.add_argument("file", metavar="FILE")
    rules.add_argument("--json", action="store_true")
    check = commands.add_parser("check", help="is this installation healthy")
    check.add_argument("--json", action="store_true")
    check.add_argument("--running", action="store_true", help="only whether the bot that runs here gives signs of life")
    backup = commands.add_parser("backup", help="what people leave with the bot, into a file; the bot may run")
    backup.add_argument("file", nargs="?", metavar="FILE", help="where to, else a file of today in the data folder")
    backup.add_argument("--json", action="store_true")
    restore = commands.add_parser("restore", help="a backup into its place; the bot must not run")
    restore.add_argument("file", metavar="FILE")
    restore.add_argument("--json", action="store_true")
    return root


def add_language_options(command: argparse.ArgumentParser, *, json: bool = True) -> argparse.ArgumentParser:
    """Give a command its language, and its form for programs."""
    command.add_argument("--lang", choices=LANGUAGES)
    if json:
        command.add_argument("--json", action="store_true")
    return command


def shown_version() -> str:
    """What stands for the version, in a bare checkout too."""
    return installed_version() or "(checkout)"


def run_bot_or_console(settings: Settings, options: argparse.Namespace) -> int:
    """The Discord bot where there is a token, else the console and a line on how to connect.

    A service without a token has nobody who types: it ends with a line."""
    if settings.discord_token is None:
        if nobody_can_type():
            print("DISCORD_TOKEN is not set: set it to your bot's token to connect to Discord", file=sys.stderr)
            return WRONG_INPUT
        return run_console_command(settings, options)
    from bot.ui.commands.registry import load_commands
    from bot.ui.desk import open_serving_desk
    from bot.ui.discord.serving import run_bot

    load_commands()
    keep_what_is_loaded()
    return with_desk(settings, lambda desk: run_bot(settings, desk), open_serving_desk)


def nobody_can_type() -> bool:
    """Whether standard input is closed or the null device, as a service manager or a container sets it."""
    if sys.stdin is None:
        return True
    try:
        with Path(os.devnull).open("rb") as null:
            return os.path.sameopenfile(sys.stdin.fileno(), null.fileno())
    except OSError:  # it is no file, so somebody else provides what it reads
        return False


def with_desk(
    settings: Settings, work: "Callable[[Desk], int]", opening: "Callable[[Settings], Desk] | None" = None
) -> int:
    """Open the cards and keywords for some work; facts or a store that can't be read are one line."""
    with collecting_later():
        from bot.cards.errors import CardsError
        from bot.ui.desk import open_desk

    try:
        with collecting_later():
            desk = (opening or open_desk)(settings)
        return work(desk)
    except CardsError as error:
        print(error, file=sys.stderr)
        return WRONG_INPUT


def run_console_command(settings: Settings, options: argparse.Namespace) -> int:
    with collecting_later():
        import bot.ui.console  # noqa: F401 - `open_console` will need it
        from bot.ui.command_line.talking import open_console

    return with_desk(settings, lambda desk: open_console(settings, options, desk, shown_version()))


def run_ask(settings: Settings, options: argparse.Namespace) -> int:
    with collecting_later():
        from bot.ui.command_line.talking import ask_lines

    return with_desk(settings, lambda desk: ask_lines(settings, options, desk))


def run_resolve(settings: Settings, options: argparse.Namespace) -> int:
    with collecting_later():
        from bot.ui.command_line.resolving import resolve_files

    return resolve_files(settings, options)


def run_names(settings: Settings, options: argparse.Namespace) -> int:
    from bot.ui.command_line.lookups import show_names

    return with_desk(settings, lambda desk: show_names(settings, options, desk))


def run_complete(settings: Settings, options: argparse.Namespace) -> int:
    from bot.ui.command_line.lookups import show_completions

    return with_desk(settings, lambda desk: show_completions(settings, options, desk))


def run_coverage(settings: Settings, options: argparse.Namespace) -> int:
    from bot.ui.command_line.covering import show_coverage

    return show_coverage(settings, options)


def run_sync(settings: Settings, options: argparse.Namespace) -> int:
    from bot.ui.command_line import syncing

    return syncing.sync_store(settings, options)


def run_rules(settings: Settings, options: argparse.Namespace) -> int:
    from bot.ui.command_line.rules import check_rules

    return with_desk(settings, lambda desk: check_rules(options, desk))


def run_check(settings: Settings, options: argparse.Namespace) -> int:
    from bot.ui.command_line.upkeep import check_installation

    return check_installation(settings, options)


def run_backup(settings: Settings, options: argparse.Namespace) -> int:
    from bot.ui.command_line.backups import write_backup

    return write_backup(settings, options)


def run_restore(settings: Settings, options: argparse.Namespace) -> int:
    from bot.ui.command_line.backups import read_backup

    return read_backup(settings, options)


COMMANDS: Mapping[str, Callable[[Settings, argparse.Namespace], int]] = {
    "run": run_bot_or_console,
    "console": run_console_command,
    "ask": run_ask,
    "resolve": run_resolve,
    "names": run_names,
    "complete": run_complete,
    "coverage": run_coverage,
    "sync": run_sync,
    "rules": run_rules,
    "check": run_check,
    "backup": run_backup,
    "restore": run_restore,
}

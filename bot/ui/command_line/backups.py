"""`backup` and `restore`: what people leave with the bot, into a file and back."""

import argparse
import sys
from pathlib import Path

from bot.config import Settings
from bot.ui.command_line import DONE, FAILED
from bot.ui.command_line.output import print_json
from bot.ui.kept.backup import BackupError, make_backup, restore_backup


def write_backup(settings: Settings, options: argparse.Namespace) -> int:
    """Write a backup and say where; exit 1 where that fails."""
    try:
        written = make_backup(settings, Path(options.file) if options.file else None)
    except BackupError as error:
        return say_failure(error)
    if options.json:
        print_json({"written": str(written)})
    else:
        print(written)
    return DONE


def read_backup(settings: Settings, options: argparse.Namespace) -> int:
    """Put a backup into place and say where what it replaced is; exit 1 where that fails, and then nothing changed."""
    try:
        replaced = restore_backup(settings, Path(options.file))
    except BackupError as error:
        return say_failure(error)
    if options.json:
        print_json({"restored": options.file, "replaced": None if replaced is None else str(replaced)})
    else:
        print(f"{options.file} is in place" + (f"; what was there is {replaced}" if replaced else ""))
    return DONE


def say_failure(error: BackupError) -> int:
    print(error, file=sys.stderr)
    return FAILED

"""`console` and `ask`: typed lines and their replies."""

import argparse
import sys
from pathlib import Path

from bot.config import Settings, Theme
from bot.explain.picture.scene import Scene
from bot.language import Language
from bot.ui.command_line import DONE, FAILED, WRONG_INPUT
from bot.ui.command_line.output import (
    STANDARD_INPUT,
    lines_of,
    output_language,
    print_json,
    settled_language,
    standard_input,
)
from bot.ui.conversation import Conversation
from bot.ui.dates import date_in
from bot.ui.desk import Desk
from bot.ui.document import reply_document
from bot.ui.patience import answer_in_time
from bot.ui.pictures.making import make_picture
from bot.ui.plain import plain_text, shown_in_terminal
from bot.ui.reply import Kind, Reply
from bot.ui.spoken import language_of_line
from bot.ui.strings import Strings, strings_in

HISTORY = "console.history"
"""The file of the lines that were typed into the console."""

NOT_ANSWERED: frozenset[Kind] = frozenset({"not understood", "ambiguous", "too heavy"})


def open_console(settings: Settings, options: argparse.Namespace, desk: Desk, version: str) -> int:
    """Open the console, with a welcome that says which cards are known and how to connect to Discord."""
    from bot.ui.console import run_console

    standard_input()
    lang = output_language(settings, options)
    say = strings_in(lang)
    welcome = [say("console-welcome", version=version, cards=desk.cards.size, origin=cards_origin(desk, lang))]
    if settings.discord_token is None:
        welcome.append(say("console-connect"))
    settled = settled_language(settings, options) is not None
    run_console(desk, lang, welcome, print, settled=settled, history=settings.data / HISTORY)
    return DONE


def cards_origin(desk: Desk, lang: Language) -> str:
    """Say where the known cards come from, with the date of synced ones."""
    say, date = strings_in(lang), desk.cards.data_date
    return say("console-origin-synced", date=date_in(date, lang)) if date else say("console-origin-shipped")


def ask_lines(settings: Settings, options: argparse.Namespace, desk: Desk) -> int:
    """Answer each line; exit 1 when a fault of ours spoiled one, else 2 when the only line was not understood.

    Where neither arguments nor settings name a language, a line is answered in its own."""
    settled = settled_language(settings, options)
    kinds: set[Kind] = set()
    pictured: Reply | None = None
    conversation = Conversation()
    for line in lines_of(options.text):
        whole = conversation.whole_line(line)
        reply = answer_in_time(desk, settled or language_of_line(line, settings.system_lang), whole)
        conversation.remember(whole, reply)
        kinds.add(reply.kind)
        pictured = reply if reply.sketch is not None else pictured
        if options.json:
            print_json(reply_document(reply))
        else:
            print(shown_in_terminal(plain_text(reply.step_by_step() if options.steps else reply)), end="\n\n")
    picture = None if options.picture is None or pictured is None else make_picture(pictured)
    say, theme = strings_in(output_language(settings, options)), options.theme or settings.theme
    if options.picture is not None and not save_picture(picture, options.picture, say, theme):
        return FAILED
    if "failed" in kinds:
        return FAILED
    return WRONG_INPUT if kinds & NOT_ANSWERED and options.text != [STANDARD_INPUT] else DONE


def save_picture(picture: Scene | None, file: str, say: Strings, theme: Theme) -> bool:
    """Draw the picture into the file, as an SVG where its name ends so; return whether that succeeded.

    Standard error has a line where there is no picture, where it can't be written, and where it replaced a file."""
    from bot.explain.picture.render import render_scene
    from bot.explain.picture.svg import svg_of

    if picture is None:
        print(say("picture-none", file=file), file=sys.stderr)
        return False
    replaced = Path(file).exists()
    try:
        drawn = svg_of(picture, theme).encode() if file.lower().endswith(".svg") else render_scene(picture, theme)
        Path(file).write_bytes(drawn)
    except OSError as error:
        print(f"{file}: {error.strerror or error}", file=sys.stderr)
        return False
    if replaced:
        print(say("picture-replaced", file=file), file=sys.stderr)
    return True

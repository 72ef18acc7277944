"""`/help`: what can be asked, with an example of each to press or to type; `/about`: what this program is."""

from collections.abc import Mapping

from bot.judge.outcome_document import RULES_EDITION
from bot.language import Language
from bot.ui.age import data_age
from bot.ui.commands.registry import COMMANDS
from bot.ui.dates import date_in
from bot.ui.desk import Desk
from bot.ui.reply import Button, Reply, Section
from bot.ui.strings import strings_in
from bot.version import installed_version

TRIED: Mapping[str, str] = {"judge": "text", "keyword": "keyword", "card": "card", "rule": "rule"}
"""The commands of which `/help` has an example to press, with the option that it fills."""

MOST_MOVED = 10
"""Of so many rules that moved `/about` gives the number."""


def tried_button(command: str, lang: Language) -> Button:
    """Return the example of a command that has one to press."""
    say = strings_in(lang)
    text = say(f"help-{command}")
    return Button(f"/{say(f'command-{command}')} {text}", command, {TRIED[command]: text}, lang)


def show_help(_: Desk, lang: Language, __: Mapping[str, str]) -> Reply:
    """Say in a line what to do, then each command in one line, with examples to press."""
    say = strings_in(lang)
    groups = dict.fromkeys(command.group or command.id for command in COMMANDS)
    lines = tuple(f"/{say(f'command-{each}')} · {say(f'command-{each}-description')}" for each in groups)
    buttons = tuple(tried_button(each, lang) for each in TRIED)
    return Reply(
        "help",
        lang,
        say("help-first"),
        (Section(say("help-commands"), lines),),
        buttons=buttons,
    )


def show_about(desk: Desk, lang: Language, _: Mapping[str, str]) -> Reply:
    """Say which version this is, how old its data is, what it keeps of people, and whose the cards are."""
    say, book = strings_in(lang), desk.rulebook
    moved = desk.moved_rules
    shown = ", ".join(moved[:MOST_MOVED]) + (" …" if len(moved) > MOST_MOVED else "")
    lines = (
        say("about-version", version=installed_version() or "?"),
        say("reply-edition", edition=date_in(RULES_EDITION if book is None else book.edition, lang)),
        *((say("about-moved-rules", count=len(moved), rules=shown),) if moved else ()),
        data_age(desk, lang),
        say("about-cards", cards=desk.cards.size),
    )
    notices = (say("about-privacy"), say("about-fan-content"), say("about-scryfall"), say("reply-unofficial"))
    return Reply("help", lang, say("about-first"), (Section("", lines), Section(say("about-notices"), notices)))

"""From one typed line, command or question, to its reply: shared by the console, `ask` and `bot.api`."""

from collections.abc import Iterable
from typing import assert_never

from bot.cards.errors import StoreError
from bot.engine.fuel import FUEL_OF_A_LIGHT_QUESTION, FUEL_OF_A_QUESTION, OutOfFuel, limited_fuel
from bot.judge.problems import shown_in_message
from bot.language import Language
from bot.ui.commands.registry import COMMANDS, Command, Option, Options, command_by_id
from bot.ui.desk import Desk, desk_around_damage
from bot.ui.faults import Apology, note_fault
from bot.ui.labels import values_of_labels
from bot.ui.reply import Reply, Section
from bot.ui.strings import strings_in
from bot.ui.typed import (
    MissingOption,
    PlainQuestion,
    RepeatedOption,
    TypedCommand,
    UnknownCommand,
    UnknownOption,
    UnknownPart,
    read_typed,
)

LONGEST_LINE = 4000
"""In characters; a longer line is refused, not cut."""


def answer_line(desk: Desk, lang: Language, text: str) -> Reply:
    """Answer a typed line; a fault of ours is logged, and the reply says so. Never raises."""
    try:
        return answer_line_or_raise(desk, lang, text)
    except Exception as fault:  # noqa: BLE001 - the boundary: nobody above could say it to the person
        return failure_reply(note_fault("a typed line", fault, lang), lang)


def answer_line_or_raise(desk: Desk, lang: Language, text: str) -> Reply:
    """Answer a typed line; a fault of ours is raised as it is."""
    say = strings_in(lang)
    if len(text) > LONGEST_LINE:
        return refusal_reply(lang, say("ask-too-long", length=len(text), most=LONGEST_LINE))
    match read_typed(text):
        case TypedCommand(command=command, options=options):
            return answer_command(desk, lang, command, options)
        case UnknownCommand(name=name, nearest=Command() as nearest):
            why = say("ask-unknown-command", name=shown_in_message(name), nearest=nearest.name(lang))
            return refusal_reply(lang, why, [nearest])
        case UnknownCommand(name=name):
            return refusal_reply(
                lang, say("ask-no-such-command", name=shown_in_message(name), known=known_commands(lang))
            )
        case UnknownPart(group=group, name=name, parts=parts):
            known = ", ".join(f"/{part.name(lang)}" for part in parts)
            message = "ask-unknown-part" if name else "ask-missing-part"
            return refusal_reply(
                lang, say(message, group=shown_in_message(group), name=shown_in_message(name), known=known), parts
            )
        case UnknownOption(command=command, name=name, nearest=Option() as nearest):
            arguments = {"command": command.name(lang), "name": shown_in_message(name), "nearest": nearest.name(lang)}
            return refusal_reply(lang, say("ask-unknown-option", **arguments), [command])
        case UnknownOption(command=command, name=name):
            known = ", ".join(option.name(lang) for option in command.options)
            why = say("ask-no-such-option", command=command.name(lang), name=shown_in_message(name), known=known)
            return refusal_reply(lang, why, [command])
        case RepeatedOption(command=command, option=option):
            why = say("ask-repeated-option", command=command.name(lang), option=option.name(lang))
            return refusal_reply(lang, why, [command])
        case MissingOption(command=command, option=option):
            why = say("ask-missing-option", command=command.name(lang), option=option.name(lang))
            return refusal_reply(lang, why, [command])
        case PlainQuestion(text=line):
            return answer_command(desk, lang, command_by_id("judge"), {"text": line})
        case never:
            assert_never(never)


def answer_command(desk: Desk, lang: Language, command: Command, options: Options) -> Reply:
    """Answer a command with what was typed for its options, or say that this is more work than a question may take.

    Where the store turns out to be damaged, the cards before it answer, or those that are shipped."""
    length = sum(map(len, options.values()))
    if length > LONGEST_LINE:
        return refusal_reply(lang, strings_in(lang)("ask-too-long", length=length, most=LONGEST_LINE))
    try:
        with limited_fuel(FUEL_OF_A_QUESTION):
            try:
                return command.run(desk, lang, values_of_labels(desk, lang, command, options))
            except StoreError as damage:
                around = desk_around_damage(damage.path)
                return command.run(around, lang, values_of_labels(around, lang, command, options))
    except OutOfFuel:
        return too_heavy_reply(lang)


def answer_if_light(desk: Desk, lang: Language, command: Command, options: Options) -> Reply | None:
    """Answer a command if that is light; None if it is not after all."""
    with limited_fuel(FUEL_OF_A_LIGHT_QUESTION) as fuel:
        reply = answer_command(desk, lang, command, options)
    return None if fuel.ran_out else reply


def too_heavy_reply(lang: Language) -> Reply:
    """Say that the question is more work than one may take, where nothing else can be said of it."""
    return Reply("too heavy", lang, strings_in(lang)("ask-too-heavy"), certain=False)


def too_slow_reply(lang: Language) -> Reply:
    """Say that the question was given up because it took too long."""
    return Reply("too heavy", lang, strings_in(lang)("ask-too-slow"), certain=False)


def refusal_reply(lang: Language, why: str, commands: Iterable[Command] = ()) -> Reply:
    """Return a refusal: one line that says why, and below it an example of each of the commands, of the best known ones
    where none is meant."""
    shown = [each.id for each in commands] or BEST_KNOWN
    return Reply("not understood", lang, why, (examples_section(lang, shown),), certain=False)


def failure_reply(apology: Apology, lang: Language) -> Reply:
    """Return what is said in place of an answer that failed through a fault of ours."""
    return Reply("failed", lang, apology.said, (Section("", (apology.reference,)),), certain=False)


def known_commands(lang: Language) -> str:
    """Return the commands that a line can begin with, `/card, /combat, …`; a group stands for all its parts."""
    ids = dict.fromkeys(command.group or command.id for command in COMMANDS)
    return ", ".join(f"/{strings_in(lang)(f'command-{each}')}" for each in ids)


BEST_KNOWN = ("combat", "keyword", "card", "emperor-attack", "magenoir-keyword")
"""The ids of the commands that are shown to whoever named none."""
WITHOUT_EXAMPLE = frozenset({"help", "about"})
"""The commands that are typed by their name alone."""


def examples_section(lang: Language, commands: Iterable[str]) -> Section:
    """Return an example of each of the commands, as it is typed."""
    say = strings_in(lang)
    return Section(
        say("ask-examples"), tuple(say(f"ask-example-{each}") for each in commands if each not in WITHOUT_EXAMPLE)
    )

"""What stands below an answer to be pressed: what lies behind it, what changes it, and what becomes of its message.

Knows of a command only whether it plays something."""

import re
from collections.abc import Iterator
from dataclasses import replace

from bot.engine.frozen_class import dataclass
from bot.language import LANGUAGES
from bot.reference.rule_numbers import read_number
from bot.ui.commands.help import TRIED, tried_button
from bot.ui.commands.registry import Command, Options
from bot.ui.discord.building.builders import BUILDERS, builder_row
from bot.ui.discord.buttons import Act, Control, Row, encode_button
from bot.ui.reply import MOST_BUTTONS, Button, Kind, Reply
from bot.ui.strings import strings_in
from bot.ui.typed import TypedCommand, button_as_line, read_typed

MOST_RULES, MOST_NUMBERS = 8, 2
"""So many of the rules that an answer cites are shown by a press, and so many of their numbers stand on the button."""

RULE = re.compile(r"\b\d{3}\.\d+[a-z]?\b")

CHANGED = frozenset[Kind]({"ruling", "not understood", "ambiguous", "too heavy"})
"""The kinds of reply whose request may be meant otherwise."""
LEFT_WITH_NOTHING = frozenset[Kind]({"not understood", "ambiguous", "too heavy", "failed"})
"""The kinds of reply below which there is something that works to press."""
ANSWERED = frozenset[Kind]({"ruling", "keyword", "card", "rule", "help"})
"""The kinds of reply that more people than the asker may want to see."""


@dataclass(frozen=True, slots=True)
class AskedHere:
    """What was asked, and where its answer stands: for the asker `alone` or not, and whether all `may_see` it there."""

    command: Command
    options: Options
    steps: bool = False
    alone: bool = False
    may_see: bool = True


def with_what_lies_behind(reply: Reply, asked: AskedHere) -> Reply:
    """Return a reply with all its steps, if they are asked for, and with buttons to what lies behind a ruling: its
    steps, or the short answer again, its rules, the answer in the other language; below a question, its readings."""
    if reply.pending:
        return replace(reply, buttons=tuple(one for each in reply.pending for one in each.options)[:MOST_BUTTONS])
    if reply.kind in LEFT_WITH_NOTHING and not reply.buttons:
        return replace(reply, buttons=(working_example(asked.command, reply),))
    if reply.kind != "ruling":
        return reply
    command, options, steps = asked.command, asked.options, asked.steps
    say = strings_in(reply.lang)
    other = next(lang for lang in LANGUAGES if lang != reply.lang)
    label = say("discord-short" if steps else "discord-steps")
    behind = [Button(label, command.id, options, reply.lang, steps=not steps)] if reply.tell_steps else []
    behind += rules_button(reply)
    behind.append(Button(strings_in(other)("language-name"), command.id, options, other, steps=steps))
    known = {encode_button(each) for each in reply.buttons}
    buttons = (*reply.buttons, *(each for each in behind if encode_button(each) not in known))
    line = button_as_line(Button("", command.id, options, reply.lang))
    return replace(reply.step_by_step() if steps else reply, buttons=buttons, asked=line)


def working_example(command: Command, reply: Reply) -> Button:
    """Return a button that asks something which works: of the command, of its group, or else of `/judge`. Its line
    stands on it, unless the reply has said it."""
    say = strings_in(reply.lang)
    lines = (f"ask-example-{command.id}", f"ask-example-{command.group}")
    line = next((say(each) for each in lines if each in say), None)
    typed = None if line is None else read_typed(line)
    if line is not None and isinstance(typed, TypedCommand):
        works = Button(line, typed.command.id, typed.options, reply.lang)
    else:
        works = tried_button(command.id if command.id in TRIED else "judge", reply.lang)
    is_said = any(each in reply.text for each in works.options.values())
    return replace(works, label=say("discord-try")) if is_said else works


def rules_button(reply: Reply) -> Iterator[Button]:
    """Yield the button that shows the texts behind the numbers, where the reply has any: first of those in sight."""
    sight = {number: -at for at, number in enumerate(reversed(RULE.findall(reply.text)))}
    known = [each for each in reply.rules if read_number(each) == each]
    numbers = sorted(known, key=lambda each: sight.get(each, 1))[:MOST_RULES]
    if numbers:
        shown = ", ".join(numbers[:MOST_NUMBERS]) + " …" * (len(numbers) > MOST_NUMBERS)
        label = strings_in(reply.lang)("discord-rules", numbers=shown)
        yield Button(label, "rule", {"rule": " ".join(numbers)}, reply.lang, aside=True)


def rows_below(reply: Reply, asked: AskedHere) -> tuple[Row, ...]:
    """Return what stands below the buttons of the reply itself."""
    say = strings_in(reply.lang)
    request = encode_button(Button("", asked.command.id, asked.options, reply.lang, steps=asked.steps))
    labels = {act: say(f"discord-{act.name.lower().replace('_', '-')}") for act in acts_on(reply, asked)}
    row = tuple(Control(label, act, "" if act is Act.DELETE else request) for act, label in labels.items())
    built = asked.command.id in BUILDERS and reply.kind in CHANGED
    building = (builder_row(asked.command, asked.options, reply.lang),) if built else ()
    return (*building, row) if row else building


def acts_on(reply: Reply, asked: AskedHere) -> Iterator[Act]:
    """Yield what can be done with a reply and its request."""
    rules = asked.command.plays and reply.kind == "ruling"
    if rules:
        yield Act.WHAT_IF
    if reply.kind in CHANGED and asked.command.options:
        yield Act.EDIT
    if reply.kind in ANSWERED and asked.alone and asked.may_see:
        yield Act.PUBLISH
    if reply.kind == "ruling":
        yield Act.SHARE
    if asked.command.plays and reply.kind in CHANGED:
        yield Act.REPORT
    if not asked.alone:
        yield Act.DELETE

"""What if… for what is told in lines or sentences: one thing that is done is left out, a creature has a keyword more, a
payment of Mage Noir is made or not."""

import re
from collections.abc import Iterator
from typing import TypeAlias

from bot.judge.language.asked.drafting.draft import Deed, DraftEvent
from bot.judge.language.asked.follow_ups import FOLLOWS
from bot.judge.language.asked.reading_text import TextReading, read_text
from bot.judge.language.lexicon.action_words import action_words
from bot.judge.language.objects.made_up import SIZE
from bot.judge.language.reading.request import MageNoirRequest
from bot.judge.magenoir.typed_ruling import TypedMageNoir, judge_mage_noir
from bot.judge.problems import ScenarioError
from bot.language import Language
from bot.reference.folding import fold_text
from bot.ui.commands.registry import Options
from bot.ui.desk import Desk
from bot.ui.strings import strings_in

Changed: TypeAlias = tuple[str, str, Options]
"""What a change is called, and the command that is asked instead, by its id, with its options."""

EventSaid: TypeAlias = tuple[Deed, str | None, str | None, tuple[str, ...], tuple[str, ...]]

KEPT = frozenset({"resolve", "go"})
"""What is done by nobody, and never left out."""
BETWEEN_LINES = ";"
LEFT_OUT = frozenset({Deed.CAST, Deed.ACTIVATE})
JOINED = re.compile(r"(?:\s*(?:[,;:.]|\band\b|\bet\b|\bbut\b|\bmais\b))+\s*$", re.IGNORECASE)
ENDS = (",", ";", ".", ":", "?", "!")


def changed_lines(command: str, lang: Language, options: Options) -> Iterator[Changed]:
    """Yield the lines without one of them, the last one first: what answers something goes before it."""
    lines = [each.strip() for each in options.get("actions", "").split(BETWEEN_LINES) if each.strip()]
    done = [at for at, line in enumerate(lines) if not verbs_of(line) & KEPT and not line.endswith("?")]
    for at in reversed(done[1:]):
        told = strings_in(lang)("asked-without", words=lines[at])
        yield told, command, {**options, "actions": "; ".join([*lines[:at], *lines[at + 1 :]])}


def verbs_of(line: str) -> set[str | None]:
    return {action_words().verbs.get(fold_text(word)) for word in line.split()}


def changed_sizes(command: str, lang: Language, options: Options, keywords: list[str]) -> Iterator[Changed]:
    """Yield the lines with a keyword more on a creature of the table that is told by its size, keyword by keyword."""
    table = options.get("situation", "")
    sizes = [
        each for each in SIZE.finditer(table) if table[: each.start()].count("(") == table[: each.start()].count(")")
    ]
    for keyword in keywords:
        for size in sizes:
            told = strings_in(lang)("change-with", creature=size.group(), keyword=keyword)
            if not table[size.end() :].lower().startswith((f" {keyword}", told[len(size.group()) :])):
                yield told, command, {**options, "situation": f"{table[: size.start()]}{told}{table[size.end() :]}"}


def texts_without(reading: TextReading, desk: Desk, lang: Language) -> Iterator[Changed]:
    """Yield a text without one of the spells and abilities that it tells, the last one first, where all else in it
    means what it meant."""
    said, events = reading.said, reading.draft.events
    if FOLLOWS in said.text:
        return
    for event in reversed(events[1:]):
        first, last = event.span
        if event.deed not in LEFT_OUT or event.implied or last <= first:
            continue
        start, end = said.tokens[first].start, said.tokens[last - 1].end
        before, behind = JOINED.sub("", said.text[:start]), said.text[end:].lstrip()
        text = f"{before}{'' if behind.startswith(ENDS) else ', '}{behind}".strip(" ,")
        if events_told(text, desk, lang) != [event_said(each) for each in events if each is not event]:
            continue
        yield strings_in(lang)("asked-without", words=said.text[start:end]), "judge", {"text": text}


def events_told(text: str, desk: Desk, lang: Language) -> list[EventSaid] | None:
    """Return what a text tells; None where it is not read."""
    try:
        return [event_said(each) for each in read_text(text, lang, desk.cards).draft.events]
    except ScenarioError:
        return None


def event_said(event: DraftEvent) -> EventSaid:
    """Return what happens in an event, by the names of things."""
    targets = tuple(each if isinstance(each, str) else each.entry for each in event.targets)
    return event.deed, event.by, event.card, tuple(each.entry for each in event.who), targets


def changed_payments_of_mage_noir(desk: Desk, lang: Language, options: Options) -> Iterator[Changed]:
    """Yield the lines of Mage Noir with a payment that nobody stated, and that decides, made and not made."""
    request = MageNoirRequest(options["actions"], options.get("board", ""), options.get("options", ""))
    ruling = judge_mage_noir(request, lang, desk.library)
    if not isinstance(ruling, TypedMageNoir):
        return
    say = strings_in(lang)
    for player in dict.fromkeys(str(each.by) for each in ruling.forks if each.number is None and each.card is None):
        for label, line in (("change-pays", "mage-line-pays"), ("change-pays-not", "mage-line-declines")):
            told = f"{options['actions']}; {say(line, player=player)}"
            yield say(label, player=player), "magenoir-resolve", {**options, "actions": told}

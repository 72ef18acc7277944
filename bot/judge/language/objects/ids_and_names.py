"""The creatures, planeswalkers and players that a typed combat names: their ids, and who is meant by a name.

Knows nothing of how they were typed in the first place; a name means one thing, or it is a problem."""

import re
from collections.abc import Iterable, Sequence
from itertools import takewhile

from bot.engine.frozen_class import dataclass
from bot.engine.record import record_class
from bot.judge.language.lexicon.words import shipped_lexicon, similar_words
from bot.judge.language.reading.notes import Note, NoteKind, make_note
from bot.judge.language.reading.pieces import Piece, problem_in
from bot.judge.problems import ProblemKind, shown_in_message
from bot.reference.folding import fold_text

ORDINAL = re.compile(r"\s*#\s*(\d{1,4})\s*$")
NUMBER = re.compile(r"\d+")


@record_class
class Thing:
    """Something on the table: its id in the document, what it is called, and every folded name for it."""

    id: str
    shown: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NamedThing:
    """Who was meant, and what had to be understood for it."""

    thing: Thing
    notes: tuple[Note, ...] = ()


class Ids:
    """Ids that are free: `force-of-nature`, `force-of-nature-2`."""

    def __init__(self, taken: Iterable[str]) -> None:
        self._taken = set(taken)
        self._last: dict[str, int] = {}
        """The number of the last id of a name: all below it are taken."""

    def new(self, name: str) -> str:
        slug = "-".join(re.findall(r"[^\W_]+", name.lower()))[:60] or "x"
        number = self._last.get(slug, 1)
        free = slug if number == 1 else f"{slug}-{number}"
        while free in self._taken:
            number += 1
            free = f"{slug}-{number}"
        self._taken.add(free)
        self._last[slug] = number
        return free


def find_thing(typed: str, things: Sequence[Thing], piece: Piece, option: str, unknown: ProblemKind) -> NamedThing:
    """Return the one thing that a name means; `#2` is the second of equal names. Raises `ScenarioError`."""
    ordinal = ORDINAL.search(typed)
    name = typed[: ordinal.start()] if ordinal else typed
    matching, notes = things_called(name, things)
    if not matching:
        raise problem_in(unknown, option, piece, name, [each.shown for each in things])
    if ordinal is not None:
        index = int(ordinal[1]) - 1
        if not 0 <= index < len(matching):
            raise problem_in(ProblemKind.NO_SUCH_ONE, option, piece, typed, limit=len(matching))
        return NamedThing(matching[index], notes)
    whole = [each for each in matching if fold_text(each.shown) == fold_text(name)]
    if len(matching) > 1 and len(whole) == 1:  # "1/1" beside a "1/1 flying" is the one of which no more was said
        return NamedThing(whole[0], notes)
    if len(matching) > 1:
        raise problem_in(ProblemKind.WHICH_ONE, option, piece, name, distinguishing_names(matching, name))
    return NamedThing(matching[0], notes)


def distinguishing_names(matching: Sequence[Thing], name: str = "") -> list[str]:
    """How to say which: by the whole name where the names differ, else by the name that means all of them and a number,
    or without such a name by whole names, of which those of several are numbered."""
    names = [each.shown for each in matching]
    if len(set(names)) == len(names):
        return names
    if name:
        return [f"{shown_in_message(name)} #{number}" for number in range(1, len(matching) + 1)]
    numbers = [names[: at + 1].count(shown) for at, shown in enumerate(names)]
    return [
        f"{shown} #{number}" if names.count(shown) > 1 else shown for shown, number in zip(names, numbers, strict=True)
    ]


LONGEST_CALLED = 300
"""Characters of what may be a name of something, articles and slips included; what is longer names nothing."""


def things_called(name: str, things: Sequence[Thing]) -> tuple[list[Thing], tuple[Note, ...]]:
    """Who bears this name: exactly, else in part, else but for a letter or two; a number is never a slip."""
    if len(name) > LONGEST_CALLED:
        return [], ()
    keys = [key for key in (fold_text(name), fold_text(without_small_words(name))) if key]
    for key in keys:
        if matching := [each for each in things if key in each.names]:
            return matching, ()
    for key in keys:
        if matching := [each for each in things if any(f" {key} " in f" {other} " for other in each.names)]:
            return matching, ()
    known = {other: each for each in reversed(things) for other in each.names}
    close = [each for each in similar_words(fold_text(name), known) if NUMBER.findall(each) == NUMBER.findall(name)]
    if len({known[each].shown for each in close}) != 1:
        return [], ()
    shown = known[close[0]].shown
    read = make_note(NoteKind.TYPO, typed=shown_in_message(name), name=shown)
    return [each for each in things if each.shown == shown], (read,)


def without_small_words(name: str) -> str:
    words = name.replace("’", "’ ").replace("'", "' ").split()
    known = shipped_lexicon()
    small = sum(1 for _ in takewhile(lambda word: known.is_a("nothing", fold_text(word)), words[:-1]))
    return " ".join(words[small:])

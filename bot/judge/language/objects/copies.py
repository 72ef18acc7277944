"""What the things of a typed table are copies of (CR 707.2): something else on the table, or a card.

Knows how a table refers to its things; how it was typed is the readers' business."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.judge.language.objects.creatures import Reader
from bot.judge.language.objects.ids_and_names import ORDINAL, Thing, find_thing, things_called
from bot.judge.language.reading.notes import Note, NoteKind, make_note
from bot.judge.language.reading.pieces import Piece, problem_in
from bot.judge.problems import ProblemKind
from bot.reference.folding import fold_text


def copy_things(objects: Sequence[dict[str, Any]], things: list[Thing], reader: Reader) -> Iterator[Note]:
    """Put an id or a card's name in the place of each name that was typed as what something is a copy of; a copy of
    nothing that is there can be called as that is. Raises `ScenarioError`."""
    for copy in objects:
        if "copy_of" not in copy:
            continue
        typed = str(copy["copy_of"])
        others = [each for each in things if each.id != copy["id"]]
        at = next(at for at, each in enumerate(things) if each.id == copy["id"])
        if is_on_the_table(typed, others, reader):
            copied = original_of_copy(typed, others, reader.option)
            yield from copy_notes(things[at].shown, copied.shown)
            copy["copy_of"] = copied.id
            continue
        creature = reader.entry(Piece(typed, 0))
        if "card" not in creature.identity:
            known = [each.shown for each in others]
            raise problem_in(ProblemKind.NOT_ON_THE_TABLE, reader.option, creature.piece, typed, known)
        yield from creature.notes
        yield from copy_notes(things[at].shown, creature.typed)
        copy["copy_of"] = reader.english(creature.typed) or creature.identity["card"]
        things[at] = replace(things[at], names=tuple(dict.fromkeys((*things[at].names, *creature.names))))


def copy_notes(copy: str, original: str) -> Iterator[Note]:
    """That what goes by a name of its own is a copy of something else."""
    if copy != original:
        yield make_note(NoteKind.COPY, name=copy, typed=original)


def is_on_the_table(typed: str, things: Sequence[Thing], reader: Reader) -> bool:
    """Whether it names something there: by its whole name, or by a part of it that is no card's whole name."""
    name = ORDINAL.sub("", typed)
    if any(fold_text(name) in each.names for each in things):
        return True
    matching, slips = things_called(name, things)
    return bool(matching) and not slips and reader.exactly(name) is None


def original_of_copy(typed: str, things: Sequence[Thing], option: str) -> Thing:
    """What is copied; of several that are called the same any will do, unless a number says which."""
    matching, _ = things_called(typed, things)
    if len({each.shown for each in matching}) == 1:
        return matching[0]
    return find_thing(typed, things, Piece(typed, 0), option, ProblemKind.NOT_ON_THE_TABLE).thing

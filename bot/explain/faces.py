"""Which face of a double-faced card or spell is up when (CR 712): its name is the one by which it is called then."""

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.card_definition import PREPARE_SPELL
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.record import record_class
from bot.engine.trace import Entry
from bot.explain.names import Names


@record_class
class FaceTurn:
    """From this moment on, that face of the object is up.

    `named`: it was turned over to that face, or cast or played with it, and did not only change zones."""

    moment: int
    object: ObjectId
    face: int
    named: bool = False


def changes_of_face(outcome: Outcome) -> tuple[FaceTurn, ...]:
    """Every change of the face that is up, in order."""
    telling = outcome.trace.entries_of(ev.Transformed, ev.SpellCast, ev.LandPlayed, ev.ZoneChanged)
    if not telling:
        return ()
    final = outcome.state.objects.values()
    faces = {each.id: each.face for each in outcome.start.objects.values()}
    known = {each.id for each in outcome.start.battlefield()}
    resting = {each.id: part_named(each, each.definition.resting_face) for each in final}
    turns = []
    for turn in faces_shown(telling, resting, known):
        if turn.named or faces.get(turn.object) != turn.face:
            faces[turn.object] = turn.face
            turns.append(turn)
    return tuple(turns)


def faces_shown(
    trace: Iterable[Entry[ev.Event]], resting: Mapping[ObjectId, int], known: Container[ObjectId]
) -> Iterator[FaceTurn]:
    """What each event says of the face that is up after it; `resting` is the one off the battlefield and the stack, and
    what is `known` as a permanent is not named anew by being cast."""
    for entry in trace:
        match entry.event:
            case ev.Transformed(permanent=permanent, face=face):
                yield FaceTurn(entry.moment, permanent, face, named=True)
            case ev.SpellCast(spell=spell):
                # it is cast by the name of that face
                yield FaceTurn(entry.moment - 1, spell.id, part_named(spell, spell.face), spell.id not in known)
            case ev.LandPlayed(land=land):
                yield FaceTurn(entry.moment - 1, land.id, part_named(land, land.face), land.id not in known)
            case ev.ZoneChanged(object=moved, origin=Zone.STACK, destination=Zone.BATTLEFIELD):
                pass  # CR 712.13: the same face
            case ev.ZoneChanged(object=moved, destination=Zone.BATTLEFIELD, melded_with=ObjectId()):
                yield FaceTurn(entry.moment, moved, 1, named=True)
            case ev.ZoneChanged(object=moved, transformed=transformed, face=face):
                yield FaceTurn(entry.moment, moved, 1 if transformed else face or resting.get(moved, 0))
            case _:
                pass


def part_named(thing: GameObject, face: int) -> int:
    """By which part of the card it is called with that face; the copy of a prepare spell is no card (CR 722.3c)."""
    return 1 if thing.definition.layout == PREPARE_SPELL else face


def names_at_moment(names: Names, changes: Iterable[FaceTurn], moment: int) -> Names:
    """Return the names as this moment begins."""
    if not names.faces:
        return names
    return names_with_faces({each.object: each.face for each in changes if each.moment < moment}, names)


def names_at_end(names: Names, changes: Iterable[FaceTurn]) -> Names:
    """Return the names at the end, where what was turned over, cast or played, keeps the last name that it had so."""
    return names_with_faces({each.object: each.face for each in changes if each.named}, names)


def names_with_faces(faces: Mapping[ObjectId, int], names: Names) -> Names:
    """The names with those of these faces."""
    nouns = {thing: noun for (thing, face), noun in names.faces.items() if faces.get(thing) == face}
    return replace(names, nouns={**names.nouns, **nouns}) if nouns else names

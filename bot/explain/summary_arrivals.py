"""What came onto the battlefield and stayed: cards, copies and tokens."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.words import effects as fx
from bot.explain.summary_changes import CountersHeld, Created, Entered


def new_permanents(outcome: Outcome) -> Iterator[GameObject]:
    """The cards on the battlefield that were not there at the start."""
    for thing in outcome.state.battlefield():
        before = outcome.start.objects.get(thing.id)
        if not thing.token and (before is None or before.zone not in {Zone.BATTLEFIELD, Zone.MELDED}):
            yield thing


def is_plain_entry(thing: GameObject, copying: Collection[ObjectId]) -> bool:
    return thing.form.face_down is None and thing.id not in copying


def entered_cards(outcome: Outcome, cards: Sequence[ObjectId]) -> Iterator[Entered]:
    """Yield how these cards entered, those that did so in one way together."""
    if not cards:
        return
    entries = {
        each.event.object: (each.moment, each.event.tapped)
        for each in outcome.trace.entries
        if isinstance(each.event, ev.ZoneChanged) and each.event.destination is Zone.BATTLEFIELD
    }
    brought: dict[ObjectId, dict[str, int]] = {each: {} for each in cards}
    for each in outcome.trace.entries:
        put = each.event
        if not isinstance(put, ev.CountersPut) or not isinstance(put.holder, ObjectId) or put.holder not in brought:
            continue
        if each.moment == entries.get(put.holder, NEVER)[0]:
            brought[put.holder][put.kind] = brought[put.holder].get(put.kind, 0) + put.amount
    found: dict[Entered, list[ObjectId]] = {}
    for card in cards:
        tapped = entries.get(card, NEVER)[1]
        held = outcome.state.objects[card].counters
        way = Entered((), tapped, held_in_order(brought[card]), held_in_order(held))
        found.setdefault(way, []).append(card)
    yield from (replace(way, objects=tuple(objects)) for way, objects in found.items())


NEVER = (-1, False)


def held_in_order(counters: Mapping[str, int]) -> CountersHeld:
    return tuple(sorted((kind, number) for kind, number in counters.items() if number))


def last_copies(outcome: Outcome) -> tuple[ev.BecameCopy, ...]:
    """What became of those cards that are copies now, the last of each."""
    became = outcome.trace.of(ev.BecameCopy)
    new = {each.id for each in new_permanents(outcome)} if became else ()
    last = {event.object: event for event in became if event.object in new}
    return tuple(event for event in last.values() if event.duration is fx.Duration.PERMANENT)


def new_tokens(outcome: Outcome) -> Iterator[Created]:
    """The tokens that came and stayed, by controller and kind, in order of first appearance."""
    found: dict[tuple[PlayerId, Characteristics], int] = {}
    for thing in outcome.state.battlefield():
        if thing.token and thing.id not in outcome.start.objects:
            key = (thing.controller, thing.printed)
            found[key] = found.get(key, 0) + 1
    return (Created(controller, printed, number) for (controller, printed), number in found.items())

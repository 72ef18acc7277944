"""What left the battlefield, where it ended, and what came back (CR 400.7, 603.6c)."""

from collections.abc import Iterator, Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.values.layers import characteristics
from bot.explain.figures import is_transformed
from bot.explain.summary_changes import TOTALS, Gone, Returned


def melded_in_the_end(outcome: Outcome) -> tuple[ev.ZoneChanged, ...]:
    """CR 701.42a: what became one permanent of two cards, and still is."""
    return tuple(each for each in melded_permanents(outcome) if outcome.state.objects[each.object].form.melded_with)


def departures_of_permanents(outcome: Outcome, left: Sequence[ev.ZoneChanged]) -> Iterator[Gone]:
    """What left the battlefield and has not come back, by controller, destination and whether it died."""
    found: dict[tuple[PlayerId, Zone, bool, bool], list[ObjectId]] = {}
    legends = legends_given_up(outcome) if left else frozenset()
    for event in left:
        thing = outcome.start.objects.get(event.object) or outcome.state.objects[event.object]
        if outcome.state.objects[event.object].zone is not Zone.BATTLEFIELD:
            told = thing.controller, final_zone(outcome, event), has_died(outcome, event), event.object in legends
            found.setdefault(told, []).append(event.object)
    for (controller, destination, died, given_up), objects in found.items():
        yield Gone(controller, tuple(dict.fromkeys(objects)), destination, died, given_up)


def legends_given_up(outcome: Outcome) -> frozenset[ObjectId]:
    """CR 704.5j: what the legend rule put into a graveyard, where nobody said which one stays."""
    if not any(each.choice is ChoiceKind.LEGEND_RULE and each.default for each in outcome.trace.of(ev.ChoiceMade)):
        return frozenset()
    buried = (each for each in outcome.trace.entries if Reason.LEGEND_RULE in each.why)
    return frozenset(each.event.object for each in buried if isinstance(each.event, ev.ZoneChanged))


def final_zone(outcome: Outcome, event: ev.ZoneChanged) -> Zone:
    """Return the zone to which the object went; where that was exile for a while, the zone to which it went from
    there. A token that goes to a hand or a library ceases to exist (CR 704.5d)."""
    now = outcome.state.objects[event.object].zone
    if now is Zone.CEASED and event.destination in {Zone.HAND, Zone.LIBRARY}:
        return now
    passing = event.destination is Zone.EXILE and now in {Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD}
    return now if passing else event.destination


def departures_moved_on(outcome: Outcome, left: Sequence[ev.ZoneChanged]) -> Iterator[Gone]:
    """Yield what left the battlefield and is now in another zone than the one that it went to, by controller and
    zone."""
    found: dict[tuple[PlayerId, Zone], list[ObjectId]] = {}
    for event in {each.object: each for each in left}.values():
        thing = outcome.state.objects[event.object]
        if thing.zone in KNOWN_ENDS and thing.zone is not final_zone(outcome, event):
            found.setdefault((thing.controller, thing.zone), []).append(event.object)
    return (Gone(controller, tuple(objects), zone, died=False) for (controller, zone), objects in found.items())


KNOWN_ENDS = frozenset({Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND})
"""Where a card may be found in the end that has left the battlefield for good."""


def objects_that_left(outcome: Outcome) -> Sequence[ev.ZoneChanged]:
    """What left the battlefield, those aside that were cast again since, under other ids, and those that were exiled to
    be melded."""
    left = [each for each in outcome.trace.of(ev.ZoneChanged) if each.origin is Zone.BATTLEFIELD]
    passing = set(map(id, exiled_to_meld(outcome))) if left else ()
    return [each for each in left if each.object in outcome.state.objects and id(each) not in passing]


def melded_permanents(outcome: Outcome) -> Iterator[ev.ZoneChanged]:
    """CR 701.42a: two cards that enter as one permanent."""
    return (each for each in outcome.trace.of(ev.ZoneChanged) if is_melding(each))


def is_melding(event: ev.ZoneChanged) -> bool:
    return event.melded_with is not None and event.destination is Zone.BATTLEFIELD


def exiled_to_meld(outcome: Outcome) -> Iterator[ev.ZoneChanged]:
    """CR 712.4a: the last moves of the cards before they meld."""
    last: dict[ObjectId, ev.ZoneChanged] = {}
    for event in outcome.trace.of(ev.ZoneChanged):
        cards = (event.object, event.melded_with) if is_melding(event) else ()
        yield from (last[each] for each in cards if each in last)
        last[event.object] = event


def objects_returned(outcome: Outcome, left: Sequence[ev.ZoneChanged]) -> Iterator[Returned]:
    """What left the battlefield and is there again at the end, each once."""
    for event in {each.object: each for each in left}.values():
        thing = outcome.state.objects[event.object]
        if thing.zone is Zone.BATTLEFIELD:
            counters = tuple((kind, number) for kind, number in thing.counters.items() if kind not in TOTALS)
            apart = (
                outcome.state.last_known[event.object].thing.form.melded_with is not None
                and thing.form.melded_with is None
            )
            yield Returned(event.object, has_died(outcome, event), counters, is_transformed(thing), apart)


def has_died(outcome: Outcome, event: ev.ZoneChanged) -> bool:
    return event.destination is Zone.GRAVEYARD and was_creature(outcome, event.object)


def was_creature(outcome: Outcome, permanent: ObjectId) -> bool:
    """As it last existed on the battlefield (CR 608.2h)."""
    last = outcome.state.last_known.get(permanent)
    return characteristics(outcome.start, permanent).is_creature if last is None else last.values.is_creature

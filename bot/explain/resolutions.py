"""Which spell or ability made what happen (CR 608): the moments of a trace that belong to something that resolves.

Knows the order of events; no silence, no words."""

from collections.abc import Mapping, Sequence
from dataclasses import field

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.trace import Entry, Rules, Trace


@dataclass(frozen=True, slots=True)
class Resolution:
    """A spell or ability that resolves.

    `moment` is when it leaves the stack, which tells it from any other; `rules` are those of its triggering, where no
    sentence tells that."""

    moment: int
    stacked: StackedAbility = field(compare=False)
    rules: Rules = field(default=(), compare=False)

    @property
    def keyword(self) -> KeywordName | None:
        return None if self.stacked.keyword is None else self.stacked.keyword.keyword


def resolutions_by_moment(trace: Trace[ev.Event], silent: frozenset[tuple[int, ObjectId]]) -> Mapping[int, Resolution]:
    """Return the resolution of each moment that has one: all moments since the last event that is no part of an effect
    (CR 608.2c). `silent` are the triggered abilities, by moment and id, for which the sentence on their effect is
    enough."""
    if not trace.has(ev.Resolved):
        return {}
    triggered: dict[ObjectId, Rules] = {}
    found: dict[int, Resolution] = {}
    effects: list[int] = []
    for moment in trace.moments():
        number = moment[0].moment
        triggered.update(told_triggers(moment, silent))
        ended = next((entry.event for entry in moment if isinstance(entry.event, ev.Resolved)), None)
        if ended is not None:
            made = Resolution(number, ended.stacked, triggered.get(ended.stacked.id, ()))
            found.update(dict.fromkeys([*effects, number], made))
        effects = [*effects, number] if ended is None and all(entry.effect for entry in moment) else []
    return found


def told_triggers(
    moment: Sequence[Entry[ev.Event]], silent: frozenset[tuple[int, ObjectId]]
) -> Mapping[ObjectId, Rules]:
    """What triggers in a moment, with the rules of it where no sentence of its own cites them."""
    return {
        entry.event.stacked.id: entry.rules if (entry.moment, entry.event.stacked.id) in silent else ()
        for entry in moment
        if isinstance(entry.event, ev.AbilityTriggered)
    }


def told_by_resolving(trace: Trace[ev.Event]) -> frozenset[tuple[int, ObjectId]]:
    """Return the triggered abilities, by moment and id, that leave the stack in the same step before any player acts.

    For them a sentence on their effect is enough."""
    if not trace.has(ev.AbilityTriggered):
        return frozenset()
    waiting: dict[ObjectId, int] = {}
    found: set[tuple[int, ObjectId]] = set()
    for entry in trace:
        match entry.event:
            case ev.AbilityTriggered(stacked=stacked):
                waiting[stacked.id] = entry.moment
            case ev.Resolved(stacked=stacked) | ev.DidNotResolve(stacked=stacked) if stacked.id in waiting:
                found.add((waiting.pop(stacked.id), stacked.id))
            case ev.SpellCast() | ev.AbilityActivated() | ev.StepBegan() if not entry.effect:
                waiting.clear()
            case _:
                pass
    return frozenset(found)

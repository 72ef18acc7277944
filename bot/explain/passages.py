"""What one sentence tells: events of one kind that belong together. Owns merging; what stays silent is known to scenes.

No language: a passage is data that every language tells in its own words."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TypeVar

from bot.engine.magic.events import (
    ActionRefused,
    AttackerDeclared,
    BlockerDeclared,
    CardDrawn,
    ChoiceMade,
    CountersRemoved,
    DamageAssigned,
    DamageDealt,
    DamagePrevented,
    Event,
    LifeGained,
    LifeLost,
    StepBegan,
    Tapped,
    ZoneChanged,
)
from bot.engine.trace import Entry, Rule, Rules, Trace
from bot.explain.scenes import Scene, scenes

CROWD = 4
"""Up to how many passages of a kind a moment tells one by one; more become a single one that counts."""

EventT = TypeVar("EventT", bound=Event)


@dataclass(frozen=True, slots=True)
class Passage:
    """Events of one class, at least one, told by one sentence. `aside` are events of other classes that the sentence
    tells, or needs to know, along with them."""

    events: tuple[Event, ...]
    rules: Rules
    moment: int = 0
    aside: tuple[Event, ...] = ()

    @property
    def first(self) -> Event:
        return self.events[0]

    def of(self, kind: type[EventT]) -> tuple[EventT, ...]:
        """The events, which are all of the class of the first."""
        return tuple(event for event in self.events if isinstance(event, kind))

    def beside(self, kind: type[EventT]) -> tuple[EventT, ...]:
        """The events of a class among those told along."""
        return tuple(event for event in self.aside if isinstance(event, kind))

    def cites(self, *rules: str) -> bool:
        return any(Rule(rule) in self.rules for rule in rules)

    def reason(self, table: Mapping[str, tuple[str, str]]) -> str | None:
        """Why, after the table's first rule that is cited, said of one thing or of several; None when none is."""
        several = len(self.events) > 1
        return next((said[several] for rule, said in table.items() if self.cites(rule)), None)


def passages(trace: Trace[Event]) -> tuple[Passage, ...]:
    """The whole trace as passages, in order; where only steps went by, the last of them."""
    told = tuple(chain.from_iterable(passages_of(scene) for scene in scenes(trace)))
    if told:
        return told
    last = [entry for entry in trace if isinstance(entry.event, StepBegan)][-1:]
    return tuple(Passage((entry.event,), entry.rules, entry.moment) for entry in last)


def passages_of(scene: Scene) -> Iterator[Passage]:
    for beat in beats(scene.entries):
        spoken = [entry for entry in beat if not scene.silent(entry)]
        for passage in crowded(merged(spoken)):
            yield replace(passage, aside=scene.aside(passage.events))


def beats(entries: Sequence[Entry[Event]]) -> Iterator[Sequence[Entry[Event]]]:
    """The moments; but what is only said, refusals and choices, has no moment of its own and is taken together."""
    said: list[Entry[Event]] = []
    for moment in Trace(tuple(entries)).moments():
        if isinstance(moment[0].event, ActionRefused | ChoiceMade):
            said.extend(moment)
            continue
        if said:
            yield said
            said = []
        yield moment
    if said:
        yield said


def merged(entries: Iterable[Entry[Event]]) -> list[Passage]:
    """Simultaneous entries by kind and by what their sentence has in common, in order of first appearance."""
    found: dict[Hashable, list[Entry[Event]]] = {}
    for entry in entries:
        found.setdefault((type(entry.event), common(entry)), []).append(entry)
    return [together(group) for group in found.values()]


def together(entries: Sequence[Entry[Event]]) -> Passage:
    cited = dict.fromkeys(rule for entry in entries for rule in entry.rules)
    return Passage(tuple(entry.event for entry in entries), tuple(cited), entries[0].moment)


def common(entry: Entry[Event]) -> Hashable:
    """What simultaneous events of one class must share to be told together; by default, the rules that made them."""
    match entry.event:
        case AttackerDeclared() | BlockerDeclared() | DamageDealt() | Tapped():
            return None
        case DamageAssigned(source=source):
            return source
        case DamagePrevented(recipient=recipient, by=by):
            return recipient, by, entry.rules
        case LifeLost(player=player) | LifeGained(player=player) | CardDrawn(player=player):
            return player, entry.rules
        case CountersRemoved(kind=kind):
            return kind
        case ZoneChanged(origin=origin, destination=destination):
            return origin, destination, entry.rules
        case ChoiceMade(player=player, choice=choice, default=default):
            return player, choice, default
        case ActionRefused(action=action):
            return action
        case StepBegan() as step:
            return step
        case _:
            return entry.rules


CROWDING = frozenset({DamageAssigned, DamagePrevented, LifeGained, ChoiceMade})
"""The kinds of which a moment can have a passage for each creature."""


def crowded(found: Sequence[Passage]) -> Iterator[Passage]:
    """Make one passage of too many of a kind, so that a hundred creatures fit into a sentence."""
    numbers = Counter(type(passage.first) for passage in found)
    done: set[type[Event]] = set()
    for passage in found:
        kind = type(passage.first)
        if numbers[kind] <= CROWD or kind not in CROWDING:
            yield passage
        elif kind not in done:
            done.add(kind)
            yield gathered([each for each in found if isinstance(each.first, kind)])


def gathered(found: Sequence[Passage]) -> Passage:
    cited = dict.fromkeys(rule for passage in found for rule in passage.rules)
    return Passage(tuple(event for passage in found for event in passage.events), tuple(cited), found[0].moment)

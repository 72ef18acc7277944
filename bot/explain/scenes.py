"""From one step's beginning to the next: which events another event's sentence tells, and what it needs for that.

Owns silence: every event that gets no passage of its own is in a table here, with the reason. No language."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import chain
from typing import TypeVar

from bot.engine.magic.events import (
    AttackerDeclared,
    BecameBlocked,
    BecameUnblocked,
    BlockerDeclared,
    ChoiceMade,
    CombatEnded,
    DamageAssigned,
    DamageDealt,
    DamageMarked,
    DamagePrevented,
    Destroyed,
    Event,
    LifeLost,
    RemovedFromCombat,
    StepBegan,
    StrikersRemembered,
    Tapped,
    ZoneChanged,
)
from bot.engine.magic.identifiers import ObjectId, Recipient
from bot.engine.magic.objects import Zone
from bot.engine.trace import Entry, Rule, Trace

EventT = TypeVar("EventT", bound=Event)

TELLING = frozenset(Rule(number) for number in ("702.19c", "702.19d", "702.19e", "702.19f"))
"""The trample rules that say why damage goes to a single recipient."""


class Story:
    """What the whole trace knows: who attacked, who blocked, what went when."""

    def __init__(self, trace: Trace[Event]) -> None:
        self.trace = trace
        self.attacks = tuple(all_of(AttackerDeclared, trace))
        self.blocks = tuple(all_of(BlockerDeclared, trace))


class Scene:
    """The entries of one step, with what left the battlefield up to its end."""

    def __init__(self, story: Story, entries: tuple[Entry[Event], ...], left: frozenset[ObjectId]) -> None:
        self.story = story
        self.entries = entries
        self.left = left

    def of(self, kind: type[EventT]) -> Iterator[EventT]:
        return all_of(kind, self.entries)

    def silent(self, entry: Entry[Event]) -> bool:
        """Whether another sentence tells it, or none has to."""
        rule = SILENCES.get(type(entry.event))
        return rule is not None and rule(self, entry)

    def aside(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """What the sentence that tells these events, all of one class, tells or needs to know along with them."""
        match events[0]:
            case StepBegan(part=1):
                return tuple(self.of(StrikersRemembered))
            case BlockerDeclared() | BecameUnblocked():
                return self.story.attacks
            case DamageAssigned():
                return self.aside_assignment({each.source for each in events if isinstance(each, DamageAssigned)})
            case DamageDealt():
                return tuple(self.of(DamageMarked))
            case _:
                return ()

    def aside_assignment(self, sources: set[ObjectId]) -> tuple[Event, ...]:
        """Whom the sources fight, the choices that were made for them, and the damage, where all of it was dealt."""
        blocks = (each for each in self.story.blocks if each.attacker in sources)
        choices = (each for each in self.choices if each.subject in sources)
        complete = all(self.as_assigned(source) for source in sources)
        dealt = (each for each in self.of(DamageDealt) if complete and each.source in sources)
        return *blocks, *choices, *dealt

    def cause(self, entry: Entry[Event]) -> Event | None:
        return None if entry.cause is None else self.story.trace[entry.cause].event

    # Damage: one sentence can tell how it was divided, by whose choice, and that it was dealt.

    @cached_property
    def assigned(self) -> Mapping[ObjectId, Mapping[Recipient, int]]:
        return edges(self.of(DamageAssigned))

    @cached_property
    def dealt(self) -> Mapping[ObjectId, Mapping[Recipient, int]]:
        return edges(self.of(DamageDealt))

    @cached_property
    def choices(self) -> tuple[ChoiceMade, ...]:
        """How damage was divided; what else was chosen has its own sentence."""
        return tuple(each for each in self.of(ChoiceMade) if each.choice == "combat damage")

    @cached_property
    def divided(self) -> frozenset[ObjectId]:
        """The sources whose assignment deserves a sentence: a choice, several recipients, or a trample rule to tell."""
        chosen = {each.subject for each in self.choices if each.subject is not None}
        telling = {
            entry.event.source
            for entry in self.entries
            if isinstance(entry.event, DamageAssigned) and TELLING.intersection(entry.rules)
        }
        several = {source for source, shares in self.assigned.items() if len(shares) > 1}
        return frozenset(telling | several | (chosen & self.assigned.keys()))

    def as_assigned(self, source: ObjectId) -> bool:
        """Whether all that the source assigned was dealt, so that one sentence tells both."""
        return source in self.divided and self.assigned[source] == self.dealt.get(source)

    # Who is concerned by what, so that each question is asked of a set.

    @cached_property
    def attackers(self) -> frozenset[ObjectId]:
        return frozenset(each.creature for each in self.of(AttackerDeclared))

    @cached_property
    def blocked(self) -> frozenset[ObjectId]:
        return frozenset(each.attacker for each in self.of(BlockerDeclared))

    @cached_property
    def destroyed(self) -> frozenset[ObjectId]:
        return frozenset(each.permanent for each in self.of(Destroyed))

    @cached_property
    def struck(self) -> frozenset[Recipient]:
        return frozenset(each.recipient for each in self.of(DamageDealt))

    @cached_property
    def met(self) -> frozenset[tuple[ObjectId, Recipient]]:
        """The damage that is told as dealt or as prevented."""
        dealt = ((each.source, each.recipient) for each in self.of(DamageDealt))
        prevented = ((each.source, each.recipient) for each in self.of(DamagePrevented))
        return frozenset(chain(dealt, prevented))


def scenes(trace: Trace[Event]) -> Iterator[Scene]:
    """Cut the trace where steps begin: within a step, events may tell each other."""
    story = Story(trace)
    left: set[ObjectId] = set()
    entries: list[Entry[Event]] = []
    for entry in trace:
        if isinstance(entry.event, StepBegan) and entries:
            yield Scene(story, tuple(entries), frozenset(left))
            entries = []
        entries.append(entry)
        if isinstance(entry.event, ZoneChanged) and entry.event.origin is Zone.BATTLEFIELD:
            left.add(entry.event.object)
    if entries:
        yield Scene(story, tuple(entries), frozenset(left))


def all_of(kind: type[EventT], entries: Iterable[Entry[Event]]) -> Iterator[EventT]:
    return (entry.event for entry in entries if isinstance(entry.event, kind))


def edges(events: Iterable[DamageAssigned] | Iterable[DamageDealt]) -> Mapping[ObjectId, Mapping[Recipient, int]]:
    """For each source, how much goes to each recipient."""
    found: dict[ObjectId, Counter[Recipient]] = {}
    for event in events:
        found.setdefault(event.source, Counter())[event.recipient] += event.amount
    return found


# Silences.


def ordinary_step(_: Scene, entry: Entry[Event]) -> bool:
    """What happens in a step says it; that there are two combat damage steps has to be told."""
    return isinstance(entry.event, StepBegan) and entry.event.part is None


def tapped_to_attack(scene: Scene, entry: Entry[Event]) -> bool:
    """Attacking says it (CR 508.1f)."""
    return isinstance(entry.event, Tapped) and entry.event.permanent in scene.attackers


def blocked_by_declaration(scene: Scene, entry: Entry[Event]) -> bool:
    """The declaration of its blockers says it (CR 509.1h)."""
    return isinstance(entry.event, BecameBlocked) and entry.event.attacker in scene.blocked


def gone_anyway(scene: Scene, entry: Entry[Event]) -> bool:
    """Leaving the battlefield says it (CR 506.4)."""
    return isinstance(entry.event, RemovedFromCombat) and entry.event.permanent in scene.left


def chosen_division(scene: Scene, entry: Entry[Event]) -> bool:
    """The sentence on the division says it."""
    event = entry.event
    return isinstance(event, ChoiceMade) and event in scene.choices and event.subject in scene.divided


def plain_assignment(scene: Scene, entry: Entry[Event]) -> bool:
    """Where nothing was divided, the damage dealt or prevented says it."""
    event = entry.event
    return (
        isinstance(event, DamageAssigned)
        and event.source not in scene.divided
        and (event.source, event.recipient) in scene.met
    )


def dealt_as_assigned(scene: Scene, entry: Entry[Event]) -> bool:
    """The sentence on the division says it, when all of it is dealt."""
    return isinstance(entry.event, DamageDealt) and scene.as_assigned(entry.event.source)


def result_of_damage(scene: Scene, entry: Entry[Event]) -> bool:
    """The damage says it (CR 120.3a, e): known by the cause or, without one, by who was struck."""
    if entry.cause is not None:
        return isinstance(scene.cause(entry), DamageDealt)
    event = entry.event
    return (isinstance(event, DamageMarked) and event.permanent in scene.struck) or (
        isinstance(event, LifeLost) and event.player in scene.struck
    )


def buried_by_destruction(scene: Scene, entry: Entry[Event]) -> bool:
    """The destruction says it (CR 701.8a)."""
    return isinstance(entry.event, ZoneChanged) and entry.event.object in scene.destroyed


def always(_: Scene, __: Entry[Event]) -> bool:
    return True


SILENCES: Mapping[type[Event], Callable[[Scene, Entry[Event]], bool]] = {
    StepBegan: ordinary_step,
    Tapped: tapped_to_attack,
    BecameBlocked: blocked_by_declaration,
    StrikersRemembered: always,  # the first combat damage step's beginning names them
    RemovedFromCombat: gone_anyway,
    CombatEnded: always,  # nobody asks whether combat ends
    ChoiceMade: chosen_division,
    DamageAssigned: plain_assignment,
    DamageDealt: dealt_as_assigned,
    DamageMarked: result_of_damage,
    LifeLost: result_of_damage,
    ZoneChanged: buried_by_destruction,
}
"""Which events of a kind get no passage of their own, and why."""

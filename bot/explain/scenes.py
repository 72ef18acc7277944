"""From one step's beginning to the next: what happened in it, asked by kind, and what a sentence needs to know besides.

Owns what the whole trace and a step of it know; what is not told is known to silences. No language."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

from bot.engine.cached_property import cached_property
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.table.objects import Zone
from bot.engine.trace import Entry, Trace
from bot.explain.resolutions import Resolution, resolutions_by_moment, told_by_resolving
from bot.explain.totals import running_totals

EventT = TypeVar("EventT", bound=ev.Event)
KeyT = TypeVar("KeyT")

TELLING = frozenset({Reason.LOYALTY_FIRST, Reason.NO_BLOCKER_LEFT, Reason.PLANESWALKER_IS_GONE})
"""Why damage goes to a single recipient, where trample makes it."""


class Story:
    """What the whole trace knows: who attacked, who blocked, what made what happen, how many counters there were."""

    def __init__(self, trace: Trace[ev.Event], held: Mapping[tuple[Recipient, str], int]) -> None:
        self.trace = trace
        self.attacks = tuple(attacks_in(trace))
        self.blocks = tuple(blocks_in(trace))
        copies = (each.spell.id for each in trace.of(ev.CopiedOnStack) if each.spell is not None)
        self.spells = frozenset((*(each.spell.id for each in trace.of(ev.SpellCast)), *copies))
        self.triggers = told_by_resolving(trace)
        self.resolutions = resolutions_by_moment(trace, self.triggers)
        self.totals = running_totals(trace, held)


class Scene:
    """The entries of one step, with what left the battlefield up to its end."""

    def __init__(self, story: Story, step: Trace[ev.Event], left: frozenset[ObjectId]) -> None:
        self.story = story
        self.step = step
        self.entries = step.entries
        self.left = left

    def of(self, kind: type[EventT]) -> Sequence[EventT]:
        return self.step.of(kind)

    # A step can hold thousands of entries, and each sentence asks for a few of them.

    @cached_property
    def by_moment(self) -> Mapping[int, Sequence[Entry[ev.Event]]]:
        return group_entries(self.entries, lambda entry: entry.moment)

    @cached_property
    def by_resolution(self) -> Mapping[Resolution | None, Sequence[Entry[ev.Event]]]:
        return group_entries(self.entries, self.resolution)

    @cached_property
    def counters_of(self) -> Mapping[int, Sequence[Entry[ev.Event]]]:
        """The counters put or removed, by the identity of the event that led to it: equal ones are told apart."""
        counters = (*self.step.entries_of(ev.CountersRemoved), *self.step.entries_of(ev.CountersPut))
        return group_entries(counters, lambda entry: id(self.cause(entry)))

    def aside(self, events: tuple[ev.Event, ...], moment: int) -> tuple[ev.Event, ...]:
        """Return the events of other classes that the sentence on these events, of one class and one moment, tells or
        needs."""
        match events[0]:
            case ev.StepBegan(part=1):
                return tuple(self.of(ev.StrikersRemembered))
            case ev.StepBegan(part=2):
                return (*self.of(ev.DamageAssigned), *self.of(ev.NoDamageAssigned))
            case ev.BlockerDeclared() | ev.BecameUnblocked():
                return self.story.attacks
            case ev.DamageAssigned():
                return self.aside_assignment({each.source for each in events if isinstance(each, ev.DamageAssigned)})
            case ev.DamageDealt():
                of_moment = (entry.event for entry in self.by_moment[moment])
                return tuple(each for each in of_moment if isinstance(each, ev.DamageMarked | ev.CountersPut))
            case ev.Regenerated():
                return tuple(self.of(ev.RemovedFromCombat))
            case ev.Destroyed():
                return self.aside_destruction({each.permanent for each in events if isinstance(each, ev.Destroyed)})
            case ev.ZoneChanged(destination=Zone.BATTLEFIELD, melded_with=ObjectId()):
                of_moment = (entry.event for entry in self.by_moment[moment])
                return tuple(each for each in of_moment if isinstance(each, ev.EnteredAttacking))
            case ev.ZoneChanged(destination=Zone.BATTLEFIELD):
                return self.aside_return({each.object for each in events if isinstance(each, ev.ZoneChanged)}, moment)
            case ev.TokenCreated():
                return self.aside_return(
                    {each.token.id for each in events if isinstance(each, ev.TokenCreated)}, moment
                )
            case _:
                return ()

    def aside_assignment(self, sources: set[ObjectId]) -> tuple[ev.Event, ...]:
        """Whom the sources fight, the choices that were made for them, and the damage, where all of it was dealt."""
        blocks = (each for each in self.story.blocks if each.attacker in sources)
        choices = (each for each in self.choices if each.subject in sources)
        complete = all(self.as_assigned(source) for source in sources)
        dealt = (each for each in self.of(ev.DamageDealt) if complete and each.source in sources)
        return *blocks, *choices, *dealt

    def aside_destruction(self, destroyed: set[ObjectId]) -> tuple[ev.Event, ...]:
        """CR 701.19c: the regeneration shields of this step that did not save what was destroyed all the same."""
        saved = {each.permanent for each in self.of(ev.Regenerated)}
        made = self.of(ev.RegenerationShieldMade)
        return tuple(each for each in made if each.permanent in destroyed and each.permanent not in saved)

    def aside_return(self, returned: set[ObjectId], moment: int) -> tuple[ev.Event, ...]:
        """The counters with which permanents enter."""
        return tuple(
            entry.event
            for entry in self.by_moment[moment]
            if isinstance(entry.event, ev.CountersPut) and entry.event.holder in returned and self.put_on_return(entry)
        )

    def put_on_return(self, entry: Entry[ev.Event]) -> bool:
        """Whether entering the battlefield put these counters (CR 122.6a, 702.79a)."""
        event = entry.event
        return isinstance(event, ev.CountersPut) and (event.holder, entry.moment) in self.entered

    def resolution(self, entry: Entry[ev.Event]) -> Resolution | None:
        return self.story.resolutions.get(entry.moment)

    @cached_property
    def entered(self) -> frozenset[tuple[ObjectId, int]]:
        """What comes onto the battlefield, and in which moment."""
        found: set[tuple[ObjectId, int]] = set()
        for entry in self.entries:
            match entry.event:
                case ev.ZoneChanged(object=moved, destination=Zone.BATTLEFIELD):
                    found.add((moved, entry.moment))
                case ev.TokenCreated(token=token):
                    found.add((token.id, entry.moment))
                case _:
                    pass
        return frozenset(found)

    @cached_property
    def melded(self) -> frozenset[ObjectId]:
        """CR 701.42a: the permanents that two cards become."""
        moves = self.of(ev.ZoneChanged)
        return frozenset(each.object for each in moves if each.melded_with and each.destination is Zone.BATTLEFIELD)

    @cached_property
    def redirected(self) -> frozenset[tuple[ObjectId, int]]:
        """What goes elsewhere than it would, and in which moment (CR 614.6)."""
        return frozenset(
            (entry.event.object, entry.moment)
            for entry in self.step.entries_of(ev.DestinationChanged)
            if isinstance(entry.event, ev.DestinationChanged)
        )

    @cached_property
    def thrown_away(self) -> frozenset[tuple[ObjectId, int]]:
        """What is discarded or milled, and in which moment (CR 701.9a, 701.17a)."""
        return frozenset(
            (entry.event.card, entry.moment)
            for entry in self.step.entries_of(ev.CardDiscarded, ev.CardMilled)
            if isinstance(entry.event, ev.CardDiscarded | ev.CardMilled) and entry.event.card is not None
        )

    @cached_property
    def playable(self) -> frozenset[tuple[ObjectId, int]]:
        """What goes into exile to be played from there, and in which moment (CR 715.3d)."""
        return frozenset(
            (entry.event.card, entry.moment)
            for entry in self.step.entries_of(ev.PlayAllowed)
            if isinstance(entry.event, ev.PlayAllowed) and entry.event.card is not None
        )

    @cached_property
    def counted(self) -> frozenset[tuple[Recipient, str, int]]:
        """Which counters an effect made more or fewer of, on what, and in which moment (CR 614.16)."""
        return frozenset(
            (entry.event.holder, entry.event.kind, entry.moment)
            for entry in self.step.entries_of(ev.CountersChanged)
            if isinstance(entry.event, ev.CountersChanged)
        )

    def cause(self, entry: Entry[ev.Event]) -> ev.Event | None:
        return None if entry.cause is None else self.story.trace[entry.cause].event

    # Damage: one sentence can tell how it was divided, by whose choice, and that it was dealt.

    @cached_property
    def assigned(self) -> Mapping[ObjectId, Mapping[Recipient, int]]:
        return damage_edges(self.of(ev.DamageAssigned))

    @cached_property
    def dealt(self) -> Mapping[ObjectId, Mapping[Recipient, int]]:
        return damage_edges(self.of(ev.DamageDealt))

    @cached_property
    def choices(self) -> tuple[ev.ChoiceMade, ...]:
        """How damage was divided; what else was chosen has its own sentence."""
        return tuple(each for each in self.of(ev.ChoiceMade) if each.choice is ChoiceKind.COMBAT_DAMAGE)

    @cached_property
    def divided(self) -> frozenset[ObjectId]:
        """The sources whose assignment deserves a sentence: a choice, several recipients, or a trample rule to tell."""
        chosen = {each.subject for each in self.choices if each.subject is not None}
        telling = {
            entry.event.source
            for entry in self.step.entries_of(ev.DamageAssigned)
            if isinstance(entry.event, ev.DamageAssigned) and TELLING.intersection(entry.why)
        }
        several = {source for source, shares in self.assigned.items() if len(shares) > 1}
        return frozenset(telling | several | (chosen & self.assigned.keys()))

    def as_assigned(self, source: ObjectId) -> bool:
        """Whether all damage that the source assigned was dealt, so that one sentence tells both."""
        return source in self.divided and self.assigned[source] == self.dealt.get(source)

    # Who is concerned by what, so that each question is asked of a set.

    @cached_property
    def attackers(self) -> frozenset[ObjectId]:
        return frozenset(each.creature for each in self.of(ev.AttackerDeclared))

    @cached_property
    def blocked(self) -> frozenset[ObjectId]:
        declared = (each.attacker for each in self.of(ev.BlockerDeclared))
        return frozenset((*declared, *(each.attacker for each in self.of(ev.EnteredBlocking))))

    @cached_property
    def destroyed(self) -> frozenset[ObjectId]:
        return frozenset(each.permanent for each in self.of(ev.Destroyed))

    @cached_property
    def sacrificed(self) -> frozenset[ObjectId]:
        return frozenset(each.permanent for each in self.of(ev.Sacrificed))

    @cached_property
    def joining(self) -> frozenset[ObjectId]:
        """What enters attacking or blocking, or was to (CR 508.4, 509.4)."""
        return frozenset(
            (
                *(each.creature for each in self.of(ev.EnteredAttacking)),
                *(each.blocker for each in self.of(ev.EnteredBlocking)),
                *(each.permanent for each in self.of(ev.EnteredOutOfCombat)),
            )
        )

    @cached_property
    def regenerated(self) -> frozenset[ObjectId]:
        return frozenset(each.permanent for each in self.of(ev.Regenerated))

    @cached_property
    def struck(self) -> frozenset[tuple[Recipient, int]]:
        """Who is dealt damage, and in which moment."""
        return frozenset(
            (entry.event.recipient, entry.moment)
            for entry in self.step.entries_of(ev.DamageDealt)
            if isinstance(entry.event, ev.DamageDealt)
        )

    @cached_property
    def met(self) -> frozenset[tuple[ObjectId, Recipient]]:
        """The damage that is told as dealt, or as what became of it."""
        told = ev.DamageDealt | ev.DamagePrevented | ev.DamageChanged | ev.DamageRedirected | ev.DamageReplaced
        events = (entry.event for entry in self.entries)
        return frozenset((each.source, each.recipient) for each in events if isinstance(each, told))


def scenes_of_trace(trace: Trace[ev.Event], held: Mapping[tuple[Recipient, str], int]) -> Iterator[Scene]:
    """Cut the trace where steps begin: within a step, events may tell each other."""
    story = Story(trace, held)
    left: set[ObjectId] = set()
    begun = [place for place, entry in enumerate(trace) if place and isinstance(entry.event, ev.StepBegan)]
    for first, end in pairwise((0, *begun, len(trace))):
        step = Trace(trace.entries[first:end])
        left.update(each.object for each in step.of(ev.ZoneChanged) if each.origin is Zone.BATTLEFIELD)
        if step.entries:
            yield Scene(story, step, frozenset(left))


def attacks_in(trace: Trace[ev.Event]) -> Iterator[ev.AttackerDeclared]:
    """Who attacks what, whether declared or put onto the battlefield attacking (CR 508.4)."""
    for event in trace.of(ev.AttackerDeclared, ev.EnteredAttacking):
        yield event if isinstance(event, ev.AttackerDeclared) else ev.AttackerDeclared(event.creature, event.attacked)


def blocks_in(trace: Trace[ev.Event]) -> Iterator[ev.BlockerDeclared]:
    """Who blocks what, whether declared or put onto the battlefield blocking (CR 509.4)."""
    for event in trace.of(ev.BlockerDeclared, ev.EnteredBlocking):
        yield event if isinstance(event, ev.BlockerDeclared) else ev.BlockerDeclared(event.blocker, event.attacker)


def group_entries(
    entries: Iterable[Entry[ev.Event]], by: Callable[[Entry[ev.Event]], KeyT]
) -> Mapping[KeyT, Sequence[Entry[ev.Event]]]:
    """The entries by something that they share, in order."""
    found: dict[KeyT, list[Entry[ev.Event]]] = {}
    for entry in entries:
        found.setdefault(by(entry), []).append(entry)
    return found


def damage_edges(
    events: Iterable[ev.DamageAssigned] | Iterable[ev.DamageDealt],
) -> Mapping[ObjectId, Mapping[Recipient, int]]:
    """For each source, how much goes to each recipient."""
    found: dict[ObjectId, Counter[Recipient]] = {}
    for event in events:
        found.setdefault(event.source, Counter())[event.recipient] += event.amount
    return found

"""The trace in the order in which it is told: chains, their indivisible actions, and what triggered which.

No language: a beat is data that each language tells in a line. What a line before tells already is no beat."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.asking.outcome import Outcome
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.events.apply_event import apply_event, state_of_phase
from bot.engine.magenoir.ground.identifiers import ObjectId
from bot.engine.magenoir.table.game_state import GameState
from bot.engine.magenoir.table.objects import Card
from bot.engine.magenoir.words import effects as fx
from bot.engine.trace import Entry, Rules, Trace

EventT = TypeVar("EventT", bound=ev.Performed | ev.Around)


@dataclass(frozen=True, slots=True)
class Happening:
    """A part of an action, with the states before and after it."""

    event: ev.Performed
    before: GameState
    after: GameState


@dataclass(frozen=True, slots=True)
class ActionBeat:
    """An indivisible action: its parts. `depth` is how many triggers deep it lies; `number` its place in the chain,
    None where it is a chain of its own; `trigger` the card that triggered, where this is the first action of that."""

    parts: tuple[Happening, ...]
    rules: Rules
    depth: int
    number: int | None
    trigger: ObjectId | None
    used: ObjectId | None = None
    """The card that was used or activated for it, where no line above says so."""
    choices: tuple[ev.ChoiceMade, ...] = ()

    def by_default(self, choice: str) -> bool:
        """Whether a choice of that kind was made in it without an answer."""
        return any(each.choice == choice and each.default for each in self.choices)


@dataclass(frozen=True, slots=True)
class AroundBeat:
    """What happened around the actions, with the state then."""

    event: ev.Around
    rules: Rules
    state: GameState


Beat = ActionBeat | AroundBeat

MOST_OF_ENDLESS_CHAIN = 6
"""How many actions of a chain without an end are told."""
CARDS_OWN = frozenset({ev.Act.ACTIVATE, ev.Act.USE})
"""Acts whose announcement is told by itself, since targets are designated then."""
TOLD_CHOICES = frozenset({"target", "component", "option", "may", "discard", "x"})
"""Kinds of choices that are told where nobody answered; of the others the action itself says what was chosen."""


@dataclass(frozen=True, slots=True)
class Story:
    """The trace with the state before and after each entry."""

    trace: Trace[ev.Event]
    states: tuple[GameState, ...]
    depths: tuple[int, ...]
    """Of each entry, how many events had to trigger or release something for it to come."""

    def beats(self) -> Iterator[Beat]:
        """What is told, in order; of an endless chain only how it begins."""
        told: list[Beat] = []
        for beat in self.all_beats():
            if isinstance(beat, AroundBeat) and isinstance(beat.event, ev.EndlessLoop):
                began = max((at for at, each in enumerate(told) if begins_chain(each)), default=0)
                del told[began + 1 + MOST_OF_ENDLESS_CHAIN :]
            told.append(beat)
        return iter(told)

    def all_beats(self) -> Iterator[Beat]:
        """Everything in order; of phases in which nothing happens only the last."""
        phase: AroundBeat | None = None
        for beat in self.in_order():
            if isinstance(beat, AroundBeat) and isinstance(beat.event, ev.PhaseBegan):
                phase = beat
                continue
            if phase is not None:
                yield phase
                phase = None
            yield beat
        if phase is not None:
            yield phase

    def in_order(self) -> Iterator[Beat]:
        chained: dict[int, int] = {}
        """The number of the next action, by chain."""
        chain = None
        for moment in indexes_by_moment(self.trace):
            for index in moment:
                if isinstance(began := self.trace[index].event, ev.ChainBegan):
                    chain = began.number if len(self.actions(index)) > 1 else None
                    chained.setdefault(began.number, 1)
            performed = [index for index in moment if isinstance(self.trace[index].event, ev.Performed)]
            if not performed:
                yield from self.around(moment)
                continue
            yield from self.around(index for index in moment if index < performed[0])
            yield self.action(performed, moment, None if chain is None else chained[chain])
            if chain is not None:
                chained[chain] += 1
            yield from self.around(index for index in moment if index > performed[0])

    def around(self, indexes: Iterable[int]) -> Iterator[AroundBeat]:
        """What happened around an action, except what the lines about it say: a choice stands before what it is for."""
        for index in indexes:
            event = self.trace[index].event
            if not isinstance(event, ev.Performed) and not self.is_silent(index, event):
                yield AroundBeat(event, self.trace[index].rules, self.states[index])

    def actions(self, began: int) -> set[int]:
        """The moments of the actions of the chain that began there."""
        found = set()
        for index in range(began, len(self.trace)):
            if isinstance(self.trace[index].event, ev.ChainEnded):
                break
            if isinstance(self.trace[index].event, ev.Performed):
                found.add(self.trace[index].moment)
        return found

    def action(self, performed: Sequence[int], moment: Sequence[int], number: int | None) -> ActionBeat:
        first = performed[0]
        cause = self.trace[first].cause
        parts = tuple(
            Happening(event, self.states[index], self.states[index + 1])
            for index in performed
            if isinstance(event := self.trace[index].event, ev.Performed)
        )
        return ActionBeat(
            parts,
            tuple(dict.fromkeys(rule for index in performed for rule in self.trace[index].rules)),
            self.depths[first],
            number,
            self.newly_triggered(first, cause),
            self.used_for(first) if number is None else None,
            tuple(event for index in moment if isinstance(event := self.trace[index].event, ev.ChoiceMade)),
        )

    def newly_triggered(self, index: int, cause: int | None) -> ObjectId | None:
        """The card whose trigger led to this entry, unless an action before it came of the same trigger."""
        if cause is None or not isinstance(event := self.trace[cause].event, ev.ActionTriggered):
            return None
        earlier = any(self.trace[at].cause == cause for at in range(cause, index))
        return None if earlier else event.source

    def used_for(self, index: int) -> ObjectId | None:
        """The card of which an activation or an ability led to this entry, if one did; damage names its card itself."""
        if isinstance(self.trace[index].event, ev.DamageDealt):
            return None
        for at in self.causes(index):
            if isinstance(event := self.trace[at].event, ev.Announced):
                return event.what if event.act in CARDS_OWN else None
        return None

    def causes(self, index: int) -> Iterator[int]:
        """The entries that led to this one, the nearest first."""
        cause = self.trace[index].cause
        while cause is not None:
            yield cause
            cause = self.trace[cause].cause

    def is_silent(self, index: int, event: ev.Around) -> bool:
        """Whether the lines around it say it."""
        match event:
            case ev.ChainBegan():
                return len(self.actions(index)) < 2
            case ev.ChainEnded() | ev.ActionTriggered() | ev.QuestionLeftOpen():
                return True
            case ev.ActionsOrdered(order=order):
                return len(order) < 2
            case ev.ChoiceMade(choice=choice, default=default):
                return not default or choice not in TOLD_CHOICES
            case ev.Announced(act=act):
                return act not in CARDS_OWN and self.begins_at_once(index)
            case _:
                return False

    def begins_at_once(self, index: int) -> bool:
        """Whether nothing is announced between an announcement and its chain."""
        following = (entry.event for entry in self.trace.entries[index + 1 :])
        return isinstance(
            next((each for each in following if isinstance(each, ev.Announced | ev.ChainBegan)), None), ev.ChainBegan
        )


def story_of_outcome(outcome: Outcome) -> Story:
    """The outcome's trace with its states, played again event by event."""
    states = [outcome.start]
    for entry in outcome.trace:
        states.append(state_after(states[-1], entry))
    return Story(outcome.trace, tuple(states), tuple(depths_of(outcome.trace)))


def depths_of(trace: Trace[ev.Event]) -> Iterator[int]:
    """Yield for each entry how deep it lies: a cause comes before what it leads to."""
    depths: list[int] = []
    for entry in trace:
        cause = entry.cause
        depths.append(0 if cause is None else depths[cause] + isinstance(trace[cause].event, ev.Performed))
    return iter(depths)


def state_after(state: GameState, entry: Entry[ev.Event]) -> GameState:
    match entry.event:
        case ev.PhaseBegan(phase=phase, player=player):
            return state_of_phase(state, phase, player)
        case event if isinstance(event, ev.Performed):
            return apply_event(state, event)
        case _:
            return state


def begins_chain(beat: Beat) -> bool:
    return isinstance(beat, AroundBeat) and isinstance(beat.event, ev.ChainBegan)


def indexes_by_moment(trace: Trace[ev.Event]) -> Iterator[Sequence[int]]:
    """The places of the entries, those of one moment together."""
    group: list[int] = []
    for index, entry in enumerate(trace):
        if group and trace[group[0]].moment != entry.moment:
            yield group
            group = []
        group.append(index)
    if group:
        yield group


def destroys_something(card: Card) -> bool:
    """Whether a paragraph of the card destroys something."""
    said = [each.actions for each in card.facts.on_activation]
    said += [each.actions for each in card.facts.triggers]
    said += [each.actions for each in card.facts.abilities]
    return any(isinstance(part, fx.Destroy) for actions in said for action in actions for part in action.parts)


def clauses_said_once(clauses: Sequence[str], times: str) -> list[str]:
    """The clauses of an action, one that is said again and again only once, with how often."""
    counts = Counter(clauses)
    return [clause if counts[clause] == 1 else f"{clause} ({counts[clause]} {times})" for clause in counts]

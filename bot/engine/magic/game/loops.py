"""Loops (CR 104.4b, 732): found by comparing the game each time the top of the stack is about to resolve.

Two moments are alike if the same abilities are on the stack and the same kinds of objects exist, whatever their ids and
timestamps. How many objects there are, life totals and counters are kept apart as numbers. If a moment comes back again
and again with only resolutions between, and every number stays the same or grows harmlessly, nothing ends the loop.
While a number that must run out is falling, the game is played on, or shortened by `loop_shortcuts`."""

from collections import Counter, defaultdict
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import field
from enum import Enum
from functools import partial
from itertools import pairwise
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.ongoing_effects import ContinuousEffect
from bot.engine.magic.table.stack_objects import StackedAbility

REPEATS_NEEDED = 4
"""How often the same has to come up, with the same changes from each time to the next."""

DEEPEST_FOLLOWED = 50
"""How many abilities may have led to one, each triggered by the one before, for it not to be of a loop."""

CountedKey: TypeAlias = tuple[str, Hashable]
"""What is counted, and of what or whom."""

CountedNumbers: TypeAlias = Mapping[CountedKey, int]


class LoopKind(Enum):
    """What kind of loop has been found."""

    MANDATORY = "mandatory"
    OPTIONAL = "optional"
    FALLING = "falling"
    """Of mandatory actions, and yet it ends: a number that must run out is falling."""


@dataclass(frozen=True, slots=True)
class OptionalAction:
    """Something that a player may do, and did by default: who, and because of what."""

    player: PlayerId
    subject: ObjectId | None


@dataclass(frozen=True, slots=True)
class LoopMoment:
    """The game as something was about to resolve, with its numbers. By then so many choices that might end a loop had
    been made, so many choices had been told at all, and players had lost so much life."""

    state: GameState
    numbers: CountedNumbers
    choices: int
    told: int
    lost: Mapping[PlayerId, int]


@dataclass(slots=True)
class LoopWatch:
    """What came up since somebody last did something. `offers` are what players did by default that they need not."""

    tops: defaultdict[Hashable, int] = field(default_factory=partial(defaultdict, int))
    """How often something came up on a stack so high: only what does so again is looked at more closely."""
    seen: dict[Hashable, list[LoopMoment]] = field(default_factory=dict)
    offers: list[OptionalAction] = field(default_factory=list)
    choices: int = 0
    """How many other choices with more than one answer were made, any of which might end a loop."""
    cards: int = 0
    """How many cards were drawn, discarded or milled: libraries and hands come to an end, be they unknown."""
    told: int = 0
    """How many choices were told, those with a single answer too."""
    lost: defaultdict[PlayerId, int] = field(default_factory=partial(defaultdict, int))
    """How much life players lost."""
    round: tuple[LoopMoment, LoopMoment] | None = None
    """Of a loop that was found, the last time that it came round: its beginning and its end."""
    depth: int = 0
    """How many abilities led to what resolves now, each triggered by the one before; 0 for what players did."""
    depths: dict[ObjectId, int] = field(default_factory=dict)
    """The same for each triggered ability that was put on the stack."""

    def saved(self) -> "LoopWatch":
        """A copy that stays as it is."""
        return LoopWatch(
            self.tops.copy(),
            {key: list(moments) for key, moments in self.seen.items()},
            list(self.offers),
            self.choices,
            self.cards,
            self.told,
            self.lost.copy(),
            self.round,
            self.depth,
            dict(self.depths),
        )

    def forget(self) -> None:
        """Somebody did something, or the game went on."""
        if self.tops:
            self.tops.clear()
            self.seen.clear()
        self.offers.clear()
        self.round = None

    def follow(self, triggered: ObjectId) -> None:
        """Note an ability that what resolves now, or what a player did, has triggered."""
        self.depths[triggered] = self.depth + 1

    @property
    def goes_round(self) -> bool:
        """Whether the same abilities trigger each other again and again, however much changes in between."""
        return self.depth > DEEPEST_FOLLOWED or any(len(each) >= REPEATS_NEEDED for each in self.seen.values())

    def look(self, state: GameState) -> LoopKind | None:
        """Whether what is about to resolve goes round in a loop; None where that is not known."""
        self.depth = self.depths.get(state.stack[-1], 0)
        top = len(state.stack), shape_of_stack_entry(state, state.stacked[state.stack[-1]])
        self.tops[top] += 1
        if self.tops[top] < 2:
            return None
        key, numbers = shape_of_game(state)
        numbers["cards", ""] = self.cards
        this = LoopMoment(state, numbers, self.choices, self.told, dict(self.lost))
        last = self.seen[key] = [*self.seen.get(key, ()), this][-REPEATS_NEEDED:]
        if len(last) < REPEATS_NEEDED or last[0].choices != self.choices or not is_steady(last):
            return None
        self.round = last[-2], last[-1]
        if all(is_harmless(*each) or is_past_losing(*each, last[0]) for each in changes_between(*self.round).items()):
            return LoopKind.OPTIONAL if self.offers else LoopKind.MANDATORY
        return None if self.offers else LoopKind.FALLING


def is_steady(moments: Sequence[LoopMoment]) -> bool:
    """Whether the numbers change by the same each time."""
    changes = [changes_between(sooner, later) for sooner, later in pairwise(moments)]
    return all(each == changes[0] for each in changes)


def changes_between(sooner: LoopMoment, later: LoopMoment) -> CountedNumbers:
    before, after = sooner.numbers, later.numbers
    changes = {key: after.get(key, 0) - before.get(key, 0) for key in {*before, *after}}
    return {key: change for key, change in changes.items() if change}


def life_changed_between(sooner: LoopMoment, later: LoopMoment) -> tuple[tuple[PlayerId, int], ...]:
    """By how much each player's life total has changed, in seating order."""
    before, now = sooner.state.players, later.state.players
    return tuple((player, by) for player in now if (by := now[player].life - before[player].life))


HARMLESS_NUMBERS = frozenset({"life", "objects", "hand"})
HARMFUL_COUNTERS = frozenset({"-1/-1", "poison", "rad"})


def is_harmless(number: CountedKey, change: int) -> bool:
    """Whether a number can change like that for ever: life, permanents and most counters can grow."""
    what, _ = number
    counter = what.removeprefix(COUNTER_PREFIX)
    grows = what in HARMLESS_NUMBERS or (what != counter and counter not in HARMFUL_COUNTERS)
    return change > 0 and grows


COUNTER_PREFIX = "counter "


def is_past_losing(number: CountedKey, change: int, before: LoopMoment) -> bool:
    """Whether it is a life total that falls and was no life already, which is nobody's loss then (CR 104.3b, 119.6)."""
    return number[0] == "life" and change < 0 and before.numbers[number] <= 0


def shape_of_game(state: GameState) -> tuple[Hashable, dict[CountedKey, int]]:
    """How the game looks but for its numbers, and the numbers."""
    things = [thing for thing in state.objects.values() if thing.zone not in {Zone.STACK, Zone.CEASED, Zone.OUTSIDE}]
    lasting = sum(is_of_something(state, each) for each in state.effects) + len(state.ongoing.damage_effects)
    numbers: Counter[CountedKey] = Counter({("effects", ""): lasting})
    kinds = set()
    for thing in things:
        of_its_kind = kind_of_object(thing)
        kinds.add(of_its_kind)
        numbers["objects", of_its_kind] += 1
        if not thing.token:  # those are of one kind with as much damage
            numbers["damage", of_its_kind] += thing.damage
        for counter, number in thing.counters.items():
            numbers[COUNTER_PREFIX + counter, of_its_kind] += number
    for player in state.players.values():
        numbers["life", player.id] = player.life
        numbers["hand", player.id] = player.hand or 0
        numbers["mana", player.id] = sum((player.mana or {}).values()) + sum(each.number for each in player.pool)
        for counter, number in player.counters.items():
            numbers[COUNTER_PREFIX + counter, player.id] = number
    stack = tuple(shape_of_stack_entry(state, state.stacked[each]) for each in state.stack)
    waiting = tuple(shape_of_stack_entry(state, each) for each in state.waiting)
    return (state.active, state.step, stack, waiting, frozenset(kinds)), numbers


def is_of_something(state: GameState, effect: ContinuousEffect) -> bool:
    """CR 400.7, 611.2c: whether an effect does not only apply to objects that are no more."""
    locked = effect.locked
    return not locked or any(state.objects[each].incarnation == incarnation for each, incarnation in locked)


def kind_of_object(thing: GameObject) -> Hashable:
    """What makes a thing like another, its numbers aside; tokens are told apart by their names and their damage."""
    printed = thing.definition.faces[thing.face]
    status = thing.tapped, thing.phased_out, thing.attached_to is not None, thing.token and thing.damage
    return printed.name if thing.token else thing.id, thing.zone, thing.controller, thing.face, status


def shape_of_stack_entry(state: GameState, stacked: StackedAbility) -> Hashable:
    """What makes an entry of the stack like another one."""
    source = state.objects[stacked.source]
    name = source.definition.faces[source.face].name if source.token else stacked.source
    return name, stacked.controller, stacked.effects, stacked.card is not None

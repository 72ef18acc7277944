"""What a declaration of attackers or blockers is about (CR 508.1, 509.1): who may be declared against what, in which
numbers, and what is required.

Knows numbers by creature, and no rule besides."""

from collections.abc import Iterable, Mapping, Set
from dataclasses import field
from heapq import nlargest
from math import lcm
from typing import TypeAlias

from bot.engine.cached_property import cached_property
from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import ObjectId, Recipient

DeclaredPair: TypeAlias = tuple[ObjectId, Recipient]
"""A creature that is declared, and what it attacks or blocks."""

ChosenPairs: TypeAlias = frozenset[DeclaredPair]


@dataclass(frozen=True, slots=True)
class Companions:
    """A creature can't be declared without at least so many of these, none of which is itself."""

    among: frozenset[ObjectId]
    at_least: int = 1
    particular: bool = False
    """Not any creature counts."""


# Without slots: what is asked again and again is worked out once and kept.
@dataclass(frozen=True)
class DeclarationProblem:
    """Who is able to attack or block what, how many, and what is required; numbers that are not named are 1, none or
    0."""

    able: Mapping[ObjectId, tuple[Recipient, ...]]
    limits: Mapping[ObjectId, int | None] = field(default_factory=dict)
    """How many attackers a blocker may block; None: any number."""
    least: Mapping[Recipient, int] = field(default_factory=dict)
    """How many blockers an attacker takes, if any."""
    most: Mapping[Recipient, int] = field(default_factory=dict)
    """How many may attack or block the same thing."""
    most_creatures: int | None = None
    """How many creatures may be declared in all; None: any number."""
    companions: Mapping[ObjectId, tuple[Companions, ...]] = field(default_factory=dict)
    declared: Mapping[ObjectId, int] = field(default_factory=dict)
    """How many requirements say that a creature attacks, or blocks."""
    met: Mapping[Recipient, int] = field(default_factory=dict)
    """How many requirements say that an attacker is blocked."""
    pairs: Mapping[DeclaredPair, int] = field(default_factory=dict)
    """How many requirements say that the one attacks or blocks the other."""

    def obeyed(self, chosen: ChosenPairs) -> int:
        """How many requirements this declaration obeys."""
        creatures, met = {creature for creature, _ in chosen}, {other for _, other in chosen}
        return (
            sum(self.declared.get(each, 0) for each in creatures)
            + sum(self.met.get(each, 0) for each in met)
            + sum(self.pairs.get(each, 0) for each in chosen)
        )

    @cached_property
    def everything(self) -> int:
        return sum(self.declared.values()) + sum(self.met.values()) + sum(self.pairs.values())

    @cached_property
    def reach(self) -> Mapping[ObjectId, frozenset[Recipient]]:
        """What each creature is able to attack or block; creatures that are able to do the same share it."""
        sets = {others: frozenset(others) for others in self.able.values()}
        return {creature: sets[others] for creature, others in self.able.items()}

    @cached_property
    def places(self) -> Mapping[Recipient, int]:
        """The creatures and what they are able to attack or block, by their places on the table: of what is equally
        good the first is taken, however it is called."""
        others = (other for others in dict.fromkeys(self.able.values()) for other in others)
        return {each: place for place, each in enumerate(dict.fromkeys((*self.able, *others)))}

    def in_order(self, pairs: Iterable[DeclaredPair]) -> list[DeclaredPair]:
        """Those of the pairs that are possible by themselves, by their places on the table."""
        possible = filter(self.is_possible, pairs)
        return sorted(possible, key=lambda pair: (self.places[pair[0]], self.places[pair[1]]))

    @cached_property
    def required_of(self) -> Mapping[ObjectId, tuple[Recipient, ...]]:
        """What each creature is required to attack or block in particular, and able to, in a fixed order."""
        found: dict[ObjectId, list[Recipient]] = {}
        for creature, other in self.in_order(pair for pair, number in self.pairs.items() if number):
            found.setdefault(creature, []).append(other)
        return {creature: tuple(others) for creature, others in found.items()}

    @cached_property
    def parts(self) -> int:
        """Into so many equal parts a requirement can be divided among the blockers that any attacker takes."""
        return lcm(*self.least.values())

    @cached_property
    def at_most(self) -> Mapping[ObjectId, int]:
        """No more requirements than this are obeyed by declaring the creature."""
        return {creature: self._most_obeyed(creature, others) for creature, others in self.able.items()}

    def _most_obeyed(self, creature: ObjectId, others: tuple[Recipient, ...]) -> int:
        pairs = [self.pairs.get((creature, other), 0) + self.met.get(other, 0) for other in others]
        return self.declared.get(creature, 0) + sum(nlargest(self.limits.get(creature, 1) or len(pairs), pairs))

    def is_possible(self, pair: DeclaredPair) -> bool:
        """Whether the pair is possible by itself."""
        return pair[1] in self.reach.get(pair[0], ())

    def contains(self, chosen: ChosenPairs) -> bool:
        """Whether each of these pairs is possible by itself."""
        return all(map(self.is_possible, chosen))

    def lonely(self, creature: ObjectId, declared: Set[ObjectId]) -> Companions | None:
        """The companions without whom the creature can't be declared, None if it has all that it needs."""
        wanted = self.companions.get(creature, ())
        return next((each for each in wanted if len(each.among & declared) < each.at_least), None)


def count_chosen(chosen: ChosenPairs) -> tuple[dict[ObjectId, int], dict[Recipient, int]]:
    """How many attackers each creature blocks (or that it attacks), and how many creatures meet each other thing."""
    declared: dict[ObjectId, int] = {}
    met: dict[Recipient, int] = {}
    for creature, other in chosen:
        declared[creature] = declared.get(creature, 0) + 1
        met[other] = met.get(other, 0) + 1
    return declared, met

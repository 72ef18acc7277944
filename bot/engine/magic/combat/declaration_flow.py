"""The best declaration where too few may meet something, too many be declared, and creatures be without the companions
that they need: a flow from the creatures to what they attack or block, made better step by step.

What that leaves open is decided by `declaration_search`, case by case."""

from collections.abc import Iterator, Mapping, Sequence
from heapq import nlargest
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.combat.declaration_problem import ChosenPairs, DeclarationProblem, DeclaredPair
from bot.engine.magic.ground.identifiers import ObjectId, Recipient


@dataclass(frozen=True, slots=True)
class SearchCase:
    """What is decided in one case of the search: attackers that are not blocked, attackers that are blocked by enough,
    creatures that are not declared, creatures that are, and pairs that are there."""

    unmet: frozenset[Recipient] = frozenset()
    met: frozenset[Recipient] = frozenset()
    idle: frozenset[ObjectId] = frozenset()
    busy: frozenset[ObjectId] = frozenset()
    fixed: ChosenPairs = frozenset()

    @property
    def certain(self) -> frozenset[ObjectId]:
        """The creatures that are declared."""
        return self.busy | {creature for creature, _ in self.fixed}


OtherNode: TypeAlias = tuple[Literal["other"], Recipient]
Node: TypeAlias = tuple[Literal["hub"], Literal[""]] | tuple[Literal["creature"], ObjectId] | OtherNode
"""The hub, a creature that is declared, or what is attacked or blocked."""

HUB: Node = ("hub", "")


class Arc(NamedTuple):
    """A change that leads from one node to another, what it gains, and the pair that it adds or takes back."""

    origin: Node
    end: Node
    gain: int
    pair: DeclaredPair | None = None
    by: int = 0


class RelaxedCase:
    """One case as a circulation: a unit of flow through a hub, a creature and what it meets is a pair.

    The first pair of a creature, or the first so many of an attacker, may be worth more than the later ones, never
    less: then a declaration is best when no cycle of changes gains anything. Where an attacker takes several blockers,
    each of the first so many is worth its part of what there is to gain, which promises no less than the whole does."""

    def __init__(self, problem: DeclarationProblem, case: SearchCase, start: ChosenPairs) -> None:
        self._problem, self._case = problem, case
        self._decisive = problem.parts * (problem.everything + 1)
        self._chosen: set[DeclaredPair] = set()
        self._declared: dict[ObjectId, int] = {}
        self._met_by: dict[Recipient, dict[ObjectId, None]] = {
            other: {} for other in dict.fromkeys(other for others in problem.able.values() for other in others)
        }
        """What may be met, each with those who meet it now."""
        for other in case.unmet:
            self._met_by.pop(other, None)
        self._useful = [other for other in self._met_by if self._for_other(other, 1) > 0]
        """What it may be worth something to meet, whoever does."""
        self._ways: dict[tuple[bool, frozenset[Recipient]], tuple[OtherNode, ...]] = {}
        self._wanted: dict[ObjectId, tuple[tuple[OtherNode, int], ...]] = {}
        self._fixed: dict[ObjectId, list[Recipient]] = {}
        for creature, other in problem.in_order(case.fixed):
            self._fixed.setdefault(creature, []).append(other)
        for pair in problem.in_order(start):
            if self._is_open(pair) and self._has_room(pair):
                self._change(pair, 1)

    def solved(self) -> ChosenPairs | None:
        """The best declaration of the case, None where what it decides can't be had."""
        most = self._problem.most_creatures
        if most is not None and len(self._case.certain) > most:
            return None
        for creature in self._creatures():
            self._declare(creature)
        while cycle := self._gaining_cycle():
            self._turn(cycle)
        return frozenset(self._chosen) if self._holds() else None

    def _declare(self, creature: ObjectId) -> None:
        """Declare the creature where it gains most, as long as that gains anything."""
        while self._creature_has_room(creature):
            wanted = (other for (_, other), _ in self._wanted_of(creature))
            others = (*wanted, *(other for _, other in self._ways_of(creature)))
            open_pairs = ((creature, other) for other in others)
            possible = [pair for pair in open_pairs if pair not in self._chosen and self._other_has_room(pair[1])]
            chosen = max(possible, key=self._gain, default=None)
            if chosen is None or self._gain(chosen) <= 0:
                return
            self._change(chosen, 1)

    def _creatures(self) -> Iterator[ObjectId]:
        return (creature for creature in self._problem.able if creature not in self._case.idle)

    def _is_open(self, pair: DeclaredPair) -> bool:
        creature, other = pair
        return other in self._met_by and creature not in self._case.idle and self._problem.is_possible(pair)

    def _ways_of(self, creature: ObjectId) -> tuple[OtherNode, ...]:
        """What the creature may meet, as far as anything could be gained by it, whatever the pair is worth."""
        reach, gains = self._problem.reach[creature], self._for_creature(creature, 1) > 0
        if (gains, reach) not in self._ways:
            others = list(self._met_by) if gains else self._useful
            self._ways[gains, reach] = tuple(("other", other) for other in others if other in reach)
        return self._ways[gains, reach]

    def _wanted_of(self, creature: ObjectId) -> tuple[tuple[OtherNode, int], ...]:
        """What it is worth something that this creature meets, and how much."""
        if creature not in self._wanted:
            others = dict.fromkeys((*self._fixed.get(creature, ()), *self._problem.required_of.get(creature, ())))
            possible = (other for other in others if self._is_open((creature, other)))
            self._wanted[creature] = tuple((("other", other), self._worth((creature, other))) for other in possible)
        return self._wanted[creature]

    def _holds(self) -> bool:
        case, least = self._case, self._problem.least
        return (
            case.fixed <= self._chosen
            and all(self._declared.get(each, 0) for each in case.busy)
            and all(len(self._met_by.get(each, ())) >= least.get(each, 1) for each in case.met)
        )

    @property
    def bound(self) -> int:
        """No declaration of the case obeys more than this."""
        alone = sum(self._problem.declared.get(each, 0) for each, number in self._declared.items() if number)
        pairs = sum(self._problem.pairs.get(each, 0) for each in self._chosen)
        shared = sum(
            self._share(other) * min(len(by), self._problem.least.get(other, 1)) for other, by in self._met_by.items()
        )
        return min(alone + pairs + shared // self._problem.parts, self._bound_of_few())

    def _bound_of_few(self) -> int:
        """What as many creatures as may be declared obey at most, those aside of which it is decided."""
        problem, certain = self._problem, self._case.certain
        if problem.most_creatures is None:
            return problem.everything
        others = (problem.at_most[each] for each in problem.able.keys() - certain - self._case.idle)
        more = nlargest(problem.most_creatures - len(certain), others)
        return sum(problem.at_most.get(each, 0) for each in certain) + sum(more)

    # What pairs are worth, so many times over that parts are whole numbers.

    def _worth(self, pair: DeclaredPair) -> int:
        return self._problem.pairs.get(pair, 0) * self._problem.parts + self._decided(pair in self._case.fixed)

    def _share(self, other: Recipient) -> int:
        """What each of the blockers that an attacker takes is worth."""
        return self._problem.met.get(other, 0) * self._problem.parts // self._problem.least.get(other, 1)

    def _for_creature(self, creature: ObjectId, nth: int) -> int:
        """What the creature's nth pair is worth."""
        if nth > 1:
            return 0
        return self._problem.declared.get(creature, 0) * self._problem.parts + self._decided(
            creature in self._case.busy
        )

    def _for_other(self, other: Recipient, nth: int) -> int:
        """What the nth creature that meets it is worth."""
        if nth > self._problem.least.get(other, 1):
            return 0
        return self._share(other) + self._decided(other in self._case.met)

    def _decided(self, decided: bool) -> int:
        """What a pair is worth besides if it has to be there: more than all requirements together."""
        return self._decisive if decided else 0

    def _gain(self, pair: DeclaredPair) -> int:
        creature, other = pair
        return (
            self._worth(pair)
            + self._for_creature(creature, self._declared.get(creature, 0) + 1)
            + self._for_other(other, len(self._met_by[other]) + 1)
        )

    def _has_room(self, pair: DeclaredPair) -> bool:
        return self._creature_has_room(pair[0]) and self._other_has_room(pair[1])

    def _creature_has_room(self, creature: ObjectId) -> bool:
        limit = self._problem.limits.get(creature, 1)
        return limit is None or self._declared.get(creature, 0) < limit

    def _other_has_room(self, other: Recipient) -> bool:
        most = self._problem.most.get(other)
        return most is None or len(self._met_by[other]) < most

    def _change(self, pair: DeclaredPair, by: int) -> None:
        creature, other = pair
        self._declared[creature] = self._declared.get(creature, 0) + by
        if by > 0:
            self._chosen.add(pair)
            self._met_by[other][creature] = None
        else:
            self._chosen.discard(pair)
            del self._met_by[other][creature]

    # Cycles of changes.

    def _gaining_cycle(self) -> Sequence[Arc]:
        """Arcs of a cycle that gains something, none if there is none: longest paths that never end. Only from where a
        path has become longer others can."""
        reached: dict[Node, int] = {}
        last: dict[Node, Arc] = {}
        creatures: list[Node] = [("creature", each) for each in self._creatures()]
        others: list[Node] = [("other", each) for each in self._useful]
        rising = dict.fromkeys((HUB, *creatures, *others))
        while rising:
            risen: dict[Node, None] = {}
            for node in rising:
                for arc in self._arcs(node, reached):
                    length = reached.get(node, 0) + arc.gain
                    if length > reached.get(arc.end, 0):
                        reached[arc.end], last[arc.end] = length, arc
                        risen[arc.end] = None
            if cycle := closed_cycle(last):
                return cycle
            rising = risen
        return ()

    def _arcs(self, node: Node, reached: Mapping[Node, int]) -> Iterator[Arc]:
        """What can be changed at the node: each arc is one pair more or less, or a creature's number of them."""
        if node[0] == "hub":
            yield from self._arcs_of_hub()
        elif node[0] == "creature":
            yield from self._arcs_of_creature(node, node[1], reached)
        else:
            yield from self._arcs_of_other(node, node[1])

    def _arcs_of_hub(self) -> Iterator[Arc]:
        for creature in self._creatures():
            if self._creature_has_room(creature):
                gain = self._for_creature(creature, self._declared.get(creature, 0) + 1)
                yield Arc(HUB, ("creature", creature), gain)
        for other, by in self._met_by.items():
            if by:
                yield Arc(HUB, ("other", other), -self._for_other(other, len(by)))

    def _arcs_of_creature(self, node: Node, creature: ObjectId, reached: Mapping[Node, int]) -> Iterator[Arc]:
        """Without what would end where more is reached already: most creatures could meet most others."""
        number, before = self._declared.get(creature, 0), reached.get(node, 0)
        if number:
            yield Arc(node, HUB, -self._for_creature(creature, number))
        for wanted, worth in self._wanted_of(creature):
            if before + worth > reached.get(wanted, 0) and creature not in self._met_by[wanted[1]]:
                yield Arc(node, wanted, worth, (creature, wanted[1]), 1)
        for other in self._ways_of(creature) if before else ():
            if before > reached.get(other, 0) and creature not in self._met_by[other[1]]:
                pair = (creature, other[1])
                yield Arc(node, other, self._worth(pair), pair, 1)

    def _arcs_of_other(self, node: Node, other: Recipient) -> Iterator[Arc]:
        by = self._met_by[other]
        if self._other_has_room(other):
            yield Arc(node, HUB, self._for_other(other, len(by) + 1))
        for creature in by:
            yield Arc(node, ("creature", creature), -self._worth((creature, other)), (creature, other), -1)

    def _turn(self, cycle: Sequence[Arc]) -> None:
        for arc in cycle:
            if arc.pair is not None:
                self._change(arc.pair, arc.by)


def closed_cycle(last: Mapping[Node, Arc]) -> Sequence[Arc]:
    """The cycle that the last arcs into each node close, none if they close none."""
    done: set[Node] = set()
    for first in last:
        path: dict[Node, None] = {}
        node = first
        while node in last and node not in done:
            done.add(node)
            path[node] = None
            node = last[node].origin
        if node in path:
            nodes = list(path)
            return [last[each] for each in nodes[nodes.index(node) :]]
    return ()

"""The most requirements that a declaration can obey (CR 508.1d, 509.1c): a flow from the creatures that are declared to
what they attack or block, made better step by step.

One more requirement obeyed is worth one. How many creatures an attacker takes at least to be blocked, how many may be
declared in all, and who can't be declared without others, are decided by branching; where that would take too long, the
best declaration found so far stands, so that no legal one is ever called illegal. Knows numbers by creature, and no
rule besides."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush, nlargest
from itertools import count
from math import lcm
from typing import TypeAlias

from bot.engine.magic.identifiers import ObjectId, Recipient

Pair: TypeAlias = tuple[ObjectId, Recipient]
"""A creature that is declared, and what it attacks or blocks."""

Chosen: TypeAlias = frozenset[Pair]

WORK = 20_000
"""How many possible pairs are looked at, over all cases."""


@dataclass(frozen=True, slots=True)
class Companions:
    """A creature can't be declared without at least so many of these, none of which is itself."""

    among: frozenset[ObjectId]
    at_least: int = 1
    particular: bool = False
    """Not any creature counts."""


@dataclass(frozen=True, slots=True)
class Problem:
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
    pairs: Mapping[Pair, int] = field(default_factory=dict)
    """How many requirements say that the one attacks or blocks the other."""

    def obeyed(self, chosen: Chosen) -> int:
        """How many requirements this declaration obeys."""
        creatures, met = {creature for creature, _ in chosen}, {other for _, other in chosen}
        return (
            sum(self.declared.get(each, 0) for each in creatures)
            + sum(self.met.get(each, 0) for each in met)
            + sum(self.pairs.get(each, 0) for each in chosen)
        )

    @property
    def everything(self) -> int:
        return sum(self.declared.values()) + sum(self.met.values()) + sum(self.pairs.values())

    def contains(self, chosen: Chosen) -> bool:
        """Whether each of these pairs is possible by itself."""
        return all(other in self.able.get(creature, ()) for creature, other in chosen)

    def at_most(self, creature: ObjectId) -> int:
        """No more requirements than this are obeyed by declaring the creature."""
        pairs = [self.pairs.get((creature, other), 0) + self.met.get(other, 0) for other in self.able.get(creature, ())]
        return self.declared.get(creature, 0) + sum(nlargest(self.limits.get(creature, 1) or len(pairs), pairs))

    def lonely(self, creature: ObjectId, chosen: Chosen) -> Companions | None:
        """The companions without whom the creature can't be declared, None if it has all that it needs."""
        creatures = {each for each, _ in chosen}
        wanted = self.companions.get(creature, ())
        return next((each for each in wanted if len(each.among & creatures) < each.at_least), None)


@dataclass(frozen=True, slots=True)
class Case:
    """What has been decided: attackers that nobody blocks, those blocked by enough, creatures that are not declared,
    those that are, and pairs that are there."""

    unmet: frozenset[Recipient] = frozenset()
    met: frozenset[Recipient] = frozenset()
    idle: frozenset[ObjectId] = frozenset()
    busy: frozenset[ObjectId] = frozenset()
    fixed: Chosen = frozenset()

    @property
    def certain(self) -> frozenset[ObjectId]:
        """The creatures that are declared."""
        return self.busy | {creature for creature, _ in self.fixed}


def best(problem: Problem, start: Chosen = frozenset(), fixed: Chosen = frozenset()) -> Chosen | None:
    """Return a legal declaration with `fixed` in it that obeys the most, `start` itself where none obeys more; None if
    there is none. `start` has to be legal."""
    found = start if fixed <= start else None
    number = count()
    waiting: list[tuple[int, int, Case, Chosen]] = []

    def consider(case: Case, before: Chosen) -> None:
        relaxation = Relaxed(problem, case, before)
        relaxed = relaxation.solved()
        if relaxed is not None:  # of equally good cases, the one in which most is decided
            heappush(waiting, (-relaxation.bound, -next(number), case, relaxed))

    consider(Case(fixed=fixed), start)
    for _ in range(examined(problem)):
        if not waiting or (found is not None and -waiting[0][0] <= problem.obeyed(found)):
            break
        _, _, case, relaxed = heappop(waiting)
        legal = mended(problem, relaxed, case.certain)
        if fixed <= legal and (found is None or problem.obeyed(legal) > problem.obeyed(found)):
            found = legal
        for narrower in branches(problem, case, relaxed):
            consider(narrower, relaxed)
    return found


def examined(problem: Problem) -> int:
    """How many cases there is time for."""
    pairs = sum(len(others) for others in problem.able.values())
    return 10 + WORK // (pairs + 1)


def counted(chosen: Chosen) -> tuple[dict[ObjectId, int], dict[Recipient, int]]:
    """How many attackers each creature blocks (or that it attacks), and how many creatures meet each other thing."""
    declared: dict[ObjectId, int] = {}
    met: dict[Recipient, int] = {}
    for creature, other in chosen:
        declared[creature] = declared.get(creature, 0) + 1
        met[other] = met.get(other, 0) + 1
    return declared, met


def mended(problem: Problem, chosen: Chosen, certain: frozenset[ObjectId] = frozenset()) -> Chosen:
    """Take back what too few join, the creatures that are too many (the least useful first, those that are `certain`
    last), and the creatures without the companions that they need."""
    kept = within_number(problem, chosen, certain)
    while True:
        _, met = counted(kept)
        enough = frozenset(each for each in kept if met[each[1]] >= problem.least.get(each[1], 1))
        left = frozenset(each for each in enough if problem.lonely(each[0], enough) is None)
        if left == kept:
            return kept
        kept = left


def within_number(problem: Problem, chosen: Chosen, certain: frozenset[ObjectId]) -> Chosen:
    """The pairs of no more creatures than may be declared in all."""
    creatures = sorted({creature for creature, _ in chosen})
    if problem.most_creatures is None or len(creatures) <= problem.most_creatures:
        return chosen
    creatures.sort(key=lambda each: (each not in certain, -problem.at_most(each)))
    staying = set(creatures[: problem.most_creatures])
    return frozenset(each for each in chosen if each[0] in staying)


def branches(problem: Problem, case: Case, relaxed: Chosen) -> Iterator[Case]:
    """The cases that decide what is wrong with this declaration: none where nothing is."""
    declared, met = counted(relaxed)
    short = min((each for each, number in met.items() if number < problem.least.get(each, 1)), default=None)
    if short is not None:
        yield replace(case, unmet=case.unmet | {short})
        yield replace(case, met=case.met | {short})
        return
    if problem.most_creatures is not None and len(declared) > problem.most_creatures:
        open_ones = sorted(declared.keys() - case.certain, key=lambda each: (problem.at_most(each), each))
        for creature in open_ones[:1]:
            yield replace(case, idle=case.idle | {creature})
            yield replace(case, busy=case.busy | {creature})
        return
    for creature in sorted(declared):
        wanted = problem.lonely(creature, relaxed)
        if wanted is not None:
            yield replace(case, idle=case.idle | {creature})
            for other in sorted((wanted.among & problem.able.keys()) - declared.keys() - case.idle):
                yield replace(case, busy=case.busy | {other})
            return


# The nearest declaration.


def nearest(problem: Problem, declared: Chosen) -> Chosen:
    """Of the legal declarations that obey the most requirements, the one that keeps the most of `declared`, and no
    others; where that would take too long, the best that was found."""
    wanted = wanting(problem, declared)
    found = joined(problem, within_limits(problem, declared))
    for question in (problem, wanted):  # first what makes a declaration illegal
        found = best(question, found) or found
    return without_extras(wanted, found)


def joined(problem: Problem, declared: Chosen) -> Chosen:
    """A legal declaration out of the declared pairs: those of too few with idle creatures beside them, the fewest
    missing first."""
    found = set(mended(problem, declared))
    busy = {creature for creature, _ in found}
    too_few: dict[Recipient, list[ObjectId]] = {}
    for creature, other in sorted(declared - found):
        too_few.setdefault(other, []).append(creature)
    for other in sorted(too_few, key=lambda each: problem.least.get(each, 1) - len(too_few[each])):
        least = problem.least.get(other, 1)
        able = [each for each, others in problem.able.items() if other in others and each not in busy]
        company = sorted(able, key=lambda each: each not in too_few[other])[:least]
        enough = len(company) == least <= problem.most.get(other, least)
        if enough and not busy.issuperset(too_few[other]):
            found.update((creature, other) for creature in company)
            busy.update(company)
    return mended(problem, frozenset(found))


def wanting(problem: Problem, declared: Chosen) -> Problem:
    """The same problem in which each declared pair counts too, all of them together less than a requirement."""
    able = {(creature, other) for creature, others in problem.able.items() for other in others}
    kept = able & declared
    more = len(kept) + 1
    return replace(
        problem,
        declared={each: number * more for each, number in problem.declared.items()},
        met={each: number * more for each, number in problem.met.items()},
        pairs={pair: problem.pairs.get(pair, 0) * more + (pair in kept) for pair in {*problem.pairs, *kept}},
    )


def without_extras(problem: Problem, chosen: Chosen) -> Chosen:
    """The declaration without the pairs that nothing is lost with."""
    for pair in sorted(chosen):
        fewer = chosen - {pair}
        if mended(problem, fewer) == fewer and problem.obeyed(fewer) == problem.obeyed(chosen):
            chosen = fewer
    return chosen


def within_limits(problem: Problem, declared: Chosen) -> Chosen:
    """The declared pairs that are allowed one by one, no more than each creature's limit."""
    kept: set[Pair] = set()
    room = dict(problem.most)
    left = {creature: problem.limits.get(creature, 1) for creature in problem.able}
    for creature, other in sorted(declared):
        may = left.get(creature, 0)
        if other not in problem.able.get(creature, ()) or may == 0 or room.get(other, 1) == 0:
            continue
        kept.add((creature, other))
        if may is not None:
            left[creature] = may - 1
        if other in room:
            room[other] -= 1
    return frozenset(kept)


class Relaxed:
    """One case as a circulation: a unit of flow through a hub, a creature and what it meets is a pair.

    The first pair of a creature, or the first so many of an attacker, may be worth more than the later ones, never
    less: then a declaration is best when no cycle of changes gains anything. Where an attacker takes several blockers,
    each of the first so many is worth its part of what there is to gain, which promises no less than the whole does."""

    def __init__(self, problem: Problem, case: Case, start: Chosen) -> None:
        self._problem, self._case = problem, case
        self._scale = lcm(*problem.least.values())
        self._decisive = self._scale * (problem.everything + 1)
        self._chosen: set[Pair] = set()
        self._declared: dict[ObjectId, int] = {}
        self._met: dict[Recipient, int] = {}
        self._pairs = sorted(pair for pair in self._open_pairs() if pair in start or self._may_matter(pair))
        for pair in self._pairs:
            if pair in start and self._has_room(pair):
                self._change(pair, 1)

    def solved(self) -> Chosen | None:
        """The best declaration of the case, None where what it decides can't be had."""
        most = self._problem.most_creatures
        if most is not None and len(self._case.certain) > most:
            return None
        for pair in self._pairs:
            if pair not in self._chosen and self._has_room(pair) and self._gain(pair) > 0:
                self._change(pair, 1)
        while cycle := self._gaining_cycle():
            self._turn(cycle)
        return frozenset(self._chosen) if self._holds() else None

    def _open_pairs(self) -> Iterator[Pair]:
        case = self._case
        for creature, others in self._problem.able.items():
            for other in others:
                if other not in case.unmet and creature not in case.idle:
                    yield creature, other

    def _may_matter(self, pair: Pair) -> bool:
        """Whether anything could be gained by this pair."""
        return self._worth(pair) > 0 or self._for_creature(pair[0], 1) > 0 or self._for_other(pair[1], 1) > 0

    def _holds(self) -> bool:
        case, least = self._case, self._problem.least
        return (
            case.fixed <= self._chosen
            and all(self._declared.get(each, 0) for each in case.busy)
            and all(self._met.get(each, 0) >= least.get(each, 1) for each in case.met)
        )

    @property
    def bound(self) -> int:
        """No declaration of the case obeys more than this."""
        alone = sum(self._problem.declared.get(each, 0) for each, number in self._declared.items() if number)
        pairs = sum(self._problem.pairs.get(each, 0) for each in self._chosen)
        shared = sum(
            self._share(other) * min(number, self._problem.least.get(other, 1)) for other, number in self._met.items()
        )
        return min(alone + pairs + shared // self._scale, self._bound_of_few())

    def _bound_of_few(self) -> int:
        """What as many creatures as may be declared obey at most, those aside of which it is decided."""
        problem, certain = self._problem, self._case.certain
        if problem.most_creatures is None:
            return problem.everything
        others = (problem.at_most(each) for each in problem.able.keys() - certain - self._case.idle)
        more = nlargest(problem.most_creatures - len(certain), others)
        return sum(problem.at_most(each) for each in certain) + sum(more)

    # What pairs are worth, so many times over that parts are whole numbers.

    def _worth(self, pair: Pair) -> int:
        return self._problem.pairs.get(pair, 0) * self._scale + self._decided(pair in self._case.fixed)

    def _share(self, other: Recipient) -> int:
        """What each of the blockers that an attacker takes is worth."""
        return self._problem.met.get(other, 0) * self._scale // self._problem.least.get(other, 1)

    def _for_creature(self, creature: ObjectId, nth: int) -> int:
        """What the creature's nth pair is worth."""
        if nth > 1:
            return 0
        return self._problem.declared.get(creature, 0) * self._scale + self._decided(creature in self._case.busy)

    def _for_other(self, other: Recipient, nth: int) -> int:
        """What the nth creature that meets it is worth."""
        if nth > self._problem.least.get(other, 1):
            return 0
        return self._share(other) + self._decided(other in self._case.met)

    def _decided(self, decided: bool) -> int:
        """What a pair is worth besides if it has to be there: more than all requirements together."""
        return self._decisive if decided else 0

    def _gain(self, pair: Pair) -> int:
        creature, other = pair
        return (
            self._worth(pair)
            + self._for_creature(creature, self._declared.get(creature, 0) + 1)
            + self._for_other(other, self._met.get(other, 0) + 1)
        )

    def _has_room(self, pair: Pair) -> bool:
        return self._creature_has_room(pair[0]) and self._other_has_room(pair[1])

    def _creature_has_room(self, creature: ObjectId) -> bool:
        limit = self._problem.limits.get(creature, 1)
        return limit is None or self._declared.get(creature, 0) < limit

    def _other_has_room(self, other: Recipient) -> bool:
        most = self._problem.most.get(other)
        return most is None or self._met.get(other, 0) < most

    def _change(self, pair: Pair, by: int) -> None:
        creature, other = pair
        (self._chosen.add if by > 0 else self._chosen.discard)(pair)
        self._declared[creature] = self._declared.get(creature, 0) + by
        self._met[other] = self._met.get(other, 0) + by

    # Cycles of changes.

    def _arcs(self) -> Iterator["Arc"]:
        """What can be changed: each arc is one pair more or less, or a creature's number of them."""
        for creature in dict.fromkeys(creature for creature, _ in self._pairs):
            number = self._declared.get(creature, 0)
            if self._creature_has_room(creature):
                yield Arc(HUB, (0, creature), self._for_creature(creature, number + 1))
            if number:
                yield Arc((0, creature), HUB, -self._for_creature(creature, number))
        for other in dict.fromkeys(other for _, other in self._pairs):
            number = self._met.get(other, 0)
            if self._other_has_room(other):
                yield Arc((1, other), HUB, self._for_other(other, number + 1))
            if number:
                yield Arc(HUB, (1, other), -self._for_other(other, number))
        for pair in self._pairs:
            before, after = (0, pair[0]), (1, pair[1])
            if pair in self._chosen:
                yield Arc(after, before, -self._worth(pair), pair, -1)
            else:
                yield Arc(before, after, self._worth(pair), pair, 1)

    def _gaining_cycle(self) -> Sequence["Arc"]:
        """Arcs of a cycle that gains something, none if there is none: longest paths that never end."""
        arcs = tuple(self._arcs())
        reached: dict[Node, int] = {}
        last: dict[Node, Arc] = {}
        changed = True
        while changed:
            changed = False
            for arc in arcs:
                length = reached.get(arc.origin, 0) + arc.gain
                if length > reached.get(arc.end, 0):
                    reached[arc.end], last[arc.end] = length, arc
                    changed = True
            if changed and (cycle := closed(last)):
                return cycle
        return ()

    def _turn(self, cycle: Sequence["Arc"]) -> None:
        for arc in cycle:
            if arc.pair is not None:
                self._change(arc.pair, arc.by)


Node: TypeAlias = tuple[int, str]
"""The hub, a creature that is declared (0), or what it attacks or blocks (1)."""

HUB: Node = (2, "")


@dataclass(frozen=True, slots=True)
class Arc:
    """A change that leads from one node to another, what it gains, and the pair that it adds or takes back."""

    origin: Node
    end: Node
    gain: int
    pair: Pair | None = None
    by: int = 0


def closed(last: Mapping[Node, Arc]) -> Sequence[Arc]:
    """The cycle that the last arcs into each node close, none if they close none."""
    done: set[Node] = set()
    for first in last:
        path: list[Node] = []
        node = first
        while node in last and node not in done:
            done.add(node)
            path.append(node)
            node = last[node].origin
        if node in path:
            return [last[each] for each in path[path.index(node) :]]
    return ()

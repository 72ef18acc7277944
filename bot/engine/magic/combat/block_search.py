"""The most requirements that blocks can obey (CR 509.1c): a flow from blockers to attackers, made better step by step.

One more requirement obeyed is worth one. How many blockers an attacker takes at least, and who can't block alone, are
decided by branching; where that would take too long, the best declaration found so far stands, so that no legal one is
ever called illegal. Knows numbers by creature, and no rule besides."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from itertools import count
from math import lcm
from typing import TypeAlias

from bot.engine.magic.identifiers import ObjectId

Block: TypeAlias = tuple[ObjectId, ObjectId]
"""A blocker and an attacker that it blocks."""

Chosen: TypeAlias = frozenset[Block]

WORK = 20_000
"""How many possible blocks are looked at, over all cases."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Who is able to block whom, how many, and what is required; numbers that are not named are 1, none or 0."""

    able: Mapping[ObjectId, tuple[ObjectId, ...]]
    limits: Mapping[ObjectId, int | None] = field(default_factory=dict)
    """How many attackers a blocker may block; None: any number."""
    least: Mapping[ObjectId, int] = field(default_factory=dict)
    """How many blockers an attacker takes, if any."""
    most: Mapping[ObjectId, int] = field(default_factory=dict)
    not_alone: frozenset[ObjectId] = frozenset()
    blocking: Mapping[ObjectId, int] = field(default_factory=dict)
    """How many requirements say that a creature blocks."""
    blocked: Mapping[ObjectId, int] = field(default_factory=dict)
    """How many requirements say that an attacker is blocked."""
    pairs: Mapping[Block, int] = field(default_factory=dict)
    """How many requirements say that the one blocks the other."""

    def obeyed(self, chosen: Chosen) -> int:
        """How many requirements these blocks obey."""
        blockers, attackers = {blocker for blocker, _ in chosen}, {attacker for _, attacker in chosen}
        return (
            sum(self.blocking.get(each, 0) for each in blockers)
            + sum(self.blocked.get(each, 0) for each in attackers)
            + sum(self.pairs.get(each, 0) for each in chosen)
        )

    @property
    def everything(self) -> int:
        return sum(self.blocking.values()) + sum(self.blocked.values()) + sum(self.pairs.values())


@dataclass(frozen=True, slots=True)
class Case:
    """What has been decided: attackers that nobody blocks, those blocked by enough, blockers that block nothing, those
    that block something, and blocks that are there."""

    unblocked: frozenset[ObjectId] = frozenset()
    blocked: frozenset[ObjectId] = frozenset()
    idle: frozenset[ObjectId] = frozenset()
    busy: frozenset[ObjectId] = frozenset()
    fixed: Chosen = frozenset()


def best(problem: Problem, start: Chosen = frozenset(), fixed: Chosen = frozenset()) -> Chosen | None:
    """Return legal blocks with `fixed` among them that obey the most, `start` itself where none obey more; None if
    there are none. `start` has to be legal."""
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
        legal = mended(problem, relaxed)
        if fixed <= legal and (found is None or problem.obeyed(legal) > problem.obeyed(found)):
            found = legal
        for narrower in branches(problem, case, relaxed):
            consider(narrower, relaxed)
    return found


def examined(problem: Problem) -> int:
    """How many cases there is time for."""
    pairs = sum(len(attackers) for attackers in problem.able.values())
    return 10 + WORK // (pairs + 1)


def counted(chosen: Chosen) -> tuple[dict[ObjectId, int], dict[ObjectId, int]]:
    """How many attackers each blocker blocks, and how many blockers each attacker has."""
    blocking: dict[ObjectId, int] = {}
    blocked: dict[ObjectId, int] = {}
    for blocker, attacker in chosen:
        blocking[blocker] = blocking.get(blocker, 0) + 1
        blocked[attacker] = blocked.get(attacker, 0) + 1
    return blocking, blocked


def mended(problem: Problem, chosen: Chosen) -> Chosen:
    """Take back the blocks that too few join, and a lone one that may not be alone."""
    _, blocked = counted(chosen)
    enough = frozenset(each for each in chosen if blocked[each[1]] >= problem.least.get(each[1], 1))
    blockers = {blocker for blocker, _ in enough}
    return frozenset() if len(blockers) == 1 and blockers <= problem.not_alone else enough


def branches(problem: Problem, case: Case, relaxed: Chosen) -> Iterator[Case]:
    """The cases that decide what is wrong with these blocks: none where nothing is."""
    blocking, blocked = counted(relaxed)
    short = min((each for each, number in blocked.items() if number < problem.least.get(each, 1)), default=None)
    if short is not None:
        yield replace(case, unblocked=case.unblocked | {short})
        yield replace(case, blocked=case.blocked | {short})
    elif len(blocking) == 1 and blocking.keys() <= problem.not_alone:
        yield replace(case, idle=case.idle | blocking.keys())
        for other in sorted(problem.able.keys() - blocking.keys() - case.idle):
            yield replace(case, busy=case.busy | {other})


class Relaxed:
    """One case as a circulation: a unit of flow through a hub, a blocker and an attacker is a block.

    The first block of a creature, or the first so many of an attacker, may be worth more than the later ones, never
    less: then blocks are best when no cycle of changes gains anything. Where an attacker takes several blockers, each
    of the first so many is worth its part of what there is to gain, which promises no less than the whole does."""

    def __init__(self, problem: Problem, case: Case, start: Chosen) -> None:
        self._problem, self._case = problem, case
        self._scale = lcm(*problem.least.values())
        self._decisive = self._scale * (problem.everything + 1)
        self._chosen: set[Block] = set()
        self._blocking: dict[ObjectId, int] = {}
        self._blocked: dict[ObjectId, int] = {}
        self._pairs = sorted(pair for pair in self._open_pairs() if pair in start or self._may_matter(pair))
        for pair in self._pairs:
            if pair in start and self._has_room(pair):
                self._change(pair, 1)

    def solved(self) -> Chosen | None:
        """The best blocks of the case, None where what it decides can't be had."""
        for pair in self._pairs:
            if pair not in self._chosen and self._has_room(pair) and self._gain(pair) > 0:
                self._change(pair, 1)
        while cycle := self._gaining_cycle():
            self._turn(cycle)
        return frozenset(self._chosen) if self._holds() else None

    def _open_pairs(self) -> Iterator[Block]:
        case = self._case
        for blocker, attackers in self._problem.able.items():
            for attacker in attackers:
                if attacker not in case.unblocked and blocker not in case.idle:
                    yield blocker, attacker

    def _may_matter(self, pair: Block) -> bool:
        """Whether anything could be gained by this block."""
        return self._worth(pair) > 0 or self._for_blocker(pair[0], 1) > 0 or self._for_attacker(pair[1], 1) > 0

    def _holds(self) -> bool:
        case, least = self._case, self._problem.least
        return (
            case.fixed <= self._chosen
            and all(self._blocking.get(each, 0) for each in case.busy)
            and all(self._blocked.get(each, 0) >= least.get(each, 1) for each in case.blocked)
        )

    @property
    def bound(self) -> int:
        """No blocks of the case obey more than this."""
        alone = sum(self._problem.blocking.get(each, 0) for each, number in self._blocking.items() if number)
        pairs = sum(self._problem.pairs.get(each, 0) for each in self._chosen)
        shared = sum(
            self._share(attacker) * min(number, self._problem.least.get(attacker, 1))
            for attacker, number in self._blocked.items()
        )
        return alone + pairs + shared // self._scale

    # What blocks are worth, so many times over that parts are whole numbers.

    def _worth(self, pair: Block) -> int:
        return self._problem.pairs.get(pair, 0) * self._scale + self._decided(pair in self._case.fixed)

    def _share(self, attacker: ObjectId) -> int:
        """What each of the blockers that an attacker takes is worth."""
        return self._problem.blocked.get(attacker, 0) * self._scale // self._problem.least.get(attacker, 1)

    def _for_blocker(self, blocker: ObjectId, nth: int) -> int:
        """What the creature's nth block is worth."""
        if nth > 1:
            return 0
        return self._problem.blocking.get(blocker, 0) * self._scale + self._decided(blocker in self._case.busy)

    def _for_attacker(self, attacker: ObjectId, nth: int) -> int:
        """What the attacker's nth blocker is worth."""
        if nth > self._problem.least.get(attacker, 1):
            return 0
        return self._share(attacker) + self._decided(attacker in self._case.blocked)

    def _decided(self, decided: bool) -> int:
        """What a block is worth besides if it has to be there: more than all requirements together."""
        return self._decisive if decided else 0

    def _gain(self, pair: Block) -> int:
        blocker, attacker = pair
        return (
            self._worth(pair)
            + self._for_blocker(blocker, self._blocking.get(blocker, 0) + 1)
            + self._for_attacker(attacker, self._blocked.get(attacker, 0) + 1)
        )

    def _has_room(self, pair: Block) -> bool:
        return self._blocker_has_room(pair[0]) and self._attacker_has_room(pair[1])

    def _blocker_has_room(self, blocker: ObjectId) -> bool:
        limit = self._problem.limits.get(blocker, 1)
        return limit is None or self._blocking.get(blocker, 0) < limit

    def _attacker_has_room(self, attacker: ObjectId) -> bool:
        most = self._problem.most.get(attacker)
        return most is None or self._blocked.get(attacker, 0) < most

    def _change(self, pair: Block, by: int) -> None:
        blocker, attacker = pair
        (self._chosen.add if by > 0 else self._chosen.discard)(pair)
        self._blocking[blocker] = self._blocking.get(blocker, 0) + by
        self._blocked[attacker] = self._blocked.get(attacker, 0) + by

    # Cycles of changes.

    def _arcs(self) -> Iterator["Arc"]:
        """What can be changed: each arc is one block more or less, or a creature's number of them."""
        blockers = dict.fromkeys(blocker for blocker, _ in self._pairs)
        attackers = dict.fromkeys(attacker for _, attacker in self._pairs)
        for blocker in blockers:
            number = self._blocking.get(blocker, 0)
            if self._blocker_has_room(blocker):
                yield Arc(HUB, (0, blocker), self._for_blocker(blocker, number + 1))
            if number:
                yield Arc((0, blocker), HUB, -self._for_blocker(blocker, number))
        for attacker in attackers:
            number = self._blocked.get(attacker, 0)
            if self._attacker_has_room(attacker):
                yield Arc((1, attacker), HUB, self._for_attacker(attacker, number + 1))
            if number:
                yield Arc(HUB, (1, attacker), -self._for_attacker(attacker, number))
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
"""The hub, a blocker (0) or an attacker (1)."""

HUB: Node = (2, "")


@dataclass(frozen=True, slots=True)
class Arc:
    """A change that leads from one node to another, what it gains, and the block that it adds or takes back."""

    origin: Node
    end: Node
    gain: int
    pair: Block | None = None
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

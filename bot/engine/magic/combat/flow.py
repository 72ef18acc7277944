"""How much of the blockers' lethal damage other creatures can take over (CR 510.1e, 702.19b): a flow problem.

A source with deathtouch needs 1 damage for a creature whatever is missing (702.2c); any other gives what is missing.
Knows demands and supplies by creature, and no rule of combat besides."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from bot.engine.magic.identifiers import ObjectId

Demand = Mapping[ObjectId, int]
Gifts = dict[ObjectId, dict[ObjectId, int]]
"""By source, what it assigns to which creature."""


@dataclass(frozen=True, slots=True)
class Source:
    """A creature that may assign up to `supply` damage among the creatures that it fights."""

    id: ObjectId
    supply: int
    reach: frozenset[ObjectId]
    deathtouch: bool


# Without slots: what is asked again and again is worked out once and kept.
@dataclass(frozen=True)
class Helpers:
    """Several sources together."""

    sources: tuple[Source, ...]

    @cached_property
    def touching(self) -> tuple[Source, ...]:
        return tuple(each for each in self.sources if each.deathtouch)

    @cached_property
    def plain(self) -> tuple[Source, ...]:
        return tuple(each for each in self.sources if not each.deathtouch)

    def remaining(self, demand: Demand) -> int:
        """The least of the demand that they leave."""
        return min((left for left, _ in self._best_first(demand)), default=0)

    def cover(self, demand: Demand) -> bool:
        """Whether they can meet the whole demand."""
        return any(left == 0 for left, _ in self._best_first(demand))

    def gifts(self, demand: Demand) -> Gifts:
        """One way to leave the least of the demand: who assigns what to whom."""
        _, touched = min(self._best_first(demand), key=lambda each: each[0])
        units, rest = dict.fromkeys(touched, 1), without(demand, touched)
        return {**Network(units, self.touching).sent(), **Network(rest, self.plain).sent()}

    def _best_first(self, demand: Demand) -> Iterator[tuple[int, tuple[ObjectId, ...]]]:
        """Yield what is left of the demand for each largest set of creatures that deathtouch can take over whole."""
        within_reach = [creature for creature in demand if any(creature in each.reach for each in self.touching)]
        within_reach.sort(key=lambda creature: (-demand[creature], creature))
        number = Network(dict.fromkeys(within_reach, 1), self.touching).met()
        for touched in combinations(within_reach, number):
            if Network(dict.fromkeys(touched, 1), self.touching).met() == number:
                rest = without(demand, touched)
                left = sum(rest.values()) - Network(rest, self.plain).met()
                yield left, touched
                if left == 0:
                    return


def without(demand: Demand, creatures: Sequence[ObjectId]) -> dict[ObjectId, int]:
    return {creature: need for creature, need in demand.items() if creature not in creatures}


class Network:
    """A flow from sources of damage to creatures, pushed along augmenting paths."""

    def __init__(self, demand: Demand, sources: Sequence[Source]) -> None:
        self._sources = sources
        self._left = dict(demand)
        self._supply = [each.supply for each in sources]
        self._given = [{creature: 0 for creature in demand if creature in each.reach} for each in sources]

    def met(self) -> int:
        """The most of the demand that the sources can meet."""
        return sum(self._push(index) for index in range(len(self._sources)))

    def sent(self) -> Gifts:
        """Who assigns what in such a flow."""
        self.met()
        return {
            source.id: {creature: amount for creature, amount in given.items() if amount}
            for source, given in zip(self._sources, self._given, strict=True)
        }

    def _push(self, index: int) -> int:
        pushed = 0
        while (supply := self._supply[index]) and (amount := self._augment(index, supply, set())):
            self._supply[index] -= amount
            pushed += amount
        return pushed

    def _augment(self, index: int, amount: int, seen: set[ObjectId]) -> int:
        for creature in self._given[index]:
            if creature in seen:
                continue
            seen.add(creature)
            sent = self._take(creature, amount) or self._reroute(index, creature, amount, seen)
            if sent:
                self._given[index][creature] += sent
                return sent
        return 0

    def _take(self, creature: ObjectId, amount: int) -> int:
        sent = min(amount, self._left[creature])
        self._left[creature] -= sent
        return sent

    def _reroute(self, index: int, creature: ObjectId, amount: int, seen: set[ObjectId]) -> int:
        for other, gifts in enumerate(self._given):
            if other != index and (gift := gifts.get(creature, 0)):
                sent = self._augment(other, min(amount, gift), seen)
                if sent:
                    gifts[creature] -= sent
                    return sent
        return 0

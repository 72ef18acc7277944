"""How much of the blockers' lethal damage other creatures can take over (CR 510.1e, 702.19b): a flow problem.

A source with deathtouch needs 1 damage for a creature whatever is missing (702.2c); any other gives what is missing.
Knows demands and supplies by creature, and no rule of combat besides."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from bot.engine.cached_property import cached_property
from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import ObjectId, Recipient

Demand = Mapping[Recipient, int]
DamageBySource = dict[ObjectId, dict[Recipient, int]]
"""By source, what it assigns to which creature."""


@dataclass(frozen=True, slots=True)
class DamageSupply:
    """A creature that may assign up to `supply` damage among the creatures that it fights."""

    id: ObjectId
    supply: int
    reach: frozenset[Recipient]
    deathtouch: bool


# Without slots: what is asked again and again is worked out once and kept.
@dataclass(frozen=True)
class Helpers:
    """Several sources together. `untouchable` is demand that deathtouch does not shorten: a planeswalker's loyalty."""

    sources: tuple[DamageSupply, ...]
    untouchable: frozenset[Recipient] = frozenset()

    @cached_property
    def touching(self) -> tuple[DamageSupply, ...]:
        return tuple(each for each in self.sources if each.deathtouch)

    def remaining(self, demand: Demand) -> int:
        """The least of the demand that they leave."""
        return min((left for left, _ in self._best_first(demand)), default=0)

    def cover(self, demand: Demand) -> bool:
        """Whether they can meet the whole demand."""
        return any(left == 0 for left, _ in self._best_first(demand))

    def gifts(self, demand: Demand) -> DamageBySource:
        """One way to leave the least of the demand: who assigns what to whom."""
        _, touched = min(self._best_first(demand), key=lambda each: each[0])
        return self._network(demand, touched).sent()

    def _best_first(self, demand: Demand) -> Iterator[tuple[int, tuple[Recipient, ...]]]:
        """Yield what is left of the demand for each set of creatures that deathtouch takes over whole.

        Only the largest sets count, unless the same sources are wanted for what deathtouch does not shorten."""
        within_reach = [each for each in demand if any(each in source.reach for source in self.touching)]
        within_reach = [each for each in within_reach if each not in self.untouchable]
        within_reach.sort(key=lambda creature: -demand[creature])
        most = FlowNetwork(dict.fromkeys(within_reach, 1), self.touching).met()
        least = 0 if self.untouchable & demand.keys() else most
        for number in range(most, least - 1, -1):
            for touched in combinations(within_reach, number):
                left = self._left(demand, touched)
                if left is not None:
                    yield left, touched
                if left == 0:
                    return

    def _left(self, demand: Demand, touched: tuple[Recipient, ...]) -> int | None:
        """What is left of the demand; None where deathtouch can't touch all of these."""
        if FlowNetwork(dict.fromkeys(touched, 1), self.touching).met() < len(touched):
            return None
        network = self._network(demand, touched)
        return sum(network.demand.values()) - network.met()

    def _network(self, demand: Demand, touched: tuple[Recipient, ...]) -> "FlowNetwork":
        """Touched creatures want 1 from deathtouch, the others all that is missing from anybody else."""
        wanted = {each: 1 if each in touched else need for each, need in demand.items()}
        plain = frozenset(wanted) - frozenset(touched)
        reaches = (self.untouchable | frozenset(touched) if each.deathtouch else plain for each in self.sources)
        limited = (replace(each, reach=each.reach & reach) for each, reach in zip(self.sources, reaches, strict=True))
        return FlowNetwork(wanted, tuple(limited))


class FlowNetwork:
    """A flow from sources of damage to creatures, pushed along augmenting paths."""

    def __init__(self, demand: Demand, sources: Sequence[DamageSupply]) -> None:
        self.demand = demand
        self._sources = sources
        self._left = dict(demand)
        self._supply = [each.supply for each in sources]
        self._given = [{creature: 0 for creature in demand if creature in each.reach} for each in sources]

    def met(self) -> int:
        """The most of the demand that the sources can meet."""
        return sum(self._push(index) for index in range(len(self._sources)))

    def sent(self) -> DamageBySource:
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

    def _augment(self, index: int, amount: int, seen: set[Recipient]) -> int:
        for creature in self._given[index]:
            if creature in seen:
                continue
            seen.add(creature)
            sent = self._take(creature, amount) or self._reroute(index, creature, amount, seen)
            if sent:
                self._given[index][creature] += sent
                return sent
        return 0

    def _take(self, creature: Recipient, amount: int) -> int:
        sent = min(amount, self._left[creature])
        self._left[creature] -= sent
        return sent

    def _reroute(self, index: int, creature: Recipient, amount: int, seen: set[Recipient]) -> int:
        for other, gifts in enumerate(self._given):
            if other != index and (gift := gifts.get(creature, 0)):
                sent = self._augment(other, min(amount, gift), seen)
                if sent:
                    gifts[creature] -= sent
                    return sent
        return 0

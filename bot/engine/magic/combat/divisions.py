"""Questions about divisions of combat damage: every legal one, and the least and most that goes somewhere.

They range over all legal total assignments (CR 510.1e): what other attackers assign to a shared blocker counts towards
lethal damage, so each question is how much of it they can take over."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice

from bot.engine.magic.combat.assignment import (
    Assigned,
    Assigner,
    assigning,
    joint_fault,
    lethal_damage,
    loyalty_of,
    needed,
)
from bot.engine.magic.identifiers import ObjectId, Recipient
from bot.engine.magic.state import GameState

LISTED = 2000
"""How many divisions a question lists; more are counted."""

EXACT_SUBSETS = 12
"""Up to how many blockers the exact search runs where deathtouch and shared blockers meet."""


def divisions(state: GameState, creature: ObjectId) -> list[dict[Recipient, int]]:
    """Every division of the creature's next combat damage that is part of a legal total assignment (CR 510.1e)."""
    assigners, _ = assigning(state)
    own = next((each for each in assigners if each.creature == creature), None)
    if own is None:
        return []
    return list(islice(legal_divisions(state, own, helpers(own, assigners)), LISTED))


def legal_divisions(state: GameState, own: Assigner, others: Sequence[Assigner]) -> Iterator[dict[Recipient, int]]:
    for shares in compositions(own.power, len(own.recipients)):
        division = {recipient: share for recipient, share in zip(own.recipients, shares, strict=True) if share}
        if possible(state, own, division, others):
            yield division


def possible(state: GameState, own: Assigner, division: Mapping[Recipient, int], others: Sequence[Assigner]) -> bool:
    """Whether the others can assign what makes this division legal (CR 702.19b)."""
    assigned = Assigned()
    assigned.add(own, division)
    if joint_fault(state, own, division, assigned) is None:
        return True
    if not others:
        return False
    deficits = {creature: missing for creature in own.among if (missing := needed(state, creature, assigned))}
    return covers(deficits, others) and loyalty_covered(state, own, division, others)


def loyalty_covered(
    state: GameState, own: Assigner, division: Mapping[Recipient, int], others: Sequence[Assigner]
) -> bool:
    """CR 702.19c, counting what other creatures that attack the same planeswalker can assign to it."""
    if len(own.beyond) < 2 or not division.get(own.beyond[1]):
        return True
    planeswalker = own.beyond[0]
    helped = sum(each.power for each in others if planeswalker in each.recipients)
    return division.get(planeswalker, 0) + helped >= loyalty_of(state, planeswalker)


def damage_range(state: GameState, creature: ObjectId, to: Recipient) -> tuple[int, int]:
    """The least and the most combat damage that the creature can assign to `to` in its next damage step."""
    assigners, _ = assigning(state)
    own = next((each for each in assigners if each.creature == creature), None)
    if own is None or to not in own.recipients:
        return 0, 0
    if own.recipients == (to,):
        return own.power, own.power
    others = helpers(own, assigners)
    lethal = least_lethal(state, own, others)
    if to in own.among:
        return (min(own.power, lethal) if own.among == (to,) else 0), own.power
    return beyond_range(state, own, to, others, own.power - lethal)


def beyond_range(
    state: GameState, own: Assigner, to: Recipient, others: Sequence[Assigner], spilt: int
) -> tuple[int, int]:
    """CR 702.19b-c: what goes past the blockers, at most `spilt`, to the attacked or to its controller."""
    most = max(0, spilt)
    if to == own.beyond[0]:
        least = 0 if own.among or len(own.beyond) > 1 else own.power
        if not own.among and len(own.beyond) > 1:
            least = min(own.power, uncovered(state, own, others))
        return least, most
    return 0, max(0, most - uncovered(state, own, others))


def uncovered(state: GameState, own: Assigner, others: Sequence[Assigner]) -> int:
    planeswalker = own.beyond[0]
    helped = sum(each.power for each in others if planeswalker in each.recipients)
    return max(0, loyalty_of(state, planeswalker) - helped)


def helpers(own: Assigner, assigners: Sequence[Assigner]) -> tuple[Assigner, ...]:
    """The other assigners of the step that can assign damage to something that this one can."""
    mine = set(own.recipients)
    return tuple(each for each in assigners if each.creature != own.creature and mine.intersection(each.recipients))


def least_lethal(state: GameState, own: Assigner, others: Sequence[Assigner]) -> int:
    """CR 702.19b: the least that the attacker itself must assign to its blockers before damage may go past them."""
    nothing = Assigned()
    needs = {creature: need for creature in own.among if (need := needed(state, creature, nothing))}
    others = tuple(each for each in others if set(each.among) & set(needs))
    if not others:
        return len(needs) if own.deathtouch else sum(needs.values())
    if own.deathtouch:
        full = {creature: lethal_damage(state, creature) for creature in needs}
        return len(needs) - most_covered(full, others)
    return least_remaining(needs, others)


def most_covered(needs: Mapping[ObjectId, int], others: Sequence[Assigner]) -> int:
    """How many blockers the others can be made to deal lethal damage to."""
    for number in range(min(len(needs), EXACT_SUBSETS), 0, -1):
        if any(covers({each: needs[each] for each in chosen}, others) for chosen in combinations(needs, number)):
            return number
    return 0


def least_remaining(needs: Mapping[ObjectId, int], others: Sequence[Assigner]) -> int:
    """The sum of the needs less what the others can take over; 1 from deathtouch takes over a whole one."""
    touching = [each for each in others if each.deathtouch]
    plain = [each for each in others if not each.deathtouch]
    within_reach = [creature for creature in needs if any(creature in each.among for each in touching)]
    units = min(sum(each.power for each in touching), len(within_reach), EXACT_SUBSETS)
    best = sum(needs.values())
    for number in range(units + 1):
        for touched in combinations(within_reach, number):
            if flow(dict.fromkeys(touched, 1), touching) == number:
                rest = {creature: need for creature, need in needs.items() if creature not in touched}
                best = min(best, sum(rest.values()) - flow(rest, plain))
    return best


def covers(deficits: Mapping[ObjectId, int], others: Sequence[Assigner]) -> bool:
    """Whether the others together can assign each creature its deficit, or 1 from a source with deathtouch."""
    return least_remaining(deficits, others) == 0


def flow(demand: Mapping[ObjectId, int], sources: Sequence[Assigner]) -> int:
    """The most of the demand that the sources can meet, each giving at most its power to creatures it fights."""
    network = Network(demand, sources)
    return sum(network.push(index) for index in range(len(sources)))


class Network:
    """A flow from sources of damage to creatures, pushed along augmenting paths."""

    def __init__(self, demand: Mapping[ObjectId, int], sources: Sequence[Assigner]) -> None:
        self._left = dict(demand)
        self._supply = [each.power for each in sources]
        self._given = [{creature: 0 for creature in demand if creature in each.among} for each in sources]

    def push(self, index: int) -> int:
        """Send as much as possible of one source's supply; return the amount."""
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


def compositions(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Every way to write `total` as an ordered sum of `parts` numbers, 0 included, lazily."""
    if parts == 0:
        return
    if parts == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in compositions(total - first, parts - 1):
            yield (first, *rest)

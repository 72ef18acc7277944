"""Questions about divisions of combat damage: every legal one, and the least and most that goes somewhere.

They range over all legal total assignments (CR 510.1e): what other attackers assign to a shared blocker counts towards
lethal damage, so each question is how much of it they can take over."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, compress, islice

from bot.engine.magic.combat.damage.assignment import (
    AssignedDamage,
    Assigner,
    assigning_creatures,
    creatures_killed_first,
    lethal_damage,
    lethal_damage_needed,
    loyalty_of,
)
from bot.engine.magic.combat.damage.lethal_damage_flow import DamageSupply, Helpers
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.engine.magic.table.game_state import GameState

MOST_LISTED = 2000
"""How many divisions a question lists."""

MOST_EXAMINED = 100_000
"""How many are looked at to find the least and the most around a planeswalker."""


def all_legal_divisions(state: GameState, creature: ObjectId) -> list[dict[Recipient, int]]:
    """Every division of the creature's next combat damage that is part of a legal total assignment (CR 510.1e)."""
    assigners, _ = assigning_creatures(state)
    own = next((each for each in assigners if each.creature == creature), None)
    return [] if own is None else divisions_of_assigner(state, own, assigners)


def divisions_of_assigner(state: GameState, own: Assigner, assigners: Sequence[Assigner]) -> list[dict[Recipient, int]]:
    """The same for one of those that assign in a damage step."""
    return list(islice(legal_divisions(state, own, connected_assigners(own, assigners)), MOST_LISTED))


def legal_divisions(state: GameState, own: Assigner, others: Sequence[Assigner]) -> Iterator[dict[Recipient, int]]:
    """CR 510.1: those that are legal, in a damage assignment order only with lethal damage in that order."""
    found = divisions_in_any_order(state, own, others)
    return (each for each in found if is_in_order(state, own, others, each)) if own.in_order else found


def is_in_order(state: GameState, own: Assigner, others: Sequence[Assigner], division: Mapping[Recipient, int]) -> bool:
    """Whether whoever comes first is assigned lethal damage, the others assigning what is missing."""
    first, _ = creatures_killed_first(own, division)
    deficits = lethal_damage_lacking(state, own, division, first)
    return not deficits or helpers_for(others, first).cover(deficits)


def divisions_in_any_order(
    state: GameState, own: Assigner, others: Sequence[Assigner]
) -> Iterator[dict[Recipient, int]]:
    """CR 510.1c, 702.19b: all on the creatures in any way; past them only with lethal damage on each, or all of it
    where the creature may assign it as though it weren't blocked."""
    yield from (division_by_recipient(own.among, shares) for shares in ordered_sums(own.power, len(own.among)))
    if own.as_unblocked and own.among:
        yield from ways_to_spill(state, own, others, {}, own.power)
    if own.spills:
        divisions = trampling_divisions(state, own, others)
        yield from (each for each in divisions if not (own.among and own.ignores_blockers(each)))


def trampling_divisions(state: GameState, own: Assigner, others: Sequence[Assigner]) -> Iterator[dict[Recipient, int]]:
    """CR 702.19b: those in which damage goes past the creatures that it fights, or there are none."""
    helped = helpers_for(others, own.among)
    floors = lethal_floors(state, own, helped)
    # Beyond the floors nothing is missing where nobody helps, nor where the others can do all of it.
    enough = not helped.sources or lethal_with_help(state, own, {}, helped)
    for past in range(1, own.power + 1):
        for shares in ordered_sums(own.power - past - sum(floors.values()), len(own.among)):
            totals = [share + floors[each] for share, each in zip(shares, own.among, strict=True)]
            on_creatures = division_by_recipient(own.among, totals)
            if enough or lethal_with_help(state, own, on_creatures, helped):
                yield from ways_to_spill(state, own, others, on_creatures, past)


def division_by_recipient(recipients: Sequence[Recipient], shares: Sequence[int]) -> dict[Recipient, int]:
    return dict(zip(compress(recipients, shares), filter(None, shares), strict=True))


def lethal_floors(state: GameState, own: Assigner, helped: Helpers) -> dict[ObjectId, int]:
    """What each creature must get from this one in every case: all of its lethal damage where nobody else can help."""
    nothing = AssignedDamage()
    reach = {creature for source in helped.sources for creature in source.reach}
    return {
        creature: 0 if creature in reach else lethal_damage_needed(state, creature, nothing, deathtouch=own.deathtouch)
        for creature in own.among
    }


def lethal_with_help(state: GameState, own: Assigner, shares: Mapping[Recipient, int], helped: Helpers) -> bool:
    """CR 702.19b: whether every blocker is assigned lethal damage, the others assigning what is missing."""
    deficits = lethal_damage_lacking(state, own, shares, own.among)
    return not deficits or helped.cover(deficits)


def lethal_damage_lacking(
    state: GameState, own: Assigner, shares: Mapping[Recipient, int], among: Iterable[ObjectId]
) -> dict[Recipient, int]:
    """What these creatures still need to be assigned lethal damage once `own` assigns its shares."""
    assigned = AssignedDamage()
    assigned.add(own, shares)
    return {creature: missing for creature in among if (missing := lethal_damage_needed(state, creature, assigned))}


def ways_to_spill(
    state: GameState, own: Assigner, others: Sequence[Assigner], on_creatures: Mapping[Recipient, int], past: int
) -> Iterator[dict[Recipient, int]]:
    """CR 702.19b-c: the ways to share what goes past the creatures."""
    yield {**on_creatures, own.beyond[0]: past}
    for to_controller in range(1, past + 1) if len(own.beyond) > 1 else ():
        division = {**on_creatures, **division_by_recipient(own.beyond, (past - to_controller, to_controller))}
        if loyalty_with_help(state, own, others, division):
            yield division


def loyalty_with_help(
    state: GameState, own: Assigner, others: Sequence[Assigner], division: Mapping[Recipient, int]
) -> bool:
    """CR 702.19c, 510.1e: whether the planeswalker is assigned damage equal to its loyalty, with what others can add.

    A blocked one among them may do so once its own blockers are assigned lethal damage."""
    planeswalker = own.beyond[0]
    mates = [each for each in others if planeswalker in each.recipients]
    unblocked = sum(each.power for each in mates if not each.among)
    missing = loyalty_of(state, planeswalker) - division.get(planeswalker, 0) - unblocked
    if missing <= 0:
        return True
    blocked = [each for each in mates if each.among]
    return any(
        loyalty_covered(state, own, others, division, missing, chosen)
        for number in range(1, len(blocked) + 1)
        for chosen in combinations(blocked, number)
    )


def loyalty_covered(  # noqa: PLR0913, PLR0917 - the whole question
    state: GameState,
    own: Assigner,
    others: Sequence[Assigner],
    division: Mapping[Recipient, int],
    missing: int,
    tramplers: Sequence[Assigner],
) -> bool:
    """Whether these tramplers can assign the missing damage to the planeswalker past their own blockers."""
    planeswalker = own.beyond[0]
    passing = [each for each in tramplers if not each.as_unblocked]
    own_blockers = own.among if own.passes(division) else ()
    fought = dict.fromkeys([*own_blockers, *(creature for each in passing for creature in each.among)])
    demand = {**lethal_damage_lacking(state, own, division, fought), planeswalker: missing}
    wanted = frozenset(demand)
    sources = (
        DamageSupply(
            each.creature, each.power, wanted & recipients_helped(each, planeswalker, tramplers), each.deathtouch
        )
        for each in others
        if each.among
    )
    return Helpers(tuple(sources), frozenset({planeswalker})).cover(demand)


def recipients_helped(source: Assigner, planeswalker: Recipient, past: Sequence[Assigner]) -> frozenset[Recipient]:
    """What a blocked attacker adds to: its blockers, and the planeswalker too or, as though unblocked, instead."""
    if source not in past:
        return frozenset(source.among)
    return frozenset({planeswalker} if source.as_unblocked else {*source.among, planeswalker})


def damage_range(state: GameState, creature: ObjectId, to: Recipient) -> tuple[int, int]:
    """The least and the most combat damage that the creature can assign to `to` in its next damage step."""
    assigners, _ = assigning_creatures(state)
    own = next((each for each in assigners if each.creature == creature), None)
    if own is None or to not in own.recipients:
        return 0, 0
    if own.recipients == (to,):
        return own.power, own.power
    others = connected_assigners(own, assigners)
    if own.in_order or (len(own.beyond) > 1 and to not in own.among):
        return damage_range_past_blockers(state, own, to, others)
    if own.as_unblocked:
        return 0, own.power
    lethal = least_lethal(state, own, helpers_for(others, own.among))
    if to in own.among:
        return (min(own.power, lethal) if own.among == (to,) else 0), own.power
    return 0, max(0, own.power - lethal)


def damage_range_past_blockers(
    state: GameState, own: Assigner, to: Recipient, others: Sequence[Assigner]
) -> tuple[int, int]:
    """CR 702.19c: what can go to the planeswalker, or past it to its controller, over all divisions that are
    legal; in a damage assignment order what can go to anybody."""
    shares = [division.get(to, 0) for division in islice(legal_divisions(state, own, others), MOST_EXAMINED)]
    return min(shares, default=0), max(shares, default=0)


def connected_assigners(own: Assigner, assigners: Sequence[Assigner]) -> tuple[Assigner, ...]:
    """The other assigners of the step whose divisions matter for this one: they share a recipient, at first or second
    hand."""
    reach, group = set(own.recipients), {own.creature}
    while joining := [each for each in assigners if each.creature not in group and reach.intersection(each.recipients)]:
        group.update(each.creature for each in joining)
        reach.update(recipient for each in joining for recipient in each.recipients)
    return tuple(each for each in assigners if each.creature in group and each is not own)


def helpers_for(assigners: Sequence[Assigner], among: Sequence[ObjectId]) -> Helpers:
    """The assigners as sources of lethal damage for these creatures."""
    wanted = frozenset(among)
    sources = (DamageSupply(each.creature, each.power, wanted & set(each.among), each.deathtouch) for each in assigners)
    return Helpers(tuple(source for source in sources if source.reach))


def least_lethal(state: GameState, own: Assigner, helped: Helpers) -> int:
    """CR 702.19b: the least that the attacker itself must assign to its blockers before damage may go past them."""
    nothing = AssignedDamage()
    needs: dict[Recipient, int] = {
        each: need for each in own.among if (need := lethal_damage_needed(state, each, nothing))
    }
    if not own.deathtouch:
        return helped.remaining(needs)
    full = {each: lethal_damage(state, each) for each in own.among if each in needs}
    return len(needs) - most_creatures_covered(full, helped)


def most_creatures_covered(needs: Mapping[ObjectId, int], helped: Helpers) -> int:
    """How many creatures others can be made to assign lethal damage to."""
    reach = [creature for creature in needs if any(creature in source.reach for source in helped.sources)]
    for number in range(len(reach), 0, -1):
        if any(helped.cover({each: needs[each] for each in chosen}) for chosen in combinations(reach, number)):
            return number
    return 0


def ordered_sums(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Every way to write `total` as an ordered sum of `parts` numbers, 0 included, lazily."""
    if total < 0 or (parts == 0 and total):
        return
    sums = [0] * parts
    sums[-1:] = (total,) * min(parts, 1)
    yield tuple(sums)
    last = parts - 1
    moving = last if total else 0
    """The last part that is not 0: one of it goes to the part before, and the rest of it to the end."""
    while moving > 0:
        rest, sums[moving] = sums[moving] - 1, 0
        sums[moving - 1] += 1
        sums[last] = rest
        yield tuple(sums)
        moving = last if rest else moving - 1

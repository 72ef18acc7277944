"""Questions about divisions of combat damage: every legal one, and the least and most that goes somewhere.

They range over all legal total assignments (CR 510.1e): what other attackers assign to a shared blocker counts towards
lethal damage, so each question is how much of it they can take over."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice

from bot.engine.magic.combat.assignment import Assigned, Assigner, assigning, lethal_damage, loyalty_of, needed
from bot.engine.magic.combat.flow import Helpers, Source
from bot.engine.magic.identifiers import ObjectId, Recipient
from bot.engine.magic.state import GameState

LISTED = 2000
"""How many divisions a question lists."""


def divisions(state: GameState, creature: ObjectId) -> list[dict[Recipient, int]]:
    """Every division of the creature's next combat damage that is part of a legal total assignment (CR 510.1e)."""
    assigners, _ = assigning(state)
    own = next((each for each in assigners if each.creature == creature), None)
    if own is None:
        return []
    return list(islice(legal_divisions(state, own, others_of(own, assigners)), LISTED))


def legal_divisions(state: GameState, own: Assigner, others: Sequence[Assigner]) -> Iterator[dict[Recipient, int]]:
    """CR 510.1c, 702.19b: all on the creatures in any way; past them only with lethal damage on each."""
    yield from (named(own.among, shares) for shares in compositions(own.power, len(own.among)))
    helped = helpers(others, own.among)
    floors = lethal_floors(state, own, helped)
    for past in range(1, own.power + 1):
        for shares in compositions(own.power - past - sum(floors.values()), len(own.among)):
            totals = [share + floors[each] for share, each in zip(shares, own.among, strict=True)]
            on_creatures = named(own.among, totals)
            if lethal_with_help(state, own, on_creatures, helped):
                yield from ({**on_creatures, **spilt} for spilt in spills(state, own, others, past))


def named(recipients: Sequence[Recipient], shares: Sequence[int]) -> dict[Recipient, int]:
    return {recipient: share for recipient, share in zip(recipients, shares, strict=True) if share}


def lethal_floors(state: GameState, own: Assigner, helped: Helpers) -> dict[ObjectId, int]:
    """What each creature must get from this one in every case: all of its lethal damage where nobody else can help."""
    nothing = Assigned()
    reach = {creature for source in helped.sources for creature in source.reach}
    return {
        creature: 0 if creature in reach else needed(state, creature, nothing, deathtouch=own.deathtouch)
        for creature in own.among
    }


def lethal_with_help(state: GameState, own: Assigner, shares: Mapping[Recipient, int], helped: Helpers) -> bool:
    """CR 702.19b: whether every blocker is assigned lethal damage, the others assigning what is missing."""
    assigned = Assigned()
    assigned.add(own, shares)
    deficits = {creature: missing for creature in own.among if (missing := needed(state, creature, assigned))}
    return not deficits or helped.cover(deficits)


def spills(state: GameState, own: Assigner, others: Sequence[Assigner], past: int) -> Iterator[dict[Recipient, int]]:
    """CR 702.19b-c: the ways to share what goes past the creatures."""
    if len(own.beyond) == 1:
        yield {own.beyond[0]: past}
    elif own.beyond:
        covering = uncovered_loyalty(state, own, others)
        yield {own.beyond[0]: past}
        for to_player in range(1, past - covering + 1):
            yield named(own.beyond, (past - to_player, to_player))


def damage_range(state: GameState, creature: ObjectId, to: Recipient) -> tuple[int, int]:
    """The least and the most combat damage that the creature can assign to `to` in its next damage step."""
    assigners, _ = assigning(state)
    own = next((each for each in assigners if each.creature == creature), None)
    if own is None or to not in own.recipients:
        return 0, 0
    if own.recipients == (to,):
        return own.power, own.power
    others = others_of(own, assigners)
    lethal = least_lethal(state, own, helpers(others, own.among))
    if to in own.among:
        return (min(own.power, lethal) if own.among == (to,) else 0), own.power
    return beyond_range(state, own, to, others, max(0, own.power - lethal))


def beyond_range(
    state: GameState, own: Assigner, to: Recipient, others: Sequence[Assigner], most: int
) -> tuple[int, int]:
    """CR 702.19b-c: what goes past the blockers, `most` at most, to the attacked or to its controller."""
    if len(own.beyond) == 1:
        return 0, most  # with creatures to fight: else it would be the only recipient
    covering = uncovered_loyalty(state, own, others)
    if to == own.beyond[0]:
        return (0 if own.among else min(own.power, covering)), most
    return 0, max(0, most - covering)


def uncovered_loyalty(state: GameState, own: Assigner, others: Sequence[Assigner]) -> int:
    """CR 702.19c: what this creature must assign to the planeswalker before its controller may be assigned any."""
    planeswalker = own.beyond[0]
    nobody = Helpers(())
    helped = sum(
        max(0, each.power - least_lethal(state, each, nobody)) for each in others if planeswalker in each.recipients
    )
    return max(0, loyalty_of(state, planeswalker) - helped)


def others_of(own: Assigner, assigners: Sequence[Assigner]) -> tuple[Assigner, ...]:
    """The other assigners of the step that can assign damage to something that this one can."""
    mine = set(own.recipients)
    return tuple(each for each in assigners if each.creature != own.creature and mine.intersection(each.recipients))


def helpers(assigners: Sequence[Assigner], among: Sequence[ObjectId]) -> Helpers:
    """The assigners as sources of lethal damage for these creatures."""
    wanted = frozenset(among)
    sources = (Source(each.creature, each.power, wanted & set(each.among), each.deathtouch) for each in assigners)
    return Helpers(tuple(source for source in sources if source.reach))


def least_lethal(state: GameState, own: Assigner, helped: Helpers) -> int:
    """CR 702.19b: the least that the attacker itself must assign to its blockers before damage may go past them."""
    nothing = Assigned()
    needs = {creature: need for creature in own.among if (need := needed(state, creature, nothing))}
    if not own.deathtouch:
        return helped.remaining(needs)
    full = {creature: lethal_damage(state, creature) for creature in needs}
    return len(needs) - most_covered(full, helped)


def most_covered(needs: Mapping[ObjectId, int], helped: Helpers) -> int:
    """How many creatures others can be made to assign lethal damage to."""
    reach = [creature for creature in needs if any(creature in source.reach for source in helped.sources)]
    for number in range(len(reach), 0, -1):
        if any(helped.cover({each: needs[each] for each in chosen}) for chosen in combinations(reach, number)):
            return number
    return 0


def compositions(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Every way to write `total` as an ordered sum of `parts` numbers, 0 included, lazily."""
    if total < 0 or (parts == 0 and total):
        return
    if parts <= 1:
        yield (total,) * parts
        return
    for first in range(total + 1):
        for rest in compositions(total - first, parts - 1):
            yield (first, *rest)

"""The documented default for a division of combat damage that nobody announced (CR 510.1).

Works on sums over edges; whether a division is legal is `assignment`'s."""

from collections.abc import Mapping

from bot.engine.magic.combat.damage.assignment import AssignedDamage, Assigner, lethal_damage_needed, loyalty_of
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.quality_matching import protection_from


def default_division(
    state: GameState, assigner: Assigner, assigned: AssignedDamage, promised: Mapping[Recipient, int]
) -> dict[Recipient, int]:
    """The documented default: what others' divisions rely on (`promised`), then kill as many creatures as possible, the
    cheapest first, then trample over; damage that kills nothing goes to the next creature. A damage assignment order
    goes before what is cheap."""
    if assigner.banded:
        return sparing_division(state, assigner, assigned, promised)
    needs = {
        creature: lethal_damage_needed(state, creature, assigned, deathtouch=assigner.deathtouch)
        for creature in assigner.among
    }
    order = list(assigner.among) if assigner.in_order else kill_order(state, assigner, needs)
    shares = {recipient: amount for recipient, amount in promised.items() if amount}
    left = assigner.power - sum(shares.values())
    for creature in order:
        missing = max(0, needs[creature] - shares.get(creature, 0))
        if 0 < missing <= left:
            shares[creature] = shares.get(creature, 0) + missing
            left -= missing
        elif missing and assigner.in_order:
            break
    all_lethal = all(shares.get(creature, 0) >= need for creature, need in needs.items())
    if left and assigner.spills and all_lethal:
        spill_beyond_creatures(state, assigner, assigned, shares, left)
    elif left:
        alive = (creature for creature in order if shares.get(creature, 0) < needs[creature])
        rest = next(alive, order[-1])
        shares[rest] = shares.get(rest, 0) + left
    return shares


def sparing_division(
    state: GameState, assigner: Assigner, assigned: AssignedDamage, promised: Mapping[Recipient, int]
) -> dict[Recipient, int]:
    """CR 702.22j-k: the other player divides, so that as few of their creatures die as can be: what is not lethal is
    spread, and where that is not enough, one creature gets all of it: one that survives or the least of them."""
    shares = {recipient: amount for recipient, amount in promised.items() if amount}
    left = assigner.power - sum(shares.values())
    needs = {
        creature: lethal_damage_needed(state, creature, assigned, deathtouch=assigner.deathtouch)
        for creature in assigner.among
    }
    order = sorted(assigner.among, key=lambda creature: sacrifice_rank(state, assigner, creature))
    safe = {each: max(0, needs[each] - 1 - shares.get(each, 0)) for each in order}
    if is_spared(state, assigner, order[0]) or sum(safe.values()) < left:
        safe = {order[0]: left}
    for creature, most in safe.items():
        share = min(most, left)
        if share:
            shares[creature] = shares.get(creature, 0) + share
            left -= share
    return shares


def sacrifice_rank(state: GameState, assigner: Assigner, creature: ObjectId) -> tuple[bool, int]:
    """First what the damage can't kill, then what is worth least."""
    values = characteristics(state, creature)
    return not is_spared(state, assigner, creature), (values.power or 0) + (values.toughness or 0)


def is_spared(state: GameState, assigner: Assigner, creature: ObjectId) -> bool:
    """Whether damage of that source doesn't kill the creature, however much it is."""
    spared = KeywordName.INDESTRUCTIBLE in characteristics(state, creature).keywords
    return spared or protection_from(state, creature, assigner.creature) is not None


def kill_order(state: GameState, assigner: Assigner, needs: Mapping[ObjectId, int]) -> list[ObjectId]:
    """Cheapest kill first, of equals the one that was declared first; what this damage can't kill anyway comes last."""

    def rank(creature: ObjectId) -> tuple[bool, int]:
        return is_spared(state, assigner, creature), needs[creature]

    return sorted(assigner.among, key=rank)


def spill_beyond_creatures(
    state: GameState, assigner: Assigner, assigned: AssignedDamage, shares: dict[Recipient, int], left: int
) -> None:
    """CR 702.19b-c: the rest goes past the creatures; a planeswalker gets its loyalty and its controller the excess."""
    first = assigner.beyond[0]
    if len(assigner.beyond) == 1:
        shares[first] = left
        return
    covering = min(left, max(0, loyalty_of(state, first) - assigned.totals.get(first, 0)))
    if covering:
        shares[first] = covering
    if left > covering:
        shares[assigner.beyond[1]] = left - covering

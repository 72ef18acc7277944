"""The number of legal divisions of combat damage (CR 510.1, 702.19b-c), calculated without listing them."""

from collections.abc import Mapping
from itertools import islice
from math import comb

from bot.engine.frozen_class import dataclass
from bot.engine.magic.combat.damage.assignment import (
    AssignedDamage,
    Assigner,
    division_fault,
    joint_division_fault,
    lethal_damage_needed,
    loyalty_of,
)
from bot.engine.magic.combat.damage.divisions import MOST_EXAMINED, division_by_recipient, ordered_sums
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.game_state import GameState


@dataclass(frozen=True, slots=True)
class ReliedDamage:
    """CR 510.1e: what other creatures' divisions rely on: creatures that must stay assigned lethal damage, and damage
    that must still go to the planeswalker."""

    creatures: frozenset[ObjectId] = frozenset()
    loyalty: int = 0


def count_divisions(state: GameState, assigner: Assigner, others: AssignedDamage, relied: ReliedDamage) -> int:
    """How many divisions are legal for one creature while the others keep theirs, worked out and not enumerated."""
    power, fighting = assigner.power, len(assigner.among)
    if assigner.in_order:
        return count_in_order(state, assigner, others, relied)
    if not fighting:
        return count_spills(state, assigner, others, power)
    needs = {each: lethal_damage_needed(state, each, others, deathtouch=assigner.deathtouch) for each in assigner.among}
    kept = sum(need for creature, need in needs.items() if creature in relied.creatures)
    past = power - sum(needs.values())
    total = 0
    if not relied.loyalty:
        total = comb(power - kept + fighting - 1, fighting - 1)
    if assigner.tramples and assigner.beyond and past > 0:
        least = max(1, relied.loyalty)  # to what it attacks; whatever is left goes anywhere
        total += comb(past - least + fighting, fighting) if past >= least else 0
        if len(assigner.beyond) > 1:
            total += count_to_controller(past - uncovered_loyalty_left(state, assigner, others), fighting)
    if assigner.as_unblocked and not kept:
        total += count_spills(state, assigner, others, power) - count_spills_under_trample(
            state, assigner, others, needs
        )
    return total


def count_in_order(state: GameState, assigner: Assigner, others: AssignedDamage, relied: ReliedDamage) -> int:
    """How many divisions in a damage assignment order are legal, tried one by one."""
    found = 0
    for shares in islice(ordered_sums(assigner.power, len(assigner.recipients)), MOST_EXAMINED):
        division = division_by_recipient(assigner.recipients, shares)
        others.add(assigner, division)
        wrong = division_fault(assigner, division) or joint_division_fault(state, assigner, division, others)
        relies = any(lethal_damage_needed(state, each, others) for each in relied.creatures)
        short = relied.loyalty and division.get(assigner.beyond[0], 0) < relied.loyalty
        found += not (wrong or relies or short)
        others.take_back(assigner, division)
    return found


def count_spills_under_trample(
    state: GameState, assigner: Assigner, others: AssignedDamage, needs: Mapping[ObjectId, int]
) -> int:
    """How many of the divisions as though it weren't blocked trample allows too: all where nothing is needed."""
    if not assigner.tramples or any(needs.values()):
        return 0
    return count_spills(state, assigner, others, assigner.power)


def count_to_controller(past: int, fighting: int) -> int:
    """CR 702.19c: the divisions in which the planeswalker's controller gets at least 1 of what is left for anybody."""
    return comb(past - 1 + fighting + 1, fighting + 1) if past > 0 else 0


def uncovered_loyalty_left(state: GameState, assigner: Assigner, others: AssignedDamage) -> int:
    planeswalker = assigner.beyond[0]
    return max(0, loyalty_of(state, planeswalker) - others.totals.get(planeswalker, 0))


def count_spills(state: GameState, assigner: Assigner, others: AssignedDamage, spilt: int) -> int:
    """CR 702.19c: how many ways there are to share what goes past the creatures, all of it going there."""
    if len(assigner.beyond) < 2:
        return 1
    return 1 + max(0, spilt - uncovered_loyalty_left(state, assigner, others))

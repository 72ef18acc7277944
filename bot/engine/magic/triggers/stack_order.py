"""In which order a player's simultaneous triggered abilities go on the stack (CR 603.3b): who may choose, and what.

An order is told by the ids of the abilities' sources, bottom of the stack first, so that the last one resolves first;
where a source has several of them, by `source!1`, `source!2`, …  By default they go on in the order of the listing."""

from collections import Counter
from collections.abc import Sequence
from math import factorial
from typing import Any

from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.words import effects as fx

MOST_ORDERED = 20
"""Of more abilities than that nobody wants to know in how many orders they could go on the stack."""


def names_in_order(group: Sequence[StackedAbility]) -> tuple[ObjectId, ...]:
    """What each of the abilities is called in an order."""
    sources = Counter(each.source for each in group)
    seen: Counter[ObjectId] = Counter()
    found: list[ObjectId] = []
    for each in group:
        seen[each.source] += 1
        several = sources[each.source] > 1
        found.append(ObjectId(f"{each.source}!{seen[each.source]}") if several else each.source)
    return tuple(found)


def arranged_by_order(group: Sequence[StackedAbility], order: Any) -> tuple[StackedAbility, ...] | None:
    """The abilities in an order that names each of them once, with or without `!1` where a source has one alone; a
    source that has several may be named once for all of them. None where it is no such order."""
    if not isinstance(order, tuple | list):
        return None
    left = list(zip(names_in_order(group), group, strict=True))
    found: list[StackedAbility] = []
    for wanted in order:
        fitting = [each for each in left if wanted in {each[0], each[1].source, f"{each[1].source}!1"}]
        exact = [each for each in fitting if each[0] == wanted]
        taken = exact or (fitting if wanted in {each[1].source for each in left} else fitting[:1])
        if not taken:
            return None
        found += (ability for _, ability in taken)
        left = [each for each in left if each not in taken]
    return None if left else tuple(found)


def number_of_orders(group: Sequence[object]) -> int:
    """In how many orders the abilities can go on the stack, or creatures stand in a damage assignment order."""
    return factorial(min(len(group), MOST_ORDERED))


def order_matters(group: Sequence[StackedAbility]) -> bool:
    """Whether the abilities do different things of which one could make a difference to the other."""
    kinds = {(each.effects, each.specs, each.optional, each.only_if) for each in group}
    return len(kinds) > 1 and not all(is_indifferent(each) for each in group)


def is_indifferent(stacked: StackedAbility) -> bool:
    """Whether it makes no difference to others like it before which of them it resolves."""
    plain = not stacked.specs and not stacked.optional and stacked.only_if is None
    return plain and all(adds_up_in_any_order(effect) for effect in stacked.effects)


def adds_up_in_any_order(effect: fx.Effect) -> bool:
    """A fixed change that adds up with others in any order."""
    match effect:
        case fx.GainLife(amount=amount) | fx.Draw(amount=amount):
            return isinstance(amount, fx.Fixed)
        case fx.PutCounters(amount=amount, kind=kind):
            return isinstance(amount, fx.Fixed) and kind.startswith("+")
        case fx.Modify(modifications=modifications, times=times):
            sizes = (each for each in modifications if isinstance(each, fx.ModifyPowerToughness))
            fixed = all(each.power >= 0 <= each.toughness and isinstance(each.times, fx.Fixed) for each in sizes)
            sized = all(isinstance(each, fx.ModifyPowerToughness) for each in modifications)
            return isinstance(times, fx.Fixed) and fixed and sized
        case _:
            return False

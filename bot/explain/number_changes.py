"""How effects changed numbers (CR 614.16, 616.1): many effects on one number, or one effect on many numbers.

Knows events, no words."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, Recipient

NumberChanged: TypeAlias = ev.CountersChanged | ev.AmountChanged

ONE_BY_ONE = 4
"""Of up to so many changes each is told by itself."""


@dataclass(frozen=True, slots=True)
class NumberChange:
    """How a number changed, `times` times for each of `whose`.

    `first` is one of its first events; `by` are all effects in the order in which they applied; `after` is the last
    number."""

    first: NumberChanged
    after: int
    by: tuple[ObjectId, ...]
    whose: tuple[Recipient, ...]
    times: int = 1


def number_changes(events: Sequence[ev.Event]) -> tuple[NumberChange, ...]:
    """Return the changes of numbers among the events.

    Each stands by itself; of too many, all effects on one number are one change, and so are all numbers that the same
    effects change alike."""
    found = [each for each in events if isinstance(each, NumberChanged)]
    if len(found) <= ONE_BY_ONE:
        return tuple(NumberChange(each, each.after, (each.by,), (whose_number(each),)) for each in found)
    together: dict[Hashable, list[Sequence[NumberChanged]]] = {}
    for steps in cut_into_changes(found):
        together.setdefault(key_of_change(steps), []).append(steps)
    return tuple(
        NumberChange(steps[0], steps[-1].after, tuple(each.by for each in steps), who, times)
        for steps, *others in together.values()
        for times, who in group_by_frequency([whose_number(each[0]) for each in (steps, *others)])
    )


def group_by_frequency(named: Sequence[Recipient]) -> Iterator[tuple[int, tuple[Recipient, ...]]]:
    """Yield how often somebody is named, with those who are named that often."""
    found: dict[int, list[Recipient]] = {}
    for who, times in Counter(named).items():
        found.setdefault(times, []).append(who)
    return ((times, tuple(group)) for times, group in found.items())


def key_of_change(steps: Sequence[NumberChanged]) -> Hashable:
    """Return what the changes of numbers must share to be told together, whoever has the numbers."""
    first = steps[0]
    return number_of_what(first), first.before, steps[-1].after, first.chooser, tuple(each.by for each in steps)


def ways_of_change(events: Sequence[ev.Event]) -> tuple[Hashable, ...]:
    """Return how the numbers among the events change, whoever has them."""
    return tuple(map(key_of_change, cut_into_changes([each for each in events if isinstance(each, NumberChanged)])))


def cut_into_changes(events: Iterable[NumberChanged]) -> list[Sequence[NumberChanged]]:
    """CR 616.1f: cut the events into those that change one number, each going on with the number of the one before."""
    found: list[list[NumberChanged]] = []
    for each in events:
        if found and continues_change(found[-1][-1], each):
            found[-1].append(each)
        else:
            found.append([each])
    return list(found)


def continues_change(last: NumberChanged, this: NumberChanged) -> bool:
    """Whether the second event changes the same number as the first: the effects that competed with the first
    remain."""
    same = (number_of_what(last), whose_number(last), last.after) == (
        number_of_what(this),
        whose_number(this),
        this.before,
    )
    return same and sorted((*this.among, last.by)) == sorted(last.among)


def number_of_what(event: NumberChanged) -> tuple[bool, str]:
    """Whether it is a number of counters, and of what kind, or else of what it is."""
    return (True, event.kind) if isinstance(event, ev.CountersChanged) else (False, event.measure)


def whose_number(event: NumberChanged) -> Recipient:
    return event.holder if isinstance(event, ev.CountersChanged) else event.player


def steps_of_changed_damage(events: Iterable[ev.DamageChanged]) -> list[tuple[Recipient, str]]:
    """CR 616.1f: how much damage each would be dealt, from number to number: `1 → 2 → 4`; of many the first and last.

    One source's damage to somebody goes on with the number of the change before."""
    found: list[tuple[ev.DamageChanged, list[int]]] = []
    for each in events:
        if found and (found[-1][0].source, found[-1][0].recipient, found[-1][1][-1]) == (
            each.source,
            each.recipient,
            each.before,
        ):
            found[-1][1].append(each.amount)
        else:
            found.append((each, [each.before, each.amount]))
    return [(first.recipient, " → ".join(map(str, numbers_shown(numbers)))) for first, numbers in found]


def numbers_shown(numbers: Sequence[int]) -> Sequence[int | str]:
    """All numbers, of too many the first and the last."""
    return numbers if len(numbers) <= ONE_BY_ONE else (numbers[0], "…", numbers[-1])

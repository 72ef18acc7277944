"""Changes of what objects are, for a while: sizes and keywords until end of turn (CR 611.2, 613).

The duration stands in front of the object or behind its changes, once; a sentence without one is not read."""

from bot.engine.magic.effects import (
    ONE,
    AddAbility,
    Amount,
    BlockersBeyondFirst,
    CountOf,
    Duration,
    Effect,
    Modification,
    Modify,
    ModifyPowerToughness,
    ValueOfX,
)
from bot.engine.magic.filters import THIS
from bot.oracle.amounts import size_change
from bot.oracle.cursor import Cursor
from bot.oracle.quoted import given
from bot.oracle.references import Reference, described_one, reference
from bot.oracle.scope import Scope
from bot.oracle.tokens import Kind


def until_front(at: Cursor, scope: Scope) -> tuple[Effect, ...]:
    """`until_front` = "until end of turn" "," object changes"""
    duration = _duration(at)
    at.expect(",")
    whom = affected(at, scope, reference(at, scope))
    return (modify(at, scope, whom, duration),)


def _duration(at: Cursor) -> Duration:
    """`duration` = "until end of" ("turn" | "combat")"""
    for duration in (Duration.END_OF_TURN, Duration.END_OF_COMBAT):
        if at.take(*duration.split()):
            return duration
    raise at.error("“until end of turn”")


def affected(at: Cursor, scope: Scope, whom: Reference) -> Reference:
    """What can be done to a permanent can be done to a reference that means permanents."""
    if not scope.is_permanent(whom.what):
        raise at.error("a permanent")
    return present(at, scope, whom)


def present(at: Cursor, scope: Scope, whom: Reference) -> Reference:
    """Nothing can be done to a source that has left, nor to a spell that resolves."""
    if whom.what == THIS and (scope.setting.gone or scope.setting.spell):
        raise at.error("a permanent that is still there")
    return whom


def modify(at: Cursor, scope: Scope, whom: Reference, duration: Duration | None) -> Effect:
    """`changes` = change { "and" change } duration ["for each" …], the duration once, in front or behind"""
    changes, times = _change(at, scope, whom)
    while more := scope.attempt(at, lambda at, scope: _and_change(at, scope, whom)):
        changes, times = (*changes, *more[0]), more[1] if times == ONE else times
    times = _for_each(at, scope, whom, times)
    lasting = duration or _duration(at)
    times = _for_each(at, scope, whom, times)
    if times != ONE and (len(changes) > 1 or not isinstance(changes[0], ModifyPowerToughness)):
        raise at.error("one size change alone, where it depends on an amount")
    return Modify(whom.what, changes, lasting, times)


def _and_change(at: Cursor, scope: Scope, whom: Reference) -> tuple[tuple[Modification, ...], Amount]:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further “gets” or “gains”")
    return _change(at, scope, whom)


def _change(at: Cursor, scope: Scope, whom: Reference) -> tuple[tuple[Modification, ...], Amount]:
    """`change` = "gets" size | "gains" keywords (CR 613.4c, 613.1f)"""
    if at.take("get" if whom.plural else "gets"):
        size, times = _size(at, scope)
        return (size,), times
    at.expect("gain" if whom.plural else "gains", expected="“gets” or “gains”")
    return tuple(AddAbility(ability) for ability in given(at)), ONE


_X_SIZES = {
    f"{power}/{toughness}": ModifyPowerToughness(sizes[power], sizes[toughness])
    for sizes in ({"+x": 1, "-x": -1, "+0": 0, "-0": 0},)
    for power in sizes
    for toughness in sizes
    if "x" in power + toughness
}
"""The size changes that are so many times the X of the spell or ability."""


def _size(at: Cursor, scope: Scope) -> tuple[ModifyPowerToughness, Amount]:
    token = at.token
    if scope.setting.x and token is not None and token.kind is Kind.SIZE and token.word in _X_SIZES:
        at.position += 1
        return _X_SIZES[token.word], ValueOfX()
    return ModifyPowerToughness(*size_change(at)), ONE


def _for_each(at: Cursor, scope: Scope, whom: Reference, times: Amount) -> Amount:
    """`for each` = "for each" ("creature blocking it beyond the first" | described) (CR 702.23a)"""
    if times != ONE or not at.take("for", "each"):
        return times
    if whom.what == THIS and at.take("creature", "blocking", "it", "beyond", "the", "first"):
        return BlockersBeyondFirst()
    return CountOf(described_one(at, scope))

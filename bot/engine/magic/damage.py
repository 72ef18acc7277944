"""Damage (CR 120): from what would be dealt to its results, the same pipeline in combat and out of it.

Proposes events; knows neither how damage was assigned nor what state-based actions make of it."""

from collections.abc import Iterator, Sequence

from bot.engine.magic.abilities import Keyword
from bot.engine.magic.choices import Decide
from bot.engine.magic.events import CountersRemoved, DamageDealt, DamageMarked, Event, LifeGained, LifeLost
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.layers import characteristics, has
from bot.engine.magic.proposals import Batch, Proposal
from bot.engine.magic.replacement import Damage, replace_damage
from bot.engine.magic.state import GameState
from bot.engine.trace import Rules, rules


def dealt(state: GameState, edges: Sequence[Damage], decide: Decide) -> list[Proposal]:
    """CR 120.4b-d: damage dealt simultaneously, as modified, with all its results."""
    batch = Batch()
    counters = CountersLeft(state)
    totals: dict[ObjectId, int] = {}
    last: dict[ObjectId, int] = {}
    for edge in edges:
        if edge.amount <= 0:
            continue  # CR 120.8: 0 damage is not dealt at all
        replaced = replace_damage(state, edge, decide)
        for prevented, cited in replaced.done:
            batch.add(prevented, cited, edge.cause)
        if replaced.damage is not None:
            totals[edge.source] = totals.get(edge.source, 0) + replaced.damage.amount
            last[edge.source] = deal(state, replaced.damage, batch, counters)
    for source, total in totals.items():
        if has(state, source, Keyword.LIFELINK):
            gained = LifeGained(state.objects[source].controller, total, source)
            batch.add(gained, rules("120.3f", "702.15b"), follows=last[source])
    return batch.proposals


def deal(state: GameState, damage: Damage, batch: Batch, counters: "CountersLeft") -> int:
    """CR 120.4b-c: the damage is dealt, then processed into its results; return where it stands in the batch."""
    by_rule = rules("510.2", "120.2a") if damage.combat else rules("120.2b")
    index = batch.add(DamageDealt(damage.source, damage.recipient, damage.amount, damage.combat), by_rule, damage.cause)
    for event, cited in results(state, damage, counters):
        batch.add(event, cited, follows=index)
    return index


def results(state: GameState, damage: Damage, counters: "CountersLeft") -> Iterator[tuple[Event, Rules]]:
    """CR 120.3: what the damage does, by the kind of its recipient; life gained by lifelink is counted elsewhere."""
    if isinstance(damage.recipient, PlayerId):
        yield LifeLost(damage.recipient, damage.amount), rules("120.3a")
    else:
        yield from results_on_permanent(state, damage, damage.recipient, counters)


def results_on_permanent(
    state: GameState, damage: Damage, recipient: ObjectId, counters: "CountersLeft"
) -> Iterator[tuple[Event, Rules]]:
    """CR 120.3c, e, h: each type that the permanent has gets its own result."""
    values = characteristics(state, recipient)
    if values.is_planeswalker and (removed := counters.take(recipient, "loyalty", damage.amount)):
        yield CountersRemoved(recipient, "loyalty", removed), rules("120.3c", "306.8")
    if values.is_creature:
        deathtouch = has(state, damage.source, Keyword.DEATHTOUCH)
        yield DamageMarked(recipient, damage.amount, deathtouch), rules("120.3e")
    if values.is_battle and (removed := counters.take(recipient, "defense", damage.amount)):
        yield CountersRemoved(recipient, "defense", removed), rules("120.3h", "310.6")


class CountersLeft:
    """How many counters simultaneous damage can still remove: no more than there are."""

    def __init__(self, state: GameState) -> None:
        self._state = state
        self._taken: dict[tuple[Recipient, str], int] = {}

    def take(self, holder: ObjectId, kind: str, wanted: int) -> int:
        taken = self._taken.get((holder, kind), 0)
        number = min(wanted, self._state.objects[holder].counters.get(kind, 0) - taken)
        self._taken[holder, kind] = taken + number
        return number

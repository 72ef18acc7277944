"""Excess damage (CR 120.4a, 120.10): what is more than it takes for lethal damage, or to leave a permanent without
loyalty or defense."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.replacing.affected_damage import Damage
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import characteristics, known_characteristics


def sufficient_damage(state: GameState, permanent: ObjectId, *, deathtouch: bool) -> int | None:
    """CR 120.4a: the damage of which no more is needed, the least for any of its card types; any by a source with
    deathtouch is for a creature (702.2c). None: it can't be dealt damage."""
    thing, values = state.objects[permanent], characteristics(state, permanent)
    numbers = []
    if values.is_creature and values.toughness is not None:
        missing = max(0, values.toughness - thing.damage)
        numbers.append(min(1, missing) if deathtouch else missing)
    if values.is_planeswalker:
        numbers.append(thing.counters.get("loyalty", 0))
    if values.is_battle:
        numbers.append(thing.counters.get("defense", 0))
    return min(numbers, default=None)


def excess_damage_dealt(before: GameState, events: Iterable[ev.Event]) -> Mapping[ObjectId, int]:
    """CR 120.10: for each permanent the excess of what simultaneous sources together dealt to it; `before` is the state
    without the damage."""
    dealt: dict[ObjectId, tuple[int, bool]] = {}
    for event in events:
        if isinstance(event, ev.DamageDealt) and isinstance(event.recipient, ObjectId):
            amount, deathtouch = dealt.get(event.recipient, (0, False))
            dealt[event.recipient] = amount + event.amount, deathtouch or event.deathtouch
    found: dict[ObjectId, int] = {}
    for permanent, (amount, deathtouch) in dealt.items():
        needed = sufficient_damage(before, permanent, deathtouch=deathtouch)
        if needed is not None and amount > needed:
            found[permanent] = amount - needed
    return found


@dataclass(frozen=True, slots=True)
class RedirectedExcess:
    """CR 120.4a: the excess of some damage, dealt to another recipient instead."""

    damage: Damage
    onto: Recipient
    excess: int

    def parts(self) -> Iterator[Damage]:
        """What the first recipient is still dealt, and what the other one is."""
        if self.damage.amount > self.excess:
            yield replace(self.damage, amount=self.damage.amount - self.excess)
        yield replace(self.damage, recipient=self.onto, amount=self.excess)


def redirected_excess(
    state: GameState, damage: Damage, together: Sequence[Damage], onto: Recipient
) -> RedirectedExcess | None:
    """CR 120.4a: what of the damage is excess, beside what other sources deal at the same time; None if nothing."""
    if not isinstance(damage.recipient, ObjectId):
        return None
    deathtouch = KeywordName.DEATHTOUCH in known_characteristics(state, damage.source).keywords
    needed = sufficient_damage(state, damage.recipient, deathtouch=deathtouch)
    if needed is None:
        return None
    others = sum(
        each.amount for each in together if each.recipient == damage.recipient and each.source != damage.source
    )
    excess = damage.amount - max(0, needed - others)
    return RedirectedExcess(damage, onto, excess) if excess > 0 else None

"""Characteristics after continuous effects (CR 613): projected anew for each state, never stored.

Layer by layer; within a layer characteristic-defining abilities first (613.3), then what does not depend on anything
that still waits (613.8), the oldest first (613.7). Dependency is found by trial: what would the one effect do once the
other had been applied? Reads objects and their static abilities; changes nothing."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from bot.engine.magic.amounts import number
from bot.engine.magic.effects import AddAbility, Amount, KeywordAbility, Modification
from bot.engine.magic.filters import COLORS_BY_NAME, ChosenQuality, ColorQuality, Matching, PlayerQuality, Quality
from bot.engine.magic.holding import holds
from bot.engine.magic.identifiers import ObjectId, PlayerId
from bot.engine.magic.keyword_names import Keyword
from bot.engine.magic.matching import Context, found
from bot.engine.magic.modifications import (
    Layer,
    amounts_of,
    changes_abilities,
    depends_on_amount,
    layer_of,
    modified,
    resized,
)
from bot.engine.magic.objects import Characteristics, GameObject
from bot.engine.magic.state import ContinuousEffect, GameState

KEYWORD_COUNTERS: dict[str, KeywordAbility] = {
    keyword.value: KeywordAbility(keyword)
    for keyword in (
        Keyword.FLYING,
        Keyword.FIRST_STRIKE,
        Keyword.DOUBLE_STRIKE,
        Keyword.DEATHTOUCH,
        Keyword.HASTE,
        Keyword.HEXPROOF,
        Keyword.INDESTRUCTIBLE,
        Keyword.LIFELINK,
        Keyword.MENACE,
        Keyword.REACH,
        Keyword.TRAMPLE,
        Keyword.VIGILANCE,
    )
}
"""CR 122.1b: what a keyword counter grants."""

SIZE_COUNTER = re.compile(r"([+-]\d+)/([+-]\d+)")
"""CR 122.1a: the name of a counter that changes power and toughness says by how much."""


def characteristics(state: GameState, object_id: ObjectId) -> Characteristics:
    """CR 613.1: the object's characteristics now; off the battlefield, the printed ones (CR 109.3)."""
    projected = projection(state).get(object_id)
    return state.objects[object_id].printed if projected is None else projected


def known_characteristics(state: GameState, object_id: ObjectId) -> Characteristics:
    """CR 608.2h: the object's characteristics now, or as it last existed where it has left the battlefield."""
    last = state.departed(object_id)
    return characteristics(state, object_id) if last is None else last.values


def last_known(state: GameState, object_id: ObjectId) -> GameObject:
    """CR 608.2h: the object as it is, or as it last existed where it has left the battlefield."""
    last = state.departed(object_id)
    return state.objects[object_id] if last is None else last.thing


def has(state: GameState, object_id: ObjectId, keyword: Keyword) -> bool:
    """Say whether the object has the keyword ability now."""
    return keyword in characteristics(state, object_id).keywords


Key = tuple[object, ...]
AllValues = dict[ObjectId, Characteristics]


@lru_cache(maxsize=8)
def projection(state: GameState) -> Mapping[ObjectId, Characteristics]:
    """CR 613.1: the characteristics of every permanent."""
    return Projection(state).run()


@dataclass(frozen=True, slots=True)
class Candidate:
    """A continuous effect that may apply, and what tells it from others: its place in the state's list, or its source,
    its ability and which of several equal ones it is. `begun`: what it applies to, once it has begun to (CR 613.6)."""

    key: Key
    effect: ContinuousEffect
    defining: bool = False
    begun: tuple[ObjectId, ...] | None = None

    def in_layer(self, layer: Layer) -> tuple[Modification, ...]:
        return tuple(each for each in self.effect.modifications if layer_of(each, defining=self.defining) is layer)


class Projection:
    """One run through the layers of a state."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.values: AllValues = {thing.id: copiable(thing) for thing in state.battlefield()}
        self.begun: dict[Key, Candidate] = {}
        """The effects that have been applied in some layer: they go on, even if the ability is lost (CR 613.6)."""

    def run(self) -> AllValues:
        for layer in Layer:
            if layer is Layer.MODIFY_SIZE:
                self._size_counters()
            self._apply_layer(layer)
        return self.values

    def _apply_layer(self, layer: Layer) -> None:
        done: set[Key] = set()
        waiting = self._waiting(layer, done)
        while waiting:
            chosen = waiting[0] if len(waiting) == 1 else self._first(waiting, layer)
            self._apply(chosen, layer)
            done.add(chosen.key)
            if any(changes_abilities(each) for each in chosen.in_layer(layer)):
                waiting = self._waiting(layer, done)
            else:
                waiting = [each for each in waiting if each.key not in done]

    def _waiting(self, layer: Layer, done: set[Key]) -> list[Candidate]:
        """What applies in the layer and has not yet, in the order of 613.3 and 613.7."""
        there = {each.key: each for each in candidates(self.state, self.values)}
        waiting = [each for each in {**there, **self.begun}.values() if each.key not in done and each.in_layer(layer)]
        return sorted(waiting, key=lambda each: (not each.defining, each.effect.timestamp))

    def _apply(self, candidate: Candidate, layer: Layer) -> None:
        affected = self._affected(candidate, self.values)
        self.begun[candidate.key] = replace(candidate, begun=affected)
        self.values = self._after(candidate, layer, affected, self.values)

    def _after(self, candidate: Candidate, layer: Layer, affected: Sequence[ObjectId], values: AllValues) -> AllValues:
        """The characteristics once the effect has been applied in the layer."""
        changed = dict(values)
        for modification in candidate.in_layer(layer):
            for each in affected:
                worked_out = partial(self._amount, self._context(candidate, each), values)
                changed[each] = modified(changed[each], modification, worked_out)
        return changed

    def _context(self, candidate: Candidate, affected: ObjectId) -> Context:
        """An ability that defines characteristics speaks of the object itself."""
        source = affected if candidate.defining else candidate.effect.source
        return Context(source, self.state.objects[source].controller)

    def _amount(self, context: Context, values: AllValues, amount: Amount) -> int:
        return number(self.state, context, amount, partial(self._values_of, values))

    def _values_of(self, values: AllValues, thing: ObjectId) -> Characteristics:
        """Off the battlefield the printed ones: what counts cards there is not played with defining abilities."""
        return values.get(thing) or self.state.objects[thing].printed

    def _affected(self, candidate: Candidate, values: AllValues) -> tuple[ObjectId, ...]:
        if candidate.begun is not None:
            return candidate.begun
        return affected_by(self.state, candidate.effect, values)

    # Dependency (CR 613.8).

    def _first(self, waiting: Sequence[Candidate], layer: Layer) -> Candidate:
        """CR 613.3, 613.8b: the first that depends on nothing that waits, those in a loop of dependencies aside."""
        rank = [each for each in waiting if each.defining == waiting[0].defining]
        depends = {
            each.key: frozenset(other.key for other in rank if other is not each and self._depends(each, other, layer))
            for each in rank
        }
        return next(each for each in rank if all(each.key in reached(depends, other) for other in depends[each.key]))

    def _depends(self, candidate: Candidate, other: Candidate, layer: Layer) -> bool:
        """CR 613.8a: applying the other would change whether it exists, what it applies to or what it does to that."""
        if not may_depend(candidate, other, layer):
            return False
        affected = self._affected(candidate, self.values)
        values = self._after(other, layer, self._affected(other, self.values), self.values)
        if candidate.key not in self.begun and candidate.key not in {
            each.key for each in candidates(self.state, values)
        }:
            return True
        if self._affected(candidate, values) != affected:
            return True
        return any(
            self._sizes(candidate, each, layer, self.values) != self._sizes(candidate, each, layer, values)
            for each in affected
        )

    def _sizes(self, candidate: Candidate, affected: ObjectId, layer: Layer, values: AllValues) -> list[int]:
        """What the effect does to one object, as far as that depends on others: the amounts it works out."""
        context = self._context(candidate, affected)
        amounts = (amount for each in candidate.in_layer(layer) for amount in amounts_of(each))
        return [self._amount(context, values, amount) for amount in amounts]

    # Counters.

    def _size_counters(self) -> None:
        """CR 122.1a, 613.4c."""
        for thing in self.state.battlefield():
            for kind, held in sorted(thing.counters.items()):
                size = SIZE_COUNTER.fullmatch(kind)
                if size is not None:
                    change = int(size[1]) * held, int(size[2]) * held
                    self.values[thing.id] = resized(self.values[thing.id], *change)


def candidates(state: GameState, values: Mapping[ObjectId, Characteristics]) -> Iterator[Candidate]:
    """CR 611.1: the effects of resolved spells and abilities, and those of the static abilities that there are now."""
    for index, effect in enumerate(state.effects):
        yield Candidate(("resolved", index), effect)
    for thing in state.objects.values():
        if not thing.functions:
            continue
        if thing.on_battlefield:
            yield from keyword_counters(thing)
        abilities = values.get(thing.id, thing.printed).static_abilities
        for index, ability in enumerate(abilities):
            same = abilities[:index].count(ability)
            effect = ContinuousEffect(
                thing.id, ability.modifications, thing.timestamp, ability.affects, condition=ability.condition
            )
            yield Candidate((thing.id, ability, same), effect, ability.defining)


def keyword_counters(thing: GameObject) -> Iterator[Candidate]:
    """CR 122.1b, 613.7c: each kind with the timestamp that the counters got."""
    for kind in thing.counters:
        granted = KEYWORD_COUNTERS.get(kind)
        if granted is not None:
            since = thing.counter_timestamps.get(kind, thing.timestamp)
            locked = ((thing.id, thing.incarnation),)
            effect = ContinuousEffect(thing.id, (AddAbility(granted),), since, locked=locked)
            yield Candidate((thing.id, kind), effect)


def reached(depends: Mapping[Key, frozenset[Key]], start: Key) -> set[Key]:
    """Everything that an effect depends on, directly or not."""
    found_so_far: set[Key] = set()
    waiting = [start]
    while waiting:
        for each in depends.get(waiting.pop(), ()):
            if each not in found_so_far:
                found_so_far.add(each)
                waiting.append(each)
    return found_so_far


def may_depend(candidate: Candidate, other: Candidate, layer: Layer) -> bool:
    """A quick no for what can't depend on anything: sets that are locked in and sizes that are plain numbers."""
    if any(depends_on_amount(each) for each in candidate.in_layer(layer)):
        return True
    if candidate.effect.condition is not None and candidate.begun is None:
        return True
    if candidate.effect.locked is not None or candidate.begun is not None:
        return False
    if any(changes_abilities(each) for each in other.in_layer(layer)):
        return True
    affects = candidate.effect.affects
    return isinstance(affects, Matching) and looks_at(affects, layer)


def looks_at(affects: Matching, layer: Layer) -> bool:
    """Whether the noun phrase speaks of what modifications of the layer change."""
    wanted = affects.filter
    if layer is Layer.TYPE:
        return bool(wanted.all_of or wanted.any_of or wanted.none_of)
    if layer is Layer.COLOR:
        return bool(wanted.colors or wanted.not_colors or wanted.chosen_color)
    if layer is Layer.ABILITY:
        return bool(wanted.keywords or wanted.without)
    return wanted.comparison is not None


def affected_by(
    state: GameState, effect: ContinuousEffect, values: Mapping[ObjectId, Characteristics]
) -> tuple[ObjectId, ...]:
    """CR 611.2c, 611.3a: what a resolved effect was locked in for, or what a static ability applies to now."""
    if effect.locked is not None:
        return tuple(
            thing
            for thing, incarnation in effect.locked
            if thing in values and state.objects[thing].incarnation == incarnation
        )
    context = Context(effect.source, state.objects[effect.source].controller)
    if effect.condition is not None and not holds(state, context, effect.condition, values.__getitem__):
        return ()
    return tuple(each for each in found(state, context, effect.affects, values.__getitem__) if each in values)


def copiable(thing: GameObject) -> Characteristics:
    """CR 707.2: the values that layer 1 starts from, with loyalty and defense as the counters say (306.5c, 310.4c)."""
    printed = with_chosen(thing)
    if printed.loyalty is None and printed.defense is None and not (printed.is_planeswalker or printed.is_battle):
        return printed
    return replace(
        printed,
        loyalty=thing.counters.get("loyalty", 0) if printed.is_planeswalker else None,
        defense=thing.counters.get("defense", 0) if printed.is_battle else None,
    )


def with_chosen(thing: GameObject) -> Characteristics:
    """CR 607.2d: abilities that speak of what was chosen, with the choice in its place."""
    printed = thing.printed
    if not thing.chosen:
        return printed
    abilities = tuple(
        replace(ability, quality=chosen_quality(thing, ability.quality))
        if isinstance(ability, KeywordAbility) and isinstance(ability.quality, ChosenQuality)
        else ability
        for ability in printed.abilities
    )
    return printed if abilities == printed.abilities else replace(printed, abilities=abilities)


def chosen_quality(thing: GameObject, quality: ChosenQuality) -> Quality:
    """The quality that was chosen, or the open one where nothing was."""
    chosen = thing.chosen.get(quality.what)
    if chosen is None:
        return quality
    return PlayerQuality(PlayerId(chosen)) if quality.what == "player" else ColorQuality(COLORS_BY_NAME[chosen])

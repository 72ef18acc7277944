"""Which continuous effects there are and what each applies to (CR 611, 613.6-613.8).

`layers` decides the order in which they apply."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from types import MappingProxyType

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.keywords.tables import COUNTERS
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.table.ongoing_effects import ContinuousEffect
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.filter_matching import find_objects
from bot.engine.magic.values.modified_characteristics import (
    Layer,
    changes_abilities,
    depends_on_others,
    layer_of,
    modification_as_chosen,
)
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl

CandidateKey = tuple[object, ...]
PartsByLayer = Mapping[Layer, tuple[fx.Modification, ...]]
AllValues = Mapping[ObjectId, Characteristics]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A continuous effect that may apply, with its modifications by layer. `key` tells it from others: its place in the
    state's list, or its source and ability. `ability` is the static ability that makes it, if one does. `begun` is what
    it applies to once it has begun to (CR 613.6)."""

    key: CandidateKey
    effect: ContinuousEffect
    parts: PartsByLayer
    ability: ab.StaticAbility | None = None
    begun: tuple[ObjectId, ...] | None = None

    @property
    def defining(self) -> bool:
        """CR 604.3."""
        return self.ability is not None and self.ability.defining

    @property
    def age(self) -> tuple[bool, int, int]:
        """CR 613.3, 613.7a: what effects are sorted by: characteristic-defining abilities first, then by timestamp; an
        object's own abilities come before those that effects gave it."""
        granted = None if self.ability is None else self.ability.since
        return not self.defining, self.effect.timestamp, granted or 0

    def in_layer(self, layer: Layer) -> tuple[fx.Modification, ...]:
        return self.parts.get(layer, ())


def candidate_effects(state: GameState, values: AllValues) -> Iterator[Candidate]:
    """CR 611.1: the effects of resolved spells and abilities, and those of static abilities now."""
    for index, effect in enumerate(state.effects):
        yield candidate_of_resolved(index, effect)
    for thing in state.objects.values():
        if not thing.functions:
            continue
        if thing.on_battlefield and thing.counters:
            yield from candidates_of_counters(thing)
        abilities = values.get(thing.id, thing.printed).static_abilities
        for index, ability in enumerate(abilities):
            yield candidate_of_ability(thing, ability, abilities[:index].count(ability))


def candidate_of_resolved(index: int, effect: ContinuousEffect) -> Candidate:
    """CR 611.2: the effect of a resolved spell or ability, by its place in the state's list."""
    return Candidate(("resolved", index), effect, modifications_by_layer(effect.modifications, defining=False))


def candidate_of_ability(thing: GameObject, ability: ab.StaticAbility, same: int) -> Candidate:
    """CR 611.3a, 613.7a: the effect of a static ability, with the later timestamp of the object and of what granted
    it."""
    modifications = tuple(modification_as_chosen(each, thing.chosen) for each in ability.modifications)
    effect = ContinuousEffect(
        thing.id,
        modifications,
        max(thing.timestamp, ability.since or 0),
        ability.affects,
        condition=ability.condition,
    )
    # By identity, which is quick: an ability stays the same object from layer to layer, and a candidate holds on to it.
    key = (thing.id, id(ability), same)
    return Candidate(key, effect, modifications_by_layer(modifications, defining=ability.defining), ability)


def modifications_by_layer(modifications: tuple[fx.Modification, ...], *, defining: bool) -> PartsByLayer:
    """CR 613.6: each part of an effect applies in its own layer."""
    parts: dict[Layer, tuple[fx.Modification, ...]] = {}
    for each in modifications:
        layer = layer_of(each, defining=defining)
        if layer is not None:
            parts[layer] = (*parts.get(layer, ()), each)
    return MappingProxyType(parts)


def candidates_of_counters(thing: GameObject) -> Iterator[Candidate]:
    """CR 122.1b, 613.7c: the effects of keyword counters, with the timestamps of the counters."""
    for kind in thing.counters:
        granted = COUNTERS.get(kind)
        if granted is not None:
            since = thing.counter_timestamps.get(kind, thing.timestamp)
            locked = ((thing.id, thing.incarnation),)
            effect = ContinuousEffect(thing.id, (fx.AddAbility(granted),), since, locked=locked)
            yield Candidate((thing.id, kind), effect, modifications_by_layer(effect.modifications, defining=False))


def objects_affected(state: GameState, candidate: Candidate, values: AllValues) -> tuple[ObjectId, ...]:
    """CR 611.2c, 611.3a, 613.6: what it has begun to apply to; else the locked-in objects of a resolved effect, or what
    a static ability applies to now."""
    if candidate.begun is not None:
        return candidate.begun
    effect = candidate.effect
    if effect.locked is not None:
        return tuple(
            thing
            for thing, incarnation in effect.locked
            if thing in values and state.objects[thing].incarnation == incarnation
        )
    context = Context(effect.source, state.objects[effect.source].controller)
    if effect.condition is not None and not condition_holds(state, context, effect.condition, values.__getitem__):
        return ()
    return tuple(each for each in find_objects(state, context, effect.affects, values.__getitem__) if each in values)


def objects_affected_by_each(
    state: GameState, waiting: Sequence[Candidate], values: AllValues
) -> Iterator[tuple[ObjectId, ...]]:
    """What each of several independent effects applies to; effects with the same noun phrase are looked up once."""
    known: dict[Hashable, tuple[ObjectId, ...]] = {}
    for each in waiting:
        key = key_of_affected(state, each)
        if key is None:
            yield objects_affected(state, each, values)
        else:
            if key not in known:
                known[key] = objects_affected(state, each, values)
            yield known[key]


def key_of_affected(state: GameState, candidate: Candidate) -> Hashable:
    """A key that is equal for static abilities that apply to the same objects; None if that depends on the source."""
    effect = candidate.effect
    if candidate.begun is not None or effect.locked is not None or effect.condition is not None or state.ranges:
        return None
    if not isinstance(effect.affects, fl.Matching):
        return None
    wanted = effect.affects.filter
    plain = fl.Filter(
        all_of=wanted.all_of,
        any_of=wanted.any_of,
        none_of=wanted.none_of,
        colors=wanted.colors,
        not_colors=wanted.not_colors,
        keywords=wanted.keywords,
        without=wanted.without,
        side=wanted.side,
    )
    return (wanted, state.objects[effect.source].controller) if wanted == plain else None


def are_independent(waiting: Sequence[Candidate], layer: Layer) -> bool:
    """CR 613.8a: whether certainly no effect in this layer depends on another."""
    changes = dict.fromkeys(change for each in waiting for change in each.in_layer(layer))
    if any(changes_abilities(each) or depends_on_others(each) for each in changes):
        return False
    wanted = {each.effect.affects for each in waiting if each.effect.locked is None and each.begun is None}
    filters = [each.filter for each in wanted if isinstance(each, fl.Matching)]
    return all(each.effect.condition is None or each.begun is not None for each in waiting) and not any(
        filter_depends_on(one, change, layer) for one in filters for change in changes
    )


def may_depend(candidate: Candidate, other: Candidate, layer: Layer) -> bool:
    """CR 613.8a: whether the effect may depend on the other; a quick no for locked-in effects with fixed numbers and
    for noun phrases that the other can't change."""
    if any(depends_on_others(each) for each in candidate.in_layer(layer)):
        return True
    if candidate.effect.locked is not None or candidate.begun is not None:
        return False
    if candidate.effect.condition is not None or any(changes_abilities(each) for each in other.in_layer(layer)):
        return True
    affects = candidate.effect.affects
    return isinstance(affects, fl.Matching) and any(
        filter_depends_on(affects.filter, each, layer) for each in other.in_layer(layer)
    )


def filter_depends_on(wanted: fl.Filter, changed: fx.Modification, layer: Layer) -> bool:
    """Whether the noun phrase asks for something that the modification may change."""
    if layer is Layer.TYPE:
        kinds = {*wanted.all_of, *wanted.any_of, *wanted.none_of}
        if isinstance(changed, fx.AddTypes):
            return not kinds.isdisjoint((*changed.types, *changed.subtypes, *changed.supertypes))
        return bool(kinds)
    if layer is Layer.COLOR:
        return bool(wanted.colors or wanted.not_colors or wanted.chosen_color)
    if layer is Layer.ABILITY:
        return bool(wanted.keywords or wanted.without)
    return wanted.comparison is not None

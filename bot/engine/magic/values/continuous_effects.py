"""Which continuous effects there are and what each applies to (CR 611, 613.6-613.8).

`layers` decides the order in which they apply."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from operator import is_
from types import MappingProxyType

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
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
    layer_of,
    modification_as_chosen,
)
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl

CandidateKey = tuple[object, ...]
PartsByLayer = Mapping[Layer, tuple[fx.Modification, ...]]
AllValues = Mapping[ObjectId, Characteristics]


@dataclass(frozen=True, slots=True, eq=False)
class NounPhrase:
    """What several effects may apply to: permanents that a filter describes by what each is by itself, seen from a
    player; whose ability says so plays no part. Equal ones are the very same value."""

    filter: fl.Filter
    controller: PlayerId


@dataclass(frozen=True, slots=True)
class Candidate:
    """A continuous effect that may apply, with its modifications by layer. `key` tells it from others: its place in the
    state's list, or its source and ability. `ability` is the static ability that makes it, if one does. `begun` is what
    it applies to once it has begun to (CR 613.6). `phrase` is what it applies to, None where that is no noun phrase
    that other effects may share; with `apart` its source is left out ("each other")."""

    key: CandidateKey
    effect: ContinuousEffect
    parts: PartsByLayer
    ability: ab.StaticAbility | None = None
    begun: tuple[ObjectId, ...] | None = None
    phrase: NounPhrase | None = None
    apart: bool = False

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
    for thing in state.functioning():
        if thing.counters and thing.on_battlefield:
            yield from candidates_of_counters(thing)
        abilities = (values.get(thing.id) or thing.printed).static_abilities
        if abilities:
            yield from candidates_of_abilities(state, thing, abilities)


def keys_of_candidates(state: GameState, values: AllValues) -> set[CandidateKey]:
    """The keys of the effects of static abilities now."""
    return {
        key_of_ability(thing, ability, abilities[:index].count(ability))
        for thing in state.functioning()
        if (abilities := (values.get(thing.id) or thing.printed).static_abilities)
        for index, ability in enumerate(abilities)
    }


def candidates_of_abilities(
    state: GameState, thing: GameObject, abilities: tuple[ab.StaticAbility, ...]
) -> tuple[Candidate, ...]:
    """The effects of these abilities of the object, made once for each object."""
    known = state.table.known_effects.get(thing.id)
    about = (thing.timestamp, thing.controller, thing.chosen)
    if known is None or known[0] != about or not are_identical(known[1], abilities):
        made = tuple(
            candidate_of_ability(thing, ability, abilities[:index].count(ability))
            for index, ability in enumerate(abilities)
        )
        known = state.table.known_effects[thing.id] = about, abilities, made
    return known[2]


def are_identical(some: tuple[object, ...], others: tuple[object, ...]) -> bool:
    return some is others or (len(some) == len(others) and all(map(is_, some, others)))


def key_of_ability(thing: GameObject, ability: ab.StaticAbility, same: int) -> CandidateKey:
    """By identity, which is quick: an ability stays the same object from layer to layer, and a candidate holds on to
    it."""
    return (thing.id, id(ability), same)


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
    parts = modifications_by_layer(modifications, defining=ability.defining)
    phrase, apart = None, False
    if ability.condition is None and isinstance(ability.affects, fl.Matching):
        phrase, apart = shared_phrase(ability.affects.filter, thing.controller)
    return Candidate(key_of_ability(thing, ability, same), effect, parts, ability, phrase=phrase, apart=apart)


@lru_cache(maxsize=256)
def shared_phrase(wanted: fl.Filter, controller: PlayerId) -> tuple[NounPhrase | None, bool]:
    """The noun phrase as effects may share it, and whether it leaves the source out."""
    plain = fl.Filter(
        all_of=wanted.all_of,
        any_of=wanted.any_of,
        none_of=wanted.none_of,
        colors=wanted.colors,
        not_colors=wanted.not_colors,
        keywords=wanted.keywords,
        without=wanted.without,
        side=wanted.side,
        token=wanted.token,
        other=wanted.other,
    )
    if wanted != plain or wanted.side is fl.Side.DEFENDING_PLAYER:
        return None, False
    return noun_phrase(replace(wanted, other=False), controller), wanted.other


@lru_cache(maxsize=256)
def noun_phrase(wanted: fl.Filter, controller: PlayerId) -> NounPhrase:
    return NounPhrase(wanted, controller)


@lru_cache(maxsize=256)
def modifications_by_layer(modifications: tuple[fx.Modification, ...], *, defining: bool) -> PartsByLayer:
    """CR 613.6: each part of an effect applies in its own layer. Equal modifications have the very same parts."""
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

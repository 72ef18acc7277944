"""Characteristics after continuous effects (CR 613): projected anew for each state, never stored.

Reads objects and their static abilities; changes nothing."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import assert_never

from bot.engine.magic.effects import AddAbility, KeywordAbility, Modification, ModifyPowerToughness
from bot.engine.magic.filters import COLORS_BY_NAME, ChosenQuality, ColorQuality, PlayerQuality, Quality
from bot.engine.magic.identifiers import ObjectId, PlayerId
from bot.engine.magic.keyword_names import Keyword
from bot.engine.magic.matching import Context, found
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


def has(state: GameState, object_id: ObjectId, keyword: Keyword) -> bool:
    """Say whether the object has the keyword ability now."""
    return keyword in characteristics(state, object_id).keywords


@lru_cache(maxsize=8)
def projection(state: GameState) -> Mapping[ObjectId, Characteristics]:
    """CR 613.1: the characteristics of every permanent, layer by layer, in timestamp order within a layer (613.7)."""
    values = {thing.id: copiable(thing) for thing in state.battlefield()}
    effects = sorted(continuous_effects(state), key=lambda effect: effect.timestamp)
    affected: dict[int, tuple[ObjectId, ...]] = {}
    for layer in LAYERS:
        if layer is ModifyPowerToughness:
            for thing in state.battlefield():
                if thing.counters:
                    values[thing.id] = with_counters(values[thing.id], thing)
        for index, effect in enumerate(effects):
            for modification in effect.modifications:
                if isinstance(modification, layer):
                    if index not in affected:  # CR 613.6: what it first applies to, it goes on applying to
                        affected[index] = affected_by(state, effect, values)
                    for each in affected[index]:
                        values[each] = modify(values[each], modification)
    return values


LAYERS: tuple[type[Modification], ...] = (AddAbility, ModifyPowerToughness)
"""CR 613.1f, 613.4c: the layers that modifications belong to, in order."""


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
    return tuple(each for each in found(state, context, effect.affects, values.__getitem__) if each in values)


def continuous_effects(state: GameState) -> Iterator[ContinuousEffect]:
    """CR 611.1: those of resolved spells and abilities, and those of static abilities of permanents."""
    yield from state.effects
    for thing in state.battlefield():
        for ability in thing.printed.static_abilities:
            yield ContinuousEffect(thing.id, ability.modifications, thing.timestamp, ability.affects)


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


def modify(values: Characteristics, modification: Modification) -> Characteristics:
    """Apply one modification (CR 613.1f, 613.4c)."""
    match modification:
        case AddAbility(ability=ability):
            return replace(values, abilities=(*values.abilities, ability))
        case ModifyPowerToughness(power=power, toughness=toughness):
            return resized(values, power, toughness)
        case _:
            assert_never(modification)


def with_counters(values: Characteristics, thing: GameObject) -> Characteristics:
    """CR 122.1a-b: counters that change size (layer 7c) and keyword counters (layer 6)."""
    for kind, number in sorted(thing.counters.items()):
        granted = KEYWORD_COUNTERS.get(kind)
        if granted is not None:
            values = replace(values, abilities=(*values.abilities, granted))
        size = SIZE_COUNTER.fullmatch(kind)
        if size is not None:
            values = resized(values, int(size[1]) * number, int(size[2]) * number)
    return values


def resized(values: Characteristics, power: int, toughness: int) -> Characteristics:
    """CR 613.4c; what has no power and toughness gets none."""
    if values.power is None or values.toughness is None:
        return values
    return replace(values, power=values.power + power, toughness=values.toughness + toughness)

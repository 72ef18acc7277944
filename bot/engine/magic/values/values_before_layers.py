"""An object's values before the layers and after them (CR 122.1a, 208, 306.5c, 310.4c, 607.2d).

This file looks at one object; `layers` applies continuous effects."""

import re
from dataclasses import replace

from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.colors import COLORS_BY_NAME
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.modified_characteristics import values_resized
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.qualities import ChosenQuality, ColorQuality, PlayerQuality, Quality

SIZE_COUNTER = re.compile(r"([+-]\d+)/([+-]\d+)")
"""CR 122.1a: the name of a counter that changes power and toughness says by how much."""


def copiable_values_of(thing: GameObject) -> Characteristics:
    """CR 707.2: the values that layer 1 starts from, with the abilities that subtypes give (310.11b)."""
    return values_with_choices(thing, thing.printed).with_intrinsic


def values_with_size(thing: GameObject, values: Characteristics) -> Characteristics:
    """CR 208.3, 208.5: as layer 7 begins only creatures have power and toughness, 0 if they have no value. A value that
    depends on an unread sentence stays unknown."""
    if not values.is_creature:
        return values_without_size(values)
    if values.power is not None and values.toughness is not None:
        return values
    starred = thing.printed.is_creature and (thing.printed.power is None or thing.printed.toughness is None)
    if starred and any(isinstance(each, ab.Unread) for each in values.abilities):
        return values
    return changed(values, power=values.power or 0, toughness=values.toughness or 0)


def values_with_counters(thing: GameObject, values: Characteristics) -> Characteristics:
    """CR 122.1a, 613.4c: the size with what counters add to it."""
    for kind, held in sorted(thing.counters.items()):
        size = SIZE_COUNTER.fullmatch(kind)
        if size is not None:
            values = values_resized(values, int(size[1]) * held, int(size[2]) * held)
    return values


def values_without_size(values: Characteristics) -> Characteristics:
    return values if values.power is None and values.toughness is None else changed(values, power=None, toughness=None)


def finish_values(thing: GameObject, values: Characteristics) -> Characteristics:
    """CR 208.3, 306.5c, 310.4c: remove the size of noncreatures, and set loyalty and defense of planeswalkers and
    battles from their counters."""
    loyalty = thing.counters.get("loyalty", 0) if values.is_planeswalker else None
    defense = thing.counters.get("defense", 0) if values.is_battle else None
    if (values.loyalty, values.defense) != (loyalty, defense):
        values = changed(values, loyalty=loyalty, defense=defense)
    return values if values.is_creature else values_without_size(values)


def values_with_choices(thing: GameObject, printed: Characteristics) -> Characteristics:
    """CR 607.2d: abilities that speak of what was chosen, with the choice in its place."""
    if not thing.chosen:
        return printed
    abilities = tuple(ability_with_choice(thing, ability) for ability in printed.abilities)
    return printed if abilities == printed.abilities else changed(printed, abilities=abilities)


def ability_with_choice(thing: GameObject, ability: ab.Ability) -> ab.Ability:
    """The ability, and what it gives other objects, with the choice in the place of the open quality."""
    if isinstance(ability, fx.KeywordAbility) and isinstance(ability.quality, ChosenQuality):
        return replace(ability, quality=chosen_quality(thing, ability.quality))
    if not isinstance(ability, ab.StaticAbility):
        return ability
    given = (
        fx.AddAbility(ability_with_choice(thing, each.ability)) if isinstance(each, fx.AddAbility) else each
        for each in ability.modifications
    )
    return replace(ability, modifications=tuple(given))


def chosen_quality(thing: GameObject, quality: ChosenQuality) -> Quality:
    """The quality that was chosen, or the open one where nothing was."""
    chosen = thing.chosen.get(quality.what)
    if chosen is None:
        return quality
    return PlayerQuality(PlayerId(chosen)) if quality.what == "player" else ColorQuality(COLORS_BY_NAME[chosen])

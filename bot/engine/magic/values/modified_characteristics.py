"""What each modification does to characteristics, and in which layer (CR 613.1-613.4).

What a modification leaves as it was is the very same value, so that nothing that was worked out of it is lost.

Pure functions of values; which effects apply to what, and in which order, is `layers`' business."""

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any

from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.colors import COLORS_BY_NAME, Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.subtypes import card_type_of, subtype_fits_types
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.values.text_changes import values_with_text_changed
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx

AmountValue = Callable[[fx.Amount], int | None]
"""None for what can't be known."""


class Layer(IntEnum):
    """CR 613.1, 613.4, in order. Control (layer 2) is kept with the objects, see `control`."""

    TEXT = 3
    TYPE = 4
    COLOR = 5
    ABILITY = 6
    DEFINE_SIZE = 71
    """7a."""
    SET_SIZE = 72
    """7b."""
    MODIFY_SIZE = 73
    """7c."""
    SWITCH_SIZE = 74
    """7d."""


LAYER_NUMBERS: Mapping[Layer, str] = {
    Layer.TEXT: "3",
    Layer.TYPE: "4",
    Layer.COLOR: "5",
    Layer.ABILITY: "6",
    Layer.DEFINE_SIZE: "7a",
    Layer.SET_SIZE: "7b",
    Layer.MODIFY_SIZE: "7c",
    Layer.SWITCH_SIZE: "7d",
}
"""What the rulebook calls them (CR 613.1, 613.4)."""

LAYER_OF: Mapping[type[fx.Modification], Layer] = {
    fx.ChangeText: Layer.TEXT,
    fx.AddTypes: Layer.TYPE,
    fx.SetTypes: Layer.TYPE,
    fx.RemoveTypes: Layer.TYPE,
    fx.LoseSubtypes: Layer.TYPE,
    fx.SetLandTypes: Layer.TYPE,
    fx.SetColors: Layer.COLOR,
    fx.AddColors: Layer.COLOR,
    fx.AddAbility: Layer.ABILITY,
    fx.AddActivatedAbilities: Layer.ABILITY,
    fx.LoseKeyword: Layer.ABILITY,
    fx.LoseAllAbilities: Layer.ABILITY,
    fx.SetPowerToughness: Layer.SET_SIZE,
    fx.ModifyPowerToughness: Layer.MODIFY_SIZE,
    fx.SwitchPowerToughness: Layer.SWITCH_SIZE,
}
"""Those that change characteristics."""


def layer_of(modification: fx.Modification, *, defining: bool) -> Layer | None:
    """CR 613.4a: in which layer it applies, `defining` for a characteristic-defining ability's; None for control."""
    if defining and isinstance(modification, fx.SetPowerToughness):
        return Layer.DEFINE_SIZE
    if isinstance(modification, fx.TakeChosen):
        return Layer.COLOR if modification.what == "color" else Layer.TYPE
    return LAYER_OF.get(type(modification))


def changes_abilities(modification: fx.Modification) -> bool:
    """Whether it can begin or end static abilities (CR 613.8a): by granting one, by taking some, by 305.7."""
    if isinstance(modification, fx.AddAbility):
        return isinstance(modification.ability, ab.StaticAbility)
    if isinstance(modification, fx.TakeChosen):
        return modification.what == "land type" and not modification.in_addition
    return isinstance(modification, fx.LoseAllAbilities | fx.SetLandTypes)


def depends_on_others(modification: fx.Modification) -> bool:
    """Whether what it does is worked out anew each time, by what other objects are and have."""
    amounts = amounts_of(modification)
    return isinstance(modification, fx.AddActivatedAbilities) or any(not isinstance(each, fx.Fixed) for each in amounts)


def apply_modification(values: Characteristics, modification: fx.Modification, amount: AmountValue) -> Characteristics:
    """Apply one modification; `amount` works out what it depends on."""
    return APPLY_MODIFICATION[type(modification)](values, modification, amount)


def apply_change_text(values: Characteristics, modification: fx.ChangeText, _amount: AmountValue) -> Characteristics:
    return values_with_text_changed(values, modification)


def apply_add_types(values: Characteristics, modification: fx.AddTypes, _amount: AmountValue) -> Characteristics:
    types = join_without_repeats(values.types, modification.types)
    subtypes = join_without_repeats(values.subtypes, modification.subtypes)
    supertypes = join_without_repeats(values.supertypes, modification.supertypes)
    if (types, subtypes, supertypes) == (values.types, values.subtypes, values.supertypes):
        return values
    return changed(values, types=types, subtypes=subtypes, supertypes=supertypes)


def apply_set_types(values: Characteristics, modification: fx.SetTypes, _amount: AmountValue) -> Characteristics:
    return with_types_set(values, modification.types, modification.subtypes)


def apply_remove_types(values: Characteristics, modification: fx.RemoveTypes, _amount: AmountValue) -> Characteristics:
    return without_types(values, modification.types)


def apply_lose_subtypes(
    values: Characteristics, modification: fx.LoseSubtypes, _amount: AmountValue
) -> Characteristics:
    return changed(values, subtypes=tuple(each for each in values.subtypes if card_type_of(each) != modification.of))


def apply_set_land_types(
    values: Characteristics, modification: fx.SetLandTypes, _amount: AmountValue
) -> Characteristics:
    others = tuple(each for each in values.subtypes if card_type_of(each) != "Land")
    subtypes = (*others, *modification.subtypes)
    if not values.abilities and values.subtypes == subtypes:
        return values
    return changed(values, subtypes=subtypes, abilities=())


def apply_set_colors(values: Characteristics, modification: fx.SetColors, _amount: AmountValue) -> Characteristics:
    return with_colors(values, order_colors(modification.colors))


def apply_add_colors(values: Characteristics, modification: fx.AddColors, _amount: AmountValue) -> Characteristics:
    return with_colors(values, order_colors((*values.colors, *modification.colors)))


def with_colors(values: Characteristics, colors: tuple[Color, ...]) -> Characteristics:
    return values if values.colors == colors else changed(values, colors=colors)


def apply_add_ability(values: Characteristics, modification: fx.AddAbility, _amount: AmountValue) -> Characteristics:
    return changed(values, abilities=(*values.abilities, modification.ability))


def apply_lose_keyword(values: Characteristics, modification: fx.LoseKeyword, _amount: AmountValue) -> Characteristics:
    left = tuple(each for each in values.abilities if not loses_ability(modification, each))
    return values if len(left) == len(values.abilities) else changed(values, abilities=left)


def apply_lose_all_abilities(
    values: Characteristics, _modification: fx.LoseAllAbilities, _amount: AmountValue
) -> Characteristics:
    if values.without_intrinsic and not values.abilities:
        return values
    return changed(values, abilities=(), without_intrinsic=True)


def apply_set_power_toughness(
    values: Characteristics, modification: fx.SetPowerToughness, amount: AmountValue
) -> Characteristics:
    power = values.power if modification.power is None else amount(modification.power)
    toughness = values.toughness if modification.toughness is None else amount(modification.toughness)
    return with_size(values, power, toughness)


def with_size(values: Characteristics, power: int | None, toughness: int | None) -> Characteristics:
    same = values.power == power and values.toughness == toughness
    return values if same else changed(values, power=power, toughness=toughness)


def apply_modify_power_toughness(
    values: Characteristics, modification: fx.ModifyPowerToughness, amount: AmountValue
) -> Characteristics:
    power, toughness, times = modification.power, modification.toughness, modification.times
    number = amount(times)
    if number is None:
        return with_unknown_size(values, power=power != 0, toughness=toughness != 0)
    return values_resized(values, power * number, toughness * number)


def apply_switch_power_toughness(
    values: Characteristics, _modification: fx.SwitchPowerToughness, _amount: AmountValue
) -> Characteristics:
    return with_size(values, values.toughness, values.power)


def change_no_characteristic(
    values: Characteristics,
    _modification: fx.GainControl | fx.TakeChosen | fx.AddActivatedAbilities,
    _amount: AmountValue,
) -> Characteristics:
    return values  # layer 2; what nothing was chosen for; and what `layers` puts each ability in the place of


def with_unknown_size(values: Characteristics, *, power: bool, toughness: bool) -> Characteristics:
    """What depends on something that nobody knows is not known itself."""
    return with_size(values, None if power else values.power, None if toughness else values.toughness)


def join_without_repeats(has: tuple[str, ...], gets: tuple[str, ...]) -> tuple[str, ...]:
    """The words with the new ones behind them; the very same tuple if there are none."""
    return has if not gets else (*has, *(each for each in gets if each not in has))


def with_types_set(values: Characteristics, types: tuple[str, ...], subtypes: tuple[str, ...]) -> Characteristics:
    """CR 205.1a: new card types replace the old ones, whose subtypes go; new subtypes replace those of their kind."""
    kept_types = types or values.types
    replaced = {card_type_of(each) for each in subtypes}
    kept = tuple(
        each for each in values.subtypes if subtype_fits_types(each, kept_types) and card_type_of(each) not in replaced
    )
    return changed(values, types=kept_types, subtypes=join_without_repeats(kept, subtypes))


def without_types(values: Characteristics, gone: tuple[str, ...]) -> Characteristics:
    """CR 205.1a: subtypes of a card type that is lost are lost with it, unless they are also of one that it has."""
    left = tuple(each for each in values.types if each not in gone)
    return changed(
        values,
        types=left,
        supertypes=tuple(each for each in values.supertypes if each not in gone),
        subtypes=tuple(
            each for each in values.subtypes if card_type_of(each) not in gone or subtype_fits_types(each, left)
        ),
    )


def modification_as_chosen(modification: fx.Modification, chosen: Mapping[str, str]) -> fx.Modification:
    """CR 607.2d: what was chosen in the place of "the chosen …"; as it is where nothing was."""
    if not isinstance(modification, fx.TakeChosen) or modification.what not in chosen:
        return modification
    name, in_addition = chosen[modification.what], modification.in_addition
    if modification.what == "color":
        colors = (COLORS_BY_NAME[name],)
        return fx.AddColors(colors) if in_addition else fx.SetColors(colors)
    if in_addition:
        return fx.AddTypes(subtypes=(name,))
    return fx.SetLandTypes((name,)) if modification.what == "land type" else fx.SetTypes(subtypes=(name,))


def bars_keyword(modification: fx.Modification) -> bool:
    """CR 113.11: whether it says that an object can't have an ability."""
    return isinstance(modification, fx.LoseKeyword) and modification.barred


def loses_ability(modification: fx.LoseKeyword, ability: object) -> bool:
    """CR 702.16n: "loses protection from black" takes that one alone; "loses hexproof" takes every "hexproof from" too
    (702.11e), and "loses banding" every "bands with other" (702.22b)."""
    if not isinstance(ability, fx.KeywordAbility):
        return False
    if modification.quality is not None:
        return (ability.keyword, ability.quality) == (modification.keyword, modification.quality)
    return modification.keyword in {ability.keyword, SPECIAL_FORM_OF.get(ability.keyword)}


SPECIAL_FORM_OF: Mapping[KeywordName, KeywordName] = {KeywordName.BANDS_WITH_OTHER: KeywordName.BANDING}
"""CR 702.22b: keywords that are lost with the one of which they are a special form."""


def order_colors(colors: tuple[Color, ...]) -> tuple[Color, ...]:
    return tuple(color for color in Color if color in colors)


def values_resized(values: Characteristics, power: int, toughness: int) -> Characteristics:
    """CR 613.4c; what has no power and toughness gets none, and what is not known stays so."""
    return with_size(
        values,
        None if values.power is None else values.power + power,
        None if values.toughness is None else values.toughness + toughness,
    )


def amounts_of(modification: fx.Modification) -> tuple[fx.Amount, ...]:
    """The amounts that it works out."""
    if isinstance(modification, fx.SetPowerToughness):
        return tuple(each for each in (modification.power, modification.toughness) if each is not None)
    return (modification.times,) if isinstance(modification, fx.ModifyPowerToughness) else ()


APPLY_MODIFICATION: Mapping[type[fx.Modification], Callable[[Characteristics, Any, AmountValue], Characteristics]] = {
    fx.ChangeText: apply_change_text,
    fx.AddTypes: apply_add_types,
    fx.SetTypes: apply_set_types,
    fx.RemoveTypes: apply_remove_types,
    fx.LoseSubtypes: apply_lose_subtypes,
    fx.SetLandTypes: apply_set_land_types,
    fx.SetColors: apply_set_colors,
    fx.AddColors: apply_add_colors,
    fx.AddAbility: apply_add_ability,
    fx.LoseKeyword: apply_lose_keyword,
    fx.LoseAllAbilities: apply_lose_all_abilities,
    fx.SetPowerToughness: apply_set_power_toughness,
    fx.ModifyPowerToughness: apply_modify_power_toughness,
    fx.SwitchPowerToughness: apply_switch_power_toughness,
    fx.GainControl: change_no_characteristic,
    fx.TakeChosen: change_no_characteristic,
    fx.AddActivatedAbilities: change_no_characteristic,
}
"""What applies the modifications of each class; that none is missing is proven by a test."""

"""Changes of what objects are (CR 613), told in English; exhaustive over the closed union of modifications."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine.magic.ground.colors import COLOR_NAMES, Color
from bot.engine.magic.ground.subtypes import card_type_of
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.explain.english_grammar import join_words, with_indefinite_article
from bot.explain.figures import size_change
from bot.explain.shapes import Shape, has_every_creature_type, other_subtypes


def verb_phrase_of_change(modification: fx.Modification, *, many: bool) -> str:
    """What happens to one object, or to `many`, as a verb phrase."""
    return TELL_MODIFICATION[type(modification)](modification, many)


def tell_gain_control(_modification: fx.GainControl, many: bool) -> str:
    return "change controller" if many else "changes controller"


def tell_change_text(modification: fx.ChangeText, many: bool) -> str:
    old, new = modification.old, modification.new
    has = "have “{}” instead of “{}” in their text" if many else "has “{}” instead of “{}” in its text"
    return has.format(new, old)


def tell_add_types(modification: fx.AddTypes, many: bool) -> str:
    if not modification.types and has_every_creature_type(modification.subtypes):
        return f"{'gain' if many else 'gains'} every creature type"
    types, subtypes, supertypes = modification.types, modification.subtypes, modification.supertypes
    others = "in addition to their other types" if many else "in addition to its other types"
    return f"{become_phrase((*supertypes, *subtypes, *types), many=many)} {others}"


def tell_set_types(modification: fx.SetTypes, many: bool) -> str:
    types, subtypes = modification.types, modification.subtypes
    their = "their" if many else "its"
    if not types:
        return f"{become_phrase(subtypes, many=many)} instead of {their} other {kind_of(subtypes)} types"
    return become_phrase((*subtypes, *types), many=many)


def tell_remove_types(modification: fx.RemoveTypes, many: bool) -> str:
    types = modification.types
    no_longer = "are no longer" if many else "is no longer"
    return f"{no_longer} {join_words([type_name(each) for each in types])}"


def tell_lose_subtypes(modification: fx.LoseSubtypes, many: bool) -> str:
    return f"{'lose' if many else 'loses'} all {type_name(modification.of)} types"


def tell_take_chosen(modification: fx.TakeChosen, many: bool) -> str:
    return f"{'take' if many else 'takes'} the chosen {modification.what}"


def tell_set_land_types(modification: fx.SetLandTypes, many: bool) -> str:
    subtypes = modification.subtypes
    their = "their" if many else "its"
    return f"{become_phrase(subtypes, many=many)} and {'lose' if many else 'loses'} {their} own abilities"


def tell_set_colors(modification: fx.SetColors, many: bool) -> str:
    return f"{'become' if many else 'becomes'} {color_names(modification.colors)}"


def tell_add_colors(modification: fx.AddColors, many: bool) -> str:
    colors = modification.colors
    others = "in addition to their other colors" if many else "in addition to its other colors"
    return f"{'become' if many else 'becomes'} {color_names(colors)} {others}"


def tell_add_ability(modification: fx.AddAbility, many: bool) -> str:
    ability = modification.ability
    if isinstance(ability, ab.CantBeCountered):
        return "can't be countered"
    gained = str(ability) if isinstance(ability, fx.KeywordAbility) else "an ability"
    return f"{'gain' if many else 'gains'} {gained}"


def tell_add_activated_abilities(_modification: fx.AddActivatedAbilities, many: bool) -> str:
    return f"{'gain' if many else 'gains'} activated abilities of other objects"


def tell_lose_keyword(modification: fx.LoseKeyword, many: bool) -> str:
    keyword, quality, barred = modification.keyword, modification.quality, modification.barred
    again = " and can't have it" if barred else ""
    return f"{'lose' if many else 'loses'} {fx.KeywordAbility(keyword, quality)}{again}"


def tell_lose_all_abilities(_modification: fx.LoseAllAbilities, many: bool) -> str:
    return "lose all abilities" if many else "loses all abilities"


def tell_set_power_toughness(modification: fx.SetPowerToughness, many: bool) -> str:
    return f"{'have' if many else 'has'} base {base_size(modification.power, modification.toughness)}"


def tell_modify_power_toughness(modification: fx.ModifyPowerToughness, many: bool) -> str:
    return f"{'get' if many else 'gets'} {size_change(modification.power, modification.toughness)}"


def tell_switch_power_toughness(_modification: fx.SwitchPowerToughness, many: bool) -> str:
    return f"{'switch their' if many else 'switches its'} power and toughness"


def become_shape(shape: Shape, *, many: bool) -> str:
    """CR 205.1a-b: becomes a 3/3 green Elemental creature with trample in addition to its other types."""
    noun = f"{noun_phrase(shape)}{'s' if many else ''}"
    given = [*(["every creature type"] if shape.every else []), *(str(each) for each in shape.abilities)]
    having = f" with {join_words(given)}" if given else ""
    their = "their" if many else "its"
    others = (
        f" in addition to {their} other types" if shape.kept else f" and {'have' if many else 'has'} no other types"
    )
    return f"{'become' if many else 'becomes'} {noun if many else with_indefinite_article(noun)}{having}{others}"


def noun_phrase(shape: Shape) -> str:
    size = [] if shape.size is None else [f"{shape.size[0]}/{shape.size[1]}"]
    colors = [] if shape.colors is None else [color_names(shape.colors)]
    kinds = (*shape.supertypes, *colors, *other_subtypes(shape.subtypes), *shape.types)
    return " ".join([*size, *(type_name(each) for each in kinds)])


def kind_of(subtypes: Sequence[str]) -> str:
    """CR 205.3d: of which card type they are."""
    return card_type_of(subtypes[0]).lower() if subtypes else "sub"


def become_phrase(words: tuple[str, ...], *, many: bool) -> str:
    named = " ".join(type_name(each) for each in words)
    return f"become {named}" if many else f"becomes {with_indefinite_article(named)}"


def type_name(word: str) -> str:
    """Card types and supertypes stand in small letters, subtypes in capitals."""
    return word.lower() if word in SMALL else word


SMALL = frozenset(
    {"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker", "Basic", "Legendary", "Snow", "World"}
)


def color_names(colors: tuple[Color, ...]) -> str:
    return join_words([COLOR_NAMES[each] for each in colors]) or "colorless"


def base_size(power: fx.Amount | None, toughness: fx.Amount | None) -> str:
    """CR 613.4b: what is set, and to how much."""
    if isinstance(power, fx.Fixed) and isinstance(toughness, fx.Fixed):
        return f"power and toughness {power.number}/{toughness.number}"
    parts = (("power", power), ("toughness", toughness))
    told = [f"{name} {each.number}" for name, each in parts if isinstance(each, fx.Fixed)]
    return join_words(told) or "power and toughness that are not known"


TELL_MODIFICATION: Mapping[type[fx.Modification], Callable[[Any, bool], str]] = {
    fx.GainControl: tell_gain_control,
    fx.ChangeText: tell_change_text,
    fx.AddTypes: tell_add_types,
    fx.SetTypes: tell_set_types,
    fx.RemoveTypes: tell_remove_types,
    fx.LoseSubtypes: tell_lose_subtypes,
    fx.TakeChosen: tell_take_chosen,
    fx.SetLandTypes: tell_set_land_types,
    fx.SetColors: tell_set_colors,
    fx.AddColors: tell_add_colors,
    fx.AddAbility: tell_add_ability,
    fx.AddActivatedAbilities: tell_add_activated_abilities,
    fx.LoseKeyword: tell_lose_keyword,
    fx.LoseAllAbilities: tell_lose_all_abilities,
    fx.SetPowerToughness: tell_set_power_toughness,
    fx.ModifyPowerToughness: tell_modify_power_toughness,
    fx.SwitchPowerToughness: tell_switch_power_toughness,
}
"""What tells the modifications of each class; that none is missing is proven by a test."""

"""Changes of what objects are (CR 613), told in English; exhaustive over the closed union of modifications."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.magic.ground.colors import COLOR_NAMES, Color
from bot.engine.magic.ground.subtypes import card_type_of
from bot.engine.magic.words import effects as fx
from bot.explain.english_grammar import join_words, with_indefinite_article
from bot.explain.figures import size_change
from bot.explain.shapes import Shape, has_every_creature_type, other_subtypes


def verb_phrase_of_change(modification: fx.Modification, *, many: bool) -> str:  # noqa: C901, PLR0912 - one arm for each member
    """What happens to one object, or to `many`, as a verb phrase."""
    match modification:
        case fx.GainControl():
            return "change controller" if many else "changes controller"
        case fx.ChangeText(old=old, new=new):
            has = "have “{}” instead of “{}” in their text" if many else "has “{}” instead of “{}” in its text"
            return has.format(new, old)
        case fx.AddTypes(types=(), subtypes=subtypes) if has_every_creature_type(subtypes):
            return f"{'gain' if many else 'gains'} every creature type"
        case fx.AddTypes(types=types, subtypes=subtypes, supertypes=supertypes):
            others = "in addition to their other types" if many else "in addition to its other types"
            return f"{become_phrase((*supertypes, *subtypes, *types), many=many)} {others}"
        case fx.SetTypes(types=(), subtypes=subtypes):
            their = "their" if many else "its"
            return f"{become_phrase(subtypes, many=many)} instead of {their} other {kind_of(subtypes)} types"
        case fx.SetTypes(types=types, subtypes=subtypes):
            return become_phrase((*subtypes, *types), many=many)
        case fx.RemoveTypes(types=types):
            no_longer = "are no longer" if many else "is no longer"
            return f"{no_longer} {join_words([type_name(each) for each in types])}"
        case fx.LoseSubtypes(of=of):
            return f"{'lose' if many else 'loses'} all {type_name(of)} types"
        case fx.TakeChosen(what=what):
            return f"{'take' if many else 'takes'} the chosen {what}"
        case fx.SetLandTypes(subtypes=subtypes):
            their = "their" if many else "its"
            return f"{become_phrase(subtypes, many=many)} and {'lose' if many else 'loses'} {their} own abilities"
        case fx.SetColors(colors=colors):
            return f"{'become' if many else 'becomes'} {color_names(colors)}"
        case fx.AddColors(colors=colors):
            others = "in addition to their other colors" if many else "in addition to its other colors"
            return f"{'become' if many else 'becomes'} {color_names(colors)} {others}"
        case fx.AddAbility(ability=ability):
            gained = str(ability) if isinstance(ability, fx.KeywordAbility) else "an ability"
            return f"{'gain' if many else 'gains'} {gained}"
        case fx.AddActivatedAbilities():
            return f"{'gain' if many else 'gains'} activated abilities of other objects"
        case fx.LoseKeyword(keyword=keyword, quality=quality, barred=barred):
            again = " and can't have it" if barred else ""
            return f"{'lose' if many else 'loses'} {fx.KeywordAbility(keyword, quality)}{again}"
        case fx.LoseAllAbilities():
            return "lose all abilities" if many else "loses all abilities"
        case fx.SetPowerToughness(power=power, toughness=toughness):
            return f"{'have' if many else 'has'} base {base_size(power, toughness)}"
        case fx.ModifyPowerToughness(power=power, toughness=toughness):
            return f"{'get' if many else 'gets'} {size_change(power, toughness)}"
        case fx.SwitchPowerToughness():
            return f"{'switch their' if many else 'switches its'} power and toughness"
        case _:
            assert_never(modification)


def takes_shape(shape: Shape, *, many: bool) -> str:
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

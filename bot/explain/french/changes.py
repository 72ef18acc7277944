"""Changes of what objects are (CR 613), told in French; exhaustive over the closed union of modifications."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.magic.ground.colors import COLORS_BY_NAME, Color
from bot.engine.magic.ground.subtypes import card_type_of
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.explain.figures import size_change
from bot.explain.french.qualities import COLORS, with_article
from bot.explain.french.words import SUPERTYPES, TYPES
from bot.explain.french_grammar import THIN, join_words
from bot.explain.shapes import Shape, has_every_creature_type, other_subtypes
from bot.reference.french_types import SUBTYPES


def verb_phrase_of_change(modification: fx.Modification, *, many: bool) -> str:
    """What happens to one object, or to `many`, as a verb phrase."""
    return TELL_MODIFICATION[type(modification)](modification, many)


def tell_gain_control(_modification: fx.GainControl, many: bool) -> str:
    return "changent de contrôleur" if many else "change de contrôleur"


def tell_change_text(modification: fx.ChangeText, many: bool) -> str:
    old, new = modification.old, modification.new
    text = "leur texte" if many else "son texte"
    return f"{'ont' if many else 'a'} {quote_word(new)} au lieu de {quote_word(old)} dans {text}"


def tell_add_types(modification: fx.AddTypes, many: bool) -> str:
    if not modification.types and has_every_creature_type(modification.subtypes):
        return f"{'acquièrent' if many else 'acquiert'} tous les types de créature"
    types, subtypes, supertypes = modification.types, modification.subtypes, modification.supertypes
    their = "leurs" if many else "ses"
    gains = "acquièrent" if many else "acquiert"
    return f"{gains} {the_types((*types, *supertypes, *subtypes))} en plus de {their} autres types"


def tell_set_types(modification: fx.SetTypes, many: bool) -> str:
    types, subtypes = modification.types, modification.subtypes
    their = "leurs" if many else "ses"
    if not types:
        takes, kind = "prennent" if many else "prend", TYPES.get(card_type_of(subtypes[0]), "")
        return f"{takes} {the_types(subtypes)} à la place de {their} types de {kind}"
    takes = "prennent" if many else "prend"
    return f"{takes} {the_types((*types, *subtypes))} à la place de {their} types"


def tell_remove_types(modification: fx.RemoveTypes, many: bool) -> str:
    return f"{'perdent' if many else 'perd'} {the_types(modification.types)}"


def tell_lose_subtypes(modification: fx.LoseSubtypes, many: bool) -> str:
    their = "leurs" if many else "ses"
    of = modification.of
    return f"{'perdent' if many else 'perd'} tous {their} types de {TYPES[of]}"


def tell_take_chosen(modification: fx.TakeChosen, many: bool) -> str:
    return f"{'prennent' if many else 'prend'} {CHOSEN[modification.what]}"


def tell_set_land_types(modification: fx.SetLandTypes, many: bool) -> str:
    their = "leurs" if many else "ses"
    subtypes = modification.subtypes
    takes = "prennent" if many else "prend"
    loses = "perdent leurs propres capacités" if many else "perd ses propres capacités"
    return f"{takes} {the_types(subtypes)} à la place de {their} types de terrain et {loses}"


def tell_set_colors(modification: fx.SetColors, many: bool) -> str:
    colors = modification.colors
    return f"{'prennent' if many else 'prend'} pour {the_colors(colors)}" if colors else adjective_colorless(many=many)


def tell_add_colors(modification: fx.AddColors, many: bool) -> str:
    return f"{'prennent' if many else 'prend'} aussi pour {the_colors(modification.colors)}"


def tell_add_ability(modification: fx.AddAbility, many: bool) -> str:
    ability = modification.ability
    if isinstance(ability, ab.CantBeCountered):
        return "ne peuvent pas être contrecarrés" if many else "ne peut pas être contrecarré"
    gained = with_article(ability) if isinstance(ability, fx.KeywordAbility) else "une capacité"
    return f"{'acquièrent' if many else 'acquiert'} {gained}"


def tell_add_activated_abilities(_modification: fx.AddActivatedAbilities, many: bool) -> str:
    return f"{'acquièrent' if many else 'acquiert'} des capacités activées d’autres objets"


def tell_lose_keyword(modification: fx.LoseKeyword, many: bool) -> str:
    keyword, quality, barred = modification.keyword, modification.quality, modification.barred
    again = f" et ne {'peuvent' if many else 'peut'} pas l’avoir" if barred else ""
    return f"{'perdent' if many else 'perd'} {with_article(fx.KeywordAbility(keyword, quality))}{again}"


def tell_lose_all_abilities(_modification: fx.LoseAllAbilities, many: bool) -> str:
    their = "leurs" if many else "ses"
    return f"{'perdent' if many else 'perd'} toutes {their} capacités"


def tell_set_power_toughness(modification: fx.SetPowerToughness, many: bool) -> str:
    return f"{'ont' if many else 'a'} {base_size(modification.power, modification.toughness)}"


def tell_modify_power_toughness(modification: fx.ModifyPowerToughness, many: bool) -> str:
    return f"{'gagnent' if many else 'gagne'} {size_change(modification.power, modification.toughness)}"


def tell_switch_power_toughness(_modification: fx.SwitchPowerToughness, many: bool) -> str:
    return "échangent leur force et leur endurance" if many else "échange sa force et son endurance"


CHOSEN = {
    "color": "la couleur choisie",
    "creature type": "le type de créature choisi",
    "land type": "le type de terrain choisi",
}


def become_shape(shape: Shape, *, many: bool) -> str:
    """CR 205.1a-b: devient une créature 3/3 verte Élémental avec le piétinement en plus de ses autres types."""
    given = [
        *(["tous les types de créature"] if shape.every else []),
        *(with_article(each) for each in shape.abilities),
    ]
    having = f" avec {join_words(given)}" if given else ""
    kept = f" en plus de {'leurs' if many else 'ses'} autres types"
    only = f" et n’{'ont' if many else 'a'} plus d’autres types"
    becomes = "deviennent" if many else "devient"
    return f"{becomes} {noun_phrase(shape, many=many)}{having}{kept if shape.kept else only}"


def noun_phrase(shape: Shape, *, many: bool) -> str:
    """Une créature-artefact 5/5 Golem: the noun is the type, a creature first; colors agree with it."""
    feminine = "Creature" in shape.types
    types = sorted(shape.types, key=lambda each: each != "Creature")
    noun = "-".join(f"{TYPES[each]}{'s' if many else ''}" for each in types)
    article = "des" if many else "une" if feminine else "un"
    size = [] if shape.size is None else [f"{shape.size[0]}/{shape.size[1]}"]
    colors = [] if shape.colors is None else [color_adjectives(shape.colors, feminine=feminine, many=many)]
    legendary = [adjective_of_supertype(each, many=many) for each in shape.supertypes]
    subtypes = [SUBTYPES.get(each, each) for each in other_subtypes(shape.subtypes)]
    return " ".join([article, noun, *size, *colors, *subtypes, *legendary])


def color_adjectives(colors: tuple[Color, ...], *, feminine: bool, many: bool) -> str:
    """Verte, bleues et rouges, incolore."""
    plural = "s" if many else ""
    if not colors:
        return f"incolore{plural}"
    return join_words([f"{ADJECTIVES[each][feminine]}{plural}" for each in colors])


ADJECTIVES = {
    Color.WHITE: ("blanc", "blanche"),
    Color.BLUE: ("bleu", "bleue"),
    Color.BLACK: ("noir", "noire"),
    Color.RED: ("rouge", "rouge"),
    Color.GREEN: ("vert", "verte"),
}
"""With a masculine and a feminine noun."""


def adjective_of_supertype(supertype: str, *, many: bool) -> str:
    word = SUPERTYPES.get(supertype, supertype.lower())
    return f"{word}s" if many and not word.endswith("s") and " " not in word else word


def quote_word(word: str | None) -> str:
    """CR 612.2: a word as the text has it."""
    color = COLORS_BY_NAME.get(word or "")
    said = SUBTYPES.get(word or "", word) if color is None else COLORS[color].removeprefix("le ")
    return f"«{THIN}{said}{THIN}»"


def adjective_colorless(*, many: bool) -> str:
    return "deviennent incolores" if many else "devient incolore"


def the_types(words: tuple[str, ...]) -> str:
    named = [{**TYPES, **SUPERTYPES, **SUBTYPES}.get(each, each) for each in words]
    return f"{'le type' if len(named) == 1 else 'les types'} {join_words(named)}"


def the_colors(colors: tuple[Color, ...]) -> str:
    named = [COLORS[each] for each in colors]
    return f"{'couleur' if len(named) == 1 else 'couleurs'} {join_words(named)}"


def base_size(power: fx.Amount | None, toughness: fx.Amount | None) -> str:
    """CR 613.4b: what is set, and to how much."""
    if isinstance(power, fx.Fixed) and isinstance(toughness, fx.Fixed):
        return f"une force et une endurance de base de {power.number}/{toughness.number}"
    parts = (("une force", power), ("une endurance", toughness))
    told = join_words([f"{name} de base de {each.number}" for name, each in parts if isinstance(each, fx.Fixed)])
    return told or "une force et une endurance de base inconnues"


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

"""Changes of what objects are (CR 613), told in French; exhaustive over the closed union of modifications."""

from typing import assert_never

from bot.engine.magic.ground.colors import COLORS_BY_NAME, Color
from bot.engine.magic.ground.subtypes import card_type_of
from bot.engine.magic.words import effects as fx
from bot.explain.figures import size_change
from bot.explain.french.qualities import COLORS, with_article
from bot.explain.french.words import SUPERTYPES, TYPES
from bot.explain.french_grammar import THIN, join_words
from bot.explain.shapes import Shape, has_every_creature_type, other_subtypes
from bot.reference.french_types import SUBTYPES


def verb_phrase_of_change(modification: fx.Modification, *, many: bool) -> str:  # noqa: C901, PLR0912 - one arm for each member
    """What happens to one object, or to `many`, as a verb phrase."""
    their = "leurs" if many else "ses"
    match modification:
        case fx.GainControl():
            return "changent de contrôleur" if many else "change de contrôleur"
        case fx.ChangeText(old=old, new=new):
            text = "leur texte" if many else "son texte"
            return f"{'ont' if many else 'a'} {quote_word(new)} au lieu de {quote_word(old)} dans {text}"
        case fx.AddTypes(types=(), subtypes=subtypes) if has_every_creature_type(subtypes):
            return f"{'acquièrent' if many else 'acquiert'} tous les types de créature"
        case fx.AddTypes(types=types, subtypes=subtypes, supertypes=supertypes):
            gains = "acquièrent" if many else "acquiert"
            return f"{gains} {the_types((*types, *supertypes, *subtypes))} en plus de {their} autres types"
        case fx.SetTypes(types=(), subtypes=subtypes):
            takes, kind = "prennent" if many else "prend", TYPES.get(card_type_of(subtypes[0]), "")
            return f"{takes} {the_types(subtypes)} à la place de {their} types de {kind}"
        case fx.SetTypes(types=types, subtypes=subtypes):
            takes = "prennent" if many else "prend"
            return f"{takes} {the_types((*types, *subtypes))} à la place de {their} types"
        case fx.RemoveTypes(types=types):
            return f"{'perdent' if many else 'perd'} {the_types(types)}"
        case fx.LoseSubtypes(of=of):
            return f"{'perdent' if many else 'perd'} tous {their} types de {TYPES[of]}"
        case fx.TakeChosen(what=what):
            return f"{'prennent' if many else 'prend'} {CHOSEN[what]}"
        case fx.SetLandTypes(subtypes=subtypes):
            takes = "prennent" if many else "prend"
            loses = "perdent leurs propres capacités" if many else "perd ses propres capacités"
            return f"{takes} {the_types(subtypes)} à la place de {their} types de terrain et {loses}"
        case fx.SetColors(colors=colors):
            return (
                f"{'prennent' if many else 'prend'} pour {the_colors(colors)}"
                if colors
                else adjective_colorless(many=many)
            )
        case fx.AddColors(colors=colors):
            return f"{'prennent' if many else 'prend'} aussi pour {the_colors(colors)}"
        case fx.AddAbility(ability=ability):
            gained = with_article(ability) if isinstance(ability, fx.KeywordAbility) else "une capacité"
            return f"{'acquièrent' if many else 'acquiert'} {gained}"
        case fx.AddActivatedAbilities():
            return f"{'acquièrent' if many else 'acquiert'} des capacités activées d’autres objets"
        case fx.LoseKeyword(keyword=keyword, quality=quality, barred=barred):
            again = f" et ne {'peuvent' if many else 'peut'} pas l’avoir" if barred else ""
            return f"{'perdent' if many else 'perd'} {with_article(fx.KeywordAbility(keyword, quality))}{again}"
        case fx.LoseAllAbilities():
            return f"{'perdent' if many else 'perd'} toutes {their} capacités"
        case fx.SetPowerToughness(power=power, toughness=toughness):
            return f"{'ont' if many else 'a'} {base_size(power, toughness)}"
        case fx.ModifyPowerToughness(power=power, toughness=toughness):
            return f"{'gagnent' if many else 'gagne'} {size_change(power, toughness)}"
        case fx.SwitchPowerToughness():
            return "échangent leur force et leur endurance" if many else "échange sa force et son endurance"
        case _:
            assert_never(modification)


CHOSEN = {
    "color": "la couleur choisie",
    "creature type": "le type de créature choisi",
    "land type": "le type de terrain choisi",
}


def takes_shape(shape: Shape, *, many: bool) -> str:
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

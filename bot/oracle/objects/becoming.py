"""What objects are said to be or become (CR 205.1, 613.1d-g): types, colors, a size, abilities, by one noun phrase.

`Becoming` is what a phrase says; `settle_changes` decides what it replaces once the whole sentence is read, since
"loses all other card types" may follow."""

from dataclasses import replace
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES, card_type_of
from bot.engine.magic.words import effects as fx
from bot.oracle.keywords.keyword_abilities import read_keywords
from bot.oracle.keywords.quoted_abilities import read_given_abilities
from bot.oracle.nouns.own_names_and_qualities import COLORS
from bot.oracle.nouns.scope import Scope
from bot.oracle.nouns.type_words import CARD_TYPES, PLURALS, SUPERTYPES
from bot.oracle.objects.power_and_toughness import read_base_size, read_set_size
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table

_PERMANENTS = {name: plural for name, plural in CARD_TYPES.items() if name not in {"Instant", "Sorcery"}}
_TYPES = phrase_table({form: name for name, plural in _PERMANENTS.items() for form in (name.lower(), plural)})
_SUBTYPES = phrase_table({form.lower(): name for name, plural in PLURALS.items() for form in (name, plural)})
_SUPERTYPES = phrase_table({name.lower(): name for name in SUPERTYPES})


@dataclass(frozen=True, slots=True)
class Becoming:
    """What a noun phrase says, each part of which may be missing; the old types and colors are kept "in addition"."""

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[Color, ...] | None = None
    types_kept: bool = False
    colors_kept: bool = False
    further: tuple[fx.Modification, ...] = ()
    """Changes besides: of size, of abilities, to a chosen type or color."""


@dataclass(frozen=True, slots=True)
class LosesOther:
    """What an object loses but for what the sentence gives: "loses all other abilities, card types, and …"."""

    kinds: frozenset[str]


Change: TypeAlias = fx.Modification | Becoming | LosesOther


def settle_changes(changes: tuple[Change, ...]) -> tuple[fx.Modification, ...]:
    """Return the modifications of a whole sentence, with what each phrase replaces (CR 205.1a-b); abilities are lost
    first."""
    lost = frozenset(kind for each in changes if isinstance(each, LosesOther) for kind in each.kinds)
    found: list[fx.Modification] = []
    for each in changes:
        if isinstance(each, Becoming):
            found.extend(modifications_of(each, lost))
        elif not isinstance(each, LosesOther):
            found.append(each)
    if "abilities" in lost:
        found.insert(0, fx.LoseAllAbilities())
    if fx.LoseAllAbilities() in found:
        found = [fx.LoseAllAbilities(), *(each for each in found if not isinstance(each, fx.LoseAllAbilities))]
    return tuple(dict.fromkeys(found))


def modifications_of(phrase: Becoming, lost: frozenset[str]) -> tuple[fx.Modification, ...]:
    """Return one noun phrase as modifications, given what the sentence says is lost (CR 205.1a-b, 305.7)."""
    found = [*_type_changes(phrase, lost)]
    if phrase.supertypes:
        found.append(fx.AddTypes(supertypes=phrase.supertypes))
    if phrase.colors is not None:
        kept = phrase.colors_kept and "colors" not in lost
        found.append(fx.AddColors(phrase.colors) if kept else fx.SetColors(phrase.colors))
    return (*found, *phrase.further)


def _type_changes(phrase: Becoming, lost: frozenset[str]) -> tuple[fx.Modification, ...]:
    types, subtypes = phrase.types, phrase.subtypes
    replaces = "card types" in lost
    if phrase.types_kept and not replaces:
        return (fx.AddTypes(types, subtypes),) if types or subtypes else ()
    if not types:
        return _subtypes_set(subtypes)
    if set(types) == {"Artifact", "Creature"} and not replaces:  # CR 205.1b: it keeps its other types
        return (fx.AddTypes(types), *_subtypes_set(subtypes))
    basic = tuple(each for each in subtypes if each in BASIC_LAND_TYPES)
    others = tuple(each for each in subtypes if each not in BASIC_LAND_TYPES)
    return (fx.SetTypes(types, others), *_subtypes_set(basic))


def _subtypes_set(subtypes: tuple[str, ...]) -> tuple[fx.Modification, ...]:
    """Return the change that sets subtypes; basic land types also remove the land's abilities (CR 205.1a, 305.7)."""
    if not subtypes:
        return ()
    if all(each in BASIC_LAND_TYPES for each in subtypes):
        return (fx.SetLandTypes(subtypes),)
    return (fx.SetTypes(subtypes=subtypes),)


# The noun phrase, after "is", "are", "becomes" or "become".


def read_becoming(at: Cursor, scope: Scope, *, plural: bool, lands: bool = False) -> Becoming:
    """`becoming` = every_type | chosen_quality | colors_alone | becoming_phrase; `lands` where the subject is a land"""
    for production in (_read_every_type, lambda at: _read_chosen_quality(at, lands=lands), _read_colors_alone):
        found = at.attempt(production)
        if found is not None:
            return found
    return _read_becoming_phrase(at, scope, plural=plural)


def _read_every_type(at: Cursor) -> Becoming:
    """`every_type` = "every creature type" | "every basic land type" in_addition | "all colors"."""
    if at.take("all", "colors"):
        return Becoming(colors=tuple(Color))
    at.expect("every")
    creature = at.take("creature", "type")
    if not creature:
        at.expect("basic", "land", "type")
    kept = at.attempt(read_in_addition)
    if not creature and kept is None:
        raise at.error("“in addition to its other types”")
    return Becoming(subtypes=CREATURE_TYPES if creature else BASIC_LAND_TYPES, types_kept=True)


_OWN_CHOICE = phrase_table(
    {
        "the color of your choice": "color",
        "the creature type of your choice": "creature type",
        "the basic land type of your choice": "land type",
    }
)


def _read_chosen_quality(at: Cursor, *, lands: bool) -> Becoming:
    """`chosen_quality` = "the chosen type" | "the chosen color" | OWN_CHOICE [in_addition] (CR 607.2d)"""
    what = at.choose(_OWN_CHOICE)
    of_choice = what is not None
    if what is None and at.take("the", "chosen", "color"):
        what = "color"
    elif what is None:
        at.expect("the", "chosen", "type")
        what = "land type" if lands else "creature type"
    kept = at.attempt(read_in_addition)
    return Becoming(further=(fx.TakeChosen(what, kept is not None, of_choice),))


def _read_colors_alone(at: Cursor) -> Becoming:
    """`colors_alone` = colors [in_addition], with no noun behind it"""
    colors = _read_colors(at)
    if colors is None:
        raise at.error("a color")
    kept = at.attempt(read_in_addition)
    token = at.token
    if token is not None and token.word not in _ENDS:
        raise at.error("nothing that the color belongs to")
    return Becoming(colors=colors, colors_kept=kept is not None)


_ENDS = frozenset({".", ",", "and", "until", "for", "as", "where"})


def _read_colors(at: Cursor) -> tuple[Color, ...] | None:
    """`colors` = "colorless" | color { [","] ["and"] color }; None where there is none"""
    if at.take("colorless"):
        return ()
    found: list[Color] = []
    while (further := at.attempt(_read_further_color if found else _read_color)) is not None:
        found.append(further)
    return tuple(found) if found else None


def _read_color(at: Cursor) -> Color:
    return COLORS[at.one_word(COLORS, "a color")]


def _read_further_color(at: Cursor) -> Color:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further color")
    return _read_color(at)


_ADDITIONS = phrase_table(
    {
        f"in addition to {whose} other {what}": what
        for whose in ("its", "their", "his", "her")
        for what in (
            *("types", "colors and types", "creature types", "land types", "colors", "card types"),
            *("colors and creature types", "artifact types"),
        )
    }
)


def read_in_addition(at: Cursor) -> str:
    """`in_addition` = ADDITIONS (CR 205.1b)"""
    found = at.choose(_ADDITIONS)
    if found is None:
        raise at.error("“in addition to its other types”")
    return found


def _read_becoming_phrase(at: Cursor, scope: Scope, *, plural: bool) -> Becoming:
    """`becoming_phrase` = ["a" | "an"] [set_size] [colors] becoming_kinds [("with" | "that has") traits] [second_kinds]
    [in_addition] [still_type]"""
    article = at.take("a") or at.take("an")
    if article and plural:
        raise at.error("no article before several")
    size = read_set_size(at)
    found = Becoming(further=() if size is None else (size,))
    found = replace(found, colors=_read_colors(at))
    found = _read_becoming_kinds(at, found)
    token = at.token
    if not found.types and not found.subtypes and not found.supertypes:
        raise at.error("a type or a color")
    if token is not None and (at.take("with") or at.take("that", "have" if plural else "has")):
        found = replace(found, further=(*found.further, *read_traits(at, scope)))
    found = at.attempt(lambda at: _read_second_kinds(at, found)) or found
    kept = at.attempt(read_in_addition)
    if kept is not None:
        found = replace(found, types_kept="types" in kept, colors_kept="colors" in kept)
    if at.attempt(_read_still_type) is not None:
        found = replace(found, types_kept=True)
    return found


def _read_becoming_kinds(at: Cursor, found: Becoming) -> Becoming:
    """`becoming_kinds` = { SUPERTYPES | SUBTYPES | TYPES }, subtypes with a capital letter"""
    types, subtypes, supertypes = [], [], []
    while (token := at.token) is not None:
        start = at.position
        supertype = at.choose(_SUPERTYPES)
        card_type = None if supertype is not None else at.choose(_TYPES)
        if supertype is not None:
            supertypes.append(supertype)
        elif card_type is not None:
            types.append(card_type)
        elif token.raw[0].isupper() and (subtype := at.choose(_SUBTYPES)) is not None:
            subtypes.append(subtype)
        else:
            at.position = start
            break
    kinds = {card_type_of(each) for each in subtypes}
    if not types and len(kinds) > 1:
        raise at.error("subtypes of one kind")
    return replace(found, types=tuple(types), subtypes=tuple(subtypes), supertypes=tuple(supertypes))


def _read_second_kinds(at: Cursor, first: Becoming) -> Becoming:
    """`second_kinds` = "and" becoming_kinds, both in addition to other types"""
    at.expect("and")
    second = _read_becoming_kinds(at, Becoming())
    if not first.types or not second.types or not any(at.at(*each.split()) for each in _ADDED_TYPES):
        raise at.error("further types in addition to other types")
    return replace(
        first,
        types=(*first.types, *second.types),
        subtypes=(*first.subtypes, *second.subtypes),
        supertypes=(*first.supertypes, *second.supertypes),
    )


_ADDED_TYPES = ("in addition to its other types", "in addition to their other types")


def _read_still_type(at: Cursor) -> bool:
    """`still_type` = ("that's" | "that are") "still" card_type (CR 205.1b)"""
    if not at.take("that's", "still"):
        at.expect("that", "are", "still")
    return read_card_type(at)


def read_still_sentence(at: Cursor, *, plural: bool) -> bool:
    """`still_sentence` = ("it's" | "he's" | "she's" | "they're") "still" card_type (CR 205.1b)"""
    if plural or not any(at.take(word, "still") for word in ("he's", "she's")):
        at.expect("they're" if plural else "it's", "still")
    return read_card_type(at)


def says_still(at: Cursor) -> bool:
    """Say whether a sentence that says what something still is comes next."""
    return any(at.at(word, "still") for word in ("it's", "he's", "she's", "they're"))


def with_types_kept(found: tuple[fx.Modification, ...]) -> tuple[fx.Modification, ...]:
    """Return the modifications with card types added where they would replace the old ones (CR 205.1b)."""
    return tuple(
        fx.AddTypes(each.types, each.subtypes) if isinstance(each, fx.SetTypes) and each.types else each
        for each in found
    )


def read_card_type(at: Cursor) -> bool:
    """`card_type` = ["a" | "an"] TYPES"""
    at.take("a")
    at.take("an")
    if at.choose(_TYPES) is None:
        raise at.error("a card type")
    return True


def read_traits(at: Cursor, scope: Scope) -> tuple[fx.Modification, ...]:
    """`traits` = trait { further_trait }: "base power and toughness 5/5", keywords, abilities in quotation marks"""
    found = [*_read_trait(at, scope)]
    while more := at.attempt(lambda at: _read_further_trait(at, scope)):
        found.extend(more)
    return tuple(found)


def _read_further_trait(at: Cursor, scope: Scope) -> tuple[fx.Modification, ...]:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further trait")
    return _read_trait(at, scope)


def read_all_creature_types(at: Cursor) -> fx.AddTypes:
    """`all_creature_types` = "all creature types", what objects gain or are said to be with (CR 205.3m)"""
    at.expect("all", "creature", "types")
    return fx.AddTypes(subtypes=CREATURE_TYPES)


def _read_trait(at: Cursor, scope: Scope) -> tuple[fx.Modification, ...]:
    types = at.attempt(read_all_creature_types)
    if types is not None:
        return (types,)
    size = at.attempt(lambda at: read_base_size(at, scope))
    return (size,) if size is not None else tuple(fx.AddAbility(ability) for ability in read_given_abilities(at))


# What is lost (CR 613.1d-f).

_LOST = phrase_table({each: each for each in ("abilities", "card types", "creature types", "land types", "colors")})


def read_loses(at: Cursor) -> tuple[Change, ...]:
    """`loses` = "all" ["other"] lost_word { further_lost } | keywords barred_keywords, after "loses" or "lose"."""
    if not at.take("all"):
        return _read_barred_keywords(at, tuple(fx.LoseKeyword(one.keyword, one.quality) for one in read_keywords(at)))
    other = at.take("other")
    kinds = [_read_lost_word(at)]
    while more := at.attempt(_read_further_lost):
        kinds.append(more)
    if other:
        return (LosesOther(frozenset(kinds)),)
    return tuple(_modification_losing_all(at, each) for each in kinds)


def _read_barred_keywords(at: Cursor, lost: tuple[fx.LoseKeyword, ...]) -> tuple[fx.LoseKeyword, ...]:
    """`barred_keywords` = ["and can't have" ["or gain"] keywords { "or" keywords }], of those that are lost (CR
    113.11)"""
    if not at.take("and", "can't", "have"):
        return lost
    at.take("or", "gain")
    again = list(read_keywords(at))
    while at.take("or"):
        again.extend(read_keywords(at))
    if {each.keyword for each in lost} != {each.keyword for each in again} or len(lost) != len(again):
        raise at.error("the same abilities as before")
    return tuple(replace(each, barred=True) for each in lost)


def _read_lost_word(at: Cursor) -> str:
    found = at.choose(_LOST)
    if found is None:
        raise at.error("“abilities”, “card types” or “creature types”")
    return found


def _read_further_lost(at: Cursor) -> str:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further thing that is lost")
    return _read_lost_word(at)


def _modification_losing_all(at: Cursor, what: str) -> fx.Modification:
    match what:
        case "abilities":
            return fx.LoseAllAbilities()
        case "creature types":
            return fx.LoseSubtypes("Creature")
        case "land types":
            return fx.LoseSubtypes("Land")
        case "colors":
            return fx.SetColors(())
        case _:
            raise at.error("what something is instead")


def read_type_removed(at: Cursor) -> fx.RemoveTypes:
    """`type_removed` = ["a" | "an"] (TYPES | SUPERTYPES), after "isn't" or "aren't" (CR 205.1a)"""
    at.take("a")
    at.take("an")
    found = at.choose(_TYPES) or at.choose(_SUPERTYPES)
    if found is None:
        raise at.error("a type that it is not")
    return fx.RemoveTypes((found,))

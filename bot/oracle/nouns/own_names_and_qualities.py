"""Noun phrases: the card itself, what it is attached to, and the qualities that protection names.

Knows what each phrase means as the engine's data; refuses to know what is done with it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from bot.engine.magic.ground.colors import COLOR_NAMES, Color
from bot.engine.magic.ground.subtypes import CREATURE_TYPES, LAND_TYPES, card_type_of
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.qualities import (
    ChosenQuality,
    ColorCountQuality,
    ColoredSpellsQuality,
    ColorQuality,
    EverythingQuality,
    OpponentsQuality,
    Quality,
    QualityOfChoice,
    TypeQuality,
)
from bot.oracle.nouns.type_words import CARD_TYPES, PLURALS, SUPERTYPES
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.tokens import Token, tokenize
from bot.oracle.text.word_tables import Words, phrase_table, split_words

SELF_NOUNS: frozenset[str] = frozenset(
    split_words("""artifact attraction aura background battle card case class contraption conspiracy creature curse
    dungeon emblem
    enchantment equipment fortification land permanent plane planeswalker room saga scheme siege spacecraft token
    vehicle""")
)
"""What a card calls itself after "this" (CR 201.5); "this spell" is not an object on the battlefield."""

ATTACHED_NOUNS: frozenset[str] = frozenset(
    split_words("artifact creature enchantment land permanent planeswalker vehicle")
)

HOSTS = ATTACHED_NOUNS | {each.lower() for each in (*CREATURE_TYPES, *LAND_TYPES)}
"""The nouns that may follow "enchanted" or "equipped" (CR 303.4a)."""

COLORS: dict[str, Color] = {name: color for color, name in COLOR_NAMES.items()}
_EACH_COLOR: tuple[Quality, ...] = tuple(ColorQuality(color) for color in Color)
_QUALITIES = phrase_table(
    {
        **{word: (ColorQuality(color),) for word, color in COLORS.items()},
        "each color": _EACH_COLOR,
        "all colors": _EACH_COLOR,
        "spells that are one or more colors": (ColoredSpellsQuality(),),
        "everything": (EverythingQuality(),),
        "the chosen color": (ChosenQuality("color"),),
        "the color chosen": (ChosenQuality("color"),),
        "the chosen player": (ChosenQuality("player"),),
        "each of your opponents": (OpponentsQuality(),),
        "each opponent": (OpponentsQuality(),),
        **{word: (ColorCountQuality(word),) for word in ("multicolored", "monocolored", "colorless")},
        **{plural: (TypeQuality(name, plural),) for name, plural in CARD_TYPES.items()},
        **{name.lower(): (TypeQuality(name, name.lower()),) for name in SUPERTYPES},
        **{plural.lower(): (TypeQuality(name, plural),) for name, plural in PLURALS.items()},
    }
)
_ENCHANTABLE = phrase_table(
    {
        "permanent": TypeQuality("Permanent", "permanents"),
        "player": TypeQuality("Player", "players"),
        **{name.lower(): TypeQuality(name, plural) for name, plural in CARD_TYPES.items()},
        **{name.lower(): TypeQuality(name, plural) for name, plural in PLURALS.items()},
    }
)
_SUBTYPE_WORDS = frozenset((name,) for subtype in PLURALS.items() for name in subtype)
_NOT_A_SHORT_NAME = frozenset(
    split_words("a all an any at each for from i if in of on that the this to under when with")
)


def own_names(name: str, types: Iterable[str] = ()) -> tuple[Words, ...]:
    """Return what a card may call itself, the longest first: its name, and its short forms (CR 201.5c).

    A short form is the name up to its comma, or up to a small word: `Cho-Manno`, `Kaalia`. A subtype such as `Wall`
    is none, unless it is a planeswalker type such as `Jace`. A planeswalker, and a legendary creature, calls itself by
    the first word of its name too: `Garruk`. `types` are its supertypes and card types."""
    kinds, full = frozenset(types), tuple(token.raw for token in tokenize(name).tokens)
    famous = "Planeswalker" in kinds or kinds >= {"Legendary", "Creature"}
    named_for_type = famous and full[0].lower() not in _NOT_A_SHORT_NAME and not _is_subtype(full[:1])
    forms = {full, *(form for form in (full[:length] for length in _short_lengths(full)) if not _is_subtype(form))}
    if named_for_type:
        forms.add(full[:1])
    return tuple(sorted((form for form in forms if form), key=len, reverse=True))


def _is_subtype(form: Words) -> bool:
    return form in _SUBTYPE_WORDS and card_type_of(form[0]) != "Planeswalker"


def _short_lengths(full: Words) -> Iterator[int]:
    for index, word in enumerate(full[1:], start=1):
        before = full[index - 1]
        if (word == "," or word.islower()) and before[0].isupper() and before.lower() not in _NOT_A_SHORT_NAME:
            yield index


def read_itself(at: Cursor) -> fl.This:
    """`itself` = "this" SELF_NOUNS | OWN_NAME"""
    if at.at("this") and at.position + 1 < len(at.tokens) and at.tokens[at.position + 1].word in SELF_NOUNS:
        at.position += 2
        return fl.This()
    if any(at.take_raw(name) for name in at.names):
        return fl.This()
    raise at.error("this object")


def read_devotion_colors(at: Cursor) -> tuple[Color, ...]:
    """`devotion_colors` = COLORS ["and" COLORS] (CR 700.5)"""
    first = COLORS[at.one_word(COLORS, "a color")]
    return (first, COLORS[at.one_word(COLORS, "a color")]) if at.take("and") else (first,)


def read_names(at: Cursor) -> tuple[str, ...]:
    """`names` = proper_name { "or" proper_name }: any of them (CR 201.2)"""
    found = [read_proper_name(at)]
    while at.at("or") and _begins_name(at, at.position + 1):
        at.position += 1
        found.append(read_proper_name(at))
    return tuple(found)


def read_proper_name(at: Cursor) -> str:
    """`proper_name` = WORD { WORD }, with capitals, and between them a comma, signs and small words"""
    if not _begins_name(at, at.position):
        raise at.error("a name")
    start = at.position
    at.position += 1
    while (length := _length_to_next_name_word(at)) is not None:
        at.position += length
    return printed_name_of(at.tokens[start : at.position])


def read_one_of_names(at: Cursor, known: Iterable[str]) -> str:
    """Read a known name, whatever small words and signs are in it, or else a `proper_name` (CR 201.2)."""
    found = next((name for name in known if _take_name(at, name)), None)
    return read_proper_name(at) if found is None else found


def _take_name(at: Cursor, name: str) -> bool:
    """Step over this name if it comes next."""
    length = len(tokenize(name).tokens)
    if printed_name_of(at.tokens[at.position : at.position + length]) != name:
        return False
    at.position += length
    return True


def printed_name_of(tokens: Sequence[Token]) -> str:
    """Return the name as it is printed, each gap one space wide."""
    gaps = (" " if sooner.end < later.start else "" for sooner, later in pairwise(tokens))
    raw = tokens[0].raw + "".join(gap + token.raw for gap, token in zip(gaps, tokens[1:], strict=True))
    return raw.replace("’", "'")


def _length_to_next_name_word(at: Cursor) -> int | None:
    """Return how many tokens there are through the name's next word with a capital; None where the name ends here."""
    end = at.position
    if at.at(",") and any(_is_raw(at, end + 1, own) for own in at.names):  # the sentence goes on with the card itself
        return None
    while end < len(at.tokens) and (at.tokens[end].raw in _IN_NAMES or at.tokens[end].word in {",", "&", "—"}):
        end += 1
    return end + 1 - at.position if _begins_name(at, end) else None


def _is_raw(at: Cursor, position: int, words: Words) -> bool:
    return tuple(token.raw for token in at.tokens[position : position + len(words)]) == words


def _begins_name(at: Cursor, position: int) -> bool:
    return position < len(at.tokens) and at.tokens[position].raw[0].isupper()


_IN_NAMES = frozenset(split_words("a an at by de del des du for from in into la le of on the to und von with"))
"""Small words inside names; "and" and "or" also stand between names, and so are never read as part of one."""


def read_attached_object(at: Cursor) -> fl.AttachedObject:
    """`attached_object` = ("enchanted" | "equipped" | "fortified") HOSTS"""
    for participle in ("enchanted", "equipped", "fortified"):
        if at.take(participle):
            at.one_word(HOSTS, f"what is {participle}, in the singular")
            return fl.AttachedObject()
    raise at.error("an enchanted or equipped object")


OF_CHOICE = {"the color of your choice": "color", "the creature type of your choice": "creature type"}
"""What is chosen as an instruction is followed (CR 608.2d)."""


def read_chosen(at: Cursor) -> str | None:
    """`chosen` = "of" ("the chosen" | "that") ("color" | "type") | "of" OF_CHOICE; `"color"`, or a type; None: neither

    "That" is what a sentence before lets be chosen, and a choice is made only in an instruction (CR 608.2d)."""
    for which in ("the chosen", "that") if at.with_choice else ("the chosen",):
        for what in ("color", "type"):
            if at.take("of", *which.split(), what):
                return what
    for words, what in OF_CHOICE.items() if at.is_effect else ():
        if at.take("of", *words.split()):
            return what
    return None


def read_quality(at: Cursor) -> tuple[Quality, ...]:
    """`quality` = QUALITIES (CR 702.16a, h, j): one or several qualities"""
    if at.with_choice and at.take("that", "color"):
        return (ChosenQuality("color"),)
    found = at.choose(_QUALITIES)
    if found is None:
        raise at.error("a quality: a color, a type in the plural, or “everything”")
    return found


def read_from_qualities(at: Cursor) -> tuple[Quality, ...]:
    """`from_qualities` = "from" (quality { [","] ["and"] ["from"] quality } | quality_of_choice) (CR 702.16g)"""
    at.expect("from")
    if (open_one := at.attempt(_read_quality_of_choice)) is not None:
        return (open_one,)
    found = list(read_quality(at))
    while more := at.attempt(_read_further_quality):
        found.extend(more)
    return tuple(found)


def _read_quality_of_choice(at: Cursor) -> QualityOfChoice:
    """`quality_of_choice` = [quality "or" "from"] ("the" | "a") "color of your choice" (CR 608.2d)"""
    besides = () if at.at("the", "color") or at.at("a", "color") else read_quality(at)
    if besides:
        at.expect("or", "from")
    at.one_word({"the", "a"}, "“the color of your choice”")
    at.expect("color", "of", "your", "choice")
    return QualityOfChoice(besides)


def _read_further_quality(at: Cursor) -> tuple[Quality, ...]:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further quality")
    at.take("from")
    return read_quality(at)


def read_enchantable(at: Cursor) -> TypeQuality:
    """`enchantable` = ENCHANTABLE (CR 702.5a)"""
    found = at.choose(_ENCHANTABLE)
    if found is None:
        raise at.error("what can be enchanted, as one type")
    return found

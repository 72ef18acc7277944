"""A printed face to the engine's characteristics: type line, colors, numbers, and the compiled text.

Knows how a type line and a number are printed; what the text means is read by `compiler`."""

import re
from dataclasses import replace
from typing import Protocol

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.subtypes import MULTI_WORD_SUBTYPES
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words import abilities as ab
from bot.oracle.lines.compiler import compile_text, played_abilities
from bot.oracle.nouns.type_words import SUPERTYPES


class Face(Protocol):
    """A face as printed (CR 201-209): what the compiler needs of it."""

    @property
    def name(self) -> str: ...
    @property
    def mana_cost(self) -> str: ...
    @property
    def type_line(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def colors(self) -> tuple[str, ...]: ...
    @property
    def power(self) -> str | None: ...
    @property
    def toughness(self) -> str | None: ...
    @property
    def loyalty(self) -> str | None: ...
    @property
    def defense(self) -> str | None: ...


def link_ability(ability: ab.Ability, card: str) -> ab.Ability:
    """Return the ability with the card on which it is printed, where it can be linked to another one there (CR
    607.1)."""
    return replace(ability, link=card) if isinstance(ability, ab.ActivatedAbility | ab.TriggeredAbility) else ability


_DASH = re.compile(r"\s+[—–−-]+\s+|\s*—\s*")
_SYMBOL = re.compile(r"\{([^{}]*)\}")
_NUMBER = re.compile(r"[+-]?[0-9]{1,9}")


def characteristics_of(face: Face) -> Characteristics:
    """CR 109.3: return what is printed on the face; numbers that are no plain numbers are None."""
    supertypes, types, subtypes = split_type_line(face.type_line)
    readings = compile_text(face.text, face.name, (*supertypes, *types))
    return Characteristics(
        name=face.name,
        mana_cost=face.mana_cost,
        colors=colors_of(face),
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        abilities=tuple(link_ability(each, face.name) for each in played_abilities(readings)),
        power=printed_number(face.power),
        toughness=printed_number(face.toughness),
        loyalty=printed_number(face.loyalty),
        defense=printed_number(face.defense),
    )


def split_type_line(line: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """CR 205.1: return the supertypes, card types and subtypes of a type line, in the printed order."""
    before, *after = _DASH.split(line.strip(), maxsplit=1)
    words = before.split()
    supertypes = tuple(word for word in words if word in SUPERTYPES)
    types = tuple(word for word in words if word not in SUPERTYPES)
    return supertypes, types, _split_subtypes(after[0] if after else "")


def supertypes_and_types(line: str) -> tuple[str, ...]:
    """CR 205.1: return the supertypes and card types of a type line."""
    supertypes, types, _ = split_type_line(line)
    return (*supertypes, *types)


def _split_subtypes(text: str) -> tuple[str, ...]:
    """CR 205.3b: each word is a subtype, but for those of two words."""
    for subtype in MULTI_WORD_SUBTYPES:
        text = text.replace(subtype, subtype.replace(" ", "\0"))
    return tuple(word.replace("\0", " ").replace("’", "'") for word in text.split())


def colors_of(face: Face) -> tuple[Color, ...]:
    """CR 105.2, 202.2: the given colors, else those of the mana cost; what devoid makes of them is the engine's."""
    if face.colors:
        return tuple(color for color in Color if color in face.colors)
    letters = {letter for symbol in _SYMBOL.findall(face.mana_cost) for letter in symbol.upper().split("/")}
    return tuple(color for color in Color if color in letters)


def printed_number(text: str | None) -> int | None:
    """CR 208.2: return a printed number; None for `*`, `1+*`, `X` and where there is none."""
    return int(text) if text is not None and _NUMBER.fullmatch(text) else None

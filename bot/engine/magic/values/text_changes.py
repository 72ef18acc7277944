"""Text-changing effects (CR 612): one word of the rules text and type line becomes another.

`REWORDED_FIELDS` names the fields of abilities that hold such words; a color is reworded everywhere. Costs, names and
counters hold none (612.2)."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from types import MappingProxyType
from typing import Any, TypeVar

from bot.engine.magic.ground.colors import COLOR_NAMES, COLORS_BY_NAME, Color
from bot.engine.magic.ground.mana_pool import StandIn
from bot.engine.magic.ground.subtypes import plural_of
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.qualities import DescribedQuality, KindsQuality, TypeQuality

T = TypeVar("T")
Reword = Callable[[str], str]
"""Returns the word that replaces a printed one: `red`, `Swamp`, `Swamps`."""


def reword_phrase(text: str, reword: Reword) -> str:
    """Reword each word of a phrase, also behind "non"."""
    return re.sub(r"(non-?)?([A-Za-z']+)", lambda found: f"{found[1] or ''}{reword(found[2])}", text)


def reword_types(kinds: str | Sequence[str], reword: Reword) -> str | tuple[str, ...]:
    """Reword one type or several."""
    return reword(kinds) if isinstance(kinds, str) else tuple(reword(each) for each in kinds)


def reword_colors(letters: Sequence[str], reword: Reword) -> tuple[str, ...]:
    return tuple(str(reword_color(Color(each), reword)) for each in letters)


def reword_mana(letters: str, reword: Reword) -> str:
    """Reword mana of one color; mana of any kind and colorless mana stay as they are."""
    return str(reword_color(Color(letters), reword)) if letters in COLOR_NAMES else letters


def reword_several_mana(letters: str, reword: Reword) -> str:
    """Reword mana of several colors, a letter for each."""
    return "".join(reword_mana(each, reword) for each in letters)


REWORDED_FIELDS: Mapping[type[object], Mapping[str, Callable[[Any, Reword], Any]]] = MappingProxyType(
    {
        fx.AddTypes: {"subtypes": reword_types},
        fx.Amass: {"kind": reword_phrase},
        fx.ChangeText: {"old": reword_types, "new": reword_types, "never": reword_types},
        ab.Cost: {"spent_on_x": reword_several_mana},
        fx.CreateTokens: {"subtypes": reword_types, "colors": reword_colors},
        DescribedQuality: {"phrase": reword_phrase},
        fl.Filter: {"all_of": reword_types, "any_of": reword_types, "none_of": reword_types},
        fx.KeywordAbility: {"cost": reword_phrase},
        KindsQuality: {"all_of": reword_types, "none_of": reword_types},
        fx.SetLandTypes: {"subtypes": reword_types},
        fx.SetTypes: {"subtypes": reword_types},
        ab.SpentOnX: {"spent": reword_several_mana},
        StandIn: {"spent": reword_mana},
        TypeQuality: {"name": reword_types, "plural": reword_types},
    }
)
"""CR 612.2: the fields in which words stand that are used as color words, land types or creature types."""


def values_with_text_changed(values: Characteristics, change: fx.ChangeText) -> Characteristics:
    """CR 612.1: the same with the words changed in its rules text and its type line; its name is no such word."""
    return reword_characteristics(values, rewording_of(change))


def words_of(values: Characteristics) -> tuple[str, ...]:
    """The words that its rules text and its type line hold, each once."""
    found: dict[str, None] = {}

    def note(word: str) -> str:
        found[word] = None
        return word

    reword_characteristics(values, note)
    return tuple(found)


def reword_characteristics(values: Characteristics, reword: Reword) -> Characteristics:
    subtypes = tuple(reword(each) for each in values.subtypes)
    return replace(values, subtypes=subtypes, abilities=reword_part(values.abilities, reword))


def rewording_of(change: fx.ChangeText) -> Reword:
    """The rewording that the effect makes, also of plurals and lower case types."""
    old, new = change.old, change.new
    if old is None or new is None:
        return lambda word: word
    words = {old: new}
    if old not in COLORS_BY_NAME:
        words[plural_of(old)] = plural_of(new)
        words |= {word.lower(): other.lower() for word, other in words.items()}
    return lambda word: words.get(word, word)


def reword_part(part: T, reword: Reword) -> T:
    """The ability, or the part of one, with its words as `reword` has them, however deep they stand."""
    if isinstance(part, Color):
        return reword_color(part, reword)  # type: ignore[return-value]  # a color, too
    if isinstance(part, tuple):
        return tuple(reword_part(each, reword) for each in part)  # type: ignore[return-value]  # of the same members
    return reword_fields(part, reword) if is_dataclass(part) and not isinstance(part, type) else part


def reword_fields(part: Any, reword: Reword) -> Any:
    """The part with reworded fields; the part itself if nothing changes."""
    own = REWORDED_FIELDS.get(type(part), {})
    parts = {each.name: getattr(part, each.name) for each in fields(part) if each.init}
    new = {
        name: own[name](old, reword) if old is not None and name in own else reword_part(old, reword)
        for name, old in parts.items()
    }
    if isinstance(part, fx.CreateTokens) and part.name == " ".join(part.subtypes):
        new["name"] = " ".join(new["subtypes"])  # CR 612.2a
    return part if new == parts else replace(part, **new)


def reword_color(color: Color, reword: Reword) -> Color:
    return COLORS_BY_NAME[reword(COLOR_NAMES[color])]

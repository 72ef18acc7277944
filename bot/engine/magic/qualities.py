"""Whether a source has the quality that protection or "hexproof from" names (CR 702.16a-k)."""

from typing import assert_never

from bot.engine.magic.effects import KeywordAbility
from bot.engine.magic.filters import (
    ChosenQuality,
    Color,
    ColorCountQuality,
    ColorQuality,
    EverythingQuality,
    KindsQuality,
    NameQuality,
    PlayerQuality,
    Quality,
    TypeQuality,
)
from bot.engine.magic.identifiers import ObjectId
from bot.engine.magic.keyword_names import Keyword
from bot.engine.magic.layers import characteristics, known_characteristics
from bot.engine.magic.objects import Characteristics, GameObject
from bot.engine.magic.state import GameState


def protection_from(state: GameState, protected: ObjectId, source: ObjectId) -> KeywordAbility | None:
    """CR 702.16b-f: return the protection ability of `protected` whose quality `source` has, None if there is none."""
    guarded = characteristics(state, protected)
    if Keyword.PROTECTION not in guarded.keywords:
        return None
    return next(
        (
            ability
            for ability in guarded.abilities
            if isinstance(ability, KeywordAbility)
            and ability.keyword is Keyword.PROTECTION
            and ability.quality is not None
            and source_has_quality(state, source, ability.quality)
        ),
        None,
    )


def source_has_quality(state: GameState, source: ObjectId, quality: Quality) -> bool:
    """CR 608.2h: of a source that has left, the qualities it last had count."""
    last = state.departed(source)
    thing = state.objects[source] if last is None else last.thing
    return has_quality(thing, known_characteristics(state, source), quality)


def has_quality(source: GameObject, values: Characteristics, quality: Quality) -> bool:
    """Say whether an object with these characteristics has the quality (CR 702.16a, j, k)."""
    match quality:
        case ColorQuality(color=color):
            return color in values.colors
        case TypeQuality(name=name):
            return name in kinds(values)
        case KindsQuality(all_of=all_of, none_of=none_of):
            return kinds(values).issuperset(all_of) and kinds(values).isdisjoint(none_of)
        case NameQuality(name=name):
            return values.name == name
        case ColorCountQuality(word=word):
            return colors_counted(values.colors, word)
        case EverythingQuality():
            return True
        case PlayerQuality(player=player):
            return source.controller == player
        case ChosenQuality():
            return False  # nothing was chosen
        case _:
            assert_never(quality)


def kinds(values: Characteristics) -> frozenset[str]:
    """CR 205: its supertypes, card types and subtypes."""
    return frozenset((*values.supertypes, *values.types, *values.subtypes))


def colors_counted(colors: tuple[Color, ...], word: str) -> bool:
    """CR 105.2a-c."""
    return {"colorless": not colors, "monocolored": len(colors) == 1, "multicolored": len(colors) > 1}[word]

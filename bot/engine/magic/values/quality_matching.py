"""Protection, "hexproof from" and their qualities (CR 702.11, 702.16)."""

from collections.abc import Iterator
from typing import assert_never

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.layers import characteristics, known_characteristics
from bot.engine.magic.values.player_abilities import abilities_of_player
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.qualities import (
    ChosenQuality,
    ColorCountQuality,
    ColoredSpellsQuality,
    ColorQuality,
    DescribedQuality,
    EverythingQuality,
    KindsQuality,
    NameQuality,
    OpponentsQuality,
    PlayerQuality,
    PutWithQuality,
    Quality,
    QualityOfChoice,
    SizeQuality,
    TypeQuality,
)


def protection_from(state: GameState, protected: Recipient, source: ObjectId) -> fx.KeywordAbility | None:
    """CR 702.16b-f: return the protection ability of the permanent or player whose quality `source` has, None if there
    is none."""
    return next(protections_from(state, protected, source), None)


def protections_from(state: GameState, protected: Recipient, source: ObjectId) -> Iterator[fx.KeywordAbility]:
    """CR 702.16a: yield every protection ability of the permanent or player whose quality `source` has."""
    return (
        ability
        for ability in protections_of(state, protected)
        if ability.quality is not None and source_has_quality(state, source, ability.quality)
    )


def protection_removes(state: GameState, host: Recipient, attachment: ObjectId) -> bool:
    """CR 702.16c-d, n: whether the host's protection removes the Aura or Equipment."""
    values, thing = characteristics(state, attachment), state.objects[attachment]
    given = [*abilities_given(values)]
    for ability in protections_from(state, host, attachment):
        if ability.spares is fx.Spared.THIS_AURA and ability in given:
            given.remove(ability)  # each that it gives spares it once
        elif ability.spares is fx.Spared.YOURS_ALREADY_ATTACHED and was_attached_before(state, host, thing, ability):
            continue
        elif ability.spares is not fx.Spared.AURAS or "Aura" not in values.subtypes:
            return True
    return False


def abilities_given(values: Characteristics) -> Iterator[ab.Ability]:
    """The abilities that its static abilities give to objects."""
    for static in values.static_abilities:
        yield from (each.ability for each in static.modifications if isinstance(each, fx.AddAbility))


def was_attached_before(state: GameState, host: Recipient, attachment: GameObject, ability: fx.KeywordAbility) -> bool:
    """CR 613.7d, 701.3c: whether it was attached before a permanent of the same controller gave the host this
    protection."""
    return any(
        ability in abilities_given(characteristics(state, giver.id))
        and giver.controller == attachment.controller
        and giver.timestamp >= attachment.timestamp
        for giver in state.battlefield()
        if state.host_of(giver) == host
    )


def protections_of(state: GameState, protected: Recipient) -> Iterator[fx.KeywordAbility]:
    """CR 702.16a, 702.16c: the protection abilities that a permanent or player has."""
    if isinstance(protected, PlayerId):
        abilities: tuple[ab.Ability, ...] = abilities_of_player(state, protected)
    elif KeywordName.PROTECTION in characteristics(state, protected).keywords:
        abilities = characteristics(state, protected).abilities
    else:
        return
    for ability in abilities:
        if isinstance(ability, fx.KeywordAbility) and ability.keyword is KeywordName.PROTECTION:
            yield ability


def source_has_quality(state: GameState, source: ObjectId, quality: Quality) -> bool:
    """CR 608.2h: whether the source has the quality, or had it when it left."""
    last = state.departed(source)
    thing = state.objects[source] if last is None else last.thing
    return has_quality(thing, known_characteristics(state, source), quality)


def has_quality(source: GameObject, values: Characteristics, quality: Quality) -> bool:
    """Say whether an object with these characteristics has the quality (CR 702.16a, j, k)."""
    match quality:
        case ColorQuality(color=color):
            return color in values.colors
        case TypeQuality(name=name):
            return name in values.kinds
        case KindsQuality(all_of=all_of, none_of=none_of):
            return values.kinds.issuperset(all_of) and values.kinds.isdisjoint(none_of)
        case NameQuality(name=name):
            return values.name == name
        case ColorCountQuality(word=word):
            return has_color_count(values.colors, word)
        case ColoredSpellsQuality():
            return source.zone is Zone.STACK and bool(values.colors)
        case EverythingQuality():
            return True
        case PlayerQuality(player=player):
            return source.controller == player
        case (
            ChosenQuality()
            | QualityOfChoice()
            | OpponentsQuality()
            | DescribedQuality()
            | SizeQuality()
            | PutWithQuality()
        ):
            return False  # those are no protection's
        case _:
            assert_never(quality)


def has_color_count(colors: tuple[Color, ...], word: str) -> bool:
    """CR 105.2a-c."""
    return {"colorless": not colors, "monocolored": len(colors) == 1, "multicolored": len(colors) > 1}[word]

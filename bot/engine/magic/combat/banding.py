"""Banding and "bands with other" (CR 702.22): which bands may be declared, who is blocked together, who divides damage
for whom."""

from collections.abc import Iterator, Sequence

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.combat.attacking import Attacks
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.combat_state import Combat
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import characteristics, has_keyword
from bot.engine.magic.values.quality_matching import has_quality
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.qualities import Quality
from bot.engine.trace import cite_rules

Bands = Sequence[tuple[ObjectId, ...]]


def band_faults(state: GameState, declared: Attacks, bands: Bands) -> Iterator[Refusal]:
    """CR 508.1e, 702.22c-d: yield everything that is wrong with the bands of a declaration."""
    members = [creature for band in bands for creature in band]
    for creature in dict.fromkeys(members):
        if creature not in declared:
            yield Refusal(RefusalKind.BAND_NOT_ATTACKING, cite_rules("702.22c"), creature)
        if members.count(creature) > 1:
            yield Refusal(RefusalKind.BAND_TWICE, cite_rules("702.22c"), creature)
    for band in bands:
        yield from refusals_of_members(state, band)
        yield from bands_attacking_apart(declared, band)


def refusals_of_members(state: GameState, band: tuple[ObjectId, ...]) -> Iterator[Refusal]:
    """CR 702.22c: why these creatures can't form a band: too many without banding, or not all of the quality that a
    member bands with; the explanation with fewer creatures is given."""
    faults = [too_many_without_banding(state, band)]
    faults += (
        members_of_other_quality(state, band, bearer, quality)
        for bearer, quality in bearers_of_bands_with_other(state, band)
    )
    yield from min(faults, key=len)


def too_many_without_banding(state: GameState, band: tuple[ObjectId, ...]) -> list[Refusal]:
    """CR 702.22c: one or more creatures with banding, and at most one without."""
    without = [creature for creature in band if not has_keyword(state, creature, KeywordName.BANDING)]
    excess = without if len(without) == len(band) else without[1:]
    return [Refusal(RefusalKind.BAND_WITHOUT_BANDING, cite_rules("702.22c"), creature) for creature in excess]


def members_of_other_quality(
    state: GameState, band: tuple[ObjectId, ...], bearer: ObjectId, quality: Quality
) -> list[Refusal]:
    """CR 702.22c: whatever is not of the quality that the bearer bands with."""
    return [
        Refusal(RefusalKind.BAND_NOT_OF_QUALITY, cite_rules("702.22c"), creature, bearer, quality=quality)
        for creature in band
        if not creature_has_quality(state, creature, quality)
    ]


def bearers_of_bands_with_other(state: GameState, creatures: Sequence[ObjectId]) -> Iterator[tuple[ObjectId, Quality]]:
    """CR 702.22c, j-k: those that have "bands with other" of a quality that they have themselves, with the quality."""
    return (
        (creature, ability.quality)
        for creature in creatures
        for ability in characteristics(state, creature).abilities
        if isinstance(ability, fx.KeywordAbility)
        and ability.keyword is KeywordName.BANDS_WITH_OTHER
        and ability.quality is not None
        and creature_has_quality(state, creature, ability.quality)
    )


def creature_has_quality(state: GameState, creature: ObjectId, quality: Quality) -> bool:
    """Whether the creature has the quality now."""
    return has_quality(state.objects[creature], characteristics(state, creature), quality)


def bands_attacking_apart(declared: Attacks, band: tuple[ObjectId, ...]) -> Iterator[Refusal]:
    """CR 702.22d: all creatures of a band attack the same player, planeswalker or battle."""
    attacked = [(creature, declared[creature]) for creature in band if creature in declared]
    for creature, what in attacked[1:]:
        if what != attacked[0][1]:
            yield Refusal(RefusalKind.BAND_DIVIDED, cite_rules("702.22d"), creature, attacked[0][0])


def band_of(bands: Bands, creature: ObjectId) -> int | None:
    """The number of the band that the creature is declared in, None for one outside all bands."""
    return next((number for number, band in enumerate(bands) if creature in band), None)


def band_mates(combat: Combat, attacker: ObjectId) -> tuple[ObjectId, ...]:
    """CR 702.22e-f: the other creatures now in the attacker's band."""
    band = combat.attackers[attacker].band
    if band is None:
        return ()
    return tuple(each for each, other in combat.attackers.items() if other.band == band and each != attacker)


def blocked_together(combat: Combat, blocked: Sequence[ObjectId]) -> tuple[ObjectId, ...]:
    """CR 702.22h: what a creature blocks besides, because it blocks these: the others of their bands."""
    if not [attacker for attacker in blocked if combat.attackers[attacker].band is not None]:
        return ()
    together = (mate for attacker in blocked for mate in band_mates(combat, attacker))
    return tuple(dict.fromkeys(mate for mate in together if mate not in blocked))


def damage_divider(state: GameState, combat: Combat, creature: ObjectId, fought: Sequence[ObjectId]) -> PlayerId:
    """CR 702.22j-k: the player who divides the combat damage of a creature among those it fights."""
    if not fight_as_band(state, fought):
        return state.objects[creature].controller
    attacker = combat.attackers.get(creature)
    return state.objects[fought[0]].controller if attacker is None else attacker.defender


BANDING = frozenset({KeywordName.BANDING, KeywordName.BANDS_WITH_OTHER})


def fight_as_band(state: GameState, fought: Sequence[ObjectId]) -> bool:
    """CR 702.22j-k: whether one of them has banding, or one has "bands with other" of a quality that another one has
    too."""
    if not [each for each in fought if not BANDING.isdisjoint(characteristics(state, each).keywords)]:
        return False
    keywords = frozenset[KeywordName]().union(*[characteristics(state, each).keywords for each in fought])
    if KeywordName.BANDING in keywords:
        return True
    return KeywordName.BANDS_WITH_OTHER in keywords and any(
        each != bearer and creature_has_quality(state, each, quality)
        for bearer, quality in bearers_of_bands_with_other(state, fought)
        for each in fought
    )

"""What Auras can enchant (CR 303.4, 702.5): the target of an Aura spell, and what an Aura may be attached to."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bot.engine.magic.ground.identifiers import PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.multiplayer.range_of_influence import reaches
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.targeting.default_targets import is_own
from bot.engine.magic.targeting.legal_targets import player_fits
from bot.engine.magic.values.filter_matching import matches_filter
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.quality_matching import protection_removes
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.qualities import DescribedQuality, PutWithQuality, Quality, TypeQuality


def is_aura(values: Characteristics) -> bool:
    """CR 303.4."""
    return "Aura" in values.subtypes


def enchant_specs(values: Characteristics) -> tuple[fl.TargetSpec, ...]:
    """CR 702.5a, 303.4a: what each of its enchant abilities may target."""
    return tuple(map(target_spec_of_enchant, enchant_qualities(values)))


def enchant_qualities(values: Characteristics) -> tuple[Quality | None, ...]:
    """CR 702.5a: what each of its enchant abilities names."""
    return tuple(
        each.quality
        for each in values.abilities
        if isinstance(each, fx.KeywordAbility) and each.keyword is KeywordName.ENCHANT
    )


def targets_of_aura(values: Characteristics) -> tuple[fl.TargetSpec, ...]:
    """CR 303.4a, 702.5c: the one target of an Aura spell, which all of its enchant abilities have to allow."""
    specs = enchant_specs(values)
    return (replace(specs[0], also=specs[1:]),) if len(specs) > 1 else specs


def target_spec_of_enchant(quality: Quality | None) -> fl.TargetSpec:
    """CR 702.5a: the objects or players that "enchant [quality]" describes."""
    match quality:
        case DescribedQuality(spec=spec):
            return spec
        case PutWithQuality():
            return fl.TargetSpec(fl.CREATURE)
        case TypeQuality(name="Player"):
            return fl.TargetSpec(players=fl.Side.ANY)
        case TypeQuality(name="Permanent"):
            return fl.TargetSpec(fl.Filter())
        case TypeQuality(name=name):
            return fl.TargetSpec(fl.Filter(all_of=(name,)))
        case _:
            return fl.TargetSpec()


def can_enchant(state: GameState, aura: GameObject, host: Recipient) -> bool:
    """CR 303.4c-d, 702.5c, 702.16c, n: whether all its enchant abilities allow the host, and the host has no protection
    from it. Range of influence is not checked here (801.8)."""
    if host == aura.id or protection_removes(state, host, aura.id):
        return False
    qualities = enchant_qualities(characteristics(state, aura.id))
    return all(enchant_allows(state, aura, each, host) for each in qualities)


def enchant_allows(state: GameState, aura: GameObject, quality: Quality | None, host: Recipient) -> bool:
    """CR 702.5a, d: whether one enchant ability allows the host, seen from the Aura's controller."""
    context, spec = Context(aura.id, aura.controller), target_spec_of_enchant(quality)
    if isinstance(host, PlayerId):
        return player_fits(state, context, spec, host)
    thing = state.objects[host]
    if isinstance(quality, PutWithQuality) and (host, thing.incarnation) not in quality.objects:
        return False
    wanted = {Zone.BATTLEFIELD: spec.permanents, Zone.GRAVEYARD: spec.cards}.get(thing.zone)
    if wanted is None:
        return False
    everywhere = replace(state, ranges={}) if state.ranges else state
    return matches_filter(everywhere, context, thing, wanted, partial(characteristics, state))


def possible_hosts(state: GameState, aura: GameObject) -> tuple[Recipient, ...]:
    """CR 303.4f: what an Aura that enters without having been cast can be attached to, the likeliest first: one's own
    objects, unless the Aura harms what it enchants."""
    buried = any(spec.cards is not None for spec in enchant_specs(characteristics(state, aura.id)))
    zones = {Zone.BATTLEFIELD, Zone.GRAVEYARD} if buried else {Zone.BATTLEFIELD}
    there: list[Recipient] = [*(thing.id for thing in state.objects.values() if thing.zone in zones), *state.in_game()]
    found = [each for each in there if can_enchant(state, aura, each)]
    reached = [each for each in found if reaches(state, aura.id, aura.controller, each)]
    harmful = any(changes_harm(aura.printed))
    return tuple(sorted(reached, key=lambda each: is_own(state, aura.controller, each) is harmful))


def changes_harm(printed: Characteristics) -> Iterator[bool]:
    """For each change that the Aura makes, whether it weakens or takes what the Aura enchants."""
    for ability in printed.static_abilities:
        for each in ability.modifications:
            weakens = isinstance(each, fx.ModifyPowerToughness) and each.power + each.toughness < 0
            yield weakens or isinstance(each, fx.GainControl | fx.LoseAllAbilities)
    yield bool(printed.combat_rules)

"""Auras that enchant what they have put onto the battlefield (CR 303.4, 702.5a)."""

from collections.abc import Iterator

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.resolving.locked_references import lock_made
from bot.engine.magic.resolving.resolution import Resolution
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.qualities import PutWithQuality


def enchant_what_is_put(resolution: Resolution, effect: fx.EnchantWhatIsPut) -> None:
    """CR 303.4, 702.5a: it begins before the Aura is attached, and lasts for as long as the Aura is there."""
    source, controller = resolution.stacked.source, resolution.stacked.controller
    aura = resolution.state.objects[source]
    if aura.on_battlefield and aura.incarnation == resolution.stacked.incarnation:
        changes = modifications_of_enchanting(effect, resolution.context.made)
        resolution.propose([ev.EffectBegan(source, (source,), changes, fx.Duration.PERMANENT, controller)])


def modifications_of_enchanting(
    effect: fx.EnchantWhatIsPut, put: tuple[tuple[ObjectId, int], ...]
) -> tuple[fx.Modification, ...]:
    """What becomes of the Aura with which these creatures were put onto the battlefield."""
    gained = fx.AddAbility(fx.KeywordAbility(KeywordName.ENCHANT, PutWithQuality(put)))
    aura = (fx.AddTypes(subtypes=("Aura",)),) if effect.becomes_aura else ()
    return (*aura, fx.LoseKeyword(KeywordName.ENCHANT), gained)


def returned_before(state: GameState) -> Iterator[ev.Event]:
    """What has begun already where such an Aura is stated to enchant a creature on the battlefield."""
    for aura in state.battlefield():
        host = state.host_of(aura)
        if isinstance(host, ObjectId) and state.objects[host].on_battlefield:
            yield from _begun_with(aura, state.objects[host])


def _begun_with(aura: GameObject, creature: GameObject) -> Iterator[ev.Event]:
    put = ((creature.id, creature.incarnation),)
    for ability in aura.printed.triggered_abilities:
        effects = [each for each in ability.effects if isinstance(each, fx.EnchantWhatIsPut)]
        for effect in effects:
            changes = modifications_of_enchanting(effect, put)
            yield ev.EffectBegan(aura.id, (aura.id,), changes, fx.Duration.PERMANENT, aura.controller)
        waiting = [each for each in ability.effects if effects and isinstance(each, fx.MakeDelayedAbility)]
        for each in waiting:
            later = lock_made(Context(aura.id, aura.controller, made=put), each.ability)
            yield ev.DelayedAbilityMade(aura.id, aura.incarnation, aura.controller, later, each.duration, each.once)
